### What `binocle rules` and the comparison of melds answer.

cli-rules-same = Nothing: both sets play the same.
# $table is a text such as "3 players, 48 cards".
cli-rules-good = { $name } is a rule set that can be played: { $title }, { $table }.
cli-form-range = { $least } to { $most }

## meld with several sets
# $list is made of the second text, $rules a set as it was given.
cli-meld-differs = { $meld }: { $list }
cli-meld-points-in = { $points } in { $rules }
cli-meld-none-in = not paid in { $rules }
cli-meld-because = { $rules }: { $reason }
cli-meld-same = Every set pays the same melds for this hand.
