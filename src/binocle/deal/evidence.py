"""What the course of a deal tells for certain of the cards a seat cannot see: duties, melds, gifts, the widow."""

from __future__ import annotations

from dataclasses import dataclass, field

from binocle.cards import KING, QUEEN
from binocle.deal.duties import barred_kinds, stock_limits
from binocle.deal.seen import counted, played_by_seat, shown_counts
from binocle.game.public import Handed
from binocle.game.setting import Setting
from binocle.game.views import (
    AuctionView,
    BuryView,
    HandOutView,
    MeldingView,
    PassView,
    StockView,
    TrickView,
    TrumpView,
    View,
)
from binocle.kernel import layout
from binocle.rules.tables import single_name

_ALL = layout.ALL_KINDS
ANY = 999
"""More than any count of cards."""


@dataclass(slots=True)
class Rule:
    """So many cards of some kinds at least, and at the most, with these owners together (a mask of seats and piles)."""

    owners: int
    kinds: int
    least: int
    most: int = ANY


@dataclass(slots=True)
class Pile:
    """Part of the cards that lie face down: how many there are hidden, and the kinds they can be."""

    room: int
    kinds: int = _ALL


@dataclass(slots=True)
class Evidence:
    """All that is certain, from one seat's view. Counts are by kind.

    `known` are the cards that each seat is known to hold (one's own hand included), `down` those known to lie face
    down; `pool` all other cards that were not seen, `bound` those of them that can lie with some owners only (mask of
    owners, kind, copies). `barred` are the kinds that a seat cannot hold any more, `judged` the seats whose melds tell.
    Of `known`, `pinned` are the cards known by melds alone, so that nobody can tell which of their twins they are;
    `widow` are cards of a shown widow that were not seen since, whether they lay with melds or not (as `bound`).
    """

    known: list[list[int]]
    down: list[int]
    pool: list[int]
    held: list[int]
    piles: list[Pile]
    stock: int
    played: list[list[int]]
    barred: list[int]
    judged: list[bool]
    shown: list[list[int]]
    pinned: list[list[int]]
    widow: list[tuple[int, int, int]] = field(default_factory=list)
    bound: list[tuple[int, int, int]] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    shares: list[tuple[int, int]] = field(default_factory=list)


def evidence(st: Setting, view: View) -> Evidence:
    """Everything that is certain of the hidden cards, from the view of a seat."""
    assert view.seat is not None
    assert view.hand is not None
    me, public, phase = view.seat, view.public, view.phase
    played = played_by_seat(st, view)
    if isinstance(phase, StockView):
        for place, one in enumerate(phase.cards):
            played[st.seating.next(phase.leader, place)][one.kind] += 1
    pool = st.pack.counts()
    known = [[0] * layout.KINDS for _ in range(st.players)]
    known[me] = counted(view.hand)
    travelling = _travelling(st, view)
    own_down = counted((*view.buried, *(one for parcel in travelling for one in parcel.cards)))
    stock = _take_seen(pool, [known[me], own_down, *played], view)
    shown = [[0] * layout.KINDS for _ in range(st.players)] if st.draws else _lying(st, view)
    pinned = [[0] * layout.KINDS for _ in range(st.players)]
    for seat in range(st.players):
        if seat == me:
            continue
        sure = _swapped(view, seat) if st.draws else _given(view, seat, travelling)
        for kind in range(layout.KINDS):
            held = max(sure[kind], shown[seat][kind]) - played[seat][kind]
            if held > 0:
                known[seat][kind] = min(held, pool[kind])
                pinned[seat][kind] = max(0, known[seat][kind] - max(0, sure[kind] - played[seat][kind]))
                pool[kind] -= known[seat][kind]
    found = Evidence(
        known=known,
        down=own_down,
        pool=pool,
        held=list(view.held),
        piles=[],
        stock=stock,
        played=played,
        barred=barred_kinds(st, view),
        judged=[seat != me and laid for seat, laid in enumerate(_laid(st, view))],
        shown=shown,
        pinned=pinned,
    )
    _add_piles(st, view, found)
    if not st.draws and public.declarer not in {-1, me}:
        _add_widow(st, view, found)
        _add_marriage(st, view, found)
    if st.draws and isinstance(phase, StockView) and st.tables.stock_flags:
        other = 1 << (1 - me)
        found.rules += [Rule(other, kinds, 0, most) for kinds, most in stock_limits(st, view)]
    return found


def _take_seen(pool: list[int], gone: list[list[int]], view: View) -> int:
    """Take cards that this seat has seen out of the pool; how many cards lie hidden in the stock."""
    phase = view.phase
    stock = 0
    for counts in gone:
        for kind in range(layout.KINDS):
            pool[kind] -= counts[kind]
    if isinstance(phase, StockView):
        for side in phase.sides:
            for token in side.tokens:
                pool[token.kind] -= 1
        if phase.left and view.public.upcard is not None:
            pool[view.public.upcard.kind] -= 1
            stock = phase.left - 1
    return stock


def _travelling(st: Setting, view: View) -> list[Handed]:
    """Cards of this seat on their way to the partner: still being chosen, or waiting for his (HR-06)."""
    phase = view.phase
    if not isinstance(phase, PassView) or not view.handed:
        return []
    at_once = st.rules.exchange.pass_order == "at-once"
    mine = [parcel for parcel in view.handed if parcel.giver == view.seat]
    choosing = phase.need is not None and phase.need < st.rules.exchange.pass_cards
    waiting = phase.second and at_once and st.seating.partner(view.public.declarer) == view.seat
    return mine[-1:] if choosing or waiting else []


def _given(view: View, seat: int, travelling: list[Handed]) -> list[int]:
    """The cards a seat has at least held: got from this seat and not given back."""
    holds = [0] * layout.KINDS
    for number, parcel in enumerate(view.handed):
        if parcel.giver != view.seat or parcel.receiver != seat or any(parcel is one for one in travelling):
            continue
        given = counted(parcel.cards)
        for back in view.handed[number + 1 :]:
            if back.giver == seat:
                given = [max(0, a - b) for a, b in zip(given, counted(back.cards), strict=True)]
        holds = [max(a, b) for a, b in zip(holds, given, strict=True)]
    return holds


def _lying(st: Setting, view: View) -> list[list[int]]:
    """The cards that lay there with each seat's melds.

    Where a royal marriage may lie inside a run or beside it: the fewest cards whose best melds are those laid.
    """
    found = shown_counts(st, view)
    meld, trump = st.rules.meld, view.public.trump
    if not (meld.royal_in_run or meld.run_extra or meld.double_royal != 80 or meld.roundhouse != "sum"):
        return found
    for seat in range(st.players):
        shown = [one for one in view.public.shown if one.seat == seat]
        royals = [one for one in shown if single_name(one.name) == "royal-marriage"]
        if not royals:
            continue
        lines = [(one.name, tuple(card.kind for card in one.cards)) for one in shown]
        pairs = counted(tuple(card for one in royals for card in one.cards))
        most = max(pairs)
        for beside in range(most + 1):
            cards = list(found[seat])
            for kind in range(layout.KINDS):
                others = [one for one in shown if one not in royals and _is_sequence(st, one.name)]
                row = sum(card.kind == kind for one in others for card in one.cards)
                if pairs[kind]:
                    cards[kind] = max(cards[kind], row + min(beside, pairs[kind]))
            if max(cards) > st.pack.copies:
                break
            parts = st.tables.melds[trump].best(cards)
            if [(part.name, part.kinds) for part in parts] == lines:
                found[seat] = cards
                break
    return found


def _is_sequence(st: Setting, name: str) -> bool:
    """Whether a line that was laid is of the class of runs and marriages."""
    row = st.rules.meld.rows.get(single_name(name))
    return row is None or row.group == "sequence"


def _swapped(view: View, seat: int) -> list[int]:
    """The upcard that a seat has taken for its dix and still has in hand, with what it has played of that kind.

    Twins played or tabled since then count as that card.
    """
    holds = [0] * layout.KINDS
    phase, public = view.phase, view.public
    if not isinstance(phase, StockView) or public.exchanger != seat or public.turned is None:
        return holds
    kind = public.turned.kind
    since = min((meld.trick for meld in phase.sides[seat].melds if meld.name == "dix" and not meld.kinds), default=0)
    before = 0
    for trick in public.tricks[:since]:
        place = 0 if trick.leader == seat else 1
        before += trick.cards[place].kind == kind
    tabled = sum(1 for token in phase.sides[seat].tokens if token.kind == kind)
    holds[kind] = max(0, before + 1 - tabled)
    return holds


def _laid(st: Setting, view: View) -> list[bool]:
    """Which seats have laid out their melds: then the best of their hand lay there (AMB-29)."""
    phase, public = view.phase, view.public
    laid = [False] * st.players
    if st.draws or public.durch or public.declarer < 0:
        return laid
    number = phase.laid if isinstance(phase, MeldingView) else st.players if isinstance(phase, TrickView) else 0
    for place, seat in enumerate(st.seating.iter_from(public.declarer)):
        laid[seat] = place < number
    return laid


def _add_piles(st: Setting, view: View, found: Evidence) -> None:
    """The cards that lie face down: an untouched widow, buried cards, cards on their way between partners."""
    room = sum(found.pool) - found.stock
    for seat in range(st.players):
        room -= found.held[seat] - sum(found.known[seat])
    buried = _buried(st, view, room)
    if buried:
        found.piles += _buried_piles(st, view, found, buried)
    if room - buried:
        found.piles.append(Pile(room - buried))


def _buried(st: Setting, view: View, room: int) -> int:
    """How many of the hidden cards lying face down have been buried by the declarer."""
    phase, public = view.phase, view.public
    if not st.rules.deal.widow or public.declarer in {-1, view.seat} or st.rules.exchange.widow_use != "bury":
        return 0
    if isinstance(phase, AuctionView) or (isinstance(phase, TrumpView) and st.rules.trump.moment != "after-bury"):
        return 0
    if isinstance(phase, BuryView):
        return room
    return min(room, st.rules.deal.widow)


def _buried_piles(st: Setting, view: View, found: Evidence, buried: int) -> list[Pile]:
    """Cards under a ban are buried only for want of others, and then so many as was said (AMB-14, 3D-WID-05)."""
    public = view.public
    trump = -1 if st.rules.trump.moment == "after-bury" else public.trump
    banned = sum(1 << kind for kind in range(layout.KINDS) if st.is_banned(kind, trump))
    if not banned:
        return [Pile(buried)]
    forced = min(public.forced_bury, buried)
    if forced and not isinstance(view.phase, BuryView) and not st.rules.exchange.pass_cards:
        found.barred[public.declarer] |= _ALL & ~banned  # he had no other card left
    piles = [Pile(buried - forced, _ALL & ~banned), Pile(forced, banned)]
    return [pile for pile in piles if pile.room]


def _bind(found: Evidence, owners: int, kind: int, left: int, known: int) -> None:
    """Let so many unseen cards lie with these owners only, of which so many are known to lie there anyway."""
    if left > 0:
        found.widow.append((owners, kind, left))
    copies = min(left - known, found.pool[kind])
    if copies > 0:
        found.pool[kind] -= copies
        found.bound.append((owners, kind, copies))


def _add_widow(st: Setting, view: View, found: Evidence) -> None:
    """A widow shown to all: the declarer holds its cards or has buried them, has passed them on or handed them out."""
    public, phase = view.public, view.phase
    me, declarer = view.seat, public.declarer
    if not public.widow or isinstance(phase, AuctionView):
        return
    widow = counted(public.widow)
    if st.rules.exchange.widow_use == "one-each":
        _add_shares(st, view, found, widow)
        return
    owners = 1 << declarer | 1 << st.players
    partner = st.seating.partner(declarer)
    got = [0] * layout.KINDS
    if st.rules.exchange.pass_cards and partner is not None:
        if partner == me:
            got = counted(tuple(one for p in view.handed if p.giver == declarer for one in p.cards))
        else:
            owners |= 1 << partner
    for kind, copies in enumerate(widow):
        left = copies - found.played[declarer][kind] - got[kind]
        _bind(found, owners, kind, left, found.known[declarer][kind])


def _add_shares(st: Setting, view: View, found: Evidence, widow: list[int]) -> None:
    """A widow shown to all and handed out: each of the others has got one of its cards; before that he has them all."""
    public, phase, me = view.public, view.phase, view.seat
    others = sum(1 << seat for seat in range(st.players) if seat != me)
    if isinstance(phase, TrumpView):
        others = 1 << public.declarer
    for parcel in view.handed:
        if parcel.giver == public.declarer and parcel.receiver == me:
            widow[parcel.cards[0].kind] -= 1
            break
    for kind, copies in enumerate(widow):
        played = sum(found.played[seat][kind] for seat in range(st.players) if seat != me)
        known = sum(found.known[seat][kind] for seat in range(st.players) if seat != me)
        _bind(found, others, kind, copies - played, known)
    if not isinstance(phase, TrumpView | HandOutView) and not st.rules.exchange.pass_cards:
        found.shares = [(others, kind) for kind, copies in enumerate(widow) for _ in range(max(0, copies))]
        assert len(found.shares) <= others.bit_count()


def _add_marriage(st: Setting, view: View, found: Evidence) -> None:
    """Where trump must be named from a marriage, the declarer held one when he named it (4P-OPT-07)."""
    public, phase, me = view.public, view.phase, view.seat
    if not st.rules.trump.marriage or public.trump < 0 or isinstance(phase, AuctionView | TrumpView):
        return
    if st.rules.exchange.widow_use == "one-each" and st.rules.trump.moment == "before-bury":
        return  # he may have handed a card of it out to anybody
    declarer = public.declarer
    owners = 1 << declarer
    if st.rules.trump.moment != "after-bury" and st.rules.deal.widow:
        owners |= 1 << st.players
    partner = st.seating.partner(declarer)
    passing = bool(st.rules.exchange.pass_cards) and partner is not None and not public.durch
    moved = [0] * layout.KINDS
    if passing and partner == me:
        for parcel in view.handed:
            if parcel.giver == me and parcel.receiver == declarer and not _is_travelling(st, view, parcel):
                moved = [a + b for a, b in zip(moved, counted(parcel.cards), strict=True)]
            elif parcel.giver == declarer and not _before_trump(st, view, parcel):
                moved = [a - b for a, b in zip(moved, counted(parcel.cards), strict=True)]
        owners |= 1 << st.players if isinstance(phase, PassView) else 0
    elif passing and partner is not None:
        owners |= 1 << partner | 1 << st.players
    for rank in (KING, QUEEN):
        kind = public.trump * 8 + rank
        least = 1 + moved[kind]
        if least > 0:
            found.rules.append(Rule(owners, 1 << kind, least))


def _before_trump(st: Setting, view: View, parcel: Handed) -> bool:
    """Whether this parcel is a widow card that the declarer did not hold, or no longer, when he named trump."""
    return st.rules.exchange.widow_use == "one-each" and view.handed[0] is parcel


def _is_travelling(st: Setting, view: View, parcel: Handed) -> bool:
    """Whether these cards have not arrived yet."""
    return any(parcel is one for one in _travelling(st, view))
