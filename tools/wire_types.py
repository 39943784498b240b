"""Write the protocol's types for TypeScript and its JSON Schema from the messages; `--check` only compares.

python tools/wire_types.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from binocle.wire.limits import PROTOCOL
from binocle.wire.schema import schema

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "client" / "src" / "wire.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

SOMETIMES = frozenset({"Hello", "Options", "Update"})
"""Messages in which fields may be absent; all others are always written with all fields."""


def type_of(node: dict[str, Any]) -> str:
    """One schema node as a TypeScript type."""
    if "$ref" in node:
        return str(node["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in node:
        return " | ".join(dict.fromkeys(type_of(each) for each in node["anyOf"]))
    if "enum" in node:
        return " | ".join(json.dumps(each) for each in node["enum"])
    match node.get("type"):
        case "array":
            if "prefixItems" in node:
                return f"[{', '.join(type_of(each) for each in node['prefixItems'])}]"
            inner = type_of(node["items"]) if node.get("items") else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = node.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
        case other:
            return PLAIN.get(str(other), "unknown")


def declaration(name: str, node: dict[str, Any]) -> str:
    """One named type."""
    said = str(node.get("description", "")).split("\n\n")[0].replace("\n", " ")
    head = f"/** {said} */\n" if said else ""
    if "properties" not in node:
        return f"{head}export type {name} = {type_of(node)};\n"
    needed = set(node["properties"]) if name not in SOMETIMES else set(node.get("required", ()))
    marks = {field: "" if field in needed else "?" for field in node["properties"]}
    fields = [f"  {field}{marks[field]}: {type_of(each)};" for field, each in node["properties"].items()]
    return f"{head}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def types(tree: dict[str, Any]) -> str:
    """The whole module."""
    parts = [declaration(name, node) for name, node in tree["$defs"].items()]
    head = "// Written by tools/wire_types.py from the server's messages; changes belong there.\n"
    head += f"export const PROTOCOL = {PROTOCOL};\n"
    return head + "\n" + "\n".join(parts)


def main(argv: list[str]) -> int:
    """Write both files, or say which of them is old."""
    tree = schema()
    wanted = {TYPES: types(tree), SCHEMA: json.dumps(tree, indent=1, ensure_ascii=False) + "\n"}
    old = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in argv:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not what tools/wire_types.py writes")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
