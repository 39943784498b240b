"""Rule sets that cannot be: each is refused in one sentence, with the field's path and what is allowed."""

import datetime as dt
import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.errors import RuleSetError
from binocle.rules import RuleSet, from_json, loads, named, names, override, parse
from binocle.rules.load import LARGEST

TITLE = 'title.en = "A"\ntitle.de = "B"\nsource = "C"\n'


def nested(depth: int) -> dict[str, Any]:
    """Tables inside each other."""
    tree: dict[str, Any] = {}
    for _ in range(depth):
        tree = {"meld": tree}
    return tree


def endless() -> dict[str, Any]:
    """A table that contains itself."""
    tree: dict[str, Any] = {}
    tree["meld"] = tree
    return tree


LINES = [
    # line, path, part of the sentence
    ("", "", "there is no rule set"),
    ("?", "", "allowed: two-handed, bicycle"),
    ("midwst", "", "allowed: two-handed, bicycle, gibson"),
    ("MIDWEST", "", "there is no rule set"),
    ("../midwest", "", "there is no rule set"),
    ("base-melds", "", "there is no rule set"),
    ("midwest\n", "", "cannot be printed"),
    ("mid\ud800west", "", "cannot be printed"),
    ("%ff", "", "not UTF-8"),
    ("midwest?score.target", "", "allowed: field=value"),
    ("midwest?&", "", "allowed: field=value"),
    ("midwest?score.target=1000&", "", "allowed: field=value"),
    ("midwest?=1000", "", "allowed: field=value"),
    ("midwest?score..target=1000", "score..target", "allowed: field=value"),
    ("midwest?.score.target=1000", ".score.target", "allowed: field=value"),
    ("midwest?a.b.c.d.e.f.g.h.i=1", "a.b.c.d.e.f.g.h.i", "up to 8"),
    ("midwest?score.target=1000&score.target=1000", "score.target", "stated twice"),
    ("midwest?score={target=1000}&score.target=1000", "score.target", "stated twice"),
    ("midwest?score.target=1000&score={target=1000}", "score", "stated twice"),
    ("midwest?score.target=1000&score.target.x=1", "score.target.x", "stated twice, in part and as a whole"),
    ("midwest?score.target=%ff", "", "not UTF-8"),
    ("midwest?score.target=%00", "score.target", "cannot be printed"),
    ("midwest?title.en=%1b[2J", "title.en", "cannot be printed"),
    ("midwest?%1b=1", "", "cannot be printed"),
    ("midwest?title.en=\ud800", "", "cannot be printed"),
    ("midwest?score.target=ten", "score.target", "whole numbers from 10 to 100000"),
    ("midwest?score.target=", "score.target", "whole numbers from 10 to 100000"),
    ("midwest?score.target=1000.0", "score.target", "1000.0 does not fit"),
    ("midwest?score.target=nan", "score.target", "nan does not fit"),
    ("midwest?score.target=inf", "score.target", "inf does not fit"),
    ("midwest?score.target=-inf", "score.target", "-inf does not fit"),
    ("midwest?score.target=1e400", "score.target", "inf does not fit"),
    ("midwest?score.target=-1000", "score.target", "-1000 does not fit"),
    ("midwest?score.target=1000000000", "score.target", "whole numbers from 10 to 100000"),
    ("midwest?score.target=" + "9" * 60, "score.target", "a number of more than 40 digits"),
    ("midwest?score.target=" + "9" * 5000, "score.target", "whole numbers from 10 to 100000"),
    ("midwest?score.target=true", "score.target", "true does not fit"),
    ('midwest?score.target="1000"', "score.target", '"1000" does not fit'),
    ("midwest?score.target=2026-01-01", "score.target", "2026-01-01 does not fit"),
    ("midwest?score.target=[1000]", "score.target", "a list of 1 does not fit"),
    ("midwest?score.target={}", "score.target", "a table of 0 does not fit"),
    ("midwest?pack.copies=1000", "pack.copies", "allowed: 2, 4"),
    ("midwest?pack.copies=true", "pack.copies", "allowed: 2, 4"),
    ("midwest?pack.copies=2.0", "pack.copies", "allowed: 2, 4"),
    ("midwest?score.length=deals&score.length_count=1000000", "score.length_count", "whole numbers from 1 to 1000"),
    ("midwest?score.length=rounds&score.length_count=500", "score.length_count", "allowed: 1 to 333 rounds"),
    ("midwest?play.duty=loose", "play.duty", "allowed: east, free, strict"),
    ("midwest?play.duty=Strict", "play.duty", "allowed: east, free, strict"),
    ("midwest?play.duty=1", "play.duty", "allowed: east, free, strict"),
    ("midwest?play.head_after_ruff=yes", "play.head_after_ruff", "allowed: true, false"),
    ("midwest?play.head_after_ruff=1", "play.head_after_ruff", "allowed: true, false"),
    ("midwest?play.dutty=east", "play.dutty", "near: play.duty"),
    ("midwest?duty=east", "duty", "near: play.duty"),
    ("midwest?scores.target=1000", "scores", "near: score"),
    ("midwest?colour=blue", "colour", "allowed: name, title"),
    ("midwest?extends=bicycle", "extends", "there is no such field"),
    ("midwest?score=1000", "score", "allowed: a table with card_points"),
    ("midwest?score=null&title=null", "title", "is missing"),
    ("midwest?name=Mid%20West", "name", "small letters, digits and hyphens"),
    ("midwest?name=-x", "name", "small letters, digits and hyphens"),
    ("midwest?title.en=", "title.en", "text of 1 to 80 characters"),
    ("midwest?title.en=" + "x" * 81, "title.en", "text of 1 to 80 characters"),
    ("midwest?title.fr=Pinocle", "title.fr", "there is no such field"),
    ("midwest?meld.rows.run.points=[]", "meld.rows.run.points", "a list of 0 does not fit; allowed: a list of 1 to 4"),
    ("midwest?meld.rows.run.points=[1,2,3,4,5]", "meld.rows.run.points", "a list of 1 to 4"),
    ("midwest?meld.rows.run.points=150", "meld.rows.run.points", "a list of 1 to 4"),
    ("midwest?meld.rows.run.points=[150,nan]", "meld.rows.run.points[1]", "nan does not fit"),
    ("midwest?meld.rows.run.points=[150,-1]", "meld.rows.run.points[1]", "whole numbers from 0 to 10000"),
    ("midwest?meld.rows.run.points=[true]", "meld.rows.run.points[0]", "true does not fit"),
    ("midwest?meld.rows.run.point=[150]", "meld.rows.run.point", "near: meld.rows.run.points"),
    ("midwest?meld.rows.run.group=runs", "meld.rows.run.group", "allowed: around, sequence, special"),
    ("midwest?meld.rows.run.cards=A+X", "meld.rows.run.cards", "ranks such as A T K"),
    ("midwest?meld.rows.run.cards=", "meld.rows.run.cards", "ranks such as A T K"),
    ("midwest?meld.rows.run.cards=A++T", "meld.rows.run.cards", "ranks such as A T K"),
    ("midwest?meld.rows.run.cards=AS+TS", "meld.rows.run.cards", "allowed: ranks such as K"),
    ("midwest?meld.rows.pinochle.cards=Q+J", "meld.rows.pinochle.cards", "allowed: whole cards such as QS"),
    ("midwest?meld.rows.run.cards=" + "+".join("A" * 17), "meld.rows.run.cards", "16 cards at the most"),
    ("midwest?meld.rows.new.points=[1]", "meld.rows.new.group", "is missing"),
    ("midwest?meld.rows.new=3", "meld.rows.new", "allowed: a table with group"),
    ("midwest?meld.rows=[]", "meld.rows", "allowed: a table of at most 40 lines"),
    ('midwest?meld.rows.New={group="special",cards="QS",points=[1]}', "meld.rows.New", "small letters"),
    ('midwest?meld.rows.größe={group="special",cards="QS",points=[1]}', "meld.rows.größe", "small letters"),
    # combinations that no table could play
    ("midwest?seats.players=4", "seats.partners", "allowed: true"),
    ("midwest?seats.partners=true", "seats.partners", "need four players, not 3"),
    ("partners?seats.partners=false", "seats.partners", "allowed: true"),
    ("partners?deal.widow=4&deal.hand=11", "deal.packet", "11 cards (deal.hand) cannot be dealt 3 at a time"),
    ("midwest?deal.hand=14", "deal.packet", "14 cards (deal.hand) cannot be dealt 3 at a time"),
    ("midwest?deal.hand=12", "deal.hand", "3 x 12 + 3 cards (deal.widow) are not the 48"),
    ("two-handed?deal.hand=24", "deal.hand", "no even stock"),
    ("two-handed?deal.stock=false", "seats.players", "allowed without it: 3, 4"),
    ("midwest?deal.stock=true", "deal.stock", "for two players, not for 3"),
    ("two-handed?deal.widow=2", "deal.widow", "has no widow (deal.stock)"),
    ("two-handed?auction.style=rounds", "auction.style", "allowed: none"),
    ("midwest?auction.style=none", "auction.style", "allowed: rounds"),
    ("partners?auction.style=pairwise", "auction.style", "for three, not 4 (seats.players)"),
    ("two-handed?trump.moment=after-bury", "trump.moment", "allowed: upcard"),
    ("midwest?trump.moment=upcard", "trump.moment", "allowed: before-widow, before-bury, after-bury"),
    ("two-handed?trump.marriage=true", "trump.marriage", "deal.stock"),
    ("two-handed?score.give_up=before-meld", "score.give_up", "deal.stock"),
    ("two-handed?score.melds_need=trick", "score.melds_need", "allowed: nothing"),
    ("two-handed?meld.roundhouse=sum", "meld.roundhouse", "off, whole, extend"),
    ("midwest?meld.roundhouse=extend", "meld.roundhouse", "sum, own, flat-250"),
    ("two-handed?play.leader=forehand", "play.leader", "deal.stock"),
    ("two-handed?play.first_lead=trump", "play.first_lead", "deal.stock"),
    ("two-handed?meld.tenfold=true&meld.doubles=twice", "meld.tenfold", "meld.doubles"),
    ("two-handed?meld.after_last_draw=true", "meld.after_last_draw", "meld.moment = after"),
    ("midwest?meld.tenfold=true", "meld.tenfold", "deal.stock"),
    ("midwest?meld.dix_is_meld=true", "meld.dix_is_meld", "deal.stock"),
    ("midwest?meld.per_trick=several", "meld.per_trick", "deal.stock"),
    ("midwest?meld.moment=after", "meld.moment", "deal.stock"),
    ("midwest?meld.fresh_card=false", "meld.fresh_card", "deal.stock"),
    ("midwest?deal.last_shown=true", "deal.last_shown", "deal.stock"),
    ("midwest?score.call_out=on", "score.call_out", "deal.stock"),
    ("midwest?score.end=raise&score.length=deals", "score.end", "score.length"),
    ("bicycle?score.end=standard&score.length=deals", "score.call_out", "score.length"),
    ("midwest?auction.minimum=255", "auction.minimum", "auction.step = 10"),
    ("midwest?auction.maximum=240", "auction.maximum", "auction.minimum = 250"),
    ("midwest?auction.maximum=505", "auction.maximum", "auction.step = 10"),
    ("midwest?auction.coarse_from=600&auction.coarse_step=45", "auction.coarse_step", "auction.step"),
    ("midwest?auction.coarse_from=610", "auction.coarse_step", "auction.coarse_from"),
    ("bicycle?auction.minimum=300", "auction.minimum", "deal.stock"),
    ("midwest?meld.extension=full", "meld.extension", "deal.stock"),
    ("midwest?exchange.bury=no-ace-no-trump", "exchange.bury", "after-bury"),
    ("partners?meld.rows.dix.suit=all", "meld.rows.dix.suit", "lowest"),
]

PATCHES = [
    ([], "", "allowed: a table of fields"),
    ("score", "", "allowed: a table of fields"),
    (None, "", "allowed: a table of fields"),
    ({1: 2}, "", "the key 1 is no text"),
    ({"score": {None: 2}}, "score", "the key null is no text"),
    ({"score": None, "title": None}, "title", "is missing"),
    ({"score": 7}, "score", "7 does not fit"),
    ({"score": {"target": math.nan}}, "score.target", "nan does not fit"),
    ({"score": {"target": math.inf}}, "score.target", "inf does not fit"),
    ({"score": {"target": 10**400}}, "score.target", "a number of more than 40 digits"),
    ({"score": {"target": True}}, "score.target", "true does not fit"),
    ({"score": {"target": "1000"}}, "score.target", '"1000" does not fit'),
    ({"score": {"target": 1000.0}}, "score.target", "1000.0 does not fit"),
    ({"score": {"target": b"1000"}}, "score.target", "does not fit"),
    ({"score": {"target": dt.date(2026, 1, 1)}}, "score.target", "does not fit"),
    ({"seats": {"partners": 1}}, "seats.partners", "allowed: true, false"),
    ({"title": {"en": "\ud800"}}, "title.en", "cannot be printed"),
    ({"title": {"en": "a\nb"}}, "title.en", "cannot be printed"),
    ({"title": {"\x1b": "a"}}, "title", "cannot be printed"),
    ({"title": {"en": ["a"]}}, "title.en", "a list of 1 does not fit"),
    ({"source": "x" * 201}, "source", "1 to 200 characters"),
    ({"name": ""}, "name", "small letters"),
    ({"meld": {"rows": {f"row-{n}": {"group": "special", "cards": "QS", "points": [1]} for n in range(32)}}},
     "meld.rows", "a table of 41 does not fit; allowed: a table of at most 40 lines"),
    ({"meld": {"rows": {"": {"group": "special", "cards": "QS", "points": [1]}}}}, "meld.rows.", "small letters"),
    ({"meld": {"rows": {"run": {"points": [[150]]}}}}, "meld.rows.run.points[0]", "a list of 1 does not fit"),
    (nested(9), "meld.meld.meld.meld.meld.meld.meld.meld", "nested too deeply"),
    (nested(900), "meld.meld.meld.meld.meld.meld.meld.meld", "nested too deeply"),
    (endless(), "meld.meld.meld.meld.meld.meld.meld.meld", "nested too deeply"),
]  # fmt: skip

TEXTS = [
    ("", "", "the text is empty"),
    (" \n\t", "", "the text is empty"),
    ("midwest", "", "line 1: this is no TOML"),
    ("\n\nscore.target = \n", "", "line 3: this is no TOML"),
    ("[score]\ntarget = 1000\ntarget = 1200\n", "", "line 3: this is no TOML"),
    ('title.en = "never closed', "", "line 1: this is no TOML"),
    ("[score]\n[score]\n", "", "line 2: this is no TOML"),
    ("x = " + "[" * 20000, "", ""),
    ("score.target = " + "9" * 5000, "", "this is no TOML"),
    ("#" * (LARGEST + 1), "", "too large"),
    ("#" + "ü" * (LARGEST // 2 + 1), "", "too large"),
    ("extends = 3", "extends", "3 does not fit"),
    ('extends = "nowhere"', "extends", "allowed: two-handed, bicycle"),
    ('extends = "midwest.toml"', "extends", "there is no rule set"),
    ('extends = "../midwest"', "extends", "there is no rule set"),
    ("score.target = 1000", "title", "is missing"),
    ('title.en = "A"\nsource = "C"', "title.de", "is missing"),
    ('title.en = "A"\ntitle.de = "B"', "source", "is missing"),
    ('name = "A B"\nextends = "midwest"', "name", "small letters"),
    (TITLE + "[score]\ntarget = true", "score.target", "true does not fit"),
    (TITLE + '[score]\ntarget = "1000"', "score.target", '"1000" does not fit'),
    (TITLE + "[score]\ntarget = 1000.5", "score.target", "1000.5 does not fit"),
    (TITLE + "[score]\ntarget = 12:30:00", "score.target", "12:30:00 does not fit"),
    (TITLE + "[[score]]\ntarget = 1000", "score", "a list of 1 does not fit"),
    (TITLE + "[scoring]\ntarget = 1000", "scoring", "near: score"),
    (TITLE + '[meld.rows.run]\ncards = "A T K Q J"', "meld.rows.run.group", "is missing"),
    (TITLE + "[meld.rows]\nrun = true", "meld.rows.run", "true does not fit"),
    (TITLE, "seats.players", "two play with a stock"),
    ('extends = "midwest"\nscore = false', "score", "false does not fit"),
    ('extends = "midwest"\na.b.c.d.e.f.g.h.i = 1', "a.b.c.d.e.f.g.h", "nested too deeply"),
]

JSONS: list[tuple[str | bytes, str, str]] = [
    ("", "", "this is no JSON"),
    ("{", "", "this is no JSON"),
    (b"\xff", "", "this is no JSON"),
    ("\ud800", "", "this is no JSON"),
    ('{"score": NaN}', "", "this is no JSON"),
    ("[" * 30000, "", ""),
    ('{"a":' * 9000, "", "this is no JSON"),
    (" " * (LARGEST + 1), "", "too large"),
    ("[]", "", "a list of 0 does not fit"),
    ("null", "", "null does not fit"),
    ("7", "", "7 does not fit"),
    ("{}", "name", "is missing"),
]


def expect(read: Callable[[Any], RuleSet], given_: Any, path: str, sentence: str) -> None:
    """The input is refused at the path, with that in the sentence, which is one printable line of bearable length."""
    with pytest.raises(RuleSetError) as refused:
        read(given_)
    assert refused.value.path == path
    assert sentence in refused.value.problem
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 700


@pytest.mark.parametrize(("line", "path", "sentence"), LINES, ids=[ascii(line)[1:60] for line, _, _ in LINES])
def test_lines_that_cannot_be(line: str, path: str, sentence: str) -> None:
    """A line with a wrong name, form, field, value or combination is refused at that field."""
    expect(parse, line, path, sentence)


@pytest.mark.parametrize(("patch", "path", "sentence"), PATCHES, ids=range(len(PATCHES)))
def test_patches_that_cannot_be(patch: Any, path: str, sentence: str) -> None:
    """So is a patch, whatever Python objects it is made of."""
    expect(lambda it: override(named("midwest"), it), patch, path, sentence)


@pytest.mark.parametrize(("text", "path", "sentence"), TEXTS, ids=range(len(TEXTS)))
def test_texts_that_cannot_be(text: str, path: str, sentence: str) -> None:
    """So is a file's text; broken TOML is refused by its line."""
    expect(loads, text, path, sentence)


@pytest.mark.parametrize(("text", "path", "sentence"), JSONS, ids=range(len(JSONS)))
def test_json_that_cannot_be(text: str | bytes, path: str, sentence: str) -> None:
    """So is JSON that no `to_json` wrote."""
    expect(from_json, text, path, sentence)


def test_the_table_of_bad_input_is_long() -> None:
    """No two entries of a table are the same, and there are enough of them."""
    assert len({line for line, _, _ in LINES}) == len(LINES) >= 60


def answer_of(read: Callable[[Any], RuleSet], given_: Any) -> RuleSet | RuleSetError:
    """What a reader says to an input; any other error is a failure of the test."""
    try:
        return read(given_)
    except RuleSetError as refused:
        return refused


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["score", "target", "meld", "rows", "run", "points", "title", "x"]), inner)
    ),
    max_leaves=12,
)


@given(st.sampled_from(names()), st.dictionaries(st.sampled_from(["score", "meld", "title", "pack", "?"]), junk))
def test_any_patch_is_played_or_refused(name: str, patch: dict[str, Any]) -> None:
    """Whatever is patched in, the answer is a rule set or a RuleSetError and nothing else."""
    answer = answer_of(lambda it: override(named(name), it), patch)
    assert isinstance(answer, RuleSet) or (answer.problem and str(answer).isprintable())


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is written, every reader answers with a rule set or a refusal."""
    for read in (parse, loads, from_json, lambda it: parse(f"midwest?{it}"), lambda it: parse(f"midwest?score.{it}")):
        answer = answer_of(read, text)
        assert isinstance(answer, RuleSet) or (answer.problem and str(answer).isprintable())
