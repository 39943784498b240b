### The page's section on melds.

explain-melds-laid =
    Then all lay their melds open on the table, the declarer first, the others in turn. The points are written down, and the cards go back into the hands.{ $table ->
        [four] {" "}The melds of both partners are added up.
       *[other] {""}
    }
explain-groups = There are three groups of melds: runs and marriages, four of a rank, and { $pinochles }. One card may serve in a meld of each group, but not in two of the same group: { $queen } may count in a marriage, in four of its rank and in a { $pinochle }.
explain-melds-best = Every hand counts those melds that pay most together.
explain-no-melds = Only what stands in the table is a meld.
explain-plain-suits = in each plain suit
explain-class-german-special = Binokel and others
explain-times-1 = once
explain-times-2 = twice
explain-times-3 = 3 times
explain-times-4 = 4 times

## What is held more than once
explain-meld-doubles-special =
    { $table ->
        [two] Two { $pinochles } laid as one double pinochle pay more than twice the single, as the table says.
       *[other] All cards of a meld held several times pay what the table says for it; a meld is held as often as the rarest of its cards.
    }
explain-meld-doubles-twice = A meld held several times pays just several times the single: two { $pinochles } pay { $twice }.
explain-meld-double-pinochle-extendable =
    { $table ->
        [two] A { $pinochle } on the table may be made a double pinochle by adding the other two cards.
       *[other] Two { $pinochles } in one hand pay { $double } together.
    }
explain-meld-double-pinochle-whole = A double pinochle is paid only if its four cards are laid at once; two { $pinochles } laid one after the other pay { $twice } together.
explain-meld-double-pinochle-none = There is no double pinochle: two { $pinochles } pay { $twice } together.
explain-meld-table-600-900 = Three { $pinochles } in one hand pay { $triple }, four pay { $quadruple }.
explain-meld-table-450-600 = Three { $pinochles } in one hand pay { $triple }, four pay { $quadruple }.
explain-meld-table-600-1200 = Three { $pinochles } in one hand pay { $triple }, four pay { $quadruple }.
explain-meld-table-900-1200 = Three { $pinochles } in one hand pay { $triple }, four pay { $quadruple }.
explain-meld-table-additive = Three { $pinochles } in one hand pay { $triple }, four pay { $quadruple }; runs are just added, { $run } each.
explain-double-royal = Two royal marriages together pay { $points }.
explain-meld-tenfold-yes = Eight of a rank, two of each suit, and the double run are melds of their own and pay ten times the single.

## Runs and roundhouses
explain-meld-royal-in-run-no = King and { $queen-name } of a run are not paid as a marriage as well.
explain-meld-royal-in-run-yes = King and { $queen-name } of a run are paid as a royal marriage as well: { $points } in all.
explain-meld-run-extra = One more king or { $queen-name } of trump beside a run pays { $value }.
explain-meld-roundhouse-sum = King and { $queen-name } of all four suits, called a roundhouse, pay what their parts pay: { $points }. With a run in trump the pair in it is not paid again: { $with-run } in all.
explain-meld-roundhouse-own = King and { $queen-name } of all four suits, called a roundhouse, are a meld of their own and pay { $points }. With a run in trump the pair in it is paid again: { $with-run } in all.
explain-meld-roundhouse-flat-250 = King and { $queen-name } of all four suits, called a roundhouse, are a meld of their own and pay { $points } instead of the sum of their parts. With a run in trump it is { $with-run } in all.
explain-meld-roundhouse-off = King and { $queen-name } of all four suits are no meld of their own; only their parts are.
explain-meld-roundhouse-whole = King and { $queen-name } of all four suits, called a roundhouse, pay { $points } if all eight cards are laid at once.
explain-meld-roundhouse-extend = King and { $queen-name } of all four suits, called a roundhouse, pay { $points }. It may also grow out of pairs and fours that lie on the table already; then it pays what these have not brought yet. In the end all eight cards must lie there.
explain-meld-grand-pinochle-yes = { $cards } laid together{ $table ->
        [two] , all three from the hand,
       *[other] {""}
    } are a grand pinochle and pay { $points }.

## Two-handed melding
explain-meld-per-trick-one = Only the winner of a trick may meld, one meld each time.
explain-meld-per-trick-several = Only the winner of a trick may meld, several melds at a time if no card belongs to two of them.
explain-meld-fresh-card-yes = Each meld needs at least one card from the hand; the others may lie on the table already.
explain-meld-fresh-card-no = No card has to come from the hand: a meld may be made of cards that all lie on the table already.
explain-melds-booked = Its points are added to the score at once. The cards stay open before their owner.
explain-meld-reuse-meld = Later a meld may still grow into a bigger one of its group, if all its cards lie there and all belong to the bigger one. Apart from that its cards are spent for the group.
explain-meld-reuse-card = Later a card may serve again in its group, but only in a meld that is worth more; the rest of the first meld need not lie there any more.
explain-meld-extension-difference = A meld that grew pays the difference to what the first one brought.
explain-meld-extension-full = The bigger meld pays its full value all the same.
explain-dix = The lowest trump is the dix. Whoever has won a trick may show it and scores { $points }, once for each dix, as long as there is a stock.
explain-meld-dix-exchange-compulsory = The first dix has to be exchanged for the turned-up card, which goes into the hand and may be melded at once. A further dix, or any dix when the turned-up card was one, is just laid open.
explain-meld-dix-exchange-optional = The first dix may be exchanged for the turned-up card, which goes into the hand and may be melded at once. A dix may also be just laid open; then it can still be exchanged after a later trick, for no further points.
explain-meld-dix-is-meld-no = The dix does not use up the meld of the trick: another meld, or the second dix, may be laid beside it.
explain-meld-dix-is-meld-yes = The dix is the meld of the trick: nothing else may be melded with it.

## Examples; $melds is a list made of the first text
explain-meld-pays-times = { $meld } { $points } ({ $count } times)
explain-meld-pays = { $meld } { $points }
explain-example-meld = { $cards } – { $melds }.
explain-example-melds = { $cards } – { $melds }: { $points } in all.
explain-story-grow-paid = You lay { $pair } and score { $first }. After a later trick you add { $more } to make a run and score { $second } for it.
explain-story-grow-refused = You lay { $pair } and score { $first }. They cannot become part of a run later.
explain-story-shrink-paid = The other way round: you lay { $run } for { $first }, and after a later trick the second { $king } with { $queen } for { $second }.
explain-story-shrink-refused = The other way round it does not work: once { $run } lie there as a run ({ $first }), the second { $king } cannot make a marriage with { $queen } of the run.
explain-story-group-paid = A card may change its group: you lay { $pair } for { $first }, and after a later trick { $jack } beside { $queen } for a pinochle, { $second }.
explain-story-group-refused = A card may not change its group: { $pair } bring { $first }, but { $queen } is then spent for a pinochle with { $jack }.
explain-story-double-paid = { $queen } and { $jack } lie there as a pinochle ({ $first }). After a later trick you add the other two and score { $second } for the double pinochle.
explain-story-double-refused = { $queen } and { $jack } lie there as a pinochle ({ $first }). The other two cannot make it a double pinochle; laid after a later trick they are a second pinochle.
