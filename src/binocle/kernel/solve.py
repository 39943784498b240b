"""Perfect play with all hands open: is the value of a position at least so much? One null window of alpha-beta.

Numbering as in `layout`, room as in `solve_cells`. The value is counted in points that our side takes from here on.
The search stands in the room and not on a call stack, so it can pause after a number of nodes and go on later.

What keeps the tree small
    A table of positions between tricks. Its key tells how the cards of each suit lie, not their ranks: what nobody
    holds any more drops out. An entry met with other ranks bounds the value all the same, by the points that the
    ranks differ.
    Of cards of equal power that are worth the same only one is tried.
    The last trick plays itself. A leader whom nobody can beat takes all that is left; one who can cash some tricks
    before anybody else leads has their points.
    What is tried first hangs on who will take the trick, see `solve_cells.WEIGHTS`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.follow import legal_kinds, winning_kinds
from binocle.kernel.layout import HEAD_AFTER_RUFF, SUIT_MASK
from binocle.kernel.solve_bounds import power_beside, power_of, quick_points, takes_all
from binocle.kernel.solve_cells import (
    F_BEST,
    F_BEST_SEAT,
    F_BOUND,
    F_COUNT,
    F_GAIN,
    F_LEAD,
    F_LED,
    F_LED_BEST,
    F_LEFT,
    F_LIST,
    F_MOVE,
    F_NEED,
    F_NEXT,
    F_POINTS,
    F_REST,
    F_SEAT,
    F_SUITS,
    F_TABLE,
    F_TRICK,
    FRAME,
    FRAMES,
    HANDS,
    HELD_BY,
    LENGTH,
    LOW30,
    ORDER,
    S_BREADTH,
    S_DOWN,
    S_FLAGS,
    S_NEED,
    S_NODES,
    S_OPEN,
    S_OURS,
    S_PLAYERS,
    S_PLY,
    S_ROOT,
    S_STEP,
    S_STOP,
    S_TRUMP,
    S_VALUE,
    WORTH,
    count_bits,
    lowest_kind,
)
from binocle.kernel.solve_table import keep_bounds, look_up

PAUSED = -1


def open_window(work: array[int], need: int) -> None:
    """Begin a window: the next `search_window` asks whether the value of the root is at least `need`."""
    work[S_NEED] = need
    work[S_OPEN] = 1
    work[S_PLY] = 0
    work[S_DOWN] = 1
    work[FRAMES + F_NEED] = need


def drop_window(work: array[int]) -> None:
    """Give up a paused window: every card goes back into the hand it came from."""
    for ply in range(work[S_PLY]):
        at = FRAMES + ply * FRAME
        kind = work[at + F_MOVE]
        seat = work[at + F_SEAT]
        work[HELD_BY + kind] += 1 << (3 * seat)
        work[HANDS + seat] |= 1 << kind
    work[S_OPEN] = 0


def search_window(work: array[int], table: array[int], limit: int) -> int:
    """Go on with the open window for about `limit` nodes: a bound of the value, or PAUSED.

    A bound not below the window says that the value is at least that, one below it that it is at most that.
    """
    players = work[S_PLAYERS]
    step = work[S_STEP]
    trump = work[S_TRUMP]
    flags = work[S_FLAGS]
    ours = work[S_OURS]
    ply = work[S_PLY]
    down = work[S_DOWN]
    value = work[S_VALUE]
    breadth = work[S_BREADTH]
    nodes = 0
    trumps = 0
    if trump >= 0:
        trumps = SUIT_MASK << (8 * trump)
    while True:
        at = (FRAMES + ply * FRAME) & LOW30
        seat = work[at + F_SEAT] & 3
        mine = (ours >> seat) & 1
        need = work[at + F_NEED]
        if down != 0:
            if nodes >= limit or (nodes & 1023 == 1023 and work[S_STOP] != 0):
                work[S_PLY] = ply
                work[S_DOWN] = 1
                work[S_NODES] += nodes
                return PAUSED
            nodes += 1
            hand = work[HANDS + seat]
            best = work[at + F_BEST]
            led = work[at + F_LED]
            led_best = work[at + F_LED_BEST]
            legal = legal_kinds(hand, led, best, led_best, trump, flags)
            if ply == 0:
                legal &= work[S_ROOT]
            work[at + F_BOUND] = -1 if mine != 0 else 8191
            work[at + F_NEXT] = 0
            if legal & (legal - 1) == 0:
                work[at + F_COUNT] = 1
                work[at + F_LIST] = lowest_kind(legal)
            else:
                count = 0
                table_size = work[at + F_TABLE]
                others = 0
                for other in range(players):
                    if other != seat:
                        others |= work[HANDS + other]
                if best >= 0:
                    others |= 1 << best
                    if flags & HEAD_AFTER_RUFF != 0:
                        others |= 1 << led_best
                points = work[at + F_POINTS]
                later = players - 1 - table_size
                power = 0
                ahead = 0
                ranked = ORDER
                lead = 1
                length = 0
                taking = 0
                if led >= 0:
                    power = power_beside(work, players, step, seat, later, led, trump, ours, mine)
                    ranked += 192
                    lead = 0
                    if later == 0:
                        ranked += 192
                    taking = power_of(1 << best, led, trump)
                    ahead = 1 if (ours >> work[at + F_BEST_SEAT]) & 1 == mine else 0
                previous = -1
                suit_before = -1
                rest = legal
                while rest != 0:
                    kind = lowest_kind(rest)
                    bit = rest & -rest
                    rest ^= bit
                    worth = work[WORTH + kind]
                    if previous >= 0 and previous >> 3 == kind >> 3 and work[WORTH + previous] == worth:
                        between = (bit << 1) - (1 << previous)
                        if others & between == 0:
                            previous = kind
                            continue
                    previous = kind
                    suit = led
                    if led < 0:
                        if kind >> 3 != suit_before:
                            suit_before = kind >> 3
                            length = count_bits(hand & (SUIT_MASK << (8 * suit_before)))
                            power = power_beside(work, players, step, seat, later, suit_before, trump, ours, mine)
                        suit = suit_before
                    theirs = power & 65535
                    friends = power >> 16
                    own = power_of(bit, suit, trump)
                    if own > taking:
                        # It would take over
                        if own >= theirs:
                            place = 0 if friends <= own else 3 * lead
                        elif friends > theirs:
                            place = 1
                        else:
                            place = 2 if theirs < 256 else 2 + 2 * lead
                    elif ahead != 0 and taking >= theirs:
                        place = 3
                    elif friends > theirs and (ahead != 0 or friends > taking):
                        place = 4
                    else:
                        place = 5
                    score = work[ranked + place * 32 + kind]
                    if lead != 0:
                        score += work[LENGTH + place] * length
                    # The list is kept in order, best first
                    entry = (score << 5) | kind
                    place = count
                    while place > 0 and work[at + F_LIST + place - 1] < entry:
                        work[at + F_LIST + place] = work[at + F_LIST + place - 1]
                        place -= 1
                    work[at + F_LIST + place] = entry
                    count += 1
                if led < 0 and work[at + F_LEAD] >= 0:
                    known = work[at + F_LEAD]
                    for place in range(1, count):
                        entry = work[at + F_LIST + place]
                        if entry & 31 == known:
                            spot = place
                            while spot > 0:
                                work[at + F_LIST + spot] = work[at + F_LIST + spot - 1]
                                spot -= 1
                            work[at + F_LIST] = entry
                            break
                if breadth > 0:
                    if led >= 0:
                        count = 1
                    elif count > breadth:
                        count = breadth
                work[at + F_COUNT] = count
            bound = work[at + F_BOUND]
            following = 0
        else:
            # A card has been tried: take it back, look at what it brought
            kind = work[at + F_MOVE] & 31
            work[HELD_BY + kind] += 1 << (3 * seat)
            work[HANDS + seat] |= 1 << kind
            bound = work[at + F_BOUND]
            following = work[at + F_NEXT]
            if mine != 0:
                if value > bound:
                    bound = value
                    work[at + F_BOUND] = bound
            elif value < bound:
                bound = value
                work[at + F_BOUND] = bound
            if (mine != 0 and bound >= need) or (mine == 0 and bound < need):
                following = 99
            else:
                following += 1

        # The next card that could matter
        count = work[at + F_COUNT]
        work[at + F_NEXT] = following
        if following >= count:
            value = bound
            if work[at + F_TABLE] == 0 and ply > 0:
                keep_bounds(work, table, at, value, mine)
            value += work[at + F_GAIN]
            if ply == 0:
                work[S_NODES] += nodes
                work[S_OPEN] = 0
                return value
            ply -= 1
            down = 0
            continue

        # Play it
        kind = work[at + F_LIST + following] & 31
        work[at + F_MOVE] = kind
        held = work[HELD_BY + kind] - (1 << (3 * seat))
        work[HELD_BY + kind] = held
        if (held >> (3 * seat)) & 7 == 0:
            work[HANDS + seat] ^= 1 << kind
        below = (at + FRAME) & LOW30
        points = work[at + F_POINTS] + work[WORTH + kind]
        suits = work[at + F_SUITS] | (1 << (kind >> 3))
        size = work[at + F_TABLE] + 1
        best = work[at + F_BEST]
        led = work[at + F_LED]
        winner = work[at + F_BEST_SEAT]
        led_best = work[at + F_LED_BEST]
        if size == 1:
            led = kind >> 3
            led_best = kind
            best = kind
            winner = seat
        else:
            if (winning_kinds(best, led, trump, flags) >> kind) & 1 != 0:
                best = kind
                winner = seat
            if kind >> 3 == led and (winning_kinds(led_best, led, -1, flags) >> kind) & 1 != 0:
                led_best = kind
        if size < players:
            seat += step
            if seat >= players:
                seat = 0
            elif seat < 0:
                seat = players - 1
            work[below + F_SEAT] = seat
            work[below + F_TABLE] = size
            work[below + F_LED] = led
            work[below + F_BEST] = best
            work[below + F_BEST_SEAT] = winner
            work[below + F_LED_BEST] = led_best
            work[below + F_POINTS] = points
            work[below + F_NEED] = need
            work[below + F_GAIN] = 0
            work[below + F_TRICK] = work[at + F_TRICK]
            work[below + F_SUITS] = suits
            work[below + F_LEFT] = work[at + F_LEFT]
            ply += 1
            down = 1
            continue

        # The trick is full: the winner leads, unless the table or simple counting knows the value
        start = (FRAMES + work[at + F_TRICK] * FRAME) & LOW30
        won = (ours >> winner) & 1
        winner &= 3
        left = work[at + F_LEFT] - 1
        rest = work[start + F_REST] - points
        gain = points if won != 0 else 0
        down = 0
        if left == 0:
            value = gain + (rest if won != 0 else 0)
            continue
        need -= gain
        if need <= 0:
            value = gain
            continue
        if need > rest:
            value = gain + rest
            continue
        if left == 1:
            best = lowest_kind(work[HANDS + winner])
            led = best >> 3
            seat = winner
            taker = winner
            for _ in range(players - 1):
                seat += step
                if seat >= players:
                    seat = 0
                elif seat < 0:
                    seat = players - 1
                kind = lowest_kind(work[HANDS + (seat & 3)])
                if (winning_kinds(best, led, trump, flags) >> kind) & 1 != 0:
                    best = kind
                    taker = seat
            value = gain + (rest if (ours >> taker) & 1 != 0 else 0)
            continue
        hand = work[HANDS + winner]
        others = 0
        for seat in range(players):
            if seat != winner:
                others |= work[HANDS + seat]
        union = hand | others
        if takes_all(hand, others, trumps, flags):
            value = gain + (rest if won != 0 else 0)
            continue
        if left > 3:  # nearer to the end it costs more than it saves
            sure = quick_points(work, players, winner, hand, others, trump, trumps, flags)
            if won != 0:
                if sure >= need:
                    value = gain + sure
                    continue
            elif rest - sure < need:
                value = gain + rest - sure
                continue
        value = look_up(work, table, below, start, winner, suits, union, left, rest, need)
        if value >= 0:
            value += gain
            continue
        work[below + F_SEAT] = winner
        work[below + F_TABLE] = 0
        work[below + F_LED] = -1
        work[below + F_BEST] = -1
        work[below + F_BEST_SEAT] = 0
        work[below + F_LED_BEST] = -1
        work[below + F_POINTS] = 0
        work[below + F_GAIN] = gain
        work[below + F_TRICK] = ply + 1
        work[below + F_SUITS] = 0
        ply += 1
        down = 1
