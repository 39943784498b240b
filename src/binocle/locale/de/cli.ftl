### Was die Befehlszeile Menschen antwortet. Die Hilfeseiten stehen bei den Befehlen.

## winner, legal, meld, perft
# $card ist eine Karte mit Farbzeichen, $number ihr Platz im Stich, 1 ist ausgespielt.
cli-winner = { $card } gewinnt den Stich (Karte { $number }).
cli-legal = Erlaubt:   { $cards }
cli-refused = Verboten:  { $cards }
cli-meld-total = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zusammen
cli-perft = { $count ->
        [one] { $count } Folge
       *[other] { $count } Folgen
    } von { $depth ->
        [one] { $depth } Karte
       *[other] { $depth } Karten
    }

## rules
cli-rules-line = { $players } Spieler, { $cards } Karten
cli-rules-head = Kurzname: { $name }. Quelle: { $source }.
