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
tui-no-melds = keine Meldung
tui-on-table = Ausgelegt:
tui-stock-gone = Der Talon ist leer.
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
tui-contract = { $name } auf { $points }
tui-contract-every-trick = { $name }: alle Stiche, bei { $points }
tui-so-far = bisher { $points }
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
tui-bury-points = Weggelegte Augen: { $points }
tui-melds-left = Meldung danach: { $points }
tui-bury-keys = Leertaste wählt eine Karte
tui-bury-ready = Enter drückt sie
tui-passing = Für { $name }: { $count } von { $due }
tui-pass-ready = Enter gibt sie weiter
tui-handing-out = Jedem eine Karte der Witwe
tui-hand-out-ready = Enter verteilt sie
tui-your-melds = Deine Meldungen
tui-lay-key = Enter legt sie aus: { $points }
tui-give-up-key = g gibt das Spiel auf
tui-shoot-key = v sagt alle Stiche an: { $points }
tui-meld-or-draw = Melden oder ziehen
tui-draw = Ziehen
tui-draw-stock = Vom Talon ziehen
tui-draw-upcard = { $card } nehmen
tui-dix-exchange = Dix gegen { $card }
tui-dix-show = Dix vorzeigen

## Zeichen. Das des Gebers steht hinter dem Namen.
tui-dealer = (G)
tui-signs = ▸ ist dran, ♛ spielt um das Gebot, (G) gibt, ★ hält den Stich, • ist neu. Angehobene Karten dürfen gespielt werden; bei anderen wird gesagt, warum nicht.
tui-signs-german = Auf den Karten steht ♠ für Blatt, ♥ für Herz, ♦ für Schellen und ♣ für Eichel; O ist der Ober, U der Unter, A die Sau.
tui-signs-anticlockwise = ↺ Es geht gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.

## Abrechnung
tui-sheet-deal = Spiel
tui-sheet-tricks = Augen
tui-sheet-booked = Gebucht
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
tui-does-cards = von Karte zu Karte
tui-does-suits = zur nächsten Karte der ersten bis vierten Farbe im Blatt; in einer Liste: diese Zeile wählen
tui-does-ranks = zur nächsten Karte dieses Werts, spielbare zuerst
tui-does-enter = Karte spielen, Gebot abgeben, Zeile wählen, weiter
tui-does-space = eine Karte zum Drücken wählen oder zurücknehmen; sonst wie Enter
tui-does-updown = durch eine Liste; zwischen Hand und Tisch
tui-does-bid = höheres oder niedrigeres Gebot
tui-does-pass = passen; zu zweit: ziehen, ohne zu melden
tui-does-hint = was ein Computerspieler täte, und warum
tui-does-undo = die letzte eigene Entscheidung zurücknehmen
tui-does-last = der letzte Stich
tui-does-melds = alle Meldungen dieses Spiels
tui-does-score = die Abrechnung
tui-does-give-up = das Spiel aufgeben, wo die Regeln es erlauben (zweimal drücken)
tui-does-claim = ausrufen, die Zielmarke erreicht zu haben, wo es erlaubt ist (zweimal drücken)
tui-does-redeal = mit einem Blatt, das schlecht genug ist, neue Karten verlangen (zweimal drücken)
tui-does-shoot = vor dem ersten Stich alle Stiche ansagen, wo es erlaubt ist (zweimal drücken)
tui-does-accuse = sagen, dass ein Gegner eine Pflicht verletzt hat, wo darüber geurteilt wird
tui-does-language = English
tui-does-four = Farben zweifarbig oder vierfarbig
tui-does-pace = Computerspieler mit kurzer Pause oder sofort
tui-does-help = Tasten, Regeln an diesem Tisch, wie man gut spielt
tui-does-menu = Menü: weiter, speichern und gehen, neue Partie

## Tastenzeile am Fuß
tui-foot-card = Karte
tui-foot-play = spielen
tui-foot-pick = wählen
tui-foot-bury = drücken
tui-foot-bid = bieten
tui-foot-pass = passen
tui-foot-choose = nehmen
tui-foot-draw = ziehen
tui-foot-go-on = weiter
tui-foot-hurry = schneller
tui-foot-hint = Tipp
tui-foot-undo = zurück
tui-foot-last = letzter Stich
tui-foot-melds = Meldungen
tui-foot-score = Stand
tui-foot-help = Hilfe
tui-foot-menu = Menü
tui-foot-give-up = aufgeben
tui-foot-claim = ausrufen
tui-foot-redeal = neu geben
tui-foot-shoot = alle Stiche
tui-foot-accuse = Fehler
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
tui-note-again-shoot = Noch einmal v, um alle Stiche anzusagen.
tui-note-more-to-pick =
    { $count ->
        [one] Wähle noch eine Karte zum Drücken.
       *[other] Wähle noch { $count } Karten zum Drücken.
    }
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

## Wenn ein Fehler behauptet wird
tui-accuse = Wer hat eine Pflicht verletzt?
tui-accuse-nobody = Niemand
tui-accuse-note = Wer sich irrt, kann es bei diesem Spieler nicht wiederholen.

## Menü
tui-menu = Menü
tui-menu-on = Weiterspielen
tui-menu-new = Neue Partie (diese bleibt gespeichert)
tui-menu-language = Go on in English
tui-menu-four = Farben: zweifarbig oder vierfarbig
tui-menu-pace = Computerspieler: sofort oder mit Pause
tui-menu-help = Hilfe
tui-menu-quit = Speichern und beenden

## Neue Partie
tui-new-line = Pinochle zu zweit, zu dritt und zu viert gegen den Computer
tui-new-resume = Gespeicherte Partie fortsetzen
tui-new-seats = Plätze
tui-new-seat-person = du
tui-new-start = Geben
tui-new-saved = { $title }, begonnen { $when }
tui-new-own-empty = Schreibe zuerst einen Regelsatz, etwa midwest?score.target=1000.
tui-new-unreadable = Diese Partie lässt sich nicht fortsetzen: { $problem }
tui-new-nobody = Ein Platz muss deiner sein.
tui-new-foot-move = bewegen
tui-new-foot-change = ändern
tui-new-foot-start = los
tui-new-foot-quit = beenden
tui-set-two-handed = Vom Talon ziehen, Stich für Stich melden, dann ausspielen.
tui-set-midwest = Um die Witwe reizen; Trumpf wird nach dem Drücken genannt.
tui-set-auction = Um die Witwe reizen; erst Trumpf nennen, dann keine Asse und Trümpfe drücken.
tui-set-partners = Zwei gegen zwei, alle Karten verteilt, ein Gebot bestimmt den Trumpf.
tui-set-double-deck = Zwei gegen zwei mit achtzig Karten ohne Neunen.
tui-set-bicycle = Das Spiel zu zweit mit freiem Tausch, vollen Werten und Ausrufen.
tui-set-bicycle-64 = Dasselbe mit 64 Karten bis zur Sieben, die hier der Dix ist.
tui-set-gibson = Keine doppelten Meldungen, und der Dix ist die eine Meldung seines Stichs.
tui-set-hay = Gemeldet wird nach dem Ziehen, mehrmals je Stich, bis 1.200.
tui-set-macdougall = Großes Pinochle, zehnfache Doppel, Ausrufen mit einem weiteren Stich.
tui-set-midwest-19th-century = Mittlerer Westen ohne Mindestgebot.
tui-set-st-joseph = Mittlerer Westen; zwei Trumpfpaare bringen 240.
tui-set-binokel = Deutsche Karten, gegen den Uhrzeigersinn, gereizt wird paarweise; alle Stiche ohne Trumpf sind ein Durch.
tui-set-binokel-48 = Dasselbe mit Siebenen: 15 Karten für jeden und drei in der Witwe.
tui-set-hoskin = Achtzig Karten zu dritt, 25 für jeden und fünf in der Witwe; Trumpf wird ungesehen genannt.
tui-set-hoskin-b = Achtzig Karten zu dritt, 26 für jeden; die Witwe von zwei Karten wird vor dem Trumpf gesehen.
tui-set-partners-passing = Wie Partnerpinochle; die Partner des Gebots geben einander drei Karten.
tui-set-partners-widow = Elf Karten für jeden; wer das Gebot hat, gibt jedem eine Karte der Witwe.
tui-set-double-deck-96 = Mit den Neunen: 96 Karten, 24 für jeden; die Trumpfneun ist der Dix.
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
tui-new-file-about = Aus { $file }.
tui-new-seat-random = Computer, Zufall
tui-new-seat-steady = Computer, solide
tui-new-edit-hint = e ändert die Regeln
tui-new-foot-seats = Plätze
tui-new-foot-edit = Regeln ändern
