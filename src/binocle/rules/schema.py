"""The rule set of a table as plain, checked data: every option of the catalogue has a field or a row here.

A rule set is a tree of frozen structs. Numbers have ranges, words have lists of allowed values, and combinations
that no table could play are refused when the set is built, with the path of the field. No field holds code: what a
word means is said once, in the phase, kernel or table that reads it. `docs/rules-schema.md` shows the whole tree.

Sources in the descriptions are catalogue IDs (2H-…, 3A-…) and house rules (HR-…).
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from binocle.cards import Pack
from binocle.errors import RuleSetError


def _about(text: str, source: str) -> Meta:
    """What a field means in a player's words, and where the rule comes from."""
    return Meta(description=text, extra={"source": source})


Points = Annotated[int, Meta(ge=0, le=10_000)]
"""A value in points on the tens scale (a run is 150); 10,000 is more than any meld or penalty pays."""

Target = Annotated[int, Meta(ge=10, le=100_000)]
"""A mark to play to, in points."""


NAME: Final = r"^[a-z0-9][a-z0-9-]{0,39}(?!\n)$"
CARDS: Final = r"^[ATKQJ987][SHDC]?( [ATKQJ987][SHDC]?)*(?!\n)$"
"""How a set is called and how the cards of a meld are written; `$` alone would let a line end pass."""


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a rule set on a list, in both languages."""

    en: Annotated[str, Meta(min_length=1, max_length=80)]
    de: Annotated[str, Meta(min_length=1, max_length=80)]


class PackRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards on the table."""

    ranks: Annotated[
        Literal["ATKQJ", "ATKQJ9", "ATKQJ7", "ATKQJ987"], _about("Ranks in the pack, high to low.", "COM-DECK-01..05")
    ] = "ATKQJ9"
    copies: Annotated[Literal[2, 4], _about("How many copies of each card.", "COM-DECK-01 COM-DECK-03")] = 2
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

    hand: Annotated[int, Meta(ge=3, le=26), _about("Cards dealt to each player.", "2H-DEAL-01 3A-DEAL-02")] = 12
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
        int, Meta(ge=0, le=10_000), _about("The lowest opening bid; 0 is none.", "3A-OPT-01 3D-OPT-02 4P-OPT-01")
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

    group: Annotated[Literal["sequence", "around", "special"], _about("The class of the meld.", "COM-MELD-06")]
    cards: Annotated[
        str, Meta(pattern=CARDS, description="ranks such as A T K, or whole cards such as QS JD", extra={"source": "-"})
    ]
    points: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=4)]
    suit: Literal["trump", "plain", "all", "given"] = "given"


class MeldRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be melded, when, and for how much."""

    rows: Annotated[dict[str, MeldRow], Meta(max_length=40)] = msgspec.field(default_factory=dict)
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
        _about("300 by growth too, only as a whole, or not at all.", "2H-OPT-05 TM-09 GIB-01 HR-15"),
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
        Literal["one", "several"], _about("Melds per trick won; several have no card in common.", "2H-MELD-04 HAY-02")
    ] = "one"
    fresh_card: Annotated[bool, _about("Each meld needs a card from the hand.", "2H-MELD-05 HAY-03")] = True
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
        Literal["traditional", "simplified", "streamlined"], _about("Points of the cards in tricks.", "COM-CP-01..03")
    ] = "traditional"
    last_trick: Annotated[int, Meta(ge=0, le=100), _about("Points for the last trick.", "COM-LAST-01 HR-04")] = 10
    rounding: Annotated[Literal["none", "7-up"], _about("Rounding of trick points.", "2H-OPT-13 2B-SCORE-03")] = "none"
    target: Annotated[Target, _about("The mark that ends the game.", "2H-OPT-11 3A-OPT-09 3D-OPT-06 4P-OPT-05")] = 1000
    end: Annotated[
        Literal["standard", "raise"],
        _about("Several at the mark: decide, or raise the mark.", "2H-OPT-12 2H-END-06 3A-OPT-12 HR-21"),
    ] = "standard"
    raise_by: Annotated[int, Meta(ge=10, le=10_000), _about("By how much the mark is raised.", "2H-END-06")] = 250
    crossing: Annotated[
        Literal["declarer", "higher"],
        _about("Several at the mark: declarer first, or the higher total.", "3A-END-02 3D-END-01 4D-END-01 HR-21"),
    ] = "declarer"
    call_out: Annotated[
        Literal["off", "on", "extra-trick"],
        _about("A player may claim the mark in mid-deal.", "2H-END-07 2B-END-05 MCD-02"),
    ] = "off"
    melds_need: Annotated[
        Literal["nothing", "trick", "counter", "points"],
        _about("What a side must take for its melds to count.", "3A-SCORE-01 3D-OPT-05 4P-OPT-06 HSK-SCORE-01 HR-03"),
    ] = "trick"
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

    name: Annotated[
        str, Meta(pattern=NAME, description="small letters, digits and hyphens, 40 at the most", extra={"source": "-"})
    ]
    title: Title
    source: Annotated[str, Meta(min_length=1, max_length=200)]
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
        for path, problem in _contradictions(self):
            raise RuleSetError(path, problem)

    @property
    def two_handed_stock(self) -> bool:
        """Whether this is a draw game: melds trick by trick, cards drawn from a stock."""
        return self.deal.stock

    def cards(self) -> Pack:
        """The pack of this table."""
        return Pack(self.pack.ranks, self.pack.copies)


PLANNED: Final[dict[str, Any]] = {
    "deal.redeal": "off",
    "deal.last_choice": False,
    "auction.style": ("none", "rounds"),
    "auction.meld_signals": False,
    "trump.durch": False,
    "exchange.widow_use": "bury",
    "exchange.pass_cards": 0,
    "exchange.pass_order": "in-turn",
    "play.revoke": "refused",
    "play.revoke_costs": "set",
    "score.dead_contract": "play-on",
    "score.minimum_meld": 0,
    "score.short_meld": "unlaid",
    "score.minimum_tricks": 0,
    "score.four_pinochles_win": False,
    "score.quadruple_run_wins": False,
    "score.shoot": 0,
    "score.shoot_wins": False,
    "score.mercy": "off",
    "score.scale": "tens",
    "money.kind": "none",
    "money.keeping": "paper",
}
"""Fields that have their place but not yet their behaviour, and the only values that may stand there until they do."""


def _word(value: object) -> str:
    """A value as it stands in a rule file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _contradictions(r: RuleSet) -> list[tuple[str, str]]:  # noqa: C901, PLR0912 - one flat list of independent checks
    """All reasons why no table could play this set, as (field path, sentence)."""
    found: list[tuple[str, str]] = []

    def refuse(path: str, problem: str) -> None:
        found.append((path, problem))

    for path, only in PLANNED.items():
        section, field = path.split(".")
        value = getattr(getattr(r, section), field)
        allowed = only if isinstance(only, tuple) else (only,)
        if value not in allowed:
            words = ", ".join(_word(choice) for choice in allowed)
            refuse(path, f"{_word(value)} is not played by this version yet; allowed: {words}")
    size = r.cards().size
    dealt = r.seats.players * r.deal.hand + r.deal.widow
    if r.deal.hand % r.deal.packet:
        refuse("deal.packet", f"{r.deal.hand} cards cannot be dealt {r.deal.packet} at a time")
    if r.deal.stock:
        if r.seats.players != 2:
            refuse("deal.stock", f"a stock is for two players, not for {r.seats.players} (seats.players)")
        if r.deal.widow:
            refuse("deal.widow", "a game with a stock has no widow (deal.stock)")
        if dealt + 2 > size or (size - dealt) % 2:
            refuse("deal.hand", f"{dealt} cards dealt from {size} leave no even stock of two or more")
        if r.auction.style != "none":
            refuse("auction.style", "trump is turned up in a game with a stock (deal.stock); allowed: none")
        if r.trump.moment != "upcard":
            refuse("trump.moment", "trump is turned up in a game with a stock (deal.stock); allowed: upcard")
        if r.trump.marriage:
            refuse("trump.marriage", "nobody names trump in a game with a stock (deal.stock)")
        if r.score.give_up != "never":
            refuse("score.give_up", "there is no declarer to give up in a game with a stock (deal.stock)")
        if r.meld.roundhouse in ("own", "flat-250", "sum"):
            refuse("meld.roundhouse", f"{r.meld.roundhouse} is for auction games; allowed: off, whole, extend")
        if r.score.melds_need != "nothing":
            refuse("score.melds_need", "melds are booked at once in a game with a stock; allowed: nothing")
        if r.play.first_lead == "trump" or r.play.leader == "forehand":
            refuse("play.first_lead" if r.play.first_lead == "trump" else "play.leader", "there is no declarer here")
    else:
        if dealt != size:
            refuse(
                "deal.hand", f"{r.seats.players} x {r.deal.hand} + {r.deal.widow} cards are not the {size} of the pack"
            )
        if r.auction.style == "none":
            refuse("auction.style", "without a stock trump is bid for; allowed: rounds")
        if r.trump.moment == "upcard":
            refuse("trump.moment", "no card is turned up without a stock (deal.stock)")
        if r.meld.roundhouse in ("whole", "extend", "off"):
            refuse("meld.roundhouse", f"{r.meld.roundhouse} is for two-handed games; allowed: sum, own, flat-250")
        if r.score.call_out != "off":
            refuse("score.call_out", "calling out is for two-handed games (deal.stock); allowed: off")
        for path, used in (
            ("meld.tenfold", r.meld.tenfold),
            ("meld.dix_is_meld", r.meld.dix_is_meld),
            ("deal.last_shown", r.deal.last_shown),
            ("meld.after_last_draw", r.meld.after_last_draw),
        ):
            if used:
                refuse(path, "is for two-handed games with a stock (deal.stock); allowed: false")
        for path, other, only in (
            ("meld.per_trick", r.meld.per_trick != "one", "one"),
            ("meld.moment", r.meld.moment != "before", "before"),
            ("meld.fresh_card", not r.meld.fresh_card, "true"),
        ):
            if other:
                refuse(path, f"melding trick by trick is for games with a stock (deal.stock); allowed: {only}")
    if r.seats.partners and r.seats.players != 4:
        refuse("seats.partners", f"partners need four players, not {r.seats.players} (seats.players)")
    if r.seats.players == 4 and not r.seats.partners:
        refuse("seats.partners", "four play as two pairs of partners; allowed: true")
    if r.seats.players == 2 and not r.deal.stock:
        refuse("seats.players", "two play with a stock (deal.stock); allowed without it: 3, 4")
    if r.deal.widow and r.seats.players == 4:
        refuse("deal.widow", "a widow among four players is not played by this version yet; allowed: 0")
    if r.score.length == "rounds" and r.score.length_count * r.seats.players > 1000:
        refuse("score.length_count", "a game has 1000 deals at the most")
    if r.meld.tenfold and r.meld.doubles == "twice":
        refuse("meld.tenfold", "contradicts meld.doubles = twice")
    if r.meld.after_last_draw and r.meld.moment == "before":
        refuse("meld.after_last_draw", "needs meld.moment = after")
    if r.score.end == "raise" and r.score.length != "target":
        refuse("score.end", f"a game of fixed length has no mark to raise (score.length = {r.score.length})")
    if r.score.call_out != "off" and r.score.length != "target":
        refuse("score.call_out", f"a game of fixed length has no mark to claim (score.length = {r.score.length})")
    if r.auction.maximum and r.auction.maximum < r.auction.minimum:
        refuse("auction.maximum", f"{r.auction.maximum} is below auction.minimum = {r.auction.minimum}")
    if r.auction.style != "none":
        if r.auction.minimum % r.auction.step:
            refuse("auction.minimum", f"{r.auction.minimum} is no multiple of auction.step = {r.auction.step}")
        if r.auction.maximum % r.auction.step:
            refuse("auction.maximum", f"{r.auction.maximum} is no multiple of auction.step = {r.auction.step}")
        if r.auction.coarse_from and (
            r.auction.coarse_step % r.auction.step or r.auction.coarse_from % r.auction.coarse_step
        ):
            refuse("auction.coarse_step", "must be a multiple of auction.step and divide auction.coarse_from")
    for name, row in r.meld.rows.items():
        found.extend(_row_faults(name, row))
    dix = r.meld.rows.get("dix")
    if dix is not None and dix.cards in {"8", "9"} and "7" in r.pack.ranks:
        refuse("meld.rows.dix.cards", "the dix is the lowest trump, and the pack has sevens (pack.ranks); allowed: 7")
    return found


def _row_faults(name: str, row: MeldRow) -> list[tuple[str, str]]:
    """Why a line of the meld table cannot be read."""
    path = f"meld.rows.{name}"
    if re.search(NAME, name) is None:
        return [(path, "a meld is named by small letters, digits and hyphens, 40 at the most")]
    words = row.cards.split()
    if len(words) > 16:
        return [(f"{path}.cards", "a meld has 16 cards at the most")]
    wide = 2 if row.suit == "given" else 1
    if any(len(word) != wide for word in words):
        wanted = "whole cards such as QS" if row.suit == "given" else "ranks such as K"
        return [(f"{path}.cards", f"{row.cards!r} does not fit suit = {row.suit}; allowed: {wanted}")]
    return []
