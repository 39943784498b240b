"""Worlds: hidden cards dealt to the places where they can lie, every way that fits what is known equally likely.

A place is a hand, or a part of the cards that lie face down, with room for so many hidden cards. Hidden cards that may
lie in the same places form a group. `count_ways` counts, from the last group back to the first, in how many ways the
groups fill the rooms; `deal_worlds` draws by these counts, card by card within a group, and takes a world back as soon
as it speaks against the melds that were laid. Where hardly one in hundreds fits, a world comes from the last one by
dealing the cards of two places anew among them, again and again: each single world stays as likely as any other.

Twins are different cards for the odds, and nobody knows which of two the melds were laid with: a seat that holds both
could have laid either, so its worlds are thrown away as often as they would come too often.

What is asked stands in a plan, see `worlds_plan`; the melds come as a meld table (arrays as in `meld`) and, by seat,
what `meld_limits` wrote.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS
from binocle.kernel.playout import next_random
from binocle.kernel.worlds_fit import is_kept, kinds_of, melds_over, rules_broken, times_held, world_fits
from binocle.kernel.worlds_plan import (
    BARE,
    CAPS,
    CARD,
    DRAWN,
    FIXED,
    GROUP_MASK,
    GROUP_OF,
    GROUP_SIZE,
    HAS,
    JUDGED,
    KEPT,
    LEFT,
    MASK,
    MOST_PLACES,
    MOVED,
    N_CELLS,
    N_DEALT,
    N_GROUPS,
    N_HIDDEN,
    N_PLACES,
    N_PLAYERS,
    N_ROWS,
    OWNER,
    ROOM,
    ROW_SIZE,
    SINCE,
    SLOT,
    STRIDE,
    WHERE,
)
from binocle.kernel.worlds_ways import draw_split

TRIED = 3000  # deals before it is asked how many of them fitted
SELDOM = 250  # one world in so many deals: below it, worlds come from worlds
PATIENCE = 300  # deals of two places before their cards stay as they were
SWEEPS = 1  # times that all pairs of places are dealt anew from one world to the next
WARM_UP = 12  # the same before the first one, when no dealt world fitted
STARTS = 40  # places to begin a search for one world that fits, and steps of each
STEPS = 4000


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
            and is_kept(plan, rng, -1)
            and world_fits(plan, need, component, points, laid, cards, out, -1)
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
        plan[BARE + seat] = kinds_of(plan, seat)


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
            draw_split(plan, ways, group, cell, rng)
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
            and times_held(plan, seat, row_cards, row) > limits[seat * rows + row]
        ):
            return False
    return True


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
            kinds_one = kinds_of(plan, one)
            kinds_other = kinds_of(plan, other)
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
                is_kept(plan, rng, both_owners)
                and world_fits(plan, need, component, points, laid, cards, out, both_owners)
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
    faults = rules_broken(plan)
    for seat in range(plan[N_PLAYERS]):
        if plan[JUDGED + seat] != 0:
            faults += melds_over(plan, seat, row_cards, limits)
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
            if faults == 0 and world_fits(plan, need, component, points, laid, cards, out, -1):
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
