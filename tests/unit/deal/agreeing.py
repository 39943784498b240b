"""Whether a sampled world agrees with a view: the course of the deal gone through again with the world's cards.

Written from the rules of the engine, not from the sampler: duties by `legal_kinds`, melds by the meld table, and the
view itself by putting the world's cards into the real state.
"""

from collections import Counter

import msgspec

from binocle.cards import CARDS, Hand
from binocle.deal.sample import Worlds
from binocle.game import Game
from binocle.game.sealed import Sealed
from binocle.game.state import Auction, Burying, Melding, NamingTrump, Passing, State, StockPlay, TrickPlay
from binocle.game.views import MeldingView, StockView, TrickView, View
from binocle.kernel.follow import legal_kinds, winning_kinds


def disagreement(game: Game, state: State, view: View, worlds: Worlds, world: int) -> str:
    """What in a world cannot be, in a word; empty when it agrees with all that the seat has seen."""
    assert view.seat is not None
    hands = [Counter(_listed(worlds.hand(world, seat))) for seat in range(game.setting.players)]
    down = _listed(worlds.face_down(world))
    drawing = worlds.drawing(world)
    if [hand.total() for hand in hands] != list(view.held):
        return "a hand of another size"
    if sorted(hands[view.seat].elements()) != [card.kind for card in view.hand or ()]:
        return "another hand of one's own"
    found = Counter(down) + Counter(drawing) + _open(view)
    for hand in hands:
        found += hand
    if found != Counter(game.setting.pack.kinds):
        return "cards that are not those of the pack"
    return (
        _melds(game, view, hands)
        or _duties(game, view, hands)
        or _widow(game, state, view, hands, down)
        or _marriage(game, state, view, hands, down)
        or _seen(game, state, view, hands, down, drawing)
    )


def _listed(counts: list[int]) -> list[int]:
    return [kind for kind, copies in enumerate(counts) for _ in range(copies)]


def _open(view: View) -> "Counter[int]":
    """Cards that lie open or have been played."""
    found = Counter(card.kind for trick in view.public.tricks for card in trick.cards)
    if isinstance(view.phase, TrickView | StockView):
        found.update(card.kind for card in view.phase.cards)
    if isinstance(view.phase, StockView):
        found.update(token.kind for side in view.phase.sides for token in side.tokens)
        if view.phase.left and view.public.upcard is not None:
            found[view.public.upcard.kind] += 1
    return found


def _plays(game: Game, view: View) -> list[tuple[int, int, int]]:
    """Every card of trick play as (trick, seat, kind)."""
    if not isinstance(view.phase, TrickView):
        return []
    tricks = [(trick.leader, trick.cards) for trick in view.public.tricks]
    tricks.append((view.phase.leader, view.phase.cards))
    return [
        (number, game.setting.seating.next(leader, place), card.kind)
        for number, (leader, cards) in enumerate(tricks)
        for place, card in enumerate(cards)
    ]


def _at_first(game: Game, view: View, hands: "list[Counter[int]]") -> "list[Counter[int]]":
    """The hands before the first card was played."""
    before = [Counter(hand) for hand in hands]
    for _, seat, kind in _plays(game, view):
        before[seat][kind] += 1
    return before


def _melds(game: Game, view: View, hands: "list[Counter[int]]") -> str:
    """Each seat that has laid out its melds has laid the best of its hand (AMB-29)."""
    st = game.setting
    if st.draws or view.public.durch or not isinstance(view.phase, MeldingView | TrickView):
        return ""
    laid = view.phase.laid if isinstance(view.phase, MeldingView) else st.players
    before = _at_first(game, view, hands)
    for place, seat in enumerate(st.seating.iter_from(view.public.declarer)):
        if place >= laid:
            break
        best = st.tables.melds[view.public.trump].best([before[seat][kind] for kind in range(32)])
        there = [shown for shown in view.public.shown if shown.seat == seat]
        if [(part.name, part.kinds) for part in best] != [
            (shown.name, tuple(card.kind for card in shown.cards)) for shown in there
        ]:
            return f"seat {seat} would have laid other melds"
    return ""


def _duties(game: Game, view: View, hands: "list[Counter[int]]") -> str:
    """Every card played was legal from the hand that its owner had."""
    st, trump = game.setting, view.public.trump
    if st.draws or game.rules.play.revoke == "judged":
        return ""
    before = _at_first(game, view, hands)
    trick, led, best, led_best = -1, -1, -1, -1
    for number, seat, kind in _plays(game, view):
        if number != trick:
            trick, led, best, led_best = number, -1, -1, -1
        hand = sum(1 << one for one in range(32) if before[seat][one])
        if not legal_kinds(hand, led, best, led_best, trump, st.tables.flags) >> kind & 1:
            return f"seat {seat} would have had to play otherwise in trick {number + 1}"
        first = led < 0 and not number and seat == view.public.declarer and trump >= 0
        if first and game.rules.play.first_lead == "trump" and kind >> 3 != trump and hand >> 8 * trump & 255:
            return "the declarer would have had to lead trump"
        led = kind >> 3 if led < 0 else led
        if kind >> 3 == led and winning_kinds(led_best, led, -1, st.tables.flags) >> kind & 1:
            led_best = kind
        if winning_kinds(best, led, trump, st.tables.flags) >> kind & 1:
            best = kind
        before[seat][kind] -= 1
    return ""


def _buried_trump(game: Game, view: View) -> int:
    return -1 if game.rules.trump.moment == "after-bury" else view.public.trump


def _widow(game: Game, state: State, view: View, hands: "list[Counter[int]]", down: list[int]) -> str:
    """A widow shown lies with the declarer; under a ban only so many cards are buried as was said."""
    rules, declarer = game.rules.exchange, view.public.declarer
    if rules.widow_use != "bury" or rules.pass_cards or not game.rules.deal.widow:
        return ""
    if isinstance(state.phase, Auction | NamingTrump) and not state.hidden.open().buried:
        return ""
    mine = _at_first(game, view, hands)[declarer] + Counter(down)
    if Counter(card.kind for card in view.public.widow) - mine:
        return "the declarer has lost cards of the widow"
    banned = sum(game.setting.is_banned(kind, _buried_trump(game, view)) for kind in down)
    if rules.bury != "any" and not isinstance(state.phase, Burying) and banned != view.public.forced_bury:
        return "other cards under the ban are buried"
    return ""


def _marriage(game: Game, state: State, view: View, hands: "list[Counter[int]]", down: list[int]) -> str:
    """Where trump needs a marriage, its cards are with the declarer, his partner or face down."""
    public = view.public
    if not game.rules.trump.marriage or public.trump < 0 or isinstance(state.phase, NamingTrump):
        return ""
    before = _at_first(game, view, hands)
    there = before[public.declarer] + Counter(down)
    partner = game.setting.seating.partner(public.declarer)
    if game.rules.exchange.widow_use == "one-each":
        there = sum(before, Counter(down))  # a card of it may have been handed out
    elif game.rules.exchange.pass_cards and partner is not None:
        there += before[partner]
    elif game.rules.trump.moment == "after-bury" or not game.rules.deal.widow:
        there = before[public.declarer]
    pair = (public.trump * 8 + 4, public.trump * 8 + 5)
    return "" if all(there[kind] for kind in pair) else "the declarer had no marriage in trump"


def _seen(
    game: Game, state: State, view: View, hands: "list[Counter[int]]", down: list[int], drawing: list[int]
) -> str:
    """The world's cards in the real state give the very same view."""
    hidden = state.hidden.open()
    new = msgspec.structs.replace(
        hidden,
        hands=tuple(Hand.of([CARDS[kind] for kind in hand.elements()]) for hand in hands),
        stock=tuple(drawing),
    )
    if isinstance(state.phase, Passing | Burying):
        return ""  # which of the cards lying face down are whose is checked by their number only
    if isinstance(state.phase, Auction) or (isinstance(state.phase, NamingTrump) and not hidden.buried):
        if down:
            new = msgspec.structs.replace(new, widow=tuple(sorted(down)))
    elif isinstance(state.phase, NamingTrump | Melding | TrickPlay) and down:
        new = msgspec.structs.replace(new, buried=tuple(sorted(down)))
    elif isinstance(state.phase, StockPlay) and down:
        return "cards lie face down where none can"
    again = game.view(msgspec.structs.replace(state, hidden=Sealed(new)), view.seat)
    return "" if again == view else "the seat would see something else"
