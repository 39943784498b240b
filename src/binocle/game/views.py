"""What a seat may know: the only thing about a running game that leaves the engine."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from binocle.cards import SUITS, Card
from binocle.game.actions import Action
from binocle.game.public import Handed, Public, Settlement, Side

_CARDS = frozenset(card.value for card in Card)
_SUITS = frozenset(SUITS)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: a stable code, and facts for the sentence (all known to the actor).

    `text` is the English sentence; `say("de")` the German one. Both stand in the locale files under the code.
    """

    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.say("en")

    def say(self, lang: str, *, german: bool = False) -> str:
        """The sentence in one of the languages `en`, `de`; with `german`, cards bear the names of German suits.

        Beside each fact `card`, `suit` or `name` the sentence may use its name in words: `card-name`, `suit-name`,
        `meld-name`; `pack` is `german` or `french`.
        """
        from binocle.locale import texts  # noqa: PLC0415 - reading texts costs time only a refusal needs

        speak = texts(lang)
        names = {"pack": "german" if german else "french"}
        for fact, value in self.facts.items():
            word = str(value)
            if fact == "card":
                names["card-name"] = speak.card(word, german=german) if word in _CARDS else word
            elif fact == "suit":
                names["suit-name"] = speak.suit(word, german=german) if word in _SUITS else word
            elif fact == "name":
                names["meld-name"] = speak.meld(word, german=german)
        if lang == "en":  # names of cards are nouns like any other within an English sentence
            names = {key: name.lower() for key, name in names.items()}
        return speak("refusal-" + self.code.replace("/", "-"), **self.facts, **names)


class Score(msgspec.Struct, frozen=True):
    """The score by side: booked totals, melds and card points so far in this deal, the mark, and a winner (or -1).

    `chips` lie before each side where the score is kept with chips (2B-OPT-04).
    """

    totals: tuple[int, ...]
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    target: int
    winner: int
    chips: tuple[int, ...] = ()


class DealingView(msgspec.Struct, frozen=True, tag=True):
    """Waiting for the cards."""


class AuctionView(msgspec.Struct, frozen=True, tag=True):
    """The auction: high bid (0 = none yet) and bidder (-1), who is still in, the lowest bid allowed (0 = none left)."""

    high: int
    bidder: int
    active: tuple[bool, ...]
    lowest: int


class TrumpView(msgspec.Struct, frozen=True, tag=True):
    """The declarer is naming trump."""


class PassView(msgspec.Struct, frozen=True, tag=True):
    """Partners pass cards: how many this seat still has to choose (None for others), and whether one side is done."""

    need: int | None
    second: bool


class HandOutView(msgspec.Struct, frozen=True, tag=True):
    """The declarer hands out widow cards: the seats that are still due one, in order."""

    due: tuple[int, ...]


class BuryView(msgspec.Struct, frozen=True, tag=True):
    """The declarer is burying: how many cards are still due (None for the others, who see it when it is done)."""

    need: int | None


class MeldingView(msgspec.Struct, frozen=True, tag=True):
    """Melds are being laid out; `laid` seats have done so."""

    laid: int


class TrickView(msgspec.Struct, frozen=True, tag=True):
    """A trick on the table: leader and cards in order, the seat that is winning it (-1 when empty)."""

    leader: int
    cards: tuple[Card, ...]
    winning: int


class StockView(msgspec.Struct, frozen=True, tag=True):
    """Two-handed phase one: the trick, who may meld (-1 = nobody), what lies tabled, and the cards left to draw."""

    leader: int
    cards: tuple[Card, ...]
    winning: int
    melder: int
    sides: tuple[Side, Side]
    exchanged: bool
    left: int


class SettledView(msgspec.Struct, frozen=True, tag=True):
    """The deal is booked."""

    result: Settlement


PhaseView: TypeAlias = (
    DealingView
    | AuctionView
    | TrumpView
    | HandOutView
    | BuryView
    | PassView
    | MeldingView
    | TrickView
    | StockView
    | SettledView
)


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of the current deal, with perfect recall; `seat` None is a spectator.

    `hand` are the seat's concealed cards (None for a spectator), `buried` the cards it buried itself, `widow` the
    widow when this seat has seen it, `handed` the cards it gave to or got from another seat (those it is choosing to
    pass stand there already), `held` how many cards each seat has in hand. `ledger` and `pool` are the stakes. `public`
    is what everybody has seen. `legal` is what this seat, and only this seat, may do now.
    """

    seq: int
    seat: int | None
    rules: str
    to_act: int
    deal_no: int
    dealer: int
    score: Score
    decider: bool
    public: Public
    hand: tuple[Card, ...] | None
    held: tuple[int, ...]
    widow: tuple[Card, ...]
    buried: tuple[Card, ...]
    handed: tuple[Handed, ...]
    ledger: tuple[int, ...]
    pool: int
    phase: PhaseView
    legal: tuple[Action, ...]


class Budget(msgspec.Struct, frozen=True):
    """What a player may spend on a decision: a seed for its dice, worlds to sample, and seconds.

    `worlds` 0 is what the player's level asks for. With `seconds` (0 = no limit) a player that searches stops when they
    are used up and answers with what it has found; only then may two runs of one decision differ.
    """

    seed: int = 0
    worlds: int = 0
    seconds: float = 0.0


class Candidate(msgspec.Struct, frozen=True):
    """An action that was considered.

    `value` is what the player expects of it for its side, in points; `spread` the standard deviation of the results
    seen; `visits` in how many worlds it was looked at.
    """

    action: Action
    value: float
    visits: int = 0
    spread: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """A player's answer: the action, what else was considered, and why (a text key with facts the seat can see).

    `fault` says that the player gave no answer that can be used, and how (`late`, `crash`, …); the action was then
    chosen in its place.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    why: str = ""
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    fault: str = ""


class Player(Protocol):
    """Decides: a function of the view and a seeded budget, so that it survives restarts and replays exactly."""

    def decide(self, view: View, budget: Budget) -> Decision:
        """The action this player takes in this view."""
        ...
