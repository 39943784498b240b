### The page's sections on tricks.

## While there is a stock
explain-stock-lead = The non-dealer leads to the first trick: any card is played, and the other player adds one. After that, whoever won a trick leads to the next.
explain-trick-won = The highest trump wins the trick; if there is none, the highest card of the suit led. An example with { $suit } as trump: of { $cards }, played in this order, { $winner } wins.
explain-play-twins-first = Of two equal cards the one played first is the better.
explain-play-twins-last = Of two equal cards the one played last is the better.
explain-play-stock-duty-free = As long as there is a stock you may play any card: nobody has to follow suit, to beat or to trump.
explain-play-stock-duty-strict = Even while there is a stock you must follow suit and beat the card led if you can; without the suit led you must trump, and with neither you play any card.
explain-play-stock-duty-east = Even while there is a stock you must follow suit, and beat a trump that was led if you can; without the suit led you must trump, and with neither you play any card.
explain-stock-tabled = Melded cards on the table still belong to your cards and may be played; once played they are gone for further melds.
explain-meld-moment-before = After a trick its winner may meld and then draws the top card of the stock; the loser draws the next. Then the winner leads.
explain-meld-moment-after = After a trick its winner draws the top card of the stock and the loser the next. Then the winner may meld, and leads.
explain-stock-length = There are { $tricks } such tricks.
explain-last-draw = After the last of them the winner draws the last face-down card, and the loser takes the turned-up card or the dix that lies in its place.
explain-deal-last-shown-yes = The winner shows this last face-down card when drawing it.
explain-deal-last-choice-yes = Of these last two cards the winner may also choose the open one.
explain-meld-after-last-draw-yes = After this draw the winner may meld one last time.
explain-meld-after-last-draw-no = After this draw nothing can be melded any more.

## Trick play
explain-second-part = When the stock is gone, the melded cards go back into the hands and nothing is melded any more. The winner of the last trick leads to the first of the last { $tricks } tricks.
explain-play-leader-declarer = The declarer leads to the first trick.
explain-play-leader-forehand = Forehand leads to the first trick.
explain-play-first-lead-any = Any card may be led.
explain-play-first-lead-trump = If the declarer leads first, it must be a trump, as long as there is one in the hand; apart from that any card may be led.
explain-trick = To lead means to play the first card; the others then play a card each in turn. There are { $tricks } tricks.
explain-winner-leads =
    The winner lays the trick face down aside and leads to the next.{ $table ->
        [three] {" "}Each player keeps their own tricks.
       *[four] {" "}The tricks of both partners count together.
    }
explain-play-duty-free = You may play any card: nobody has to follow suit, to beat or to trump.
explain-play-duty-strict =
    { $table ->
        [two] If you hold the suit led, you must follow suit, and beat the card led if you can. If you do not hold it, you must play a trump. If you hold neither, play any card.
       *[other] If you hold the suit led, you must follow suit, and beat the best card so far if you can. If you do not hold it, you must play a trump, and a higher one than those that lie there if you can; if you cannot, a lower one. If you hold neither, play any card.
    }
explain-play-duty-east =
    { $table ->
        [two] If you hold the suit led, you must follow suit; you need not beat the card led unless it is a trump. A trump that was led must be beaten if you can. If you do not hold the suit led, you must play a trump. If you hold neither, play any card.
       *[other] If you hold the suit led, you must follow suit, with any card of it; only when a trump was led must you beat the best card so far if you can. If you do not hold the suit led, you must play a trump; it need not be higher than trumps that lie there. If you hold neither, play any card.
    }
explain-play-head-after-ruff-no = When a trick has been trumped already, whoever follows suit may play any card of the suit.
explain-play-head-after-ruff-yes = Even when a trick has been trumped already, whoever follows suit must beat the best card of that suit if possible.
explain-duty-partner = This holds even when your partner’s card is the best so far.
explain-play-revoke-refused = A card that breaks these duties is taken back.
explain-play-revoke-judged =
    A card that breaks these duties is not taken back. An opponent who notices may claim the revoke at any time during the tricks. A right claim ends the deal: { $costs ->
        [set] { $table ->
            [two] whoever revoked books nothing for this deal.
           *[other] a declarer who revoked is set; of opponents, the side that revoked books nothing, and the declarer books at least the bid.
        }
       *[tricks] whoever revoked books no tricks; melds still count if they are saved.
    } After a wrong claim the deal goes on, and the claim cannot be repeated.

## Examples; $legal are cards to choose from
explain-examples = Examples with { $suit } as trump:
explain-example-must =
    { $trick } { $count ->
        [one] lies
       *[other] lie
    } on the table and you hold { $hand }: you must play { $legal }.
explain-example-may =
    { $trick } { $count ->
        [one] lies
       *[other] lie
    } on the table and you hold { $hand }: you may play { $legal }.
explain-example-any =
    { $trick } { $count ->
        [one] lies
       *[other] lie
    } on the table and you hold { $hand }: you may play any of them.
