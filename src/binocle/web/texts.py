"""Errors as people read them."""

from __future__ import annotations

from binocle.locale import Language, texts
from binocle.web.changes import Refused


def error_text(refused: Refused, lang: Language, *, german: bool = False) -> tuple[str, str]:
    """The code of a refusal, and its sentence."""
    if refused.refusal is not None:
        return refused.refusal.code, refused.refusal.say(lang, german=german)
    if refused.code == "stale":
        return "stale", texts(lang)("refusal-table-stale")
    return refused.code, texts(lang)(f"error-{refused.code}", **refused.facts)
