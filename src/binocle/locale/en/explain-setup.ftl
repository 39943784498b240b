### The page's sections on table, deal, auction, widow and trump.
### A key that ends with a word belongs to that value of the field; $value is the number that stands in it.

## Table
explain-players =
    { $table ->
        [two] Two play against each other.
        [three] Three play, each for their own score. In every deal one of them, the declarer, plays against the two others. These two help each other, but each keeps their own tricks and points.
       *[four] Four play in two partnerships; partners sit opposite each other and share one score. In every deal one side, that of the declarer, plays for its bid.
    }
explain-seats-clockwise-yes = Turns go round clockwise.
explain-seats-clockwise-no = Turns go round anticlockwise.
explain-aim =
    { $table ->
        [two] Points come from melds, which are certain cards laid on the table together, and from the cards won in tricks.
       *[other] Points come from melds, which are certain cards shown together, and from the cards won in tricks. First the players bid: whoever bids most becomes declarer, names the trump suit and has to make at least the points of the bid.
    }
explain-pack =
    The pack has { $size } cards: { $ranks } in each of the four suits, and every card { $copies ->
        [2] twice
       *[other] four times
    }. Put { $copies ->
        [2] two
       *[other] four
    } ordinary packs together and leave out the rest.
explain-pack-suits-french = The suits are spades ♠, hearts ♥, diamonds ♦ and clubs ♣.
explain-pack-suits-german = The cards have German suits: leaves, hearts, bells and acorns. Over and under stand where other packs have queen and jack. In short, A, K, O and U are ace, king, over and under, ♠ is leaves, ♥ hearts, ♦ bells and ♣ acorns: O♠ is the over of leaves.
explain-ranking = In each suit the cards rank, from high to low: { $ranks }. Mark that the ten beats the king.
explain-letters = In short, A, K, Q and J are ace, king, queen and jack: Q♠ is the queen of spades.

## Deal
explain-dealer =
    { $table ->
        [two] The first dealer is drawn by lot; then the deal alternates.
       *[other] The first dealer is drawn by lot; the next deal is given by the player on the dealer’s { $way ->
            [yes] left
           *[no] right
        }.
    }
explain-hand =
    The dealer shuffles, { $table ->
        [two] the other player
       *[other] the player on the dealer’s { $way ->
            [yes] right
           *[no] left
        }
    } cuts, and { $hand } cards are dealt to each player, { $packet ->
        [1] one
       *[other] { $packet }
    } at a time, { $table ->
        [two] first to the non-dealer.
       *[other] beginning with the player after the dealer.
    }
explain-deal-widow =
    { $value ->
        [one] After the first round one card is laid face down on the table. It is the widow.
       *[other] After the first round { $value } cards are laid face down on the table. They are the widow.
    }
explain-deal-widow-0 = All cards are dealt; none are left over.
explain-seats =
    { $table ->
        [two] The player who does not deal is called the non-dealer.
        [three] The player whose turn comes after the dealer’s is called forehand.
       *[four] The player whose turn comes after the dealer’s is called forehand.
    }
explain-deal-redeal-five-nines = Whoever was dealt five or more cards of the lowest rank ({ $lowest }) may show the hand at their own first turn to bid and have all cards thrown in; nobody books anything, and the next dealer deals.
explain-deal-redeal-five-nines-no-meld = Whoever was dealt five or more cards of the lowest rank ({ $lowest }) and no meld in any suit but for the lowest trump may show the hand at their own first turn to bid and have all cards thrown in; nobody books anything, and the next dealer deals.
explain-deal-redeal-six-nines-one-ace = Whoever was dealt six or more cards of the lowest rank ({ $lowest }) and at most one ace may show the hand at their own first turn to bid and have all cards thrown in; nobody books anything, and the next dealer deals.
explain-stock = The next card is turned face up: its suit is trump for this deal. The other { $rest } cards are laid face down across it and make the stock. The turned-up card belongs to the stock and is its last card.
explain-turned-dix = If the turned-up card is the lowest trump ({ $lowest }), which is called the dix, the dealer scores { $points } at once.

## Auction
explain-bid =
    A bid is a promise: with melds and tricks the bidder{ $table ->
        [four] {" "}and the partner
       *[other] {""}
    } will make at least that many points in this deal.
explain-auction-style-rounds = Forehand speaks first, then the others in turn: bid more than the last bid, or pass. Who has passed is out. The auction goes round until all but one have passed; whoever made the last bid is declarer. If all others pass at once, the last player may still bid or pass.
explain-auction-style-pairwise = Forehand and the player after forehand bid against each other first, forehand speaking first, until one of them passes. The third player, who is the dealer, then bids against the one who is left. Who has passed is out; whoever made the last bid is declarer. If both pass without a bid, the dealer may still open.
explain-auction-style-one-call = Each player speaks just once, forehand first: bid more than the last bid, or pass. The highest bidder is declarer.
explain-auction-minimum = The lowest bid is { $value }.
explain-auction-minimum-0 = There is no lowest bid but the first step, { $first }.
explain-auction-step = Every bid is a multiple of { $value }.
explain-auction-coarse-from = From { $value } on, bids go up in steps of { $step }.
explain-auction-maximum = No bid may be higher than { $value }.
explain-auction-maximum-0 = The highest bid is { $top }: more than that the pack cannot bring.
explain-auction-forehand-opens-yes = Forehand has to open the auction and may not pass before there is a bid.
explain-auction-all-passed-throw-in = If everybody passes, the cards are thrown in and the next dealer deals.
explain-auction-all-passed-dealer-takes = If everybody passes, the dealer becomes declarer all the same, for { $first }.
explain-auction-all-passed-dealer-must-bid = If all the others have passed without a bid, the dealer may not pass and has to bid at least { $first }.
explain-auction-meld-signals-yes = A player’s first bid over another bid tells the partner about melds: every step of { $step } above that bid announces { $tells } points of meld. Nobody is held to it.

## Widow, trump, burying, passing, giving up
explain-exchange-widow-shown-all = The declarer turns the widow up for all to see and takes it in hand, which then holds { $held } cards.
explain-exchange-widow-shown-declarer = The declarer takes the widow in hand without showing it, and then holds { $held } cards.
explain-trump-named = The declarer names the trump suit.
explain-trump-moment-before-widow = Before the widow is looked at, the declarer names the trump suit.
explain-trump-moment-before-bury = Knowing the widow, the declarer now names the trump suit.
explain-trump-moment-after-bury = Only after that does the declarer name the trump suit.
explain-trump-marriage-yes = It must be a suit of which the declarer holds king and { $queen-name }. Without such a pair in any suit the declarer is set at once, the opponents book their melds, and no tricks are played.
explain-trump-durch-yes =
    Instead of a trump suit the declarer may announce a durch: there is no trump, nobody melds{ $passes ->
        [yes] , no cards are passed
       *[no] {""}
    }, the declarer leads to the first trick and has to win every trick; the duties in play are the same, only without trumps. A durch that is made scores { $won } for the declarer, a lost one costs { $lost }; nobody books anything else.
explain-exchange-widow-use-bury =
    Then the declarer lays { $widow ->
        [one] one card
       *[other] { $widow } cards
    } from the hand face down aside, unseen by the others, so that { $hand } are left. This is called burying.
explain-exchange-widow-use-one-each = Of the cards of the widow the declarer keeps one and gives one to each other player, unseen by the rest. Nothing is buried.
explain-exchange-bury-any = Any cards may be buried.
explain-exchange-bury-no-ace-no-trump = { $aces } and trumps may not be buried. If there are not enough other cards, as many as are missing may be, and the declarer says how many they are.
explain-exchange-bury-nines-allowed = { $aces } and trumps may not be buried, except trumps of the lowest rank ({ $lowest }). If there are not enough other cards, as many as are missing may be, and the declarer says how many they are.
explain-buried = Buried cards can no longer be melded; their points count for the declarer in the end.
explain-exchange-pass-cards =
    Now the declarer’s partner chooses { $value ->
        [one] one card
       *[other] { $value } cards
    } and passes { $value ->
        [one] it
       *[other] them
    } to the declarer, who passes back as many; nobody else sees them.
explain-exchange-pass-order-in-turn = The declarer sees the partner’s cards before choosing and may pass the same ones back.
explain-exchange-pass-order-at-once = Both choose before either sees what the other passes.
explain-score-give-up-never = Nobody can give up: every deal that has a declarer is played to the end.
explain-score-give-up-before-meld = Once trump is named, and before laying out any meld, the declarer may give up. The bid is then subtracted from the declarer’s score, the opponents book whatever melds they hold, and no tricks are played.
explain-score-give-up-before-lead = Once trump is named, and until the first card is led, the declarer may give up. The bid is then subtracted from the declarer’s score, the opponents book whatever melds they hold, and no tricks are played.
explain-score-give-up-bonus = Each opposing side books { $value } more for that.
