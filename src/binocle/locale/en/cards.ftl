### Suits, ranks and cards. Keys end with the letter used in notation.

## French suits
suit-S = Spades
suit-H = Hearts
suit-D = Diamonds
suit-C = Clubs

## German suits, as on the cards of Binokel
suit-german-S = Leaves
suit-german-H = Hearts
suit-german-D = Bells
suit-german-C = Acorns

## Ranks
rank-A = Ace
rank-T = Ten
rank-K = King
rank-Q = Queen
rank-J = Jack
rank-9 = Nine
rank-8 = Eight
rank-7 = Seven

## Ranks of the German cards
rank-german-A = Ace
rank-german-T = Ten
rank-german-K = King
rank-german-Q = Over
rank-german-J = Under
rank-german-9 = Nine
rank-german-8 = Eight
rank-german-7 = Seven

## Both together
# $rank and $suit are names from above.
card-name = { $rank } of { $suit }
no-trump = no trump
trump-is = { $suit } are trump
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
