### The full-screen table of the terminal: headings, short labels, keys.

## Cards. Eight letters: the printed ranks from the weakest to the strongest.
tui-ranks = 789JQKTA

## The keys for the same eight on German cards; u takes back, so the under has the key of the jack.
tui-keys-german = 789JOKTA

## Seats
tui-bid = bid { $points }
tui-passed = passed
tui-signal = announces { $points }
tui-melds = melds { $points }
tui-tricks = tricks { $points }
tui-melds-struck = melds struck

## The middle of the table
tui-no-bid-yet = No bid yet
tui-lowest = lowest bid { $points }
tui-points-plain = { $points } pts
tui-points-part = { $points } pts (melds { $part })
tui-no-melds = no melds
tui-on-table = On the table:
tui-stock-gone = The stock is gone.
tui-stock = Stock: { $count }
tui-none-yet = none yet
tui-handed = { $giver } → { $receiver }

## Top lines
tui-to = to { $points }
tui-of-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }
tui-durch = Durch
tui-no-trump = no trump
tui-contract = { $name }: { $points }
tui-contract-every-trick = { $name }: every trick, for { $points }
tui-so-far = {", "}so far { $points }
tui-too-small = Binocle needs a window of at least 80 columns and 24 lines. Please make it bigger.

## Choices
tui-your-melds-by-trump = Your melds, by trump
tui-your-call = Your call
tui-bid-keys = Enter confirms · + − change
tui-pass-key = x passes
tui-redeal-key = n asks for a new deal
tui-name-trump = Name trump
tui-durch-offer = Durch: every trick
tui-burying = Burying { $count } of { $due }
tui-bury-points = Points laid away: { $points }
tui-melds-left = Melds that remain: { $points }
tui-bury-keys = Space picks a card
tui-bury-ready = Enter buries them
tui-passing = For { $name }: { $count } of { $due }
tui-pass-ready = Enter passes them
tui-handing-out = A widow card for each
tui-hand-out-ready = Enter hands them out
tui-your-melds = Your melds
tui-lay-key = Enter lays them: { $points }
tui-give-up-key = g gives the deal up
tui-shoot-key = v promises every trick: { $points }
tui-meld-or-draw = Meld, or draw
tui-draw = Draw
tui-draw-stock = Draw the stock card
tui-draw-upcard = Take { $card }
tui-dix-exchange = Dix for { $card }
tui-dix-show = Show the dix

## Marks. The dealer's is put behind a name.
tui-dealer = (D)
tui-signs = ▸ is on turn, ♛ plays for the bid, (D) deals, ★ holds the trick, • is a new card. Raised cards may be played; when you choose another one you are told why not.
tui-signs-german = On the cards ♠ stands for leaves, ♥ for hearts, ♦ for bells and ♣ for acorns; O is the over, U the under, A the deuce.
tui-signs-anticlockwise = ↺ The turn goes round anticlockwise: after you comes the player on your right.

## Score sheet
tui-sheet-deal = Deal
tui-sheet-tricks = Trick points
tui-sheet-booked = Booked
tui-sheet-now = Now
tui-sheet-empty = No deal has been booked yet.
tui-sheet-target = Whoever has { $points } wins.
tui-sheet-deals =
    { $count ->
        [one] The game has one deal.
       *[other] The game has { $count } deals.
    }
tui-sheet-stakes = Stakes
tui-sheet-paid = this deal
tui-sheet-ledger = in all
tui-sheet-pool = In the pool: { $count }
tui-sheet-chips = Chips
tui-sheet-struck = struck

## What the keys do
tui-key-ranks = A 0 K Q J 9
tui-key-ranks-german = A 0 K O J 9
tui-key-space = Space
tui-key-quit = Ctrl-Q
tui-does-cards = from card to card
tui-does-suits = to the next card of the first to fourth suit of the hand; in a list: choose that line
tui-does-ranks = to the next card of this rank, cards that may be played first
tui-does-enter = play the card, make the bid, choose the line, go on
tui-does-space = pick a card that is to go, or put it back; otherwise like Enter
tui-does-updown = through a list; between hand and table
tui-does-bid = a higher or lower bid
tui-does-pass = pass; two-handed: draw without melding
tui-does-hint = what a computer player would do, and why
tui-does-undo = take back your last decision
tui-does-last = the last trick
tui-does-melds = all melds of this deal
tui-does-score = the score sheet
tui-does-give-up = give the deal up, where the rules allow it (press twice)
tui-does-claim = claim to have reached the mark, where the rules allow it (press twice)
tui-does-redeal = ask for a new deal with a hand poor enough (press twice)
tui-does-shoot = promise every trick before the first lead, where the rules allow it (press twice)
tui-does-accuse = say that an opponent has failed a duty, where revokes are judged
tui-does-language = Deutsch
tui-does-four = suits in two colours or in four
tui-does-pace = computer players with a short pause, or at once
tui-does-help = keys, rules of this table, how to play well
tui-does-menu = menu: go on, save and leave, new game
tui-does-quit = leave at once, as does Ctrl-C; the game is saved

## Key line at the foot
tui-foot-card = card
tui-foot-play = play
tui-foot-pick = pick
tui-foot-bury = bury
tui-foot-bid = bid
tui-foot-pass = pass
tui-foot-choose = choose
tui-foot-draw = draw
tui-foot-go-on = go on
tui-foot-hurry = hurry
tui-foot-hint = hint
tui-foot-undo = undo
tui-foot-last = last
tui-foot-melds = melds
tui-foot-meld = meld
tui-foot-lay = lay down
tui-foot-score = score
tui-foot-help = help
tui-foot-menu = menu
tui-foot-give-up = give up
tui-foot-claim = claim
tui-foot-redeal = new deal
tui-foot-shoot = promise all
tui-foot-accuse = revoke
tui-foot-pass-on = pass on
tui-foot-hand-out = hand out
tui-foot-close = close
tui-foot-turn-page = next page
tui-foot-scroll = scroll

## What is due
tui-due-trump = Name the trump suit.
tui-due-pass =
    { $count ->
        [one] Choose one card for your partner.
       *[other] Choose { $count } cards for your partner.
    }
tui-due-hand-out = Choose a widow card for each of them, in turn; you keep what is left.
tui-due-lay = Lay down your melds.
tui-due-melds = All melds lie on the table. Press Enter to play.
tui-due-deal = The deal is booked. Press Enter for the next one.
tui-due-meld = Your trick. Meld or draw.

## Answers to keys
tui-note-again-give-up = Press g once more to give the deal up.
tui-note-again-claim = Press c once more to claim the mark; a wrong claim loses the game.
tui-note-again-redeal = Press n once more to show your hand and have the cards dealt again.
tui-note-again-shoot = Press v once more to promise every trick.
tui-note-more-to-pick =
    { $count ->
        [one] Pick one more card first (Space).
       *[other] Pick { $count } more cards first (Space).
    }
tui-note-enough-picked =
    { $count ->
        [one] One card is picked already. Put it back first, or press Enter.
       *[other] { $count } cards are picked already. Put one back first, or press Enter.
    }
tui-note-put-back = The picked cards cannot go together. Put one back first.
tui-hint-others = With it: { $cards }
tui-note-not-now = Nothing can be chosen now.
tui-note-instant = Computer players act at once.
tui-note-paced = Computer players pause a little.
tui-note-two = Suits in two colours.
tui-note-four = Suits in four colours.
tui-note-no-right = This cannot be done now.

## Pages
tui-page-keys = Keys
tui-page-rules = Rules
tui-page-howto = Playing well
tui-page-melds = Melds
tui-page-score = Score sheet
tui-page-won = Won
tui-page-lost = Lost

## Claim of a revoke
tui-accuse = Who has failed a duty?
tui-accuse-nobody = Nobody
tui-accuse-note = A wrong claim cannot be repeated.

## Menu
tui-menu = Menu
tui-menu-on = Go on playing
tui-menu-new = New game (this one stays saved)
tui-menu-language = Auf Deutsch weiterspielen
tui-menu-four = Suits: two colours or four
tui-menu-pace = Computer players: at once or with a pause
tui-menu-help = Help
tui-menu-quit = Save and quit
tui-menu-kept = Every decision is saved as soon as it is made, in { $path }

## After leaving
tui-farewell-saved = The game is saved in { $path }. Next time it stands at the top of the list.
tui-farewell-over = The game is over; its record is { $path }.

## New game
tui-new-line = Pinochle for two, three and four against the computer
tui-new-resume = Go on with a saved game
tui-new-seats = Seats
tui-new-seat-person = you
tui-new-start = Deal
tui-new-own-empty = Type a rule set first, such as midwest?score.target=1000.
tui-new-unreadable = This saved game cannot be gone on with: { $problem }
tui-new-nobody = One seat must be yours.
tui-new-foot-move = choose
tui-new-foot-change = change
tui-new-foot-start = start
tui-new-foot-quit = quit
tui-set-two-handed = Draw from the stock, meld trick by trick, then play it out.
tui-set-midwest = Bid for the widow; trump is named after burying.
tui-set-auction = Bid for the widow; name trump first, then bury no aces and trumps.
tui-set-partners = Two against two, all cards dealt, one bid decides trump.
tui-set-double-deck = Two against two with eighty cards and no nines.
tui-set-bicycle = The two-handed game with free exchange, full values and calling out.
tui-set-bicycle-64 = The same with 64 cards down to the seven, which is the dix.
tui-set-gibson = No double melds, and the dix is the one meld of its trick.
tui-set-hay = Meld after the draw, several melds a trick, to 1,200.
tui-set-macdougall = Grand pinochle, tenfold doubles, and calling out with one more trick.
tui-set-midwest-19th-century = Midwest without a lowest bid.
tui-set-st-joseph = Midwest; two royal marriages pay 240.
tui-set-binokel = German cards, anticlockwise, bidding in pairs; all tricks without trump is a Durch.
tui-set-binokel-48 = The same with sevens: 15 cards each and three in the widow.
tui-set-hoskin = Eighty cards for three, 25 each and five in the widow; trump is named unseen.
tui-set-hoskin-b = Eighty cards for three, 26 each; the widow of two is seen before trump is named.
tui-set-partners-passing = As Partnership; the bidding partners pass each other three cards.
tui-set-partners-widow = Eleven cards each; the bidder hands one card of the widow to each player.
tui-set-double-deck-96 = With the nines: 96 cards, 24 each; the nine of trump is a dix.
tui-set-neuralplay = Four cards passed, to 150, points without the last zero.
tui-set-pinochle-classic = Forehand must open, three cards passed, to 500, points without the last zero.
tui-set-trickster-single = Four cards passed, and the dealer may not pass when all others have.
tui-set-trickster-double = Eighty cards, to 5,000; the dealer may not pass when all others have.
tui-new-players-2 = For two
tui-new-players-3 = For three
tui-new-players-4 = For four
tui-new-own = Your own rules
tui-new-own-line = Line or file
tui-new-own-hint = name?field=value&…
tui-new-own-about = A set and its changes on one line, such as midwest?score.target=1000, or the path of a .toml file. F2 opens it in the editor.
tui-new-broken = This file cannot be played: { $problem }
tui-new-file-about = From { $file }.
tui-new-seat-random = Computer, random
tui-new-seat-easy = Computer, easy
tui-new-seat-steady = Computer, steady
tui-new-seat-strong = Computer, strong
tui-new-seat-expert = Computer, expert
tui-new-edit-hint = e changes the rules
tui-new-foot-seats = seats
tui-new-foot-edit = change rules

## Saved games
tui-day = { $year }-{ $month }-{ $day }
tui-day-and-time = { $year }-{ $month }-{ $day }, { $time }
tui-saved-row = deal { $number } · { $score } · { $when }
tui-saved-row-first = deal { $number } · { $when }
tui-saved-deal = Deal { $number }
tui-saved-begun = Begun { $when }
tui-saved-last = Last played { $when }
tui-saved-go-on = Enter goes on with it.
tui-saved-damaged = Damaged games
tui-saved-damaged-about = This file cannot be gone on with.

## What went wrong with a file
trouble-record = The record is damaged.
trouble-record-line = The record is damaged in line { $line }.
trouble-no-plain-file = This is no ordinary file but a link, a folder or a device; it is not opened.
trouble-too-large = The file is too large for a game.
trouble-missing = The file or its folder does not exist.
trouble-forbidden = You have no permission for this file or its folder.
trouble-read-only = Nothing can be written there.
trouble-exists = A file of this name exists already.
trouble-folder = This is a folder, not a file.
trouble-no-folder = Part of this path is a file, not a folder.
trouble-full = There is no room left on the disk.
trouble-long-name = The name is too long.
trouble-other = The system reports error { $number }.
