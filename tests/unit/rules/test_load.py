"""Rule sets by name, line, patch and file; what identifies them; and the way back to text."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.errors import RuleSetError
from binocle.rules import (
    RuleSet,
    digest,
    from_json,
    load_file,
    loads,
    named,
    names,
    override,
    parse,
    read,
    share_line,
    to_json,
)
from binocle.rules.load import LARGEST, LONGEST_CHAIN

CHANGES: dict[str, list[Any]] = {
    "score.target": [10, 750, 100_000],
    "score.last_trick": [0, 20],
    "score.card_points": ["traditional", "simplified", "streamlined"],
    "play.duty": ["free", "strict", "east"],
    "play.twins": ["last"],
    "play.head_after_ruff": [True, False],
    "meld.doubles": ["twice"],
    "meld.grand_pinochle": [True],
    "meld.rows.run.points": [[150], [150, 300], (1, 2, 3, 4)],
    "meld.rows.dix": [None],
    "meld.rows.dix.points": [[5]],
    "meld.rows.tens-around": [{"group": "around", "suit": "all", "cards": "T", "points": [50, 500]}],
    "title.en": ["Another"],
}
"""Changes that fit every named set on the tens scale, singly and together (a row is not both changed and taken out)."""


def patch_of(changes: dict[str, Any]) -> dict[str, Any]:
    """Dotted paths as nested tables."""
    patch: dict[str, Any] = {}
    for path, value in changes.items():
        *steps, last = path.split(".")
        table = patch
        for step in steps:
            table = table.setdefault(step, {})
        table[last] = value
    return patch


@st.composite
def patches(draw: st.DrawFn) -> dict[str, Any]:
    """A set of changes that every named set can take."""
    paths = draw(st.lists(st.sampled_from(sorted(CHANGES)), unique=True, max_size=6))
    if "meld.rows.dix" in paths and "meld.rows.dix.points" in paths:
        paths.remove("meld.rows.dix.points")
    return patch_of({path: draw(st.sampled_from(CHANGES[path])) for path in paths})


any_name = st.sampled_from(
    [name for name in names() if named(name).score.scale == "tens" and not named(name).meld.tenfold]
)
"""Sets that can take all changes: where zeros are dropped, or doubles are tenfold, some of them do not fit."""

# ------------------------------------------------------------------------------------------------ lines


def test_a_line_changes_numbers_words_and_rows() -> None:
    """A line names a set and changes fields; name, title and all other fields stay."""
    base = named("midwest")
    rules = parse("midwest?score.target=1000&play.duty=east&meld.rows.aces-around.points=[120,1000]")
    assert rules.score.target == 1000
    assert rules.play.duty == "east"
    assert rules.meld.rows["aces-around"].points == (120, 1000)
    assert (rules.name, rules.title, rules.source) == ("midwest", base.title, base.source)
    back = {
        "score": {"target": 1500},
        "play": {"duty": "strict"},
        "meld": {"rows": {"aces-around": {"points": [100, 1000, 1500, 2000]}}},
    }
    assert override(rules, back) == base


@pytest.mark.parametrize("line", ["midwest", "midwest?"])
def test_a_line_without_changes_is_the_named_set(line: str) -> None:
    """Nothing after the question mark, or no question mark, changes nothing."""
    assert parse(line) == named("midwest")


@pytest.mark.parametrize(
    ("written", "path", "expected"),
    [
        ("score.target=1_000", "score.target", 1000),
        ("score.target=%31000", "score.target", 1000),
        ("score.target=%201000", "score.target", 1000),
        ("score%2Etarget=990", "score.target", 990),
        ('play.duty="east"', "play.duty", "east"),
        ("play.duty='east'", "play.duty", "east"),
        ("play.head_after_ruff=true", "play.head_after_ruff", True),
        ("pack.suits=german", "pack.suits", "german"),
        ("title.en=Ours%20=%20best", "title.en", "Ours = best"),
        ("title.en=Ours+too", "title.en", "Ours too"),
        ("title.de=f%C3%BCr+uns", "title.de", "für uns"),
        ("meld.rows.run.cards=A+K+Q", "meld.rows.run.cards", "A K Q"),
        ("meld.rows.dix.cards=9", "meld.rows.dix.cards", "9"),
        ("meld.rows.pinochle.points=[ 40 , 300 ]", "meld.rows.pinochle.points", (40, 300)),
    ],
)
def test_values_are_toml_where_they_are_and_text_elsewhere(written: str, path: str, expected: Any) -> None:
    """Numbers, truth values, lists and quoted text are read as TOML; other words stand for themselves."""
    found: Any = parse(f"midwest?{written}")
    for step in path.split("."):
        found = found[step] if isinstance(found, dict) else getattr(found, step)
    assert (type(found), found) == (type(expected), expected)


@pytest.mark.parametrize("word", ["null", "false"])
def test_a_line_takes_a_row_out(word: str) -> None:
    """`null`, or TOML's own `false`, removes a meld from the table and nothing else."""
    rules = parse(f"midwest?meld.rows.dix={word}")
    assert set(named("midwest").meld.rows) - set(rules.meld.rows) == {"dix"}


def test_a_line_adds_a_row() -> None:
    """A new meld is a table of its own."""
    rules = parse('midwest?meld.rows.blaze={group="special",cards="QS JD KH",points=[70]}')
    assert rules.meld.rows["blaze"].points == (70,)
    assert list(rules.meld.rows) == sorted(rules.meld.rows)


# ------------------------------------------------------------------------------------------------ patches


def test_null_on_a_field_brings_back_the_schemas_default() -> None:
    """A merge patch removes a field with null, and what is not stated has the default of the schema (RFC 7396)."""
    assert named("midwest").score.target == 1500
    assert override(named("midwest"), {"score": {"target": None}}).score.target == 1000


def test_a_patch_may_replace_name_and_title() -> None:
    """A player's own set is made from a named one by giving it a name."""
    rules = override(named("midwest"), {"name": "ours", "title": {"en": "Ours", "de": "Unser Spiel"}})
    assert (rules.name, rules.title.de) == ("ours", "Unser Spiel")
    assert digest(rules) == digest(named("midwest"))


def test_the_set_and_the_patch_given_stay_as_they_were() -> None:
    """Overriding makes a new set."""
    patch = {"meld": {"rows": {"dix": None}}, "score": {"target": 1000}}
    before = to_json(named("midwest"))
    override(named("midwest"), patch)
    assert to_json(named("midwest")) == before
    assert patch == {"meld": {"rows": {"dix": None}}, "score": {"target": 1000}}


@given(any_name, patches())
def test_a_patch_changes_the_digest_exactly_when_it_changes_the_rules(name: str, patch: dict[str, Any]) -> None:
    """Digests differ if and only if the trees without name, title and source do."""
    base, rules = named(name), override(named(name), patch)
    trees = [msgspec.to_builtins(each) for each in (base, rules)]
    for tree in trees:
        for key in ("name", "title", "source"):
            del tree[key]
    assert (digest(base) == digest(rules)) == (trees[0] == trees[1])


@given(any_name, patches())
def test_a_patch_can_be_taken_back(name: str, patch: dict[str, Any]) -> None:
    """The whole tree of the old set as a patch, added rows nulled, gives the old set and its digest."""
    base = named(name)
    rules = override(base, patch)
    back = msgspec.to_builtins(base)
    back["meld"]["rows"] |= {row: None for row in rules.meld.rows if row not in base.meld.rows}
    again = override(rules, back)
    assert again == base
    assert digest(again) == digest(base)


@given(any_name, patches())
def test_patching_twice_is_patching_once(name: str, patch: dict[str, Any]) -> None:
    """A patch that is already in changes nothing."""
    once = override(named(name), patch)
    assert override(once, patch) == once


# ------------------------------------------------------------------------------------------------ identity, text


@given(any_name, patches())
def test_json_and_line_lead_back_to_the_same_rules(name: str, patch: dict[str, Any]) -> None:
    """to_json gives back the whole set; the line to share gives back what is played."""
    rules = override(named(name), patch)
    assert from_json(to_json(rules)) == rules
    assert to_json(from_json(to_json(rules))) == to_json(rules)
    line = share_line(rules)
    assert digest(parse(line)) == digest(rules)
    assert line.isascii()
    assert " " not in line


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("base", names())
def test_any_set_can_be_written_as_a_change_of_any_other(name: str, base: str) -> None:
    """A line may start from every named set, and from its own it is only the name."""
    line = share_line(named(name), base)
    assert digest(parse(line)) == digest(named(name))
    assert (line == base) == (name == base)


def test_the_line_says_only_what_differs() -> None:
    """A shared line is short."""
    rules = parse("midwest?play.duty=east&score.target=1500&meld.rows.dix=null")
    assert share_line(rules) == "midwest?meld.rows.dix=null&play.duty=east"


def test_a_line_needs_a_named_set_to_start_from() -> None:
    """A set with a name of its own is shared as the change of a named one, which must be said."""
    rules = override(named("midwest"), {"name": "ours"})
    with pytest.raises(RuleSetError, match="ours"):
        share_line(rules)
    assert share_line(rules, "midwest") == "midwest"


def test_the_digest_does_not_depend_on_names_or_on_the_order_of_writing() -> None:
    """Title, name, source and the order of fields and rows are no rules."""
    base = named("two-handed")
    renamed = override(base, {"name": "x", "source": "y", "title": {"en": "a", "de": "b"}})
    assert digest(renamed) == digest(base)
    tree = msgspec.to_builtins(base)
    tree["meld"]["rows"] = dict(reversed(tree["meld"]["rows"].items()))
    turned = from_json(msgspec.json.encode(dict(reversed(tree.items()))))
    assert digest(turned) == digest(base)
    assert list(turned.meld.rows) == list(base.meld.rows)


def test_the_digest_is_the_same_in_another_process() -> None:
    """Hash seeds and start order have no part in it."""
    code = "from binocle.rules import digest, parse; print(digest(parse('bicycle?score.target=1200')))"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert runs == [digest(parse("bicycle?score.target=1200"))] * 2


def test_json_is_canonical() -> None:
    """Keys sorted at every level, no blanks, every field written out."""
    text = to_json(named("partners"))
    tree = msgspec.json.decode(text)
    assert msgspec.json.encode(tree, order="sorted").decode() == text
    assert tree["score"]["shoot"] == 0
    assert text == json.dumps(tree, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# ------------------------------------------------------------------------------------------------ files

OWN = """
title.en = "Sunday evening"
title.de = "Sonntagabend"
source = "our table"
extends = "midwest"
[score]
target = 1000
[meld.rows]
dix = false
"""


def test_a_file_extends_a_named_set(tmp_path: Path) -> None:
    """A file states its title and the differences; it is called as the file, and `false` takes a row out."""
    file = tmp_path / "sunday.toml"
    file.write_text(OWN, encoding="utf-8")
    rules = load_file(file)
    assert (rules.name, rules.title.en, rules.source) == ("sunday", "Sunday evening", "our table")
    assert digest(rules) == digest(parse("midwest?score.target=1000&meld.rows.dix=null"))
    assert load_file(str(file)) == rules


def test_a_text_is_called_own_unless_it_says_otherwise() -> None:
    """The name comes from the text, else from the caller."""
    assert loads(OWN).name == "own"
    assert loads(OWN, "table-3").name == "table-3"
    assert loads('name = "ours"\n' + OWN, "table-3").name == "ours"


def test_files_extend_files_of_their_folder(tmp_path: Path) -> None:
    """A chain of files in one folder is laid over one another; each is called as itself."""
    (tmp_path / "sunday.toml").write_text(OWN, encoding="utf-8")
    (tmp_path / "late.toml").write_text('extends = "sunday.toml"\nscore.last_trick = 20\n', encoding="utf-8")
    rules = load_file(tmp_path / "late.toml")
    assert (rules.name, rules.score.target, rules.score.last_trick) == ("late", 1000, 20)
    assert "dix" not in rules.meld.rows


def test_a_file_may_state_a_whole_game(tmp_path: Path) -> None:
    """Without `extends` the schema's defaults fill in, and the meld table is the file's own."""
    file = tmp_path / "tiny.toml"
    file.write_text(
        'title = { en = "Tiny", de = "Winzig" }\nsource = "none"\ndeal.stock = true\nmeld.roundhouse = "off"\n'
        'score.melds_need = "nothing"\n[meld.rows.pinochle]\ngroup = "special"\ncards = "QS JD"\npoints = [40]\n',
        encoding="utf-8-sig",
    )
    assert list(load_file(file).meld.rows) == ["pinochle"]


def test_files_that_extend_each_other_in_a_circle_are_refused(tmp_path: Path) -> None:
    """A circle of files ends in a refusal."""
    (tmp_path / "a.toml").write_text('extends = "b.toml"', encoding="utf-8")
    (tmp_path / "b.toml").write_text('extends = "a.toml"', encoding="utf-8")
    with pytest.raises(RuleSetError, match="circle") as refused:
        load_file(tmp_path / "a.toml")
    assert refused.value.path == "extends"


def test_a_chain_of_files_has_an_end(tmp_path: Path) -> None:
    """As many files as allowed may stand over one another, and no more."""
    for place in range(LONGEST_CHAIN + 1):
        parent = f"x{place - 1}.toml" if place else "midwest"
        (tmp_path / f"x{place}.toml").write_text(f'extends = "{parent}"', encoding="utf-8")
    assert load_file(tmp_path / f"x{LONGEST_CHAIN - 3}.toml").score.target == 1500
    with pytest.raises(RuleSetError, match="too many"):
        load_file(tmp_path / f"x{LONGEST_CHAIN}.toml")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "empty"),
        (b"\xff\xfe", "line 1: the file is not UTF-8"),
        (b"score.target = 1\n\n# \xc3\n", "line 3: the file is not UTF-8"),
        (b"#" * (LARGEST + 1), "too large"),
        (b"[score\n", "line 1: this is no TOML"),
    ],
)
def test_files_that_are_no_rule_text_are_refused(tmp_path: Path, content: bytes, problem: str) -> None:
    """Broken, foreign and huge files end in one sentence."""
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    with pytest.raises(RuleSetError, match=problem):
        load_file(file)


@pytest.mark.parametrize("name", ["missing.toml", "", "a\0b"])
def test_files_that_cannot_be_read_are_refused(tmp_path: Path, name: str) -> None:
    """No file, a folder, and no file name at all."""
    with pytest.raises(RuleSetError, match=r"cannot be read|no such file"):
        load_file(f"{tmp_path}/{name}")


def test_a_file_does_not_reach_out_of_its_folder(tmp_path: Path) -> None:
    """`extends` takes a file name, no path."""
    (tmp_path / "inner").mkdir()
    (tmp_path / "outer.toml").write_text(OWN, encoding="utf-8")
    for parent in ("../outer.toml", f"{tmp_path}/outer.toml"):
        (tmp_path / "inner" / "x.toml").write_text(f'extends = "{parent}"', encoding="utf-8")
        with pytest.raises(RuleSetError, match="same folder"):
            load_file(tmp_path / "inner" / "x.toml")


def test_a_rule_set_survives_what_processes_do_to_it() -> None:
    """Sets can be decoded from their own encoding by type alone and are equal then."""
    rules = named("double-deck")
    assert msgspec.json.decode(msgspec.json.encode(rules), type=RuleSet) == rules


def test_every_way_to_state_a_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name, a file, and either with changes; a name goes before a file that is called the same."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours.toml").write_text('extends = "midwest"\nscore.target = 700\n')
    (tmp_path / "plain").write_text('extends = "partners"\nscore.target = 900\n')
    (tmp_path / "midwest").write_text('extends = "partners"\n')
    (tmp_path / "why?.toml").write_text('extends = "partners"\nscore.target = 800\n')
    stated = {
        "midwest": 1500,
        "midwest?score.target=1000": 1000,
        "ours.toml": 700,
        "./ours.toml": 700,
        "ours.toml?score.target=1100": 1100,
        str(tmp_path / "ours.toml"): 700,
        "plain": 900,
        "plain?score.target=950&play.duty=east": 950,
        "why?.toml": 800,
    }
    assert {text: read(text).score.target for text in stated} == stated
    (tmp_path / "Our Table.toml").write_text('extends = "midwest"\n')
    assert [read(text).name for text in ("ours.toml?score.target=1100", "Our Table.toml")] == ["ours", "our-table"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nosuch.toml", 'no such file: "nosuch.toml"'),
        ("folder/nosuch", 'no such file: "folder/nosuch"'),
        ("nosuch.toml?score.target=1000", 'no such file: "nosuch.toml"'),
        ("nosuch", 'there is no rule set "nosuch"'),
        ("", 'there is no rule set ""'),
        ("broken.toml", "line 2"),
        ("broken.toml?score.target=1000", "line 2"),
        ("good.toml?score.target=5", "score.target: 5"),
        ("good.toml?score.target", "is no change"),
        ("good.toml?score.target=\x07", "cannot be printed"),
        ("good.toml?" + "x" * 70_000, "too long"),
        ("./", "cannot be read"),
    ],
)
def test_sets_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str) -> None:
    """A file that is missing is called so, a broken one is told by line, a wrong change by its field."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.toml").write_text('extends = "midwest"\n')
    (tmp_path / "broken.toml").write_text('extends = "midwest"\nscore.target = = 5\n')
    with pytest.raises(RuleSetError) as caught:
        read(text)
    assert said in str(caught.value)
