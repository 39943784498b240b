"""Two-handed phase one: a trick, melds of its winner, a card each from the stock (2H-FLOW, 2H-MELD, 2H-DIX)."""

from __future__ import annotations

import msgspec

from binocle.cards import CARDS, card
from binocle.errors import NotationError
from binocle.game import table_melds
from binocle.game.actions import DRAW, PLAYS, Action, Dix, Draw, Meld, Play
from binocle.game.events import DixTaken, Drawn, Event, Melded, Open, Played, Private
from binocle.game.phases import closing, out_of_turn
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened, put
from binocle.game.phases.play import PlayPhase, lay_card, refusal, take_trick, trick_mask
from binocle.game.public import OpenTrick, Shown, Side, Tabled, Token
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import Hidden, State, StockPlay, TrickPlay
from binocle.game.table_melds import Melder
from binocle.game.views import Refusal, StockView


class StockPhase:
    """The two players in turn; after a trick its winner melds and draws."""

    def to_act(self, st: Setting, s: State, p: StockPlay) -> int:  # noqa: ARG002 - the protocol's arguments
        """Who is to play, or to meld and draw."""
        return p.turn

    def legal(self, st: Setting, s: State, p: StockPlay, seat: int) -> tuple[Action, ...]:
        """Melds, dix, then the draw or the plays (from the hand, then from the table)."""
        if seat != p.turn:
            return ()
        found: list[Action] = []
        if p.melder == seat:
            m = _melder(st, s, p, seat)
            found += [Meld(name, table_melds.write_choice(choice)) for name, choice in table_melds.options(m)]
            found += [dix for dix in _DIXES if _refuse_dix(st, s, p, seat, dix) is None]
        if p.undrawn:
            return (*found, DRAW, Draw(upcard=True)) if _may_choose(st, s) else (*found, DRAW)
        hand = s.hidden.open().hands[seat]
        side = p.sides[seat]
        mask = _legal_mask(st, s, p, seat)
        found += [PLAYS[CARDS[kind]] for kind in sorted(set(hand.kinds)) if mask >> kind & 1]
        for kind in sorted({token.kind for token in side.tokens}):
            if mask >> kind & 1:
                twins = {token for token in side.tokens if token.kind == kind}
                found += [Play(card(kind), place) for place in range(1, len(twins) + 1)]
        return tuple(found)

    def check(self, st: Setting, s: State, p: StockPlay, seat: int, a: Action) -> Refusal | None:
        """Only the winner of the trick just played melds (2H-MELD-01); any card may be played (2H-P1-01)."""
        if not isinstance(a, Meld | Dix | Draw | Play):
            return WRONG_PHASE
        if isinstance(a, Meld | Dix) and p.melder != seat:
            return Refusal("meld/no-trick-won")
        if seat != p.turn:
            return NOT_YOUR_TURN
        if isinstance(a, Meld):
            try:
                choice = table_melds.read_choice(a.cards)
            except NotationError:
                return Refusal("meld/wrong-cards", {"name": a.name})
            laid = table_melds.lay(_melder(st, s, p, seat), a.name, choice)
            return laid if isinstance(laid, Refusal) else None
        if isinstance(a, Dix):
            return _refuse_dix(st, s, p, seat, a)
        if isinstance(a, Draw):
            return _refuse_draw(st, s, p, a)
        if p.undrawn:
            return Refusal("play/draw-first")
        return self._refuse_play(st, s, p, seat, a)

    def _refuse_play(self, st: Setting, s: State, p: StockPlay, seat: int, a: Play) -> Refusal | None:
        kind = a.card.kind
        twins = {token for token in p.sides[seat].tokens if token.kind == kind}
        hand = s.hidden.open().hands[seat]
        if (a.tabled and not 1 <= a.tabled <= len(twins)) or (not a.tabled and kind not in hand):
            return Refusal("play/not-tabled" if a.tabled else "play/not-held", {"card": a.card.value})
        if _legal_mask(st, s, p, seat) >> kind & 1:
            return None
        return refusal(_all_mask(s, p, seat), kind, p.trick, s.public.trump)

    def apply(self, st: Setting, s: State, p: StockPlay, seat: int, a: Action) -> Step:
        """One of the four things a seat can do here."""
        if isinstance(a, Play):
            return _play(st, s, p, seat, a)
        if isinstance(a, Meld):
            return _meld(st, s, p, seat, a)
        if isinstance(a, Dix):
            return _dix(st, s, p, seat, a)
        assert isinstance(a, Draw)
        return _draw(st, s, p, seat, (), upcard=a.upcard)

    def view(self, st: Setting, s: State, p: StockPlay, seat: int | None) -> StockView:  # noqa: ARG002
        """Tables and trick are open, the stock is only counted."""
        return StockView(
            leader=p.trick.leader,
            cards=cards_of(p.trick.cards),
            winning=p.trick.best_seat,
            melder=p.melder,
            sides=p.sides,
            exchanged=p.exchanged,
            left=_left(s, p),
        )


_DIXES = (Dix(exchange=True), Dix(exchange=True, tabled=True), Dix(exchange=False))


def _melder(st: Setting, s: State, p: StockPlay, seat: int) -> Melder:
    """The seat with what it can meld from."""
    return Melder(st, s.public.trump, s.hidden.open().hands[seat], p.sides[seat], len(s.public.tricks))


def _may_choose(st: Setting, s: State) -> bool:
    """HAY-OPT-02: of the last two cards the winner may choose."""
    return st.rules.deal.last_choice and len(s.hidden.open().stock) == 1


def _refuse_draw(st: Setting, s: State, p: StockPlay, a: Draw) -> Refusal | None:
    """Why nothing may be drawn now, or not the upcard."""
    if not p.undrawn:
        return Refusal("draw/nothing-due")
    if a.upcard and not _may_choose(st, s):
        return Refusal("draw/no-choice", {"played": int(st.rules.deal.last_choice)})
    return None


def _left(s: State, p: StockPlay) -> int:
    """Cards still to be drawn, the upcard included."""
    drawn = p.melder >= 0 and not p.undrawn and not s.hidden.open().stock
    return 0 if drawn else len(s.hidden.open().stock) + 1


def _all_mask(s: State, p: StockPlay, seat: int) -> int:
    """Every kind the seat can play, tabled cards included (2H-MELD-03, AMB-44)."""
    mask = s.hidden.open().hands[seat].mask
    for token in p.sides[seat].tokens:
        mask |= 1 << token.kind
    return mask


def _flags(st: Setting, p: StockPlay, s: State) -> int:
    """The duty that holds: that of the stock, or the full one for a lead after the last draw (HAY-OPT-01)."""
    return st.tables.stock_flags if _left(s, p) else st.tables.flags


def _legal_mask(st: Setting, s: State, p: StockPlay, seat: int) -> int:
    """The kinds that may be played."""
    return trick_mask(_all_mask(s, p, seat), p.trick, s.public.trump, _flags(st, p, s))


def _play(st: Setting, s: State, p: StockPlay, seat: int, a: Play) -> Step:
    """A card from hand or table to the trick; the second one decides it."""
    if p.melder == seat and not _left(s, p):  # HAY-OPT-01: the first lead after the last draw opens phase two
        s = _to_phase_two(s, p, seat)
        assert isinstance(s.phase, TrickPlay)
        return PlayPhase().apply(st, s, s.phase, seat, Play(a.card))
    hidden = s.hidden.open()
    kind = a.card.kind
    sides = p.sides
    if a.tabled:
        tokens = list(sides[seat].tokens)
        tokens.remove(sorted({token for token in tokens if token.kind == kind})[a.tabled - 1])
        sides = _with_side(sides, seat, Side(tuple(tokens), sides[seat].melds))
    else:
        hands = put(hidden.hands, seat, hidden.hands[seat].without(kind))
        s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands)))
    held = [len(hand) + len(side.tokens) for hand, side in zip(hidden.hands, p.sides, strict=True)]
    trick, winner, points = lay_card(st, p.trick, seat, kind, st.tables.stock_flags, s.public.trump, held)
    events: tuple[Event, ...] = (Open(Played(seat, a.card, tabled=a.tabled > 0)),)
    if winner < 0:
        phase = StockPlay(st.seating.next(seat), trick, -1, False, sides, p.exchanged)
        return Step(change(s, phase=phase), events)
    s, taken = take_trick(st, s, p.trick, kind, winner, points)
    events = (*events, taken)
    before = st.rules.meld.moment == "before" or _may_choose(st, s)
    melder = winner if st.rules.meld.moment == "before" else -1
    phase = StockPlay(winner, trick, melder, before, sides, p.exchanged)
    s = change(s, phase=phase)
    if winner in s.public.called_out:
        return out_of_turn.judge(st, s, winner, events)
    return Step(s, events) if before else _draw(st, s, phase, winner, events)


def _meld(st: Setting, s: State, p: StockPlay, seat: int, a: Meld) -> Step:
    """Lay the meld and book it at once (2H-MELD-11, 2B-SCORE-02)."""
    choice = table_melds.read_choice(a.cards)
    laid = table_melds.lay(_melder(st, s, p, seat), a.name, choice)
    assert isinstance(laid, table_melds.Laid)
    hidden = s.hidden.open()
    hidden = msgspec.structs.replace(hidden, hands=put(hidden.hands, seat, laid.hand))
    shown = Shown(seat, a.name, cards_of([kind for kind, _ in choice]), laid.points, len(s.public.tricks))
    phase = msgspec.structs.replace(p, sides=_with_side(p.sides, seat, laid.side))
    return _book(st, change(s, hidden=Sealed(hidden), phase=phase), shown, ())


def _book(st: Setting, s: State, shown: Shown, events: tuple[Event, ...]) -> Step:
    """Add a meld to the score; it may win the game (2H-END-01)."""
    melds = put(s.public.melds, shown.seat, s.public.melds[shown.seat] + shown.points)
    s = opened(s, shown=(*s.public.shown, shown), melds=melds)
    return closing.won_by_meld(st, Step(s, (*events, Open(Melded(shown)))), shown.seat)


def _refuse_dix(st: Setting, s: State, p: StockPlay, seat: int, a: Dix) -> Refusal | None:
    """2H-DIX-02..07, 2B-DIX-01/02, GIB-02: a trick just won, the lowest trump, one exchange in a deal."""
    dix = st.dix_kind(s.public.trump)
    if dix < 0:
        return Refusal("dix/none-in-pack")
    if p.melder != seat:
        return Refusal("meld/no-trick-won")
    if not _left(s, p):
        return Refusal("dix/stock-gone")
    m = _melder(st, s, p, seat)
    if st.rules.meld.dix_is_meld and m.made():
        return Refusal("meld/one-per-trick")
    if a.exchange and p.exchanged:
        return Refusal("dix/settled")
    if a.tabled:
        if not a.exchange:
            return Refusal("dix/not-held", {"card": card(dix).value})
        earlier = [n for n, meld in enumerate(m.side.melds) if meld.name == "dix" and meld.trick < m.trick]
        there = any(token.kind == dix and not set(token.marks).isdisjoint(earlier) for token in m.side.tokens)
        return None if there else Refusal("dix/not-tabled", {"card": card(dix).value})
    if dix not in m.hand:
        return Refusal("dix/not-held", {"card": card(dix).value})
    if not a.exchange and not p.exchanged and st.rules.meld.dix_exchange == "compulsory":
        return Refusal("dix/must-exchange")
    return None


def _dix(st: Setting, s: State, p: StockPlay, seat: int, a: Dix) -> Step:
    """Show the dix, or lay it under the stock and take the upcard; a dix shown before pays no second time."""
    public, hidden = s.public, s.hidden.open()
    dix = st.dix_kind(public.trump)
    hand, side = hidden.hands[seat], p.sides[seat]
    trick = len(public.tricks)
    points = 0 if a.tabled else st.dix_points
    events: tuple[Event, ...] = ()
    number = len(side.melds)
    tokens = list(side.tokens)
    if a.tabled:
        tokens.remove(next(token for token in tokens if token.kind == dix))
    else:
        hand = hand.without(dix)
    if a.exchange:
        assert public.upcard is not None
        hand = hand.with_kinds(public.upcard.kind)
        events = (Open(DixTaken(seat, public.upcard)),)
        s = opened(s, upcard=card(dix), exchanger=seat)
    else:
        tokens.append(Token(dix, (number,)))
    kinds = () if a.exchange else (dix,)
    side = Side(tuple(sorted(tokens)), (*side.melds, Tabled("dix", "special", points, points, kinds, trick)))
    phase = msgspec.structs.replace(p, sides=_with_side(p.sides, seat, side), exchanged=p.exchanged or a.exchange)
    hidden = msgspec.structs.replace(hidden, hands=put(hidden.hands, seat, hand))
    s = change(s, hidden=Sealed(hidden), phase=phase)
    return _book(st, s, Shown(seat, "dix", (card(dix),), points, trick), events)


def _draw(
    st: Setting,
    s: State,
    p: StockPlay,
    winner: int,
    events: tuple[Event, ...],
    *,
    upcard: bool = False,
) -> Step:
    """The winner draws, then the loser; the upcard goes last (2H-FLOW-03, 2H-FLOW-04, 2B-END2-01)."""
    hidden = s.hidden.open()
    assert s.public.upcard is not None
    pile = (*hidden.stock, s.public.upcard.kind)
    last = len(hidden.stock) == 1
    if upcard:
        pile = pile[::-1]
    loser = st.seating.next(winner)
    hands = put(hidden.hands, winner, hidden.hands[winner].with_kinds(pile[0]))
    hands = put(hands, loser, hidden.hands[loser].with_kinds(pile[1]))
    s = change(s, hidden=Sealed(Hidden(hands, hidden.stock[2:], hidden.widow, hidden.buried)))
    left = len(pile)
    first, second = card(pile[0]), card(pile[1])
    show_first = last and (st.rules.deal.last_shown or upcard)
    if last and st.rules.deal.last_shown and not upcard:
        s = opened(s, last_drawn=first)
    show_second = last and not upcard
    news = (
        Private((winner,), Drawn(winner, first, left - 1), Drawn(winner, first if show_first else None, left - 1)),
        Private((loser,), Drawn(loser, second, left - 2), Drawn(loser, second if show_second else None, left - 2)),
    )
    events = (*events, *news)
    after = st.rules.meld.moment == "after"
    melder = winner if after else -1
    phase = StockPlay(winner, p.trick, melder, False, p.sides, p.exchanged)
    if last and not (after and st.rules.meld.after_last_draw):
        return Step(_to_phase_two(s, phase, winner), events)
    return Step(change(s, phase=phase), events)


def _to_phase_two(s: State, p: StockPlay, leader: int) -> State:
    """The stock is gone: tabled cards return to the hands, the last trick's winner leads (2H-P2-05, 2H-FLOW-04)."""
    hidden = s.hidden.open()
    hands = tuple(
        hand.with_kinds(*[token.kind for token in side.tokens])
        for hand, side in zip(hidden.hands, p.sides, strict=True)
    )
    phase = TrickPlay(leader, OpenTrick(leader))
    return change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands)), phase=phase)


def _with_side(sides: tuple[Side, Side], seat: int, side: Side) -> tuple[Side, Side]:
    """The two tables with one replaced."""
    return (side, sides[1]) if seat == 0 else (sides[0], side)
