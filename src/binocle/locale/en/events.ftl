### What happened at the table, one sentence each.
### $who is "you" for the reader's own seat, else "other"; sides in a partnership are "us", "them" or "pair" (two names).

## Deal and auction
event-dealt =
    { $who ->
        [you] Deal { $number }. You deal.
       *[other] Deal { $number }. { $name } deals.
    }
event-hand = Your hand: { $cards }
event-upcard = Turned up: { $card }. Trump: { $suit }.
event-bid =
    { $who ->
        [you] You bid { $bid }.
       *[other] { $name } bids { $bid }.
    }
event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
event-signal = The bid announces about { $count ->
        [one] one point
       *[other] { $count } points
    } in melds to the partner.
event-redeal =
    { $who ->
        [you] You show { $cards } and ask for a new deal.
       *[other] { $name } shows { $cards } and asks for a new deal.
    }
event-auction-won =
    { $who ->
        [you] You win the auction and play for { $bid }.
       *[other] { $name } wins the auction and plays for { $bid }.
    }

## Widow and trump
event-widow-taken =
    { $who ->
        [you] You take the widow: { $cards }.
       *[other] { $name } takes the widow: { $cards }.
    }
event-widow-hidden =
    { $who ->
        [you] You take the widow.
       *[other] { $name } takes the widow without showing it.
    }
event-buried-cards = You have buried { $cards }.
event-buried =
    { $who ->
        [you] You have buried { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $name } has buried { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-buried-forced =
    { $count ->
        [one] One of them is an ace or a trump, for want of other cards.
       *[other] { $count } of them are aces or trumps, for want of other cards.
    }
event-trump-named =
    { $who ->
        [you] You name { $suit } trump.
       *[other] { $name } names { $suit } trump.
    }
event-durch =
    { $who ->
        [you] You announce a Durch: every trick, without trump and without melds.
       *[other] { $name } announces a Durch: every trick, without trump and without melds.
    }
event-handed =
    { $who ->
        [you] You give { $to } { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $name } gives { $to } { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-gave-cards = You give { $name } { $cards }.
event-got-cards = { $name } gives you { $cards }.
event-shot =
    { $who ->
        [you] You promise every trick.
       *[other] { $name } promises every trick.
    }
event-no-marriage = The marriage in that suit is missing, so the contract is lost.

## Melds
event-melds-laid =
    { $who ->
        [you] You lay down { $melds }: { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] { $name } lays down { $melds }: { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }
event-no-melds =
    { $who ->
        [you] You have nothing to meld.
       *[other] { $name } has nothing to meld.
    }
event-melds-void =
    { $who ->
        [you] Your melds ({ $count ->
            [one] one point
           *[other] { $count } points
        }) are too few to be laid down and do not count.
        [us] Your side’s melds ({ $count ->
            [one] one point
           *[other] { $count } points
        }) are too few to be laid down and do not count.
        [them] Your opponents’ melds ({ $count ->
            [one] one point
           *[other] { $count } points
        }) are too few to be laid down and do not count.
       *[other] The melds of { $name } ({ $count ->
            [one] one point
           *[other] { $count } points
        }) are too few to be laid down and do not count.
    }
event-melded =
    { $who ->
        [you] You meld { $meld } with { $cards }: { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] { $name } melds { $meld } with { $cards }: { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }
event-dix =
    { $who ->
        [you] The dix { $card } earns you { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] The dix { $card } earns { $name } { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }
event-dix-taken =
    { $who ->
        [you] You exchange the dix for { $card }.
       *[other] { $name } exchanges the dix for { $card }.
    }

## Cards
event-drew-card =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
event-drew =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
event-stock-left =
    { $count ->
        [0] The stock is gone.
        [one] One card is left to draw.
       *[other] { $count } cards are left to draw.
    }
event-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
event-played-tabled =
    { $who ->
        [you] You play { $card } from the table.
       *[other] { $name } plays { $card } from the table.
    }
event-trick =
    { $who ->
        [you] You win the trick: { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] { $name } wins the trick: { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }

## Ends
event-gave-up =
    { $who ->
        [you] You give up.
       *[other] { $name } gives up.
    }
event-revoke =
    { $who ->
        [you] You claim that { $accused } has failed a duty.
       *[other] { $of ->
            [you] { $name } claims that you have failed a duty.
           *[other] { $name } claims that { $accused } has failed a duty.
        }
    }
event-revoke-right = The claim is right, and the deal ends.
event-revoke-wrong = The claim is wrong, and play goes on.
event-claim-right =
    { $who ->
        [you] You claim the mark, and you have reached it.
       *[other] { $name } claims the mark, and has reached it.
    }
event-claim-wrong =
    { $who ->
        [you] You claim the mark, but you have not reached it.
       *[other] { $name } claims the mark, but has not reached it.
    }
event-claim-open =
    { $who ->
        [you] You claim the mark; you must win one more trick to be counted.
       *[other] { $name } claims the mark and must win one more trick to be counted.
    }
event-outcome-thrown-in = Everybody has passed. The cards are thrown in.
event-outcome-played = The deal has been played.
event-outcome-made = The contract is made.
event-outcome-set = The contract is lost.
event-outcome-gave-up = The contract was given up, and the bid is lost.
event-outcome-no-marriage = The contract is lost without play.
event-outcome-redeal = The cards are thrown in for a new deal.
event-outcome-dead = All tricks together could not save the contract, so it is lost without play.
event-outcome-short-meld = The declarer’s side has too little meld, so the contract is lost without play.
event-outcome-durch-made = The Durch is made.
event-outcome-durch-lost = The Durch is lost.
event-outcome-shot-made = The promise of every trick is kept.
event-outcome-shot-lost = The promise of every trick is broken.
event-outcome-revoked = The deal is booked with the penalty for the revoke.
event-outcome-claimed = The deal ends with the claim.
event-outcome-mid-deal = A meld has won the game, and the deal ends here.
event-target-raised = Several have reached the mark, so it goes up to { $target }.
event-decider = It is a tie. One more deal decides.
event-game-won =
    { $who ->
        [you] You have won the game!
        [us] You and your partner have won the game!
        [them] Your opponents have won the game.
        [pair] { $name } have won the game.
       *[other] { $name } has won the game.
    }

## Undo, hint, pauses
note-taken-back =
    { $who ->
        [you] You take back your last decision.
       *[other] { $name } takes back the last decision.
    }
note-hint = Hint: { $label }
note-pause-trick = The trick is complete.
note-pause-melds = All melds lie on the table.
note-pause-deal = The deal is booked.
