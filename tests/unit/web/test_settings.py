"""Settings from file, environment and options."""

from __future__ import annotations

from pathlib import Path

import pytest

from binocle.web.settings import Settings, SettingsError, data_folder, read_settings


def test_the_later_wins(tmp_path: Path) -> None:
    """Options win over the environment, the environment over the file, the file over what is built in."""
    file = tmp_path / "binocle.toml"
    file.write_text('port = 1\nhost = "::"\ngrace = 5\norigins = ["https://a.example"]\n')
    found = read_settings(file, {"BINOCLE_PORT": "2", "BINOCLE_GRACE": "7.5", "OTHER": "x"}, port=3, host=None)
    assert (found.port, found.host, found.grace, found.origins) == (3, "::", 7.5, ("https://a.example",))
    assert read_settings(None, {"BINOCLE_PORT": "2"}).port == 2
    assert read_settings(None, {}) == Settings()
    lists = read_settings(
        None, {"BINOCLE_ORIGINS": "https://a.example, https://b.example", "BINOCLE_PROXIES": "10.0.0.1"}
    )
    assert lists.origins == ("https://a.example", "https://b.example")
    assert lists.proxies == ("10.0.0.1",)


@pytest.mark.parametrize(
    "text", ["port = 70000", 'port = "x"', "grace = 0", "workers = -2", 'log = "loud"', "nonsense = 1", "port = ["]
)
def test_what_cannot_be(text: str, tmp_path: Path) -> None:
    """A setting out of range, of the wrong kind or of no name is refused in a sentence."""
    file = tmp_path / "binocle.toml"
    file.write_text(text)
    with pytest.raises(SettingsError):
        read_settings(file, {})
    with pytest.raises(SettingsError):
        read_settings(None, {"BINOCLE_PORT": "many"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("helper", "nosuch"),
        ("helper", "cmd:./x"),
        ("origins", "nonsense"),
        ("origins", "https://cards.example.org/path"),
        ("proxies", "nonsense"),
        ("public_url", "nonsense"),
        ("public_url", "ftp://cards.example.org"),
    ],
)
def test_what_would_not_work(name: str, value: str) -> None:
    """A server is not started with a helper that there is not, or with addresses that are none."""
    with pytest.raises(SettingsError, match=f"{name} cannot be '{value.replace('?', '.')}'; allowed: "):
        read_settings(None, {f"BINOCLE_{name.upper()}": value})


def test_the_file_is_named(tmp_path: Path) -> None:
    """What is wrong in a file is said with the file and the setting."""
    file = tmp_path / "binocle.toml"
    file.write_text('port = "many"')
    with pytest.raises(SettingsError, match=r"the setting port cannot be \(.*binocle.toml\)"):
        read_settings(file, {})


def test_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The setting says where data lies; else the system's own place for it."""
    assert data_folder(Settings(data="/somewhere")) == Path("/somewhere")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert tmp_path in data_folder(Settings()).parents
