"""The board of Hansa Teutonica as plain text, for terminals."""

from __future__ import annotations

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.common import ALL_PIECES
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.state import HtState


def picture(s: HtState, eyes: int) -> str:
    """Routes with their posts, what lies on them, cities with their offices, then everybody's desk."""
    b = s.board
    rows = [*_columns([_route(s, r) for r in range(b.routes)], 39), ""]
    for r in range(b.routes):
        if s.marker[r]:
            rows.append(f"marker {ids.MARKER_NAMES[s.marker[r] - 1]} on {b.route_ids[r]}")
        elif b.permanent[r]:
            rows.append(f"always {ids.PERMANENT_NAMES[b.permanent[r] - 1]} on {b.route_ids[r]}")
    rows += ["", *_columns([f"{b.city_ids[c]:<12}{_houses(s, c)}" for c in range(b.cities)], 39), ""]
    rows.append(f"full cities {s.full}/{b.full_end}   pile {s.pile}   actions left {s.actions}")
    for seat in range(b.seats):
        rows += _desk(s, seat)
    return "\n".join(rows)


def _columns(cells: list[str], width: int) -> list[str]:
    """Two beside each other, read downwards; one that is too wide has its line alone."""
    if max(map(len, cells)) > width:
        return cells
    half = (len(cells) + 1) // 2
    return [
        f"{left:<{width}}  {right}".rstrip()
        for left, right in zip(cells[:half], [*cells[half:], ""][:half], strict=True)
    ]


def _route(s: HtState, r: int) -> str:
    """Posts by their pieces; ship posts are wavy, and a region is named by its first letter."""
    b = s.board
    posts = []
    for at in range(ids.POSTS * r, ids.POSTS * r + b.size[r]):
        kind = s.post[at] - 1
        empty = "≈≈" if b.ship[at] else "··"
        posts.append(ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPE_NAMES[ids.SHAPE_OF[kind]] if kind >= 0 else empty)
    region = b.regions[b.region[r]][0].upper() if b.region[r] else " "
    return f"{b.route_ids[r]:<23}{region} {' '.join(posts)}"


def _houses(s: HtState, c: int) -> str:
    """Extra offices before the printed ones; free ones by their privilege and shape."""
    b = s.board
    extra = [f"<{ids.KIND_NAMES[piece]}>" for piece in s.extra[c]]
    printed = [
        f"[{ids.KIND_NAMES[s.office[o] - 1]}]"
        if s.office[o]
        else f"[{ids.PRIVILEGE_NAMES[b.colour[o]][0]}{'□○'[b.form[o]]}]"
        for o in range(b.office_at[c], b.office_at[c + 1])
    ]
    return "".join(extra + printed)


def _desk(s: HtState, seat: int) -> list[str]:
    turn = ">" if seat == s.turn else " "
    levels = " ".join(f"{word} {_level(s, seat, ability)}" for ability, word in enumerate(ids.ABILITY_NAMES))
    traders, merchants = ids.SHAPES * seat + ids.TRADER, ids.SHAPES * seat + ids.MERCHANT
    have = f"supply {s.supply[traders]}t {s.supply[merchants]}m  stock {s.stock[traders]}t {s.stock[merchants]}m"
    rows = [f"{turn} seat {seat} {ids.COLOURS[seat]:<6} {s.score[seat]:>2} points  {have}", f"    {levels}"]
    marks = " ".join(word for k, word in enumerate(ids.MARKER_NAMES) for _ in range(s.unused[ids.MARKERS * seat + k]))
    return [*rows, f"    markers: {marks}"] if marks else rows


def _level(s: HtState, seat: int, ability: int) -> str:
    """The value in force, by its colour if it is a privilege."""
    value = desk.value(s, seat, ability)
    if ability == ids.PRIVILEGE:
        return ids.PRIVILEGE_NAMES[value]
    return "all" if value == ALL_PIECES else str(value)
