### What the command line answers to people. Help pages stand with their verbs.

## winner, legal, meld, perft
# $card is a card with its symbol, $number its place in the trick, 1 is the leader's.
cli-winner = { $card } takes the trick (card { $number }).
cli-legal = Legal:    { $cards }
cli-refused = Refused:  { $cards }
cli-meld-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
cli-perft = { $count ->
        [one] { $count } sequence
       *[other] { $count } sequences
    } of { $depth ->
        [one] { $depth } card
       *[other] { $depth } cards
    }

## solve
cli-solve-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the leader's side
cli-solve-best = Best: { $cards }
cli-solve-reach = { $verdict ->
        [yes] Yes, { $points } points can be reached.
       *[no] No, { $points } points cannot be reached.
    }

## rules
cli-rules-line = { $players } players, { $cards } cards
cli-rules-head = Name: { $name }. Source: { $source }.

## replay, verify
cli-replay-undo = { $name } takes back to after entry { $number }.
cli-verified = All well: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $deals ->
        [one] { $deals } deal sealed.
       *[other] { $deals } deals sealed.
    }
cli-cut = The last line was torn in writing and is left out: { $bytes ->
        [one] { $bytes } byte.
       *[other] { $bytes } bytes.
    }

## arena
# $a and $b are players, $rules a rule set as it was given; $difference and $error are written with two decimals.
cli-arena-head = { $a } against { $b }, { $rules }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in { $rotations } rotations
cli-arena-difference = { $a } is ahead by { $difference } points a deal (standard error { $error })
# $low and $high are written with two decimals; $kind is how the match ended: all deals were played (plain), the lead was certain (sure), or it was not certain when the deals were exhausted (open).
cli-arena-interval = 95 % interval: { $low } to { $high }{ $kind ->
        [sure] ; ended early, certain at { $stop } standard errors
        [open] ; all deals played, not certain at { $stop } standard errors
       *[plain] { "" }
    }
cli-arena-deals = { $a } won { $won ->
        [one] { $won } deal
       *[other] { $won } deals
    }, lost { $lost }, level { $level }
cli-arena-passed-out = Passed out: { $share }
cli-arena-seat = Seat { $seat }: { $a } against { $b }
# $kinds are kinds of faults with their numbers, such as "late 2"; docs/bots.md lists them.
cli-arena-faults = { $name } lost { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, and the first legal action was taken: { $kinds }
cli-arena-times = Time { $time }, processes { $processes }, memory of one at most { $memory } MB
cli-arena-player = Player
cli-arena-contracts = contracts
cli-arena-made = made
cli-arena-bid = average bid
cli-arena-moves = moves
cli-arena-mean = mean
cli-arena-p99 = 99 %
cli-arena-longest = longest
cli-arena-late = late
cli-arena-refused = refused
cli-arena-warm-up = warm-up

## ladder
# $rules is a rule set as it was given; $difference and $error are written with two decimals.
cli-ladder-head = { $rules }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } for each two players
cli-ladder-player = Player
cli-ladder-rating = rating
cli-ladder-interval = 95 %
cli-ladder-won = won
cli-ladder-lost = lost
cli-ladder-level = level
cli-ladder-match = { $a } is ahead of { $b } by { $difference } points a deal (standard error { $error })
cli-ladder-refused = Refused actions, { $a } against { $b }: { $illegal }

## strength
# $row names a row: players, set, mode; $difference, $error and $distance are written with their decimals, $time as 1:02:03.
cli-strength-row =
    { $verdict ->
        [ok] { $row }: { $difference } ± { $error } in { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        } ({ $distance } standard errors), { $time }: holds
       *[bad] { $row }: { $difference } ± { $error } in { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        } ({ $distance } standard errors), { $time }: DOES NOT HOLD, { $problems }
    }
cli-strength-broken = { $row }: COULD NOT BE PLAYED, { $why }
cli-strength-open = { $row }: not played
cli-strength-holds = { $holds } of { $rows } rows hold ({ $time })

## exam
cli-exam-question =
    { $must ->
        [yes] { $id }  (must) { $asks }
       *[no] { $id }  { $asks }
    }
cli-exam-answered =
    { $verdict ->
        [right] right, { $right } of { $asked }
        [failed] WRONG: right { $right } of { $asked }
       *[other] otherwise: right { $right } of { $asked }
    }
cli-exam-answers = answers { $answers }; expected { $expected }
cli-exam-simulated = simulated: { $difference } points by its answer, standard error { $error }, { $worlds } worlds
cli-exam-total = { $kept } of { $must } musts hold; { $score } of 100 in { $should } matters of judgement

## rethink
# $then and $now are actions as they stand in a log.
cli-rethink-other = Line { $line }, seat { $seat }: { $then } then, { $now } now
cli-rethink = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $same } the same
cli-rethink-timed = { $decisions ->
        [one] { $decisions } was stopped by the clock and came out otherwise
       *[other] { $decisions } were stopped by the clock and came out otherwise
    }

## bench
cli-bench-engine = Engine, { $rules }: { $deals } deals a second, { $plays } cards a second with the view of the seat to act
cli-bench-kernel = Kernel, { $hands } hands, { $runner }: { $deals } deals a second
cli-bench-playouts = Playouts, { $rules }, { $hands } hands, { $runner }: { $deals } deals a second and core
cli-bench-worlds = Worlds, { $rules }, { $runner }: { $worlds } a second and core in the middle of a deal, { $slowest } at the slowest view
cli-bench-solver = { $hands } hands{ $double ->
        [yes] , double deck
       *[no] { "" }
    }, { $left } cards left, { $question ->
        [exact] exact
       *[yes-no] yes or no
    }, { $deals } deals: median { $median-ms } ms ({ $verdict ->
        [ok] at most { $most-ms } asked
       *[below] NOT within { $most-ms }
    }, ratio { $ratio }), mean { $mean-ms } ms; nodes { $median-nodes }, mean { $mean-nodes }; { $ns-per-node } ns a node{ $stopped ->
        [0] { "" }
       *[other] ; { $stopped } broken off
    }
cli-bench-ratio = Kernel, { $hands } hands: numba is { $ratio } times as fast as CPython
cli-bench-no-compiler = The kernel runs in plain Python here: there is no compiler, or BINOCLE_PURE forbids it.
cli-bench-floor-plays =
    { $verdict ->
        [ok] Engine, at least { $floor } cards a second: reached
       *[below] Engine, at least { $floor } cards a second: NOT reached
    }
cli-bench-floor-playouts =
    { $verdict ->
        [ok] Compiled playouts, at least { $floor } four-handed deals a second: reached
       *[below] Compiled playouts, at least { $floor } four-handed deals a second: NOT reached
    }
cli-bench-floor-worlds =
    { $verdict ->
        [ok] Compiled sampler, at least { $floor } worlds a second in the middle of a deal: reached
       *[below] Compiled sampler, at least { $floor } worlds a second in the middle of a deal: NOT reached
    }
cli-bench-floor-ratio =
    { $verdict ->
        [ok] Compiled kernel, at least { $floor } times as fast: reached
       *[below] Compiled kernel, at least { $floor } times as fast: NOT reached
    }

## What was wrong with a call
cli-no-verb = there is no verb “{ $verb }”; there are: { $verbs }
cli-no-command = there is no command “{ $command }” here
cli-no-option = there is no option { $option }
cli-no-value = { $option } wants a value
cli-missing = { $name } is missing
cli-bad-value = { $name } has a value that does not fit: { $message }
cli-extra = more was given than is wanted: { $args }
cli-our-fault = a fault of Binocle's own, please report it: { $fault }
# $problem is what is wrong there, in English.
cli-record-line = line { $line }: { $problem }
cli-record-deal = deal { $deal }: { $problem }
cli-system-missing = there is no such file
cli-system-forbidden = this is not permitted
cli-system-exists = the file exists
cli-system-folder = this is a folder
cli-system-no-folder = a part of the path is no folder
cli-system-full = the disk is full

cli-prepare-pure = Nothing is compiled here: the players use plain Python and search less.
cli-prepare-step = { $done } of { $total } kinds of game are compiled
cli-prepare-done = Ready, after { $seconds } s.

## evaluate
cli-evaluate-head = { $cards }
    { $rules }, seat { $seat }, { $worlds } imagined deals for each trump
cli-evaluate-about = { $rules }, seat { $seat }, { $worlds } imagined deals for each trump
cli-evaluate-trump = Trump
cli-evaluate-held = In hand
cli-evaluate-melds = Melds
cli-evaluate-tricks = Tricks
cli-evaluate-total = Total
cli-evaluate-most = 8 of 10 deals
cli-evaluate-ceiling = Bid up to
cli-evaluate-pass = pass
cli-evaluate-mark = up to { $ceiling }
cli-evaluate-chances = Chance to make each bid, { $first } to { $last } in steps of { $step }:
cli-evaluate-verdict = With { $suit } as trump bid up to { $ceiling }.
cli-evaluate-verdict-pass = Pass: no trump makes the lowest bid worth its risk ({ $suit } comes closest).
cli-evaluate-bars = how often the total comes out there
cli-evaluate-curve = chance to make a bid
cli-evaluate-drawn = The chart is in { $file }.
