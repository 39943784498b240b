"""Deals that can be checked: the algorithm as the document has it, and every way of cheating found."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from binocle.cards import Card
from binocle.cli.app import cli
from binocle.deal import fair
from binocle.deal.fair import ALGORITHM, FairDeal, Occasion, UnfairDealError, Words
from binocle.game import Game
from binocle.rules import named, to_json
from tests.strategies import game_of, some_names

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "fairness.md"
SECRET = bytes(range(32))


def made(name: str = "midwest", words: tuple[Words, ...] = ()) -> FairDeal:
    """A deal as a table hands it out."""
    rules = to_json(named(name))
    occasion = Occasion("a-table", 2, 3, fair.rules_sum(rules))
    dealt = fair.fair_deal(game_of(name), SECRET, occasion, words, 1)
    commit = fair.commitment(SECRET, occasion)
    return FairDeal(ALGORITHM, "a-table", 2, 3, rules, 1, commit, SECRET.hex(), words, dealt)


def plain(secret: bytes, place: list[bytes], words: list[tuple[int, str]], size: int) -> tuple[str, str, list[int]]:
    """Commitment, key and shuffle, written a second time from the document alone."""

    def frame(parts: list[bytes]) -> bytes:
        return b"".join(len(part).to_bytes(4, "big") + part for part in parts)

    commit = hashlib.sha256(frame([*place, secret])).hexdigest()
    said = [part for seat, word in words for part in (str(seat).encode(), word.encode())]
    key = hmac.digest(secret, frame([*place, *said]), "sha256")
    stream = (
        int.from_bytes(hmac.digest(key, counter.to_bytes(8, "big"), "sha256")[place * 4 : place * 4 + 4], "big")
        for counter in itertools.count()
        for place in range(8)
    )
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        n = last + 1
        number = next(stream)
        while number >= 2**32 - 2**32 % n:
            number = next(stream)
        order[last], order[number % n] = order[number % n], order[last]
    return commit, key.hex(), order


def test_vectors_of_the_document() -> None:
    """The document's vectors are what the code does, and what a second writing of the algorithm does."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rules = hashlib.sha256(b"{}").hexdigest()
    assert f"rules       {rules}" in text
    occasion = Occasion("vector-table", 1, 1, rules)
    place = [ALGORITHM.encode(), b"vector-table", b"1", b"1", rules.encode()]
    rows = re.findall(r"^\| (none|seat.*?) \| `([0-9a-f]{64})` \| ([\d ]+) \| ([\d ]+) \|$", text, re.MULTILINE)
    assert len(rows) == 2
    for said, key, first, order in rows:
        words = [] if said == "none" else [(0, "blue"), (2, "grün")]
        commit, second_key, second_order = plain(SECRET, place, words, 48)
        assert f"commitment  {commit}" in text
        assert fair.commitment(SECRET, occasion) == commit
        mixed = [Words(seat, word) for seat, word in reversed(words)]
        own = fair.shuffle_key(SECRET, occasion, mixed)
        assert own.hex() == key == second_key
        assert list(itertools.islice(fair.numbers(own), 4)) == [int(number) for number in first.split()]
        assert fair.shuffled(range(48), fair.numbers(own)) == second_order == [int(number) for number in order.split()]


@pytest.mark.parametrize("bound", range(1, 161))
def test_below_is_even(bound: int) -> None:
    """The numbers that are kept fall on every result equally often, none is out of range, the rest is thrown away."""
    limit = 2**32 - 2**32 % bound
    assert limit % bound == 0
    assert 2**32 - limit < bound
    for number in {0, bound - 1, limit - 1}:
        assert fair.below(bound, iter([number])) == number % bound
    for number in {limit, 2**32 - 1} - {limit - 1}:
        if number < 2**32 and number >= limit:
            assert fair.below(bound, iter([number, 0])) == 0


def test_shuffle_is_even_when_numbers_are() -> None:
    """Fed with every run of choices once, the shuffle gives every order exactly once."""
    found = Counter()
    for choices in itertools.product(range(4), range(3), range(2)):
        found[tuple(fair.shuffled("abcd", iter(choices)))] += 1
    assert len(found) == 24
    assert set(found.values()) == {1}


@pytest.mark.parametrize("name", some_names(5, "fair"))
def test_a_fair_deal_is_found_fair(name: str) -> None:
    """What was dealt by the rules is found fair, written to a file and read again."""
    deal = made(name, (Words(0, "one"), Words(1, "zwei", after_commit=False)))
    read = msgspec.json.decode(msgspec.json.encode(deal), type=FairDeal)
    fair.check(read)
    pack = Counter(Card(card) for kind in game_of(name).setting.pack.kinds for card in [_card(kind)])
    dealt = Counter([card for hand in deal.dealt.hands for card in hand])
    dealt.update([*deal.dealt.widow, *deal.dealt.stock, *([deal.dealt.upcard] if deal.dealt.upcard else [])])
    assert dealt == pack


def _card(kind: int) -> str:
    return f"{'789JQKTA'[kind & 7]}{'SHDC'[kind >> 3]}"


def test_every_change_is_found() -> None:
    """One card, one letter of a word, the dealer, the deal's number, the rules: any change is found out."""
    deal = made(words=(Words(0, "one"),))
    hands = deal.dealt.hands
    swapped = (
        (hands[1][0], *hands[0][1:]),
        (hands[0][0], *hands[1][1:]),
        *hands[2:],
    )
    assert hands[0][0] != hands[1][0]
    replace = msgspec.structs.replace
    for changed in (
        replace(deal, dealt=replace(deal.dealt, hands=swapped)),
        replace(deal, words=(Words(0, "ones"),)),
        replace(deal, words=()),
        replace(deal, words=(Words(1, "one"),)),
        replace(deal, dealer=2),
        replace(deal, dealer=7),
        replace(deal, deal=4),
        replace(deal, game=1),
        replace(deal, table="b-table"),
        replace(deal, secret="00" * 32),
        replace(deal, commit="00" * 32),
        replace(deal, rules=to_json(named("auction"))),
        replace(deal, rules="{}"),
    ):
        with pytest.raises(UnfairDealError):
            fair.check(changed)


def test_words_do_not_run_into_each_other() -> None:
    """`ab` and `c` of two seats is not `a` and `bc`."""
    occasion = Occasion("t", 1, 1, "r")
    assert fair.shuffle_key(SECRET, occasion, [Words(0, "ab"), Words(1, "c")]) != fair.shuffle_key(
        SECRET, occasion, [Words(0, "a"), Words(1, "bc")]
    )


def test_secrets_are_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret is 256 bits of the system's randomness, and nothing else."""
    asked = []
    monkeypatch.setattr(fair.secrets, "token_bytes", lambda size: asked.append(size) or b"\x07" * size)
    assert fair.new_secret() == b"\x07" * 32
    assert asked == [32]


def test_verify_deal(tmp_path: Path) -> None:
    """The command says fair, not fair, or that this is no such file, with its exit code."""
    file = tmp_path / "deal.json"
    deal = made(words=(Words(0, "one"), Words(1, "two", after_commit=False)))
    file.write_bytes(msgspec.json.encode(deal))

    def run(*args: str) -> tuple[int, str]:
        result = CliRunner().invoke(cli, ["verify-deal", str(file), *args], standalone_mode=False)
        return result.exit_code, result.output

    code, said = run()
    assert code == 0
    assert "Fair: deal 3 of game 2" in said
    assert "given after the commitment" in said
    assert "before, so the server knew it" in said
    assert msgspec.json.decode(run("--json")[1])["ok"] is True
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(deal, words=())))
    assert "Not fair" in run()[1]
    assert msgspec.json.decode(run("--json")[1])["ok"] is False
    file.write_text("{}")
    assert run()[0] != 0


def test_games_are_separate() -> None:
    """The same secret gives other cards for another deal: a revealed secret helps nobody elsewhere."""
    game = Game(named("midwest"))
    one = fair.fair_deal(game, SECRET, Occasion("t", 1, 1, "r"), (), 0)
    other = fair.fair_deal(game, SECRET, Occasion("t", 1, 2, "r"), (), 0)
    assert one != other
