"""`binocle exam`: questions to a player, told and as JSON; a must that fails is a negative answer."""

import sys


def test_a_player_is_asked(binocle):
    """The questions asked for with how they were answered; all musts hold, so the answer is yes."""
    result = binocle("exam", "steady", "--only", "P14", "--only", "C4", "--fills", "2")
    assert result.code == 0
    assert "P14  (must)" in result.out
    assert "1 of 1 musts hold" in result.out
    german = binocle("exam", "steady", "--only", "C4", "--fills", "2", "--lang", "de")
    assert "sticht mit dem niedrigsten Trumpf" in german.out


def test_as_json(binocle):
    """Everything that was found, one line; a share for each question, simulated where it differs."""
    found = binocle("exam", "random", "--only", "C13a", "--fills", "12", "--worlds", "40", "--json").json
    (question,) = found["questions"]
    assert (question["id"], question["asked"], question["must"]) == ("C13a", 12, False)
    assert 0 < question["share"] < 1
    assert question["worlds"] == 40 * round(12 * (1 - question["share"]))
    assert question["error"] > 0
    assert found["must"] == [0, 0]
    assert found["score"] == 100 * question["share"]


def test_a_failed_must_is_a_negative_answer(binocle):
    """A player without sense tears its pinochle: exit code 1, and the answers are told."""
    result = binocle("exam", "random", "--only", "P14", "--fills", "6", "--worlds", "0")
    assert result.code == 1
    assert "WRONG" in result.out
    assert "expected -QS -JD" in result.out


def test_the_list_and_wrong_questions(binocle):
    """All questions can be read without a player; unknown ones and players are told with what is allowed."""
    listed = binocle("exam", "--list", "--json").json["questions"]
    assert len(listed) > 25
    assert binocle("exam", "steady", "--only", "X9").code == 2
    assert "allowed: P5" in binocle("exam", "steady", "--only", "X9").err
    assert "whom to ask is missing" in binocle("exam").err
    assert "no player 'nobody'" in binocle("exam", "nobody").err
    assert "allowed: 1 to 1000" in binocle("exam", "steady", "--fills", "0").err
    assert "allowed: 0 to 100000" in binocle("exam", "steady", "--worlds", "-1").err


def test_faults_of_a_program_are_told(binocle, tmp_path):
    """Answers that cannot be used are counted and fail the exam; they are not taken for answers of the program."""
    program = tmp_path / "garbage.py"
    ready = '{"type":"ready","protocol":1}'
    program.write_text(f"import sys\nprint('{ready}', flush=True)\nfor _ in sys.stdin:\n    print('x', flush=True)\n")
    result = binocle(
        "exam", f"cmd:{sys.executable} {program}", "--only", "C10", "--fills", "2", "--worlds", "0", "--json"
    )
    assert result.code == 1
    assert sum(result.json["faults"].values()) == 2
    told = binocle("exam", f"cmd:{sys.executable} {program}", "--only", "C10", "--fills", "2", "--worlds", "0")
    assert "lost 2 moves" in told.out
