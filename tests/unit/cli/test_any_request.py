"""Requests of every shape: each gets an answer or an error with a code, and nothing falls over."""

import importlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.cards import CARDS
from binocle.cli.requests import answer_one

CARD = st.sampled_from([card.value for card in CARDS] + ["QS*", "JD*2", "XX", "10D", ""])
CARD_TEXT = st.lists(CARD, max_size=14).map(" ".join)
RULES = st.sampled_from(
    [
        "two-handed",
        "bicycle",
        "partners",
        "double-deck",
        "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false&meld.after_last_draw=true",
        "two-handed?meld.roundhouse=extend&meld.tenfold=true&meld.grand_pinochle=true",
        "bicycle?pack.ranks=ATKQJ987&play.stock_duty=strict",
        "nosuch",
    ]
)
NAME = st.sampled_from(["run", "royal-marriage", "marriage", "pinochle", "double-pinochle", "roundhouse", "dix", "x"])
STEP = st.one_of(
    st.sampled_from(["win", "lose", "dix show", "dix exchange", "dix exchange*", "win", "draw", "play"]),
    st.tuples(st.sampled_from(["draw", "play"]), CARD).map(" ".join),
    st.tuples(st.just("meld"), NAME, st.lists(CARD, min_size=1, max_size=8).map(" ".join)).map(" ".join),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
NUMBERS = st.lists(st.integers(-10, 400), min_size=1, max_size=4)


def shaped(**fields):
    """A request in which every field may also be missing or be anything."""
    return st.fixed_dictionaries({}, optional={name: st.one_of(kind, kind, JSON) for name, kind in fields.items()})


TRUMP = st.sampled_from("SHDC")
SHORT = shaped(hand=CARD_TEXT, trick=CARD_TEXT, trump=TRUMP, rules=RULES, phase=st.sampled_from(["play", "stock"]))
REQUESTS = {
    "meld": SHORT,
    "legal": SHORT,
    "winner": SHORT,
    "melding": shaped(rules=RULES, trump=TRUMP, upcard=CARD, hand=CARD_TEXT, steps=st.lists(STEP, max_size=30)),
    "settle": shaped(
        rules=RULES,
        dealer=st.integers(-1, 4),
        declarer=st.none() | st.integers(-1, 4),
        bid=st.integers(0, 600),
        melds=NUMBERS,
        tricks=NUMBERS,
        buried=st.integers(0, 60),
        took_trick=st.lists(st.booleans(), min_size=1, max_size=4),
        gave_up=st.booleans(),
        totals=NUMBERS,
    ),
}


@pytest.mark.parametrize("verb", REQUESTS)
@given(data=st.data())
def test_any_object(verb, data):
    """Whatever the fields hold, the answer is whole or an error with code and text."""
    answer = importlib.import_module(f"binocle.cli.verbs.{verb}").answer
    request = data.draw(REQUESTS[verb])
    found = answer_one(json.dumps(request).encode(), answer)
    if "error" in found:
        assert set(found["error"]) == {"code", "text"}
        assert len(found["error"]["text"]) < 300
    else:
        assert set(found) in ANSWERS[verb]


ANSWERS = {
    "meld": [{"points", "melds"}],
    "legal": [{"legal", "refused"}],
    "winner": [{"index", "card"}],
    "melding": [{"answers"}],
    "settle": [{"change", "totals", "target", "result"}],
}


@given(rules=RULES.filter(lambda rules: "two-handed" in rules or "bicycle" in rules), data=st.data())
def test_any_steps(rules, data):
    """From any hand, any steps are answered one by one: null, points, or a refusal with a code."""
    from binocle.cli.verbs.melding import answer

    pack = [card.value for card in CARDS if card.rank not in "78"] * 2
    hand = data.draw(st.permutations(pack))[: data.draw(st.integers(1, 24))]
    steps = data.draw(st.lists(STEP.filter(lambda step: step not in ("draw", "play", "draw ", "play ")), max_size=60))
    request = {"rules": rules, "trump": data.draw(TRUMP), "hand": " ".join(hand), "steps": steps}
    found = answer_one(json.dumps(request).encode(), answer)
    if "error" in found:
        assert found["error"]["code"] == "step/form"
        return
    assert len(found["answers"]) == len(steps)
    for step, said in zip(steps, found["answers"], strict=True):
        refused = isinstance(said, dict)
        assert not refused or set(said) == {"refused"}
        if step.split()[0] in ("win", "lose"):
            assert said is None
        elif step.split()[0] in ("meld", "dix"):
            assert refused or said >= 0


@given(line=st.binary(max_size=200))
def test_any_bytes(line):
    """Bytes that are no request are an error, too."""
    from binocle.cli.verbs.winner import answer

    assert "error" in answer_one(line, answer)
