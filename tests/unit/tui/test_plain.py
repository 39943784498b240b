"""The game line by line: whole games by typing, in both languages."""

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from binocle.errors import BinocleError, RecordError
from binocle.locale import LANGUAGES, Language, texts
from binocle.players.registry import UnknownPlayerError
from binocle.record import load, verify
from binocle.rules import parse
from binocle.tui import plain, typed
from binocle.tui.host import PERSON, SeatsError
from tests.strategies import some_names

Typing = Callable[["Typist"], Iterator[str]]


class Typist(io.TextIOBase):
    """Somebody who reads what is on the screen before typing the next line; the input ends when he has no more."""

    def __init__(self, screen: io.StringIO, typing: Typing) -> None:
        self.screen = screen
        self.lines: list[str] = []
        self.answered = 0
        self._next = typing(self)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002 - the file's signature
        """The next line, after everything that has been written so far."""
        self.lines = self.screen.getvalue().removesuffix("> ").splitlines()
        line = next(self._next, None)
        self.answered = len(self.lines)
        return "" if line is None else f"{line}\n"

    def since(self) -> list[str]:
        """What has been said since the last line was typed."""
        return self.lines[self.answered :]

    def last(self, start: str) -> str:
        """The rest of the latest line that begins so, empty when there is none."""
        found = [line.removeprefix("> ") for line in self.lines if line.removeprefix("> ").startswith(start)]
        return found[-1].removeprefix(start) if found else ""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines as they are said; how they are broken is a test of its own."""
    monkeypatch.setattr(plain, "WIDTH", 10_000)


def play(
    line: str,
    lang: Language,
    typing: Typing,
    folder: Path,
    *,
    seed: int = 1,
    resume: bool = False,
    bots: str = "steady",
) -> list[str]:
    """All lines of a session; its record is `game.jsonl` in the folder."""
    rules = parse(line)
    screen = io.StringIO()
    typist = Typist(screen, typing)
    plain.run(
        None if resume else rules,
        [] if resume else [PERSON, *[bots] * (rules.seats.players - 1)],
        lang,
        stdin=typist,  # type: ignore[arg-type]
        stdout=screen,
        seed=seed,
        record=None if resume else folder / "game.jsonl",
        resume=folder / "game.jsonl" if resume else None,
    )
    return screen.getvalue().splitlines()


def typing(*lines: str) -> Typing:
    """Type these lines whatever is said."""
    return lambda _: iter(lines)


OPTION = re.compile(r"(?:^|, |: )(\d+): ")


def cards_shown(text: str) -> set[str]:
    """Cards named in `♠ A A K  ♥ Q`."""
    groups = [group.split() for group in text.split("  ") if group]
    if groups and "-" in groups[0][0]:  # German suits: each card is written out
        return {card for group in groups for card in group}
    return {rank + group[0] for group in groups for rank in group[1:]}


def whole_game(lang: Language, done: dict[str, int]) -> Typing:
    """Always the first thing on the list; once each a card that duty forbids, an undo and a hint."""
    say = texts(lang)
    hand_line = say("table-hand", cards="@").removesuffix("@")
    card_line = say("plain-choose-card", cards="@").removesuffix("@")

    def type_on(typist: Typist) -> Iterator[str]:
        for _ in range(3000):
            choice = next((line for line in typist.since() if line.startswith(card_line)), "")
            playable = set(re.findall(r"\d+: (\S+?)(?:,|$)", choice.removeprefix(card_line)))
            forbidden = sorted(cards_shown(typist.last(hand_line)) - playable)
            if "refused" not in done and playable and forbidden:
                done["refused"] = len(typist.lines)
                yield forbidden[0]
            elif "hint" not in done and done.get("refused"):
                done["hint"] = len(typist.lines)
                yield say("plain-word-hint").split()[0]
            elif "undo" not in done and done.get("hint"):
                done["undo"] = len(typist.lines)
                yield say("plain-word-undo").split()[0]
            else:
                yield "1"

    return type_on


SHORT = {
    "two-handed": "two-handed?score.target=300",
    "double-deck": "double-deck?score.target=1000",
}


@pytest.mark.parametrize("name", some_names(2, "plain"))
def test_a_whole_game_in_both_languages(name: str, tmp_path: Path) -> None:
    """A game of each set is played to its end; with one seed it is the same game in both languages, word by word.

    Each has a refused card, a hint and an undo; no German line equals its English one but those of cards alone.
    """
    said: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        folder = tmp_path / lang
        folder.mkdir()
        done: dict[str, int] = {}
        said[lang] = play(SHORT.get(name, name), lang, whole_game(lang, done), folder, seed=7)
        assert set(done) == {"refused", "hint", "undo"}
        say = texts(lang)
        assert said[lang][-3] == say("plain-game-over")
        refusals = [key for key in say.keys if key.startswith("refusal-play-must")]
        openings = {say(key, **{"suit-name": "@"}).split("@")[0][:12] for key in refusals}
        answer = said[lang][done["refused"]].removeprefix("> ")
        assert any(answer.startswith(opening) for opening in openings), answer
        assert any(line.removeprefix("> ").startswith(say("note-hint", label="")) for line in said[lang])
        assert f"> {say('note-taken-back', who='you', name='')}" in said[lang]
        record = load(folder / "game.jsonl")
        verify(record)
        assert str(folder / "game.jsonl") in said[lang][-2]
    english, german = said["en"], said["de"]
    assert len(english) == len(german)
    for one, other in zip(english, german, strict=True):
        if one == other:
            assert not re.search(r"[a-zA-Z]{2,}", one), one


def test_input_ends(tmp_path: Path) -> None:
    """When the input ends in mid-game everything decided so far is in the record, which resumes to the same point."""
    said = play("midwest", "en", typing("pass"), tmp_path)
    assert said[-1] == texts("en")("plain-bye")
    record = load(tmp_path / "game.jsonl")
    verify(record)
    assert record.cut == 0
    where = [line for line in said if line.startswith("Your hand")][-1]
    again = play("midwest", "de", typing("ende"), tmp_path, resume=True)
    assert texts("de")("plain-resumed") in again
    assert any(line.startswith("Dein Blatt") for line in again)
    english = play("midwest", "en", typing("quit"), tmp_path, resume=True)
    assert where in english
    assert load(tmp_path / "game.jsonl") == record


def test_empty_input(tmp_path: Path) -> None:
    """Without any input the game is dealt, offered and kept."""
    said = play("two-handed", "en", typing(), tmp_path)
    assert said[0].startswith("Two-handed Pinochle. Players: You, Anna (Computer, steady).")
    assert said[-1] == texts("en")("plain-bye")
    assert len(load(tmp_path / "game.jsonl").lines) >= 1


def test_blank_lines_are_passed_over(tmp_path: Path) -> None:
    """A line without anything does nothing."""
    said = play("partners", "en", typing("", "   ", "quit"), tmp_path)
    assert said == [*play_quit(tmp_path)[:-4], "> > " + said[-4].removeprefix("> > "), *said[-3:]]


def play_quit(folder: Path) -> list[str]:
    """The same session, left at once."""
    other = folder / "other"
    other.mkdir()
    return play("partners", "en", typing("quit"), other)


ASKED = [
    ("en", "help", "Type the number of what you want to do, or:"),
    ("en", "?", "Type the number of what you want to do, or:"),
    ("en", "HILFE", "Type the number of what you want to do, or:"),
    ("de", "help", "Tippe die Nummer dessen, was du tun willst, oder:"),
    ("en", "h", "Hint: "),
    ("de", "h", "Tipp: "),
    ("en", "tipp", "Hint: "),
    ("en", "last", "No trick has been played in this deal."),
    ("de", "letzter", "In diesem Spiel gab es noch keinen Stich."),
    ("en", "score", "You: 0 (0 in melds and 0 in tricks in this deal)"),
    ("de", "stand", "Du: 0 (in diesem Spiel 0 gemeldet, 0 in Stichen)"),
    ("en", "table", "Deal 1, Bert deals."),
    ("de", "tisch", "1. Spiel, Bert gibt."),
    ("en", "rules", "Three-handed Auction, Midwest (Bison)"),
    ("de", "regeln", "Auktion zu dritt, Mittlerer Westen (Bison)"),
    ("en", "undo", "There is nothing to take back: you have not decided anything in this deal."),
    ("de", "zurück", "Es gibt nichts zurückzunehmen: In diesem Spiel hast du noch nichts entschieden."),
    ("en", "0", "That is not enough. You have to bid 250 or more, or pass."),
    ("en", "255", "Bids go up in steps of 10. The lowest one open to you is 250."),
    ("en", "bid 100", "That is not enough. You have to bid 250 or more, or pass."),
    ("de", "biete 9.999", "So viel gibt kein Blatt her. Das höchste Gebot ist 4.990."),
    ("en", "AS", "This cannot be done now. Choose one of the actions offered."),
    ("en", "meld 1", "That cannot be done now. Choose from the list."),
    ("en", "dix", "This cannot be done now. Choose one of the actions offered."),
    ("en", "draw", "This cannot be done now. Choose one of the actions offered."),
    ("en", "trump hearts", "This cannot be done now. Choose one of the actions offered."),
    ("en", "giveup", "Only the declarer can give up."),
    ("de", "aufgeben", "Nur der Ansager kann aufgeben."),
    ("en", "claim", "In this game nobody claims the mark; the score is counted after the deal."),
    ("en", "hello there", "“hello there” is not understood here."),
    ("de", "trumpf lila", "„lila“ ist hier nicht zu verstehen."),
    ("en", "1" * 40, "“" + "1" * 40 + "” is not understood here."),
    ("en", "QS*x", "“QS*x” is not understood here."),
    ("en", "²", "“²” is not understood here."),
    ("en", "{ $x }", "“{ $x }” is not understood here."),
]


@pytest.mark.parametrize(("lang", "line", "answer"), ASKED)
def test_commands(lang: Language, line: str, answer: str, tmp_path: Path) -> None:
    """Each command is understood in both languages; what cannot be done is told with what can, and changes nothing."""
    said = play("midwest", lang, typing(line, "quit"), tmp_path)
    answers = [part.removeprefix("> ") for part in said if part.startswith("> ")]
    if not answers[0].startswith(answer):
        pytest.fail(f"{answers[0]!r} is not {answer!r}")
    assert len([entry for entry in load(tmp_path / "game.jsonl").lines if getattr(entry, "seat", -1) == 0]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_to_play_a_card(lang: Language, tmp_path: Path) -> None:
    """A card is played by its number, its notation, the rank of the language, ten as 10, or with the verb before it."""
    for number, spelling in enumerate(("{rank}{letter}", "{shown}", "play {rank}{letter}", "spiele {shown}")):
        folder = tmp_path / str(number)
        folder.mkdir()

        def type_card(typist: Typist, spelling: str = spelling) -> Iterator[str]:
            shown = re.findall(r"\d+: (\S+?)(?:,|$)", typist.lines[-1])[0]
            rank = {"D": "Q", "B": "J", "10": "T"}.get(shown[:-1], shown[:-1])
            letter = "SHDC"["♠♥♦♣".index(shown[-1])]
            typist.done = texts(lang)("event-played", who="you", name="", card=shown)  # type: ignore[attr-defined]
            yield spelling.format(rank=rank, letter=letter, shown=shown).lower()
            assert f"> {typist.done}" in typist.since()  # type: ignore[attr-defined]

        play("two-handed", lang, type_card, folder, seed=3)


def test_bids_by_number(tmp_path: Path) -> None:
    """Small numbers choose from the list, big ones bid, grouped as either language does it."""
    for number, (line, bid) in enumerate(
        (("2", 250), ("300", 300), ("1,000", 1000), ("1.000", 1000), ("bid 310", 310))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        said = play("partners", "en", typing(line), folder, seed=2)
        assert f"> You bid {bid:,}." in said
    folder = tmp_path / "list"
    folder.mkdir()
    said = play("partners", "en", typing("3"), folder, seed=2)
    listed = next(line for line in said if line.startswith("3: Bid "))
    assert f"> You bid {listed.removeprefix('3: Bid ')}." in said


def test_melding_by_typing(tmp_path: Path) -> None:
    """Two-handed, melds are chosen as `meld N`, the dix as `dix`, and the rest drawn for."""
    words = set()

    def type_on(typist: Typist) -> Iterator[str]:
        for _ in range(400):
            listed = [line.removeprefix("> ") for line in typist.since() if OPTION.match(line.removeprefix("> "))]
            kinds = {
                "meld 1": any(re.match(r"\d+: Meld ", line) for line in listed),
                "dix 1": any("dix" in line for line in listed),
                "draw": any(line.endswith("Draw a card") for line in listed),
            }
            new = [word for word, there in kinds.items() if there and word.split()[0] not in words]
            word = next(iter(new or [word for word, there in kinds.items() if there]), "1")
            if word == "1":
                yield "1"
                continue
            words.add(word.split()[0])
            yield word
            assert not typist.since()[0].startswith("> That cannot")

    said = play("two-handed", "en", type_on, tmp_path, seed=5)
    assert words == {"meld", "dix", "draw"}
    assert any(line.startswith("> You meld ") for line in said)


def test_which_of_several(tmp_path: Path) -> None:
    """`meld` alone, where there are several, asks for the number; a number past the last does too."""
    asked = []

    def type_on(typist: Typist) -> Iterator[str]:
        for _ in range(400):
            melds = [line for line in typist.since() if re.match(r"(> )?\d+: Meld ", line)]
            if len(melds) > 1:
                for line in ("meld", "meld 99"):
                    yield line
                    asked.append(typist.since()[-1])
                return
            yield "draw" if any(line.endswith("Draw a card") for line in typist.since()) else "1"

    play("two-handed", "en", type_on, tmp_path, seed=5)
    assert asked == ["> Which one? Type the number from the list."] * 2


def test_claims_are_never_first(tmp_path: Path) -> None:
    """Giving up and claiming the mark stand at the end of the list, so that a slip does not end the deal."""
    said = play("bicycle", "en", typing("quit"), tmp_path)
    last = [line for line in said if OPTION.search(line)][-1]
    assert last.endswith(": Claim to have reached the mark")
    assert not last.startswith("1:")


def test_saving(tmp_path: Path) -> None:
    """`save` tells where the game is kept, `save FILE` puts a copy there, and never over a file that exists."""
    copy = tmp_path / "copy.jsonl"
    said = play("midwest", "en", typing("save", f"save {copy}", f"save {copy}", "quit"), tmp_path)
    assert sum(f"Saved in {tmp_path / 'game.jsonl'}." in line for line in said) == 3
    assert any(line.startswith(f"> A copy of the game so far is in {copy}") for line in said)
    assert any(line.startswith(f"> It could not be saved in {copy}: ") for line in said)
    assert copy.read_bytes() == (tmp_path / "game.jsonl").read_bytes()
    verify(load(copy))


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    """A new game refuses a file that exists."""
    (tmp_path / "game.jsonl").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        play("midwest", "en", typing(), tmp_path)
    assert (tmp_path / "game.jsonl").read_text(encoding="utf-8") == "mine"


def test_a_damaged_record_is_refused(tmp_path: Path) -> None:
    """Going on with a damaged record names the line."""
    play("midwest", "en", typing("pass"), tmp_path)
    file = tmp_path / "game.jsonl"
    data = file.read_bytes()
    file.write_bytes(data.replace(b'"n":2', b'"n":7', 1))
    with pytest.raises(RecordError, match="line 3"):
        play("midwest", "en", typing(), tmp_path, resume=True)


def test_a_finished_game_is_over(tmp_path: Path) -> None:
    """Going on with a game that is over tells so and ends."""
    play("bicycle", "en", typing("claim"), tmp_path)
    said = play("bicycle", "en", typing("1"), tmp_path, resume=True)
    assert said[-3] == texts("en")("plain-game-over")


@pytest.mark.parametrize(
    "seats", [[PERSON, PERSON, "steady"], ["steady"] * 3, [PERSON, "steady"], [PERSON, "steady", "steady", "steady"]]
)
def test_seats(seats: list[str], tmp_path: Path) -> None:
    """Exactly one person and the right number of seats, else nothing is begun."""
    file = tmp_path / "game.jsonl"
    with pytest.raises(BinocleError, match=r"seats|people|person"):
        plain.run(parse("midwest"), seats, "en", stdin=io.StringIO(), stdout=io.StringIO(), record=file)
    assert not file.exists()


def test_unknown_player(tmp_path: Path) -> None:
    """A computer player that does not exist is told with those there are."""
    with pytest.raises(UnknownPlayerError, match="steady"):
        play("midwest", "en", typing(), tmp_path, bots="deep-thought")
    assert not (tmp_path / "game.jsonl").exists()


def test_neither_rules_nor_record() -> None:
    """There must be something to play."""
    with pytest.raises(SeatsError):
        plain.run(None, [], "en", stdin=io.StringIO(), stdout=io.StringIO())


def test_same_seed_same_game(tmp_path: Path) -> None:
    """A seed makes the whole session the same; another one makes another."""
    sessions = []
    for number, seed in enumerate((4, 4, 5)):
        folder = tmp_path / str(number)
        folder.mkdir()
        sessions.append(play("auction", "en", typing("1", "1", "1", "1"), folder, seed=seed)[:-4])
    assert sessions[0] == sessions[1]
    assert sessions[0] != sessions[2]


def test_words_to_type_are_unambiguous() -> None:
    """No word stands for two commands, in whatever language, and none is a card or a number."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        for verb in (*typed._COMMANDS, *typed._ACTIONS):
            for word in texts(lang)(f"plain-word-{verb}").split():
                assert found.setdefault(word, verb) == verb
                assert word.upper() not in typed._cards()
    assert len(found) > 40


def test_no_colours_and_no_cursor(tmp_path: Path) -> None:
    """Nothing but printable characters and line ends is written."""
    said = play("double-deck", "de", typing("regeln", "tisch", "1", "tipp"), tmp_path)
    assert all(character.isprintable() for line in said for character in line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_are_broken_between_words(lang: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal no line is longer than 80 characters; numbers stay with their cards, and suits whole."""
    monkeypatch.setattr(plain, "WIDTH", 80)
    words = ("help", "rules", "howto", "table", "1", "1", "1", "1", "1", "score", "quit")
    said = play("double-deck", lang, typing(*words), tmp_path)
    long = [line for line in said if len(line) > 80]
    assert [line for line in long if str(tmp_path) not in line] == []
    assert not any(re.search(r"\d:$|(?<!\S)[♠♥♦♣]$", line) for line in said)


@pytest.mark.parametrize(("lang", "command"), [("en", "--plain"), ("de", "--plain --lang de")])
def test_how_to_go_on_is_told(lang: Language, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On leaving, and when the input ends, the command is told that goes on with the game; a finished one has none."""
    folder = tmp_path / "my games"
    folder.mkdir()
    for number, lines in enumerate((("quit",), ())):
        (folder / "game.jsonl").unlink(missing_ok=True)
        said = play("midwest", lang, typing(*lines), folder)
        assert f"  binocle play {command} --resume '{folder / 'game.jsonl'}'" in said, number
    monkeypatch.setenv("BINOCLE_CALL", "python3 run.py")
    assert any(
        line.startswith("  python3 run.py --plain") for line in play("midwest", lang, typing(), folder, resume=True)
    )
    (folder / "game.jsonl").unlink()
    assert not any("--resume" in line for line in play("bicycle", lang, typing("claim"), folder))


def test_ctrl_c_tells_where_the_game_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever breaks off is told that the game is kept and how to go on; the record is whole."""

    def break_off(_: Typist) -> Iterator[str]:
        yield "pass"
        raise KeyboardInterrupt

    screen = io.StringIO()
    file = tmp_path / "game.jsonl"
    with pytest.raises(KeyboardInterrupt):
        plain.run(
            parse("midwest"),
            [PERSON, "steady", "steady"],
            "en",
            stdin=Typist(screen, break_off),  # type: ignore[arg-type]
            stdout=screen,
            seed=1,
            record=file,
        )
    said = screen.getvalue().splitlines()
    assert said[-3].startswith(f"Saved in {file}.")
    assert said[-1] == f"  binocle play --plain --resume {file}"
    verify(load(file))
    assert capsys.readouterr().err == ""
