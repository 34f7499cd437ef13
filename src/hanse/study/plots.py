"""Plots as SVG, drawn with a few lines each: intervals, histograms, bars. The page around them colours them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDE = 640
LEFT = 150
RIGHT = 56
ROW = 30


class Interval(NamedTuple):
    """A row of a plot of intervals."""

    label: str
    value: float
    low: float
    high: float
    said: str


def steps(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two others."""
    span = max(high - low, 1e-9)
    rough = span / about
    unit = 10 ** floor(log10(rough))
    step = next((unit * k for k in (1, 2, 5) if unit * k >= rough), unit * 10)
    first = -floor(-low / step)
    return [round(first * step + i * step, 10) for i in range(int((high - first * step) / step + 1e-9) + 1)]


def _frame(height: float, title: str, body: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDE} {height:g}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *body, "</svg>"])


def _text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def intervals(title: str, rows: Sequence[Interval], low: float, high: float, fair: float | None, sign: str = "") -> str:
    """A point and its interval per row; ``fair`` is a line through all."""
    span = (high - low) or 1.0

    def at(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) / span * (WIDE - LEFT - RIGHT)

    bottom = ROW * len(rows) + 8
    body = []
    for mark in steps(low, high):
        body.append(f'<path d="M{at(mark):.1f} 4V{bottom}" class="grid"/>')
        said = f"{mark * 100:g} %" if sign == "%" else f"{mark:g}"
        body.append(_text(at(mark), bottom + 16, said, "middle", "small"))
    if fair is not None:
        body.append(f'<path d="M{at(fair):.1f} 0V{bottom}" class="fair"/>')
    for i, row in enumerate(rows):
        y = ROW * i + ROW / 2 + 4
        body.append(_text(LEFT - 10, y + 4, row.label, "end"))
        body.append(f'<path d="M{at(row.low):.1f} {y}H{at(row.high):.1f}" class="line c{i % 6}"/>')
        body.append(f'<circle cx="{at(row.value):.1f}" cy="{y}" r="5" class="c{i % 6}"/>')
        body.append(_text(WIDE - 2, y + 4, row.said, "end", "small"))
    return _frame(bottom + 24, title, body)


def histogram(title: str, groups: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How often each range of values came, one strip per group under a common scale."""
    values = [value for _, group in groups for value in group]
    marks = steps(min(values), max(values) or 1.0, 24)
    width = (marks[1] - marks[0]) if len(marks) > 1 else 1.0
    first = floor(min(values) / width) * width
    bins = max(1, int((max(values) - first) / width) + 1)
    tall = 64
    span = (WIDE - LEFT - RIGHT) / bins
    body = []
    for i, (label, group) in enumerate(groups):
        base = tall * (i + 1) + 12 * i
        counts = [0] * bins
        for value in group:
            counts[min(bins - 1, int((value - first) / width))] += 1
        top = max(counts) or 1
        body.append(_text(LEFT - 10, base - 4, label, "end"))
        for k, count in enumerate(counts):
            if count:
                high = count / top * (tall - 8)
                x = LEFT + k * span
                body.append(
                    f'<rect x="{x + 0.5:.1f}" y="{base - high:.1f}" width="{max(span - 1, 1):.1f}" '
                    f'height="{high:.1f}" class="c{i % 6}"><title>{first + k * width:g}: {count}</title></rect>'
                )
        body.append(f'<path d="M{LEFT} {base}H{WIDE - RIGHT}" class="grid"/>')
        mean = sum(group) / len(group)
        body.append(_text(WIDE - 2, base - 4, f"{mean:.1f}", "end", "small"))
    bottom = (tall + 12) * len(groups) + 2
    for mark in steps(first, first + bins * width):
        x = LEFT + (mark - first) / width * span
        body.append(_text(x, bottom + 12, f"{mark:g}", "middle", "small"))
    return _frame(bottom + 20, title, body)


def bars(title: str, rows: Sequence[tuple[str, float, str]], kinds: Sequence[int] | None = None) -> str:
    """A bar per row from zero, with its figure; below zero it goes to the left."""
    least, most = min(0.0, *(value for _, value, _ in rows)), max(0.0, *(value for _, value, _ in rows))
    span = (most - least) or 1.0
    room = WIDE - LEFT - RIGHT
    zero = LEFT - least / span * room
    body = []
    for i, (label, value, said) in enumerate(rows):
        y = ROW * i + 4
        x, width = (zero, value / span * room) if value >= 0 else (zero + value / span * room, -value / span * room)
        kind = kinds[i] if kinds is not None else i
        body.append(_text(LEFT - 10, y + 17, label, "end"))
        body.append(f'<rect x="{x:.1f}" y="{y + 3}" width="{width:.1f}" height="{ROW - 10}" class="c{kind % 6}"/>')
        body.append(_text(WIDE - 2, y + 17, said, "end", "small"))
    return _frame(ROW * len(rows) + 8, title, body)
