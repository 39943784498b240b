### Leaflets and score sheets on paper.

## Leaflet
paper-family = Pinochle for two, three and four
# $form is `each` or `partners`.
paper-cover-players =
    { $form ->
        [partners] for four, two against two
       *[other] { $players ->
            [2] for two
            [3] for three
           *[other] for four
        }
    }
paper-cover-cards = { $cards } cards
paper-house = So marked: a house rule of this table.
paper-melds-house = This table counts melds by a rule of its own.
paper-source = { $title }, after: { $source }.
paper-notes = Notes
paper-read = Open, the sheet is read column by column, from top to bottom.
paper-fold = To print: at full size, both sides flipped on the short edge. To fold: along the upright lines like an accordion, then in three.

## What must be played, as a flow. `play` is what the answer asks for first, `else` what is left if there is no such card.
paper-yes = yes
paper-no = no
paper-ask-suit = The suit led in your hand?
paper-ask-trump = A trump?
paper-play-beat = Beat the best card with one of this suit
paper-play-beat-trump = If trump was led: beat the best card
paper-play-suit = Any card of this suit
paper-play-higher-trump = A higher trump than those there
paper-play-trump = Any trump
paper-play-any = Any card
paper-else-beat-ruffed = If it was trumped: beat the best card of this suit
paper-else-suit = Otherwise any card of this suit
paper-else-trump = Otherwise any trump

## Score sheet
paper-sheet = Score sheet
paper-sheet-place = Place and date
paper-sheet-name = Player
# The two sides of a partnership game
paper-side-0 = We
paper-side-1 = They
paper-end-target = played to { $value }
paper-end-deals =
    { $value ->
        [one] one deal
       *[other] { $value } deals
    }
paper-end-rounds =
    { $value ->
        [one] one round
       *[other] { $value } rounds
    }
paper-row-bid = Bid
paper-row-melds = Melds
paper-row-tricks = Tricks
paper-row-stakes = Stakes
paper-row-total = Total
paper-last-trick = last trick
paper-all-tricks = all tricks together
