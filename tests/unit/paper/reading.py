"""What the tests of paper share: the text of a PDF, freed from line breaks and hyphens."""

import re
from io import BytesIO
from typing import Any

from pypdf import PdfReader


def squeezed(text: str) -> str:
    """Text without blanks, line breaks and hyphens of any kind, so that it compares whatever the lines."""
    return re.sub("[\\s\u00ad\u2010\u2011\u200b\u2060-]", "", text)


def text_of(made: bytes) -> str:
    """All text of a PDF, squeezed. Panels are cut down to their pieces of text first, since lines take long to read."""
    pages = PdfReader(BytesIO(made)).pages
    for page in pages:
        for form in _drawings(page):
            form.set_data(b"\n".join(re.findall(rb"\bBT\b.*?\bET\b", form.get_data(), re.DOTALL)))
    return squeezed("".join(page.extract_text() for page in pages))


def _drawings(holder: Any) -> list[Any]:
    """What a page or a panel draws by name."""
    return [entry.get_object() for entry in holder["/Resources"].get("/XObject", {}).values()]
