"""The protocol as JSON Schema, for documents and for clients in other languages."""

from __future__ import annotations

from typing import Any

import msgspec

from binocle.wire.client import FromClient
from binocle.wire.limits import PROTOCOL
from binocle.wire.server import FromServer


def schema() -> dict[str, Any]:
    """Both unions with all types in them; keys in a stable order."""
    (up, down), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Binocle socket, protocol {PROTOCOL}",
        "$defs": {"FromClient": up, "FromServer": down, **{name: parts[name] for name in sorted(parts)}},
    }
