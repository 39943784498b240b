"""The named rule sets: that they load, and that they say what their section of the rules catalogue says."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from binocle.cards import card
from binocle.errors import RuleSetError
from binocle.game import Game
from binocle.rules import RuleSet, digest, named, names, override, parse
from binocle.rules.schema import MeldRow

DATA = Path(__file__).parents[2] / "data"
FOLDER = resources.files("binocle.rules") / "catalogue"

STOCK_GAME = {
    "pack.ranks": "ATKQJ9",
    "pack.copies": 2,
    "seats.players": 2,
    "seats.partners": False,
    "deal.hand": 12,
    "deal.packet": 3,
    "deal.widow": 0,
    "deal.stock": True,
    "auction.style": "none",
    "trump.moment": "upcard",
    "meld.roundhouse": "off",
    "meld.grand_pinochle": False,
    "meld.double_pinochle": "extendable",
    "meld.tenfold": False,
    "meld.dix_is_meld": False,
    "meld.moment": "before",
    "meld.per_trick": "one",
    "meld.fresh_card": True,
    "play.stock_duty": "free",
    "score.card_points": "traditional",
    "score.last_trick": 10,
    "score.target": 1000,
    "score.melds_need": "nothing",
    "score.give_up": "never",
}
AUCTION_GAME = {
    "deal.stock": False,
    "auction.style": "rounds",
    "auction.step": 10,
    "auction.coarse_from": 0,
    "auction.forehand_opens": False,
    "auction.all_passed": "throw-in",
    "exchange.widow_shown": "all",
    "meld.doubles": "special",
    "meld.double_royal": 80,
    "meld.royal_in_run": False,
    "meld.roundhouse": "sum",
    "play.duty": "strict",
    "play.head_after_ruff": False,
    "play.leader": "declarer",
    "play.first_lead": "any",
    "score.rounding": "none",
    "score.end": "standard",
    "score.crossing": "declarer",
    "score.call_out": "off",
    "score.set_cost": "bid",
    "score.give_up_bonus": 0,
    "score.negative_limit": 0,
    "score.all_negative": False,
    "score.length": "target",
}
AT_A_GLANCE: dict[str, dict[str, Any]] = {
    "two-handed": STOCK_GAME
    | {
        "deal.last_shown": False,
        "meld.extension": "difference",
        "meld.reuse": "meld",
        "meld.dix_exchange": "compulsory",
        "play.duty": "strict",
        "score.rounding": "none",
        "score.end": "standard",
        "score.crossing": "higher",
        "score.call_out": "off",
    },
    "bicycle": STOCK_GAME
    | {
        "deal.last_shown": True,
        "meld.extension": "full",
        "meld.reuse": "card",
        "meld.dix_exchange": "optional",
        "play.duty": "east",
        "score.rounding": "7-up",
        "score.end": "raise",
        "score.raise_by": 250,
        "score.call_out": "on",
    },
    "midwest": AUCTION_GAME
    | {
        "pack.ranks": "ATKQJ9",
        "pack.copies": 2,
        "seats.players": 3,
        "seats.clockwise": True,
        "deal.hand": 15,
        "deal.packet": 3,
        "deal.widow": 3,
        "auction.minimum": 250,
        "trump.moment": "after-bury",
        "exchange.bury": "any",
        "score.card_points": "streamlined",
        "score.last_trick": 10,
        "score.target": 1500,
        "score.melds_need": "trick",
        "score.give_up": "before-meld",
    },
    "auction": AUCTION_GAME
    | {
        "pack.ranks": "ATKQJ9",
        "pack.copies": 2,
        "seats.players": 3,
        "deal.hand": 15,
        "deal.packet": 3,
        "deal.widow": 3,
        "auction.minimum": 250,
        "trump.moment": "before-bury",
        "exchange.bury": "no-ace-no-trump",
        "score.card_points": "traditional",
        "score.last_trick": 10,
        "score.target": 1500,
        "score.melds_need": "nothing",
        "score.give_up": "never",
    },
    "partners": AUCTION_GAME
    | {
        "pack.ranks": "ATKQJ9",
        "pack.copies": 2,
        "seats.players": 4,
        "seats.partners": True,
        "deal.hand": 12,
        "deal.widow": 0,
        "auction.minimum": 250,
        "trump.moment": "before-bury",
        "trump.marriage": False,
        "exchange.pass_cards": 0,
        "score.card_points": "traditional",
        "score.last_trick": 10,
        "score.target": 1500,
        "score.melds_need": "trick",
        "score.give_up": "never",
    },
    "double-deck": AUCTION_GAME
    | {
        "pack.ranks": "ATKQJ",
        "pack.copies": 4,
        "seats.players": 4,
        "seats.partners": True,
        "deal.hand": 20,
        "deal.widow": 0,
        "auction.minimum": 500,
        "trump.marriage": False,
        "meld.table": "600-900",
        "score.card_points": "streamlined",
        "score.last_trick": 20,
        "score.target": 5000,
        "score.melds_need": "trick",
        "score.give_up": "never",
    },
}
"""The presets as the catalogue puts them side by side in 3z, with the bold defaults of each section."""
AT_A_GLANCE["hay"] = AT_A_GLANCE["two-handed"] | {
    "meld.moment": "after",
    "meld.per_trick": "several",
    "meld.fresh_card": False,
    "meld.after_last_draw": False,
    "deal.last_choice": False,
    "score.target": 1200,
}
AT_A_GLANCE["gibson"] = AT_A_GLANCE["two-handed"] | {
    "meld.double_pinochle": "none",
    "meld.dix_is_meld": True,
}
AT_A_GLANCE["macdougall"] = AT_A_GLANCE["two-handed"] | {
    "meld.grand_pinochle": True,
    "meld.tenfold": True,
    "score.call_out": "extra-trick",
}
AT_A_GLANCE["bicycle-64"] = AT_A_GLANCE["bicycle"] | {
    "pack.ranks": "ATKQJ987",
}
AT_A_GLANCE["midwest-19th-century"] = AT_A_GLANCE["midwest"] | {
    "auction.minimum": 0,
}
AT_A_GLANCE["st-joseph"] = AT_A_GLANCE["midwest"] | {
    "meld.double_royal": 240,
}
AT_A_GLANCE["hoskin"] = AT_A_GLANCE["midwest"] | {
    "pack.ranks": "ATKQJ",
    "pack.copies": 4,
    "deal.hand": 25,
    "deal.packet": 5,
    "deal.widow": 5,
    "auction.minimum": 500,
    "auction.all_passed": "dealer-must-bid",
    "trump.moment": "before-widow",
    "score.last_trick": 20,
    "score.target": 4550,
    "score.melds_need": "counter",
    "score.give_up": "before-lead",
    "score.give_up_bonus": 100,
}
AT_A_GLANCE["hoskin-b"] = AT_A_GLANCE["hoskin"] | {
    "deal.hand": 26,
    "deal.packet": 2,
    "deal.widow": 2,
    "trump.moment": "before-bury",
}
AT_A_GLANCE["binokel"] = AT_A_GLANCE["midwest"] | {
    "pack.ranks": "ATKQJ",
    "pack.suits": "german",
    "seats.clockwise": False,
    "deal.hand": 12,
    "deal.widow": 4,
    "auction.style": "pairwise",
    "trump.durch": True,
    "trump.durch_won": 1000,
    "trump.durch_lost": 2000,
    "play.leader": "forehand",
}
AT_A_GLANCE["binokel-48"] = AT_A_GLANCE["binokel"] | {
    "pack.ranks": "ATKQJ7",
    "deal.hand": 15,
    "deal.widow": 3,
}
AT_A_GLANCE["partners-passing"] = AT_A_GLANCE["partners"] | {
    "exchange.pass_cards": 3,
    "exchange.pass_order": "in-turn",
}
AT_A_GLANCE["partners-widow"] = AT_A_GLANCE["partners"] | {
    "deal.hand": 11,
    "deal.packet": 1,
    "deal.widow": 4,
    "exchange.widow_shown": "declarer",
    "exchange.widow_use": "one-each",
}
AT_A_GLANCE["double-deck-96"] = AT_A_GLANCE["double-deck"] | {
    "pack.ranks": "ATKQJ9",
    "deal.hand": 24,
}
AT_A_GLANCE["trickster-single"] = AT_A_GLANCE["partners"] | {
    "auction.all_passed": "dealer-must-bid",
    "exchange.pass_cards": 4,
    "score.card_points": "streamlined",
}
AT_A_GLANCE["trickster-double"] = AT_A_GLANCE["double-deck"] | {
    "auction.all_passed": "dealer-must-bid",
}
AT_A_GLANCE["neuralplay"] = AT_A_GLANCE["partners"] | {
    "auction.coarse_from": 600,
    "auction.coarse_step": 50,
    "auction.all_passed": "dealer-must-bid",
    "exchange.pass_cards": 4,
    "score.card_points": "streamlined",
    "score.crossing": "higher",
    "score.scale": "modern",
}
AT_A_GLANCE["pinochle-classic"] = AT_A_GLANCE["partners"] | {
    "auction.minimum": 200,
    "auction.forehand_opens": True,
    "exchange.pass_cards": 3,
    "score.card_points": "streamlined",
    "score.target": 5000,
    "score.melds_need": "counter",
    "score.give_up": "before-lead",
    "score.dead_contract": "set",
    "score.scale": "modern",
}


def value(rules: RuleSet, path: str) -> Any:
    """The value of a field by its dotted path."""
    found: Any = rules
    for step in path.split("."):
        found = getattr(found, step)
    return found


def test_the_sets_are_named_in_a_fixed_order() -> None:
    """Fewest players first, smaller pack first, a set before those that extend it; the shared melds are no game."""
    assert names() == (
        "two-handed",
        "bicycle",
        "gibson",
        "hay",
        "macdougall",
        "bicycle-64",
        "midwest",
        "auction",
        "binokel",
        "midwest-19th-century",
        "st-joseph",
        "binokel-48",
        "hoskin",
        "hoskin-b",
        "partners",
        "neuralplay",
        "partners-passing",
        "partners-widow",
        "pinochle-classic",
        "trickster-single",
        "double-deck",
        "double-deck-96",
        "trickster-double",
    )
    with pytest.raises(RuleSetError, match="two-handed, bicycle, gibson"):
        named("base-melds")


@pytest.mark.parametrize("name", names())
def test_each_set_has_its_name_two_titles_and_its_source(name: str) -> None:
    """A set is called as its file; titles differ in the two languages and between sets; the section is named."""
    rules = named(name)
    own = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    assert rules.name == name
    assert own["title"] == {"en": rules.title.en, "de": rules.title.de}, "titles must not be inherited"
    assert own["source"] == rules.source
    assert rules.title.en != rules.title.de
    assert [rules.title] == [named(other).title for other in names() if named(other).title.en == rules.title.en]
    section = {
        "two-handed": "[3a]",
        "bicycle": "[3b]",
        "hay": "[3c]",
        "gibson": "[3d]",
        "macdougall": "[3e]",
        "bicycle-64": "[3b]",
        "midwest": "[3f]",
        "midwest-19th-century": "[3f]",
        "st-joseph": "[3f]",
        "auction": "[3g]",
        "hoskin": "[3h]",
        "hoskin-b": "[3h]",
        "partners": "[3i]",
        "partners-passing": "[3i]",
        "partners-widow": "[3i]",
        "double-deck": "[3j]",
        "double-deck-96": "[3j]",
        "binokel": "[3k]",
        "binokel-48": "[3k]",
        "trickster-single": "trickstercards.com",
        "trickster-double": "trickstercards.com",
        "neuralplay": "neuralplay.com",
        "pinochle-classic": "jeffbcole/pinochle-classic",
    }[name]
    assert section in rules.source


@pytest.mark.parametrize(
    ("name", "path", "expected"), [(name, path, it) for name, pins in AT_A_GLANCE.items() for path, it in pins.items()]
)
def test_each_set_plays_by_the_values_of_its_section(name: str, path: str, expected: Any) -> None:
    """Every default that the catalogue prints in bold stands in the set."""
    found = value(named(name), path)
    assert (type(found), found) == (type(expected), expected)


def test_every_set_is_pinned() -> None:
    """No set is left without its table of values."""
    assert set(AT_A_GLANCE) == set(names())


@pytest.mark.parametrize("name", names())
def test_what_a_set_plays_has_not_changed_unnoticed(name: str) -> None:
    """The digest of each set is the one written down: rules do not change by accident."""
    written = tomllib.loads((DATA / "rule_digests.toml").read_text(encoding="utf-8"))
    assert written[name] == digest(named(name))
    assert list(written) == list(names())


def test_no_two_sets_are_the_same_game() -> None:
    """Each named set differs from the others in what is played."""
    assert len({digest(named(name)) for name in names()}) == len(names())


@pytest.mark.parametrize("name", names())
def test_all_sets_share_one_table_of_melds(name: str) -> None:
    """Rows, cards, groups and the points of one to four are the same in every game but Binokel, sorted by name."""
    rows = named(name).meld.rows
    own = SWABIAN if name.startswith("binokel") else {}
    assert rows == own | {key: row for key, row in COMMON.items() if key not in own}
    assert list(rows) == sorted(rows)


COMMON = {
    "run": MeldRow("sequence", "A T K Q J", (150, 1500, 2250, 3000), "trump"),
    "royal-marriage": MeldRow("sequence", "K Q", (40, 80, 120, 160), "trump"),
    "marriage": MeldRow("sequence", "K Q", (20, 40, 60, 80), "plain"),
    "aces-around": MeldRow("around", "A", (100, 1000, 1500, 2000), "all"),
    "kings-around": MeldRow("around", "K", (80, 800, 1200, 1600), "all"),
    "queens-around": MeldRow("around", "Q", (60, 600, 900, 1200), "all"),
    "jacks-around": MeldRow("around", "J", (40, 400, 600, 800), "all"),
    "pinochle": MeldRow("special", "QS JD", (40, 300, 600, 900), "given"),
    "dix": MeldRow("special", "lowest", (10, 20, 30, 40), "trump"),
}
SWABIAN = {
    "plain-run": MeldRow("sequence", "A T K Q J", (100, 1500), "plain"),
    "aces-around": MeldRow("around", "A", (100, 1000), "all"),
    "kings-around": MeldRow("around", "K", (80, 1000), "all"),
    "queens-around": MeldRow("around", "Q", (60, 1000), "all"),
    "jacks-around": MeldRow("around", "J", (40, 1000), "all"),
}
"""3B-MELD-02, 3B-MELD-03."""


@pytest.mark.parametrize(
    ("name", "cards", "in_play"),
    [
        ("two-handed", 48, 24),
        ("bicycle", 48, 24),
        ("bicycle-64", 64, 24),
        ("midwest", 48, 48),
        ("binokel", 40, 40),
        ("binokel-48", 48, 48),
        ("hoskin", 80, 80),
        ("hoskin-b", 80, 80),
        ("partners", 48, 48),
        ("partners-widow", 48, 48),
        ("double-deck", 80, 80),
        ("double-deck-96", 96, 96),
    ],
)
def test_the_cards_dealt_are_those_of_the_pack(name: str, cards: int, in_play: int) -> None:
    """Hands and widow use up the pack, or leave the stock of the two-handed game."""
    rules = named(name)
    assert rules.cards().size == cards
    assert rules.seats.players * rules.deal.hand + rules.deal.widow == in_play


# ---------------------------------------------------------------------------- numbers that are a rule by themselves


@pytest.mark.rule("2H-OPT-11")
@pytest.mark.parametrize("target", [1000, 1200, 1500, 2000, 1730])
def test_two_handed_mark_is_1000_or_any_other(target: int) -> None:
    """The standard mark is 1000; the usual others and any between are accepted."""
    assert named("two-handed").score.target == 1000
    assert parse(f"two-handed?score.target={target}").score.target == target


@pytest.mark.rule("2H-OPT-16", "2B-DECK-01", "2B-OPT-01")
@pytest.mark.parametrize("name", ["two-handed", "bicycle"])
def test_two_handed_pack_is_48_or_64(name: str) -> None:
    """48 cards; with 64 the stock is 39 and the upcard, and the dix is the seven without a word about it."""
    assert named(name).cards().size == 48
    large = Game(parse(f"{name}?pack.ranks=ATKQJ987"))
    assert large.setting.pack.size == 64
    assert card(large.setting.dix_kind(0)) == "7S"


@pytest.mark.rule("2B-OPT-02")
def test_bicycle_deals_three_or_four_at_a_time() -> None:
    """Packets of three, or four; five do not divide twelve."""
    assert named("bicycle").deal.packet == 3
    assert parse("bicycle?deal.packet=4").deal.packet == 4
    with pytest.raises(RuleSetError, match=r"deal\.packet"):
        parse("bicycle?deal.packet=5")


@pytest.mark.rule("3A-OPT-01", "3A-BID-02", "3D-OPT-02", "4P-OPT-01", "4D-OPT-06", "4D-BID-02")
@pytest.mark.parametrize(
    ("name", "minimum", "others"),
    [
        ("midwest", 250, (0, 100, 150, 350)),
        ("auction", 250, (200, 300)),
        ("partners", 250, (300, 100)),
        ("double-deck", 500, (600,)),
    ],
)
def test_minimum_bids(name: str, minimum: int, others: tuple[int, ...]) -> None:
    """The lowest opening bid of each auction, and the others in use."""
    assert named(name).auction.minimum == minimum
    for other in others:
        assert parse(f"{name}?auction.minimum={other}").auction.minimum == other


@pytest.mark.rule("3A-OPT-09", "3D-OPT-06", "4P-OPT-05", "4D-OPT-05")
@pytest.mark.parametrize(
    ("name", "target", "others"),
    [
        ("midwest", 1500, (1000, 2000, 1234)),
        ("auction", 1500, (1000,)),
        ("partners", 1500, (1000,)),
        ("double-deck", 5000, (3500,)),
    ],
)
def test_marks_of_the_auction_games(name: str, target: int, others: tuple[int, ...]) -> None:
    """The mark that ends each auction game, and the others in use."""
    assert named(name).score.target == target
    for other in others:
        assert parse(f"{name}?score.target={other}").score.target == other


@pytest.mark.rule("3D-OPT-01")
def test_three_handed_packets_are_three_or_five() -> None:
    """Packets of three, or five, which divide fifteen as well."""
    assert named("auction").deal.packet == 3
    assert parse("auction?deal.packet=5").deal.packet == 5


@pytest.mark.rule("3A-OPT-17")
def test_three_handed_pack_is_single_or_double() -> None:
    """48 cards; 80 cards make 25 each and a widow of five."""
    assert named("midwest").cards().size == 48
    double = override(
        named("midwest"),
        {"pack": {"ranks": "ATKQJ", "copies": 4}, "deal": {"hand": 25, "packet": 5, "widow": 5}},
    )
    assert double.cards().size == 80


@pytest.mark.rule("4D-DECK-01", "4D-OPT-01", "4D-SETUP-01")
def test_double_deck_is_without_or_with_nines() -> None:
    """80 cards, 20 each and no widow; with nines 96, 24 each."""
    rules = named("double-deck")
    assert (rules.cards().size, rules.seats.players, rules.deal.hand, rules.deal.widow) == (80, 4, 20, 0)
    nines = parse("double-deck?pack.ranks=ATKQJ9&deal.hand=24")
    assert nines.cards().size == 96
