"""Two-handed phase one: which melds to lay, which cards to keep for melds to come, which to play."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb
from typing import Final

from binocle.cards import Hand
from binocle.deal.seen import counted, hand_counts, played_by_seat
from binocle.game import table_melds
from binocle.game.actions import DRAW, Dix, Draw, Meld, Play
from binocle.game.public import Side, Token
from binocle.game.setting import Setting, StockMeld
from binocle.game.table_melds import Laid, Melder
from binocle.game.views import Candidate, Decision, StockView, View
from binocle.kernel.follow import winning_kinds

UPCARD: Final = Draw(upcard=True)

# Chosen by duplicate matches of such players.
_TRUMP: Final = (12, 12, 14, 17, 18, 22, 26, 36)
_PLAIN: Final = (0, 0, 0, 0, 1, 2, 7, 17)
"""What a card is worth in phase two, by strength 7 8 9 J Q K T A: points on the scale of the melds."""

_HOPE: Final = 0.75
"""Hopes for melds lean on the same cards and draws, so that their sum says too much."""

_RIVAL: Final = 12
"""What the opponent's right to meld is worth while nothing is known of his hand."""


class Outlook:
    """What a seat may hope for: cards still to come, chances to lay a meld, melds in the making."""

    def __init__(self, st: Setting, view: View, phase: StockView) -> None:
        """From the view of the seat in phase one."""
        assert view.seat is not None
        me = self.me = view.seat
        other = 1 - me
        self.st = st
        self.unit = st.unit
        self.view = view
        self.phase = phase
        self.trump = view.public.trump
        self.hand = hand_counts(view)
        self.side = phase.sides[me]
        self.number = len(view.public.tricks)
        unseen = st.pack.counts()
        gone = [self.hand, *played_by_seat(st, view), counted(phase.cards)]
        for counts in gone:
            for kind in range(32):
                unseen[kind] -= counts[kind]
        for side in phase.sides:
            for token in side.tokens:
                unseen[token.kind] -= 1
        upcard = view.public.upcard
        if upcard is not None and phase.left:
            unseen[upcard.kind] -= 1
        self.unseen = unseen
        self.rival_holds = view.held[other]
        total = max(1, sum(unseen))
        self.rival_share = min(1.0, self.rival_holds / total)
        draws = phase.left / 2
        self.draw_share = min(1.0, draws / total)
        ahead = phase.left // 2 - (1 if phase.melder >= 0 and phase.left and not phase.cards else 0)
        late = st.rules.meld.moment == "after" and not st.rules.meld.after_last_draw
        self.tries = max(0, ahead - (1 if late else 0))
        self.lay = 1 - 0.5**self.tries

    def to_come(self, kind: int, copies: int) -> float:
        """Chance to draw at least so many copies of a kind before the stock is gone."""
        there = self.unseen[kind]
        if there < copies:
            return 0.0
        share = self.draw_share
        return sum(comb(there, n) * share**n * (1 - share) ** (there - n) for n in range(copies, there + 1))

    def hopes(self, hand: list[int], side: Side) -> float:
        """What melds of these cards will still pay: each by its points and the chance to complete and lay it."""
        total = 0.0
        for meld in self.st.stock_melds[self.trump]:
            total += self._hope(meld, hand, side)
        dix = self.st.dix_kind(self.trump)
        if dix >= 0 and hand[dix] and self.phase.left:
            total += self.lay * hand[dix] * self.st.dix_points
            upcard = self.view.public.upcard
            if not self.phase.exchanged and upcard is not None:
                total += self.lay * (strength_value(self, upcard.kind) - strength_value(self, dix))
        return total

    def _hope(self, meld: StockMeld, hand: list[int], side: Side) -> float:
        kinds = set(meld.kinds)
        pay = meld.value
        there: dict[int, int] = {}
        fresh = False
        for kind in kinds:
            there[kind] = hand[kind]
            fresh = fresh or hand[kind] > 0
            if not meld.from_hand:
                there[kind] += sum(1 for token in side.tokens if token.kind == kind and _usable(token, meld, side))
        if self.st.rules.meld.extension == "difference":
            pay -= _paid_inside(self.st.stock_melds[self.trump]).get(meld, 0)
        hope = 0.0
        for times in (1, 2):
            odds = self.lay
            missing = False
            for kind in kinds:
                lacking = meld.kinds.count(kind) * times - there[kind]
                if lacking > 0:
                    missing = True
                    odds *= self.to_come(kind, lacking)
                    if odds == 0.0:
                        break
            if odds == 0.0 or (not missing and not fresh):
                break
            hope += pay * odds
            if meld.name.startswith("double-"):
                break
        return hope

    def ready(self, hand: list[int], side: Side) -> list[int]:
        """What the melds that could be laid at once pay, best first."""
        found = []
        for meld in self.st.stock_melds[self.trump]:
            if not any(hand[kind] for kind in meld.kinds):
                continue
            usable = list(hand) if meld.from_hand else _with_table(hand, meld, side)
            if all(usable[kind] >= meld.kinds.count(kind) for kind in meld.kinds):
                found.append(meld.value)
        return sorted(found, reverse=True)

    def win_is_worth(self) -> float:
        """What the right to meld after this trick adds to that after later ones."""
        later = max(0, self.tries - 1)
        if self.tries == 0:
            return 0.0
        total = 0.0
        for place, pay in enumerate(self.ready(self.hand, self.side)):
            if place <= later:
                total += pay * comb(later, place) * 0.5**later
        dix = self.st.dix_kind(self.trump)
        if dix >= 0 and self.hand[dix]:
            total += self.st.dix_points * self.hand[dix] * 0.5**later
        return total + _RIVAL / self.unit


@lru_cache(maxsize=64)
def _paid_inside(melds: tuple[StockMeld, ...]) -> dict[StockMeld, int]:
    """For each meld that may grow out of a smaller one of its class what the dearest such pays by itself, in points."""
    found = {}
    for meld in melds:
        if meld.whole or meld.from_hand:
            continue
        cards = Counter(meld.kinds)
        inside = [
            m.value for m in melds if m.group == meld.group and m.value < meld.value and Counter(m.kinds) <= cards
        ]
        found[meld] = max(inside, default=0)
    return found


def _usable(token: Token, meld: StockMeld, side: Side) -> bool:
    """Whether a tabled card may serve in this meld: new in its class, or in a smaller meld of it."""
    return all(
        side.melds[number].group != meld.group or (side.melds[number].value < meld.value and not meld.whole)
        for number in token.marks
    )


def _with_table(hand: list[int], meld: StockMeld, side: Side) -> list[int]:
    counts = list(hand)
    for token in side.tokens:
        if _usable(token, meld, side):
            counts[token.kind] += 1
    return counts


def strength_value(look: Outlook, kind: int) -> float:
    """What a card is worth in phase two."""
    return (_TRUMP if kind >> 3 == look.trump else _PLAIN)[kind & 7] / look.unit


def stock_decision(st: Setting, view: View, phase: StockView) -> Decision:
    """A meld or dix when it pays, else the draw or a card."""
    look = Outlook(st, view, phase)
    melding = [action for action in view.legal if isinstance(action, Meld | Dix)]
    if melding:
        decision = _lay(look, melding)
        if decision is not None:
            return decision
    if DRAW in view.legal:
        return _draw(look, view)
    return _play(look, [action for action in view.legal if isinstance(action, Play)])


def reason_for(st: Setting, view: View, action: Play | Meld | Dix | Draw) -> tuple[str, dict[str, str | int]]:
    """The text key, with its facts, that says what an action is good for, whoever has found it."""
    assert isinstance(view.phase, StockView)
    look = Outlook(st, view, view.phase)
    if isinstance(action, Play):
        return _play_reason(look, action, look.win_is_worth()), {"card": action.card.value}
    if isinstance(action, Meld):
        return "why-meld", {"meld": action.name, "points": _after(look, action).points}
    if isinstance(action, Dix):
        return "why-dix-exchange" if action.exchange else "why-dix", {"points": st.dix_points}
    upcard = view.public.upcard
    if UPCARD not in view.legal or upcard is None:
        return "why-draw", {}
    return "why-draw-upcard" if action.upcard else "why-draw-stock", {"card": upcard.value}


def _lay(look: Outlook, melding: list[Meld | Dix]) -> Decision | None:
    """The meld after which points booked and hopes left come to most; None when waiting is better."""
    found: list[Candidate] = []
    for action in melding:
        if isinstance(action, Dix):
            found.append(Candidate(action, _dix_value(look, action)))
        else:
            laid = _after(look, action)
            found.append(Candidate(action, laid.points + look.hopes(laid.hand.counts(), laid.side)))
    found.sort(key=lambda one: -one.value)
    candidates = tuple(found)
    if not look.st.rules.meld.dix_is_meld:
        for one in found:
            if isinstance(one.action, Dix):
                key = "why-dix-exchange" if one.action.exchange else "why-dix"
                return Decision(one.action, candidates, why=key, facts={"points": look.st.dix_points})
    best = found[0]
    if best.value <= look.hopes(look.hand, look.side):
        return None
    if isinstance(best.action, Dix):
        return Decision(best.action, candidates, why="why-dix", facts={"points": look.st.dix_points})
    assert isinstance(best.action, Meld)
    points = _after(look, best.action).points
    return Decision(best.action, candidates, why="why-meld", facts={"meld": best.action.name, "points": points})


def _after(look: Outlook, action: Meld) -> Laid:
    """Hand and table after a meld that is legal."""
    hand = Hand(tuple([kind for kind in range(32) for _ in range(look.hand[kind])]))
    melder = Melder(look.st, look.trump, hand, look.side, look.number)
    laid = table_melds.lay(melder, action.name, table_melds.read_choice(action.cards))
    assert isinstance(laid, Laid)
    return laid


def _dix_value(look: Outlook, action: Dix) -> float:
    """Points and hopes after showing or exchanging the dix."""
    dix = look.st.dix_kind(look.trump)
    hand = list(look.hand)
    gain = 0.0 if action.tabled else float(look.st.dix_points)
    if not action.tabled:
        hand[dix] -= 1
    upcard = look.view.public.upcard
    if action.exchange and upcard is not None:
        hand[upcard.kind] += 1
        gain += strength_value(look, upcard.kind) - strength_value(look, dix)
    return gain + look.hopes(hand, look.side)


def _draw(look: Outlook, view: View) -> Decision:
    """The stock's card, or the upcard where it may be chosen and is worth more (HAY-OPT-02)."""
    upcard = view.public.upcard
    if UPCARD not in view.legal or upcard is None:
        return Decision(DRAW, why="why-draw")
    hand = list(look.hand)
    hand[upcard.kind] += 1
    rules = look.st.rules.meld
    ready = sum(look.ready(hand, look.side)[:1]) if rules.moment == "after" and rules.after_last_draw else 0
    now = sum(look.ready(look.hand, look.side)[:1]) if ready else 0
    open_, blind = strength_value(look, upcard.kind) + ready - now, _drawn_blindly(look)
    candidates = (Candidate(UPCARD, open_), Candidate(DRAW, blind))
    if open_ > blind:
        return Decision(UPCARD, candidates, why="why-draw-upcard", facts={"card": upcard.value})
    return Decision(DRAW, candidates, why="why-draw-stock", facts={"card": upcard.value})


def _drawn_blindly(look: Outlook) -> float:
    """What an unseen card is worth in phase two on the mean."""
    worth = sum(copies * strength_value(look, kind) for kind, copies in enumerate(look.unseen))
    return worth / max(1, sum(look.unseen))


def _play(look: Outlook, legal: list[Play]) -> Decision:
    """The card with the best of trick, melds kept and strength kept."""
    if len(legal) == 1:
        return Decision(legal[0], why="why-only-card", facts={"card": legal[0].card.value})
    now = look.hopes(look.hand, look.side)
    win = look.win_is_worth()
    if look.phase.left == 2:  # the loser of the last stock trick gets the upcard, or what the winner leaves
        upcard = look.view.public.upcard
        better = (strength_value(look, upcard.kind) - 5 / look.unit) / 2 if upcard is not None else 0.0
        win += abs(better) if look.st.rules.deal.last_choice else -better
    found = []
    for action in legal:
        kind = action.card.kind
        kept = now - _hopes_without(look, action)
        value = _trick_value(look, kind, win) - _HOPE * kept - strength_value(look, kind)
        found.append((value, kept, action))
    best = max(range(len(found)), key=lambda place: found[place][0])
    _, kept, action = found[best]
    candidates = tuple(Candidate(one, value) for value, _, one in sorted(found, key=lambda row: -row[0]))
    return Decision(action, candidates, why=_play_reason(look, action, win), facts={"card": action.card.value})


def _hopes_without(look: Outlook, action: Play) -> float:
    """The hopes left once this card is gone."""
    kind = action.card.kind
    if not action.tabled:
        hand = list(look.hand)
        hand[kind] -= 1
        return look.hopes(hand, look.side)
    twins = sorted({token for token in look.side.tokens if token.kind == kind})
    tokens = list(look.side.tokens)
    tokens.remove(twins[action.tabled - 1])
    return look.hopes(look.hand, Side(tuple(tokens), look.side.melds))


def _trick_value(look: Outlook, kind: int, win: float) -> float:
    """What the trick brings by this card: its points, and the right to meld."""
    points = look.st.tables.card_points
    mine = points[kind & 7]
    if look.phase.cards:
        led = look.phase.cards[0].kind
        takes = winning_kinds(led, led >> 3, look.trump, look.st.tables.stock_flags) >> kind & 1
        pot = points[led & 7] + mine
        return pot + win if takes else -pot
    odds = 1 - _beaten(look, kind)
    return odds * (mine + 2 / look.unit + win) - (1 - odds) * (mine + 5 / look.unit)


def _beaten(look: Outlook, kind: int) -> float:
    """Chance that the opponent takes a trick led with this card."""
    mine = look.st.tables.card_points[kind & 7] * look.unit
    share = look.rival_share
    suit = kind >> 3
    above = sum(look.unseen[kind + 1 : 8 * suit + 8])
    trumps = 0 if suit == look.trump else sum(look.unseen[8 * look.trump : 8 * look.trump + 8])
    tabled = look.phase.sides[1 - look.me].tokens
    above_there = any(token.kind >> 3 == suit and token.kind > kind for token in tabled)
    heads = 1.0 if above_there else 1 - (1 - share) ** above
    ruffs = 1 - (1 - share) ** trumps
    eager = 0.9 if mine >= 10 else 0.7
    cut = 0.6 if mine >= 10 else 0.15
    return 1 - (1 - eager * heads) * (1 - cut * ruffs)


def _play_reason(look: Outlook, action: Play, win: float) -> str:
    """The text key that says what the card is good for."""
    kind = action.card.kind
    if not look.phase.cards:
        return (
            "why-stock-lead-high" if look.st.tables.card_points[kind & 7] * look.unit >= 10 else "why-stock-lead-junk"
        )
    led = look.phase.cards[0].kind
    if winning_kinds(led, led >> 3, look.trump, look.st.tables.stock_flags) >> kind & 1:
        return "why-stock-win-to-meld" if win > 2 * _RIVAL / look.unit else "why-stock-win-points"
    return "why-stock-junk"
