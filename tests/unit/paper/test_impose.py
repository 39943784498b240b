"""The sheet: where the panels lie, and that it folds to the size of a card box."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.paper.impose import BACK, BOX, COLUMNS, PANELS, ROWS, order, panel, place
from binocle.paper.press import SHEETS, Paper


@pytest.mark.parametrize("paper", SHEETS)
def test_a_folded_leaflet_fits_into_a_card_box(paper: Paper) -> None:
    """The panel is smaller than the inside of the box, with room for the folds."""
    width, height = panel(paper)
    assert width + 2 <= BOX[0]
    assert height + 2 <= BOX[1]


@pytest.mark.parametrize("paper", SHEETS)
def test_panels_tile_the_sheet_down_the_columns(paper: Paper) -> None:
    """Fifteen places without gap or overlap; the next panel lies below, or at the top of the next column."""
    size = panel(paper)
    spots = [place(number, paper) for number in range(PANELS)]
    assert len({(round(x, 3), round(y, 3)) for x, y in spots}) == PANELS
    for number in range(1, PANELS):
        (x, y), (before_x, before_y) = spots[number], spots[number - 1]
        if number % ROWS:
            assert (x, before_y - y) == (before_x, pytest.approx(size.height))
        else:
            assert (x - before_x, y + size.height) == (pytest.approx(size.width), pytest.approx(SHEETS[paper][1]))
    assert max(x for x, _ in spots) + size.width == pytest.approx(SHEETS[paper][0])


@given(st.integers(2, 2 * PANELS))
def test_cover_and_back_lie_outside_when_folded(count: int) -> None:
    """The first panel lies on top and the last one at the bottom; all others follow each other."""
    places = order(count)
    assert len(set(places)) == count
    assert places[0] == 0
    assert sorted(places[:-1]) == places[:-1]
    if count > PANELS:
        assert _outer_faces() == {places[0], places[-1]}


def _outer_faces() -> set[int]:
    """Fold the sheet in mind: columns zigzag, then rows zigzag; which two faces lie outside?"""
    layers = [
        (column, row, (column + row) % 2 == 0) for row in range(ROWS) for column in range(COLUMNS)
    ]  # the third says whether the front looks up in the stack
    # Rows zigzag: each next row's stack of columns comes below, turned over, so its order is reversed.
    stack: list[tuple[int, int, bool]] = []
    for row in range(ROWS):
        columns = [layer for layer in layers if layer[1] == row]
        stack += columns if row % 2 == 0 else columns[::-1]
    (top_column, top_row, up), (low_column, low_row, low_up) = stack[0], stack[-1]
    assert up
    assert low_up
    # The lowest layer shows its back; seen from the back, the columns run the other way round.
    return {top_column * ROWS + top_row, PANELS + (COLUMNS - 1 - low_column) * ROWS + low_row}


def test_the_foot_of_the_first_column_is_the_back() -> None:
    """Named once, for the template and for the fold."""
    assert order(2 * PANELS)[-1] == PANELS + BACK
