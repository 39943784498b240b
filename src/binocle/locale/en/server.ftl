### What the server of the browser's table says.

## Notes about people and the table
note-sat-down = { $name } has sat down.
note-left = { $name } has left the table.
note-stand-in = { $name } is away. A computer player plays on until { $name } is back.
note-back = { $name } is back.
note-replaced = { $name } now has this seat.
note-held = The host has paused the game.
note-going-on = The game goes on.
note-claimed = { $name } claims the rest, and nothing can take a trick away.
note-new-game = A new game begins.
note-clock-out = Time is up for { $name }. A computer player decides this once.

## Errors
error-malformed = This message cannot be read.
error-too-long = This message is too long.
error-too-deep = This message is nested too deeply.
error-bad-field = Something in this message is not as it must be.
error-unknown-type = There is no such kind of message.
error-hello-first = Say hello first: which table, and who you are.
error-upgrade = The page is older than the server. Load it again.
error-no-table = There is no such table.
error-bad-token = This device does not have a seat at this table.
error-not-allowed = You cannot do this here.
error-host-only = Only the host can do this.
error-id-reused = This message has the name of another one that was sent before.
error-rate = That was too much at once. Wait a moment.
error-storage = The server cannot write to its disk. Nothing was lost; try again.
error-replaced = This seat is open in another window now.
error-too-slow = The connection is too slow. It will be made anew.
error-restart = The server is being restarted. The game goes on in a moment.
error-seat-lost = This seat has been given to somebody else. You can watch.
error-crowded = So many people watch this table that there is no room for more.
error-gone = This table is no longer there.
error-silent = No greeting came.
error-internal = Something went wrong on the server. The table is as it was.
error-rules = These rules cannot be played: { $problem }
error-name = A name has 1 to 24 letters, digits or signs.
error-name-taken = Somebody at this table has this name already.
error-seats = The seats do not fit these rules.
error-unknown-player = There is no such computer player.
error-full = All seats are taken. You can watch.
error-code = There is no open table with this code.
error-not-found = There is nothing here.
error-not-booked = This deal is still being played.
error-bad-request = Something in this request is not as it must be.
error-method = This cannot be done with this address.
error-too-large = This is too much at once.
error-origin = This page is not served from here.
error-many-tables = The server has as many tables as it can hold. Try again later.
refusal-table-not-lobby = The game has begun already.
refusal-table-not-playing = No game is being played.
refusal-table-held = The host has paused the game. It goes on when the host lets it.
refusal-table-no-chat = Chat is off at this table.
refusal-table-no-claim = Nothing shows that all tricks that are left are yours.
refusal-table-claim-turn = The rest is claimed before one leads to a trick.
refusal-table-no-undo = Nothing is taken back at this table.
refusal-table-seat-taken = This seat is not free.

## Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-my-fault = My mistake.
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-again = Another one?

## Plain pages
page-title = Binocle
page-not-built = The page has not been built in this copy of the sources
page-not-built-how = Run python3 run.py once: it fetches what is needed and builds the page. Then load this page again.
page-server-runs = The server itself is running. Play in the terminal with python3 run.py tui.
