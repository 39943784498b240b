### The rules of a set in words: one text for each field of the schema, "rule-", section, field. $value is the field's value.

rulebook-title = The rules of this table
rulebook-pack = Cards and players
rulebook-deal = The deal
rulebook-auction = The auction
rulebook-trump = Trump
rulebook-exchange = Widow and exchange
rulebook-meld = Melds
rulebook-meld-table = What the melds pay, held once or more often, with spades as trump
rulebook-play = The tricks
rulebook-score = Scoring and the end of the game
rulebook-money = Stakes

## Cards and players
rule-pack-ranks = In each suit: { $value }, from high to low. The ten beats the king.
rule-pack-copies =
    { $value ->
        [2] Every card is there twice; together that makes { $size } cards.
       *[other] Every card is there { $value } times; together that makes { $size } cards.
    }
rule-pack-suits =
    { $value ->
        [french] The cards show French suits.
       *[german] The cards show German suits: leaves, hearts, bells and acorns.
    }
rule-seats-players = { $value } play.
rule-seats-partners =
    { $value ->
        [yes] Players opposite each other are partners and share one score.
       *[no] Everybody plays alone.
    }
rule-seats-clockwise =
    { $value ->
        [yes] The turn goes round clockwise.
       *[no] The turn goes round against the clock.
    }

## The deal
rule-deal-hand = Everybody gets { $value } cards.
rule-deal-packet =
    { $value ->
        [1] The cards are dealt one at a time.
       *[other] The cards are dealt { $value } at a time.
    }
rule-deal-widow = { $value } cards are laid aside as the widow.
rule-deal-stock =
    { $value ->
        [yes] The next card is turned up: its suit is trump. The rest is the stock; after each trick the winner draws first, then the loser.
       *[no] All cards are dealt out.
    }
rule-deal-last_shown =
    { $value ->
        [yes] The winner of the last trick before the stock ends shows the face-down card he draws.
       *[no] Nobody shows the last card drawn.
    }
rule-deal-last_choice =
    { $value ->
        [yes] The winner of that trick chooses between the last stock card and the turned-up card.
       *[no] The loser of that trick gets the turned-up card.
    }
rule-deal-redeal =
    { $value ->
        [five-nines] Whoever holds five nines may ask for a new deal at the first turn.
        [five-nines-no-meld] Whoever holds five nines and no meld may ask for a new deal at the first turn.
        [six-nines-one-ace] Whoever holds six nines and one ace at most may ask for a new deal at the first turn.
       *[off] A deal stands, however poor a hand is.
    }

## The auction
rule-auction-style =
    { $value ->
        [rounds] Everybody in turn bids higher or passes; who has passed is out. The last one left plays for the bid.
        [pairwise] Two players bid against each other until one passes, then the next takes it up with the winner.
        [one-call] Everybody has one call only.
       *[none] There is no auction.
    }
rule-auction-minimum = The lowest bid is { $value }.
rule-auction-step = Bids go up in steps of { $value }.
rule-auction-coarse_from = From { $value } on the steps are bigger.
rule-auction-coarse_step = The bigger step is { $value }.
rule-auction-maximum = The highest bid is { $value }.
rule-auction-forehand_opens =
    { $value ->
        [yes] The player after the dealer has to open.
       *[no] Nobody has to open.
    }
rule-auction-all_passed =
    { $value ->
        [throw-in] If all pass, the cards are thrown in and the next player deals.
        [dealer-takes] If all pass, the dealer plays for the lowest bid.
       *[dealer-must-bid] If all others pass, the dealer has to bid.
    }
rule-auction-meld_signals =
    { $value ->
        [yes] Bids of the first round tell the partner about melds.
       *[no] Bids have no meaning besides their height.
    }

## Trump, widow, exchange
rule-trump-moment =
    { $value ->
        [upcard] The turned-up card decides trump.
        [before-widow] The winner of the auction names trump at once, before seeing the widow.
        [before-bury] The winner of the auction names trump before burying or, without a widow, at once.
       *[after-bury] The winner of the auction names trump after burying.
    }
rule-trump-marriage =
    { $value ->
        [yes] Only a suit with king and queen in the hand may be named; without one the bid is lost.
       *[no] Any suit may be named.
    }
rule-trump-durch =
    { $value ->
        [yes] Instead, all tricks may be promised without trump (Durch).
       *[no] There is no game without trump.
    }
rule-trump-durch_won = A Durch that succeeds pays { $value }.
rule-trump-durch_lost = A Durch that fails costs { $value }.
rule-exchange-widow_shown =
    { $value ->
        [all] The widow is shown to everybody when it is taken.
       *[declarer] Only the declarer sees the widow.
    }
rule-exchange-bury =
    { $value ->
        [any] Any cards may be buried. Their points count for the declarer.
        [no-ace-no-trump] No aces and no trumps may be buried as long as there are other cards. Their points count for the declarer.
       *[nines-allowed] No aces and no trumps but the nine may be buried as long as there are other cards. Their points count for the declarer.
    }
rule-exchange-widow_use =
    { $value ->
        [bury] The declarer buries as many cards as he took.
       *[one-each] The declarer keeps one card of the widow and gives one to each other player.
    }
rule-exchange-pass_cards = The partners pass { $value } cards to each other.
rule-exchange-pass_order =
    { $value ->
        [in-turn] The declarer's partner passes first.
       *[at-once] Both pass at the same time.
    }

## Melds
rule-meld-doubles =
    { $value ->
        [special] A meld held twice pays its own value, as the table says.
       *[twice] A meld held twice pays just twice the single.
    }
rule-meld-table =
    { $value ->
        [additive] Runs held several times pay 150 each.
       *[other] Three and four pinochles pay { $value }.
    }
rule-meld-double_royal = Two royal marriages together pay { $value }.
rule-meld-royal_in_run =
    { $value ->
        [yes] The royal marriage inside a run is paid too.
       *[no] The royal marriage inside a run is not paid again.
    }
rule-meld-run_extra = Each extra trump king or queen beside a run pays { $value }.
rule-meld-roundhouse =
    { $value ->
        [sum] Kings and queens of all suits pay the sum of their melds.
        [own] Kings and queens of all suits are a meld of their own.
        [flat-250] Kings and queens of all suits pay 250.
        [whole] Kings and queens of all suits may be laid at once for 240.
        [extend] Kings and queens of all suits pay 240, less what was paid for parts of them.
       *[off] There is no special meld of kings and queens of all suits.
    }
rule-meld-grand_pinochle =
    { $value ->
        [yes] King and queen of spades with the jack of diamonds pay 80 when they are laid together.
       *[no] King and queen of spades with the jack of diamonds are no special meld.
    }
rule-meld-double_pinochle =
    { $value ->
        [extendable] A double pinochle pays 300, also when it grows out of a single one.
        [whole] A double pinochle pays 300 only when it is laid at once.
       *[none] A double pinochle pays no more than two single ones.
    }
rule-meld-tenfold =
    { $value ->
        [yes] Double fours of a rank and the double run pay ten times the single.
       *[no] Other doubles pay twice the single.
    }
rule-meld-extension =
    { $value ->
        [difference] A meld that grows into a bigger one is paid the difference.
       *[full] A meld that grows into a bigger one is paid in full.
    }
rule-meld-reuse =
    { $value ->
        [meld] A card may serve again in another class of melds, or in a bigger meld of its class that takes in the whole old one.
       *[card] A card may serve again in another class of melds, or in a more valuable meld of its class.
    }
rule-meld-per_trick =
    { $value ->
        [one] The winner of a trick may lay one meld.
       *[several] The winner of a trick may lay several melds that have no card in common.
    }
rule-meld-fresh_card =
    { $value ->
        [yes] Every meld needs at least one card from the hand.
       *[no] A meld may be made of tabled cards alone.
    }
rule-meld-moment =
    { $value ->
        [before] Melds are laid before drawing.
       *[after] Melds are laid after drawing.
    }
rule-meld-after_last_draw =
    { $value ->
        [yes] Melding is still possible after the last draw.
       *[no] After the last draw there is no more melding.
    }
rule-meld-dix_is_meld =
    { $value ->
        [yes] A dix uses up the meld of the trick.
       *[no] A dix may be shown besides the meld of the trick.
    }
rule-meld-dix_exchange =
    { $value ->
        [compulsory] The first dix shown is exchanged for the turned-up card.
       *[optional] A dix may be exchanged for the turned-up card, once in a deal.
    }

## Tricks
rule-play-duty =
    { $value ->
        [free] Any card may be played to a trick.
        [east] Follow suit; without the suit, trump. Only a trump lead has to be beaten.
       *[strict] Follow suit and beat the best card if you can; without the suit, trump, and higher than a trump before you. Else any card goes.
    }
rule-play-stock_duty =
    { $value ->
        [free] As long as there is a stock, any card may be played.
        [east] As long as there is a stock too, follow suit or trump; only a trump lead has to be beaten.
       *[strict] As long as there is a stock too, follow suit and beat, else trump and overtrump.
    }
rule-play-head_after_ruff =
    { $value ->
        [yes] The led suit has to be beaten even when the trick was trumped already.
       *[no] When the trick was trumped already, the led suit need not be beaten.
    }
rule-play-twins =
    { $value ->
        [first] Of two equal cards the one played first wins.
       *[last] Of two equal cards the one played last wins.
    }
rule-play-leader =
    { $value ->
        [declarer] The declarer leads to the first trick.
       *[forehand] The player after the dealer leads to the first trick.
    }
rule-play-first_lead =
    { $value ->
        [trump] The declarer's first lead must be a trump.
       *[any] Any card may be led first.
    }
rule-play-revoke =
    { $value ->
        [judged] Wrong cards can be played; the others may claim the revoke.
       *[refused] Wrong cards are refused.
    }
rule-play-revoke_costs =
    { $value ->
        [set] A proven revoke loses the deal.
       *[tricks] A proven revoke costs all tricks of the side.
    }

## Scoring
rule-score-card_points =
    { $value ->
        [traditional] Points in tricks: ace 11, ten 10, king 4, queen 3, jack 2.
        [simplified] Points in tricks: ace and ten 10, king and queen 5.
       *[streamlined] Points in tricks: ace, ten and king 10 each.
    }
rule-score-last_trick = The last trick pays { $value } more.
rule-score-rounding =
    { $value ->
        [none] Trick points are not rounded.
       *[other] Trick points are rounded to tens; seven and more go up.
    }
rule-score-target = Whoever reaches { $value } wins the game.
rule-score-end =
    { $value ->
        [raise] If several reach the mark, it is raised and play goes on.
       *[standard] If several reach the mark with equal totals, one more deal decides.
    }
rule-score-raise_by = The mark is raised by { $value }.
rule-score-crossing =
    { $value ->
        [declarer] If several reach the mark in one deal, the declarer wins.
       *[higher] If several reach the mark in one deal, the higher total wins.
    }
rule-score-call_out =
    { $value ->
        [on] Whoever believes to have reached the mark may say so in the middle of a deal: right wins, wrong loses.
        [extra-trick] Whoever believes to have reached the mark may say so, and has to win one more trick first.
       *[off] Nobody claims the mark in the middle of a deal.
    }
rule-score-melds_need =
    { $value ->
        [trick] Melds count only for a side that takes a trick.
        [counter] Melds count only for a side that takes a trick with points.
        [points] Melds count only for a side that takes enough trick points.
       *[nothing] Melds count in any case.
    }
rule-score-melds_need_points = Enough means { $value } points.
rule-score-set_cost =
    { $value ->
        [bid] A lost contract costs the bid; its melds and tricks do not count.
        [bid-and-melds] A lost contract costs the bid and the melds.
       *[double] A lost contract costs twice the bid.
    }
rule-score-give_up =
    { $value ->
        [before-meld] The declarer may give up before melding: the bid is lost, the others keep their melds.
        [before-lead] The declarer may give up until the first lead: the bid is lost, the others keep their melds.
       *[never] A contract must be played.
    }
rule-score-give_up_bonus = The others get { $value } each when a deal is given up.
rule-score-dead_contract =
    { $value ->
        [set] A contract that all tricks cannot save is lost at once.
       *[play-on] A contract that all tricks cannot save is played all the same.
    }
rule-score-minimum_meld = A side needs { $value } in melds to lay them down.
rule-score-short_meld =
    { $value ->
        [set] Bidders with less are set at once.
       *[unlaid] With less, the melds do not count.
    }
rule-score-minimum_tricks = A side with fewer than { $value } trick points books nothing for the deal.
rule-score-four_pinochles_win =
    { $value ->
        [yes] Four pinochles win the game.
       *[no] Four pinochles are paid like other melds.
    }
rule-score-quadruple_run_wins =
    { $value ->
        [yes] A quadruple run wins the game.
       *[no] A quadruple run is paid like other melds.
    }
rule-score-shoot = Whoever promises every trick plays for { $value }.
rule-score-shoot_wins =
    { $value ->
        [yes] A kept promise of every trick wins the game.
       *[no] A kept promise of every trick is paid in points.
    }
rule-score-negative_limit = The game also ends when somebody is { $value } below zero.
rule-score-all_negative =
    { $value ->
        [yes] When all are below zero, the first one back above it wins.
       *[no] Totals below zero have no special meaning.
    }
rule-score-length =
    { $value ->
        [deals] The game has a fixed number of deals.
        [rounds] The game has a fixed number of rounds.
       *[target] The game is played to the mark.
    }
rule-score-length_count = That number is { $value }.
rule-score-mercy =
    { $value ->
        [minus-target] The game ends when a side is as far below zero as the mark is above it.
        [spread] The game ends when the distance becomes hopeless.
       *[off] Nobody loses early.
    }
rule-score-scale =
    { $value ->
        [modern] The last zero is left out on display.
       *[tens] Points are shown with their last zero.
    }

## Stakes
rule-money-kind =
    { $value ->
        [direct] Players pay each other after each deal.
        [pool] Players pay into a pool.
       *[none] Nobody pays.
    }
rule-money-game = A game is worth { $value }.
rule-money-ratio = It is worth { $value } times a deal that was given up.
rule-money-keeping =
    { $value ->
        [bank] Scores are kept with chips from a bank.
        [countdown] Scores are kept with chips to be given away.
       *[paper] Scores are kept on paper.
    }
