### Der Tisch auf dem ganzen Bildschirm: Überschriften, kurze Beschriftungen, Tasten.

## Karten. Acht Buchstaben: die aufgedruckten Werte vom schwächsten zum stärksten.
tui-ranks = 789BDKTA

## Plätze
tui-bid = { $points } geboten
tui-passed = gepasst
tui-melds = Meldung { $points }
tui-tricks = Stiche { $points }

## Die Mitte des Tisches
tui-no-bid-yet = Noch kein Gebot
tui-lowest = Mindestgebot { $points }
tui-points-plain = { $points } P.
tui-no-melds = keine Meldung
tui-on-table = Ausgelegt:
tui-stock-gone = Der Talon ist leer.
tui-none-yet = noch keiner

## Obere Zeilen
tui-to = bis { $points }
tui-contract = { $name } auf { $points }
tui-so-far = bisher { $points }
tui-too-small = Binocle braucht ein Fenster von mindestens 80 Spalten und 24 Zeilen. Bitte vergrößern.

## Auswahl
tui-your-melds-by-trump = Deine Meldung je Trumpf
tui-your-call = Deine Ansage
tui-bid-keys = Enter bestätigt · + − ändert
tui-pass-key = x passt
tui-name-trump = Trumpf nennen
tui-burying = Drücken: { $count } von { $due }
tui-bury-points = Weggelegte Augen: { $points }
tui-melds-left = Meldung danach: { $points }
tui-bury-keys = Leertaste wählt eine Karte
tui-bury-ready = Enter drückt sie
tui-your-melds = Deine Meldungen
tui-lay-key = Enter legt sie aus: { $points }
tui-give-up-key = g gibt das Spiel auf
tui-meld-or-draw = Melden oder ziehen
tui-draw = Ziehen
tui-dix-exchange = Dix gegen { $card }
tui-dix-show = Dix vorzeigen

## Zeichen. Das des Gebers steht hinter dem Namen.
tui-dealer = (G)
tui-signs = ▸ ist dran, ♛ spielt um das Gebot, (G) gibt, ★ hält den Stich, • ist neu. Angehobene Karten dürfen gespielt werden; bei anderen wird gesagt, warum nicht.

## Abrechnung
tui-sheet-deal = Spiel
tui-sheet-tricks = Augen
tui-sheet-booked = Gebucht
tui-sheet-empty = Noch ist kein Spiel abgerechnet.
tui-sheet-target = Wer { $points } hat, gewinnt.

## Was die Tasten tun
tui-key-ranks = A 0 K D B 9
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
tui-foot-close = schließen
tui-foot-turn-page = nächste Seite
tui-foot-scroll = blättern

## Was zu tun ist
tui-due-trump = Nenne die Trumpffarbe.
tui-due-lay = Lege deine Meldungen aus.
tui-due-melds = Alle Meldungen liegen auf dem Tisch. Weiter mit Enter.
tui-due-deal = Das Spiel ist abgerechnet. Weiter mit Enter.
tui-due-meld = Dein Stich. Melde oder ziehe.

## Antworten auf Tasten
tui-note-again-give-up = Noch einmal g, um das Spiel aufzugeben.
tui-note-again-claim = Noch einmal c, um auszurufen; wer falsch ausruft, verliert die Partie.
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
tui-new-sets = Neue Partie
tui-new-own = Eigene Regeln
tui-new-own-hint = Name?Feld=Wert&… oder eine Datei
tui-new-seats = Plätze
tui-new-seat-person = du
tui-new-seat-random = Computer, spielt auf gut Glück
tui-new-seat-steady = Computer, spielt solide
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
tui-set-bicycle = Dasselbe mit freiem Tausch, vollen Werten und Ausrufen.
tui-set-midwest = Um die Witwe reizen; Trumpf wird nach dem Drücken genannt.
tui-set-auction = Um die Witwe reizen; erst Trumpf nennen, dann keine Asse und Trümpfe drücken.
tui-set-partners = Zwei gegen zwei, alle Karten verteilt, ein Gebot bestimmt den Trumpf.
tui-set-double-deck = Zwei gegen zwei mit achtzig Karten ohne Neunen.
