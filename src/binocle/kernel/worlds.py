"""Worlds: hidden cards dealt to the places where they can lie, every way that fits what is known equally likely.

A place is a hand, or a part of the cards that lie face down, with room for so many hidden cards. Hidden cards that may
lie in the same places form a group. `count_ways` counts, from the last group back to the first, in how many ways the
groups fill the rooms; `deal_worlds` draws by these counts, card by card within a group, and takes a world back as soon
as it speaks against the melds that were laid. Where hardly one in hundreds fits, a world comes from the last one by
dealing the cards of two places anew among them, again and again: each single world stays as likely as any other.

Twins are different cards for the odds, and nobody knows which of two the melds were laid with: a seat that holds both
could have laid either, so its worlds are thrown away as often as they would come too often.

Numbering of kinds and arrays of meld tables as in `layout` and `meld`. Owners
are the seats 0 .. players - 1, then `players` for what lies face down and ``players + 1`` for the stock.

What is asked stands in `plan`, a flat array of 64-bit integers:
    header           N_PLAYERS .. N_SHARES, described at each constant
    CAPS + p         room of place p for hidden cards; OWNER + p whose place it is
    GROUP_MASK + g   the places of group g as a mask; GROUP_SIZE + g how many cards it has
    CARD + i         kind of hidden card i; GROUP_OF + i its group
    JUDGED + s       1 when seat s has laid its melds, so that they tell what else it held
    FIXED + o * 32   cards known to lie with owner o (the stock left out)
    SINCE + s * 32   cards that seat s has played since it laid its melds
    RULES + 4 * r    a requirement: mask of owners, mask of kinds, least and most of such cards these hold (or held)
    SHARES + 2 * k   a card that one of the owners of a mask got, and its kind; each owner got one
    SHOWN + e * SHOWN_SIZE
                     a kind of which some unseen cards lay with melds and others are hidden: the kind, its unseen cards,
                     a mask of owners of which some of these must be, how many, how many hidden cards are dealt so; then
                     by seat how many it has shown, and how many it is known to hold besides (not counted as unseen)
and room to work in. The melds come as a meld table and, by seat, what `meld_limits` wrote.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS, MAX_SEATS
from binocle.kernel.meld import meld_points, meld_rows
from binocle.kernel.playout import next_random

MOST_PLACES = 6
MOST_GROUPS = 64
MOST_HIDDEN = 104
MOST_RULES = 64
MOST_SHARES = 8
MOST_SHOWN = 32

N_PLAYERS = 0
N_HIDDEN = 1  # hidden cards
N_GROUPS = 2
N_PLACES = 3
N_CELLS = 4  # cells of one group in the table of ways; written by `count_ways`
N_ROWS = 5  # of the meld table
N_RULES = 6
N_SHARES = 7
N_SHOWN = 9
N_DEALT = 8  # of the hidden cards, how many lie somewhere at the moment, the first ones
CAPS = 16
OWNER = CAPS + MOST_PLACES
STRIDE = OWNER + MOST_PLACES
GROUP_MASK = STRIDE + MOST_PLACES
GROUP_SIZE = GROUP_MASK + MOST_GROUPS
CARD = GROUP_SIZE + MOST_GROUPS
GROUP_OF = CARD + MOST_HIDDEN
JUDGED = GROUP_OF + MOST_HIDDEN
FIXED = JUDGED + MAX_SEATS
SINCE = FIXED + (MAX_SEATS + 1) * KINDS
RULES = SINCE + MAX_SEATS * KINDS
SHARES = RULES + MOST_RULES * 4
SHOWN = SHARES + MOST_SHARES * 2
SHOWN_PINS = 5
SHOWN_SURE = SHOWN_PINS + MAX_SEATS
SHOWN_SIZE = SHOWN_SURE + MAX_SEATS
# Room to work in: where each hidden card lies, and lay in the last world; all cards by owner; and small things.
WHERE = SHOWN + MOST_SHOWN * SHOWN_SIZE
KEPT = WHERE + MOST_HIDDEN
HAS = KEPT + MOST_HIDDEN
ROOM = HAS + (MAX_SEATS + 2) * KINDS
SPLIT = ROOM + MOST_PLACES
DRAWN = SPLIT + MOST_PLACES
BARE = DRAWN + MOST_PLACES  # by seat, the kinds it holds before any hidden card is dealt, and in the deal at hand
MASK = BARE + MAX_SEATS + 2
MOVED = MASK + MAX_SEATS + 2
LEFT = MOVED + MOST_HIDDEN
SLOT = LEFT + MOST_GROUPS
PLAN_SIZE = SLOT + MOST_GROUPS * MOST_PLACES

TRIED = 3000  # deals before it is asked how many of them fitted
SELDOM = 250  # one world in so many deals: below it, worlds come from worlds
PATIENCE = 300  # deals of two places before their cards stay as they were
ROW_SIZE = 16  # of a row of the meld table: its kinds as a mask, how many these are, then kind + 32 * copies for each
SWEEPS = 1  # times that all pairs of places are dealt anew from one world to the next
WARM_UP = 12  # the same before the first one, when no dealt world fitted
STARTS = 40  # places to begin a search for one world that fits, and steps of each
STEPS = 4000
_HALF = 536870912


def ways_size(plan: array[int]) -> int:
    """Write the step of each place in the table of `count_ways`; how many cells that table needs."""
    cells = 1
    for place in range(plan[N_PLACES]):
        plan[STRIDE + place] = cells
        cells *= plan[CAPS + place] + 1
    plan[N_CELLS] = cells
    return cells * max(1, plan[N_GROUPS])


def count_ways(plan: array[int], ways: array[float]) -> float:
    """Fill `ways`: for each group and each rest of room, how often this group and those after it fill that room.

    Gives the number for all groups and all room: 0.0 when the cards fit nowhere.
    """
    groups = plan[N_GROUPS]
    places = plan[N_PLACES]
    size = plan[N_CELLS]
    if groups == 0:
        for place in range(places):
            if plan[CAPS + place] > 0:
                return 0.0
        return 1.0
    rest = 0
    for group in range(groups - 1, -1, -1):
        cards = plan[GROUP_SIZE + group]
        rest += cards
        factorial = _factorial(cards)
        mask = plan[GROUP_MASK + group]
        for cell in range(0 if group > 0 else size - 1, size):
            left = cell
            total = 0
            for place in range(places - 1, -1, -1):
                room = left // plan[STRIDE + place]
                plan[ROOM + place] = room
                left -= room * plan[STRIDE + place]
                total += room
            ways[group * size + cell] = 0.0
            if total != rest:
                continue
            found = 0.0
            if group == groups - 1:
                found = factorial
                for place in range(places):
                    if plan[ROOM + place] > 0 and (mask >> place) & 1 == 0:
                        found = 0.0
                    found /= _factorial(plan[ROOM + place])
            else:
                more = _first_split(plan, mask, cards)
                while more:
                    found += _ways_of(plan, ways, group, cell, factorial)
                    more = _next_split(plan, mask)
            ways[group * size + cell] = found
    return ways[size - 1]


def _ways_of(plan: array[int], ways: array[float], group: int, cell: int, factorial: float) -> float:
    """Ways to deal the group by the split at hand and all later groups into the room that is left."""
    part = factorial
    for place in range(plan[N_PLACES]):
        cell -= plan[SPLIT + place] * plan[STRIDE + place]
        part /= _factorial(plan[SPLIT + place])
    return part * ways[(group + 1) * plan[N_CELLS] + cell]


def _factorial(number: int) -> float:
    """1 * 2 * … * number."""
    product = 1.0
    for factor in range(2, number + 1):
        product *= factor
    return product


def _first_split(plan: array[int], mask: int, cards: int) -> bool:
    """Write the first way to split so many cards over the places of a mask; False when there is no room for them."""
    for place in range(plan[N_PLACES]):
        plan[SPLIT + place] = 0
    return _fill(plan, mask, cards, 0)


def _next_split(plan: array[int], mask: int) -> bool:
    """Write the way that comes after this one; False after the last."""
    behind = 0
    for place in range(plan[N_PLACES] - 1, -1, -1):
        if (mask >> place) & 1 == 0:
            continue
        if behind > 0 and plan[SPLIT + place] < plan[ROOM + place]:
            plan[SPLIT + place] += 1
            return _fill(plan, mask, behind - 1, place + 1)
        behind += plan[SPLIT + place]
    return False


def _fill(plan: array[int], mask: int, cards: int, first: int) -> bool:
    """Put so many cards into the places from `first` on, as far back as they go."""
    for place in range(plan[N_PLACES] - 1, first - 1, -1):
        if (mask >> place) & 1 == 0:
            continue
        taken = min(plan[ROOM + place], cards)
        plan[SPLIT + place] = taken
        cards -= taken
    return cards == 0


def meld_limits(
    lying: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    rows: int,
    laid: array[int],
    limits: array[int],
    at: int,
    cards: array[int],
    out: array[int],
) -> int:
    """What a seat's melds tell of all its cards: their points; the rows laid, and how often each can be held.

    `lying` are the cards that lie there, by kind. To ``laid[at + row]`` goes how often a row was laid, to
    ``limits[at + row]`` how often at the most it can be laid from the whole hand: once more would have paid more.
    `cards` and `out` are room for 32 kinds and for the rows.
    """
    for kind in range(KINDS):
        cards[kind] = lying[kind]
    total = meld_rows(cards, need, component, points, rows, out)
    for row in range(rows):
        laid[at + row] = out[row]
        limits[at + row] = 4
        for times in range(1, 5):
            for kind in range(KINDS):
                cards[kind] = max(lying[kind], times * need[row * KINDS + kind])
            if meld_points(cards, need, component, points, rows) > total:
                limits[at + row] = times - 1
                break
    return total


def deal_worlds(
    count: int,
    plan: array[int],
    ways: array[float],
    need: array[int],
    component: array[int],
    points: array[int],
    row_cards: array[int],
    laid: array[int],
    limits: array[int],
    cards: array[int],
    out: array[int],
    rng: array[int],
    told: array[int],
    hands: array[int],
    down: array[int],
    stock: array[int],
) -> int:
    """Deal so many worlds to `hands`, `down` and `stock`; how many were found (fewer only when none fits).

    `row_cards` are the cards of each row of the meld table, `ROW_SIZE` numbers each. `told` gets the deals tried, and
    how many worlds came from other worlds. Call `ways_size` and `count_ways` before.
    """
    made = 0
    _lay_known(plan)
    while made < count:
        told[0] += 1
        if (
            _deal_once(plan, ways, row_cards, limits, rng, 1)
            and _is_kept(plan, rng, -1)
            and _fits(plan, need, component, points, laid, cards, out, -1)
        ):
            _write(plan, made, rng, hands, down, stock)
            for i in range(plan[N_HIDDEN]):
                plan[KEPT + i] = plan[WHERE + i]
            made += 1
        if told[0] >= TRIED and made * SELDOM < told[0]:
            break
    if made == count:
        return made
    sweeps = SWEEPS
    if made == 0:
        sweeps = WARM_UP
        if not _find_one(plan, ways, need, component, points, row_cards, laid, limits, cards, out, rng, told):
            return 0
    else:
        _take_up(plan)
        for i in range(plan[N_HIDDEN]):
            plan[WHERE + i] = plan[KEPT + i]
            plan[HAS + plan[OWNER + plan[WHERE + i]] * KINDS + plan[CARD + i]] += 1
        plan[N_DEALT] = plan[N_HIDDEN]
    while made < count:
        for _ in range(sweeps):
            for first in range(plan[N_PLACES]):
                for second in range(first):
                    told[0] += _redeal(
                        plan, first, second, need, component, points, row_cards, laid, limits, cards, out, rng
                    )
        sweeps = SWEEPS
        _write(plan, made, rng, hands, down, stock)
        made += 1
        told[1] += 1
    return made


def _lay_known(plan: array[int]) -> None:
    """Begin with the cards whose place is known, and those played since the melds; no hidden card lies anywhere."""
    players = plan[N_PLAYERS]
    plan[N_DEALT] = 0
    for here in range((players + 2) * KINDS):
        plan[HAS + here] = 0
        if here < (players + 1) * KINDS:
            plan[HAS + here] = plan[FIXED + here]
        if here < players * KINDS:
            plan[HAS + here] += plan[SINCE + here]
    for seat in range(players):
        plan[BARE + seat] = _kinds_of(plan, seat)


def _kinds_of(plan: array[int], seat: int) -> int:
    """The kinds that a seat holds, as a mask."""
    mask = 0
    for kind in range(KINDS):
        if plan[HAS + seat * KINDS + kind] > 0:
            mask |= 1 << kind
    return mask


def _take_up(plan: array[int]) -> None:
    """Take the hidden cards up from where they lie."""
    for i in range(plan[N_DEALT]):
        plan[HAS + plan[OWNER + plan[WHERE + i]] * KINDS + plan[CARD + i]] -= 1
    plan[N_DEALT] = 0


def _deal_once(
    plan: array[int],
    ways: array[float],
    row_cards: array[int],
    limits: array[int],
    rng: array[int],
    checked: int,
) -> bool:
    """One deal of the hidden cards; with `checked` 1, False as soon as a seat holds a meld that it did not lay."""
    players = plan[N_PLAYERS]
    places = plan[N_PLACES]
    groups = plan[N_GROUPS]
    _take_up(plan)
    for place in range(places):
        plan[ROOM + place] = plan[CAPS + place]
    cell = plan[N_CELLS] - 1
    for group in range(groups):
        slot = SLOT + group * MOST_PLACES
        plan[LEFT + group] = plan[GROUP_SIZE + group]
        if group == groups - 1:
            for place in range(places):
                plan[slot + place] = plan[ROOM + place]
        else:
            _draw_split(plan, ways, group, cell, rng)
            for place in range(places):
                split = plan[DRAWN + place]
                plan[slot + place] = split
                plan[ROOM + place] -= split
                cell -= split * plan[STRIDE + place]
    for seat in range(players):
        plan[MASK + seat] = plan[BARE + seat]
    for i in range(plan[N_HIDDEN]):
        group = plan[GROUP_OF + i]
        drawn = next_random(rng, plan[LEFT + group])
        plan[LEFT + group] -= 1
        slot = SLOT + group * MOST_PLACES
        while drawn >= plan[slot]:
            drawn -= plan[slot]
            slot += 1
        plan[slot] -= 1
        place = slot - SLOT - group * MOST_PLACES
        plan[WHERE + i] = place
        plan[N_DEALT] = i + 1
        if not _lay(plan, i, row_cards, limits) and checked != 0:
            return False
    return True


def _lay(plan: array[int], i: int, row_cards: array[int], limits: array[int]) -> bool:
    """Lay a hidden card where WHERE says; False when its owner then holds a meld that he did not lay."""
    kind = plan[CARD + i]
    seat = plan[OWNER + plan[WHERE + i]]
    plan[HAS + seat * KINDS + kind] += 1
    if seat >= plan[N_PLAYERS] or plan[JUDGED + seat] == 0:
        return True
    mask = plan[MASK + seat] | (1 << kind)
    plan[MASK + seat] = mask
    rows = plan[N_ROWS]
    for row in range(rows):
        wanted = row_cards[row * ROW_SIZE]
        if (
            (wanted >> kind) & 1 != 0
            and mask & wanted == wanted
            and _times(plan, seat, row_cards, row) > limits[seat * rows + row]
        ):
            return False
    return True


def _draw_split(plan: array[int], ways: array[float], group: int, cell: int, rng: array[int]) -> None:
    """Draw how many cards of a group go to each place, by the number of ways, to DRAWN."""
    cards = plan[GROUP_SIZE + group]
    mask = plan[GROUP_MASK + group]
    factorial = _factorial(cards)
    point = next_random(rng, _HALF) * 1.0
    point = (point * _HALF + next_random(rng, _HALF)) / _HALF / _HALF * ways[group * plan[N_CELLS] + cell]
    more = _first_split(plan, mask, cards)
    while more:
        part = _ways_of(plan, ways, group, cell, factorial)
        if part > 0.0:
            for place in range(plan[N_PLACES]):
                plan[DRAWN + place] = plan[SPLIT + place]
            point -= part
            if point < 0.0:
                return
        more = _next_split(plan, mask)


def _times(plan: array[int], seat: int, row_cards: array[int], row: int) -> int:
    """How often a row can be laid from all cards of the seat."""
    most = 4
    at = row * ROW_SIZE
    for here in range(at + 2, at + 2 + row_cards[at + 1]):
        most = min(most, plan[HAS + seat * KINDS + (row_cards[here] & 31)] // (row_cards[here] >> 5))
    return most


def _melds_over(plan: array[int], seat: int, row_cards: array[int], limits: array[int]) -> int:
    """How many melds the cards of a seat hold beyond those that it can have kept to itself."""
    mask = _kinds_of(plan, seat)
    over = 0
    rows = plan[N_ROWS]
    for row in range(rows):
        wanted = row_cards[row * ROW_SIZE]
        if mask & wanted == wanted:
            over += max(0, _times(plan, seat, row_cards, row) - limits[seat * rows + row])
    return over


def _rules_broken(plan: array[int]) -> int:
    """By how many cards the requirements are broken."""
    broken = 0
    owners = plan[N_PLAYERS] + 2
    for rule in range(plan[N_RULES]):
        at = RULES + 4 * rule
        total = 0
        for owner in range(owners):
            if (plan[at] >> owner) & 1 != 0:
                for kind in range(KINDS):
                    if (plan[at + 1] >> kind) & 1 != 0:
                        total += plan[HAS + owner * KINDS + kind]
        broken += max(0, plan[at + 2] - total) + max(0, total - plan[at + 3])
    return broken + (0 if _shared(plan) else 1)


def _shared(plan: array[int]) -> bool:
    """Whether the cards handed out one each can have gone round so: every order of the owners is tried."""
    number = plan[N_SHARES]
    orders = 1
    for factor in range(2, number + 1):
        orders *= factor
    for order in range(orders):
        taken = 0
        rest = order
        good = True
        for share in range(number):
            pick = rest % (number - share)
            rest //= number - share
            owner = 0
            while (plan[SHARES] >> owner) & 1 == 0 or (taken >> owner) & 1 != 0 or pick > 0:
                if (plan[SHARES] >> owner) & 1 != 0 and (taken >> owner) & 1 == 0:
                    pick -= 1
                owner += 1
            taken |= 1 << owner
            if plan[HAS + owner * KINDS + plan[SHARES + 2 * share + 1]] == 0:
                good = False
        if good:
            return True
    return number == 0


def _fits(
    plan: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    laid: array[int],
    cards: array[int],
    out: array[int],
    among: int,
) -> bool:
    """Whether a world keeps every requirement, and the best melds of the seats in the mask `among` are those laid."""
    if _rules_broken(plan) > 0:
        return False
    rows = plan[N_ROWS]
    for seat in range(plan[N_PLAYERS]):
        if plan[JUDGED + seat] == 0 or (among >> seat) & 1 == 0:
            continue
        for kind in range(KINDS):
            cards[kind] = plan[HAS + seat * KINDS + kind]
        meld_rows(cards, need, component, points, rows, out)
        for row in range(rows):
            if out[row] != laid[seat * rows + row]:
                return False
    return True


def _is_kept(plan: array[int], rng: array[int], among: int) -> bool:
    """Draw whether a world is kept: the rarer, the more ways there are to choose the cards that lay with melds from it.

    The shown cards are dealt to their seats beforehand, so that a world comes once for each way to choose them among
    all of their kind that the seat holds. Only what the owners of the mask `among` hold has changed.
    """
    odds = 1.0
    players = plan[N_PLAYERS]
    for entry in range(plan[N_SHOWN]):
        at = SHOWN + entry * SHOWN_SIZE
        kind = plan[at]
        together = 0
        shown = 0
        for owner in range(players + 1):
            held = plan[HAS + owner * KINDS + kind]
            pins = 0
            if owner < players:
                held -= plan[SINCE + owner * KINDS + kind] + plan[at + SHOWN_SURE + owner]
                pins = plan[at + SHOWN_PINS + owner]
            if (among >> owner) & 1 != 0:
                odds /= _choices(held, pins)
            if (plan[at + 2] >> owner) & 1 != 0:
                together += held
                shown += pins
        must = plan[at + 3]
        dealt = plan[at + 4]
        unseen = plan[at + 1]
        if must > 0 and plan[at + 2] & among != 0:
            odds *= _choices(together, must) / _choices(together - shown, dealt)
            odds *= _choices(unseen - shown, dealt) / _choices(unseen, must)
    return odds >= 1.0 or next_random(rng, _HALF) < odds * _HALF


def _choices(cards: int, chosen: int) -> float:
    """How many ways there are to choose so many of so many cards."""
    ways = 1.0
    for number in range(chosen):
        ways = ways * (cards - number) / (number + 1)
    return ways


def _redeal(
    plan: array[int],
    first: int,
    second: int,
    need: array[int],
    component: array[int],
    points: array[int],
    row_cards: array[int],
    laid: array[int],
    limits: array[int],
    cards: array[int],
    out: array[int],
    rng: array[int],
) -> int:
    """Deal the cards of two places anew among them until it fits; as they were when patience ends. Gives the tries."""
    both = (1 << first) | (1 << second)
    movable = 0
    there = 0
    for i in range(plan[N_HIDDEN]):
        place = plan[WHERE + i]
        if (both >> place) & 1 != 0 and plan[GROUP_MASK + plan[GROUP_OF + i]] & both == both:
            plan[MOVED + movable] = i
            plan[KEPT + movable] = place
            movable += 1
            if place == first:
                there += 1
    if min(there, movable - there) == 0:
        return 0
    one = plan[OWNER + first]
    other = plan[OWNER + second]
    both_owners = (1 << one) | (1 << other)
    laid_out = movable
    for trial in range(PATIENCE + 1):
        for j in range(laid_out):
            i = plan[MOVED + j]
            plan[HAS + plan[OWNER + plan[WHERE + i]] * KINDS + plan[CARD + i]] -= 1
        if trial == 0:
            kinds_one = _kinds_of(plan, one)
            kinds_other = _kinds_of(plan, other)
        plan[MASK + one] = kinds_one
        plan[MASK + other] = kinds_other
        left = movable
        wanted = there
        laid_out = 0
        good = True
        while laid_out < movable and good:
            i = plan[MOVED + laid_out]
            if trial == PATIENCE:
                plan[WHERE + i] = plan[KEPT + laid_out]
                _lay(plan, i, row_cards, limits)
            else:
                plan[WHERE + i] = second
                if next_random(rng, left) < wanted:
                    plan[WHERE + i] = first
                    wanted -= 1
                left -= 1
                good = _lay(plan, i, row_cards, limits)
            laid_out += 1
        if good and (
            trial == PATIENCE
            or (
                _is_kept(plan, rng, both_owners) and _fits(plan, need, component, points, laid, cards, out, both_owners)
            )
        ):
            return trial + 1
    return PATIENCE


def _move(plan: array[int], i: int, place: int) -> None:
    """Lay a hidden card to another place."""
    kind = plan[CARD + i]
    plan[HAS + plan[OWNER + plan[WHERE + i]] * KINDS + kind] -= 1
    plan[HAS + plan[OWNER + place] * KINDS + kind] += 1
    plan[WHERE + i] = place


def _faults(plan: array[int], row_cards: array[int], limits: array[int]) -> int:
    """How far a world is from one that fits: requirements broken, and melds held that were not laid."""
    faults = _rules_broken(plan)
    for seat in range(plan[N_PLAYERS]):
        if plan[JUDGED + seat] != 0:
            faults += _melds_over(plan, seat, row_cards, limits)
    return faults


def _find_one(
    plan: array[int],
    ways: array[float],
    need: array[int],
    component: array[int],
    points: array[int],
    row_cards: array[int],
    laid: array[int],
    limits: array[int],
    cards: array[int],
    out: array[int],
    rng: array[int],
    told: array[int],
) -> bool:
    """Look for one world that fits: two cards change places as long as that does not add faults (or rarely does)."""
    hidden = plan[N_HIDDEN]
    for _ in range(STARTS):
        _deal_once(plan, ways, row_cards, limits, rng, 0)
        faults = _faults(plan, row_cards, limits)
        for _step in range(STEPS):
            told[0] += 1
            if faults == 0 and _fits(plan, need, component, points, laid, cards, out, -1):
                return True
            i = next_random(rng, max(1, hidden))
            j = next_random(rng, max(1, hidden))
            here = plan[WHERE + i]
            there = plan[WHERE + j]
            if (
                here == there
                or plan[CARD + i] == plan[CARD + j]
                or (plan[GROUP_MASK + plan[GROUP_OF + i]] >> there) & 1 == 0
                or (plan[GROUP_MASK + plan[GROUP_OF + j]] >> here) & 1 == 0
            ):
                continue
            _move(plan, i, there)
            _move(plan, j, here)
            now = _faults(plan, row_cards, limits)
            if now > faults and next_random(rng, 16) != 0:
                _move(plan, i, here)
                _move(plan, j, there)
            else:
                faults = now
    return False


def _write(
    plan: array[int], world: int, rng: array[int], hands: array[int], down: array[int], stock: array[int]
) -> None:
    """Write a world out; the stock in a random order of drawing."""
    players = plan[N_PLAYERS]
    base = world * players * KINDS
    for here in range(players * KINDS):
        hands[base + here] = plan[HAS + here] - plan[SINCE + here]
    for kind in range(KINDS):
        down[world * KINDS + kind] = plan[HAS + players * KINDS + kind]
    length = 0
    for place in range(plan[N_PLACES]):
        if plan[OWNER + place] == players + 1:
            length += plan[CAPS + place]
    if length == 0:
        return
    at = world * length
    for i in range(plan[N_HIDDEN]):
        if plan[OWNER + plan[WHERE + i]] == players + 1:
            stock[at] = plan[CARD + i]
            at += 1
    at = world * length
    for i in range(length - 1, 0, -1):
        j = next_random(rng, i + 1)
        kind = stock[at + i]
        stock[at + i] = stock[at + j]
        stock[at + j] = kind
