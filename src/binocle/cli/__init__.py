"""The command line: one module a verb, loaded when it is called. The only package that knows all the others."""

from binocle.cli.app import main

__all__ = ["main"]
