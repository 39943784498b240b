"""The compiled twins of the kernel functions: one source, run by CPython or by numba.

The kernel modules are plain Python and stay so. `fast()` loads each of their files a second time, as
``binocle.kernel._fast_<module>``, and wraps every function found there with ``numba.njit``; thus pure and compiled
functions live side by side in one process. Nothing is compiled before its first call, and what was compiled is kept
in a folder of the user's cache named after the sources of its module and those it uses (numba's own check looks at
the file of a function only, not at the files of the functions it calls).

Environment: ``BINOCLE_PURE=1`` keeps everything in CPython; ``BINOCLE_CACHE_DIR`` (first) or ``NUMBA_CACHE_DIR``
says where compiled code is kept.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.metadata
import importlib.util
import os
import re
import sys
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

# In the order of their imports: a module may use those before it.
MODULES = (
    "layout",
    "follow",
    "trick",
    "meld",
    "mask",
    "counting",
    "policy",
    "playout",
    "rollout",
    "stock_melds",
    "stock_card",
    "stock",
    "inference",
    "exchange",
    "outlook",
    "worlds_plan",
    "worlds_ways",
    "worlds_fit",
    "worlds",
    "perft",
    "exhaust",
    "solve_cells",
    "solve_bounds",
    "solve_table",
    "solve",
    "solve_batch",
)
# Make arrays by Python's own type, which numba cannot; replaced below by ones that make the numpy kind.
_NOT_COMPILED = frozenset({"new_cells", "new_words"})

_PACKAGE = __name__.rpartition(".")[0]
_HERE = Path(__file__).parent


def compiled_available() -> bool:
    """Whether `fast()` gives compiled functions: numba can be found and BINOCLE_PURE does not forbid it."""
    if os.environ.get("BINOCLE_PURE", "") not in {"", "0"}:
        return False
    if "numba" in sys.modules:
        return sys.modules["numba"] is not None
    return importlib.util.find_spec("numba") is not None


@cache
def pure() -> SimpleNamespace:
    """All names of the kernel modules as they stand in the source, run by CPython."""
    names: dict[str, Any] = {"compiled": False, "as_cells": _same}
    for module in MODULES:
        names.update(_public(importlib.import_module(f"{_PACKAGE}.{module}")))
    return SimpleNamespace(**names)


def fast() -> SimpleNamespace:
    """All names of the kernel modules, functions compiled by numba; the pure ones where numba is missing or unwanted.

    Arrays given to compiled functions are numpy arrays: `as_cells` turns an ``array.array`` into one on the same
    memory (and gives back its argument unchanged in the pure namespace). `compiled` tells which kind it is.
    """
    return _compile() if compiled_available() else pure()


@cache
def source_digest(module: str) -> str:
    """Sha256 of a kernel module's source and of all it imports: the name of the folder its compiled code lies in.

    So a change leaves alone what was compiled of the modules that do not use it.
    """
    source = (_HERE / f"{module}.py").read_text(encoding="utf-8")
    digest = hashlib.sha256(f"{module}\0{source}\0".encode())
    for used in MODULES:
        if re.search(rf"^from {re.escape(_PACKAGE)}\.{used} import ", source, re.MULTILINE):
            digest.update(source_digest(used).encode())
    return digest.hexdigest()


def is_prepared() -> bool:
    """Whether all that players call has been compiled before (`mark_prepared`), so that it only has to be loaded.

    Also True where nothing is ever compiled.
    """
    mark = _mark()
    return not compiled_available() or (mark is not None and mark.exists())


def mark_prepared() -> None:
    """Note, for other processes too, that all that players call is compiled."""
    mark = _mark()
    if mark is not None and compiled_available():
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def _mark() -> Path | None:
    base = _cache_base()
    if base is None:
        return None
    everything = hashlib.sha256("".join(source_digest(module) for module in MODULES).encode())
    everything.update(f"{sys.version} {importlib.metadata.version('numba') if compiled_available() else ''}".encode())
    return base / f"prepared-{everything.hexdigest()[:16]}"


@cache
def _compile() -> SimpleNamespace:
    try:
        numba = importlib.import_module("numba")
        numpy = importlib.import_module("numpy")
    except ImportError:  # found, but not fit for this machine or this Python
        return pure()
    base = _cache_base()

    def cache_in(module: str) -> None:
        if base is not None:
            numba.config.CACHE_DIR = str(base / source_digest(module)[:16])

    zeros, word = numpy.zeros, numpy.int64

    def new_words(count: int) -> Any:
        return zeros(count, word)

    cache_in("layout")
    twins: dict[tuple[str, str], Any] = {("layout", "new_words"): _wrap(numba, new_words)}
    names: dict[str, Any] = {}
    for module in MODULES:
        twin = _load_again(module)
        cache_in(module)
        for name, value in list(vars(twin).items()):
            if not isinstance(value, FunctionType):
                continue
            if value.__module__ == twin.__name__:
                if name in _NOT_COMPILED:
                    continue
                twins[module, name] = _wrap(numba, value)
                setattr(twin, name, twins[module, name])
            elif value.__module__.startswith(_PACKAGE + "."):
                setattr(twin, name, twins.get((value.__module__.rpartition(".")[2], name), value))
        names.update(_public(twin))
    make = names["new_cells"]
    names["new_cells"] = lambda: numpy.frombuffer(make(), dtype=numpy.int16)
    names["new_words"] = twins["layout", "new_words"]
    names["as_cells"] = numpy.asarray
    names["compiled"] = True
    return SimpleNamespace(**names)


def _wrap(numba: Any, function: Any) -> Any:
    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no folder can be written to: compile anew in each process
        return numba.njit(nogil=True)(function)


def _load_again(module: str) -> ModuleType:
    name = f"{_PACKAGE}._fast_{module}"
    spec = importlib.util.spec_from_file_location(name, _HERE / f"{module}.py")
    assert spec is not None
    assert spec.loader is not None
    twin = importlib.util.module_from_spec(spec)
    sys.modules[name] = twin  # compiled code read back from the cache asks for its module by this name
    spec.loader.exec_module(twin)
    return twin


def _public(module: ModuleType) -> dict[str, Any]:
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and name not in ("annotations", "array")
    }


def _same(cells: Any) -> Any:
    return cells


def _cache_base() -> Path | None:
    """The folder for compiled code: as the environment says, else in the user's cache; None: numba may look for one."""
    for variable in ("BINOCLE_CACHE_DIR", "NUMBA_CACHE_DIR"):
        if os.environ.get(variable):
            return Path(os.environ[variable]) / "kernel"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "binocle" / "kernel"
