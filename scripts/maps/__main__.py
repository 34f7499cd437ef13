"""Draw the land under our boards: real coasts, bent to the layout, as a few kilobytes of SVG path per board.

    npm pack world-atlas && tar xzf world-atlas-*.tgz          (Natural Earth, public domain; gives package/land-*.json)
    pip install numpy scipy shapely                            (for this script alone; the program needs none of it)
    python scripts/maps --atlas package [--only NAME ...]

Every plan src/hanse/games/<game>/ui/maps/<name>.toml (see boards.py) becomes a chart <name>.ts beside it, from the
game's own data file, tidied by biome if it is installed. Rivers and ranges are in ink.toml; a plan names them. The
script prints each chart's size and how far the sheet is stretched; a smallest stretch below zero is a fold, and the
script fails.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from boards import Board, Label, Patch, boards
from coast import Bend, land, polygons, tidy
from draw import line_path, lines, module, polygon_path
from shapely import affinity, make_valid
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union, voronoi_diagram
from sheet import Sheet

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/hanse/games"
INK = tomllib.loads((Path(__file__).parent / "ink.toml").read_text())
LIMIT = 11_800  # bytes of one chart's module
COARSE = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4, 2.8)  # tried in turn until a chart fits


def graticule(board: Board, bend: Bend, frame: BaseGeometry) -> str:
    west, south, east, north = board.window
    every_lon, every_lat = board.grid
    nets = [[(lon, v) for v in np.linspace(south, north, 24)] for lon in range(int(west), int(east) + 1, every_lon)]
    nets += [
        [(v, lat) for v in np.linspace(west, east, 24)] for lat in range(int(south) + 1, int(north) + 1, every_lat)
    ]
    return "".join(line_path(LineString(bend.points(n)).intersection(frame), 1.5, 30) for n in nets)


def word_box(mark: Label, x: float, y: float) -> BaseGeometry:
    """Roughly the paper that a name takes: spaced capitals, a little under nine tenths of their size each."""
    half = len(mark.text.removeprefix("region-")) * mark.size * 0.44
    return affinity.rotate(box(x - half, y - mark.size * 0.8, x + half, y + mark.size * 0.2), mark.angle, origin=(x, y))


def names(board: Board, bend: Bend, sheet: Sheet, dry: BaseGeometry) -> tuple[list[dict[str, Any]], BaseGeometry]:
    """Each name at the free place nearest to where it belongs, and the paper taken by names and rose."""
    busy = unary_union([sheet.busy, Point(sheet.at(*board.rose)).buffer(board.rose_radius * 1.15)])
    if board.inset:
        busy = busy.union(Point(sheet.at(*board.inset.middle)).buffer(105))
    inner = sheet.frame.buffer(-24)
    reach = np.arange(-15, 16) * 11
    offsets = sorted(((float(dx), float(dy)) for dx in reach for dy in reach), key=lambda d: np.hypot(*d))
    out: list[dict[str, Any]] = []
    for mark in board.labels:
        x, y = bend.points([mark.at])[0]
        for dx, dy in offsets:
            word = word_box(mark, x + dx, y + dy)
            if not inner.contains(word) or busy.intersects(word):
                continue
            wet = 1 - word.intersection(dry).area / word.area
            if {"sea": wet > 0.985, "land": wet < 0.015, "region": min(wet, 1 - wet) < 0.02}[mark.kind]:
                busy = busy.union(word.buffer(4))
                spot = {"x": round(x + dx), "y": round(y + dy), "angle": mark.angle, "size": mark.size}
                out.append({("key" if mark.kind == "region" else "text"): mark.text, "kind": mark.kind, **spot})
                break
        else:
            print(f"  {board.name}: no room for {mark.text}")
    return out, busy


def hills(board: Board, bend: Bend, busy: BaseGeometry, dry: BaseGeometry) -> list[list[int]]:
    """Molehills along the ranges, where neither towns nor posts nor routes nor names stand."""
    chance = np.random.default_rng(7)
    out: list[list[int]] = []
    taken: list[Point] = []
    for name in board.ranges:
        line = LineString(bend.points(INK["ranges"][name]))
        for d in np.arange(0, line.length, 24):
            p = line.interpolate(float(d))
            spot = Point(p.x + chance.uniform(-10, 10), p.y + chance.uniform(-9, 9))
            size = int(chance.integers(9, 15))
            clear = dry.contains(spot.buffer(size + 6)) and not busy.intersects(spot.buffer(size))
            if clear and all(spot.distance(q) > 19 for q in taken):
                taken.append(spot)
                out.append([round(spot.x), round(spot.y), size])
    return sorted(out, key=lambda h: h[1])


def regions(sheet: Sheet, bend: Bend, dry: BaseGeometry) -> list[dict[str, str]]:
    """Land by region: each spot belongs to the nearest town or post, so every piece stands on its own region."""
    seeds = [(Point(sheet.at(t["x"], t["y"])), "+".join(t["regions"])) for t in sheet.towns if "regions" in t]
    for r in sheet.routes:
        if "region" in r:
            seeds += [(Point(sheet.at(*p)), r["region"]) for p in r["post_xy"]]
    if not seeds:
        return []
    seeds += [(Point(bend.points([seed.at])[0]), seed.region) for seed in sheet.board.seeds]
    cells = voronoi_diagram(unary_union([s for s, _ in seeds]), envelope=sheet.frame)
    by_region: dict[str, list[BaseGeometry]] = {}
    for cell in cells.geoms:
        for spot, region in seeds:
            if cell.contains(spot):
                by_region.setdefault(region, []).append(cell)
                break
    out = []
    for region in sorted(by_region.keys() - sheet.board.plain):
        # Rounding the cells' corners: shrink, grow, shrink.
        area = unary_union(by_region[region]).buffer(14).buffer(-28).buffer(14).intersection(dry)
        shape = MultiPolygon([p.simplify(1.6) for p in polygons(area) if p.area > 300])
        out.append({"id": region, "d": polygon_path(shape)})
    return out


def inset(board: Board, sheet: Sheet, atlas: Path) -> dict[str, Any] | None:
    """A far land in its own small frame, at its own scale."""
    if board.inset is None:
        return None
    window, unit = board.inset.window, board.inset.unit
    lon, lat = (window[0] + window[2]) / 2, (window[1] + window[3]) / 2
    squeeze = float(np.cos(np.radians(lat)))
    x, y = sheet.at(*board.inset.middle)
    shape = affinity.affine_transform(
        land(atlas, window), [unit * squeeze, 0, 0, -unit, x - lon * unit * squeeze, y + lat * unit]
    )
    w, h = (window[2] - window[0]) * unit * squeeze, (window[3] - window[1]) * unit
    frame = box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    dry = tidy(shape.intersection(frame), 0.8, 12)
    depth = [line_path(dry.buffer(d).boundary.intersection(frame), 1.2, 14) for d in (5, 11)]
    return {
        "x": round(x - w / 2),
        "y": round(y - h / 2),
        "width": round(w),
        "height": round(h),
        "land": polygon_path(dry),
        "depth": depth,
    }


def laid_on(patch: Patch, sheet: Sheet, atlas: Path) -> BaseGeometry:
    """A patch of land at its own scale, turned about its one point."""
    (lon, lat), (x, y) = patch.at, sheet.at(*patch.to)
    east = patch.unit * float(np.cos(np.radians(lat)))
    # Only whole islands and coasts: what the window cuts off straight is hidden beyond the frame.
    flat = affinity.affine_transform(
        land(atlas, patch.window), [east, 0, 0, -patch.unit, x - lon * east, y + lat * patch.unit]
    )
    return make_valid(affinity.rotate(flat, patch.turn, origin=(x, y)))


def shallows(dry: BaseGeometry, frame: BaseGeometry, distance: float) -> str:
    """The water within a distance of the coast, as one area; narrow bays are passed by, as an engraver would."""
    area = dry.buffer(distance + 16, quad_segs=3).buffer(-16, quad_segs=3).intersection(frame)
    parts = [p.simplify(2 + distance / 12) for p in polygons(area)]
    return polygon_path(
        MultiPolygon([Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > 900]) for p in parts])
    )


def draw(board: Board, atlas_dir: Path, coarse: float) -> tuple[dict[str, Any], tuple[float, float]]:
    """The chart's data and its stretch; `coarse` multiplies every tolerance."""
    sheet = Sheet(board, GAMES)
    bend = sheet.bend()
    atlas = atlas_dir / f"land-{board.atlas}.json"
    wide = sheet.frame.buffer(80, join_style="mitre")
    stretch = bend.folds(board.checked or board.window, sheet.frame)
    raw = land(atlas, board.window).difference(unary_union([box(*c) for c in board.cuts]))
    laid = unary_union([laid_on(p, sheet, atlas) for p in board.patches])
    bent = make_valid(bend.shape(raw)).union(laid).intersection(wide)
    far = board.inset and inset(board, sheet, atlas)
    dry = tidy(bent, board.tolerance * coarse, board.island * coarse)
    # A little over the edge, so that the coast's ink never runs along the frame.
    edge = sheet.frame.buffer(12, join_style="mitre")
    shown = tidy(dry.intersection(edge), 0.1, board.island)
    main = MultiPolygon([p for p in dry.geoms if p.area > 400])
    depth = [shallows(main, edge, d) for d in board.depths]
    streams = []
    for name in board.rivers:
        line = LineString(bend.points(INK["rivers"][name])).intersection(dry.intersection(sheet.frame))
        streams += [line_path(part, 0.6, 30) for part in lines(line) if part.length >= 30]
    labels, busy = names(board, bend, sheet, dry)
    rx, ry = sheet.at(*board.rose)
    (sx, sy), (left, top, _, _) = board.scale, board.pad
    data: dict[str, Any] = {
        "id": f"{board.game}/{board.name}",
        "width": sheet.width,
        "height": sheet.height,
        "layout": {"x": left, "y": top, "sx": sx, "sy": sy},
        "land": polygon_path(shown),
        "depth": depth,
        "graticule": graticule(board, bend, sheet.frame),
        "rivers": [s for s in streams if s],
        "hills": hills(board, bend, busy, dry.intersection(sheet.frame.buffer(-26))),
        "regions": regions(sheet, bend, dry.intersection(edge)),
        "labels": labels,
        "rose": {"x": round(rx), "y": round(ry), "r": board.rose_radius},
    }
    if far:
        data["inset"] = far
    return data, stretch


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--atlas", type=Path, required=True)
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    bad, written = 0, []
    for board in boards(GAMES):
        if args.only and board.name not in args.only:
            continue
        for coarse in COARSE:
            data, (least, most) = draw(board, args.atlas, coarse)
            text = module(data, board.facts)
            if len(text.encode()) <= LIMIT:
                break
        target = GAMES / board.game / "ui/maps" / f"{board.name}.ts"
        target.write_text(text)
        written.append(target)
        print(f"{data['id']:32} {len(text.encode()):6} bytes, coarse {coarse:.2f}, stretch {least:.2f} to {most:.2f}")
        bad += least <= 0 or len(text.encode()) > LIMIT
    biome = ROOT / "node_modules/.bin/biome"
    if biome.exists():
        subprocess.run([biome, "format", "--write", *written], cwd=ROOT, check=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
