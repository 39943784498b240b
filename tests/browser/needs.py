"""What the browser tests need beside Python, and whether it is there."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CHROMIUM: Final = os.environ.get("BINOCLE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE: Final = int(os.environ.get("BINOCLE_PATIENCE", "5"))
"""How many times longer than on a quiet machine anything may take; no test is to fail by the clock alone."""


def missing() -> str:
    """What is missing, in a clause; empty when all is there."""
    if importlib.util.find_spec("playwright") is None:
        return "Playwright is not installed (extra `browser`)"
    if not CHROMIUM:
        return "no Chromium found (Debian: apt-get install chromium; elsewhere set BINOCLE_CHROMIUM)"
    if not (ROOT / "src" / "binocle" / "web" / "bundle" / "index.html").exists():
        return "the page is not built (python hatch_build.py)"
    return ""
