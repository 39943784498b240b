"""Points without the zero: on the `modern` scale every value is a tenth (3A-OPT-14, COM-CP-04)."""

from __future__ import annotations

import msgspec

from binocle.rules.conflicts import AUCTION_ONLY, POINT_FIELDS
from binocle.rules.schema import RuleSet


def unit(rules: RuleSet) -> int:
    """What one point of the table is on the tens scale of the file: 1, or 10 without the zero."""
    return 10 if rules.score.scale == "modern" else 1


def at_table(rules: RuleSet) -> RuleSet:
    """The rule set with its points as they are counted at the table."""
    if unit(rules) == 1:
        return rules
    sections = {}
    for name, fields in POINT_FIELDS.items():
        section = getattr(rules, name)
        used = [field for field in fields if not (rules.deal.stock and f"{name}.{field}" in AUCTION_ONLY)]
        sections[name] = msgspec.structs.replace(section, **{field: getattr(section, field) // 10 for field in used})
    sections["score"] = msgspec.structs.replace(sections["score"], scale="tens")
    rows = {
        name: msgspec.structs.replace(row, points=tuple(points // 10 for points in row.points))
        for name, row in rules.meld.rows.items()
    }
    sections["meld"] = msgspec.structs.replace(sections["meld"], rows=rows)
    return msgspec.structs.replace(rules, **sections)
