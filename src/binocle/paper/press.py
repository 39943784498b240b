"""From a template and its data to a PDF: typst with its own fonts alone, no file and no network."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Literal

import typst

Paper = Literal["a4", "letter"]

SHEETS: Final[dict[Paper, tuple[float, float]]] = {"a4": (297, 210), "letter": (279.4, 215.9)}
"""Width and height of a sheet lying on its long side, in millimetres."""

_PRINTED: Final = 0
"""The time that stands in every file, in seconds since 1970: the same rules give the same file, byte for byte."""


@lru_cache(maxsize=1)
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False)


@lru_cache(maxsize=8)
def _template(name: str) -> str:
    """A template with the pieces that all share in front."""
    folder = files("binocle.paper")
    return "\n".join((folder / f"{part}.typ").read_text(encoding="utf-8") for part in ("shared", name))


def pdf(template: str, data: Mapping[str, Any]) -> bytes:
    """The PDF that a template makes of its data."""
    made = typst.compile(_template(template).encode(), format="pdf", timestamp=_PRINTED, **_settings(data))
    assert isinstance(made, bytes)
    return made


def png(template: str, data: Mapping[str, Any], dots: int = 144) -> list[bytes]:
    """The pages as pictures, `dots` to an inch, for looking at them."""
    made = typst.compile(_template(template).encode(), format="png", ppi=dots, **_settings(data))
    return [made] if isinstance(made, bytes) else list(made or ())


def _settings(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "font_paths": _fonts(),
        "ignore_system_fonts": True,
        "sys_inputs": {"data": json.dumps(data, ensure_ascii=False)},
    }
