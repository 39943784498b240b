### Der Regeleditor im Terminal. Titel, Hilfen und Werte der Felder stehen in form.ftl.

editor-title = Regeleditor
editor-changes =
    { $count ->
        [0] nichts geändert
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
editor-differences =
    { $count ->
        [0] Genau wie { $base }
       *[other] Anders als { $base }:
    }
editor-more = … d zeigt alle
editor-contradiction = Widerspruch: { $fields }
editor-range = Von { $least } bis { $most }.
editor-idle = Zurzeit ohne Wirkung.
editor-meld = Meldung: { $meld }
editor-meld-help = Was sie ein-, zweimal … insgesamt bringt. Zahlen mit Leerzeichen dazwischen eintippen; x nimmt die Zeile heraus oder setzt sie wieder ein.
editor-out = zählt nicht
editor-line = Zum Weitergeben auf einer Zeile:
editor-page-differences = Unterschiede

editor-ask-save = Name deiner Regeln oder ein Pfad:
editor-ask-replace = Die Datei gibt es schon; Enter ersetzt sie. Name:
editor-ask-line = Regelsatz auf einer Zeile:

editor-note-saved = Gespeichert in { $file }
editor-note-failed = { $file } ließ sich nicht schreiben: { $problem }
editor-note-taken = Übernommen.
editor-note-contradiction = Erst den Widerspruch auflösen; c geht dorthin.
editor-note-lost = Solange ein Widerspruch besteht, lässt sich nichts behalten. Noch einmal Esc verwirft alles.
editor-note-quit = Die Änderungen sind nicht gespeichert. Noch einmal beendet ohne sie.

editor-foot-change = ändern
editor-foot-reset = zurücksetzen
editor-foot-differences = Vergleich
editor-foot-save = sichern
editor-foot-line = Zeile
editor-foot-play = spielen
editor-foot-find = zum Widerspruch
editor-foot-accept = übernehmen
editor-foot-cancel = abbrechen
editor-foot-help = Tasten
editor-foot-leave = zurück

editor-key-digits = Ziffern
editor-does-move = von Feld zu Feld; Bild auf und Bild ab schneller
editor-does-groups = zur nächsten Gruppe von Feldern
editor-does-change = der nächste Wert; Zahlen auf und ab
editor-does-type = eine Zahl eintippen, Enter übernimmt sie
editor-does-enter = aus einer Liste wählen, umschalten, eine Zahl oder die Punkte einer Meldung eintippen
editor-does-reset = das Feld zurück auf den Wert des Regelsatzes, von dem du ausgehst
editor-does-out = eine Zeile aus der Meldetafel nehmen oder wieder einsetzen
editor-does-find = zu dem Feld, bei dem der Widerspruch gefunden wurde
editor-does-all = alle Felder zeigen oder nur die mit Wirkung
editor-does-page = alle Unterschiede; die Regeln dieses Satzes als Seite
editor-does-save = als Datei speichern; sie steht dann bei deinen eigenen Regeln
editor-does-line = der Satz auf einer Zeile: zum Verschicken, oder um einen geschickten einzufügen
editor-does-play = mit diesen Regeln eine Partie geben
