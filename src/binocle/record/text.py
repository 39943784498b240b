"""The form that people read: tags in brackets as in PBN, the auction round by round, the play trick by trick.

Writing it plays the record again, since trick winners and results come from the rules. Reading it takes the decisions
out of the text, writes them again and compares: so everything in the text is known to be right, results included, and
each record has exactly one text. What does not follow from the decisions, such as names and times, is protected by two
sums: one closes the header, one the whole text.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final

from binocle.cards import Card
from binocle.errors import NotationError, RecordError
from binocle.game.actions import Action, Bid, Bury, Deal, HandOut, LayMelds, Pass, PassCard, Play
from binocle.game.public import Settlement
from binocle.game.state import Settled, State
from binocle.record.files import Source, Target, read_bytes, write_bytes
from binocle.record.notation import read_action, read_holding, write_action, write_holding
from binocle.record.record import Entry, Header, Line, Occupant, Record, Seal, Undo, check_version
from binocle.record.replay import History, walk
from binocle.seats import CHANCE

_TAG: Final = re.compile(r'\[([A-Z][a-z]+)(?: "((?:[^"\\]|\\["\\])*)")?\]')
_SEAT: Final = re.compile(r"([0-5]) (person|bot) (.+)")
_HOLDINGS: Final = re.compile(r"0:([ATKQJ987.]+(?: [ATKQJ987.]+)*)")
_LINE: Final = re.compile(r"(?:[0-9]+\. )?([0-5]:.*?)(?: = .*)?")
_WORD: Final = re.compile(r"([0-5]):([^@ ]+)(?:@([0-9]{1,15}))?")
_ROW: Final = re.compile(r"[0-5]:[^ ]+(?: [0-5]:[^ ]+)*")
_PHRASE: Final = re.compile(r"([0-5]):([a-z]+(?: [^@ ]+)*)(?:@([0-9]{1,15}))?")
_UNDO: Final = re.compile(r"undo ([1-9][0-9]{0,8})")

_SECTIONS: Final = {
    "Bid": "Auction",
    "Pass": "Auction",
    "AskRedeal": "Auction",
    "NameTrump": "Trump",
    "AnnounceDurch": "Trump",
    "PassCard": "Passing",
    "HandOut": "Handing",
    "Bury": "Bury",
    "LayMelds": "Melds",
    **dict.fromkeys(("Play", "Meld", "Dix", "Draw"), "Play"),
}
"""Where an action stands; one that may come out of turn stands wherever it comes."""
_VERBS: Final = {"Auction": "bid", "Passing": "pass", "Handing": "hand", "Bury": "bury", "Play": "play"}
"""What a single word of a section is short for."""
_CHANGED: Final = "the sum does not fit: this line or one before it was changed"
_DERIVED: Final = ("Number", "Result", "Laid", "Taken", "Change", "Totals", "Mark", "Winner", "Paid", "Pool")
_WORDS: Final = (Bid, Pass, PassCard, HandOut, Bury, Play)
"""Actions that share a line with others."""
_ALONE: Final = ("draw", "durch", "shoot")
"""Actions of a single word that have a line of their own."""


def loads(text: str | bytes) -> Record:
    """Read a record from its text.

    Raises:
        RecordError: names the line and what was expected there; also when it does not replay.
    """
    if isinstance(text, bytes):
        text = _decoded(text)
    reader = _Reader(text)
    record = reader.record()
    try:
        written = dumps(record)
    except RecordError as error:
        place = None if error.line is None else reader.place(error.line)
        raise RecordError(error.problem, place, error.deal) from None
    if written != text:
        raise _difference(written, text)
    return record


def dumps(record: Record) -> str:
    """The text of a record. Raises `RecordError`, with the line of the JSONL form, when it does not replay."""
    record.header.check()
    head = "".join([f"{row}\n" for row in _header(record.header)])
    head += f"{_sum(head)}\n"
    body = "".join([f"{row}\n" for row in _Body().lines(record)])
    return f"{head}{body}{_sum(head + body)}\n"


def load(source: Source) -> Record:
    """Read a record from a path or a binary file. Raises `RecordError` as `loads`, `OSError` as the system does."""
    return loads(read_bytes(source))


def dump(record: Record, target: Target) -> None:
    """Write the text of a record to a path or a binary file."""
    write_bytes(target, dumps(record).encode())


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("the line is not UTF-8 text", line=line) from None


def _tag(name: str, value: object) -> str:
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{text}"]'


def _sum(text: str) -> str:
    """The line that protects a text so far: the first 16 hex digits of its SHA-256."""
    return _tag("Sum", hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16])


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _header(header: Header) -> Iterator[str]:
    yield _tag("Format", header.format)
    yield _tag("Behaviour", header.behaviour)
    yield _tag("Started", header.started)
    yield _tag("Table", header.table)
    yield _tag("First", header.dealer)
    for seat, occupant in enumerate(header.seats):
        yield _tag("Seat", f"{seat} {occupant.kind} {occupant.name}")
    yield _tag("Rules", header.rules.name)
    yield header.rules_json


# ------------------------------------------------------------------------------------------------ writing


class _Body:
    """The deals of a record as lines; keeps the row of words that is still growing."""

    def __init__(self) -> None:
        self._out: list[str] = []
        self._row: list[str] = []
        self._section = ""

    def lines(self, record: Record) -> list[str]:
        history = History(record.header)
        players = len(record.header.seats)
        before = history.state
        for line, step in walk(record, history):
            if isinstance(line, Seal):
                self._out.append(_tag("Digest", line.digest))
                continue
            assert step is not None
            if isinstance(line, Undo):
                self._phrase(f"{line.seat}:undo {line.to}{_time(line)}")
            elif isinstance(line.action, Deal):
                self._deal(line, line.action, step.state)
            else:
                self._entry(line, before, step.state, players)
            if isinstance(step.state.phase, Settled):
                self._break()
                self._out += _result(step.state.phase.result)
            before = step.state
        self._break()
        return self._out

    def _break(self) -> None:
        if self._row:
            self._out.append(" ".join(self._row))
            self._row.clear()

    def _phrase(self, text: str) -> None:
        self._break()
        self._out.append(text)

    def _deal(self, entry: Entry, deal: Deal, state: State) -> None:
        self._break()
        self._section = ""
        self._out += ["", _tag("Number", state.deal_no), _tag("Dealer", state.dealer)]
        if entry.at_ms is not None:
            self._out.append(_tag("Dealt", entry.at_ms))
        self._out.append(_tag("Deal", "0:" + " ".join([write_holding(hand) for hand in deal.hands])))
        if deal.widow:
            self._out.append(_tag("Widow", write_holding(deal.widow)))
        if deal.upcard is not None:
            self._out.append(_tag("Upcard", deal.upcard))
        if deal.stock:
            self._out.append(_tag("Stock", " ".join(deal.stock)))

    def _entry(self, entry: Entry, before: State, after: State, players: int) -> None:
        action = entry.action
        section = _SECTIONS.get(type(action).__name__, "")
        if section and section != self._section:
            self._break()
            self._out.append(f"[{section}]")
            self._section = section
        if not isinstance(action, _WORDS):
            self._phrase(f"{entry.seat}:{write_action(action)}{_time(entry)}{_earned(entry, before, after)}")
            return
        if not self._row and isinstance(action, Play):
            self._row.append(f"{len(before.public.tricks) + 1}.")
        self._row.append(f"{entry.seat}:{_word(action)}{_time(entry)}")
        if isinstance(action, Bid | Pass):
            if len(self._row) == players:
                self._break()
        elif isinstance(action, Play) and len(after.public.tricks) > len(before.public.tricks):
            trick = after.public.tricks[-1]
            self._row.append(f"= {trick.points} to {trick.winner}")
            self._break()


def _word(action: Action) -> str:
    """An action of one word: what stands in its section instead of the long form."""
    text = write_action(action)
    return text if isinstance(action, Pass) else text.partition(" ")[2]


def _time(line: Entry | Undo) -> str:
    return "" if line.at_ms is None else f"@{line.at_ms}"


def _earned(entry: Entry, before: State, after: State) -> str:
    """What a seat was paid for laying down."""
    shown = after.public.shown[len(before.public.shown) :]
    if isinstance(entry.action, LayMelds):
        melds = [f"{meld.name} {' '.join(meld.cards)} {meld.points}" for meld in shown]
        return f" = {', '.join(melds) or 'nothing'}"
    if shown and entry.action.__class__.__name__ in ("Meld", "Dix"):
        return f" = {shown[-1].points}"
    return ""


def _result(result: Settlement) -> Iterator[str]:
    yield _tag("Result", result.outcome)
    yield _tag("Laid", _numbers(result.melds))
    yield _tag("Taken", _numbers(result.tricks))
    yield _tag("Change", _numbers(result.change))
    yield _tag("Totals", _numbers(result.totals))
    yield _tag("Mark", result.target)
    if result.winner >= 0:
        yield _tag("Winner", result.winner)
    if any(result.paid):
        yield _tag("Paid", _numbers(result.paid))
    if result.pool:
        yield _tag("Pool", result.pool)


# ------------------------------------------------------------------------------------------------ reading


class _Reader:
    """Takes the decisions out of a text, line by line; what follows from them is only compared afterwards."""

    def __init__(self, text: str) -> None:
        self._rows = text.split("\n")
        self._at = 0
        self._lines: list[Line] = []
        self._places: list[int] = [1]
        self._n = 0
        self._deals = 0
        self._section = ""
        self._deal: dict[str, str] = {}
        self._deal_at: dict[str, int] = {}
        if self._rows.pop() or not self._rows:
            raise RecordError("the last line does not end; expected a newline", line=len(self._rows) + 1)

    def place(self, line: int) -> int:
        """The line of the text where a line of the JSONL form begins."""
        return self._places[line - 1]

    def record(self) -> Record:
        header = self._header()
        while self._at < len(self._rows):
            self._at += 1
            self._row(self._rows[self._at - 1])
        self._end_deal()
        return Record(header, tuple(self._lines))

    def _fail(self, expected: str, tag: str = "") -> RecordError:
        """The error of the line just read, or of the line on which a tag of the deal stood."""
        return RecordError(f"expected {expected}", line=self._deal_at[tag] if tag else max(1, self._at))

    def _next(self) -> str:
        self._at += 1
        return self._rows[self._at - 1] if self._at <= len(self._rows) else ""

    def _header(self) -> Header:
        format_ = self._number(self._value("Format"))
        behaviour = self._number(self._value("Behaviour"))
        check_version(format_, behaviour)
        started = self._value("Started")
        table = self._value("Table")
        if table not in ("bots", "people"):
            raise self._fail('[Table "bots"] or [Table "people"]')
        dealer = self._number(self._value("First"))
        seats: list[Occupant] = []
        while self._at < len(self._rows) and self._rows[self._at].startswith("[Seat "):
            found = _SEAT.fullmatch(self._value("Seat"))
            if not found or int(found[1]) != len(seats):
                raise self._fail(f'[Seat "{len(seats)} person NAME"] or [Seat "{len(seats)} bot NAME"]')
            seats.append(Occupant(found[3], "person" if found[2] == "person" else "bot"))
        self._value("Rules")
        rules = self._next()
        self._value("Sum")
        if self._rows[self._at - 1] != _sum("".join([f"{row}\n" for row in self._rows[: self._at - 1]])):
            raise RecordError(_CHANGED, line=self._at)
        header = Header(rules, tuple(seats), dealer, started, "bots" if table == "bots" else "people")
        try:
            header.check()
        except RecordError as error:
            raise RecordError(error.problem, line=self._at) from None
        return header

    def _value(self, name: str) -> str:
        found = _TAG.fullmatch(self._next())
        if not found or found[1] != name or found[2] is None:
            raise self._fail(f'[{name} "…"]')
        return re.sub(r"\\(.)", r"\1", found[2])

    def _number(self, text: str) -> int:
        if not re.fullmatch("[0-9]{1,15}", text):
            raise self._fail(f"a number in place of {text[:40]!r}")
        return int(text)

    def _row(self, row: str) -> None:
        if row.startswith("["):
            self._tag(row)
        elif row:
            self._end_deal()
            self._entries(row)

    def _tag(self, row: str) -> None:
        found = _TAG.fullmatch(row)
        if not found:
            raise self._fail('a tag such as [Name "value"]')
        name, value = found[1], found[2]
        if value is None:
            self._end_deal()
            self._section = name
        elif name in ("Dealt", "Deal", "Widow", "Upcard", "Stock"):
            self._deal[name], self._deal_at[name] = value, self._at
            if name == "Deal":
                self._places.append(self._at)
        elif name == "Digest":
            self._end_deal()
            self._places.append(self._at)
            self._lines.append(Seal(self._deals, value))
        elif name in _DERIVED or name == "Sum":
            self._end_deal()
        elif name != "Dealer":
            raise self._fail(f"a tag of a deal in place of [{name}]")

    def _end_deal(self) -> None:
        """The deal whose tags have been read is complete."""
        tags = self._deal
        if not tags:
            return
        if "Deal" not in tags:
            raise self._fail('[Deal "0:…"] before this line')
        found = _HOLDINGS.fullmatch(tags["Deal"])
        hands = found[1].split() if found else []
        if not hands or any(text.count(".") != 3 for text in hands):
            raise self._fail("hands such as 0:AATK.QJ..9, by suit S.H.D.C", "Deal")
        widow = tags.get("Widow", "...")
        if widow.count(".") != 3 or set(widow) - set("ATKQJ987."):
            raise self._fail("cards such as A.T.., by suit S.H.D.C", "Widow")
        upcard, stock = self._cards("Upcard"), self._cards("Stock")
        if len(upcard) > 1:
            raise self._fail("one card", "Upcard")
        up = upcard[0] if upcard else None
        deal = Deal(tuple([read_holding(text) for text in hands]), read_holding(widow), up, stock)
        self._deals += 1
        self._n += 1
        at_ms = self._number(tags["Dealt"]) if "Dealt" in tags else None
        self._lines.append(Entry(self._n, CHANCE, deal, at_ms))
        self._deal = {}

    def _cards(self, name: str) -> tuple[Card, ...]:
        """The cards that one of the tags of a deal lists."""
        try:
            return tuple([Card(text) for text in self._deal.get(name, "").split()])
        except ValueError:
            raise self._fail("cards such as AS TD", name) from None

    def _entries(self, row: str) -> None:
        found = _LINE.fullmatch(row)
        if not found:
            raise self._fail("entries such as 0:AS or 2:trump S, a seat before each")
        text = found[1]
        phrase = _PHRASE.fullmatch(text)
        if phrase and (phrase[2] in _ALONE or not _ROW.fullmatch(text)):
            self._add(phrase, phrase[2])
            return
        for word in text.split(" "):
            single = _WORD.fullmatch(word)
            if not single:
                raise self._fail(f"a seat, a colon and a word in place of {word[:40]!r}")
            self._add(single, self._long(single[2]))

    def _long(self, word: str) -> str:
        """The long form of a word of auction, bury or play."""
        if word == "pass":
            return word
        verb = _VERBS.get(self._section)
        if verb is None:
            raise self._fail("[Auction], [Passing], [Handing], [Bury] or [Play] before this line")
        return f"{verb} {word}"

    def _add(self, found: re.Match[str], text: str) -> None:
        seat = int(found[1])
        at_ms = None if found[3] is None else int(found[3])
        self._n += 1
        self._places.append(self._at)
        if undo := _UNDO.fullmatch(text):
            self._lines.append(Undo(self._n, seat, int(undo[1]), at_ms))
            return
        try:
            self._lines.append(Entry(self._n, seat, read_action(text), at_ms))
        except NotationError as error:
            raise RecordError(str(error), line=self._at) from None


def _difference(written: str, text: str) -> RecordError:
    """The first line that is not what this record is written as."""
    there, here = written.split("\n"), text.split("\n")
    for number, (expected, found) in enumerate(zip(there, here, strict=False), 1):
        if expected != found and expected.startswith("[Sum ") and found.startswith("[Sum "):
            return RecordError(_CHANGED, line=number)
        if expected != found:
            return RecordError(f"expected {expected!r}", line=number)
    shorter = min(len(there), len(here))
    problem = "expected the end of the record" if len(here) > len(there) else f"expected {there[shorter - 1]!r}"
    return RecordError(problem, line=shorter)
