### Die Seite im Browser: Knöpfe, Überschriften, Einstellungen, und was nur die Seite sagt.

## Start
web-pitch = Pinochle, so wie ihr es spielt.
web-pitch-more = Gleich gegen den Rechner, oder per Link mit Freunden. Ohne Konto, ohne Werbung.
web-play-now = Jetzt spielen
web-continue-game = Zurück ins Spiel
web-games = Spiele
web-with-computer = Rechner
web-with-friends = Freunde
web-tile-two-handed = Zu zweit
web-tile-two-handed-more = 48 Karten, Talon und Auslegen
web-tile-midwest = Zu dritt
web-tile-midwest-more = Reizen, Witwe mit drei Karten
web-tile-partners = Zu viert
web-tile-partners-more = Partner, einfaches Blatt
web-tile-double-deck = Zu viert, doppelt
web-tile-double-deck-more = 80 Karten, je 20
web-tile-binokel = Schwäbischer Binokel
web-tile-binokel-more = Deutsches Blatt, zu dritt
web-own-rules = Eigene Regeln
web-own-rules-more = Von einem Spiel ausgehen und ändern
web-join-title = Hast du einen Code oder einen Link?
web-table-code = Tischcode
web-join = Dazusetzen
web-learn = Regeln lernen
web-more = Mehr
web-guest = Gast
web-to-start = Zur Startseite
web-to-start-keep = Startseite (der Platz bleibt deiner)
web-no-page = Diese Seite gibt es nicht
web-back = Zurück
web-close = Schließen
web-menu = Menü

## Die Leitung zum Server
web-connecting = Einen Moment …
web-line-lost = Verbindung weg. Sie wird wieder aufgebaut.
web-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-line-back = Wieder verbunden. Nichts verpasst.
web-line-replaced = Dieser Platz ist in einem anderen Fenster offen.
web-play-here = Hier weiterspielen
web-try-again = Noch einmal versuchen
web-no-table = Diesen Tisch gibt es nicht
web-no-table-help = Prüfe Link oder Code, oder eröffne einen eigenen Tisch.

## Tisch einrichten
web-new-table = Neuer Tisch
web-rules-from = Regeln
web-read-rules = Diese Regeln lesen
web-change-rules = Diese Regeln ändern
web-all-back = Alle Änderungen zurücknehmen
web-who-plays = Wer spielt
web-your-name = Dein Name
web-a-friend = Jemand über den Link
web-table-options = Tempo, Uhr, Gespräch
web-speed = Tempo der Rechner
web-speed-slow = Langsam
web-speed-normal = Mittel
web-speed-fast = Schnell
web-speed-instant = Sofort
web-level-random = Spielt irgendwas
web-level-easy = Leicht
web-level-expert = Meisterlich
web-level-steady = Solide
web-level-strong = Stark
web-clock = Uhr für jede Entscheidung
web-clock-none = Keine Uhr
web-clock-seconds = { $seconds } Sekunden
web-undo-allowed = Zurücknehmen gegen den Rechner erlaubt
web-house-rules = Hausregeln
web-show-idle = Auch Wirkungsloses zeigen
web-idle = Hat so keine Wirkung.
web-all = Alle
web-back-to = zurück auf { $value }
web-lobby-house = Hausregeln an diesem Tisch
web-differences = Anders als die gewählten Regeln
web-no-differences = Nichts ist geändert.
web-share-rules = Diese Regeln weitergeben
web-copy = Kopieren
web-copied = Kopiert
web-copy-link = Link kopieren
web-paste-line = Eine Zeile, die du bekommen hast
web-take = Übernehmen
web-open-table = Tisch eröffnen
web-open-invite = Tisch eröffnen und einladen
web-contents = Inhalt

## Vor dem Spiel
web-lobby-waiting =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-lobby-full = Alle sind da.
web-seats = Plätze
web-seat-free = Frei
web-here = am Tisch
web-away = abwesend
web-host = Gastgeber
web-sit-down = Hinsetzen
web-sit-here = Hierher
web-set-free = Freimachen
web-start-game = Spiel beginnen
web-start-help = Besetze freie Plätze mit dem Rechner, oder warte auf deine Freunde.
web-fill = Alle freien Plätze mit dem Rechner besetzen
web-wait-host = Der Gastgeber beginnt das Spiel.
web-invite = Freunde einladen
web-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen. Ein Konto braucht niemand.
web-link = Adresse
web-share = Teilen
web-or-code = oder mit dem Code
web-qr = QR-Code des Links

## Am Tisch
web-title-turn = Du bist dran
web-us = Wir
web-them = Sie
web-to-act = ist dran
web-passed = passt
web-highest-bid = Höchstes Gebot
web-no-bid-yet = Noch kein Gebot
web-bid-more = Höher bieten
web-bid-less = Niedriger bieten
web-bid-sure = { $bid } bieten? Noch einmal tippen
web-own-meld = Deine Meldung je Trumpf
web-own-worth = Deine Meldungen
web-only-you = siehst nur du
web-widow-was = In der Witwe lagen
web-you-bury = Du drückst
web-you-pass = Du gibst weiter
web-you-hand-out = Du gibst aus
web-bury-more =
    { $count ->
        [0] Diese Karten drücken?
        [one] Noch eine Karte drücken
       *[other] { $count } Karten drücken
    }
web-pass-more =
    { $count ->
        [0] Diese Karten weitergeben?
        [one] Noch eine Karte weitergeben
       *[other] { $count } Karten weitergeben
    }
web-hand-out-to = Eine Karte für { $name }
web-bury-confirm = Drücken · { $picked }/{ $need }
web-pass-confirm = Weitergeben · { $picked }/{ $need }
web-hand-out-confirm = Ausgeben
web-enough-picked = Das reicht. Tippe eine Karte zurück, oder bestätige.
web-take-back = Zurück auf die Hand: { $card }
web-dix-exchange = Dix tauschen
web-tap-again = Noch einmal tippen: { $label }
web-tap-to-play = Noch einmal tippen spielt sie.
web-continue = Weiter
web-waiting-others = Warten auf die anderen
web-no-melds = keine Meldung
web-melds-to-come = noch nicht ausgelegt
web-own-melds = Deine Meldungen auf dem Tisch
web-melds-of = Meldungen von { $name }
web-tabled-card = { $card }, auf dem Tisch in { $melds }
web-card-holds = { $card }, führt im Stich
web-took-trick =
    { $who ->
        [you] Dein Stich, { $points } Punkte.
       *[other] { $name } macht den Stich, { $points } Punkte.
    }
web-trick-so-far = { $suit } gespielt, { $name } führt.
web-meter = { $side }: bisher { $points }
web-meter-bid = Gebot { $bid }
web-meter-of = { $points } von { $bid } gebotenen Punkten
web-hand =
    { $count ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
web-twin = { $number } von { $count }
web-new-card = neu
web-not-possible = Geht nicht. { $why }
web-not-now = Das geht jetzt nicht.
web-what-to-do = Was zu tun ist
web-what-happened = Verlauf
web-overview = Überblick
web-this-deal = Dieses Spiel
web-playing-to = Bis { $target }
web-melds-shown = Gemeldet
web-hint = Tipp
web-undo = Zurücknehmen
web-claim = Den Rest nehmen
web-seconds-left = Noch { $seconds } Sekunden.
web-stand-in = Rechner springt ein
web-paused = Das Spiel ruht.
web-watching = Du schaust zu. Wer den Tisch führt, kann dir einen Platz freimachen.
web-pause = Anhalten
web-go-on = Weiterspielen

## Menü
web-rules-here = Regeln an diesem Tisch
web-people = Mitspieler und Tempo
web-device = Auf einem anderen Gerät weiter
web-device-help = Öffne diesen Link auf dem anderen Gerät, oder tippe dort den Code ein. Er gilt einmal und { $minutes } Minuten lang.
web-review-last = Das letzte Spiel noch einmal ansehen
web-leave = Vom Tisch aufstehen
web-leave-sure = Noch einmal tippen, dann ist der Platz frei
web-replace = Rechner an die Stelle
web-restart = Neue Partie
web-chat-off = Gespräch abschalten
web-chat-on = Gespräch einschalten
web-spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-fair = Ist ehrlich gemischt?
web-fair-help = Vor dem { $deal }. Spiel hat sich der Server auf diese Zahl festgelegt. Danach zeigt er, wofür sie steht, und jeder kann es prüfen. Dein eigenes Wort wird in die nächsten Spiele eingemischt.
web-own-word = Ein eigenes Wort
web-mix-in = Einmischen
web-talk = Gespräch
web-talk-unread =
    { $count ->
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Etwas sagen
web-send = Senden

## Abrechnung und Nachschau
web-deal-over = Das Spiel ist vorbei
web-next-deal = Nächstes Spiel
web-again = Noch eine Partie
web-review = Nachschau
web-review-deal = { $deal }. Spiel, alle Karten offen
web-review-start = Die Karten, wie sie gegeben wurden.
web-review-none = Dieses Spiel kann noch nicht gezeigt werden.
web-review-step = Schritt
web-review-next = Nächster Schritt
web-review-prev = Schritt zurück
web-review-next-trick = Nächster Stich
web-review-prev-trick = Stich zurück
web-record = Aufzeichnung
web-check-shuffle = Mischen prüfen
web-check-shuffle-help = Die Datei beweist, wie gemischt wurde; „binocle verify-deal DATEI“ prüft sie auf jedem Rechner.
web-you-won = Du hast die Partie gewonnen
web-you-two-won = Ihr beide habt die Partie gewonnen
web-won =
    { $side ->
        [them] Die Gegner haben die Partie gewonnen
       *[one] { $name } hat die Partie gewonnen
    }
web-chart = Stand von Spiel zu Spiel: { $scores }; gespielt wird bis { $target }
web-to-target = bis { $target }

## Einstellungen
web-settings = Einstellungen
web-settings-note = Was du hier wählst, bleibt auf diesem Gerät.
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-colours = Farben der Karten
web-colours-two = Zwei
web-colours-four = Vier
web-index = Zeichen auf den Karten
web-index-normal = Mittel
web-index-large = Groß
web-trump-place = Trumpf auf der Hand
web-trump-alternate = Nach Farben
web-trump-first = Links
web-trump-last = Rechts
web-motion = Bewegung der Karten
web-motion-auto = Wie das Gerät
web-motion-normal = Mittel
web-motion-fast = Schnell
web-motion-off = Aus
web-taps = Karte spielen
web-taps-auto = Je nach Platz
web-taps-one = Einmal tippen
web-taps-two = Zweimal tippen
web-running-points = Punkte im Spiel zeigen
web-sounds = Töne
web-show-talk = Gespräch zeigen
web-keys-on = Einzelne Tasten

## Tasten
web-keys = Tasten
web-key-tab = zu den Antworten, zur Hand, zum Tisch, zur Leiste
web-key-arrows = die Hand entlang; auf und ab zwischen den Reihen
web-key-enter = spielen, wählen, bestätigen
web-key-escape = schließen
web-key-suits = nächste Karte der ersten bis vierten Farbe
web-key-ranks = nächste Karte dieses Rangs, spielbare zuerst
web-key-hand = zur Hand
web-key-bid = Gebot erhöhen oder senken
web-key-pass = passen
web-key-now = die Lage ansagen
web-key-points = den Stand ansagen
web-key-last = letzter Stich
web-key-melds = Meldungen
web-key-hint = Tipp
web-key-talk = Gespräch
web-key-sort = Trumpf links, rechts, nach Farben
web-key-help = diese Tasten
