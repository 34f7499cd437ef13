"""The learning curve as a picture that reads on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from hanse.study.chances import share_of

WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 52, 96, 34, 40
STYLE = """<style>text{font:13px system-ui,sans-serif;fill:#777}.grid{stroke:#8884}
.fair{stroke:#888;stroke-dasharray:5 4}</style>"""
DYES = {"random": "#2f7d6d", "greedy": "#c2632b"}


class Point(NamedTuple):
    """How strong it was at a moment."""

    rivals: str
    seconds: float
    games: int
    share: float
    low: float
    high: float
    played: int
    """Games that this was found by."""


NEAR = 10.0
"""Seconds within which looks at the same rivals are one."""


def pooled(points: Sequence[Point]) -> list[Point]:
    """Looks that were taken together as one of more games."""
    out: list[Point] = []
    for point in sorted(points, key=lambda p: (p.rivals, p.seconds)):
        if out and out[-1].rivals == point.rivals and point.seconds - out[-1].seconds < NEAR:
            before = out.pop()
            count = before.played + point.played
            share = (before.share * before.played + point.share * point.played) / count
            found = share_of([[share]] * count)
            point = Point(point.rivals, point.seconds, point.games, *found)
        out.append(point)
    return out


def drawn(title: str, fair: float, taught: float, points: Sequence[Point]) -> str:
    """Shares of wins with their intervals over seconds of training; until ``taught`` it had a teacher."""
    points = pooled(points)
    end = max(point.seconds for point in points)

    def x(seconds: float) -> float:
        return LEFT + seconds / end * (WIDE - LEFT - RIGHT)

    def y(share: float) -> float:
        return TOP + (1 - share) * (HIGH - TOP - BOTTOM)

    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">',
        STYLE,
        f'<text x="{LEFT}" y="18">{escape(title)}: share of wins against all others of a kind</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        body.append(f'<path d="M{LEFT} {at:.1f}H{WIDE - RIGHT}" class="grid"/>')
        body.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    body.append(f'<path d="M{LEFT} {y(fair):.1f}H{WIDE - RIGHT}" class="fair"/>')
    body.append(f'<text x="{WIDE - RIGHT + 6}" y="{y(fair) + 4:.1f}">fair</text>')
    if 0 < taught < end:
        body.append(f'<path d="M{x(taught):.1f} {TOP}V{HIGH - BOTTOM}" class="fair"/>')
        body.append(f'<text x="{x(taught) - 6:.1f}" y="{y(0.55):.1f}" text-anchor="end">teacher</text>')
        body.append(f'<text x="{x(taught) + 6:.1f}" y="{y(0.55):.1f}">own games</text>')
    for minute in range(int(end // 60) + 1):
        body.append(f'<text x="{x(60 * minute):.1f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{minute} min</text>')
    for rivals, dye in DYES.items():
        row = sorted((p for p in points if p.rivals == rivals), key=lambda p: p.seconds)
        if not row:
            continue
        band = [f"{x(p.seconds):.1f},{y(p.high):.1f}" for p in row]
        band += [f"{x(p.seconds):.1f},{y(p.low):.1f}" for p in reversed(row)]
        body.append(f'<polygon points="{" ".join(band)}" fill="{dye}" opacity=".18"/>')
        line = " ".join(f"{x(p.seconds):.1f},{y(p.share):.1f}" for p in row)
        body.append(f'<polyline points="{line}" fill="none" stroke="{dye}" stroke-width="2.5"/>')
        body.append(f'<text x="{WIDE - RIGHT + 6}" y="{y(row[-1].share) + 4:.1f}" style="fill:{dye}">{rivals}</text>')
    return "\n".join([*body, "</svg>\n"])
