"""The command line: one module a verb, loaded when it is called. The only package that knows all the others."""

import sys

__all__ = ["main"]


def main() -> None:
    """The console script. Ctrl-C ends it without a word, also while it is still loading."""
    try:
        from binocle.cli.app import start  # noqa: PLC0415 - loading is what may be interrupted

        start()
    except KeyboardInterrupt:
        sys.exit(130)
