### Why a computer player chose as it did: the sentence under a hint.
### $card and $suit are written as on the table (QS, H); points are whole numbers.

why-drawn = Drawn at random from everything that is allowed.
why-easy-pass = A beginner's pass: { $bid } would have been worth a try.
why-easy-card = A beginner's card: it looks best without counting ({ $card }).
why-draw-upcard = { $card } lies open and is worth more than a card of the stock on the mean.
why-draw-stock = A card of the stock is worth more than { $card } on the mean.
why-only-card = { $card } is the only card that may be played here.

## The auction
why-bid-value = With { $suit } as trump about { $expected } points can be expected, so { $bid } should be made.
why-bid-forced = Passing is not allowed here; { $bid } is the least that can be bid.
why-bid-once = There is one call only, and nobody may top it: with { $suit } as trump about { $expected } points can be expected, so { $bid }.
why-bid-signal = { $bid } skips lower bids to tell the partner of melds worth { $melds } points.
why-bid-durch = Every trick can be won without trump, so no bid is too high; { $bid } is the lowest.
why-ask-redeal = The hand is too poor to bid on, and it may ask for new cards.
why-pass-weak = About { $expected } points are to be expected, not enough to risk { $bid }.
why-pass-partner = The partner's bid of { $high } stands for both; there is no reason to bid over it.
why-pass-top = { $high } is the highest bid there is.
why-name-trump = With { $suit } as trump the melds pay { $melds } and the tricks should bring about { $tricks } points.
why-durch = Every trick can be won without trump ({ $chance } %), and that pays { $points } points.
why-shoot = Every trick can be won ({ $chance } %): the promise pays more than the contract.
why-give-up = The tricks would have to bring { $need } points and should bring about { $tricks }: giving up leaves the others no tricks.
why-lay-melds = The best melds of the hand are laid out.

## Burying
why-bury-counter = { $card } counts for you where it lies; the melds left in the hand still pay { $melds }.
why-bury-low = { $card } is missed least; the melds left in the hand still pay { $melds }.
why-bury-void = Without { $card } you can trump this suit; the melds left in the hand still pay { $melds }.
why-bury-durch = { $card } could be beaten, and every trick is to be won.

## Cards that change hands
why-hand-trump = { $card } lengthens the partner's trumps and may complete his run.
why-hand-ace = { $card } takes a trick for the partner.
why-hand-leg = { $card } is half a pinochle, and the other half is a likely card of the partner's trump suit.
why-hand-spare = { $card } serves the partner better than what stays, and no meld is torn for it.
why-hand-back = { $card } is missed least; the melds stay whole.
why-hand-back-leg = { $card } pays as much in the partner's pinochle, and a better card stays for it.
why-hand-out-partner = { $card } helps the partner.
why-hand-out-opponent = { $card } helps an opponent least.

## Trick play
why-lead-trump = Leading { $card } takes trumps out of the other hands.
why-lead-winner = { $card } is the highest card left in its suit.
why-lead-low = { $card } gives little away; better cards wait for their trick.
why-cheapest-winner = { $card } takes the trick as cheaply as it can be done.
why-win-with-points = { $card } takes the trick and brings its points home.
why-beat-low = { $card } is the cheapest card that takes the lead in this trick.
why-beat-high = { $card } is harder to beat for those who are still to play.
why-feed-partner = The own side should take this trick, so { $card } brings its points in.
why-partner-has-it = The own side should take this trick; { $card } is the card to spare.
why-throw-low = The trick is lost, so { $card } goes as the card to spare.
why-keep-promise = Every trick is promised, and { $card } is the hardest card to beat.
why-claim-revoke = The cards on the table prove that a duty was failed.

## Two-handed play with a stock
why-call-out = Melds and tricks have reached { $target }: claiming the mark wins the game.
why-meld = This meld pays { $points } now, and the cards for others stay.
why-dix = Showing the lowest trump pays { $points } points.
why-dix-exchange = The lowest trump pays { $points } points and is exchanged for the better turned-up card.
why-draw = There is nothing to gain by melding now.
why-stock-lead-junk = { $card } is of little use for melds and for the tricks at the end.
why-stock-lead-high = { $card } has a good chance to win the trick, and winning is wanted here.
why-stock-win-to-meld = { $card } takes the trick, so that a meld can be laid.
why-stock-win-points = { $card } takes the trick at a good price.
why-stock-junk = The trick is not worth a better card than { $card }.

## What a program says of itself, and what happened to it ($fault)
why-said = { $text }
why-fault =
    { $fault ->
        [crash] The program ended without an answer; the first legal action was taken.
        [late] The program did not answer in time; the first legal action was taken.
        [long] The program said too much; the first legal action was taken.
        [illegal] The program named an action that is not legal; the first legal one was taken.
        [refused] The program said that it could not decide; the first legal action was taken.
        [start] The program could not be started again; the first legal action was taken.
        [gone] The program has failed too often and is not asked any more; the first legal action was taken.
       *[garbage] The program gave no answer that can be read; the first legal action was taken.
    }
why-fault-of = { $name }: { $why }
