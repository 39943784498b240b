"""Matches on a Ray cluster: one on this machine, started for the match."""

import json
import subprocess
import sys

import pytest

MATCH = ("arena", "steady", "random", "--rules", "bicycle", "--deals", "8", "--seed", "7", "--json")


def test_ray_plays_the_same_match(tmp_path):
    """On a cluster the same deals are played with the same results, kept, and gone on with on this machine."""
    pytest.importorskip("ray", reason="Ray is an extra: pip install binocle[ray]")
    kept = str(tmp_path / "match")
    ran = []
    for more in (("--backend", "ray", "--processes", "2", "--keep", kept), (), ("--keep", kept)):
        command = [sys.executable, "-m", "binocle", *MATCH, *more]
        ran.append(subprocess.run(command, check=False, capture_output=True, text=True, timeout=180))
        assert ran[-1].returncode == 0, ran[-1].stderr
    found = [json.loads(one.stdout) for one in ran]
    assert found[0].pop("times")["processes"] == 2
    assert found[0]["deals"] == 8
    for other in found[1:]:
        other.pop("times")
        assert other == found[0]
    assert ran[-1].stderr == ""  # nothing was left to play


def test_without_ray(binocle, monkeypatch):
    """Where Ray is missing the way to get it is told."""
    monkeypatch.setattr("binocle.analysis.backends.find_spec", lambda _: None)
    told = binocle(*MATCH, "--backend", "ray")
    assert told.code == 2
    assert "pip install binocle[ray]" in told.err
