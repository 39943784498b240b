"""Addresses as QR codes."""

from __future__ import annotations

import io

import segno


def qr_svg(address: str) -> bytes:
    """The address as a drawing that scales, black on white, with the quiet margin that readers need."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=4, light="#fff", dark="#000", omitsize=True, xmldecl=False, svgns=True, nl=False
    )
    return out.getvalue()
