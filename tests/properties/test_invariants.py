"""What holds for every deal, however the cards fall: hypothesis looks for one in which it does not."""

import random
from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from binocle.cards import CARDS, RANKS, Card, Hand
from binocle.deal.shuffle import deal_pack, random_deal
from binocle.game.actions import Deal, Draw, Meld, Play
from binocle.game.state import Settled, StockPlay, TrickPlay
from binocle.kernel import layout
from binocle.kernel.follow import legal_kinds, trick_winner, winning_kinds
from binocle.kernel.perft import perft
from binocle.seats import CHANCE
from tests.strategies import NAMES, cards_in_play, game_of, lines, next_deal, plain_places, seeds, walk

DRAW_GAMES = tuple(name for name in NAMES if game_of(name).rules.deal.stock)


@settings(max_examples=40)
@given(lines(), seeds())
def test_whole_deals_keep_their_cards_and_points(line: str, seed: int) -> None:
    """Under any changes, a deal keeps its cards at every step and its points at the end."""
    game = game_of(line)
    for state, _, _ in walk(game, random.Random(seed)):
        result = state.phase.result if isinstance(state.phase, Settled) else None
        if state.deal_no and (result is None or result.outcome not in ("claimed", "mid-deal", "revoked")):
            assert cards_in_play(game, state) == Counter(game.setting.pack.kinds)
        if result is not None and result.outcome in ("made", "set", "played"):
            assert sum(result.tricks) + result.buried == game.setting.tables.trick_total


@settings(max_examples=25)
@given(lines(*DRAW_GAMES), seeds())
def test_hands_are_level_in_two_handed_play(line: str, seed: int) -> None:
    """After every draw both hold as many cards, tabled ones included; phase one has a trick for each pair of draws."""
    game = game_of(line)
    size = game.rules.deal.hand
    tricks = 0
    for state, _, action in walk(game, random.Random(seed)):
        if isinstance(state.phase, StockPlay) and not state.phase.trick.cards and not state.phase.undrawn:
            held = [
                len(hand) + len(side.tokens)
                for hand, side in zip(state.hidden.open().hands, state.phase.sides, strict=True)
            ]
            assert held == [size, size]
        if isinstance(state.phase, TrickPlay) and not state.phase.trick.cards and not tricks:
            tricks = len(state.public.tricks)
            # With melding after the last draw the first lead after it is made from there.
            assert tricks - game.rules.meld.after_last_draw == (game.setting.pack.size - 2 * size) // 2
        assert not isinstance(action, Draw) or isinstance(state.phase, StockPlay)


@settings(max_examples=25)
@given(lines(*DRAW_GAMES), seeds())
def test_tabled_melds_keep_the_classes(line: str, seed: int) -> None:
    """A tabled card is in two melds of one class only where that growth is allowed; differences never overpay."""
    game = game_of(line)
    meld_rules = game.rules.meld
    for state, _, action in walk(game, random.Random(seed)):
        if not isinstance(state.phase, StockPlay):
            continue
        for side in state.phase.sides:
            for token in side.tokens:
                melds = [side.melds[mark] for mark in token.marks if side.melds[mark].name != "dix"]
                groups = Counter(meld.group for meld in melds)
                for group, count in groups.items():
                    values = [meld.value for meld in melds if meld.group == group]
                    assert count == 1 or sorted(set(values)) == sorted(values)
        if meld_rules.extension == "difference" and meld_rules.reuse == "meld":
            paid = sum(meld.paid for side in state.phase.sides for meld in side.melds)
            worth = sum(meld.value for side in state.phase.sides for meld in side.melds)
            assert paid <= worth
        assert not isinstance(action, Meld) or state.phase.melder == state.phase.turn


@given(st.sampled_from(NAMES), seeds(), st.integers(0, 3))
def test_a_deal_gives_out_the_pack(name: str, seed: int, dealer: int) -> None:
    """However the pack lies, every card of it goes to just one place, and all hands are equally long."""
    game = game_of(name)
    dealer %= game.setting.players
    deal = random_deal(game, random.Random(seed), dealer)
    parts = [*deal.hands, deal.widow, deal.stock, (deal.upcard,) if deal.upcard else ()]
    assert Counter(card.kind for part in parts for card in part) == Counter(game.setting.pack.kinds)
    assert {len(hand) for hand in deal.hands} == {game.rules.deal.hand}
    places = plain_places(deal_pack, game, dealer)
    assert sorted(place for part in places for place in part) == list(range(game.setting.pack.size))


@given(st.sampled_from(NAMES), seeds())
def test_the_same_seed_gives_the_same_game(name: str, seed: int) -> None:
    """A game is a function of its decisions: played again it is the same, state by state."""
    game = game_of(name)
    first = list(walk(game, random.Random(seed)))
    state = game.start()
    for before, turn, action in first[:-1]:
        assert state == before
        state = game.apply(state, turn, action).state
    assert state == first[-1][0]


# ------------------------------------------------------------------------------------------------ tricks


tricks = st.lists(st.integers(0, 31), min_size=2, max_size=4)


@given(tricks, st.integers(-1, 3), st.data())
@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02")
def test_lower_losers_change_nothing(trick: list[int], trump: int, data: st.DataObject) -> None:
    """Put a lower card of its suit in place of a losing card: the trick has the same winner."""
    winner = trick_winner(trick, len(trick), trump, layout.STRICT)
    loser = data.draw(st.sampled_from([place for place in range(len(trick)) if place != winner]))
    lower = data.draw(st.integers(0, trick[loser] & 7))
    changed = list(trick)
    changed[loser] = (trick[loser] & ~7) + lower
    assert trick_winner(changed, len(changed), trump, layout.STRICT) == winner


@given(st.sets(st.integers(0, 31), min_size=1, max_size=12), tricks, st.integers(-1, 3))
@pytest.mark.rule("3A-PLAY-04", "2H-P2-02", "4P-PLAY-01")
def test_strict_play_beats_when_it_can(hand: set[int], trick: list[int], trump: int) -> None:
    """Under `strict`, whoever holds a card that he may play and that would win has only such cards to choose from."""
    led, best = trick[0] >> 3, trick[trick_winner(trick, len(trick), trump, layout.STRICT)]
    mask = sum(1 << kind for kind in hand)
    args = (mask, led, best, best, trump)
    legal, free = legal_kinds(*args, layout.STRICT), legal_kinds(*args, layout.FREE)
    assert legal
    assert legal & ~free == 0
    suit = layout.SUIT_MASK << 8 * led
    trumps = 0 if trump < 0 else layout.SUIT_MASK << 8 * trump
    due = mask & suit or mask & trumps or mask
    winning = due & winning_kinds(best, led, trump, layout.STRICT)
    assert legal == (winning or due)


# ------------------------------------------------------------------------------------------------ perft


def through_engine(name: str, state: object, depth: int) -> int:
    """How many sequences of so many legal cards there are, asked of the engine."""
    game = game_of(name)
    if depth == 0:
        return 1
    count = 0
    turn = game.to_act(state)
    plays = [action for action in game.legal(state, turn) if isinstance(action, Play)] if turn >= 0 else []
    for action in plays:
        count += through_engine(name, game.apply(state, turn, action).state, depth - 1)
    return count


@settings(max_examples=30)
@given(
    st.sampled_from(
        [
            *NAMES,
            "midwest?play.head_after_ruff=true",
            "partners?play.twins=last",
            "auction?seats.clockwise=false&play.duty=east",
            "partners?play.duty=free",
        ]
    ),
    seeds(),
    st.integers(1, 4),
)
def test_the_engine_counts_like_the_kernel(name: str, seed: int, cards: int) -> None:
    """From the last tricks of a random deal, engine and kernel know the same number of ways to go on."""
    game = game_of(name)
    for state, turn, _ in walk(game, random.Random(seed)):
        phase = state.phase
        hands = state.hidden.open().hands
        if not isinstance(phase, TrickPlay) or phase.trick.cards or turn < 0 or len(hands[turn]) > cards:
            continue
        cells = layout.new_cells()
        cells[layout.STEP] = 1 if game.setting.seating.clockwise else -1
        for seat, hand in enumerate(hands):
            for kind in hand:
                cells[layout.CARDS + seat * layout.KINDS + kind] += 1
        tables = game.setting.tables
        layout.start_play(
            cells, game.setting.players, turn, state.public.trump, tables.flags, game.rules.score.last_trick
        )
        whole = sum(map(len, hands))
        for depth in range(1, min(whole, 7) + 1):
            assert through_engine(name, state, depth) == perft(cells, tables.card_points, depth)
        return
    assume(False)


# ------------------------------------------------------------------------------------------------ deals refused


@given(st.sampled_from(NAMES), seeds(), st.data())
@pytest.mark.rule("COM-DECK-06")
def test_a_deal_with_a_wrong_card_is_refused(name: str, seed: int, data: st.DataObject) -> None:
    """Swap any card of a deal for one that the pack has not, or has no more: the deal is refused."""
    game = game_of(name)
    deal = random_deal(game, random.Random(seed))
    seat = data.draw(st.integers(0, game.setting.players - 1))
    place = data.draw(st.integers(0, game.rules.deal.hand - 1))
    hand = deal.hands[seat]
    wrong = data.draw(st.sampled_from([card for card in Card if card != hand[place]]))
    hands = list(deal.hands)
    hands[seat] = (*hand[:place], wrong, *hand[place + 1 :])
    refusal = game.check(game.start(), CHANCE, Deal(tuple(hands), deal.widow, deal.upcard, deal.stock))
    assert refusal is not None
    assert refusal.code == "deal/pack"


def test_the_next_deal_is_of_the_next_dealer() -> None:
    """The strategies deal for whoever is to deal; the first card goes to his left."""
    game = game_of("midwest")
    deal = next_deal(game, game.start(2), random.Random(1))
    assert isinstance(deal, Deal)
    assert deal == random_deal(game, random.Random(1), 2)
    assert Hand.of(deal.hands[0]).kinds == tuple(sorted(card.kind for card in deal.hands[0]))
    assert {CARDS[kind].value[0] for kind in game.setting.pack.kinds} <= set(RANKS)


# ------------------------------------------------------------------------------------------------ melds


def melds_add_up(line: str, seed: int, trump: int, cards: int) -> bool:
    """Whether the melds of a hand that are read out pay together what its best melds are counted for."""
    setting = game_of(line).setting
    table = setting.tables.melds[trump]
    counts = Hand.of(random.Random(seed).sample(setting.pack.kinds, cards)).counts()
    return sum(part.points for part in table.best(counts)) == table.points_of(counts)


@pytest.mark.rule("COM-MELD-07")
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=25)
@given(seeds(), st.integers(0, 3), st.integers(1, 40))
def test_melds_read_out_pay_what_is_counted(name: str, seed: int, trump: int, cards: int) -> None:
    """In every named set, however many cards are held, the lines that are read out pay what the hand is counted for."""
    assert melds_add_up(name, seed, trump, cards)


@pytest.mark.rule("COM-MELD-07")
@settings(max_examples=60)
@given(lines(), seeds(), st.integers(0, 3), st.integers(5, 40))
def test_melds_read_out_pay_what_is_counted_under_any_changes(line: str, seed: int, trump: int, cards: int) -> None:
    """Options that let cards count twice are told by the very lines that they pay for."""
    assert melds_add_up(line, seed, trump, cards)
