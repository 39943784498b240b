"""What a person likes, kept between games, and where games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from binocle.cards import ColourScheme


class Settings(msgspec.Struct, frozen=True):
    """Colours of the suits, pace, and the last choice of a new game. The language is the system's, or asked for."""

    scheme: ColourScheme = "two"
    instant: bool = False
    last: str = ""


def data_folder(option: Path | None = None) -> Path:
    """Where games are kept: the folder that was named, else Binocle's in the person's data folder."""
    if option is not None:
        return option
    if os.name == "nt":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "binocle"


def load_settings(folder: Path) -> Settings:
    """The settings kept in this folder; the usual ones when there are none, or none that can be read."""
    try:
        return msgspec.json.decode((folder / "settings.json").read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()


def keep_settings(folder: Path, settings: Settings) -> None:
    """Keep the settings. A folder that cannot be written to is no reason to stop playing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_bytes(msgspec.json.encode(settings))
    except OSError:
        return
