"""Panels side by side on a sheet, so that it folds into a leaflet for the card box.

The sheet lies on its long side and has five columns of three panels. It is folded like an accordion along the columns
and then in three: the first panel of the front comes to lie on top, and the foot of the first column of the back comes
to lie at the bottom. Panels run down the columns, so the open sheet is read column by column.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from pypdf import PageObject, PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    DictionaryObject,
    FloatObject,
    IndirectObject,
    NameObject,
    StreamObject,
    TextStringObject,
)

from binocle.paper.press import SHEETS, Paper, pdf

COLUMNS: Final = 5
ROWS: Final = 3
PANELS: Final = COLUMNS * ROWS
"""Panels on one side of a sheet."""

BACK: Final = ROWS - 1
"""Place of the panel on side two that lies at the bottom of the folded leaflet."""

BOX: Final = (65.0, 90.0)
"""Width and height of the inside of a card box, in millimetres."""

_POINT: Final = 72 / 25.4


class Panel(NamedTuple):
    """Width and height of a panel in millimetres."""

    width: float
    height: float


def panel(paper: Paper) -> Panel:
    """The panel that a sheet of this paper folds to; it fits into a card box."""
    width, height = SHEETS[paper]
    return Panel(width / COLUMNS, height / ROWS)


def place(number: int, paper: Paper) -> tuple[float, float]:
    """Left and lower edge of a panel on its side of the sheet, 0 .. 14 down the columns, in millimetres."""
    column, row = divmod(number, ROWS)
    size = panel(paper)
    return column * size.width, (ROWS - 1 - row) * size.height


def order(count: int) -> list[int]:
    """The places of so many panels, the last of which is the back of the folded leaflet.

    Up to 15 fill one side; more go on over the second, from whose first column the last panel takes the foot.

    >>> order(4), order(20)[-4:]
    ([0, 1, 2, 14], [16, 18, 19, 17])
    """
    if count <= PANELS:
        return [*range(count - 1), PANELS - 1]
    free = [number for number in range(2 * PANELS) if number != PANELS + BACK]
    return [*free[: count - 1], PANELS + BACK]


def impose(panels: bytes, paper: Paper, *, title: str, lang: str) -> bytes:
    """One sheet, printed on one side or both, from a PDF whose pages are its panels, cover first and back last.

    Raises:
        ValueError: more panels than a sheet has.
    """
    pages = PdfReader(BytesIO(panels)).pages
    if len(pages) > 2 * PANELS:
        raise ValueError(f"{len(pages)} panels do not fit on a sheet of {2 * PANELS}")
    width, height = SHEETS[paper]
    sides = 1 if len(pages) <= PANELS else 2
    grid = {"width": width, "height": height, "columns": COLUMNS, "rows": ROWS, "sides": sides}
    sheet = PdfWriter(clone_from=BytesIO(pdf("folds", {**grid, "title": title, "lang": lang})))
    drawn: list[list[str]] = [[] for _ in range(sides)]
    forms = [DictionaryObject() for _ in range(sides)]
    for number, page in zip(order(len(pages)), pages, strict=True):
        side, spot = divmod(number, PANELS)
        left, low = place(spot, paper)
        name = NameObject(f"/Panel{spot}")
        forms[side][name] = _form(sheet, page)
        drawn[side].append(f"q 1 0 0 1 {left * _POINT:.3f} {low * _POINT:.3f} cm {name} Do Q")
    for page, lines, named in zip(sheet.pages, drawn, forms, strict=True):
        resources = page["/Resources"]
        assert isinstance(resources, DictionaryObject)
        resources[NameObject("/XObject")] = named
        content = page.get_contents()
        folds = b"" if content is None else content.get_data()
        stream = StreamObject()
        stream.set_data(b"q\n" + folds + b"\nQ\n" + "\n".join(lines).encode())
        page[NameObject("/Contents")] = _held(sheet, stream.flate_encode())
    sheet.add_metadata({"/Title": title})
    sheet.root_object[NameObject("/Lang")] = TextStringObject(lang)
    out = BytesIO()
    sheet.write(out)
    return out.getvalue()


def _form(sheet: PdfWriter, page: PageObject) -> IndirectObject:
    """A panel as a drawing that the sheet may place: its content is taken over as it is, clipped to its edges."""
    content = page.get_contents()
    form = StreamObject()
    form.set_data(b"" if content is None else content.get_data())
    form = form.flate_encode()
    form[NameObject("/Type")] = NameObject("/XObject")
    form[NameObject("/Subtype")] = NameObject("/Form")
    form[NameObject("/BBox")] = ArrayObject([FloatObject(value) for value in page.mediabox])
    form[NameObject("/Resources")] = page["/Resources"].clone(sheet)
    return _held(sheet, form)


def _held(sheet: PdfWriter, stream: StreamObject) -> IndirectObject:
    """Where the sheet keeps a stream."""
    return sheet._add_object(stream)  # noqa: SLF001 - pypdf has no other name for it
