"""Deals carried on from the end of an auction: widow, burying, passing, melds and tricks by sensible rules, in a batch.

Rule set, tables and the worth of hands as in `exchange`. Hands are flat: counts by kind, seat after seat, deal after
deal; cards that lie face down stand deal after deal in `downs`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import W_POINTS, W_ROOMS, W_TRICKS, W_WANTS, WORDS, count_cells, odds_table
from binocle.kernel.exchange import (
    AT_ONCE,
    BEFORE_WIDOW,
    DUTY,
    FOREHAND_LEADS,
    HAND,
    LAST,
    ONE_EACH,
    PARTNERS,
    PASSED,
    SEATS,
    SUIT_SIZE,
    TURN,
    banned_kinds,
    give,
    lay_aside,
    worth,
)
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

# Where a deal is carried on from
WIDOW_LIES = 0
WIDOW_TAKEN = 1
BURIED = 2
GIVEN = 3
EXCHANGED = 4


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
