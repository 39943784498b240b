"""A rule-of-thumb card, from what a seat sees. `steady` plays it, searches use it in their playouts.

Every legal card gets a value: the points the trick will swing, by the chance that the own side takes it, less what
the card is worth when kept. Chances come from counting: cards not seen, sizes of hands, suits a seat has shown it
lacks, cards it has laid down in melds. Numbering and cells as in `layout`; the position must be masked
(`mask.mask_cells`), the pool of unseen cards in HIDDEN. Chances and shares are in 1024ths.
"""

from __future__ import annotations

from array import array

from binocle.kernel.follow import winning_kinds
from binocle.kernel.layout import (
    BEST,
    BEST_SEAT,
    CARDS,
    FLAGS,
    FOLLOW,
    HELD,
    HIDDEN,
    KINDS,
    LAST_TRICK,
    LED,
    PLAYERS,
    PLAYS,
    STEP,
    SUIT_MASK,
    TABLE,
    TO_PLAY,
    TRICK,
    TRUMP,
    TRUMP_WHEN_VOID,
    UNDO,
    UNDO_SIZE,
    WAS_KIND,
    WAS_LED,
    WAS_SEAT,
)
from binocle.kernel.trick import legal_now

# The weights below were chosen by duplicate matches of such policies, in the games for two, three and four.
_SURE = 1024


def choose_card(seen: array[int], card_points: array[int], partners: int, declarer: int) -> int:
    """The kind the seat to play lays down; -1 when it holds none.

    `partners` is 1 when seats 0, 2 play against 1, 3; otherwise a `declarer` among three plays against the two others
    together (-1: everyone for himself).
    """
    legal = legal_now(seen)
    if legal == 0 or legal & (legal - 1) == 0:
        return _lowest(legal)
    if seen[TABLE] == 0:
        loser = _only_loser(seen, legal)
        if loser >= 0:
            return loser
    best = -1
    best_value = 0
    for kind in range(KINDS):
        if (legal >> kind) & 1 != 0:
            value = _value(seen, card_points, partners, declarer, kind)
            if best < 0 or value > best_value:
                best = kind
                best_value = value
    return best


def side_of(seat: int, players: int, partners: int, declarer: int) -> int:
    """A number that seats playing together share."""
    if partners != 0:
        return seat & 1
    if players > 2 and declarer >= 0:
        return 1 if seat == declarer else 0
    return seat


def unseen_above(seen: array[int], kind: int) -> int:
    """Cards of the same suit that rank higher and are not seen yet, those shown in others' melds included."""
    return _unseen_in(seen, kind + 1, (kind | 7) + 1)


def lacks(seen: array[int], seat: int) -> int:
    """Bits of the suits this seat has shown to be void in, by not following and not trumping when it had to."""
    suits = 0
    flags = seen[FLAGS]
    if flags & FOLLOW == 0:
        return 0
    trump = seen[TRUMP]
    for play in range(seen[PLAYS]):
        at = UNDO + play * UNDO_SIZE
        if seen[at + WAS_SEAT] == seat and seen[at + WAS_LED] >= 0:
            suit = seen[at + WAS_KIND] >> 3
            if suit != seen[at + WAS_LED]:
                suits |= 1 << seen[at + WAS_LED]
                if trump >= 0 and suit != trump and flags & TRUMP_WHEN_VOID != 0:
                    suits |= 1 << trump
    return suits


def _value(seen: array[int], card_points: array[int], partners: int, declarer: int, kind: int) -> int:
    """What playing this card promises, in 1024ths of a point."""
    players = seen[PLAYERS]
    me = seen[TO_PLAY]
    mine = side_of(me, players, partners, declarer)
    unit = card_points[7]
    table = seen[TABLE]
    led = seen[LED] if table > 0 else kind >> 3
    best = seen[BEST]
    ours = 0
    if table > 0 and side_of(seen[BEST_SEAT], players, partners, declarer) == mine:
        ours = _SURE
    if (winning_kinds(best, led, seen[TRUMP], seen[FLAGS]) >> kind) & 1 != 0:
        best = kind
        ours = _SURE
    points = card_points[kind & 7]
    for i in range(table):
        points += card_points[seen[TRICK + i] & 7]
    stake = 1024 * points + 200 * unit * (players - 1 - table)
    if seen[HELD + me] == 1:
        stake += 1024 * seen[LAST_TRICK]
    seat = me
    for _ in range(players - 1 - table):
        seat = (seat + seen[STEP] + players) % players
        beats = _chance_to_beat(seen, seat, best, led)
        if side_of(seat, players, partners, declarer) == mine:
            ours += (_SURE - ours) * beats // _SURE
        else:
            ours -= ours * beats // _SURE
    # A card laid to win that is beaten after all was laid for nothing: that risk weighs double.
    risk = 4 if table > 0 and best == kind else 2
    value = stake * (_SURE - risk * (_SURE - ours)) // _SURE - _keep(seen, card_points, kind)
    if table == 0:
        value += _lead_bonus(seen, card_points, mine, players, partners, declarer, kind)
    return value


def _keep(seen: array[int], card_points: array[int], kind: int) -> int:
    """What the card is worth in a later trick, in 1024ths of a point."""
    unit = card_points[7]
    above = unseen_above(seen, kind)
    strength = kind & 7
    keep = 25 * unit * strength
    if above == 0 and seen[PLAYERS] == 2:  # with one opponent a winner need not wait for its moment
        keep += 500 * card_points[strength] + 100 * unit
    elif above == 0:
        keep += 800 * card_points[strength] + 450 * unit
    elif above == 1:
        keep += 200 * card_points[strength] + 300 * unit
    if kind >> 3 == seen[TRUMP]:
        keep += 700 * unit + 60 * unit * strength
    return keep


def _lead_bonus(
    seen: array[int], card_points: array[int], mine: int, players: int, partners: int, declarer: int, kind: int
) -> int:
    """What leading this card does beyond its own trick: a declarer draws trumps, with low ones; others leave them."""
    trump = seen[TRUMP]
    unit = card_points[7]
    if kind >> 3 != trump:
        return 0
    out = _unseen_in(seen, 8 * trump, 8 * trump + 8)
    if out == 0:
        return 0
    if declarer >= 0 and side_of(declarer, players, partners, declarer) != mine:
        return -500 * unit
    if 3 * card_points[kind & 7] > unit:
        return 0
    held = 0
    for other in range(8 * trump, 8 * trump + 8):
        held += seen[CARDS + seen[TO_PLAY] * KINDS + other]
    if held * (players - 1) < out:
        return 0
    # High among the low ones: it takes more to beat. Partners draw trumps together and need no hurry.
    hurry = 0 if partners != 0 else 500
    return (hurry + 140 * (kind & 7)) * unit


def _chance_to_beat(seen: array[int], seat: int, best: int, led: int) -> int:
    """Chance that this seat, yet to play, takes the trick from `best`."""
    trump = seen[TRUMP]
    void = lacks(seen, seat)
    beaters = winning_kinds(best, led, trump, seen[FLAGS])
    led_mask = SUIT_MASK << (8 * led)
    if led == trump or trump < 0:
        return _chance_to_hold(seen, seat, beaters & led_mask, void)
    follows = _chance_to_hold(seen, seat, led_mask, void)
    heads = _chance_to_hold(seen, seat, beaters & led_mask, void)
    ruffs = _chance_to_hold(seen, seat, beaters & (SUIT_MASK << (8 * trump)), void)
    return heads + (_SURE - follows) * ruffs // _SURE


def _chance_to_hold(seen: array[int], seat: int, kinds: int, void: int) -> int:
    """Chance that this seat holds a card of these kinds: sure if shown, else by the share of the pool it holds."""
    shown = 0
    pool = 0
    wanted = 0
    for kind in range(KINDS):
        known = seen[CARDS + seat * KINDS + kind]
        shown += known
        copies = seen[HIDDEN + kind]
        if (void >> (kind >> 3)) & 1 == 0:
            pool += copies
        if (kinds >> kind) & 1 != 0:
            if known > 0:
                return _SURE
            if (void >> (kind >> 3)) & 1 == 0:
                wanted += copies
    room = seen[HELD + seat] - shown
    if wanted == 0 or room <= 0 or pool == 0:
        return 0
    without = _SURE
    for i in range(wanted):
        left = pool - i - room
        if left <= 0:
            return _SURE
        without = without * left // (pool - i)
    return _SURE - without


def _only_loser(seen: array[int], legal: int) -> int:
    """On lead with no trump out: the one loser beside a trump, if all else wins. It goes first, the trump wins last."""
    trump = seen[TRUMP]
    if trump < 0 or _unseen_in(seen, 8 * trump, 8 * trump + 8) > 0:
        return -1
    if legal & (SUIT_MASK << (8 * trump)) == 0:
        return -1
    loser = -1
    losers = 0
    for kind in range(KINDS):
        if (legal >> kind) & 1 != 0 and kind >> 3 != trump and unseen_above(seen, kind) > 0:
            loser = kind
            losers += seen[CARDS + seen[TO_PLAY] * KINDS + kind]
    return loser if losers == 1 else -1


def _unseen_in(seen: array[int], first: int, end: int) -> int:
    """Cards of the kinds first .. end - 1 that are not in the own hand and not played."""
    me = seen[TO_PLAY]
    count = 0
    for kind in range(first, end):
        count += seen[HIDDEN + kind]
        for seat in range(seen[PLAYERS]):
            if seat != me:
                count += seen[CARDS + seat * KINDS + kind]
    return count


def _lowest(mask: int) -> int:
    """The lowest kind of a mask, -1 of an empty one."""
    for kind in range(KINDS):
        if (mask >> kind) & 1 != 0:
            return kind
    return -1
