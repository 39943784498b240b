### Der Tisch auf dem ganzen Bildschirm: Überschriften, kurze Beschriftungen, Tasten.

## Karten. Acht Buchstaben: die aufgedruckten Werte vom schwächsten zum stärksten.
tui-ranks = 789BDKTA

## Die Tasten für dieselben acht auf deutschen Karten; u nimmt zurück, darum hat der Unter die Taste des Buben.
tui-keys-german = 789BOKTA

## Plätze
tui-bid = { $points } geboten
tui-passed = gepasst
tui-signal = zeigt { $points } an
tui-melds = Meldung { $points }
tui-tricks = Stiche { $points }
tui-melds-struck = Meldung gestrichen

## Die Mitte des Tisches
tui-no-bid-yet = Noch kein Gebot
tui-lowest = Mindestgebot { $points }
tui-points-plain = { $points } P.
tui-points-part = { $points } P. (Meldung { $part })
tui-no-melds = keine Meldung
tui-on-table = Ausgelegt:
tui-stock-gone = Der Talon ist leer.
tui-stock = Talon: { $count }
tui-none-yet = noch keiner
tui-handed = { $giver } an { $receiver }

## Obere Zeilen
tui-to = bis { $points }
tui-of-deals =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
tui-durch = Ein Durch
tui-no-trump = kein Trumpf
tui-contract = { $name }: Gebot { $points }
tui-contract-every-trick = { $name } um { $points }: alle Stiche
tui-so-far = {", "}bisher { $points }
tui-too-small = Binocle braucht ein Fenster von mindestens 80 Spalten und 24 Zeilen. Bitte vergrößern.

## Auswahl
tui-your-melds-by-trump = Deine Meldung je Trumpf
tui-your-call = Deine Ansage
tui-bid-keys = Enter bestätigt · + − ändert
tui-pass-key = x passt
tui-redeal-key = n verlangt neue Karten
tui-name-trump = Trumpf nennen
tui-durch-offer = Durch: alle Stiche
tui-burying = Drücken: { $count } von { $due }
tui-bury-points = Gedrückte Augen: { $points }
tui-melds-left = Meldung danach: { $points }
tui-bury-keys = Leertaste wählt eine Karte
tui-bury-ready = Enter drückt sie
tui-passing = Für { $name }: { $count } von { $due }
tui-pass-ready = Enter gibt sie weiter
tui-handing-out = Für jeden eine Witwenkarte
tui-hand-out-ready = Enter verteilt sie
tui-your-melds = Deine Meldungen
tui-lay-key = Enter legt sie aus: { $points }
tui-give-up-key = g gibt das Spiel auf
tui-shoot-key = v verspricht alle Stiche: { $points }
tui-meld-or-draw = Melden oder ziehen
tui-draw = Ziehen
tui-draw-stock = Vom Talon ziehen
tui-draw-upcard = { $card } nehmen
tui-dix-exchange = Dix gegen { $card }
tui-dix-show = Dix vorzeigen

## Zeichen. Das des Gebers steht hinter dem Namen.
tui-dealer = (G)
tui-signs = ▸ ist dran, ♛ spielt um das Gebot, (G) gibt, ★ hält den Stich, • ist neu. Angehobene Karten dürfen gespielt werden; wählst du eine andere, erfährst du, warum sie nicht geht.
tui-signs-german = Auf den Karten steht ♠ für Blatt, ♥ für Herz, ♦ für Schellen und ♣ für Eichel; O ist der Ober, U der Unter, A die Sau.
tui-signs-anticlockwise = ↺ Es geht gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.

## Abrechnung
tui-sheet-deal = Spiel
tui-sheet-tricks = Augen
tui-sheet-booked = Angeschrieben
tui-sheet-now = Jetzt
tui-sheet-empty = Noch ist kein Spiel abgerechnet.
tui-sheet-target = Wer { $points } hat, gewinnt.
tui-sheet-deals =
    { $count ->
        [one] Die Partie hat ein Spiel.
       *[other] Die Partie hat { $count } Spiele.
    }
tui-sheet-stakes = Einsatz
tui-sheet-paid = dieses Spiel
tui-sheet-ledger = insgesamt
tui-sheet-pool = In der Kasse: { $count }
tui-sheet-chips = Spielmarken
tui-sheet-struck = gestrichen

## Was die Tasten tun
tui-key-ranks = A 0 K D B 9
tui-key-ranks-german = A 0 K O B 9
tui-key-space = Leertaste
tui-key-quit = Strg-Q
tui-does-cards = von Karte zu Karte
tui-does-suits = zur nächsten Karte der ersten bis vierten Farbe im Blatt; in einer Liste: diese Zeile wählen
tui-does-ranks = zur nächsten Karte dieses Werts, spielbare zuerst
tui-does-enter = Karte spielen, Gebot abgeben, Zeile wählen, weiter
tui-does-space = eine Karte wählen, die weg soll, oder sie zurücknehmen; sonst wie Enter
tui-does-updown = durch eine Liste; zwischen Hand und Tisch
tui-does-bid = höheres oder niedrigeres Gebot
tui-does-pass = passen; zu zweit: ziehen, ohne zu melden
tui-does-hint = was ein Computerspieler täte, und warum
tui-does-undo = die letzte eigene Entscheidung zurücknehmen
tui-does-last = der letzte Stich
tui-does-melds = alle Meldungen dieses Spiels
tui-does-score = die Abrechnung
tui-does-give-up = das Spiel aufgeben, wo die Regeln es erlauben (zweimal drücken)
tui-does-claim = ausrufen, dass die Zielmarke erreicht ist, wo es erlaubt ist (zweimal drücken)
tui-does-redeal = mit einem Blatt, das schlecht genug ist, neue Karten verlangen (zweimal drücken)
tui-does-shoot = vor dem ersten Stich alle Stiche versprechen, wo es erlaubt ist (zweimal drücken)
tui-does-accuse = das Falschspiel eines Gegners anzeigen, wo darüber geurteilt wird
tui-does-language = English
tui-does-four = Farben zweifarbig oder vierfarbig
tui-does-pace = Computerspieler mit kurzer Pause oder sofort
tui-does-help = Tasten, Regeln an diesem Tisch, wie man gut spielt
tui-does-menu = Menü: weiter, speichern und gehen, neue Partie
tui-does-quit = sofort beenden, auch mit Strg-C; die Partie ist gespeichert

## Tastenzeile am Fuß
tui-foot-card = Karte
tui-foot-play = spielen
tui-foot-pick = wählen
tui-foot-bury = drücken
tui-foot-bid = bieten
tui-foot-pass = passen
tui-foot-choose = wählen
tui-foot-draw = ziehen
tui-foot-go-on = weiter
tui-foot-hurry = schneller
tui-foot-hint = Tipp
tui-foot-undo = zurück
tui-foot-last = Stich
tui-foot-melds = Meldung
tui-foot-meld = melden
tui-foot-lay = auslegen
tui-foot-score = Stand
tui-foot-help = Hilfe
tui-foot-menu = Menü
tui-foot-give-up = aufgeben
tui-foot-claim = ausrufen
tui-foot-redeal = neu geben
tui-foot-shoot = alle Stiche
tui-foot-accuse = anzeigen
tui-foot-pass-on = weitergeben
tui-foot-hand-out = verteilen
tui-foot-close = schließen
tui-foot-turn-page = nächste Seite
tui-foot-scroll = blättern

## Was zu tun ist
tui-due-trump = Nenne die Trumpffarbe.
tui-due-pass =
    { $count ->
        [one] Wähle eine Karte für deinen Mitspieler.
       *[other] Wähle { $count } Karten für deinen Mitspieler.
    }
tui-due-hand-out = Wähle für jeden der Reihe nach eine Karte der Witwe; der Rest bleibt dir.
tui-due-lay = Lege deine Meldungen aus.
tui-due-melds = Alle Meldungen liegen auf dem Tisch. Weiter mit Enter.
tui-due-deal = Das Spiel ist abgerechnet. Weiter mit Enter.
tui-due-meld = Dein Stich. Melde oder ziehe.

## Antworten auf Tasten
tui-note-again-give-up = Noch einmal g, um das Spiel aufzugeben.
tui-note-again-claim = Noch einmal c, um auszurufen; wer falsch ausruft, verliert die Partie.
tui-note-again-redeal = Noch einmal n, um das Blatt zu zeigen und neu geben zu lassen.
tui-note-again-shoot = Noch einmal v, um alle Stiche zu versprechen.
tui-note-more-to-pick =
    { $count ->
        [one] Wähle erst noch eine Karte (Leertaste).
       *[other] Wähle erst noch { $count } Karten (Leertaste).
    }
tui-note-enough-picked =
    { $count ->
        [one] Eine Karte ist schon gewählt. Nimm sie erst zurück, oder drücke Enter.
       *[other] { $count } Karten sind schon gewählt. Nimm erst eine zurück, oder drücke Enter.
    }
tui-note-put-back = Diese Karten dürfen nicht zusammen weg. Nimm erst eine zurück.
tui-hint-others = Dazu: { $cards }
tui-note-not-now = Jetzt gibt es nichts zu wählen.
tui-note-instant = Die Computerspieler handeln sofort.
tui-note-paced = Die Computerspieler warten kurz.
tui-note-two = Zweifarbiges Blatt.
tui-note-four = Vierfarbiges Blatt.
tui-note-no-right = Das geht jetzt nicht.

## Seiten
tui-page-keys = Tasten
tui-page-rules = Regeln
tui-page-howto = Gut spielen
tui-page-melds = Meldungen
tui-page-score = Abrechnung
tui-page-won = Gewonnen
tui-page-lost = Verloren

## Wenn Falschspiel angezeigt wird
tui-accuse = Wer hat falsch gespielt?
tui-accuse-nobody = Niemand
tui-accuse-note = Eine falsche Anzeige lässt sich gegen diesen Spieler nicht wiederholen.

## Menü
tui-menu = Menü
tui-menu-on = Weiterspielen
tui-menu-new = Neue Partie (diese bleibt gespeichert)
tui-menu-language = Go on in English
tui-menu-four = Farben: zweifarbig oder vierfarbig
tui-menu-pace = Computerspieler: sofort oder mit Pause
tui-menu-help = Hilfe
tui-menu-quit = Speichern und beenden
tui-menu-kept = Jede Entscheidung wird sofort gespeichert, und zwar in { $path }

## Nach dem Beenden
tui-farewell-saved = Die Partie ist in { $path } gespeichert. Beim nächsten Start steht sie oben in der Liste.
tui-farewell-over = Die Partie ist zu Ende; aufgezeichnet ist sie in { $path }.

## Neue Partie
tui-new-line = Pinochle zu zweit, zu dritt und zu viert gegen den Computer
tui-new-resume = Gespeicherte Partie fortsetzen
tui-new-seats = Plätze
tui-new-seat-person = du
tui-new-start = Geben
tui-new-own-empty = Gib zuerst einen Regelsatz ein, etwa midwest?score.target=1000.
tui-new-unreadable = Diese Partie lässt sich nicht fortsetzen: { $problem }
tui-new-nobody = Ein Platz muss deiner sein.
tui-new-foot-move = wählen
tui-new-foot-change = ändern
tui-new-foot-start = spielen
tui-new-foot-quit = beenden
tui-set-two-handed = Vom Talon ziehen, Stich für Stich melden, dann ausspielen.
tui-set-midwest = Um die Witwe reizen; Trumpf wird nach dem Drücken genannt.
tui-set-auction = Um die Witwe reizen; erst Trumpf nennen, dann keine Asse und Trümpfe drücken.
tui-set-partners = Zwei gegen zwei, alle Karten verteilt, ein Gebot bestimmt den Trumpf.
tui-set-double-deck = Zwei gegen zwei mit achtzig Karten ohne Neunen.
tui-set-bicycle = Das Spiel zu zweit mit freiem Tausch, vollen Werten und Ausrufen.
tui-set-bicycle-64 = Dasselbe mit 64 Karten bis zur Sieben, die hier die Dix ist.
tui-set-gibson = Keine doppelten Meldungen, und die Dix ist die eine Meldung seines Stichs.
tui-set-hay = Gemeldet wird nach dem Ziehen, mehrmals je Stich, bis 1.200.
tui-set-macdougall = Grand Pinochle, doppelte Meldungen zählen zehnfach, Ausrufen mit einem weiteren Stich.
tui-set-midwest-19th-century = Mittlerer Westen ohne Mindestgebot.
tui-set-st-joseph = Mittlerer Westen; zwei Trumpfpaare bringen 240.
tui-set-binokel = Deutsche Karten, gegen den Uhrzeigersinn, gereizt wird paarweise; alle Stiche ohne Trumpf sind ein Durch.
tui-set-binokel-48 = Dasselbe mit Siebenen: 15 Karten für jeden und drei in der Witwe.
tui-set-hoskin = Achtzig Karten zu dritt, 25 für jeden und fünf in der Witwe; Trumpf wird ungesehen genannt.
tui-set-hoskin-b = Achtzig Karten zu dritt, 26 für jeden; die Witwe von zwei Karten wird vor dem Trumpf gesehen.
tui-set-partners-passing = Wie Partnerpinochle; Ansager und Partner schieben einander drei Karten zu.
tui-set-partners-widow = Elf Karten für jeden; wer das Gebot hat, gibt jedem eine Karte der Witwe.
tui-set-double-deck-96 = Mit den Neunen: 96 Karten, 24 für jeden; die Trumpfneun ist die Dix.
tui-set-neuralplay = Vier Karten werden getauscht, bis 150, Punkte ohne die letzte Null.
tui-set-pinochle-classic = Vorhand muss eröffnen, drei Karten werden getauscht, bis 500, ohne die letzte Null.
tui-set-trickster-single = Vier Karten werden getauscht; der Geber darf nicht passen, wenn alle gepasst haben.
tui-set-trickster-double = Achtzig Karten, bis 5.000; der Geber darf nicht passen, wenn alle gepasst haben.
tui-new-players-2 = Zu zweit
tui-new-players-3 = Zu dritt
tui-new-players-4 = Zu viert
tui-new-own = Eigene Regeln
tui-new-own-line = Zeile oder Datei
tui-new-own-hint = Name?Feld=Wert&…
tui-new-own-about = Ein Regelsatz und seine Änderungen auf einer Zeile, etwa midwest?score.target=1000, oder der Pfad einer .toml-Datei. F2 öffnet sie im Editor.
tui-new-broken = Diese Datei lässt sich nicht spielen: { $problem }
tui-new-file-about = Aus der Datei { $file }.
tui-new-seat-random = Computer, Zufall
tui-new-seat-easy = Computer, leicht
tui-new-seat-steady = Computer, solide
tui-new-seat-strong = Computer, stark
tui-new-seat-expert = Computer, Meister
tui-new-edit-hint = e ändert die Regeln
tui-new-foot-seats = Plätze
tui-new-foot-edit = Regeln ändern

## Gespeicherte Partien
tui-day = { $day }.{ $month }.{ $year }
tui-day-and-time = { $day }.{ $month }.{ $year } um { $time } Uhr
tui-saved-row = { $number }. Spiel · { $score } · { $when }
tui-saved-row-first = { $number }. Spiel · { $when }
tui-saved-deal = { $number }. Spiel
tui-saved-begun = Begonnen am { $when }
tui-saved-last = Zuletzt gespielt am { $when }
tui-saved-go-on = Enter setzt sie fort.
tui-saved-damaged = Beschädigte Partien
tui-saved-damaged-about = Diese Datei lässt sich nicht fortsetzen.

## Was mit einer Datei nicht stimmt
trouble-record = Die Aufzeichnung ist beschädigt.
trouble-record-line = Die Aufzeichnung ist in Zeile { $line } beschädigt.
trouble-no-plain-file = Das ist keine gewöhnliche Datei, sondern eine Verknüpfung, ein Ordner oder ein Gerät; sie wird nicht geöffnet.
trouble-too-large = Die Datei ist für eine Partie zu groß.
trouble-missing = Die Datei oder ihr Ordner ist nicht vorhanden.
trouble-forbidden = Für diese Datei oder ihren Ordner fehlt dir die Berechtigung.
trouble-read-only = Dort lässt sich nichts schreiben.
trouble-exists = Eine Datei dieses Namens gibt es schon.
trouble-folder = Das ist ein Ordner, keine Datei.
trouble-no-folder = Ein Teil dieses Pfads ist eine Datei und kein Ordner.
trouble-full = Auf dem Datenträger ist kein Platz mehr.
trouble-long-name = Der Name ist zu lang.
trouble-other = Das System meldet den Fehler { $number }.
