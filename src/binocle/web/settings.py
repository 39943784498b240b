"""How a server is set up: by a file in TOML, by the environment (BINOCLE_…), by options; the later ones win."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import msgspec
from msgspec import Meta

from binocle.errors import BinocleError
from binocle.players import names as player_names

DEFAULT_PORT: Final = 8642
PREFIX: Final = "BINOCLE_"
_WEB: Final = re.compile(r"https?://(\[[0-9a-fA-F:.]+\]|[^\s/:@?#\[\]]+)(:\d{1,5})?/?")


class SettingsError(BinocleError):
    """A setting that cannot be: names it, and says what is allowed."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting, with what it is when nobody says otherwise.

    Attributes:
        host: the address to listen at; `127.0.0.1` keeps other machines out.
        port: the port; 0 takes any that is free, and so does the default when it is taken.
        data: the folder of the database.
        public_url: how the server is reached from outside, for links and codes; by default as it listens.
        origins: further pages that may open sockets, besides the server's own.
        proxies: addresses of reverse proxies whose word on a client's address is taken.
        workers: processes for computer players; -1 is one less than there are cores, four at most.
        helper: the computer player that sits in and gives hints; by default the strongest.
        grace: seconds that a person may be away before a computer player sits in.
        most_tables: rooms in memory; most_sockets, most_sockets_each: sockets in all, and from one address.
        limits: what one address may ask for, times this; 0 is no limit, for load tests and behind a proxy that limits.
        forget_after: seconds that an empty room stays in memory.
        keep_days: days that a table stays in the database untouched; 0 is for ever.
        log: `text` or `json`.
    """

    host: str = "0.0.0.0"  # noqa: S104 - friends in the same network come by a link
    port: Annotated[int, Meta(ge=0, le=65535)] = DEFAULT_PORT
    data: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    workers: Annotated[int, Meta(ge=-1, le=64)] = -1
    helper: str = ""
    grace: Annotated[float, Meta(ge=1, le=3600)] = 60.0
    most_tables: Annotated[int, Meta(ge=1)] = 5_000
    most_sockets: Annotated[int, Meta(ge=1)] = 20_000
    most_sockets_each: Annotated[int, Meta(ge=1)] = 200
    limits: Annotated[float, Meta(ge=0)] = 1.0
    forget_after: Annotated[float, Meta(ge=1)] = 600.0
    keep_days: Annotated[int, Meta(ge=0)] = 90
    log: Annotated[str, Meta(pattern="^(text|json)$")] = "text"


def read_settings(file: Path | None, environ: Mapping[str, str], **options: Any) -> Settings:
    """The settings from file, environment and options (None: not given).

    Raises:
        SettingsError: one of them cannot be.
        OSError: the file cannot be read.
    """
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsError(f"{file} is no settings file ({error})") from None
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None:
            plain = field.name in ("origins", "proxies")
            found[field.name] = tuple(text.replace(",", " ").split()) if plain else text
    found |= {name: value for name, value in options.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        named = place.strip("`$.").partition("[")[0]
        source = f" ({file})" if file is not None else ""
        about = f"the setting {named} cannot be" if named else "there is something that is no setting"
        raise SettingsError(f"{about}{source}: {problem}") from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """Refuse what would start a server that cannot do what it was told to."""
    if settings.helper and settings.helper not in player_names():
        _refuse("helper", settings.helper, f"one of {', '.join(player_names())}, or nothing for the strongest")
    addresses = [("origins", text) for text in settings.origins]
    if settings.public_url:
        addresses.append(("public_url", settings.public_url))
    for name, text in addresses:
        if _WEB.fullmatch(text) is None or (name == "origins" and text.endswith("/")):
            _refuse(name, text, "an address such as https://cards.example.org")
    for text in settings.proxies:
        try:
            ip_address(text)
        except ValueError:
            _refuse("proxies", text, "IP addresses such as 127.0.0.1")


def _refuse(name: str, value: str, allowed: str) -> NoReturn:
    raise SettingsError(f"the setting {name} cannot be {value!r}; allowed: {allowed}")


def data_folder(settings: Settings) -> Path:
    """Where the database lies: the setting, or the place that the system has for such things."""
    if settings.data:
        return Path(settings.data)
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", str(home))) / "binocle"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "binocle" / "server"
