### Meldungen. Der Teil nach "meld-" ist der Name in Schreibweise und Aufzeichnungen.

## Läufe und Paare
meld-run = Lauf
meld-double-run = Doppelter Lauf
meld-triple-run = Dreifacher Lauf
meld-quadruple-run = Vierfacher Lauf
meld-plain-run = Lauf in Nebenfarbe
meld-double-plain-run = Doppelter Lauf in Nebenfarbe
meld-royal-marriage = Trumpfpaar
meld-double-royal-marriage = Doppeltes Trumpfpaar
meld-triple-royal-marriage = Dreifaches Trumpfpaar
meld-quadruple-royal-marriage = Vierfaches Trumpfpaar
meld-marriage = Paar
meld-double-marriage = Doppeltes Paar
meld-triple-marriage = Dreifaches Paar
meld-quadruple-marriage = Vierfaches Paar
meld-dix = Dix

## Gleiche in allen Farben
meld-aces-around = Asse rundum
meld-double-aces-around = Asse rundum doppelt
meld-triple-aces-around = Asse rundum dreifach
meld-quadruple-aces-around = Asse rundum vierfach
meld-kings-around = Könige rundum
meld-double-kings-around = Könige rundum doppelt
meld-triple-kings-around = Könige rundum dreifach
meld-quadruple-kings-around = Könige rundum vierfach
meld-queens-around = Damen rundum
meld-double-queens-around = Damen rundum doppelt
meld-triple-queens-around = Damen rundum dreifach
meld-quadruple-queens-around = Damen rundum vierfach
meld-jacks-around = Buben rundum
meld-double-jacks-around = Buben rundum doppelt
meld-triple-jacks-around = Buben rundum dreifach
meld-quadruple-jacks-around = Buben rundum vierfach

## Pinochles
meld-pinochle = Pinochle
meld-double-pinochle = Doppel-Pinochle
meld-triple-pinochle = Dreifach-Pinochle
meld-quadruple-pinochle = Vierfach-Pinochle
meld-grand-pinochle = Grand Pinochle

## Könige und Damen aller Farben
meld-roundhouse = Rundgang
meld-double-roundhouse = Doppelter Rundgang

## Was sonst noch zählt
meld-run-extra = Karte neben dem Lauf
meld-roundhouse-extra = Zuschlag für den Rundgang

## Namen bei deutschen Karten, wo sie anders sind
meld-german-run = Lauf (Familie)
meld-german-double-run = Doppelter Lauf (Familie)
meld-german-aces-around = Säue rundum
meld-german-double-aces-around = Säue rundum doppelt
meld-german-queens-around = Ober rundum
meld-german-double-queens-around = Ober rundum doppelt
meld-german-triple-queens-around = Ober rundum dreifach
meld-german-quadruple-queens-around = Ober rundum vierfach
meld-german-jacks-around = Unter rundum
meld-german-double-jacks-around = Unter rundum doppelt
meld-german-triple-jacks-around = Unter rundum dreifach
meld-german-quadruple-jacks-around = Unter rundum vierfach
meld-german-pinochle = Binokel
meld-german-double-pinochle = Doppelbinokel
meld-german-triple-pinochle = Dreifachbinokel
meld-german-quadruple-pinochle = Vierfachbinokel

## Wie Meldungen ausgeschrieben werden
# $meld ist ein Name von oben, $suit der Name einer Farbe.
meld-in-suit = { $meld } ({ $suit })
# $points ist der Wert der Meldung.
meld-with-points = { $meld }: { $points }
meld-class-sequence = Läufe und Paare
meld-class-around = Vier Gleiche
meld-class-special = Pinochle-Gruppe
