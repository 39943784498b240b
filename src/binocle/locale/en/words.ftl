### Words that stand alone: headings, labels, answers.

word-yes = Yes
word-no = No
word-none = none
word-and = and
word-or = or

word-game = Game
word-deal = Deal
word-deal-number = Deal { $number }
word-hand = Hand
word-pack = Pack
word-stock = Stock
word-upcard = Turned-up card
word-widow = Widow
word-trump = Trump
word-auction = Auction
word-bid = Bid
word-pass = Pass
word-contract = Contract
word-bury = Bury
word-buried = Buried
word-exchange = Exchange
word-draw = Draw
word-meld = Meld
word-melds = Melds
word-lead = Lead
word-trick = Trick
word-tricks = Tricks
word-last-trick = Last trick
word-trick-number = Trick { $number }
word-made = made
word-set = set
word-misdeal = Misdeal
word-score = Score
word-total = Total
word-target = Target
word-winner = Winner
word-points = Points
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tricks-count =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
