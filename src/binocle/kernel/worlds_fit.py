"""Whether a world fits what is known: the melds that were laid, and requirements on who holds what.

The world lies in the room to work in of the plan, see `worlds_plan`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS
from binocle.kernel.meld import meld_points, meld_rows
from binocle.kernel.playout import next_random
from binocle.kernel.worlds_plan import (
    FINE,
    HAS,
    JUDGED,
    N_PLAYERS,
    N_ROWS,
    N_RULES,
    N_SHARES,
    N_SHOWN,
    ROW_SIZE,
    RULES,
    SHARES,
    SHOWN,
    SHOWN_PINS,
    SHOWN_SIZE,
    SHOWN_SURE,
    SINCE,
)


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


def kinds_of(plan: array[int], seat: int) -> int:
    """The kinds that a seat holds, as a mask."""
    mask = 0
    for kind in range(KINDS):
        if plan[HAS + seat * KINDS + kind] > 0:
            mask |= 1 << kind
    return mask


def times_held(plan: array[int], seat: int, row_cards: array[int], row: int) -> int:
    """How often a row can be laid from all cards of the seat."""
    most = 4
    at = row * ROW_SIZE
    for here in range(at + 2, at + 2 + row_cards[at + 1]):
        most = min(most, plan[HAS + seat * KINDS + (row_cards[here] & 31)] // (row_cards[here] >> 5))
    return most


def melds_over(plan: array[int], seat: int, row_cards: array[int], limits: array[int]) -> int:
    """How many melds the cards of a seat hold beyond those that it can have kept to itself."""
    mask = kinds_of(plan, seat)
    over = 0
    rows = plan[N_ROWS]
    for row in range(rows):
        wanted = row_cards[row * ROW_SIZE]
        if mask & wanted == wanted:
            over += max(0, times_held(plan, seat, row_cards, row) - limits[seat * rows + row])
    return over


def rules_broken(plan: array[int]) -> int:
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


def world_fits(
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
    if rules_broken(plan) > 0:
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


def is_kept(plan: array[int], rng: array[int], among: int) -> bool:
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
    return odds >= 1.0 or next_random(rng, FINE) < odds * FINE


def _choices(cards: int, chosen: int) -> float:
    """How many ways there are to choose so many of so many cards."""
    ways = 1.0
    for number in range(chosen):
        ways = ways * (cards - number) / (number + 1)
    return ways
