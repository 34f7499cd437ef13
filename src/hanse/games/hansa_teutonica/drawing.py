"""A board file as SVG, for whoever draws a map: whatever can be read is drawn, what is wrong is red."""

from __future__ import annotations

from html import escape
from math import hypot
from typing import NamedTuple

from hanse.core.reading import Reader

# Sizes and margins as the page draws broad boards, so that what fits here fits there.
SIDE, TOP, BOTTOM = 30, 60, 40
ABOVE, BELOW = 86, 94
"""What the page's tracks cover of a broad board; beside a tall one they have a place of their own."""
HOUSE, POST, FIELD, TYPE = 40, 19, 24, 27
COLOURS = {"white": "#f7f2e4", "orange": "#e39a45", "pink": "#d98aa5", "black": "#3d3a38"}
"""Of privileges; anything else is red."""
PAPER, WATER, INK, COAST, WRONG = "#efe3c6", "#c9dbd9", "#2d2519", "#8a7350", "#c62828"

Table = dict[str, object]
Point = tuple[float, float]


class Spot(NamedTuple):
    """Something that takes room: what to call it, its middle, half its width and height."""

    what: str
    x: float
    y: float
    w: float
    h: float
    round: bool


class Drawing:
    """One sheet being drawn."""

    def __init__(self, file: Reader, wrong: str) -> None:
        self.file = file
        self.wrong = wrong
        head = _table(file.table.get("board"))
        aspect = head.get("aspect")
        ratio = float(aspect) if isinstance(aspect, (int, float)) and 0.2 <= aspect <= 5 else 1.4
        self.sx, self.sy = (ratio, 1.0) if ratio >= 1 else (1.0, 1 / ratio)
        self.width = round(1000 * self.sx) + 2 * SIDE
        self.height = round(1000 * self.sy) + TOP + BOTTOM
        self.out: list[str] = []
        self.spots: list[Spot] = []
        self.cities: dict[str, Point] = {}
        for row in _rows(file.table.get("city")):
            at = self.at(row.get("x"), row.get("y"))
            if at is not None:
                self.cities[str(row.get("id"))] = at

    def at(self, x: object, y: object) -> Point | None:
        """Where a point of the file lies on the sheet."""
        if not isinstance(x, (int, float)) or not isinstance(y, (int, float)):
            return None
        return round(x * self.sx + SIDE, 1), round(y * self.sy + TOP, 1)

    def line(self, given: object) -> list[Point]:
        """The points of a line that are points."""
        pairs = [pair for pair in given if isinstance(pair, list) and len(pair) == 2] if isinstance(given, list) else []
        found = [self.at(pair[0], pair[1]) for pair in pairs]
        return [point for point in found if point is not None]

    def amiss(self, id: object) -> bool:
        """Whether the complaint is of this."""
        return f"{id!r}" in self.wrong

    def whole(self) -> str:
        self._ground()
        for row in _rows(self.file.table.get("route")):
            self._road(row)
        for row in _rows(self.file.table.get("route")):
            self._posts(row)
        for row in _rows(self.file.table.get("city")):
            self._city(row)
        prize = _table(self.file.table.get("special_prestige"))
        for i, row in enumerate(_rows(prize.get("fields"))):
            self._field(row, i)
        title = _table(_table(self.file.table.get("board")).get("title")).get("en", self.file.where)
        self._text((self.width / 2, 40), str(title), 34, INK)
        if self.wrong:
            self._text((self.width / 2, self.height - 12), self.wrong, 20, WRONG)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'font-family="Alegreya, Georgia, serif">\n<rect width="100%" height="100%" fill="{WATER}"/>\n'
        )
        return head + "\n".join(self.out) + "\n</svg>\n"

    def crowded(self) -> list[str]:
        """What lies on something else. The page moves posts apart, but not far."""
        found: list[str] = []
        for i, one in enumerate(self.spots):
            for other in self.spots[:i]:
                if one.round and other.round:
                    touch = hypot(one.x - other.x, one.y - other.y) < one.w + other.w
                else:
                    touch = abs(one.x - other.x) < one.w + other.w and abs(one.y - other.y) < one.h + other.h
                if touch:
                    found.append(f"{other.what} and {one.what} lie on each other")
            if not (one.w <= one.x <= self.width - one.w and one.h <= one.y - TOP / 2 and one.y + one.h <= self.height):
                found.append(f"{one.what} leaves the sheet")
            elif self.width >= self.height and not (one.y - one.h >= ABOVE and one.y + one.h <= self.height - BELOW):
                found.append(f"{one.what} lies under the page's tracks")
        return found

    def _ground(self) -> None:
        drawn = _table(self.file.table.get("drawn"))
        land = drawn.get("land")
        lines = [self.line(one) for one in land] if isinstance(land, list) else []
        if not lines:
            self.out.append(f'<rect width="100%" height="100%" fill="{PAPER}"/>')
        for points in lines:
            if points:
                self.out.append(f'<path d="{_path(points)}Z" fill="{PAPER}" stroke="{COAST}" stroke-width="2"/>')
        rivers = drawn.get("rivers")
        for one in rivers if isinstance(rivers, list) else []:
            points = self.line(one)
            if points:
                self.out.append(f'<path d="{_path(points)}" fill="none" stroke="#8fb3b5" stroke-width="4"/>')
        for row in _rows(drawn.get("names")):
            at, size = self.at(row.get("x"), row.get("y")), row.get("size")
            if at is not None and isinstance(size, int):
                self._text(at, str(row.get("text")), size, "#5e7f86" if row.get("kind") == "sea" else COAST, "italic")

    def _road(self, row: Table) -> None:
        ends = row.get("cities")
        towns = [self.cities.get(str(id)) for id in ends] if isinstance(ends, list) else []
        points = [towns[0] if towns else None, *self.line(row.get("post_xy")), towns[-1] if towns else None]
        there = [point for point in points if point is not None]
        if there:
            colour = WRONG if self.amiss(row.get("id")) or None in points else COAST
            self.out.append(f'<path d="{_path(there)}" fill="none" stroke="{colour}" stroke-width="5"/>')

    def _posts(self, row: Table) -> None:
        posts, id = row.get("posts"), row.get("id")
        kinds = posts if isinstance(posts, list) else []
        for i, (x, y) in enumerate(self.line(row.get("post_xy"))):
            ship = i < len(kinds) and kinds[i] == "merchant"
            colour = WRONG if self.amiss(id) or i >= len(kinds) else COAST
            fill = "#a9c9cc" if ship else "#fffaf0"
            self.out.append(
                f'<circle cx="{x}" cy="{y}" r="{POST}" fill="{fill}" stroke="{colour}" stroke-width="3">'
                f"<title>{escape(str(id))} {i + 1}</title></circle>"
            )
            self.spots.append(Spot(f"post {i + 1} of {id}", x, y, POST, POST, True))
        middle = self.line(row.get("post_xy"))
        beside = "taberna" if row.get("taberna") is True else str(row.get("permanent_marker", ""))
        if middle and beside:
            x, y = middle[len(middle) // 2]
            self._text((x, y - POST - 8), beside.replace("_", " "), 18, INK, "italic")

    def _city(self, row: Table) -> None:
        id = str(row.get("id"))
        if id not in self.cities:
            return
        x, y = self.cities[id]
        offices = _rows(row.get("offices"))
        wide = max(1, len(offices)) * (HOUSE + 2) + 8
        edge = WRONG if self.amiss(id) or not (offices or row.get("green") is True) else INK
        fill = "#9db889" if row.get("green") is True else "#e6d3a5"
        self.out.append(
            f'<rect x="{x - wide / 2}" y="{y - 30}" width="{wide}" height="60" rx="6" fill="{fill}" stroke="{edge}" '
            f'stroke-width="3"/>'
        )
        for i, office in enumerate(offices):
            left = x - wide / 2 + 5 + i * (HOUSE + 2)
            colour = COLOURS.get(str(office.get("privilege")), WRONG)
            corner = HOUSE / 2 if office.get("shape") == "round" else 3
            self.out.append(
                f'<rect x="{left}" y="{y - HOUSE / 2}" width="{HOUSE}" height="{HOUSE}" rx="{corner}" fill="{colour}" '
                f'stroke="{INK}" stroke-width="2"/>'
            )
            if "coin" in office:
                self._text((left + HOUSE / 2, y + 7), f"+{office['coin']}", 20, INK)
        shown = row.get("abilities")
        name = " · ".join([str(row.get("name", id)), *(map(str, shown) if isinstance(shown, list) else [])])
        self._text((x, y + 54), name, TYPE, edge, "bold")
        self.spots.append(Spot(f"city {id}", x, y, wide / 2, 30, False))

    def _field(self, row: Table, i: int) -> None:
        at = self.at(row.get("x"), row.get("y"))
        if at is not None:
            colour = COLOURS.get(str(row.get("privilege")), WRONG)
            ink = "#fff" if row.get("privilege") == "black" else INK
            self.out.append(f'<circle cx="{at[0]}" cy="{at[1]}" r="{FIELD}" fill="{colour}" stroke="{INK}"/>')
            self._text((at[0], at[1] + 8), str(row.get("points")), 24, ink)
            self.spots.append(Spot(f"prestige field {i + 1}", at[0], at[1], FIELD, FIELD, True))

    def _text(self, at: Point, text: str, size: int, colour: str, style: str = "") -> None:
        dress = {"italic": ' font-style="italic"', "bold": ' font-weight="600"'}.get(style, "")
        self.out.append(
            f'<text x="{at[0]}" y="{at[1]}" font-size="{size}" text-anchor="middle" fill="{colour}"{dress} '
            f'paint-order="stroke" stroke="{PAPER}" stroke-width="{size / 7:.1f}">{escape(text)}</text>'
        )


def draw(file: Reader, wrong: str) -> tuple[str, list[str]]:
    """The sheet, and what lies on something else; ``wrong`` is what the reader of boards says, if anything."""
    drawing = Drawing(file, wrong)
    return drawing.whole(), drawing.crowded()


def _table(value: object) -> Table:
    return value if isinstance(value, dict) else {}


def _rows(value: object) -> list[Table]:
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)
