"""Rule sets: what is played at a table, as plain, checked data."""

from binocle.rules.load import (
    digest,
    from_json,
    load_file,
    loads,
    named,
    names,
    override,
    parse,
    read,
    share_line,
    to_json,
)
from binocle.rules.schema import RuleSet

__all__ = [
    "RuleSet",
    "digest",
    "from_json",
    "load_file",
    "loads",
    "named",
    "names",
    "override",
    "parse",
    "read",
    "share_line",
    "to_json",
]
