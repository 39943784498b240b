### Why an action is not allowed. Keys are "refusal-" and the code, its slash written as a hyphen.
### $card, $suit and $name are texts of the notation; $card-name, $suit-name and $meld-name are their names in words.

## Turn
refusal-turn-not-yours = It is not your turn. Wait until the others have acted.
refusal-turn-not-now = This cannot be done now. Choose one of the actions offered.
refusal-turn-game-over = The game is over. Start a new one to go on playing.
refusal-turn-no-such-seat = There is no such seat. This table has { $players } seats, counted from 0.

## Dealing
refusal-deal-hands = Each of the { $players } players gets { $cards } cards.
refusal-deal-widow =
    { $cards ->
        [0] This game has no widow; no cards are laid aside.
        [one] The widow has one card.
       *[other] The widow has { $cards } cards.
    }
refusal-deal-stock =
    { $upcard ->
        [0] This game has neither a turned-up card nor a stock.
       *[other] One card is turned up, and { $cards } cards make the stock.
    }
refusal-deal-pack = { $card } does not fit this pack: it has { $copies } copies of each of its cards.

## Auction
refusal-auction-must-bid = You may not pass now: you have to bid, { $lowest } at the least.
refusal-auction-at-the-top = Nobody can bid more than { $high }. You can only pass.
refusal-auction-too-high = No hand can make so much. The highest bid is { $highest }.
refusal-auction-too-low = That is not enough. You have to bid { $lowest } or more, or pass.
refusal-auction-off-ladder = Bids go up in steps of { $step }. The lowest one open to you is { $lowest }.
refusal-auction-no-redeal =
    { $rule ->
        [off] In this game nobody asks for a new deal.
        [five-nines] A new deal can be asked for with five or more cards of the lowest rank, and only at your first turn.
        [five-nines-no-meld] A new deal can be asked for with five or more cards of the lowest rank and no meld but the dix, and only at your first turn.
       *[six-nines-one-ace] A new deal can be asked for with six or more cards of the lowest rank and at most one ace, and only at your first turn.
    }

## Naming trump and burying
refusal-trump-no-suit =
    { $pack ->
        [german] Trump is one of the four suits: leaves, hearts, bells or acorns.
       *[french] Trump is one of the four suits: spades, hearts, diamonds or clubs.
    }
refusal-trump-no-durch = In this game nobody announces a Durch. Name one of the four suits trump.
refusal-trump-needs-marriage =
    You have no king and { $pack ->
        [german] over
       *[french] queen
    } of { $suit-name }. Name a suit in which you hold both.
refusal-exchange-not-held = You do not hold the { $card-name }. Bury a card from your hand.
refusal-exchange-no-ace =
    { $pack ->
        [german] Aces (deuces)
       *[french] Aces
    } may not be buried while you have other cards to bury.
refusal-exchange-no-trump = The { $card-name } is a trump; trumps may not be buried while you have other cards to bury.
refusal-exchange-not-in-hand = You do not hold the { $card-name }. Pass a card from your hand.
refusal-exchange-not-of-widow = Cards of the widow are handed out, and the { $card-name } is not one of those that are left.

## Playing cards
refusal-play-not-held = You do not hold the { $card-name }. Play a card from your hand.
refusal-play-not-tabled = The { $card-name } is not among your melds on the table.
refusal-play-lead-trump = The first lead must be a trump, so lead one of your { $suit-name }.
refusal-play-must-follow = You must follow suit: you still hold { $suit-name }.
refusal-play-must-head = You must head the trick: you can beat it in { $suit-name }, so play a card that does.
refusal-play-must-trump = You cannot follow suit, so you must trump: you hold { $suit-name }.
refusal-play-must-overtrump =
    The trick has been trumped and you can go higher: play a { $suit-name } card that beats the trump on the table.
refusal-play-draw-first = You have won a trick: meld if you like, then draw before you lead.
refusal-draw-nothing-due = There is nothing to draw now. You draw after winning a trick, while the stock lasts.
refusal-draw-no-choice =
    { $played ->
        [0] In this game the winner of a trick draws from the stock; the turned-up card goes to the loser of the last one.
       *[other] You may choose the turned-up card only when one other card is left in the stock.
    }

## Melding
refusal-meld-no-trick-won = Only the player who has just won a trick may meld.
refusal-meld-wrong-cards = These cards do not make this meld: { $meld-name }.
refusal-meld-unknown = There is no such meld in this game: { $meld-name }.
refusal-meld-not-held = You do not hold the { $card-name }, or not as often as this meld needs it.
refusal-meld-not-tabled = The { $card-name } does not lie on the table, or not as often as this meld needs it.
refusal-meld-one-per-trick = You have made your meld for this trick. The next one needs another trick.
refusal-meld-twice-in-a-trick = The { $card-name } has just been melded after this trick. Use it again after another trick.
refusal-meld-no-fresh-card = Every meld needs at least one card from your hand.
refusal-meld-only-from-hand = All cards must come from the hand for this meld: { $meld-name }.
refusal-meld-only-whole = This meld cannot grow out of an earlier one; it must be laid down at once: { $meld-name }.
refusal-meld-class-spent =
    The { $card-name } has already served in a meld of this class. It may only serve in a bigger one that contains the first.

## The dix
refusal-dix-none-in-pack = This game is played without a dix.
refusal-dix-stock-gone = The stock is gone, so the dix no longer counts.
refusal-dix-settled = The turned-up card has been exchanged already. You can still show your dix.
refusal-dix-not-held = You do not hold the { $card-name }, the lowest trump.
refusal-dix-not-tabled = You showed no { $card-name } after an earlier trick.
refusal-dix-must-exchange = The first dix must be exchanged for the turned-up card.

## Giving up and claiming the game
refusal-give-up-never = In this game nobody can give up; the cards are played.
refusal-give-up-not-declarer = Only the declarer can give up.
refusal-give-up-too-early = It is too early to give up. You can do so once trump is named and your hand is complete.
refusal-give-up-too-late = It is too late to give up. The deal must be played out.
refusal-give-up-promised = You have promised every trick, so you cannot give up any more.
refusal-call-out-off = In this game nobody claims the mark; the score is counted after the deal.
refusal-call-out-not-in-play = The mark can only be claimed while cards are being played.
refusal-call-out-already = You have claimed the mark already, and a claim cannot be withdrawn.
refusal-call-out-decider = Both of you have the mark: this deal decides, and only its count after the last trick.

## Promising every trick, and claims of revoke
refusal-shoot-off = In this game nobody promises every trick.
refusal-shoot-not-declarer = Only the declarer can promise every trick.
refusal-shoot-already = You have promised every trick already.
refusal-shoot-not-now = Every trick is promised after naming trump and before the first card is played.
refusal-revoke-off = In this game cards against the duties are refused at once, so there is no revoke to claim.
refusal-revoke-not-in-play = A revoke can be claimed only while the cards are played under the duties of the game.
refusal-revoke-not-opponent = A revoke is claimed of an opponent at this table.
refusal-revoke-already = You have accused this player in vain already. In this deal you cannot do so again.

## The table
refusal-table-stale = The table has moved on since you saw it. Look again and choose anew.
refusal-table-pausing = One moment: the table pauses, so that everybody can look. You can act after that.
refusal-table-not-begun = The game has not begun yet.
refusal-table-not-a-person = A computer player sits here.
refusal-table-not-joined = Sit down at this seat first.
refusal-table-no-hint-now = A hint is given when it is your turn.
refusal-table-undo-among-people = You cannot take anything back here, because you do not play against computer players alone.
refusal-table-nothing-to-undo = There is nothing to take back: you have not decided anything in this deal.
refusal-turn-other-rules = This state belongs to a game with other rules.
refusal-turn-no-action = This is no action, or one of its fields holds something of the wrong kind.
