"""The rule set of a table as plain, checked data: every option of the catalogue has a field or a row here.

A rule set is a tree of frozen structs. Numbers have ranges, words have lists of allowed values, and combinations
that no table could play are refused when the set is built, with the path of the field. No field holds code: what a
word means is said once, in the phase, kernel or table that reads it. `docs/rules-schema.md` shows the whole tree.

Sources in the descriptions are catalogue IDs (2H-…, 3A-…) and house rules (HR-…).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from binocle.cards import Pack
from binocle.errors import RuleSetError
from binocle.rules.conflicts import CARDS, NAME, conflicts


def _about(text: str, source: str) -> Meta:
    """What a field means in a player's words, and where the rule comes from."""
    return Meta(description=text, extra={"source": source})


Points = Annotated[int, Meta(ge=0, le=10_000)]
"""A value in points on the tens scale (a run is 150); 10,000 is more than any meld or penalty pays."""

UNPLAYED: Final = ("name", "title", "source")
"""What a set is called and where it is from; no part of what is played."""

Target = Annotated[int, Meta(ge=10, le=100_000)]
"""A mark to play to, in points."""


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a rule set on a list, in both languages."""

    en: Annotated[str, Meta(min_length=1, max_length=80), _about("The title in English.", "")]
    de: Annotated[str, Meta(min_length=1, max_length=80), _about("The title in German.", "")]


class PackRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards on the table."""

    ranks: Annotated[
        Literal["ATKQJ", "ATKQJ9", "ATKQJ7", "ATKQJ987"],
        _about("Ranks in the pack, high to low.", "COM-DECK-01..05 2H-OPT-16 2B-OPT-01 4D-OPT-01 3B-OPT-01"),
    ] = "ATKQJ9"
    copies: Annotated[Literal[2, 4], _about("How many copies of each card.", "COM-DECK-01 COM-DECK-03 3A-OPT-17")] = 2
    suits: Annotated[Literal["french", "german"], _about("Which suit signs and names are shown.", "COM-DECK-05")] = (
        "french"
    )


class SeatRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table, who plays with whom, and which way round."""

    players: Annotated[Literal[2, 3, 4], _about("How many play.", "2H-SETUP-01 3A-SETUP-01 4P-SETUP-01")] = 2
    partners: Annotated[bool, _about("Opposite seats are partners and share one score.", "4P-SETUP-01")] = False
    clockwise: Annotated[bool, _about("Turns go round clockwise.", "3A-SETUP-01 3B-DIR-01")] = True


class DealRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards reach the players."""

    hand: Annotated[
        int, Meta(ge=3, le=26), _about("Cards dealt to each player.", "2H-DEAL-01 3A-DEAL-02 HSK-OPT-01")
    ] = 12
    packet: Annotated[Literal[1, 2, 3, 4, 5, 6], _about("Cards given at a time.", "2B-OPT-02 3D-OPT-01")] = 3
    widow: Annotated[int, Meta(ge=0, le=6), _about("Cards laid aside for the declarer.", "3A-DEAL-03")] = 0
    stock: Annotated[
        bool, _about("The rest is a stock to draw from; its turned-up card fixes trump (two-handed).", "2H-DEAL-02")
    ] = False
    last_shown: Annotated[
        bool, _about("The winner of the last stock trick shows the face-down card he draws.", "2B-END2-01")
    ] = False
    last_choice: Annotated[
        bool, _about("The winner of the last stock trick chooses between stock card and upcard.", "HAY-OPT-02")
    ] = False
    redeal: Annotated[
        Literal["off", "five-nines", "five-nines-no-meld", "six-nines-one-ace"],
        _about("A hand this poor may ask for a new deal at its first turn.", "3A-OPT-03 3A-OPT-04 HR-16"),
    ] = "off"


class AuctionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the right to name trump is bid for."""

    style: Annotated[
        Literal["none", "rounds", "pairwise", "one-call"],
        _about("No auction, round by round until one is left, pair after pair, or one call each.", "3A-BID-05 HR-08"),
    ] = "none"
    minimum: Annotated[
        int,
        Meta(ge=0, le=10_000),
        _about("The lowest opening bid; 0 is none.", "3A-OPT-01 3D-OPT-02 4P-OPT-01 4D-OPT-06 3B-OPT-06"),
    ] = 250
    step: Annotated[int, Meta(ge=1, le=1_000), _about("Bids are multiples of this.", "3A-BID-03 HR-10")] = 10
    coarse_from: Annotated[
        int, Meta(ge=0, le=100_000), _about("From this bid on the coarse step holds; 0 is never.", "4D-OPT-07 HR-10")
    ] = 0
    coarse_step: Annotated[int, Meta(ge=1, le=1_000), _about("The step of high bids.", "4D-OPT-07 HR-10")] = 50
    maximum: Annotated[
        int, Meta(ge=0, le=100_000), _about("The highest bid; 0 is the most that the pack can make.", "3A-BID-03")
    ] = 0
    forehand_opens: Annotated[bool, _about("Forehand may not pass before there is a bid.", "3A-OPT-02")] = False
    all_passed: Annotated[
        Literal["throw-in", "dealer-takes", "dealer-must-bid"],
        _about(
            "Nobody bids: cards thrown in, or the dealer takes it at the minimum, or he may not pass.",
            "3A-BID-06 HR-09 4D-OPT-11",
        ),
    ] = "throw-in"
    meld_signals: Annotated[
        bool, _about("First-round bids announce meld to the partner.", "4D-OPT-09 HR-27 HSK-BID-01")
    ] = False


class TrumpRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How trump is found."""

    moment: Annotated[
        Literal["upcard", "before-widow", "before-bury", "after-bury"],
        _about("Turned up, or named by the declarer at this moment.", "2H-DEAL-02 3A-WID-05 3D-WID-02 HSK-OPT-02"),
    ] = "upcard"
    marriage: Annotated[
        bool, _about("The declarer must hold king and queen of the suit he names.", "4P-OPT-07 4D-OPT-10 HR-11")
    ] = False
    durch: Annotated[bool, _about("All tricks without trump may be announced instead.", "3B-DURCH-01 3B-OPT-03")] = (
        False
    )
    durch_won: Annotated[Points, _about("Points for a Durch that is made.", "3B-DURCH-02")] = 1000
    durch_lost: Annotated[Points, _about("Points lost with a failed Durch.", "3B-DURCH-02")] = 2000


class ExchangeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to the widow, and which cards partners pass."""

    widow_shown: Annotated[
        Literal["all", "declarer"], _about("Who sees the widow when it is taken.", "3A-WID-01 3D-OPT-03")
    ] = "all"
    bury: Annotated[
        Literal["any", "no-ace-no-trump", "nines-allowed"],
        _about("Which cards may be buried.", "3A-WID-03 3D-WID-05 3D-OPT-04 AMB-14"),
    ] = "any"
    widow_use: Annotated[
        Literal["bury", "one-each"],
        _about("The declarer buries as many as he took, or keeps one and hands one to each.", "4P-OPT-04 HR-22"),
    ] = "bury"
    pass_cards: Annotated[
        Literal[0, 1, 2, 3, 4], _about("Cards passed between the bidding partners.", "4P-OPT-03 HR-06")
    ] = 0
    pass_order: Annotated[
        Literal["in-turn", "at-once"], _about("Partner first and then declarer, or both at once.", "HR-06")
    ] = "in-turn"


class MeldRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the meld table.

    `cards` are ranks when `suit` gives the suit (trump, each plain suit, or one of all four), else whole cards.
    `points` is what holding it once, twice … pays in all; past the end of the list each copy pays the single value.
    """

    group: Annotated[
        Literal["sequence", "around", "special"],
        _about("The class of the meld; a card serves once in each class.", "COM-MELD-06"),
    ]
    cards: Annotated[
        str,
        Meta(pattern=CARDS),
        _about("ranks such as A T K, or whole cards such as QS JD", "COM-MELD-01..04"),
    ]
    points: Annotated[
        tuple[Points, ...],
        Meta(min_length=1, max_length=4),
        _about("What holding it once, twice … pays in all.", "COM-MELD-01..04 4D-MELD-03"),
    ]
    suit: Annotated[
        Literal["trump", "plain", "all", "given"],
        _about("In trump, in each plain suit, one card in each suit, or as the cards say.", "COM-MELD-01..04"),
    ] = "given"


class MeldRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be melded, when, and for how much."""

    rows: Annotated[
        dict[str, MeldRow],
        Meta(max_length=40),
        _about(
            "The meld table, line by line, by the names of the melds.", "COM-MELD-01..04 3B-OPT-02 3B-MELD-03 HR-23"
        ),
    ] = msgspec.field(default_factory=dict)
    doubles: Annotated[
        Literal["special", "twice"],
        _about("A meld held twice or more pays its own value, or just twice the single.", "3A-OPT-05 3D-OPT-07"),
    ] = "special"
    table: Annotated[
        Literal["600-900", "450-600", "600-1200", "900-1200", "additive"],
        _about("Triple and quadruple pinochle; additive: runs pay 150 each.", "4D-OPT-02 HR-23 AMB-16"),
    ] = "600-900"
    double_royal: Annotated[
        int, Meta(ge=40, le=1000), _about("Two royal marriages together.", "3A-OPT-06 HR-14 AMB-47")
    ] = 80
    royal_in_run: Annotated[bool, _about("The royal marriage inside a run is paid too.", "HR-01 AMB-04")] = False
    run_extra: Annotated[Points, _about("Each extra trump king or queen beside a run.", "HR-13")] = 0
    roundhouse: Annotated[
        Literal["sum", "own", "flat-250", "off", "whole", "extend"],
        _about(
            "Kings and queens of all suits: the sum of its parts, an own meld, 250; two-handed off, whole or extend.",
            "3A-OPT-07 2H-OPT-03 HR-24 AMB-05",
        ),
    ] = "sum"
    grand_pinochle: Annotated[bool, _about("SK SQ DJ laid together pay 80.", "2H-OPT-04 MCD-01")] = False
    double_pinochle: Annotated[
        Literal["extendable", "whole", "none"],
        _about("300 by growth too, only as a whole, or not at all.", "2H-OPT-05 GIB-01 HR-15"),
    ] = "extendable"
    tenfold: Annotated[bool, _about("Two-handed: double arounds and double run pay tenfold.", "2H-OPT-06 MCD-03")] = (
        False
    )
    extension: Annotated[
        Literal["difference", "full"], _about("What a grown meld pays.", "2H-MELD-08 2H-OPT-14 AMB-01")
    ] = "difference"
    reuse: Annotated[
        Literal["meld", "card"],
        _about("Whether re-use in a class is judged by the meld or by the card.", "2H-MELD-07 2H-OPT-15 AMB-03"),
    ] = "meld"
    per_trick: Annotated[
        Literal["one", "several"],
        _about("Melds per trick won; several have no card in common.", "2H-MELD-04 2H-OPT-09 HAY-02"),
    ] = "one"
    fresh_card: Annotated[bool, _about("Each meld needs a card from the hand.", "2H-MELD-05 2H-OPT-09 HAY-03")] = True
    moment: Annotated[
        Literal["before", "after"], _about("The winner melds before or after the draw.", "2H-OPT-08 HAY-01")
    ] = "before"
    after_last_draw: Annotated[
        bool, _about("Melding after the draw: also once the stock is gone.", "HAY-OPT-01 AMB-07")
    ] = False
    dix_is_meld: Annotated[bool, _about("A dix uses up the meld of the trick.", "2H-OPT-07 GIB-02")] = False
    dix_exchange: Annotated[
        Literal["compulsory", "optional"],
        _about("Whether the first dix must be exchanged for the upcard.", "2H-DIX-02 2B-DIX-02 AMB-08"),
    ] = "compulsory"


class PlayRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards may be played to a trick, and who takes it."""

    duty: Annotated[
        Literal["free", "strict", "east"],
        _about("Duty to follow, beat and trump (two-handed: once the stock is gone).", "3A-OPT-08 2H-OPT-10"),
    ] = "strict"
    stock_duty: Annotated[
        Literal["free", "strict", "east"], _about("The duty while there is a stock.", "2H-P1-01 2B-P1-02")
    ] = "free"
    head_after_ruff: Annotated[
        bool, _about("The led suit must be beaten even when the trick was ruffed.", "HR-02 AMB-45")
    ] = False
    twins: Annotated[Literal["first", "last"], _about("Which of two equal best cards wins.", "COM-TRICK-03")] = "first"
    leader: Annotated[
        Literal["declarer", "forehand"], _about("Who leads to the first trick.", "3A-PLAY-01 4P-OPT-02 3B-PLAY-01")
    ] = "declarer"
    first_lead: Annotated[Literal["any", "trump"], _about("What the declarer may lead first.", "HR-07")] = "any"
    revoke: Annotated[
        Literal["refused", "judged"], _about("Illegal cards are refused, or revokes claimed.", "HR-26 AMB-24")
    ] = "refused"
    revoke_costs: Annotated[
        Literal["set", "tricks"], _about("A proven revoke sets the side, or loses it its tricks.", "HR-26")
    ] = "set"


class ScoreRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal is worth and when the game is over."""

    card_points: Annotated[
        Literal["traditional", "simplified", "streamlined"],
        _about("Points of the cards in tricks.", "COM-CP-01..03 2H-OPT-01 HSK-OPT-03 4D-OPT-04 3B-OPT-04"),
    ] = "traditional"
    last_trick: Annotated[
        int, Meta(ge=0, le=100), _about("Points for the last trick.", "COM-LAST-01 COM-LAST-02 4D-OPT-03 HR-04")
    ] = 10
    rounding: Annotated[Literal["none", "7-up"], _about("Rounding of trick points.", "2H-OPT-13 2B-SCORE-03")] = "none"
    target: Annotated[
        Target, _about("The mark that ends the game.", "2H-OPT-11 3A-OPT-09 3D-OPT-06 4P-OPT-05 4D-OPT-05")
    ] = 1000
    end: Annotated[
        Literal["standard", "raise"],
        _about("Several at the mark: decide, or raise the mark.", "2H-OPT-12 2H-END-06 3A-OPT-12 HR-21"),
    ] = "standard"
    raise_by: Annotated[int, Meta(ge=10, le=10_000), _about("By how much the mark is raised.", "2H-END-06")] = 250
    crossing: Annotated[
        Literal["declarer", "higher"],
        _about("Several at the mark: declarer first, or the higher total.", "3A-END-02 3D-END-01 4D-END-01 HR-21"),
    ] = "higher"
    call_out: Annotated[
        Literal["off", "on", "extra-trick"],
        _about("A player may claim the mark in mid-deal.", "2H-OPT-12 2H-END-07 2B-END-05 MCD-02 MCD-04"),
    ] = "off"
    melds_need: Annotated[
        Literal["nothing", "trick", "counter", "points"],
        _about("What a side must take for its melds to count.", "3A-SCORE-01 3D-OPT-05 4P-OPT-06 HSK-SCORE-01 HR-03"),
    ] = "nothing"
    melds_need_points: Annotated[Points, _about("Trick points that save the melds.", "HR-03 4D-OPT-08")] = 200
    set_cost: Annotated[
        Literal["bid", "bid-and-melds", "double"], _about("What a lost contract costs.", "3A-SCORE-04 HR-05 3B-OPT-05")
    ] = "bid"
    give_up: Annotated[
        Literal["never", "before-meld", "before-lead"],
        _about("Until when the declarer may give up.", "3A-GIVE-01 3A-OPT-18 3D-OPT-08 HR-19 AMB-21"),
    ] = "never"
    give_up_bonus: Annotated[Points, _about("Paid to each other side on giving up.", "HSK-GIVE-01")] = 0
    dead_contract: Annotated[Literal["play-on", "set"], _about("A contract that all tricks cannot save.", "HR-18")] = (
        "play-on"
    )
    minimum_meld: Annotated[
        Points, _about("Meld that a side needs to lay it down at all; 0 is none.", "4D-OPT-08 HR-12")
    ] = 0
    short_meld: Annotated[
        Literal["unlaid", "set"],
        _about("Bidders below the minimum meld: it does not count, or they are set at once.", "4D-OPT-08 HR-12"),
    ] = "unlaid"
    minimum_tricks: Annotated[
        Points, _about("Trick points without which a side books nothing for the deal; 0 is none.", "4D-OPT-08")
    ] = 0
    four_pinochles_win: Annotated[bool, _about("Four pinochles win the game.", "HSK-OPT-04")] = False
    quadruple_run_wins: Annotated[bool, _about("A quadruple run wins the game.", "HR-23")] = False
    shoot: Annotated[int, Meta(ge=0, le=100_000), _about("Promise of every trick; 0 is off.", "HR-17")] = 0
    shoot_wins: Annotated[bool, _about("A kept promise of every trick wins the game.", "HR-17")] = False
    negative_limit: Annotated[
        int, Meta(ge=0, le=100_000), _about("The game ends when a total is this far below zero; 0 is off.", "3A-OPT-10")
    ] = 0
    all_negative: Annotated[bool, _about("All below zero: the first back in plus wins.", "3A-OPT-11")] = False
    length: Annotated[Literal["target", "deals", "rounds"], _about("What ends the game.", "3A-OPT-13 HR-20")] = "target"
    length_count: Annotated[
        int, Meta(ge=1, le=1_000), _about("How many deals or rounds.", "3A-OPT-13 2B-END-01 2B-OPT-03")
    ] = 1
    mercy: Annotated[Literal["off", "minus-target", "spread"], _about("Early end for a hopeless loser.", "HR-20")] = (
        "off"
    )
    scale: Annotated[Literal["tens", "modern"], _about("Zeros kept or dropped on display.", "3A-OPT-14 HR-25")] = "tens"


class MoneyRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stakes and how the score is kept; points are not touched by any of it."""

    kind: Annotated[Literal["none", "direct", "pool"], _about("Who is paid.", "3A-OPT-16 3A-PAY-01 3A-PAY-03")] = "none"
    game: Annotated[int, Meta(ge=0, le=1_000_000), _about("What a game is worth.", "3A-PAY-01 3A-OPT-15")] = 2
    ratio: Annotated[Literal[1, 2, 3, 4], _about("Game against given-up deal.", "3A-OPT-15 AMB-13")] = 2
    keeping: Annotated[
        Literal["paper", "bank", "countdown"],
        _about("Paper, chip bank or chips to give away.", "2B-OPT-04 2B-SCORE-01"),
    ] = "paper"


class RuleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything two players must agree on before the first deal.

    Raises `RuleSetError` when fields contradict each other; the error names the path of the field.
    """

    name: Annotated[str, Meta(pattern=NAME), _about("small letters, digits and hyphens, 40 at the most", "")]
    title: Title
    source: Annotated[str, Meta(min_length=1, max_length=200), _about("Where these rules are written down.", "")]
    pack: PackRules = PackRules()
    seats: SeatRules = SeatRules()
    deal: DealRules = DealRules()
    auction: AuctionRules = AuctionRules()
    trump: TrumpRules = TrumpRules()
    exchange: ExchangeRules = ExchangeRules()
    meld: MeldRules = MeldRules()
    play: PlayRules = PlayRules()
    score: ScoreRules = ScoreRules()
    money: MoneyRules = MoneyRules()

    def __post_init__(self) -> None:
        for path, problem in conflicts(self):
            raise RuleSetError(path, problem)

    def cards(self) -> Pack:
        """The pack of this table."""
        return Pack(self.pack.ranks, self.pack.copies)
