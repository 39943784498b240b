"""Whole games on the full screen, by keyboard, at 80x24, in sets of every kind and both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from binocle.locale import LANGUAGES, Language, texts
from binocle.record import load, verify
from binocle.rules import parse
from tests.tui_games.pilot import Evening


def _only(folder: Path) -> Path:
    """The record of the one game that was played out."""
    (file,) = folder.rglob("finished/*.jsonl")
    return file


FIRST = ("two-handed", "bicycle", "midwest", "auction", "partners", "double-deck")
"""Sets that are played in both languages; a few more are played in one."""

GAMES: list[tuple[str, Language]] = [
    *((name, lang) for name in FIRST for lang in LANGUAGES),
    ("binokel?score.target=700", "de"),
    ("hoskin?score.target=1500", "en"),
    ("partners-passing?score.target=700", "de"),
    ("partners-widow?score.target=700", "en"),
]


@pytest.mark.parametrize(("name", "lang"), GAMES)
async def test_a_whole_game(name: str, lang: Language, tmp_path: Path) -> None:
    """A game is played to its end by keys alone: a refused card and an undo in it, and a meld, a bid and a bury.

    Every line of every screen fits, the record is whole, and the last sheet says who has won.
    """
    seed = 4 if "passing" in name else 3 if name.startswith("binokel") else 1
    evening = Evening(name, lang, tmp_path, seed=seed, durch=name.startswith("binokel"))
    await evening.play()
    rules, did, seen = parse(name), evening.did, evening.seen
    assert did["refused"] == 1
    assert did["undo"] == 1
    assert did["Play"] > 20
    if rules.deal.stock:
        assert did["Meld"] > 0
        assert did["Dix"] > 0
    else:
        assert did["Bid"] > 0
        assert did["NameTrump"] > 0
        assert texts(lang)("tui-due-melds") in seen["pause-melds"]
    if rules.exchange.widow_use == "one-each":
        assert did["HandOut"] > 0
        assert "✓" in seen["hand-out-picked"]
    elif rules.deal.widow:
        assert did["Bury"] > 0
        assert "✓" in seen["bury-picked"]
    if rules.exchange.pass_cards:
        assert did["PassCard"] > 0
        assert "✓" in seen["pass-picked"]
    if rules.trump.durch:
        assert did["AnnounceDurch"] == 1
    for screen in seen.values():
        assert "{" not in screen
        assert all(len(line) <= 80 for line in screen.splitlines())
    verify(load(_only(tmp_path)))
    winner = evening.host.view.score.winner
    assert winner >= 0
    mine = winner == evening.host.game.setting.seating.side(evening.host.me)
    won = texts(lang)("event-game-won", who="us" if rules.seats.partners else "you", name="")
    assert (won in " ".join(seen["over"].split())) == mine
