"""The flow of duties on the leaflet says what the kernel does."""

from hypothesis import given
from hypothesis import strategies as st

from binocle.kernel.follow import legal_kinds, winning_kinds
from binocle.kernel.layout import EAST, FOLLOW, FREE, HEAD_AFTER_RUFF, LATER_TWIN_WINS, STRICT, SUIT_MASK
from binocle.paper.duties import Choice, flow

TRUMP = 0
KINDS = st.integers(0, 31)


def _allowed(flags: int, players: int, hand: int, trick: list[int]) -> int:
    """Walk the flow as a reader would."""
    led = trick[0] >> 3
    best = led_best = trick[0]
    for kind in trick[1:]:
        best = kind if winning_kinds(best, led, TRUMP, flags) >> kind & 1 else best
        led_best = kind if winning_kinds(led_best, led, -1, flags) >> kind & 1 else led_best
    suit, trumps = hand & SUIT_MASK << 8 * led, hand & SUIT_MASK << 8 * TRUMP
    over = winning_kinds(best, led, TRUMP, flags)
    choices: dict[Choice, int] = {
        "beat": suit & over,
        "beat-trump": suit & over if led == TRUMP else 0,
        "beat-ruffed": suit & winning_kinds(led_best, led, -1, flags),
        "suit": suit,
        "higher-trump": trumps & over,
        "trump": trumps,
        "any": hand,
    }
    held = {"suit": suit, "trump": trumps, "neither": hand}
    for box in flow(flags, players):
        if held[box.question]:
            return next(choices[choice] for choice in box.choices if choices[choice])
    return hand


@given(
    st.sampled_from((FREE, FOLLOW, EAST, STRICT)),
    st.sampled_from((0, HEAD_AFTER_RUFF, LATER_TWIN_WINS)),
    st.integers(2, 4),
    st.lists(KINDS, min_size=1, max_size=12),
    st.lists(KINDS, min_size=3, max_size=3),
    st.integers(1, 3),
)
def test_the_flow_allows_what_the_kernel_allows(
    duty: int, more: int, players: int, cards: list[int], lying: list[int], size: int
) -> None:
    """Whoever follows the arrows plays just the cards that are legal, for every duty, hand and trick."""
    flags, trick = duty | more, lying[: min(size, players - 1)]
    hand = 0
    for kind in cards:
        hand |= 1 << kind
    led = trick[0] >> 3
    best = led_best = trick[0]
    for kind in trick[1:]:
        best = kind if winning_kinds(best, led, TRUMP, flags) >> kind & 1 else best
        led_best = kind if winning_kinds(led_best, led, -1, flags) >> kind & 1 else led_best
    assert _allowed(flags, players, hand, trick) == legal_kinds(hand, led, best, led_best, TRUMP, flags)


def test_a_free_table_needs_no_flow_and_two_players_a_short_one() -> None:
    """Nothing is drawn where all is allowed; where two play, no trump can lie there to be beaten."""
    assert flow(FREE, 4) == ()
    assert ("higher-trump", "trump") in [box.choices for box in flow(STRICT, 3)]
    assert ("trump",) in [box.choices for box in flow(STRICT, 2)]
