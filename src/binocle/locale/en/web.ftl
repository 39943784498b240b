### The page in the browser: buttons, headings, settings, and what only the page says.

## Start
web-pitch = Pinochle, the way your table plays it.
web-pitch-more = Play now against the computer, or share a link. No account, no ads.
web-play-now = Play now
web-continue-game = Back to your game
web-games = Games
web-with-computer = Computer
web-with-friends = Friends
web-tile-two-handed = Two
web-tile-two-handed-more = 48 cards, stock and melds on the table
web-tile-midwest = Three
web-tile-midwest-more = Auction, widow of three cards
web-tile-partners = Four
web-tile-partners-more = Partners, single deck
web-tile-double-deck = Four, double deck
web-tile-double-deck-more = 80 cards, 20 each
web-tile-binokel = Swabian Binokel
web-tile-binokel-more = German suits, for three
web-own-rules = Your own rules
web-own-rules-more = Start from any game and change it
web-join-title = Somebody gave you a code or a link?
web-table-code = Table code
web-join = Join
web-learn = Learn the rules
web-more = More
web-guest = Guest
web-to-start = To the start page
web-to-start-keep = Start page (the seat stays yours)
web-no-page = There is no such page
web-back = Back
web-close = Close
web-menu = Menu

## The line to the server
web-connecting = One moment …
web-line-lost = Connection lost. Trying again …
web-no-answer = The server does not answer. Try again in a moment.
web-line-back = Connected again. Nothing was missed.
web-line-replaced = This seat is open in another window.
web-play-here = Play here instead
web-try-again = Try again
web-no-table = There is no such table
web-no-table-help = Check the link or the code, or open a table of your own.

## Set-up
web-new-table = New table
web-rules-from = Rules
web-read-rules = Read these rules
web-change-rules = Change these rules
web-all-back = Undo all changes
web-who-plays = Who plays
web-your-name = Your name
web-a-friend = A friend, by the link
web-table-options = Speed, clock, talk
web-speed = Speed of the computer players
web-speed-slow = Slow
web-speed-normal = Medium
web-speed-fast = Fast
web-speed-instant = At once
web-level-random = Plays anything
web-level-easy = Easy
web-level-expert = Expert
web-level-steady = Steady
web-level-strong = Strong
web-clock = Clock for each decision
web-clock-none = No clock
web-clock-seconds = { $seconds } seconds
web-undo-allowed = Taking back allowed against the computer
web-house-rules = House rules
web-show-idle = Show options without effect
web-idle = Has no effect as things stand.
web-all = All
web-back-to = back to { $value }
web-lobby-house = House rules at this table
web-differences = Different from the chosen rules
web-no-differences = Nothing is changed.
web-share-rules = Share these rules
web-copy = Copy
web-copied = Copied
web-copy-link = Copy the link
web-paste-line = A line you were sent
web-take = Take over
web-open-table = Open a table
web-open-invite = Open a table and invite
web-contents = Contents

## Lobby
web-lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-full = Everybody is here.
web-seats = Seats
web-seat-free = Free
web-here = at the table
web-away = away
web-host = host
web-sit-down = Sit down
web-sit-here = Sit here
web-set-free = Make free
web-start-game = Start the game
web-start-help = Fill free seats with computer players, or wait for your friends.
web-fill = Computer players on all free seats
web-wait-host = The host starts the game.
web-invite = Invite friends
web-invite-help = Whoever opens this link can take a free seat. No account is needed.
web-link = Link
web-share = Share
web-or-code = or by the code
web-qr = QR code of the link

## At the table
web-title-turn = Your turn
web-us = Us
web-them = Them
web-to-act = is to act
web-passed = pass
web-highest-bid = Highest bid
web-no-bid-yet = No bid yet
web-bid-more = Bid more
web-bid-less = Bid less
web-bid-sure = Bid { $bid }? Tap again
web-own-meld = Your melds, by trump
web-own-worth = Your melds
web-only-you = only you see this
web-widow-was = The widow was
web-you-bury = You bury
web-you-pass = You pass
web-you-hand-out = You hand out
web-bury-more =
    { $count ->
        [0] Bury these cards?
        [one] Choose one more card to bury
       *[other] Choose { $count } cards to bury
    }
web-pass-more =
    { $count ->
        [0] Pass these cards?
        [one] Choose one more card to pass
       *[other] Choose { $count } cards to pass
    }
web-hand-out-to = A card for { $name }
web-bury-confirm = Bury · { $picked }/{ $need }
web-pass-confirm = Pass · { $picked }/{ $need }
web-hand-out-confirm = Hand it out
web-enough-picked = That is enough. Take one back by a tap, or confirm.
web-take-back = Take back: { $card }
web-dix-exchange = Exchange the dix
web-tap-again = Tap again: { $label }
web-tap-to-play = Tap it again to play it.
web-continue = Continue
web-waiting-others = Waiting for the others
web-no-melds = no melds
web-melds-to-come = not laid out yet
web-own-melds = Your melds on the table
web-melds-of = Melds of { $name }
web-tabled-card = { $card }, on the table in { $melds }
web-card-holds = { $card }, holds the trick
web-took-trick =
    { $who ->
        [you] Your trick, { $points } points.
       *[other] { $name } takes the trick, { $points } points.
    }
web-trick-so-far = { $suit } led, { $name } holds the trick.
web-meter = { $side }: { $points } so far
web-meter-bid = Bid { $bid }
web-meter-of = { $points } of the { $bid } that were bid
web-hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
web-twin = { $number } of { $count }
web-new-card = new
web-not-possible = Not possible. { $why }
web-not-now = This is not possible now.
web-what-to-do = What to do
web-what-happened = What happened
web-overview = Overview
web-this-deal = This deal
web-playing-to = Playing to { $target }
web-melds-shown = Melds shown
web-hint = Hint
web-undo = Take back
web-claim = Claim the rest
web-seconds-left = { $seconds } seconds left.
web-stand-in = computer stands in
web-paused = The game is paused.
web-watching = You are watching. The host can make a seat free for you.
web-pause = Pause
web-go-on = Go on

## Menu
web-rules-here = Rules of this table
web-people = People and speed
web-device = Go on from another device
web-device-help = Open this link on the other device, or type the code there. It works once, within { $minutes } minutes.
web-review-last = Look at the last deal again
web-leave = Leave the table
web-leave-sure = Tap again to give up the seat
web-replace = Computer instead
web-restart = New game
web-chat-off = Switch off talk
web-chat-on = Switch on talk
web-spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-fair = Is the shuffle fair?
web-fair-help = Before deal { $deal } the server committed itself to this number. After the deal it shows what it stands for, and anybody can check it. Your own word is mixed into the next deals.
web-own-word = A word of your own
web-mix-in = Mix in
web-talk = Talk
web-talk-unread =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
web-talk-empty = Nothing has been said yet.
web-talk-say = Say something
web-send = Send

## Score and review
web-deal-over = The deal is over
web-next-deal = Next deal
web-again = Play again
web-review = Review
web-review-deal = Deal { $deal }, all hands open
web-review-start = The cards as they were dealt.
web-review-none = This deal cannot be shown yet.
web-review-step = Step
web-review-next = Next step
web-review-prev = Step before
web-review-next-trick = Next trick
web-review-prev-trick = Trick before
web-record = Record
web-check-shuffle = Check the shuffle
web-check-shuffle-help = The file proves how the cards were shuffled; “binocle verify-deal FILE” checks it on any machine.
web-you-won = You have won the game
web-you-two-won = You and your partner have won the game
web-won =
    { $side ->
        [them] They have won the game
       *[one] { $name } has won the game
    }
web-chart = Score from deal to deal: { $scores }; playing to { $target }
web-to-target = to { $target }

## Settings
web-settings = Settings
web-settings-note = These choices are kept on this device only.
web-language = Language
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-colours = Colours of the suits
web-colours-two = Two
web-colours-four = Four
web-index = Signs on the cards
web-index-normal = Medium
web-index-large = Large
web-trump-place = Trump in the hand
web-trump-alternate = By colour
web-trump-first = On the left
web-trump-last = On the right
web-motion = Moving cards
web-motion-auto = As the device
web-motion-normal = Medium
web-motion-fast = Fast
web-motion-off = Off
web-taps = Play a card
web-taps-auto = By the room there is
web-taps-one = One tap
web-taps-two = Two taps
web-running-points = Show points while playing
web-sounds = Sounds
web-show-talk = Show talk
web-keys-on = Single keys

## Keys
web-keys = Keys
web-key-tab = to the answers, the hand, the table, the bar
web-key-arrows = along the hand; up and down between its rows
web-key-enter = play, choose, confirm
web-key-escape = close
web-key-suits = next card of the first to fourth suit
web-key-ranks = next card of this rank, those that may be played first
web-key-hand = to the hand
web-key-bid = raise or lower the bid
web-key-pass = pass
web-key-now = say the situation
web-key-points = say the points
web-key-last = last trick
web-key-melds = melds
web-key-hint = hint
web-key-talk = talk
web-key-sort = trump left, right, by colour
web-key-help = these keys
