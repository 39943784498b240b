"""`bot`, and programs named on the command line: at a table, in a record, in a match."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from binocle.bots.messages import LONGEST_REQUEST, Decide, encode
from binocle.game.views import Budget
from binocle.record import load
from tests.unit.players.spots import random_start, table

FAULTY = Path(__file__).parents[1] / "bots" / "faulty.py"
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"
BOT = f"cmd:{sys.executable} -S {EXAMPLE}"
HELLO = b'{"type":"hello","protocol":1,"rules":"midwest"}\n'


def asking(number: int = 1) -> bytes:
    """A request for the first call of a deal of midwest."""
    game = table("midwest")
    state = random_start(game, 1)
    return encode(Decide(number, game.view(state, game.to_act(state)), Budget())) + b"\n"


def test_it_answers_line_by_line(binocle):
    """A greeting, a decision, nonsense, a line far too long, and a decision again; then the input ends, and it too."""
    lines = HELLO + asking(1) + b"nonsense\n" + b"x" * (LONGEST_REQUEST + 9) + b"\n" + asking(5)
    told = binocle("bot", "steady", stdin=lines)
    assert (told.code, told.err) == (0, "")
    assert [line["type"] for line in told.lines] == ["ready", "answer", "error", "error", "answer"]
    assert [line.get("code") for line in told.lines[2:4]] == ["request/no-json", "request/too-long"]
    first, last = told.lines[1], told.lines[4]
    assert {**first, "id": 5} == last


def test_rules_before_any_greeting(binocle):
    """With --rules the first line may be a request; without it is refused, and the session goes on."""
    assert binocle("bot", "steady", "--rules", "midwest", stdin=asking()).json["type"] == "answer"
    told = binocle("bot", "steady", stdin=asking() + HELLO + asking())
    assert [line["type"] for line in told.lines] == ["error", "ready", "answer"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("nobody",), "allowed: random, easy, steady"),
        (("easy?slips=200",), "allowed: 0 to 100"),
        (("steady", "--rules", "whist"), "whist"),
        (("cmd:./mybot", "--rules", "midwest"), "not started here"),
    ],
)
def test_what_is_no_bot(binocle, args, said):
    """Unknown players, options and rules are told in one line, exit code 2."""
    told = binocle("bot", *args, stdin=HELLO)
    assert (told.code, told.out) == (2, "") or said in told.out
    assert said in told.err + told.out


def test_it_answers_at_once():
    """Each answer comes before the next question: nothing is kept back in a buffer."""
    command = [sys.executable, "-m", "binocle", "bot", "random", "--rules", "midwest"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        for number in (1, 2):
            bot.stdin.write(asking(number))
            bot.stdin.flush()
            assert json.loads(bot.stdout.readline())["id"] == number
        bot.stdin.close()
        assert bot.wait(10) == 0


def test_a_program_plays_at_the_table_and_its_record_does_not_start_it(binocle, tmp_path):
    """It sits down as it was named; going on with the record needs --trust, and then it plays on."""
    file = tmp_path / "evening.jsonl"
    told = binocle("play", "--plain", "--rules", "two-handed", "--bots", BOT, "--record", str(file), stdin="1\n1\n")
    assert (told.code, told.err) == (0, "")
    assert f"binocle play --plain --trust --resume {file}" in " ".join(told.out.split())
    assert load(file).header.seats[1].name == BOT
    refused = binocle("play", "--resume", str(file), stdin="1\n")
    assert (refused.code, refused.out) == (2, "")
    assert "--trust" in refused.err
    before = file.read_bytes()
    trusted = binocle("play", "--resume", str(file), "--trust", stdin="1\n1\n")
    assert (trusted.code, trusted.err) == (0, "")
    assert file.read_bytes().startswith(before[:-1])
    assert len(file.read_bytes()) > len(before)


def test_a_lost_move_is_told_at_the_table(binocle):
    """The person reads which player lost a move and how; the game goes on."""
    bot = f"cmd:{sys.executable} -S {FAULTY} garbage"
    told = binocle("play", "--plain", "--rules", "two-handed", "--bots", bot, "--seed", "3", stdin="1\n" * 8)
    assert told.code == 0
    assert "gave no answer that can be read; the first legal action was taken." in " ".join(told.out.split())


def test_a_program_that_is_none(binocle):
    """What cannot be started is told before the first card, exit code 2; so is a command that is none."""
    told = binocle("play", "--plain", "--rules", "two-handed", "--bots", "cmd:./no-such-bot", stdin="1\n")
    assert (told.code, told.out, len(told.err.splitlines())) == (2, "", 1)
    assert "no-such-bot" in told.err
    assert binocle("play", "--bots", "cmd:", stdin="").code == 2


def test_shut_away_the_game_is_the_same(binocle):
    """With --isolate the same seed gives the same game."""
    asked = ("play", "--plain", "--rules", "midwest", "--bots", "easy", "--seed", "5")

    def shown(*more):
        return [line for line in binocle(*asked, *more, stdin="1\n1\n").out.splitlines() if "jsonl" not in line]

    assert shown() == shown("--isolate")
    assert len(shown()) > 8


def test_faults_stand_in_the_result_of_a_match(binocle):
    """Lost moves are counted by kind for each player, and told to people."""
    bot = f"cmd:{sys.executable} -S {FAULTY} always-sorry"
    asked = ("arena", bot, "steady", "--rules", "two-handed", "--deals", "1")
    found = binocle(*asked, "--json").json
    lost = found["times"]["a"]["faults"]
    assert lost.keys() == {"gone"}
    assert lost["gone"] > 20
    assert found["times"]["b"]["faults"] == {}
    assert found["illegal"] == 0
    assert f"lost {lost['gone']} moves, and the first legal action was taken: gone" in binocle(*asked).out
