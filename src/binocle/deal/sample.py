"""Worlds that agree with all a seat has seen: samples of the hidden cards, every way as likely as any other."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from binocle.cards import CARDS
from binocle.deal.evidence import Evidence, evidence
from binocle.deal.likelihood import likelihoods
from binocle.errors import BinocleError
from binocle.game.setting import Setting
from binocle.game.views import DealingView, SettledView, View
from binocle.kernel import layout, worlds_plan
from binocle.kernel.jit import fast
from binocle.kernel.worlds_ways import ways_size
from binocle.rules.tables import MeldTable

_FIRST: Final = (5, 4, 3, 7, 6, 2, 0, 1)
"""Strengths in the order in which cards are dealt: those of marriages first, they are most often in the way."""

_FULL: Final = 0.7
"""Weighted worlds that tell less than this share of them in equal weights are drawn anew, more of them, and picked."""
_MORE: Final = 6
"""So many times as many at the most."""

_WORD: Final = (1 << 64) - 1


class NoWorldError(BinocleError):
    """No deal agrees with this view: it contradicts itself, or it shows no hand to start from."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Sampled deals of one view, in flat arrays.

    hands      counts by kind: world by world, seat by seat, 32 kinds each; the own hand too. Tabled cards of two-handed
               play lie open and are not among them, nor is the card on the table.
    down       counts by kind of the cards that lie face down: a widow not taken, buried cards, cards on their way
    stock      two-handed, world by world the `stock_len` kinds still to be drawn before the upcard, first to last
    weights    how likely each world is beside the others; 1.0 without soft evidence
    tried      deals that it took; `linked` worlds of these came from other worlds by dealing two hands anew
    """

    count: int
    players: int
    hands: array[int]
    down: array[int]
    stock: array[int]
    stock_len: int
    weights: array[float]
    tried: int = 0
    linked: int = 0

    def hand(self, world: int, seat: int) -> list[int]:
        """The cards of a seat in a world, by kind."""
        at = (world * self.players + seat) * layout.KINDS
        return list(self.hands[at : at + layout.KINDS])

    def face_down(self, world: int) -> list[int]:
        """The cards that lie face down in a world, by kind."""
        return list(self.down[world * layout.KINDS : (world + 1) * layout.KINDS])

    def drawing(self, world: int) -> list[int]:
        """The kinds of the stock in a world, in the order in which they are drawn; the upcard comes after them."""
        return list(self.stock[world * self.stock_len : (world + 1) * self.stock_len])


def sample(st: Setting, view: View, count: int, seed: int, *, soft: bool = False) -> Worlds:
    """So many deals that agree with everything the view shows, drawn with this seed.

    Every placement of the cards not seen that the course of the deal allows is equally likely, twins being two cards
    (those that lay with melds and are in hand again count as not seen: which of two twins lay there nobody knows):
    duties kept in every trick, melds laid and melds not laid, cards passed, handed out and buried, the widow shown.
    With `soft`, weights tell how well each world goes with what the others have called, passed and buried. Where they
    tell much, more worlds are drawn and the likelier ones picked, a few perhaps twice; then all weights are 1.0.

    The same view, count and seed give the same worlds, compiled or not.

    Raises:
        NoWorldError: the view is a spectator's, no cards are dealt, the deal is over, or nothing can agree with it.
        ValueError: count is below 0.
    """
    return sample_with(fast(), st, view, count, seed, soft=soft)


def sample_with(names: Any, st: Setting, view: View, count: int, seed: int, *, soft: bool = False) -> Worlds:
    """The same with the functions of this kernel namespace, pure or compiled."""
    if count < 0:
        message = f"{count} worlds cannot be sampled; allowed: 0 and more"
        raise ValueError(message)
    if view.seat is None or view.hand is None:
        raise NoWorldError("a spectator holds no hand to sample the others from")
    if isinstance(view.phase, DealingView | SettledView):
        raise NoWorldError("worlds are sampled between the deal of the cards and its end")
    found = evidence(st, view)
    asked = _Asked(names, st, view, found)
    dealt = asked.deal(count, seed)
    if not soft:
        return dealt
    weights = likelihoods(names, st, view, dealt)
    if count * _FULL > _worth(weights):
        more = count * min(_MORE, round(count / _worth(weights)) + 1)
        dealt = asked.deal(more, seed)
        return _picked(dealt, likelihoods(names, st, view, dealt), count)
    return replace(dealt, weights=weights)


def _worth(weights: array[float]) -> float:
    """How many worlds of equal weight tell as much as these."""
    return sum(weights) ** 2 / sum(one * one for one in weights) if weights else 0.0


def _picked(dealt: Worlds, weights: array[float], count: int) -> Worlds:
    """So many of the worlds, each as often as its weight says, as evenly as can be; all of weight 1.0."""
    step = sum(weights) / count
    hands, down, stock = array("h"), array("h"), array("h")
    size = dealt.players * layout.KINDS
    reached, due = 0.0, step / 2
    for world, weight in enumerate(weights):
        reached += weight
        while due < reached:
            hands.extend(dealt.hands[world * size : (world + 1) * size])
            down.extend(dealt.down[world * layout.KINDS : (world + 1) * layout.KINDS])
            stock.extend(dealt.stock[world * dealt.stock_len : (world + 1) * dealt.stock_len])
            due += step
    found = len(down) // layout.KINDS
    return replace(dealt, count=found, hands=hands, down=down, stock=stock, weights=array("d", [1.0]) * found)


@lru_cache(maxsize=64)
def _row_cards(table: MeldTable) -> array[int]:
    """The cards of each row of a meld table, as the kernel wants them."""
    found = array("q")
    for row in table.rows:
        kinds = sorted(set(row.kinds))
        numbers = [sum(1 << kind for kind in kinds), len(kinds), *(kind + 32 * row.kinds.count(kind) for kind in kinds)]
        found.extend(numbers + [0] * (worlds_plan.ROW_SIZE - len(numbers)))
    return found


class _Asked:
    """The plan of a view for the kernel."""

    def __init__(self, names: Any, st: Setting, view: View, found: Evidence) -> None:
        self.names, self.st, self.view, self.found = names, st, view, found
        self.plan = array("q", bytes(8 * worlds_plan.PLAN_SIZE))
        self.table = st.tables.melds[max(0, view.public.trump)]
        rows = len(self.table.rows)
        self.laid = array("h", bytes(2 * st.players * rows))
        self.limits = array("h", bytes(2 * st.players * rows))
        self.cards = array("h", bytes(2 * layout.KINDS))
        self.out = array("h", bytes(2 * rows))
        self.plan[worlds_plan.N_PLAYERS] = st.players
        self.plan[worlds_plan.N_ROWS] = rows
        self._places()
        self._hidden()
        self._known()
        self._melds()
        self._rules()
        self._shown()
        size = ways_size(self.plan)
        self.ways = array("d", bytes(8 * size))
        cells = names.as_cells
        if names.count_ways(cells(self.plan), cells(self.ways)) <= 0.0:
            raise NoWorldError("the hidden cards fit nowhere in this view")

    def _places(self) -> None:
        """Room for hidden cards: the other hands, parts of the pile that lies face down, the stock."""
        found, players = self.found, self.st.players
        self.places: list[tuple[int, int, int]] = []  # owner, room, mask of kinds
        for seat in range(players):
            room = found.held[seat] - sum(found.known[seat])
            if room < 0:
                raise NoWorldError(f"seat {seat} must hold more cards than it has in hand")
            if room:
                self.places.append((seat, room, layout.ALL_KINDS & ~found.barred[seat]))
        self.places += [(players, pile.room, pile.kinds) for pile in found.piles]
        if found.stock:
            self.places.append((players + 1, found.stock, layout.ALL_KINDS))
        rooms = sum(room for _, room, _ in self.places)
        cards = sum(found.pool) + sum(copies for _, _, copies in found.bound)
        if rooms != cards or any(room < 0 for _, room, _ in self.places) or min(found.pool) < 0:
            raise NoWorldError(f"{cards} cards were not seen, and there is room for {rooms}")
        self.plan[worlds_plan.N_PLACES] = len(self.places)
        for place, (owner, room, _) in enumerate(self.places):
            self.plan[worlds_plan.CAPS + place] = room
            self.plan[worlds_plan.OWNER + place] = owner

    def _hidden(self) -> None:
        """The hidden cards in groups that may lie in the same places; the group with most freedom comes last."""
        found, plan = self.found, self.plan
        cards = [((1 << self.st.players + 2) - 1, kind, copies) for kind, copies in enumerate(found.pool) if copies]
        groups: dict[int, list[int]] = {}
        for owners, kind, copies in (*cards, *found.bound):
            mask = 0
            for place, (owner, _, kinds) in enumerate(self.places):
                if owners >> owner & 1 and kinds >> kind & 1:
                    mask |= 1 << place
            groups.setdefault(mask, []).extend([kind] * copies)
        if 0 in groups:
            raise NoWorldError(f"{CARDS[groups[0][0]].value} can lie nowhere")
        order = sorted(groups, key=lambda mask: (mask.bit_count(), len(groups[mask]), mask))
        plan[worlds_plan.N_GROUPS] = len(order)
        dealt = []
        for group, mask in enumerate(order):
            plan[worlds_plan.GROUP_MASK + group] = mask
            plan[worlds_plan.GROUP_SIZE + group] = len(groups[mask])
            dealt += [(_FIRST.index(kind & 7) // 2, kind >> 3, kind, group) for kind in groups[mask]]
        plan[worlds_plan.N_HIDDEN] = len(dealt)
        for number, (_, _, kind, group) in enumerate(sorted(dealt)):
            plan[worlds_plan.CARD + number] = kind
            plan[worlds_plan.GROUP_OF + number] = group

    def _known(self) -> None:
        """Cards whose place is known, and those played since the melds."""
        found, players = self.found, self.st.players
        for owner, counts in enumerate((*found.known, found.down)):
            for kind, copies in enumerate(counts):
                self.plan[worlds_plan.FIXED + owner * layout.KINDS + kind] = copies
        if not self.st.draws:
            for seat in range(players):
                for kind, copies in enumerate(found.played[seat]):
                    self.plan[worlds_plan.SINCE + seat * layout.KINDS + kind] = copies

    def _melds(self) -> None:
        """What the melds of those who have laid them tell of the rest of their hands."""
        table, rows, cells = self.table, len(self.table.rows), self.names.as_cells
        for seat, laid in enumerate(self.found.judged):
            if laid:
                self.plan[worlds_plan.JUDGED + seat] = 1
                self.names.meld_limits(
                    cells(array("h", self.found.shown[seat])),
                    cells(table.need),
                    cells(table.component),
                    cells(table.points),
                    rows,
                    cells(self.laid),
                    cells(self.limits),
                    seat * rows,
                    cells(self.cards),
                    cells(self.out),
                )

    def _rules(self) -> None:
        """Further requirements."""
        plan, rules, shares = self.plan, self.found.rules, self.found.shares
        del rules[worlds_plan.MOST_RULES :]
        plan[worlds_plan.N_RULES] = len(rules)
        plan[worlds_plan.N_SHARES] = len(shares)
        for number, rule in enumerate(rules):
            at = worlds_plan.RULES + 4 * number
            plan[at], plan[at + 1], plan[at + 2], plan[at + 3] = rule.owners, rule.kinds, rule.least, rule.most
        for number, (owners, kind) in enumerate(shares):
            plan[worlds_plan.SHARES + 2 * number], plan[worlds_plan.SHARES + 2 * number + 1] = owners, kind

    def _shown(self) -> None:
        """Kinds of which some cards lay with melds while others are hidden: which of them lay there nobody can tell."""
        plan, found, players = self.plan, self.found, self.st.players
        number = 0
        for kind in range(layout.KINDS):
            bound = sum(copies for _, one, copies in found.bound if one == kind)
            pins = [found.pinned[seat][kind] for seat in range(players)]
            hidden = found.pool[kind] + bound
            if not hidden or not sum(pins):
                continue
            owners, left = next(((mask, most) for mask, one, most in found.widow if one == kind), (0, 0))
            at = worlds_plan.SHOWN + number * worlds_plan.SHOWN_SIZE
            plan[at], plan[at + 1] = kind, hidden + sum(pins)
            plan[at + 2], plan[at + 3], plan[at + 4] = owners, left, bound
            for seat in range(players):
                plan[at + worlds_plan.SHOWN_PINS + seat] = pins[seat]
                plan[at + worlds_plan.SHOWN_SURE + seat] = found.known[seat][kind] - pins[seat]
            number += 1
        plan[worlds_plan.N_SHOWN] = number

    def deal(self, count: int, seed: int) -> Worlds:
        """Let the kernel deal."""
        players, stock_len = self.st.players, self.found.stock
        hands = array("h", bytes(2 * count * players * layout.KINDS))
        down = array("h", bytes(2 * count * layout.KINDS))
        stock = array("h", bytes(2 * max(1, count * stock_len)))
        told = array("q", [0, 0])
        cells, table = self.names.as_cells, self.table
        made = self.names.deal_worlds(
            count,
            cells(self.plan),
            cells(self.ways),
            cells(table.need),
            cells(table.component),
            cells(table.points),
            cells(_row_cards(table)),
            cells(self.laid),
            cells(self.limits),
            cells(self.cards),
            cells(self.out),
            cells(array("q", [_mixed(seed)])),
            cells(told),
            cells(hands),
            cells(down),
            cells(stock),
        )
        if made < count:
            raise NoWorldError("no deal was found that agrees with this view")
        weights = array("d", [1.0]) * count
        del stock[count * stock_len :]
        return Worlds(count, players, hands, down, stock, stock_len, weights, told[0], told[1])


def _mixed(seed: int) -> int:
    """A start for the kernel's generator, never zero: close seeds give far ones (the finisher of splitmix64)."""
    word = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    word ^= word >> 31
    return (word >> 32) % 4_294_967_291 + 1
