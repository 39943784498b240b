"""Deals carried on from the end of an auction: widow, burying, passing, melds and tricks by sensible rules, in a batch.

A rule set comes as `terms` (the cells below), tables by trump and kind (`keep`, `handy`), and the meld tables of all
four trumps one behind the other in `need`, `component`, `points`, with `starts[trump]` the first row of each.
Hands are flat: counts by kind, seat after seat, deal after deal; cards that lie face down stand deal after deal in
`downs`. What a hand is worth is in 1024ths of a point.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import W_POINTS, W_ROOMS, W_TRICKS, W_WANTS, WORDS, count_cells, odds_table
from binocle.kernel.layout import (
    BURIER,
    CARDS,
    HIDDEN,
    KINDS,
    KNOWN,
    MAX_SEATS,
    STEP,
    new_words,
    start_play,
)
from binocle.kernel.meld import meld_points_between
from binocle.kernel.playout import next_random
from binocle.kernel.rollout import play_on

# Cells of `terms`
SEATS = 0
TURN = 1  # 1 clockwise, -1 anticlockwise
PARTNERS = 2
DUTY = 3
LAST = 4  # points of the last trick
FOREHAND_LEADS = 5
ONE_EACH = 6  # widow cards are handed out instead of buried
BAN = 7  # 1: no ace and no trump is buried; 2: but the lowest trump may
LOWEST = 8  # strength of the lowest card
PASSED = 9  # cards that partners pass
AT_ONCE = 10
BEFORE_WIDOW = 11  # trump is named before the widow is seen
MARRIAGE = 12  # king and queen of the trump suit are needed
TOTAL = 13  # all points there are in tricks
UNIT = 14  # points of the tens scale in a point
SPECIAL_LEGS = 15  # with four copies legs go over in any number
START = 16  # of the estimate of tricks, 1024ths of a point; the next ones too
VOID = 17
SINGLE = 18
HAND = 19  # cards of a hand in play
SUIT_SIZE = 20  # cards of a suit in the pack
TERMS = 21

# Where a deal is carried on from
WIDOW_LIES = 0
WIDOW_TAKEN = 1
BURIED = 2
GIVEN = 3
EXCHANGED = 4

_POINT = 1024
_LEG = 4  # the queen of spades; the other leg is the jack of diamonds
_OTHER_LEG = 19
_NEVER = 1 << 40


def draw_deals(
    pool: array[int],
    known: array[int],
    room: array[int],
    players: int,
    count: int,
    rng: array[int],
    hands: array[int],
    downs: array[int],
) -> None:
    """So many ways the pool may lie: each seat gets `room` cards beside those it is known to hold, the rest lies down.

    All ways are equally likely. The pool is shuffled in place.
    """
    size = len(pool)
    needed = 0
    for seat in range(players):
        needed += room[seat]
    for deal in range(count):
        for i in range(min(needed, size - 1)):
            j = i + next_random(rng, size - i)
            kind = pool[i]
            pool[i] = pool[j]
            pool[j] = kind
        at = deal * players * KINDS
        dealt = 0
        for seat in range(players):
            for kind in range(KINDS):
                hands[at + seat * KINDS + kind] = known[seat * KINDS + kind]
            for _card in range(room[seat]):
                hands[at + seat * KINDS + pool[dealt]] += 1
                dealt += 1
        for kind in range(KINDS):
            downs[deal * KINDS + kind] = 0
        for i in range(dealt, size):
            downs[deal * KINDS + pool[i]] += 1


def worths(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    hands: array[int],
    count: int,
    counts: array[int],
    out: array[int],
) -> None:
    """What each of so many hands is worth to a declarer with each suit as trump: melds, and tricks by rule of thumb."""
    for hand in range(count):
        for kind in range(KINDS):
            counts[kind] = hands[hand * KINDS + kind]
        for trump in range(4):
            out[4 * hand + trump] = worth(terms, keep, need, component, points, starts, counts, trump)


def worth(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    counts: array[int],
    trump: int,
) -> int:
    """The worth of one hand with one trump; far below zero where the suit may not be named."""
    if terms[MARRIAGE] != 0 and (counts[8 * trump + 4] == 0 or counts[8 * trump + 5] == 0):
        return -(1 << 24)
    melds = meld_points_between(counts, need, component, points, starts[trump], starts[trump + 1])
    return _POINT * melds + trick_estimate(terms, keep, counts, trump)


def trick_estimate(terms: array[int], keep: array[int], counts: array[int], trump: int) -> int:
    """Points that the declarer's side may expect in tricks, by a count of trumps, aces, tens and short suits."""
    value = terms[START]
    for suit in range(4):
        length = 0
        for kind in range(8 * suit, 8 * suit + 8):
            copies = counts[kind]
            if copies != 0:
                length += copies
                value += copies * keep[trump * KINDS + kind]
        if suit != trump:
            if length == 0:
                value += terms[VOID]
            elif length == 1:
                value += terms[SINGLE]
    return min(max(value, 0), _POINT * terms[TOTAL])


def lay_aside(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    card_points: array[int],
    counts: array[int],
    cards: int,
    trump: int,
    banned: int,
    bonus: int,
    cost: array[int],
    gone: array[int],
) -> None:
    """Take so many cards out of a declarer's hand, each the one that costs least in melds and tricks; to `gone`.

    `banned` is the mask of kinds that only go when nothing else is left; `bonus` is 1 when the cards' points count
    where they lie.
    """
    first, end = starts[trump], starts[trump + 1]
    for _ in range(cards):
        free = 0
        for kind in range(KINDS):
            if counts[kind] > 0 and (banned >> kind) & 1 == 0:
                free += 1
        for kind in range(KINDS):
            cost[kind] = _NEVER
            if counts[kind] == 0 or (free > 0 and (banned >> kind) & 1 != 0):
                continue
            suit = kind >> 3
            # Of cards that cost the same the lower one goes, and from the shorter suit.
            value = keep[trump * KINDS + kind] + 4 * (kind & 7)
            if suit != trump:
                length = 0
                for other in range(8 * suit, 8 * suit + 8):
                    length += counts[other]
                value += 2 * length
                if length == 1:
                    value -= terms[VOID] - terms[SINGLE]
                elif length == 2:
                    value -= terms[SINGLE]
            if bonus != 0:
                value -= _POINT * card_points[kind & 7]
            cost[kind] = value
        before = -1
        best = -1
        best_cost = _NEVER
        while True:
            pick = -1
            low = best_cost
            for kind in range(KINDS):
                if cost[kind] < low:
                    low = cost[kind]
                    pick = kind
            if pick < 0:
                break
            cost[pick] = _NEVER
            if before < 0:
                before = meld_points_between(counts, need, component, points, first, end)
            counts[pick] -= 1
            left = meld_points_between(counts, need, component, points, first, end)
            counts[pick] += 1
            if low + _POINT * (before - left) < best_cost:
                best_cost = low + _POINT * (before - left)
                best = pick
        if best < 0:
            return
        counts[best] -= 1
        gone[best] += 1


def give(
    terms: array[int],
    handy: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    counts: array[int],
    cards: int,
    trump: int,
    gone: array[int],
) -> None:
    """Take the cards that serve the declarer best out of his partner's hand, without tearing melds; to `gone`."""
    first, end = starts[trump], starts[trump + 1]
    two_legs = trump in (0, 2)
    given = 0
    while given < cards:
        before = meld_points_between(counts, need, component, points, first, end)
        best = -1
        best_value = 0
        for kind in range(KINDS):
            if counts[kind] == 0:
                continue
            strength = kind & 7
            value = 10 * handy[trump * KINDS + kind]
            counts[kind] -= 1
            torn = (before - meld_points_between(counts, need, component, points, first, end)) * terms[UNIT]
            is_leg = two_legs and (kind in (_LEG, _OTHER_LEG))
            if is_leg and counts[kind] < counts[_LEG + _OTHER_LEG - kind]:
                value = max(value, 780) if cards - given > 1 else -780
                torn -= 40
            counts[kind] += 1
            if kind >> 3 == trump:
                if strength in (4, 5):
                    torn -= 40
            elif strength == 6:
                value += 50 if gone[kind + 1] == 1 else 400 if gone[kind + 1] > 1 else 0
            value -= 8 * max(0, torn)
            if best < 0 or value > best_value:
                best = kind
                best_value = value
        if best < 0:
            return
        counts[best] -= 1
        gone[best] += 1
        given += 1
        other = _LEG + _OTHER_LEG - best
        if two_legs and best in (_LEG, _OTHER_LEG) and counts[best] < counts[other] and given < cards:
            counts[other] -= 1
            gone[other] += 1
            given += 1


def banned_kinds(terms: array[int], trump: int) -> int:
    """The mask of kinds that may not be buried as long as others can be."""
    if terms[BAN] == 0:
        return 0
    mask = 255 << (8 * trump)
    if terms[BAN] == 2:
        mask &= ~(1 << (8 * trump + terms[LOWEST]))
    return mask | (1 << 7) | (1 << 15) | (1 << 23) | (1 << 31)


def carry_on(
    terms: array[int],
    keep: array[int],
    handy: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    card_points: array[int],
    hands: array[int],
    downs: array[int],
    declarers: array[int],
    trumps: array[int],
    stages: array[int],
    forehand: int,
    count: int,
    cells: array[int],
    counts: array[int],
    cost: array[int],
    melds: array[int],
    tricks: array[int],
    taken: array[int],
    buried: array[int],
) -> None:
    """Carry so many deals on to their last trick, each from its stage, with its declarer and trump (-1: his choice).

    `hands` and `downs` are left as they are when melds are laid. For each seat of each deal (four cells a deal)
    `melds`, `tricks` and `taken` get points of melds, points of tricks, tricks; `buried` gets the points of cards that
    the declarer laid aside, `trumps` the suit played in. Cards buried before the call are not counted there.
    """
    players = terms[SEATS]
    gone = counts[KINDS:]
    words = new_words(WORDS)
    odds = odds_table(4 * terms[SUIT_SIZE] + 1, terms[HAND] + 1, terms[SUIT_SIZE] + 1)
    for deal in range(count):
        base = deal * players * KINDS
        declarer = declarers[deal]
        mine = base + declarer * KINDS
        stage = stages[deal]
        trump = trumps[deal]
        buried[deal] = 0
        widow = 0
        for kind in range(KINDS):
            widow += downs[deal * KINDS + kind]
        if trump < 0 and (terms[BEFORE_WIDOW] != 0 or widow == 0):
            trump = _best_trump(terms, keep, need, component, points, starts, hands, mine, counts)
        if stage == WIDOW_LIES and widow > 0:
            if terms[ONE_EACH] != 0:
                if trump < 0:
                    trump = _best_trump(terms, keep, need, component, points, starts, hands, mine, counts)
                _hand_round(terms, handy, hands, downs, deal, declarer, trump)
            else:
                for kind in range(KINDS):
                    hands[mine + kind] += downs[deal * KINDS + kind]
                    downs[deal * KINDS + kind] = 0
                stage = WIDOW_TAKEN
        if trump < 0:
            trump = _best_trump(terms, keep, need, component, points, starts, hands, mine, counts)
        trumps[deal] = trump
        if stage == WIDOW_TAKEN:
            held = 0
            other = 0
            for kind in range(KINDS):
                counts[kind] = hands[mine + kind]
                gone[kind] = 0
                held += counts[kind]
                other += hands[base + ((declarer + 1) % players) * KINDS + kind]
            banned = banned_kinds(terms, trump)
            lay_aside(
                terms, keep, need, component, points, starts, card_points, counts, held - other, trump, banned, 1,
                cost, gone,
            )  # fmt: skip
            for kind in range(KINDS):
                hands[mine + kind] = counts[kind]
                downs[deal * KINDS + kind] += gone[kind]
                buried[deal] += gone[kind] * card_points[kind & 7]
        if terms[PASSED] > 0 and stage < EXCHANGED:
            theirs = base + ((declarer + 2) % players) * KINDS
            _pass_cards(
                terms, keep, handy, need, component, points, starts, card_points, hands, mine, theirs, stage, trump,
                counts, cost, gone,
            )  # fmt: skip
        _play_on(
            terms, need, component, points, starts, card_points, hands, downs, deal, declarer, trump, forehand,
            cells, words, odds, counts, melds, tricks, taken,
        )  # fmt: skip


def _best_trump(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    hands: array[int],
    at: int,
    counts: array[int],
) -> int:
    """The suit in which the hand that stands there is worth most."""
    for kind in range(KINDS):
        counts[kind] = hands[at + kind]
    best = 0
    best_value = -(1 << 40)
    for trump in range(4):
        value = worth(terms, keep, need, component, points, starts, counts, trump)
        if value > best_value:
            best = trump
            best_value = value
    return best


def _hand_round(
    terms: array[int],
    handy: array[int],
    hands: array[int],
    downs: array[int],
    deal: int,
    declarer: int,
    trump: int,
) -> None:
    """The declarer keeps the handiest card of the widow, his partner gets the next one, opponents the others."""
    players = terms[SEATS]
    base = deal * players * KINDS
    for place in range(players):
        # Whom the next best card goes to: himself, his partner, then the others.
        offset = place
        if terms[PARTNERS] != 0:
            offset = 2 * place if place < 2 else 2 * place - 3
        seat = (declarer + offset) % players
        best = -1
        for kind in range(KINDS):
            if downs[deal * KINDS + kind] > 0 and (
                best < 0 or handy[trump * KINDS + kind] > handy[trump * KINDS + best]
            ):
                best = kind
        if best >= 0:
            downs[deal * KINDS + best] -= 1
            hands[base + seat * KINDS + best] += 1


def _pass_cards(
    terms: array[int],
    keep: array[int],
    handy: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    card_points: array[int],
    hands: array[int],
    mine: int,
    theirs: int,
    stage: int,
    trump: int,
    counts: array[int],
    cost: array[int],
    gone: array[int],
) -> None:
    """The partner gives, unless he has; the declarer gives back, when cards go at once without those he gets."""
    given = counts[2 * KINDS :]
    for kind in range(KINDS):
        given[kind] = 0
    if stage < GIVEN:
        for kind in range(KINDS):
            counts[kind] = hands[theirs + kind]
        give(terms, handy, need, component, points, starts, counts, terms[PASSED], trump, given)
        for kind in range(KINDS):
            hands[theirs + kind] = counts[kind]
    for kind in range(KINDS):
        gone[kind] = 0
        counts[kind] = hands[mine + kind]
        if terms[AT_ONCE] == 0:
            counts[kind] += given[kind]
            given[kind] = 0
    lay_aside(terms, keep, need, component, points, starts, card_points, counts, terms[PASSED], trump, 0, 0, cost, gone)
    for kind in range(KINDS):
        hands[mine + kind] = counts[kind] + given[kind]
        hands[theirs + kind] += gone[kind]


def _play_on(
    terms: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    card_points: array[int],
    hands: array[int],
    downs: array[int],
    deal: int,
    declarer: int,
    trump: int,
    forehand: int,
    cells: array[int],
    words: array[int],
    odds: array[int],
    counts: array[int],
    melds: array[int],
    tricks: array[int],
    taken: array[int],
) -> None:
    """Melds are counted and the tricks played, each seat from what it sees."""
    players = terms[SEATS]
    base = deal * players * KINDS
    for i in range(CARDS, KNOWN + MAX_SEATS * KINDS):
        cells[i] = 0
    for seat in range(players):
        for kind in range(KINDS):
            counts[kind] = hands[base + seat * KINDS + kind]
            cells[CARDS + seat * KINDS + kind] = counts[kind]
        melds[4 * deal + seat] = meld_points_between(counts, need, component, points, starts[trump], starts[trump + 1])
    for kind in range(KINDS):
        cells[HIDDEN + kind] = downs[deal * KINDS + kind]
    cells[BURIER] = declarer
    cells[STEP] = terms[TURN]
    leader = forehand if terms[FOREHAND_LEADS] != 0 else declarer
    start_play(cells, players, leader, trump, terms[DUTY], terms[LAST])
    count_cells(cells, card_points, terms[PARTNERS], declarer, words)
    words[W_ROOMS] = terms[HAND] + 1
    words[W_WANTS] = terms[SUIT_SIZE] + 1
    play_on(words, odds, card_points)
    for seat in range(players):
        tricks[4 * deal + seat] = words[W_POINTS + seat]
        taken[4 * deal + seat] = words[W_TRICKS + seat]
