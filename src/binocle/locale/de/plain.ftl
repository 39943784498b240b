### Das Spiel Zeile für Zeile. "plain-word-…" enthält alle Wörter zum Eintippen, klein, mit Leerzeichen dazwischen.

plain-welcome = { $title }. Es spielen: { $players }.
plain-welcome-help = Tippe eine Nummer oder einen Befehl und dann Enter. „hilfe“ zeigt die Befehle.
plain-resumed = Die Partie geht da weiter, wo sie unterbrochen wurde.
plain-player = { $name } ({ $player })
plain-choose = Du kannst:
plain-choose-card = Du kannst spielen: { $cards }
plain-choose-bury = Du kannst drücken: { $cards }
plain-choose-pass = Du kannst an { $name } schieben: { $cards }
plain-choose-hand-out = Du kannst an { $name } geben: { $cards }
plain-more-bids = oder tippe ein höheres Gebot bis { $highest }
plain-more-bids-steps = oder tippe ein höheres Gebot in Schritten von { $step } bis { $highest }
plain-not-understood = „{ $text }“ ist hier nicht zu verstehen. Tippe eine Nummer aus der Liste, eine Karte wie DS oder 10H, oder „hilfe“.
plain-no-such-number = Die Nummer { $number } steht nicht in der Liste; sie geht bis { $count }.
plain-nothing-like-it = Das geht jetzt nicht. Wähle aus der Liste.
plain-which = Welche genau? Tippe die Nummer aus der Liste.
plain-saved = Gespeichert in { $path }. Jede Entscheidung steht dort, sobald sie gefallen ist.
plain-resume = Weiter geht es mit dieser Eingabe:
plain-copied = Eine Abschrift der Partie bis hierher liegt in { $path }.
plain-save-failed = In { $path } ließ sich nicht speichern: { $problem }
plain-bye = Hier endet das Spiel. Auf Wiedersehen!
plain-game-over = Die Partie ist aus.

## Wörter zum Eintippen
plain-word-help = hilfe ?
plain-word-hint = tipp h
plain-word-undo = zurück
plain-word-last = letzter
plain-word-score = stand punkte
plain-word-table = tisch lage
plain-word-rules = regeln
plain-word-howto = ratschläge
plain-word-save = speichern sichern
plain-word-quit = ende schluss
plain-word-pass = passe passen
plain-word-bid = biete bieten
plain-word-play = spiele spielen
plain-word-bury = drücke drücken
plain-word-meld = melde melden meldung
plain-word-dix = dix neun
plain-word-draw = ziehe ziehen
plain-word-trump = trumpf
plain-word-lay = auslegen
plain-word-give-up = aufgeben
plain-word-redeal = neugeben neu
plain-word-durch = durchmarsch
plain-word-give = gib gebe geben schiebe schieben
plain-word-take = nimm nehme nehmen
plain-word-shoot = verspreche versprechen alle
plain-word-revoke = falsch falschspiel
plain-word-claim = beanspruche beanspruchen

## Hilfe
plain-help =
    Tippe die Nummer dessen, was du tun willst, oder:
      eine Karte, um sie zu spielen oder zu drücken: DS ist die Pik-Dame, 10H die Herz-Zehn; S Pik, H Herz, D Karo, C Kreuz
      DS* ist eine Pik-Dame, die auf dem Tisch liegt
      eine Zahl, um sie zu bieten: 260; passe
      trumpf H (oder S, D, C), melde 1, dix, ziehe, auslegen, aufgeben, beanspruche
      wo das Spiel es kennt: durch, neugeben, schiebe DS (dem Partner) oder gib DS (aus der Witwe), nimm (die aufgeschlagene Karte),
      verspreche (alle Stiche), falsch NAME (anzeigen, dass dieser Spieler falsch gespielt hat)
      tipp oder h – was ein Computerspieler an deiner Stelle täte
      zurück – deine letzte Entscheidung zurücknehmen
      letzter – der letzte Stich;  stand – die Punkte;  tisch – wie alles steht
      regeln – die Regeln dieses Spiels;  ratschläge – wie man es gut spielt
      speichern – wo die Partie liegt; speichern DATEI legt dort eine Abschrift ab;  ende – ein andermal weiterspielen
