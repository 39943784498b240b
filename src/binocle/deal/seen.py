"""What a seat can work out from its view: cards not seen, cards that others must hold, the position for the kernel."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from binocle.cards import Card
from binocle.game.setting import Setting
from binocle.game.views import TrickView, View
from binocle.kernel import layout
from binocle.kernel.follow import winning_kinds
from binocle.rules.tables import single_name


def counted(cards: Iterable[Card]) -> list[int]:
    """How many of each of the 32 kinds these cards are."""
    return counted_kinds([one.kind for one in cards])


def counted_kinds(kinds: Iterable[int]) -> list[int]:
    """How many of each of the 32 kinds these are."""
    counts = [0] * layout.KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def laid_on(best: int, led_best: int, kind: int, led: int, trump: int, flags: int) -> tuple[int, int]:
    """The best card of a trick and the best of the suit led, once this kind is laid to it; -1 before the first card."""
    if kind >> 3 == led and winning_kinds(led_best, led, -1, flags) >> kind & 1:
        led_best = kind
    return (kind if winning_kinds(best, led, trump, flags) >> kind & 1 else best), led_best


def hand_counts(view: View) -> list[int]:
    """The own concealed cards by kind."""
    return counted(view.hand or ())


def played_by_seat(st: Setting, view: View) -> list[list[int]]:
    """The cards every seat has played in this deal, by kind, those on the table included."""
    counts = [[0] * layout.KINDS for _ in range(st.players)]
    tricks = [(trick.leader, trick.cards) for trick in view.public.tricks]
    if isinstance(view.phase, TrickView):
        tricks.append((view.phase.leader, view.phase.cards))
    for leader, cards in tricks:
        for place, one in enumerate(cards):
            counts[st.seating.next(leader, place)][one.kind] += 1
    return counts


def shown_counts(st: Setting, view: View) -> list[list[int]]:
    """Auction games: the cards each seat has at least held when the melds lay on the table.

    Melds of one class never share a card, melds of different classes may (COM-MELD-06); where the rule set lets a
    royal marriage count inside a run, the two are kept apart like classes.
    """
    meld = st.rules.meld
    inside = meld.royal_in_run or meld.double_royal != 80 or meld.roundhouse != "sum"
    by_class: list[dict[str, list[int]]] = [{} for _ in range(st.players)]
    for shown in view.public.shown:
        name = single_name(shown.name)
        row = meld.rows.get(name)
        group: str = "special" if name == "grand-pinochle" else row.group if row is not None else "sequence"
        if inside and name == "royal-marriage":
            group = name
        counts = by_class[shown.seat].setdefault(group, [0] * layout.KINDS)
        for one in shown.cards:
            counts[one.kind] += 1
    return [
        [max((counts[kind] for counts in groups.values()), default=0) for kind in range(layout.KINDS)]
        for groups in by_class
    ]


def known_counts(st: Setting, view: View, played: list[list[int]]) -> list[list[int]]:
    """Auction games: the cards that this seat knows each seat still to hold.

    From melds shown and not yet played; the declarer must still hold what he took from a widow shown to all and was not
    allowed to bury (where he cannot have passed it on); and others hold what this seat has given them, but for what
    came back.
    """
    known = shown_counts(st, view)
    for parcel in view.handed:
        if parcel.giver == view.seat:
            given = counted(parcel.cards)
            for back in view.handed[view.handed.index(parcel) + 1 :]:
                if back.giver == parcel.receiver:
                    given = [max(0, a - b) for a, b in zip(given, counted(back.cards), strict=True)]
            holds = known[parcel.receiver]
            known[parcel.receiver] = [max(a, b) for a, b in zip(holds, given, strict=True)]
    public = view.public
    if public.widow and not public.forced_bury and public.declarer >= 0 and not st.rules.exchange.pass_cards:
        holds = known[public.declarer]
        widow = counted(public.widow)
        for kind, copies in enumerate(widow):
            if copies and st.is_banned(kind, public.trump):
                holds[kind] = max(holds[kind], copies)
    return [
        [max(0, a - b) for a, b in zip(holds, gone, strict=True)] for holds, gone in zip(known, played, strict=True)
    ]


def position(st: Setting, view: View) -> array[int]:
    """The masked position of trick play as the kernel takes it, from the view alone.

    Two-handed, once the stock is gone, every card not seen is the opponent's (2H-P2-06).
    """
    assert view.seat is not None
    phase = view.phase
    assert isinstance(phase, TrickView)
    me = view.seat
    cells = layout.new_cells()
    cells[layout.PLAYERS] = st.players
    cells[layout.STEP] = 1 if st.seating.clockwise else -1
    cells[layout.TRUMP] = view.public.trump
    cells[layout.FLAGS] = st.tables.flags
    cells[layout.LAST_TRICK] = st.rules.score.last_trick
    cells[layout.TO_PLAY] = me
    cells[layout.LEADER] = phase.leader
    for seat in range(st.players):
        cells[layout.POINTS + seat] = view.public.points[seat]
        cells[layout.TRICKS + seat] = view.public.taken[seat]
        cells[layout.HELD + seat] = view.held[seat]
    _lay_table(cells, phase)
    _write_plays(st, cells, view, phase)
    played = played_by_seat(st, view)
    hand = hand_counts(view)
    pool = st.pack.counts()
    for counts in (hand, counted(view.buried), *played):
        for kind in range(layout.KINDS):
            pool[kind] -= counts[kind]
    known = [pool, pool] if st.draws else known_counts(st, view, played)
    for seat in range(st.players):
        at = seat * layout.KINDS
        for kind in range(layout.KINDS):
            if seat == me:
                cells[layout.CARDS + at + kind] = hand[kind]
            else:
                holds = min(known[seat][kind], pool[kind])
                pool[kind] -= holds
                cells[layout.CARDS + at + kind] = holds
                cells[layout.KNOWN + at + kind] = holds
    for kind in range(layout.KINDS):
        cells[layout.HIDDEN + kind] = pool[kind]
    return cells


def _lay_table(cells: array[int], phase: TrickView) -> None:
    """The trick on the table, and what wins it so far."""
    cells[layout.TABLE] = len(phase.cards)
    for cell in (layout.LED, layout.BEST, layout.BEST_SEAT, layout.LED_BEST):
        cells[cell] = -1
    for place in range(layout.MAX_SEATS):
        cells[layout.TRICK + place] = -1
    trump, flags = cells[layout.TRUMP], cells[layout.FLAGS]
    for place, one in enumerate(phase.cards):
        kind = one.kind
        cells[layout.TRICK + place] = kind
        if place == 0:
            cells[layout.LED] = kind >> 3
        best, led_best, led = cells[layout.BEST], cells[layout.LED_BEST], cells[layout.LED]
        cells[layout.BEST], cells[layout.LED_BEST] = laid_on(best, led_best, kind, led, trump, flags)
    cells[layout.BEST_SEAT] = phase.winning if phase.cards else -1


def _write_plays(st: Setting, cells: array[int], view: View, phase: TrickView) -> None:
    """The cards played so far, from which the kernel reads who is void; those of the stock bind nobody."""
    drawn = (st.pack.size - st.players * st.rules.deal.hand) // 2 if st.draws else 0
    tricks = [(trick.leader, trick.cards) for trick in view.public.tricks[drawn:]]
    tricks.append((phase.leader, phase.cards))
    plays = 0
    for leader, cards in tricks:
        led = -1
        for place, one in enumerate(cards):
            at = layout.UNDO + plays * layout.UNDO_SIZE
            cells[at + layout.WAS_KIND] = one.kind
            cells[at + layout.WAS_SEAT] = st.seating.next(leader, place)
            cells[at + layout.WAS_LEADER] = leader
            cells[at + layout.WAS_LED] = led
            led = cards[0].kind >> 3
            plays += 1
    cells[layout.PLAYS] = plays
