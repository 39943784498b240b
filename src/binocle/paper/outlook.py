"""The outlook of a hand as a drawing: for each trump how totals are spread, and the chance to make each bid.

The writer knows nothing of searches: it draws what it is told, in words that it is told. Signs of suits are the paths
of the card faces; numbers and words are set in whatever sans-serif the viewer has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from binocle.paper.cards import Look

WIDTH: Final = 760
_TOP: Final = 96
_PANEL: Final = 128
_LEFT: Final = 150
_RIGHT: Final = 44
_CHART: Final = 84
_BINS: Final = 48

_INK: Final = "#1B1F27"
_PALE: Final = "#6D6A60"
_GRID: Final = "#DDD6C5"
_PAPER: Final = "#FFFDF7"
_BAR: Final = "#D8C9A3"
_CURVE: Final = "#1F5C8A"
_MARK: Final = "#A3231F"


@dataclass(frozen=True, slots=True)
class Panel:
    """A trump suit: its letter, two lines of words, totals in ascending order, the ceiling (0: none) and its words."""

    suit: str
    first: str
    second: str
    totals: Sequence[int]
    ceiling: int
    mark: str


def chart(title: str, subtitle: str, legend: tuple[str, str], panels: Sequence[Panel], look: Look | None = None) -> str:
    """The drawing as SVG. `legend` names the bars and the curve."""
    look = look or Look()
    low, high = _range(panels)
    height = _TOP + _PANEL * len(panels) + 16
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Helvetica, Arial, sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{_PAPER}"/>',
        _text(24, 34, title.replace("  ", "\u2003"), 19, _INK, weight="bold"),
        _text(24, 56, subtitle, 13, _PALE),
        f'<rect x="24" y="68" width="14" height="12" fill="{_BAR}"/>',
        _text(44, 79, legend[0], 12, _INK),
        f'<path d="M{WIDTH // 2} 74h20" stroke="{_CURVE}" stroke-width="2.5"/>',
        _text(WIDTH // 2 + 28, 79, legend[1], 12, _INK),
    ]
    for number, panel in enumerate(panels):
        parts += _panel(panel, _TOP + _PANEL * number, low, high, look)
    return "\n".join([*parts, "</svg>", ""])


def _range(panels: Sequence[Panel]) -> tuple[int, int]:
    """From where to where points are drawn, the same in all panels: all but the rarest totals, in round numbers."""
    lows = [panel.totals[len(panel.totals) // 100] for panel in panels]
    highs = [panel.totals[-1 - len(panel.totals) // 100] for panel in panels]
    step = _step(max(highs) - min(lows))
    low = min(lows) // step * step
    high = -(-max((*highs, *[panel.ceiling for panel in panels])) // step) * step
    return low, max(high, low + step)


def _step(span: int) -> int:
    """A round distance between the numbers of the scale."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if span <= 8 * step:
            return step
    return 2000


def _panel(panel: Panel, top: int, low: int, high: int, look: Look) -> list[str]:
    """One suit: its sign and words at the left, the chart at the right."""
    width = WIDTH - _LEFT - _RIGHT
    base = top + 12 + _CHART

    def across(points: float) -> float:
        return round(_LEFT + width * (points - low) / (high - low), 1)

    parts = [_sign(panel.suit, 24, top + 20, look), _text(62, top + 36, panel.first, 13, _INK)]
    parts.append(_text(62, top + 54, panel.second, 13, _PALE))
    for share in (0.5, 1.0):
        y = base - _CHART * share
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="{_GRID}" stroke-width="1"/>')
        parts.append(_text(WIDTH - _RIGHT + 6, y + 4, f"{round(100 * share)} %", 10, _CURVE))
    step = _step(high - low)
    for points in range(low, high + 1, step):
        x = across(points)
        parts.append(f'<path d="M{x} {base}v4" stroke="{_PALE}" stroke-width="1"/>')
        parts.append(_text(x, base + 16, str(points), 10, _PALE, anchor="middle"))
    parts += _bars(panel.totals, base, low, high, width)
    parts.append(f'<path d="M{_LEFT} {base}H{WIDTH - _RIGHT}" stroke="{_PALE}" stroke-width="1"/>')
    parts.append(_curve(panel.totals, base, low, high, width))
    if panel.ceiling:
        x = across(panel.ceiling)
        end = x > _LEFT + 0.8 * width
        parts.append(
            f'<path d="M{x} {base}V{base - _CHART - 12}" stroke="{_MARK}" stroke-width="1.5" stroke-dasharray="5 3"/>'
        )
        parts.append(
            _text(x + (-5 if end else 5), base - _CHART - 5, panel.mark, 11, _MARK, anchor="end" if end else "start")
        )
    else:
        parts.append(_text(WIDTH - _RIGHT - 4, base - _CHART - 5, panel.mark, 11, _MARK, anchor="end"))
    return parts


def _bars(totals: Sequence[int], base: int, low: int, high: int, width: int) -> list[str]:
    """How often totals fall into each part of the scale, the fullest part as high as the chart."""
    bins = [0] * _BINS
    for points in totals:
        place = (points - low) * _BINS // (high - low)
        if 0 <= place < _BINS:
            bins[place] += 1
    most = max(1, *bins)
    wide = width / _BINS
    return [
        f'<rect x="{_LEFT + wide * place + 0.5:.1f}" y="{base - _CHART * count / most:.1f}" '
        f'width="{wide - 1:.1f}" height="{_CHART * count / most:.1f}" fill="{_BAR}"/>'
        for place, count in enumerate(bins)
        if count
    ]


def _curve(totals: Sequence[int], base: int, low: int, high: int, width: int) -> str:
    """The chance that a deal comes to so many points or more, along the scale."""
    points = []
    for place in range(_BINS + 1):
        mark = low + (high - low) * place / _BINS
        share = sum(one >= mark for one in totals) / len(totals)
        points.append(f"{_LEFT + width * place / _BINS:.1f} {base - _CHART * share:.1f}")
    return f'<path d="M{" ".join(points)}" fill="none" stroke="{_CURVE}" stroke-width="2.5" stroke-linejoin="round"/>'


def _sign(suit: str, x: int, y: int, look: Look) -> str:
    """The sign of a suit, in its colour."""
    sign = look.sign(suit)
    colour = look.colour(suit)
    pieces = f'<path d="{sign.shape}" fill="{colour}" fill-rule="evenodd"/>'
    if sign.paler:
        pieces += f'<path d="{sign.paler}" fill="{colour}" fill-opacity="0.45"/>'
    if sign.veins:
        pieces += f'<path d="{sign.veins}" fill="none" stroke="{colour}" stroke-width="4"/>'
    if sign.hole:
        pieces += f'<path d="{sign.hole}" fill="{_PAPER}"/>'
    return f'<g transform="translate({x} {y}) scale(0.28)">{pieces}</g>'


def _text(
    x: float, y: float, words: str, size: int, colour: str, *, anchor: str = "start", weight: str = "normal"
) -> str:
    bold = f' font-weight="{weight}"' if weight != "normal" else ""
    placed = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{placed}{bold}>{escape(words)}</text>'
