"""One board's facts on its canvas: where towns lie, what paper its pieces need, and the bend through its towns."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from boards import Board
from coast import Bend
from places import PLACES
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


class Sheet:
    """One board's facts on its canvas."""

    def __init__(self, board: Board, facts: Path) -> None:
        self.board = board
        data: dict[str, Any] = tomllib.loads((facts / board.facts).read_text())
        self.towns: list[dict[str, Any]] = data.get("city") or data.get("cities") or data["board"]["destinations"]
        self.routes: list[dict[str, Any]] = data.get("route", [])
        left, top, right, bottom = board.pad
        self.width = round(1000 * board.scale[0]) + left + right
        self.height = round(1000 * board.scale[1]) + top + bottom
        self.frame = box(0, 0, self.width, self.height)
        self.busy = self._busy(data)

    def _busy(self, data: dict[str, Any]) -> BaseGeometry:
        """The paper that pieces, ways and town names need."""
        spot = {t["id"]: (t["x"], t["y"]) for t in self.towns}
        ways = [[spot[r["cities"][0]], *r["post_xy"], spot[r["cities"][1]]] for r in self.routes]
        ways += [[spot[r["from"]], *r.get("via", []), spot[r["to"]]] for r in data.get("routes", [])]
        if "board" in data:
            ways += [[spot[c["a"]], spot[c["b"]]] for c in data["board"].get("connections", [])]
        fields = [(f["x"], f["y"]) for f in data.get("supply", {}).get("fields", [])]
        fields += [(f["x"], f["y"]) for f in data.get("special_prestige", {}).get("fields", [])]
        taken: list[BaseGeometry] = [Point(self.at(*f)).buffer(36) for f in fields]
        for x, y in (self.at(*s) for s in spot.values()):
            taken.append(box(x - 58, y - 42, x + 58, y + 44))
        for way in ways:
            taken.append(LineString([self.at(*p) for p in way]).buffer(11))
        taken += [Point(self.at(*p)).buffer(22) for r in self.routes for p in r["post_xy"]]
        return unary_union(taken)

    def at(self, x: float, y: float) -> tuple[float, float]:
        (sx, sy), (left, top, _, _) = self.board.scale, self.board.pad
        return x * sx + left, y * sy + top

    def bend(self) -> Bend:
        b = self.board
        used = [t for t in self.towns if t["id"] in PLACES and t["id"] not in b.free]
        where = [PLACES[t["id"]] for t in used] + [p.at for p in b.pins]
        to = [self.at(t["x"], t["y"]) for t in used] + [self.at(*p.to) for p in b.pins]
        smooth = [b.stiff.get(t["id"], b.smoothing) for t in used] + [p.smooth or b.smoothing for p in b.pins]
        return Bend(where, to, smooth)
