"""The built client: files of the package, kept in memory, found by a list and never by a path on the disk."""

from __future__ import annotations

import gzip
import hashlib
import re
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from binocle.locale import Language, texts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TYPES: Final = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "txt": "text/plain",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "wav": "audio/wav",
}
_HASHED: Final = re.compile(r"[.-][0-9A-Za-z_-]{8,}\.[a-z0-9]+$")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"


class File(msgspec.Struct, frozen=True):
    """A file as it is sent: plain and packed, its type, how long it may be kept, and its tag."""

    body: bytes
    packed: bytes
    type: str
    cache: str
    tag: str


class Bundle:
    """All files of the client by their address; empty until it is built."""

    def __init__(self, folder: Traversable | None = None) -> None:
        """Look in the package, or (for tests) in another folder."""
        self._folder: Final = files("binocle.web").joinpath("bundle") if folder is None else folder
        self._files: dict[str, File] = {}
        self.load()

    def load(self) -> None:
        """Read what is there."""
        self._files = {}
        if self._folder.joinpath("index.html").is_file():
            self._read(self._folder, "/")

    def _read(self, folder: Traversable, at: str) -> None:
        for entry in folder.iterdir():
            if entry.name.startswith("."):
                continue
            if entry.is_dir():
                self._read(entry, f"{at}{entry.name}/")
                continue
            kind = TYPES.get(entry.name.rsplit(".", 1)[-1])
            if kind is not None:
                self._files[at + entry.name] = _file(entry.read_bytes(), kind, entry.name)

    def find(self, address: str) -> File | None:
        """The file at this address."""
        return self._files.get(address)

    def page(self, lang: Language) -> File:
        """The page of the client; while it is not built, one that says so."""
        if not self._files:
            self.load()
        return self._files.get("/index.html") or _not_built(lang)


def _file(body: bytes, kind: str, name: str) -> File:
    packable = kind.startswith(("text/", "application/", "image/svg"))
    packed = gzip.compress(body, 9, mtime=0) if packable else b""
    cache = _FOR_EVER if _HASHED.search(name) and not name.endswith(".html") else _ASK_FIRST
    return File(body, packed if len(packed) < len(body) else b"", kind, cache, hashlib.sha256(body).hexdigest()[:32])


def _not_built(lang: Language) -> File:
    say = texts(lang)
    lines = "".join(f"<p>{escape(say(key))}</p>" for key in ("page-not-built-how", "page-server-runs"))
    title = escape(say("page-not-built"))
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Binocle</title>'
        f'<meta name="viewport" content="width=device-width"></head><body><h1>{title}</h1>{lines}</body></html>'
    )
    return File(page.encode(), b"", TYPES["html"], "no-store", "")
