"""The board of Hansa Teutonica as plain text, for terminals."""

from __future__ import annotations

from hanse.core.entry import Name
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.common import ALL_PIECES
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.state import HtState

WIDTH = 80
RANKS = ("I", "II", "III", "IV")
"""Of privileges, as on the roofs."""


def picture(s: HtState, eyes: int, name: Name) -> str:
    """Routes on which something lies, cities with their offices, then everybody's desk; with room for a question."""
    b = s.board
    busy = [r for r in range(b.routes) if s.marker[r] or b.permanent[r] or any(_posts(s, r))]
    long = max((len(name("route", b.route_ids[r])) for r in busy), default=0)
    rows = _columns([_route(s, r, long, name) for r in busy])
    wide = 1 + max(len(name("city", word)) for word in b.city_ids)
    rows += _columns([f"{name('city', b.city_ids[c]):<{wide}}{_houses(s, c)}" for c in range(b.cities)])
    counts = {
        "full-cities": f"{s.full}/{b.full_end}",
        "pile": s.pile,
        "actions-left": s.actions,
        "empty-routes": b.routes - len(busy),
    }
    rows.append("   ".join(f"{name('label', word)} {count}" for word, count in counts.items()))
    return "\n".join([*rows, *_desks(s, name)])


def _columns(cells: list[str]) -> list[str]:
    """As many beside each other as fit, read downwards."""
    for count in (3, 2):
        height = -(-len(cells) // count)
        parts = [cells[i : i + height] for i in range(0, len(cells), height)] if cells else []
        widths = [max(map(len, part)) for part in parts]
        if len(parts) > 1 and sum(widths) + 2 * (len(parts) - 1) <= WIDTH:
            padded = [[*part, *[""] * (height - len(part))] for part in parts]
            return [
                "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
                for row in zip(*padded, strict=True)
            ]
    return cells


def _posts(s: HtState, r: int) -> list[int]:
    """What lies on the posts of a route; 0 is nothing."""
    return [s.post[at] for at in range(ids.POSTS * r, ids.POSTS * r + s.board.size[r])]


def _route(s: HtState, r: int, long: int, name: Name) -> str:
    """Posts by their pieces; ship posts are wavy, a region is named by its first letter; then what lies beside it."""
    b = s.board
    posts = []
    for at, piece in enumerate(_posts(s, r), ids.POSTS * r):
        empty = "≈≈" if b.ship[at] else "··"
        kind = piece - 1
        posts.append(ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPE_NAMES[ids.SHAPE_OF[kind]] if kind >= 0 else empty)
    region = f" ({b.regions[b.region[r]][0].upper()})" if b.region[r] else ""
    beside = ""
    if s.marker[r]:
        beside = f"  “{name('marker', ids.MARKER_NAMES[s.marker[r] - 1])}”"
    elif b.permanent[r]:
        beside = f"  {name('label', 'always')} {name('permanent', ids.PERMANENT_NAMES[b.permanent[r] - 1])}"
    return f"{name('route', b.route_ids[r]):<{long}}{region} {' '.join(posts)}{beside}"


def _houses(s: HtState, c: int) -> str:
    """Extra offices before the printed ones; free ones by their privilege and shape."""
    b = s.board
    extra = [f"<{ids.KIND_NAMES[piece]}>" for piece in s.extra[c]]
    printed = [
        ids.KIND_NAMES[s.office[o] - 1] if s.office[o] else f"{ids.PRIVILEGE_NAMES[b.colour[o]][0]}{'□○'[b.form[o]]}"
        for o in range(b.office_at[c], b.office_at[c + 1])
    ]
    return " ".join(extra + printed)


def _desks(s: HtState, name: Name) -> list[str]:
    """A table of what everybody has and can, then the markers still to be used."""
    labels = [name("label", word) for word in ("points", "supply", "stock")]
    head = ["", *labels, *(name("ability", word) for word in ids.ABILITY_NAMES)]
    table = [head]
    markers = []
    for seat in range(s.board.seats):
        who = f"{'>' if seat == s.turn else ' '} {seat} {name('seat', str(seat))}"
        traders, merchants = ids.SHAPES * seat + ids.TRADER, ids.SHAPES * seat + ids.MERCHANT
        levels = [_level(s, seat, ability, name) for ability in range(len(ids.ABILITY_NAMES))]
        has = [f"{pile[traders]}t {pile[merchants]}m" for pile in (s.supply, s.stock)]
        table.append([who, str(s.score[seat]), *has, *levels])
        unused = enumerate(s.unused[ids.MARKERS * seat : ids.MARKERS * (seat + 1)])
        held = [name("marker", ids.MARKER_NAMES[k]) for k, count in unused for _ in range(count)]
        if held:
            markers.append(f"  {name('label', 'markers-of')} {name('seat', str(seat))}: {', '.join(held)}")
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lined = [
        [f"{row[0]:<{widths[0]}}", *(f"{x:>{w}}" for x, w in zip(row[1:], widths[1:], strict=True))] for row in table
    ]
    return ["  ".join(row) for row in lined] + markers


def _level(s: HtState, seat: int, ability: int, name: Name) -> str:
    """The value in force, by its rank if it is a privilege."""
    value = desk.value(s, seat, ability)
    if ability == ids.PRIVILEGE:
        return RANKS[value]
    return name("label", "all") if value == ALL_PIECES else str(value)
