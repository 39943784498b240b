### Die Regeln als Seite: Überschriften und Wörter, die alle Teile brauchen.
### Jeder Text darf nutzen: $table (two, three oder four: die Art des Tisches), $players, $hand, $packet, $widow (Karten),
### $size und $copies (des Kartenspiels), $lowest (niedrigster Wert), $tricks (Stiche), $trick-total (Punkte).

explain-section-table = Was ihr braucht
explain-section-deal = Das Geben
explain-section-auction = Das Reizen
explain-section-contract = Vom Reizen bis zum Melden
explain-section-stock = Erster Teil: solange der Talon reicht
explain-section-melds = Die Meldungen
explain-section-play =
    { $table ->
        [two] Zweiter Teil: die letzten Stiche
       *[other] Die Stiche
    }
explain-section-score = Die Abrechnung
explain-section-end = Das Ende der Partie
explain-section-money = Einsatz und Anschreiben
explain-section-house = Hausregeln an diesem Tisch
explain-section-idle = Einstellungen ohne Wirkung an diesem Tisch

explain-head = Regelsatz { $line }; Quelle: { $source }.
explain-mark = Ein Stern (*) bezeichnet eine Hausregel dieses Tisches.
explain-house-intro = Gespielt wird { $base } mit diesen Abweichungen:
explain-idle = { $title } – { $value }.
explain-yes = ja
explain-no = nein
explain-number = { $value }

explain-aces = Asse
explain-aces-german = Säue
explain-pinochle = Pinochle
explain-pinochle-german = Binokel
explain-pinochles = Pinochles
explain-pinochles-german = Binokel

## Werte und Farben im Satz
explain-rank-A = Ass
explain-rank-T = Zehn
explain-rank-K = König
explain-rank-Q = Dame
explain-rank-J = Bube
explain-rank-9 = Neun
explain-rank-8 = Acht
explain-rank-7 = Sieben
explain-rank-german-A = Sau
explain-rank-german-T = Zehn
explain-rank-german-K = König
explain-rank-german-Q = Ober
explain-rank-german-J = Unter
explain-rank-german-9 = Neun
explain-rank-german-8 = Acht
explain-rank-german-7 = Sieben
explain-suit-S = Pik
explain-suit-H = Herz
explain-suit-D = Karo
explain-suit-C = Kreuz
explain-suit-german-S = Blatt
explain-suit-german-H = Herz
explain-suit-german-D = Schellen
explain-suit-german-C = Eichel

## Woraus eine Zeile der Meldetafel besteht; $ranks sind Namen von Werten.
explain-cards-lowest = der niedrigste Trumpf
explain-cards-trump = { $ranks } in Trumpf
explain-cards-plain = { $ranks } in einer Nebenfarbe
explain-cards-all = { $ranks } in jeder Farbe

## Unterschiede zweier Regelsätze: $here ist der Wert des ersten Satzes, $there der des anderen.
differs = { $title }: { $here } (statt: { $there }).
differs-row-gone = { $meld } ist hier keine Meldung.
differs-row-new = { $meld } ist hier eine Meldung ({ $cards }) und zählt { $points }.
differs-row-points = { $meld } zählt { $here } statt { $there }.
differs-row-group = { $meld } gehört zur Gruppe „{ $here }“ statt „{ $there }“.
differs-row-cards = { $meld } besteht aus { $here } statt { $there }.
differs-row-suit = { $meld } besteht nun aus { $here } statt { $there }.
