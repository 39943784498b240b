"""Our own players as programs: every line is answered, wrong ones by typed errors, and the next one counts."""

import random
from typing import Any

import msgspec
import pytest

from binocle.bots.messages import LONGEST_REQUEST, PROTOCOL, Answer, Decide, Hello, Ready, Trouble, encode, read_answer
from binocle.bots.session import Session
from binocle.game.views import Budget, View
from binocle.players import make
from binocle.players.specs import PlayerError
from binocle.rules import from_json, names, to_json
from tests.unit.players.spots import random_start, table, whole_deal

LINE = "midwest?score.target=500"
BUDGET = Budget(seed=3)


def asked(session: Session, line: bytes | None) -> Any:
    """The answer of a session, read as a table reads it."""
    answer = session.answer(line)
    assert b"\n" not in answer
    return read_answer(answer)


def spot() -> View:
    """The first call of a deal under `LINE`."""
    game = table(LINE)
    state = random_start(game, 1)
    return game.view(state, game.to_act(state))


def hello(rules: Any = LINE, **changes: Any) -> bytes:
    """A greeting with these rules."""
    return encode(msgspec.structs.replace(Hello(PROTOCOL, rules), **changes))


def test_greets_and_decides() -> None:
    """Ready by name; then each decision is that of the player, by index and as an action."""
    session = Session("steady")
    assert isinstance(asked(session, hello()), Ready)
    view = spot()
    answer = asked(session, encode(Decide(7, view, BUDGET)))
    decision = make("steady", table(LINE)).decide(view, BUDGET)
    assert isinstance(answer, Answer)
    assert (answer.id, answer.action, answer.why) == (7, decision.action, decision.why)
    assert answer.index is not None
    assert view.legal[answer.index] == decision.action
    assert answer.text == ""


@pytest.mark.parametrize(("lang", "word"), [("en", "points"), ("de", "Punkte")])
def test_gives_reasons_in_words_when_asked(lang: str, word: str) -> None:
    """With a language in the greeting the reason is a sentence."""
    session = Session("steady")
    asked(session, hello(lang=lang))
    assert word in asked(session, encode(Decide(1, spot(), BUDGET))).text


def test_rules_come_on_a_line_or_whole_in_a_greeting_or_with_the_view() -> None:
    """All ways of sending the rules lead to the same decision; two games may be played at once."""
    view = spot()
    whole = msgspec.json.decode(to_json(table(LINE).rules))
    other = table("partners")
    state = random_start(other, 1)
    there = other.view(state, other.to_act(state))
    answers = []
    for session, first in (
        (Session("steady"), [hello()]),
        (Session("steady"), [hello(whole)]),
        (Session("steady", table(LINE).rules), []),
        (Session("steady"), [hello("partners"), hello()]),
    ):
        for line in first:
            asked(session, line)
        answers.append(asked(session, encode(Decide(1, view, BUDGET))))
    alone = Session("steady")
    answers.append(asked(alone, encode(Decide(1, view, BUDGET, rules=whole))))
    assert isinstance(asked(alone, encode(Decide(2, there, BUDGET, rules="partners"))), Answer)
    answers.append(asked(alone, encode(Decide(1, view, BUDGET))))
    assert len({encode(answer) for answer in answers}) == 1
    assert isinstance(answers[0], Answer)


def test_unknown_fields_are_passed_over() -> None:
    """What a later version adds does no harm."""
    session = Session("steady")
    line = msgspec.json.decode(hello())
    assert isinstance(asked(session, encode({**line, "weather": "fine"})), Ready)


def _changed(view: View, **changes: Any) -> bytes:
    return encode(Decide(9, msgspec.structs.replace(view, **changes), BUDGET))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (None, "request/too-long"),
        (b"", "request/no-json"),
        (b"\n", "request/no-json"),
        (b"{", "request/no-json"),
        (b"\xff\xfe", "request/no-json"),
        (b'{"type":"hello","protocol":1,"rules":"midwest"} x', "request/no-json"),
        (b"[" * 100_000, "request/wrong-form"),
        (b"NaN", "request/no-json"),
        (b"[]", "request/wrong-form"),
        (b"{}", "request/wrong-form"),
        (b'{"type":"play"}', "request/wrong-form"),
        (b'{"type":"hello","protocol":1}', "request/wrong-form"),
        (b'{"type":"hello","protocol":true,"rules":"midwest"}', "request/wrong-form"),
        (b'{"type":"decide","id":-1}', "request/wrong-form"),
        (b'{"type":"hello","protocol":2,"rules":"midwest"}', "hello/protocol"),
        (b'{"type":"hello","protocol":1,"rules":"whist"}', "rules/refused"),
        (b'{"type":"hello","protocol":1,"rules":{}}', "rules/refused"),
        (b'{"type":"hello","protocol":1,"rules":"midwest?score.target=x"}', "rules/refused"),
        (_changed(spot(), rules="0" * 64), "rules/unknown"),
        (_changed(spot(), seat=None), "view/no-choice"),
        (_changed(spot(), legal=()), "view/no-choice"),
        (_changed(spot(), seat=7, hand=None, held=()), "view/impossible"),
        (encode(Decide(9, spot(), BUDGET)).replace(b'"hand":["', b'"hand":["1S","'), "request/wrong-form"),
        (encode(Decide(9, spot(), BUDGET)).replace(b'"AuctionView"', b'"WhistView"'), "request/wrong-form"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_line_is_answered_by_its_error_and_the_next_one_counts(line: bytes | None, code: str) -> None:
    """Each kind of nonsense has its code and a sentence; the session goes on."""
    session = Session("steady", table(LINE).rules)
    trouble = asked(session, line)
    assert isinstance(trouble, Trouble)
    assert trouble.code == code
    assert trouble.text
    assert trouble.id == (9 if line is not None and b'"id":9' in line else None)
    assert isinstance(asked(session, encode(Decide(1, spot(), BUDGET))), Answer)


def test_changed_bytes_never_end_a_session() -> None:
    """Whatever byte of a request is changed, there is an answer of the protocol."""
    session = Session("random", table(LINE).rules)
    good = encode(Decide(1, spot(), BUDGET))
    rng = random.Random(4)
    kinds = set()
    for _ in range(1500):
        line = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            line[rng.randrange(len(line))] = rng.choice(b'{}[]",:0123456789.eE-truefalsn\\u \x00\xff')
        kinds.add(type(asked(session, bytes(line))).__name__)
    assert kinds == {"Answer", "Trouble"}


def test_only_players_of_the_list_are_programs() -> None:
    """A program is not started by another one, and an unknown player is refused at once."""
    for spec in ("nobody", "easy?slips=x", "cmd:./mybot"):
        with pytest.raises(PlayerError):
            Session(spec, table(LINE).rules)


@pytest.mark.parametrize("line", names())
def test_views_and_rules_of_every_set_travel(line: str) -> None:
    """A view read back is the view that was sent, for every seat and spectators, in each phase; so are the rules."""
    game = table(line)
    assert from_json(to_json(game.rules)) == game.rules
    phases, largest = set(), 0
    for state, _ in whole_deal(game, 2):
        phases.add(type(state.phase))
        for who in (*range(game.setting.players), None):
            sent = game.view(state, who)
            line_ = encode(sent)
            largest = max(largest, len(line_))
            back = msgspec.json.decode(line_, type=View)
            assert back == sent
            assert encode(back) == line_
    assert len(phases) > 1
    assert largest < LONGEST_REQUEST // 4
