"""Real coastlines, bent so that every town falls on its place in our layout.

Natural Earth's land (public domain, npm package `world-atlas`) is projected and carried over by a thin-plate
spline through the towns. Per-point smoothing lets a town far out of place pull less: the sheet stays free of folds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator
from shapely import make_valid
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Points = NDArray[np.float64]
STEP = 0.04  # degrees: straight coast is cut this fine before bending, so that it bends


def rings(atlas: Path) -> list[list[Points]]:
    """Every land polygon of a TopoJSON file as rings (outer first) of longitude and latitude."""
    top = json.loads(atlas.read_text())
    scale, move = np.array(top["transform"]["scale"]), np.array(top["transform"]["translate"])
    arcs = [np.cumsum(np.array(a), axis=0) * scale + move for a in top["arcs"]]
    out: list[list[Points]] = []
    for shape in top["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            loops = [np.vstack([arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring]) for ring in polygon]
            out.append(loops)
    return out


def land(atlas: Path, window: tuple[float, float, float, float]) -> BaseGeometry:
    """The land inside a window (west, south, east, north), in degrees."""
    frame = box(*window)
    parts = []
    for ring in rings(atlas):
        outer = ring[0]
        if outer[:, 0].max() < window[0] or outer[:, 0].min() > window[2]:
            continue
        if outer[:, 1].max() < window[1] or outer[:, 1].min() > window[3]:
            continue
        parts.append(make_valid(Polygon(outer, ring[1:])).intersection(frame))
    return unary_union(parts).segmentize(STEP)


class Bend:
    """The map from degrees to canvas units."""

    def __init__(
        self, where: Sequence[tuple[float, float]], to: Sequence[tuple[float, float]], smooth: Sequence[float]
    ) -> None:
        lonlat = np.array(where, float)
        self.centre = float(lonlat[:, 0].mean())
        self.spline = RBFInterpolator(
            self._project(lonlat), np.array(to, float), kernel="thin_plate_spline", smoothing=np.array(smooth, float)
        )

    def _project(self, lonlat: Points) -> Points:
        """Sinusoidal about the board's own meridian: equal areas, straight parallels."""
        return np.c_[(lonlat[:, 0] - self.centre) * np.cos(np.radians(lonlat[:, 1])), lonlat[:, 1]]

    def points(self, lonlat: Iterable[Sequence[float]]) -> Points:
        result: Points = self.spline(self._project(np.array(list(lonlat), float)[:, :2]))
        return result

    def shape(self, g: BaseGeometry) -> BaseGeometry:
        """A bent copy of polygons or lines, repaired where bending made it touch itself."""
        if isinstance(g, Polygon):
            return make_valid(Polygon(self.points(g.exterior.coords), [self.points(r.coords) for r in g.interiors]))
        if isinstance(g, LineString):
            return LineString(self.points(g.coords))
        return unary_union([self.shape(part) for part in getattr(g, "geoms", [])])

    def folds(self, window: tuple[float, float, float, float], frame: Polygon) -> tuple[float, float]:
        """Smallest and largest local area inside the frame as a share of the median; below zero means a fold."""
        n = 120
        lon, lat = np.meshgrid(np.linspace(window[0], window[2], n), np.linspace(window[1], window[3], n))
        flat = np.c_[lon.ravel(), lat.ravel()]
        src, dst = self._project(flat).reshape(n, n, 2), self.points(flat).reshape(n, n, 2)

        def cross(p: Points) -> Points:
            a, b = p[1:, :-1] - p[:-1, :-1], p[:-1, 1:] - p[:-1, :-1]
            result: Points = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
            return result

        west, north, east, south = frame.bounds
        inside = (
            (dst[:-1, :-1, 0] > west)
            & (dst[:-1, :-1, 0] < east)
            & (dst[:-1, :-1, 1] > north)
            & (dst[:-1, :-1, 1] < south)
        )
        area = (-cross(dst) / cross(src))[inside]
        area = area / np.median(area)
        return float(area.min()), float(area.max())


def polygons(g: BaseGeometry) -> list[Polygon]:
    if isinstance(g, Polygon):
        return [] if g.is_empty else [g]
    return [p for part in getattr(g, "geoms", []) for p in polygons(part)]


def tidy(g: BaseGeometry, tolerance: float, island: float) -> MultiPolygon:
    """Simplified land without specks: islands and lakes below an area are left out."""
    kept = []
    for p in polygons(g):
        if p.area < island:
            continue
        # A closing and an opening weld hair-thin creeks and drop spits that a pen could not draw.
        pen = tolerance * 0.8
        inked = p.buffer(pen, quad_segs=2).buffer(-2 * pen, quad_segs=2).buffer(pen, quad_segs=2).simplify(tolerance)
        kept += [
            Polygon(q.exterior, [r for r in q.interiors if Polygon(r).area >= island * 2])
            for q in polygons(make_valid(inked))
            if q.area >= island
        ]
    return MultiPolygon(polygons(make_valid(unary_union(kept))))
