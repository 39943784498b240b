### The table: names of cards in short, labels of actions, the situation.

## Ranks in short, from the lowest to the highest
short-ranks = 7 8 9 J Q K 10 A

## German suits and ranks in short; a card is written suit, hyphen, rank
short-german-S = Lf
short-german-H = Ht
short-german-D = Bl
short-german-C = Ac
short-german-ranks = 7 8 9 Un Ov K 10 A

## Labels of actions
label-bid = Bid { $bid }
label-pass = Pass
label-redeal = Show your hand and ask for a new deal
label-trump = Name { $suit } trump
label-durch = Announce a Durch: every trick, without trump
label-pass-card = Pass { $card } to { $name }
label-hand-out = Hand { $card } to { $name }
label-bury = Bury { $card }
label-lay-melds = Lay down your melds
label-meld = Meld { $meld } with { $cards } — { $points }
label-dix-exchange = Exchange the dix { $card } for { $upcard } — { $points }
label-dix-exchange-tabled = Exchange the dix on the table for { $upcard }
label-dix-show = Show the dix { $card } — { $points }
label-draw = Draw a card
label-draw-upcard = Take the turned-up card { $card }
label-play = Play { $card }
label-play-tabled = Play { $card } from the table ({ $melds })
label-give-up = Give up this deal
label-shoot = Shoot the moon: promise every trick
label-claim-revoke = Claim that { $name } has failed a duty
label-call-out = Claim to have reached the mark

## The situation
table-deal =
    { $who ->
        [you] Deal { $number }, you deal.
       *[other] Deal { $number }, { $name } deals.
    }
table-decider = This deal decides the game.
table-trump = Trump: { $suit }
table-no-trump-yet = Trump: not known yet
table-durch = Trump: none. Every trick is promised (Durch).
table-shot = Every trick is promised.
table-upcard = Turned up: { $card }
table-stock =
    { $count ->
        [0] Stock: gone
        [one] Stock: one card
       *[other] Stock: { $count } cards
    }
table-bids = Bids: { $calls }
table-call-pass = pass
table-call-signal = { $bid } (announcing { $signal } in melds)
table-lowest-bid = Lowest bid now: { $bid }
table-contract =
    { $who ->
        [you] You play for { $bid }.
       *[other] { $name } plays for { $bid }.
    }
table-to-bury =
    { $count ->
        [one] One card is to be buried.
       *[other] { $count } cards are to be buried.
    }
table-to-pass =
    { $count ->
        [one] One card is to be passed to { $name }.
       *[other] { $count } cards are to be passed to { $name }.
    }
table-to-hand-out = Still due a card of the widow: { $names }
table-handed =
    { $who ->
        [you] You gave { $name }: { $cards }
       *[other] { $name } gave you: { $cards }
    }
table-widow = Widow: { $cards }
table-buried = Buried: { $cards }
table-trick-empty =
    { $who ->
        [you] Trick { $number }: you lead.
       *[other] Trick { $number }: { $name } leads.
    }
table-trick =
    { $who ->
        [you] Trick { $number }: { $plays }. You are winning.
       *[other] Trick { $number }: { $plays }. { $name } is winning.
    }
table-last-trick =
    { $who ->
        [you] Last trick: { $plays }. You won it: { $points }.
       *[other] Last trick: { $plays }. { $name } won it: { $points }.
    }
table-no-trick = No trick has been played in this deal.
table-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty.
table-held = Cards in hand: { $counts }
table-tabled =
    { $who ->
        [you] On the table before you: { $cards }
       *[other] On the table before { $name }: { $cards }
    }
table-melds =
    { $who ->
        [you] Your melds: { $melds }
       *[other] { $name }’s melds: { $melds }
    }
table-to-act =
    { $who ->
        [you] Your turn: { $task }.
       *[other] { $name } is to act.
    }
task-auction =
    { $may ->
        [both] bid or pass
        [bid] bid
       *[pass] pass
    }
task-trump = name trump
task-bury =
    { $count ->
        [one] bury a card
       *[other] bury { $count } cards
    }
task-pass =
    { $count ->
        [one] pass a card
       *[other] pass { $count } cards
    }
task-hand-out = hand out a card
task-lay = lay down your melds
task-meld = meld or draw
task-draw = draw a card
task-lead = lead a card
task-play = play a card
table-to-deal = The cards are to be dealt.
table-over = The game is over.

## Names of sides where a name must stand alone
side-name =
    { $who ->
        [you] You
        [us] You and { $partner }
       *[other] { $name }
    }
side-pair = { $first } and { $second }

## Score
score-line = { $side }: { $total } ({ $melds } in melds and { $tricks } in tricks in this deal)
score-line-booked = { $side }: { $total }, of which { $melds } in melds of this deal; { $tricks } in tricks are still to be added
score-target = Playing to { $target }.
sheet-title = Deal { $number }
sheet-line = { $side }: melds { $melds }, tricks { $tricks }, booked { $change }, total { $total }
sheet-stakes = Stakes of this deal: { $stakes }
sheet-pool = In the pool: { $pool }
score-stakes = Stakes so far: { $stakes }
score-chips =
    { $keeping ->
        [countdown] Chips left to give away: { $chips }
       *[bank] Chips from the bank: { $chips }
    }
sheet-buried = Under the buried cards: { $points }
