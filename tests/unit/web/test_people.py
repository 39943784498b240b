"""Names, tokens, codes and limits."""

from __future__ import annotations

import pytest

from binocle.web import limits
from binocle.web.limits import Bucket, Limiter, network
from binocle.web.people import (
    CODE_LETTERS,
    bot_names,
    is_taken,
    new_code,
    new_table_id,
    new_token,
    skeleton,
    tidy_code,
    tidy_name,
    tidy_text,
    token_hash,
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Eva", "Eva"),
        ("  Eva   Maria ", "Eva Maria"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Jürgen-Peter", "Jürgen-Peter"),
        ("O'Neill", "O'Neill"),
        ("李小龍", "李小龍"),
        ("🦊", "🦊"),
        ("Ann 2", "Ann 2"),
        ("", ""),
        ("   ", ""),
        ("x" * 25, ""),
        ("a\u202eb", ""),  # right-to-left override
        ("a\u200bb", ""),  # zero width
        ("a\nb", "a b"),
        ("a\x00b", ""),
        ("<script>", ""),
        ("a" + "\u0301" * 9, ""),  # a tower of accents
        ("\ud800", ""),
        ("---", ""),
        ("=1+1", ""),
    ],
)
def test_names(text: str, name: str) -> None:
    """A name is composed, trimmed, short, and has nothing in it that cannot be seen."""
    assert tidy_name(text) == name


@pytest.mark.parametrize(
    ("one", "other"), [("Eva", "eva"), ("Eva", "Еva"), ("Bill", "Bi11"), ("Zoe", "Z0e"), ("Zoë", "Zoe")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    """Whoever could be taken for somebody at the table needs another name."""
    assert is_taken(other, [one])
    assert skeleton(one) == skeleton(other)
    assert not is_taken("Quite Different", [one])


def test_bots_are_nobody_at_the_table() -> None:
    """No computer player is called like a person there."""
    assert bot_names(3, ["anna", "B3rt"]) == ["Clara", "David", "Emma"]


def test_what_is_said() -> None:
    """A line stays one line, without what cannot be seen."""
    assert tidy_text(" a\u200b b\n\tc \u202e") == "a b c"
    assert tidy_text("\u200b") == ""


def test_tokens_and_ids() -> None:
    """Tokens have 192 bits, ids 128, codes are spoken without doubt; none comes twice; hashes are all that is kept."""
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) == 32 for token in tokens)
    assert all(len(new_table_id()) == 22 for _ in range(10))
    assert set("01IO5") & set(CODE_LETTERS) == set()
    assert all(len(code) == 6 and set(code) <= set(CODE_LETTERS) for code in (new_code() for _ in range(100)))
    assert tidy_code(" k7-pq 3m ") == "K7PQ3M"
    assert len(token_hash("x")) == 32
    assert token_hash("\ud800") != token_hash("x")


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, then as many as time brings; 0 times is no limit."""
    now = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    bucket = Bucket(3, 1)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 2
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert all(Limiter(1, 1, 0).take("a") for _ in range(100))
    limiter = Limiter(1, 1)
    assert [limiter.take("a"), limiter.take("a"), limiter.take("b")] == [True, False, True]


def test_buckets_do_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses there are, only so many are remembered."""
    monkeypatch.setattr(limits, "MOST_KEYS", 10)
    limiter = Limiter(2, 0.001)
    for number in range(100):
        limiter.take(f"a{number}")
    assert len(limiter._buckets) <= 11


@pytest.mark.parametrize(
    ("address", "together"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::1", "0:0:0:0::/64"),
        ("fe80::1%eth0", "fe80:0:0:0::/64"),
        ("local", "local"),
    ],
)
def test_networks(address: str, together: str) -> None:
    """IPv6 addresses of one network are limited together."""
    assert network(address) == together
