### Wörter, die für sich stehen: Überschriften, Beschriftungen, Antworten.

word-yes = Ja
word-no = Nein
word-none = keine
word-and = und
word-or = oder

word-game = Partie
word-deal = Spiel
word-deal-number = { $number }. Spiel
word-hand = Blatt
word-pack = Kartenspiel
word-stock = Talon
word-upcard = Aufgeschlagene Karte
word-widow = Witwe
word-trump = Trumpf
word-auction = Reizen
word-bid = Gebot
word-pass = Passen
word-contract = Ansage
word-bury = Drücken
word-buried = Gedrückt
word-exchange = Tausch
word-draw = Ziehen
word-meld = Meldung
word-melds = Meldungen
word-lead = Ausspiel
word-trick = Stich
word-tricks = Stiche
word-last-trick = Letzter Stich
word-trick-number = { $number }. Stich
word-made = erfüllt
word-set = verloren
word-misdeal = Verteilfehler
word-score = Spielstand
word-total = Summe
word-target = Zielmarke
word-winner = Sieger
word-points = Punkte
points-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tricks-count =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
