### The rules as a page: headings, and words that all its parts share.
### Every text may use $table (two, three or four: the kind of table), $players, $hand, $packet, $widow (cards), $size
### and $copies (of the pack), $lowest, $queen-name (name of the lowest rank), $tricks (in a deal's trick play), $trick-total (points).

explain-section-table = What you need
explain-section-deal = The deal
explain-section-auction = The auction
explain-section-contract = From the auction to the melds
explain-section-stock = First part: while there is a stock
explain-section-melds = Melds
explain-section-play =
    { $table ->
        [two] Second part: the last tricks
       *[other] Trick play
    }
explain-section-score = Counting a deal
explain-section-end = The end of the game
explain-section-money = Stakes and keeping score
explain-section-house = House rules of this table
explain-section-idle = Settings without effect at this table

explain-head = Rule set { $line }; source: { $source }.
explain-mark = A star (*) marks a house rule of this table.
explain-house-intro = This table plays { $base } with these differences:
explain-idle = { $title }: { $value }.
explain-yes = yes
explain-no = no
explain-number = { $value }

explain-aces = Aces
explain-aces-german = Aces
explain-pinochle = pinochle
explain-pinochle-german = binokel
explain-pinochles = pinochles
explain-pinochles-german = binokels

## Ranks and suits within a sentence
explain-rank-A = ace
explain-rank-T = ten
explain-rank-K = king
explain-rank-Q = queen
explain-rank-J = jack
explain-rank-9 = nine
explain-rank-8 = eight
explain-rank-7 = seven
explain-rank-german-A = ace
explain-rank-german-T = ten
explain-rank-german-K = king
explain-rank-german-Q = over
explain-rank-german-J = under
explain-rank-german-9 = nine
explain-rank-german-8 = eight
explain-rank-german-7 = seven
explain-suit-S = spades
explain-suit-H = hearts
explain-suit-D = diamonds
explain-suit-C = clubs
explain-suit-german-S = leaves
explain-suit-german-H = hearts
explain-suit-german-D = bells
explain-suit-german-C = acorns

## What a line of the meld table is made of; $ranks are names of ranks.
explain-cards-lowest = the lowest trump
explain-cards-trump = { $ranks } of trump
explain-cards-plain = { $ranks } of one plain suit
explain-cards-all = { $ranks } of each suit

## Differences between two sets: $here is the value of the first set, $there that of the other.
differs = { $title }: { $here } (instead of: { $there }).
differs-row-gone = { $meld } is no meld here.
differs-row-new = { $meld } is a meld here ({ $cards }) and pays { $points }.
differs-row-points = { $meld } pays { $here } instead of { $there }.
differs-row-group = { $meld } belongs to the group “{ $here }” instead of “{ $there }”.
differs-row-cards = { $meld } is made of { $here } instead of { $there }.
differs-row-suit = { $meld } is made of { $here } instead of { $there }.
