"""One board's facts on its canvas: where towns lie, what paper its pieces need, and the bend through its towns."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from boards import Board
from coast import Bend
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


class Sheet:
    """One board's facts on its canvas."""

    def __init__(self, board: Board, games: Path) -> None:
        self.board = board
        self._facts: dict[str, Any] = tomllib.loads((games / board.game / "data" / board.facts).read_text("utf-8"))
        self.towns = self._rows(board.towns)
        self.routes = self._rows(board.ways)
        left, top, right, bottom = board.pad
        self.width = round(1000 * board.scale[0]) + left + right
        self.height = round(1000 * board.scale[1]) + top + bottom
        self.frame = box(0, 0, self.width, self.height)
        self.busy = self._busy()

    def _rows(self, where: str) -> list[dict[str, Any]]:
        found: Any = self._facts
        for key in where.split("."):
            found = found[key]
        return list(found)

    def _busy(self) -> BaseGeometry:
        """The paper that pieces, ways and town names need."""
        spot = {t["id"]: (t["x"], t["y"]) for t in self.towns}
        ways = []
        for way in self.routes:
            one, two = way.get("cities") or [way[k] for k in ("from", "to", "a", "b") if k in way]
            ways.append([spot[one], *way.get("post_xy", way.get("via", [])), spot[two]])
        fields = [(f["x"], f["y"]) for where in self.board.fields for f in self._rows(where)]
        taken: list[BaseGeometry] = [Point(self.at(*f)).buffer(36) for f in fields]
        for x, y in (self.at(*s) for s in spot.values()):
            taken.append(box(x - 58, y - 42, x + 58, y + 44))
        for way in ways:
            taken.append(LineString([self.at(*p) for p in way]).buffer(11))
        taken += [Point(self.at(*p)).buffer(22) for r in self.routes for p in r.get("post_xy", [])]
        return unary_union(taken)

    def at(self, x: float, y: float) -> tuple[float, float]:
        (sx, sy), (left, top, _, _) = self.board.scale, self.board.pad
        return x * sx + left, y * sy + top

    def bend(self) -> Bend:
        b = self.board
        used = [t for t in self.towns if t["id"] in b.places and t["id"] not in b.free]
        where = [b.places[t["id"]] for t in used] + [p.at for p in b.pins]
        to = [self.at(t["x"], t["y"]) for t in used] + [self.at(*p.to) for p in b.pins]
        smooth = [b.stiff.get(t["id"], b.smoothing) for t in used] + [p.smooth or b.smoothing for p in b.pins]
        return Bend(where, to, smooth)
