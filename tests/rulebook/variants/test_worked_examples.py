"""The worked examples of variants, options, ends of games, money and the flow of a deal, through the engine.

Decisions: where an example fixes only totals, the deal is closed by a last trick of cards that count nothing, won by
seat 0; examples of pairs of bidders are played clockwise and, with the seats mirrored, anticlockwise.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from binocle.cards import CARDS
from binocle.deal.shuffle import deal_pack, random_deal
from binocle.game import Game
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    DURCH,
    GIVE_UP,
    PASS,
    Action,
    Bid,
    Bury,
    Draw,
    HandOut,
    NameTrump,
    Play,
)
from binocle.game.events import Drawn
from binocle.game.public import Settlement
from binocle.game.state import Auction, Burying, HandingOut, NamingTrump, Settled, State, StockPlay, TrickPlay
from binocle.seats import CHANCE
from tests.rulebook import positions as two
from tests.rulebook.auction import tables as at

RULE_DATA = "vectors.json"
RULE_DATA_LEFT_OUT = (
    "DX-01",
    "DX-02",
    "DX-03",
    "DX-04",
    "DX-05",
    "DX-06",
    "DX-08",
    "DX-09",
    "DX-10",
    "DX-11",
    "DX-12",
    "DX-13",
    "DX-14",
    "DX-15",
    "DX-16",
    "DX-17",
    "DX-18",
    "DX-21",
    "DX-22",
    "DX-23",
    "CP-48",
    "CP-64",
    "CP-96",
    "CP-a",
    "CP-e",
    "CP-f",
    "TW-01",
    "TW-02",
    "TW-06",
    "TW-07",
    "TW-08",
    "TW-11",
    "TW-12",
    "TW-13",
    "LP-01",
    "LP-02",
    "LP-09",
    "LP-10",
    "LP-11",
    "LP-16",
    "LP-18",
    "TM-01",
    "TM-03",
    "TM-05",
    "TM-06",
    "TM-07",
    "TM-08",
    "TM-09",
    "TM-10",
    "TM-11",
    "TM-15",
    "TM-16",
    "TM-17",
    "TM-19",
    "TM-22",
    "TM-23",
    "TM-24",
    "TM-29",
    "AM-01",
    "AM-03",
    "AM-04",
    "AM-05",
    "AM-07",
    "AM-12",
    "AM-13",
    "AM-18",
    "AM-20",
    "AM-23",
    "AM-25",
    "AM-26",
    "AM-27",
    "AM-28",
    "DD-02",
    "DD-03",
    "DD-04",
    "DD-05",
    "DD-07",
    "DD-09",
    "DD-12",
    "SB-02",
    "SB-04",
    "BD-01",
    "BD-02",
    "BD-04",
    "BD-06",
    "BD-07",
    "DS-02",
    "DS-03",
    "DS-04",
    "DS-05",
    "DS-08",
    "DS-09",
    "DS-10",
    "DS-11",
    "DS-15",
    "GE-04",
    "GE-14",
    "GE-16",
    "GE-19",
    "BU-01",
    "AM-31",
    "TM-31",
    "FL-08",
    "FL-10",
    "FL-11",
    "FL-13",
    "FL-14",
    "FL-15",
    "FL-18",
    "OP-05",
    "OP-10",
    "OP-11",
    "OP-12",
    "OP-13",
    "OP-15",
    "OP-18",
    "OP-21",
    "OP-22",
    "OP-25",
)

ME, OTHER = 0, 1

# ------------------------------------------------------------------------------------------------ two-handed


def plain(legal: tuple[Action, ...]) -> Action:
    """Any card or draw, never a meld."""
    return next(action for action in legal if isinstance(action, Play | Draw))


def stock_tricks(rules: str) -> tuple[Game, State, list[Drawn], list[Any]]:
    """A deal played to the end of the stock: game, state, the cards drawn in order, and the pack it was dealt from."""
    table = two.game(rules)
    order = [CARDS[kind] for kind in table.setting.pack.kinds]
    random.Random(5).shuffle(order)
    state = table.apply(table.start(OTHER), CHANCE, deal_pack(table, order, OTHER)).state
    drawn = []
    while isinstance(state.phase, StockPlay):
        step = table.apply(state, state.phase.turn, plain(table.legal(state, state.phase.turn)))
        for event in step.events:
            news = [event.seen_by(seat) for seat in (ME, OTHER)]
            drawn += [told for seat, told in enumerate(news) if isinstance(told, Drawn) and told.seat == seat]
        state = step.state
    return table, state, drawn, order


def phase_one(rules: str) -> int:
    """How many tricks are played while there is a stock."""
    return len(stock_tricks(rules)[1].public.tricks)


def draws_of_the_large_pack() -> list[Any]:
    """Draws of each player; places in the pack of the first two cards drawn and of the last two."""
    _, _, drawn, order = stock_tricks("bicycle-64")
    places: list[Any] = [len(drawn) // 2]
    for pair, expected in ((drawn[:2], [25, 26]), (drawn[-2:], [63, 24])):
        places.append(expected if [told.card for told in pair] == [order[place] for place in expected] else pair)
    return places


def known_cards() -> int:
    """Cards of the other that a player can name when the stock is gone, from his view alone."""
    table, state, _, _ = stock_tricks("two-handed")
    view = table.view(state, ME)
    assert view.hand is not None
    seen = Counter([*view.hand, *(card for trick in view.public.tricks for card in trick.cards)])
    known = Counter([CARDS[kind] for kind in table.setting.pack.kinds]) - seen
    assert known == Counter(state.hidden.open().hands[OTHER].cards)
    return known.total()


def packets_of_three() -> list[Any]:
    """Places in the pack of both hands, the upcard and the stock."""
    places: Any = range(48)
    found: Any = deal_pack(two.game("two-handed"), places, dealer=OTHER)
    return [list(found.hands[ME]), list(found.hands[OTHER]), found.upcard, list(found.stock)]


def dealers() -> list[int]:
    """Who deals the first five deals."""
    table = two.game("two-handed?score.target=100000")
    state, found = table.start(0), []
    for number in range(5):
        dealer = state.dealer if number == 0 else 1 - state.dealer
        state = table.apply(state, CHANCE, random_deal(table, random.Random(number), dealer)).state
        found.append(state.dealer)
        while not isinstance(state.phase, Settled):
            turn = table.to_act(state)
            state = table.apply(state, turn, plain(table.legal(state, turn))).state
    return found


def closed(rules: str, a: int, b: int, target: int | None = None, **named: Any) -> Settlement:
    """How a two-handed deal is booked after which these are the totals, tricks and melds named included."""
    melds, points = named.get("melds", (0, 0)), named.get("points", (10, 0))
    state = two.ending(
        rules,
        "S",
        ("9H", "9D"),
        melds=melds,
        points=(points[0] - 10, points[1]),
        totals=(a - melds[0] - points[0], b - melds[1] - points[1]),
        target=target,
    )
    found: Settlement = two.result(two.play(two.game(rules), state, "9H", "9D"))
    return found


def who(found: Settlement) -> str:
    """A is seat 0."""
    return "continue" if found.winner < 0 else "AB"[found.winner]


def mark(found: Settlement) -> list[int | None]:
    """Winner, or nobody, and the mark."""
    return [found.winner if found.winner >= 0 else None, found.target]


def rounded(points: int) -> int:
    """Trick points as the Bicycle game books them."""
    state = two.ending("bicycle", "S", ("9H", "9D"), leader=OTHER, points=(points, 0))
    found: Settlement = two.result(two.play(two.game("bicycle"), state, "9D", "9H"))
    return found.change[ME]


def chips_left() -> int:
    """Chips of a thousand after 40, 150 and 90 were melded."""
    table = two.game("bicycle?money.keeping=countdown")
    melds, left = 0, 0
    for meld in (0, 40, 150, 90):
        melds += meld
        left = table.score(two.ending("bicycle?money.keeping=countdown", "S", ("9H", "9D"), melds=(melds, 0))).chips[ME]
        assert left == 1000 - melds
    return left


def called(rules: str, **named: Any) -> str:
    """Who wins when seat 0 claims the mark."""
    state = two.ending(rules, "S", ("9H", "9D"), **named)
    found: Settlement = two.result(two.do(two.game(rules), state, (ME, CALL_OUT)))
    return ["caller", "other"][found.winner]


EXTRA = "macdougall?meld.tenfold=false"


def called_short() -> int:
    """GE-11: 990 and a trick of five."""
    state = two.ending(EXTRA, "S", ("QH 9D", "JH 9C"), totals=(990, 0))
    state = two.play(two.game(EXTRA), two.do(two.game(EXTRA), state, (ME, CALL_OUT)), "QH", "JH")
    return int(two.result(state).winner)


def called_by_both() -> int:
    """GE-12: the second caller wins the second trick from his call on, and has 1003."""
    table = two.game(EXTRA)
    state = two.ending(EXTRA, "S", ("9H 9D 9C", "AH KD 9C"), totals=(900, 985), points=(0, 3))
    state = two.play(table, two.do(table, state, (ME, CALL_OUT)), "9H", "AH")
    state = two.play(table, two.do(table, state, (OTHER, CALL_OUT)), "KD", "9D")
    assert two.result(state).totals[OTHER] == 1003
    return int(two.result(state).winner)


def call_lapses() -> int | None:
    """GE-13: the caller wins no trick more."""
    table = two.game(EXTRA)
    state = two.do(table, two.ending(EXTRA, "S", ("9H", "AH"), totals=(500, 500)), (ME, CALL_OUT))
    return mark(two.result(two.play(table, state, "9H", "AH")))[0]


# ------------------------------------------------------------------------------------------------ auctions


def pairs() -> list[int]:
    """SB-06 with the seats as they are and mirrored."""
    calls = ((0, 150), (1, 160), (0, 170), (1, 0), (2, 180), (0, 0))
    found = []
    for rules, dealer, seats in (
        ("midwest?auction.style=pairwise&auction.minimum=150", 2, (0, 1, 2)),
        ("binokel?auction.minimum=150", 1, (0, 2, 1)),
    ):
        table, state = at.game(rules), at.begin(rules, dealer=dealer)
        for place, amount in calls:
            assert isinstance(state.phase, Auction)
            assert state.phase.turn == seats[place]
            state = at.do(table, state, (seats[place], Bid(amount) if amount else PASS))
        found.append([seats.index(state.public.declarer), state.public.bid])
    assert found[0] == found[1]
    return found[0]


def signals() -> list[int]:
    """Melds that bids over 520 announce to the partner."""
    rules = "double-deck?auction.meld_signals=true"
    state = at.bidding(rules, at.begin(rules, dealer=3), "0:510 1:520")
    return [at.do(at.game(rules), state, (2, Bid(bid))).public.calls[-1].signal for bid in (530, 550)]


def poor() -> list[bool]:
    """TI-03: may this hand be thrown in?"""
    hand = "9S 9S 9D 9D 9C 9C KH QH AS TS TD TC KC JH JC"
    found = []
    for rule in ("five-nines-no-meld", "six-nines-one-ace"):
        rules = f"midwest?deal.redeal={rule}"
        found.append(at.refused(at.game(rules), at.begin(rules, {0: hand}, dealer=2), 0, ASK_REDEAL) is None)
    return found


def durch_steps() -> list[str]:
    """The phases of a Durch in order."""
    table, state, found = at.game("binokel"), at.begin("binokel", dealer=0), ["auction"]
    forehand = table.to_act(state)
    held = table.rules.deal.hand
    state = at.do(table, state, (forehand, Bid(250)))
    while not isinstance(state.phase, TrickPlay):
        if isinstance(state.phase, Auction):
            state = at.do(table, state, (state.phase.turn, PASS))
            continue
        if len(state.hidden.open().hands[forehand]) > held and "widow" not in found:
            found.append("widow")
        if isinstance(state.phase, Burying):
            found += ["bury"] if "bury" not in found else []
            action: Action = next(a for a in table.legal(state, forehand) if isinstance(a, Bury))
        else:
            assert isinstance(state.phase, NamingTrump)
            found.append("announceDurch")
            action = DURCH
        state = at.do(table, state, (forehand, action))
    return [*found, "lead:soloist" if table.to_act(state) == state.public.declarer else "lead:other"]


def handed_out() -> list[Any]:
    """Cards dealt in the widow form, and the hands when the widow has gone round."""
    table, state = at.game("partners-widow"), at.begin("partners-widow", dealer=3)
    dealt = sum(len(hand) for hand in state.hidden.open().hands) + len(state.hidden.open().widow)
    state = at.bidding("partners-widow", state, "0:250 1:P 2:P 3:P")
    state = at.do(table, state, (0, NameTrump("S")))
    while isinstance(state.phase, HandingOut):
        state = at.do(table, state, (0, next(a for a in table.legal(state, 0) if isinstance(a, HandOut))))
    return [dealt, [len(hand) for hand in state.hidden.open().hands]]


def zeros_dropped() -> list[int]:
    """DS-01 without the zero, the last trick played here."""
    rules = "midwest?score.scale=modern"
    state = at.ending(
        rules, ["9H"] * 3, "S", bid=30, melds=(15, 4, 2), points=(13, 6, 3), taken=(1, 1, 1), buried="AS AS"
    )
    return list(at.booked(rules, state).change)


def paid(rules: str, lost: bool) -> list[int]:
    """What the seats are paid when the declarer, seat 0, gives up, or plays and loses."""
    if lost:
        return list(at.settled(rules, (0, 0, 0), (40, 100, 110), bid=500).paid)
    state = at.contract(rules, {}, "S")
    return list(at.result(at.do(at.game(rules), state, (0, GIVE_UP))).paid)


ANSWERS: dict[str, Callable[[], Any]] = {
    "CP-g": lambda: [phase_one("two-handed"), phase_one("bicycle-64")],
    "DS-12": zeros_dropped,
    "DS-13": lambda: [
        list(closed(rules, 344, 216, melds=(210, 100), points=(134, 116)).change) for rules in ("two-handed", "bicycle")
    ],
    "DX-07": lambda: mark(closed("two-handed?score.end=raise", 1640, 1290, 1250, melds=(280, 150), points=(180, 70))),
    "DX-19": lambda: [rounded(points) for points in (87, 86, 84, 85)],
    "DX-20": lambda: mark(closed("bicycle", 1130, 1000)),
    "FL-01": packets_of_three,
    "FL-04": draws_of_the_large_pack,
    "FL-06": dealers,
    "FL-17": durch_steps,
    "FL-20": known_cards,
    "FL-21": chips_left,
    "GE-01": lambda: who(closed("two-handed", 1010, 990)),
    "GE-02": lambda: who(closed("two-handed", 1040, 1090)),
    "GE-08": lambda: called("two-handed?score.call_out=on", totals=(990, 400)),
    "GE-09": lambda: [
        called(rules, totals=(900, 0), points=(97, 0)) for rules in ("two-handed?score.call_out=on", "bicycle")
    ],
    "GE-11": called_short,
    "GE-12": called_by_both,
    "GE-13": call_lapses,
    "OP-02": lambda: [who(closed("two-handed", 1150, 1210)), mark(closed("two-handed?score.end=raise", 1150, 1210))],
    "OP-03": lambda: [who(closed("hay", 1190, 1205)), who(closed("two-handed?score.target=1500", 1190, 1205))],
    "OP-04": lambda: [who(closed("two-handed", 940, 880)), who(closed("bicycle", 1000, 990))],
    "OP-20": handed_out,
    "OP-26": signals,
    "PY-02": lambda: paid("midwest?money.kind=direct", lost=False),
    "PY-05": lambda: [
        paid("midwest?money.kind=direct&money.game=8&money.ratio=4", lost=lost)[1] for lost in (False, True)
    ],
    "SB-06": pairs,
    "TI-03": poor,
}


def entries() -> list[Any]:
    """The examples that this module plays."""
    path = Path(__file__).parents[2] / "data" / RULE_DATA
    return [entry for entry in json.loads(path.read_text(encoding="utf-8")) if entry["id"] not in RULE_DATA_LEFT_OUT]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["id"])
def test_it_is_as_the_example_says(entry: Any) -> None:
    """The engine's answer is the one that the example gives."""
    assert ANSWERS[entry["id"]]() == entry["expected"]
