### What the command line answers to people. Help pages stand with their verbs.

## winner, legal, meld, perft
# $card is a card with its symbol, $number its place in the trick, 1 is the leader's.
cli-winner = { $card } takes the trick (card { $number }).
cli-legal = Legal:    { $cards }
cli-refused = Refused:  { $cards }
cli-meld-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
cli-perft = { $count ->
        [one] { $count } sequence
       *[other] { $count } sequences
    } of { $depth ->
        [one] { $depth } card
       *[other] { $depth } cards
    }

## rules
cli-rules-line = { $players } players, { $cards } cards
cli-rules-head = Name: { $name }. Source: { $source }.
