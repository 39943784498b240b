### The page's sections on counting, the end of the game and stakes.

## Counting a deal
explain-card-points = In tricks the cards count:
explain-score-last-trick = Whoever wins the last trick counts { $value } more.
explain-score-last-trick-0 = The last trick counts nothing extra.
explain-total =
    All tricks of a deal{ $buries ->
        [yes] , buried cards included,
       *[no] {""}
    } are thus worth { $trick-total } points.
explain-score-rounding-7-up = What each player has in tricks is rounded to full tens, up from 7 on and otherwise down: 87 becomes { $up }, 86 becomes { $down }.
explain-score-scale-modern = All points on this page are counted without a last zero, and so is the score.
explain-booked-stock = After the last trick both add the points of their tricks to their score; the points of their melds stand there already.
explain-score-melds-need-nothing = Melds count whether or not their owner wins a trick.
explain-score-melds-need-trick =
    { $table ->
        [four] Melds{ $buries ->
            [yes] {" "}and buried cards
           *[no] {""}
        } count only if the side wins at least one trick; otherwise they are struck out.
       *[three] Melds{ $buries ->
            [yes] , and the declarer’s buried cards,
           *[no] {""}
        } count only if their owner wins at least one trick; otherwise they are struck out. A trick of the other opponent does not help.
    }
explain-score-melds-need-counter =
    { $table ->
        [four] Melds{ $buries ->
            [yes] {" "}and buried cards
           *[no] {""}
        } count only if the side wins at least one trick with a card in it that counts; otherwise they are struck out.
       *[three] Melds{ $buries ->
            [yes] , and the declarer’s buried cards,
           *[no] {""}
        } count only if their owner wins at least one trick with a card in it that counts; otherwise they are struck out. A trick of the other opponent does not help.
    }
explain-score-melds-need-points =
    { $table ->
        [four] Melds{ $buries ->
            [yes] {" "}and buried cards
           *[no] {""}
        } count only if the side takes at least { $points } points in tricks; otherwise they are struck out.
       *[three] Melds{ $buries ->
            [yes] , and the declarer’s buried cards,
           *[no] {""}
        } count only if their owner takes at least { $points } points in tricks; otherwise they are struck out.
    }
explain-contract-made =
    Melds{ $buries ->
        [yes] , tricks and buried cards
       *[no] {" "}and tricks
    } of the declarer{ $table ->
        [four] ’s side
       *[other] {""}
    } together are compared with the bid. If they come to the bid or more, all of it is booked.
explain-score-set-cost-bid = If they do not, the declarer is set: the bid is subtracted from the score and nothing is booked. A score may fall below zero.
explain-score-set-cost-bid-and-melds = If they do not, the declarer is set: the bid and the points of the melds are both subtracted from the score and nothing is booked. A score may fall below zero.
explain-score-set-cost-double = If they do not, the declarer is set: twice the bid is subtracted from the score and nothing is booked. A score may fall below zero.
explain-others-book =
    { $table ->
        [four] The other side books its melds and tricks in either case.
       *[other] Each opponent books their own melds and tricks in either case.
    }
explain-score-minimum-meld = A side whose melds come to less than { $value } may not lay them down: they count nothing.
explain-score-short-meld-unlaid = That holds for the declarer’s side too, and the deal is played.
explain-score-short-meld-set = If it is the declarer’s side, it is set at once, the others book their melds, and no tricks are played.
explain-score-minimum-tricks = A side that takes less than { $value } points in tricks{ $buries ->
        [yes] , buried cards included,
       *[no] {""}
    } books nothing for the deal, and as declarer’s side it is set.
explain-score-dead-contract-set = If the melds of the declarer’s side and all { $total } points of the tricks together cannot reach the bid, the declarer is set at once, the others book their melds, and no tricks are played.
explain-score-shoot = From the naming of trump until the first card is played, the declarer may promise to win every trick (shoot the moon). Kept, the promise brings { $value } instead of all else; broken, it costs { $value }.
explain-score-shoot-wins-yes = A kept promise also wins the whole game at once, and a broken one loses it.
explain-score-four-pinochles-win-yes = Whoever lays four { $pinochles } wins the whole game at once, unless their score is below zero.
explain-score-quadruple-run-wins-yes = Whoever lays a run four times over wins the whole game at once.

## Booked examples; $a, $b and $c are declarer and opponents, or the two sides
explain-booking-made =
    { $table ->
        [four] Example: the bid is { $bid }. The declarer’s side has melds of { $melds-a } and takes { $tricks-a } in tricks, the other side { $melds-b } and { $tricks-b }. { $outcome ->
            [made] The contract is made.
            [short-meld] These melds are too few.
           *[set] The declarer is set.
        } The declarer’s side books { $books-a }, the other side { $books-b }.
       *[three] Example: the bid is { $bid }. The declarer has melds of { $melds-a } and takes { $tricks-a } in tricks{ $buries ->
            [yes] {" "}and buried cards
           *[no] {""}
        }, the opponents { $melds-b } and { $tricks-b }, and { $melds-c } and { $tricks-c }. { $outcome ->
            [made] The contract is made.
            [short-meld] These melds are too few.
           *[set] The declarer is set.
        } The declarer books { $books-a }, the opponents { $books-b } and { $books-c }.
    }
explain-booking-set =
    { $table ->
        [four] With { $tricks-a } in tricks against { $tricks-b } { $outcome ->
            [made] the contract is made all the same
           *[set] the declarer is set
        }: the declarer’s side books { $books-a }, the other side { $books-b }.
       *[three] With { $tricks-a } in tricks against { $tricks-b } and { $tricks-c } { $outcome ->
            [made] the contract is made all the same
           *[set] the declarer is set
        }: the declarer books { $books-a }, the opponents { $books-b } and { $books-c }.
    }
explain-booking-empty =
    { $table ->
        [four] If the declarer’s side takes every trick, the other side with its melds of { $melds-b } books { $books-b }.
       *[three] If the declarer takes every trick, the opponents with their melds of { $melds-b } and { $melds-c } book { $books-b } and { $books-c }.
    }

## The end of the game
explain-score-length-target = The game is played to a mark over several deals.
explain-score-length-deals =
    The game has { $count ->
        [one] one deal
       *[other] { $count } deals
    }; then the highest total wins. If it is level at the top, one more deal decides.
explain-score-length-rounds =
    The game has { $count ->
        [one] one round
       *[other] { $count } rounds
    }; in a round everybody deals once, and a deal thrown in counts. Then the highest total wins. If it is level at the top, one more deal decides.
explain-score-target = The mark is { $value }. Totals are compared with it after every deal.
explain-mid-deal = But a meld that brings its owner to the mark wins the game at once, in mid-deal; tricks count only after the last one.
explain-score-end-standard =
    { $table ->
        [two] Whoever alone has reached the mark wins. If both have, the higher total wins; if they are level, one more deal decides.
       *[other] Whoever alone has reached the mark wins.
    }
explain-score-end-raise = Whoever alone has reached the mark wins. If several have, nobody wins yet, however far ahead: the mark is raised by { $by }, here to { $raised }, and again while several have reached it. Then whoever alone has reached the new mark wins at once; otherwise the game goes on.
explain-score-crossing-declarer =
    { $table ->
        [four] If both sides have, the declarer’s side wins, whatever the totals.
       *[three] If several have and the declarer is among them, the declarer wins, whatever the totals. If only the two opponents have, the higher total wins; if they are level, one more deal decides, which any of the three may win.
    }
explain-score-crossing-higher = If several have, the highest total wins; if they are level, one more deal decides.
explain-example-crossing =
    { $table ->
        [two] Example: at a mark of { $mark } the totals are { $a } and { $b }. { $winner ->
            [a] The player with { $a } wins.
            [b] The player with { $b } wins.
           *[nobody] Nobody has won yet; the mark is now { $next }.
        }
       *[other] Example: at a mark of { $mark } the declarer{ $table ->
            [four] ’s side
           *[three] {""}
        } stands at { $a } and { $table ->
            [four] the other side
           *[three] one of the opponents
        } at { $b }. { $winner ->
            [a] The declarer{ $table ->
                [four] ’s side
               *[three] {""}
            } wins the game.
            [b] The higher total wins the game.
           *[nobody] Nobody has won yet; the mark is now { $next }.
        }
    }
explain-score-call-out-on = At any time while cards are played, a player may declare to have the mark, with melds and with the tricks won so far. Play stops and it is counted. If it is right, that player has won, whatever the other has; if it is wrong, the other has won. Without such a claim nobody wins in mid-deal.
explain-score-call-out-extra-trick = At any time while cards are played, a player may declare to have the mark, with melds and with tricks won. The player must then win one more trick, after which it is counted, that trick included; meanwhile the other may declare as well, and without another trick in this deal the claim lapses. If it is right, that player has won, whatever the other has; if it is wrong, the other has won. Without such a claim nobody wins in mid-deal.
explain-score-negative-limit = The game also ends when a total has fallen to { $value } below zero or lower; then the highest total wins.
explain-score-all-negative-yes = Once all totals are below zero, whoever is the first to be above zero again wins the game, the mark or not.
explain-score-mercy-minus-target = The game also ends when a total has fallen to { $mark } below zero or lower; then the highest total wins.
explain-score-mercy-spread = The game also ends when the lowest total is { $mark } or more behind the highest; then the highest total wins.

## Stakes and keeping score
explain-money-kind-direct =
    { $table ->
        [two] The game is played for stakes: the loser pays the winner { $game }.
        [three] The game is played for stakes: each of the others pays the winner of the game { $game }.
       *[four] The game is played for stakes: each player of the losing side pays { $game } to the winning side, whose partners share it.
    }
explain-money-kind-pool =
    The game is played for a pool: everybody first puts in { $game }, { $table ->
        [four] and the side that wins the game takes what lies there.
       *[other] and whoever wins the game takes what lies there.
    }
explain-money-ratio =
    { $kind ->
        [pool] A losing declarer pays into the pool each time: { $unit } after giving up, { $lost } after a contract that was lost.
       *[direct] A losing declarer pays each opponent every time: { $unit } after giving up, { $lost } after a contract that was lost.
    }
explain-money-keeping-bank = Points are kept in chips: whoever scores takes as many from a bank in the middle.
explain-money-keeping-countdown = Points are kept in chips: everybody begins with chips worth the mark{ $marked ->
        [yes] , { $chips },
       *[no] {""}
    } and gives away as many as they score.
