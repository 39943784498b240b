"""One suite for every rule set: the named ones as they are, and under changes drawn anew in each run.

Each test plays random deals and looks at every step, so what it states holds for all phases that a set has.
"""

import json
import pickle
import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from binocle.cards import CARDS, Card
from binocle.errors import IllegalAction
from binocle.game import Game
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    SHOOT,
    Action,
    AskRedeal,
    Bid,
    Bury,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.drive import mechanical
from binocle.game.events import SeatEvent
from binocle.game.sealed import Sealed
from binocle.game.state import Auction, Settled, State, StockPlay, TrickPlay
from binocle.game.table_melds import read_choice, write_choice
from binocle.game.views import View
from binocle.kernel.follow import legal_kinds
from binocle.kernel.layout import EAST, FREE, STRICT
from binocle.seats import CHANCE, OVER
from tests.strategies import (
    DRAWN_BY,
    MAIN,
    NAMES,
    RARE,
    arrived,
    cards_in_play,
    choose,
    drawn_line,
    game_of,
    next_deal,
    place,
    resampled,
    walk,
)

VARIED = [
    drawn_line(random.Random(f"{DRAWN_BY} {name} {n}"), name, 8)
    for name in NAMES
    for n in range(3 if name in MAIN else 1)
]
LINES = sorted({*NAMES, *VARIED}, key=lambda line: (NAMES.index(line.partition("?")[0]), line))
each = pytest.mark.parametrize("line", LINES)
OPEN_END = ("claimed", "mid-deal", "revoked")
"""Deals that may end before all cards have found a place."""


def steps(line: str, deals: int = 2, seed: int = 0) -> Iterator[tuple[Game, State, int, Action]]:
    """Every step of random play in a rule set, the closing state included (turn CHANCE or OVER)."""
    game = game_of(line)
    rng = random.Random(f"{line} {seed}")
    for state, turn, action in walk(game, rng, deals, dealer=rng.randrange(game.setting.players)):
        yield game, state, turn, action


def sample(game: Game, state: State, rng: random.Random) -> list[Action]:
    """Actions of every sort, sensible and senseless, for the phase at hand and for all others."""
    ladder = game.setting.ladder
    amounts = {0, -10, 5, ladder[0].amount, ladder[-1].amount, ladder[-1].amount + 10} if ladder else {250}
    if isinstance(state.phase, Auction):
        high = state.phase.high
        amounts |= {high + step for step in (-10, 0, 1, 5, 10, 20, 50, 60)}
    plays = [Play(card, tabled) for card in Card for tabled in (0, 1, 2)]
    names = ("run", "royal-marriage", "marriage", "pinochle", "aces-around", "dix", "no-such-meld")
    refs = [rng.choice(["QS JD", "QS* JD", "KS QS", "AS AH AD AC", "KH QH*", "QS*3 JD", "9S"]) for _ in range(6)]
    return [
        PASS,
        *(Bid(amount) for amount in sorted(amounts)),
        ASK_REDEAL,
        *(NameTrump(suit) for suit in "SHDC"),
        DURCH,
        *(sort(card) for sort in (Bury, PassCard, HandOut) for card in rng.sample(list(Card), 8)),
        LAY_MELDS,
        *(Meld(rng.choice(names), tuple(text.split())) for text in refs),
        *(Dix(exchange, tabled) for exchange in (True, False) for tabled in (True, False)),
        DRAW,
        Draw(upcard=True),
        *rng.sample(plays, 24),
        *(Play(CARDS[kind]) for hand in state.hidden.open().hands for kind in set(hand.kinds)),
        GIVE_UP,
        SHOOT,
        *(ClaimRevoke(seat) for seat in range(-1, 5)),
        CALL_OUT,
    ]


def canonical(action: Action) -> Action:
    """An action as `legal` lists it: the cards of a meld may be named in any order."""
    if not isinstance(action, Meld):
        return action
    return Meld(action.name, write_choice(read_choice(action.cards)))


# ------------------------------------------------------------------------------------------------ actions


@each
def test_somebody_can_always_act(line: str) -> None:
    """The seat to act has a legal action, and nobody is to act only when cards are due or the game is over."""
    for game, state, turn, _ in steps(line):
        if turn >= 0:
            assert game.legal(state, turn)
        else:
            assert game.to_act(state) in (CHANCE, OVER)
            assert (game.to_act(state) == OVER) == (game.score(state).winner >= 0)


@each
def test_listed_and_checked_are_the_same(line: str) -> None:
    """`check` passes every action that `legal` lists and no other one; `apply` takes the former."""
    rng = random.Random(line)
    for game, state, _, _ in steps(line, deals=1):
        for seat in range(game.setting.players):
            legal = game.legal(state, seat)
            for action in legal:
                assert game.check(state, seat, action) is None
            for action in legal if len(legal) < 30 else rng.sample(legal, 6):
                assert game.apply(state, seat, action).state.seq == state.seq + 1
            for action in sample(game, state, rng):
                refusal = game.check(state, seat, action)
                assert (refusal is None) == (canonical(action) in legal), (action, refusal)


@each
def test_apply_refuses_what_check_refuses(line: str) -> None:
    """`apply` raises the code that `check` gives, whoever tries it."""
    rng = random.Random(line)
    for game, state, turn, _ in steps(line, deals=1):
        if turn < 0:
            continue
        for seat in (turn, CHANCE, game.setting.players):
            action = rng.choice(sample(game, state, rng))
            refusal = game.check(state, seat, action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as caught:
                    game.apply(state, seat, action)
                assert caught.value.code == refusal.code


@each
def test_others_can_only_act_out_of_turn(line: str) -> None:
    """A seat not to act can at most give up, promise, or claim; chance has no list, and other seats do not exist."""
    for game, state, turn, _ in steps(line):
        for seat in range(game.setting.players):
            if seat != turn:
                assert all(isinstance(action, RARE) for action in game.legal(state, seat))
        assert game.legal(state, CHANCE) == ()
        for nobody in (-2, game.setting.players):
            with pytest.raises(IllegalAction, match="seat"):
                game.legal(state, nobody)


@each
def test_only_chance_deals(line: str) -> None:
    """A deal is chance's alone, only when it is due, and only with the whole pack in the right places."""
    rng = random.Random(line)
    game = game_of(line)
    for _, state, turn, action in steps(line, deals=2):
        deal = next_deal(game, state, rng)
        assert isinstance(deal, Deal)
        assert (game.check(state, CHANCE, deal) is None) == (turn == CHANCE or game.to_act(state) == CHANCE)
        assert game.check(state, 0, deal) is not None
        if turn == CHANCE and isinstance(action, Deal):
            first, *others = action.hands
            twin = msgspec.structs.replace(action, hands=((*first[1:], first[1], first[1]), *others))
            short = msgspec.structs.replace(action, hands=(first[1:], *others))
            assert game.check(state, CHANCE, twin) is not None
            assert game.check(state, CHANCE, short) is not None


@each
def test_steps_without_a_decision(line: str) -> None:
    """What a driver does by itself is all that the seat can do; before a draw it may claim too, but also after it."""
    found = 0
    for seed in range(3):
        for game, state, turn, _ in steps(line, seed=seed):
            action = mechanical(game, state)
            if action is not None:
                found += 1
                besides = set(game.legal(state, turn)) - {action}
                assert besides <= ({CALL_OUT} if action == DRAW else set())
                assert besides <= set(game.legal(game.apply(state, turn, action).state, turn))
    assert found or "?" in line


# ------------------------------------------------------------------------------------------------ order


@each
def test_actions_stand_in_canonical_order(line: str) -> None:
    """The list of legal actions is in one order, without doubles, and the same when asked again."""
    for game, state, turn, _ in steps(line):
        for seat in range(game.setting.players):
            legal = game.legal(state, seat)
            assert list(legal) == sorted(legal, key=place)
            assert len(set(legal)) == len(legal)
        if turn >= 0:
            again = msgspec.structs.replace(state, hidden=Sealed(state.hidden.open()))
            assert game.legal(again, turn) == game.legal(state, turn) == game.view(state, turn).legal


@each
def test_stricter_duties_leave_fewer_cards(line: str) -> None:
    """Whatever the duty of the set: what `strict` allows `east` allows, and what `east` allows `free` allows."""
    tried = 0
    for game, state, turn, _ in steps(line):
        phase = state.phase
        if turn < 0 or not isinstance(phase, TrickPlay | StockPlay) or not phase.trick.cards:
            continue
        mask = state.hidden.open().hands[turn].mask
        trick, trump = phase.trick, state.public.trump
        args = (mask, trick.cards[0] >> 3, trick.best, trick.led_best, trump)
        strict, east, free = (legal_kinds(*args, flags) for flags in (STRICT, EAST, FREE))
        assert strict
        assert strict & ~east == 0
        assert east & ~free == 0
        assert free == mask
        tried += 1
        if game.rules.play.revoke == "judged":
            continue
        duty = {"free": free, "east": east, "strict": strict}[game.rules.play.duty]
        if isinstance(phase, TrickPlay) and not (game.rules.play.head_after_ruff or game.rules.play.twins == "last"):
            assert sum(1 << a.card.kind for a in game.legal(state, turn) if isinstance(a, Play)) == duty
    assert tried or "?" in line


# ------------------------------------------------------------------------------------------------ states


@each
def test_a_step_leaves_the_state_as_it_was(line: str) -> None:
    """`apply` gives a new state; the old one, and every view of it, stays the same to the byte."""
    for game, state, turn, action in steps(line, deals=1):
        if turn == OVER:
            continue
        seats = (None, *range(game.setting.players))
        before = [msgspec.json.encode(game.view(state, seat)) for seat in seats]
        twin = msgspec.structs.replace(state)
        first, second = game.apply(state, turn, action), game.apply(twin, turn, action)
        assert state == twin
        assert first == second
        assert [msgspec.json.encode(game.view(state, seat)) for seat in seats] == before


@each
def test_no_card_is_lost_or_doubled(line: str) -> None:
    """Hands, tables, trick, piles, stock, upcard, widow and buried cards are the whole pack at every step."""
    for game, state, _, _ in steps(line):
        cut_short = isinstance(state.phase, Settled) and state.phase.result.outcome in OPEN_END
        if state.deal_no and not cut_short:
            pack = {kind: n for kind, n in enumerate(game.setting.pack.counts()) if n}
            assert dict(cards_in_play(game, state)) == pack


@each
def test_points_of_a_finished_deal_add_up(line: str) -> None:
    """Points of tricks, last trick and buried cards are the pack's; totals change by what is booked."""
    played = 0
    for seed in range(3):
        totals: tuple[int, ...] = ()
        for game, state, _, _ in steps(line, deals=3, seed=seed):
            phase = state.phase
            if not isinstance(phase, Settled):
                totals = state.totals
                continue
            result = phase.result
            assert result.totals == state.totals == tuple(a + b for a, b in zip(totals, result.change, strict=True))
            if result.outcome in ("made", "set", "played"):
                played += 1
                # Buried points are a place of their own, so they add to those of the tricks.
                assert sum(result.tricks) + result.buried == game.setting.tables.trick_total
                assert len(state.public.tricks) * game.setting.players == sum(
                    len(trick.cards) for trick in state.public.tricks
                )
            if result.outcome == "set":
                side = game.setting.seating.side(state.public.declarer)
                cost = game.rules.score.set_cost
                assert result.change[side] <= -state.public.bid
                assert cost != "bid" or result.change[side] == -state.public.bid
            if result.outcome == "made":
                assert result.change[game.setting.seating.side(state.public.declarer)] >= state.public.bid
    assert played or "?" in line or game_of(line).rules.score.call_out != "off"


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("two-handed", 250),
        ("midwest", 250),
        ("auction", 250),
        ("partners", 250),
        ("double-deck", 500),
        ("double-deck?score.last_trick=10", 490),
    ],
)
@pytest.mark.rule("COM-LAST-01", "COM-LAST-02", "4D-OPT-03", "COM-CP-05")
def test_a_deal_is_worth(line: str, total: int) -> None:
    """A played deal holds 250 points; with the double deck 500, or 490 when the last trick is worth ten."""
    seen = {
        sum(state.phase.result.tricks) + state.phase.result.buried
        for _, state, _, _ in steps(line, deals=8)
        if isinstance(state.phase, Settled) and state.phase.result.outcome in ("made", "set", "played")
    }
    assert seen == {total}


@each
def test_games_come_to_an_end(line: str) -> None:
    """Random play ends: a game is won after at most a few hundred deals, each of a bounded number of steps."""
    game = game_of(line)
    rng = random.Random(line)
    state = game.start()
    deals = since = 0
    while (turn := game.to_act(state)) != OVER:
        since = 0 if turn == CHANCE else since + 1
        deals += turn == CHANCE
        assert since < 400
        if deals > 60:
            # Made up: a game in which nobody comes near the mark begins anew, with a mark that is near.
            totals = (0,) * game.setting.sides if turn == CHANCE else state.totals
            state = msgspec.structs.replace(state, target=10, totals=totals)
        assert deals < 300
        action = next_deal(game, state, rng) if turn == CHANCE else choose(rng, game.legal(state, turn))
        state = game.apply(state, turn, action).state
    assert isinstance(state.phase, Settled)
    assert game.score(state).winner in range(game.setting.sides)
    for seat in range(game.setting.players):
        assert game.legal(state, seat) == ()
    refusal = game.check(state, CHANCE, next_deal(game, state, rng))
    assert refusal is not None
    assert refusal.code == "turn/game-over"


# ------------------------------------------------------------------------------------------------ what is told


@each
def test_views_and_news_survive_the_wire(line: str) -> None:
    """A view, every event as a seat is told it, and every action come back from JSON as they went in."""
    for game, state, turn, action in steps(line, deals=1):
        for seat in (None, *range(game.setting.players)):
            view = game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        if turn == OVER:
            continue
        assert msgspec.json.decode(msgspec.json.encode(action), type=Action) == action
        for event in game.apply(state, turn, action).events:
            for seat in (None, *range(game.setting.players)):
                told = event.seen_by(seat)
                assert msgspec.json.decode(msgspec.json.encode(told), type=SeatEvent) == told


@each
def test_a_state_cannot_be_shown(line: str) -> None:
    """No hidden card appears in the repr of a state or of its events; no encoder and no pickle takes a state."""
    for game, state, turn, action in steps(line, deals=1):
        assert "hidden=<sealed>" in repr(state)
        for attempt in (msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins, pickle.dumps, json.dumps):
            with pytest.raises(TypeError):
                attempt(state)
        if turn != OVER:
            for event in game.apply(state, turn, action).events:
                if event.seen_by(None) != event.seen_by(max(turn, 0)):
                    assert "<sealed>" in repr(event)
                    assert not re.search(r"Card\('", repr(event).replace(repr(getattr(event, "upcard", None)), ""))


@each
def test_hidden_cards_change_nothing_that_is_seen(line: str) -> None:
    """Deal out anew what a seat cannot place: its view, and the news of the next step, stay the same to the byte."""
    rng = random.Random(line)
    changed = 0
    for game, state, turn, action in steps(line):
        if not state.deal_no:
            continue
        for seat in (None, *range(game.setting.players)):
            other = resampled(game, state, seat, rng)
            changed += other != state
            assert cards_in_play(game, other) == cards_in_play(game, state)
            before, after = game.view(state, seat), game.view(other, seat)
            assert msgspec.json.encode(before) == msgspec.json.encode(after)
            if turn < 0 or (isinstance(action, Bury) and seat != turn) or isinstance(action, ClaimRevoke):
                continue
            # The seat to act keeps its cards, so that it can do the same.
            other = resampled(game, state, seat, rng, fixed=(turn,))
            one, two = game.apply(state, turn, action), game.apply(other, turn, action)
            told = [msgspec.json.encode(event.seen_by(seat)) for event in one.events]
            told_other = [msgspec.json.encode(event.seen_by(seat)) for event in two.events]
            if _nothing_turned(state, one.state, seat) and arrived(game, state, seat) == arrived(game, one.state, seat):
                assert told == told_other
                assert msgspec.json.encode(game.view(one.state, seat)) == msgspec.json.encode(
                    game.view(two.state, seat)
                )
    assert changed or "?" in line


def _nothing_turned(before: State, after: State, seat: int | None) -> bool:
    """Whether a step brings no hidden card before this seat: no widow taken, no card drawn, nothing laid or counted."""
    old, new = before.hidden.open(), after.hidden.open()
    return (
        len(old.stock) == len(new.stock)
        and before.public.widow == after.public.widow
        and not isinstance(after.phase, Settled)
        and (seat is None or len(new.hands[seat]) <= len(old.hands[seat]))
        and before.public.shown == after.public.shown
    )


@each
def test_buried_cards_stay_unseen(line: str) -> None:
    """Whatever the declarer buries, the others are told the same: how many lie there, and nothing of the cards."""
    tried = 0
    for seed in range(3):
        for game, state, turn, action in steps(line, deals=2, seed=seed):
            if not isinstance(action, Bury):
                continue
            for other in game.legal(state, turn):
                if not isinstance(other, Bury) or game.rules.exchange.bury != "any":
                    continue
                one, two = game.apply(state, turn, action), game.apply(state, turn, other)
                for seat in (None, *range(game.setting.players)):
                    if seat != turn:
                        tried += 1
                        assert game.view(one.state, seat) == game.view(two.state, seat)
                        assert [e.seen_by(seat) for e in one.events] == [e.seen_by(seat) for e in two.events]
    game = game_of(line)
    assert tried or "?" in line or "bury" not in game.setting.steps or game.rules.exchange.bury != "any"


TEXT = re.compile(r'"([ATKQJ987][SHDC])\*?[1-9]?"')


@each
def test_no_card_is_named_before_it_is_seen(line: str) -> None:
    """In all that a seat is sent, only kinds of card occur that it has held or that were laid open in this deal."""
    hidden_kinds = 0
    for seed in range(3):
        seen: dict[int | None, set[str]] = {}
        for game, state, turn, action in steps(line, deals=2, seed=seed):
            seats = (None, *range(game.setting.players))
            told: dict[int | None, list[SeatEvent]] = {seat: [] for seat in seats}
            after = state
            if turn != OVER:
                step = game.apply(state, turn, action)
                after = step.state
                told = {seat: [event.seen_by(seat) for event in step.events] for seat in seats}
            if isinstance(action, Deal):
                seen = {seat: set() for seat in seats}
            for seat in seats:
                seen.setdefault(seat, set()).update(_in_sight(game, state, after, seat, action))
                text = msgspec.json.encode([game.view(after, seat), told[seat]]).decode()
                assert {match[1] for match in TEXT.finditer(text)} <= seen[seat]
                hidden_kinds += len(game.setting.pack.kinds) // game.setting.pack.copies - len(seen[seat])
    assert hidden_kinds > 1000


def _in_sight(game: Game, before: State, after: State, seat: int | None, action: Action) -> set[str]:
    """Cards that a step brings before a seat, told from the rules alone and not from view or event."""
    hidden = after.hidden.open()
    found: set[str] = set()
    if seat is not None:
        found |= {card.value for card in hidden.hands[seat].cards}
    match action:
        case Deal(upcard=upcard):
            found |= {upcard.value} if upcard else set()
        case Play(card=card):
            found.add(card.value)
        case Meld(cards=refs):
            found |= {ref[:2] for ref in refs}
        case Dix():
            found.add(f"{game.setting.pack.ranks[-1]}{'SHDC'[after.public.trump]}")
    if isinstance(action, AskRedeal):
        found |= {card.value for card in before.hidden.open().hands[game.to_act(before)].cards}
    shown = after.public.shown[len(before.public.shown) :] if after.deal_no == before.deal_no else after.public.shown
    for laid in shown:
        owner = hidden.hands[laid.seat]
        if not game.rules.deal.stock:
            # What is laid out must be held; nothing else of the hand shows.
            assert owner.holds(*[card.kind for card in laid.cards])
            found |= {card.value for card in laid.cards}
    if game.rules.exchange.widow_shown == "all" and len(after.public.widow) > len(before.public.widow):
        found |= {card.value for card in after.public.widow}
    old = before.hidden.open()
    drawn_openly = game.rules.deal.last_shown and action != Draw(upcard=True)
    if len(old.stock) == 1 and not hidden.stock and drawn_openly:
        found.add(CARDS[old.stock[0]].value)
    if after.phase and isinstance(before.phase, StockPlay) and before.public.upcard is not None:
        found.add(before.public.upcard.value)
    return found
