### The game line by line. Keys "plain-word-…" hold the words that may be typed, all of them, lower case, with blanks.

plain-welcome = { $title }. Players: { $players }.
plain-welcome-help = Type a number or a command, then Enter. “help” lists the commands.
plain-resumed = The game goes on where it was left.
plain-player = { $name } ({ $player })
plain-choose = You can:
plain-choose-card = You can play: { $cards }
plain-choose-bury = You can bury: { $cards }
plain-choose-pass = You can pass to { $name }: { $cards }
plain-choose-hand-out = You can hand to { $name }: { $cards }
plain-more-bids = or type any higher bid, up to { $highest }
plain-more-bids-steps = or type any higher bid in steps of { $step }, up to { $highest }
plain-not-understood = “{ $text }” is not understood here. Type a number from the list, a card such as QS or 10H, or “help”.
plain-no-such-number = There is no number { $number } in the list; it goes up to { $count }.
plain-nothing-like-it = That cannot be done now. Choose from the list.
plain-which = Which one? Type the number from the list.
plain-saved = Saved in { $path }. Every decision is written there as soon as it is made.
plain-resume = To go on with it, type:
plain-copied = A copy of the game so far is in { $path }.
plain-save-failed = It could not be saved in { $path }: { $problem }
plain-bye = The game ends here. Goodbye!
plain-game-over = The game is over.

## Words to type
plain-word-help = help ?
plain-word-hint = hint h
plain-word-undo = undo
plain-word-last = last
plain-word-score = score
plain-word-table = table look
plain-word-rules = rules
plain-word-howto = howto
plain-word-save = save
plain-word-quit = quit exit q
plain-word-pass = pass p
plain-word-bid = bid
plain-word-play = play
plain-word-bury = bury
plain-word-meld = meld
plain-word-dix = dix
plain-word-draw = draw
plain-word-trump = trump
plain-word-lay = lay
plain-word-give-up = giveup
plain-word-redeal = redeal
plain-word-durch = durch
plain-word-give = give hand
plain-word-take = take
plain-word-shoot = shoot moon
plain-word-revoke = revoke
plain-word-claim = claim

## Help
plain-help =
    Type the number of what you want to do, or:
      a card to play or bury it: QS or 10H; QS* is a queen of spades that lies on the table
      a number to bid it: 260; pass
      trump H (or S, D, C), meld 1, dix, draw, lay, giveup, claim
      where the game has them: durch, redeal, give QS (to your partner, or from the widow), take (the turned-up card),
      shoot (promise every trick), revoke NAME (claim that this player has failed a duty)
      hint or h – what a computer player would do in your place
      undo – take back your last decision
      last – the last trick;  score;  table – how everything stands
      rules – the rules of this game;  howto – how to play it well
      save – where the game is kept; save FILE puts a copy there;  quit or q – leave it for another time
