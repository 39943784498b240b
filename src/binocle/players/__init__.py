"""Computer players: functions of what a seat sees, found by name in the registry."""

from binocle.players.registry import make, names, read_spec, table_seconds

__all__ = ["make", "names", "read_spec", "table_seconds"]
