### Melds. The part after "meld-" is the name used in notation and records.

## Sequences and marriages
meld-run = Run
meld-double-run = Double run
meld-triple-run = Triple run
meld-quadruple-run = Quadruple run
meld-plain-run = Plain run
meld-double-plain-run = Double plain run
meld-royal-marriage = Royal marriage
meld-double-royal-marriage = Double royal marriage
meld-triple-royal-marriage = Triple royal marriage
meld-quadruple-royal-marriage = Quadruple royal marriage
meld-marriage = Marriage
meld-double-marriage = Double marriage
meld-triple-marriage = Triple marriage
meld-quadruple-marriage = Quadruple marriage
meld-dix = Dix

## Arounds
meld-aces-around = Aces around
meld-double-aces-around = Double aces around
meld-triple-aces-around = Triple aces around
meld-quadruple-aces-around = Quadruple aces around
meld-kings-around = Kings around
meld-double-kings-around = Double kings around
meld-triple-kings-around = Triple kings around
meld-quadruple-kings-around = Quadruple kings around
meld-queens-around = Queens around
meld-double-queens-around = Double queens around
meld-triple-queens-around = Triple queens around
meld-quadruple-queens-around = Quadruple queens around
meld-jacks-around = Jacks around
meld-double-jacks-around = Double jacks around
meld-triple-jacks-around = Triple jacks around
meld-quadruple-jacks-around = Quadruple jacks around

## Pinochles
meld-pinochle = Pinochle
meld-double-pinochle = Double pinochle
meld-triple-pinochle = Triple pinochle
meld-quadruple-pinochle = Quadruple pinochle
meld-grand-pinochle = Grand pinochle

## Kings and queens of all suits
meld-roundhouse = Roundhouse
meld-double-roundhouse = Double roundhouse

## What else is paid
meld-run-extra = Extra card beside a run
meld-roundhouse-extra = Roundhouse bonus

## Names with German cards, where they differ
meld-german-run = Run (family)
meld-german-double-run = Double run (family)
meld-german-aces-around = Aces around
meld-german-double-aces-around = Double aces around
meld-german-queens-around = Overs around
meld-german-double-queens-around = Double overs around
meld-german-triple-queens-around = Triple overs around
meld-german-quadruple-queens-around = Quadruple overs around
meld-german-jacks-around = Unders around
meld-german-double-jacks-around = Double unders around
meld-german-triple-jacks-around = Triple unders around
meld-german-quadruple-jacks-around = Quadruple unders around
meld-german-pinochle = Binokel
meld-german-double-pinochle = Double binokel
meld-german-triple-pinochle = Triple binokel
meld-german-quadruple-pinochle = Quadruple binokel

## How melds are written out
# $meld is a name from above, $suit a suit's name.
meld-in-suit = { $meld } in { $suit }
# $points is the meld's worth.
meld-with-points = { $meld }: { $points }
meld-class-sequence = Sequences and marriages
meld-class-around = Four of a rank
meld-class-special = Pinochles
