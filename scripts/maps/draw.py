"""From shapes to short SVG path texts and a TypeScript module."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry


def _num(values: Iterable[int]) -> str:
    """Numbers with as few separators as SVG allows."""
    out = ""
    for v in values:
        text = str(v)
        out += text if not out or text[0] == "-" else " " + text
    return out


def straight(points: Sequence[Sequence[float]], closed: bool) -> str:
    """A polyline in whole units: M, then relative steps. The page rounds its corners (see soften in chart.ts)."""
    grid = np.rint(np.array([p[:2] for p in points])).astype(int)
    if closed and (grid[0] == grid[-1]).all():
        grid = grid[:-1]
    steps = np.diff(grid, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    if len(steps) < (2 if closed else 1):
        return ""
    return f"M{_num(map(int, grid[0]))}l{_num(int(v) for v in steps.ravel())}" + ("z" if closed else "")


def polygon_path(shape: MultiPolygon) -> str:
    return "".join(straight(list(r.coords), True) for p in shape.geoms for r in (p.exterior, *p.interiors))


def lines(g: BaseGeometry) -> list[LineString]:
    if isinstance(g, LineString):
        return [] if g.is_empty else [g]
    if isinstance(g, Polygon):
        return [LineString(r.coords) for r in (g.exterior, *g.interiors)]
    return [line for part in getattr(g, "geoms", []) for line in lines(part)]


def line_path(g: BaseGeometry, tolerance: float, shortest: float) -> str:
    """Lines, simplified; scraps shorter than `shortest` are left out."""
    out = ""
    for line in lines(g):
        if line.length >= shortest:
            coords = list(line.simplify(tolerance).coords)
            out += straight(coords, coords[0] == coords[-1])
    return out


def module(data: dict[str, Any], source: str) -> str:
    """The TypeScript file of one chart."""
    body = ",\n".join(f"  {key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return (
        f"// Drawn by scripts/maps from {source} and Natural Earth's coastline (public domain). Do not edit by hand.\n"
        'import type { ChartMap } from "$shell/look/chart";\n\n'
        f"export const chart: ChartMap = {{\n{body},\n}};\n"
    )
