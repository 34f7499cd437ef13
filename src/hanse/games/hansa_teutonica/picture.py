"""The board of Hansa Teutonica as plain text, for terminals."""

from __future__ import annotations

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.state import HtState


def picture(s: HtState, eyes: int) -> str:
    """Routes with their posts, what lies on them, cities with their offices, then everybody's desk."""
    b = s.board
    rows = [*_columns([_route(s, r) for r in range(b.routes)], 39), ""]
    for r in range(b.routes):
        if s.marker[r]:
            rows.append(f"marker {ids.MARKERS[s.marker[r] - 1]} on {b.route_ids[r]}")
        elif b.permanent[r]:
            rows.append(f"always {ids.PERMANENTS[b.permanent[r] - 1]} on {b.route_ids[r]}")
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
        posts.append(ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPES[ids.SHAPE_OF[kind]] if kind >= 0 else empty)
    region = b.regions[b.region[r]][0].upper() if b.region[r] else " "
    return f"{b.route_ids[r]:<23}{region} {' '.join(posts)}"


def _houses(s: HtState, c: int) -> str:
    """Extra offices before the printed ones; free ones by their privilege and shape."""
    b = s.board
    row, extra = s.extra[c], ""
    while row:
        extra = f"<{ids.PIECES[(row & 15) - 1]}>" + extra
        row >>= 4
    return extra + "".join(
        f"[{ids.PIECES[s.office[o] - 1]}]" if s.office[o] else f"[{ids.PRIVILEGES[b.colour[o]][0]}{'□○'[b.form[o]]}]"
        for o in range(b.office_at[c], b.office_at[c + 1])
    )


def _desk(s: HtState, seat: int) -> list[str]:
    b = s.board
    turn = ">" if seat == s.turn else " "
    levels = " ".join(
        f"{word} {'all' if value > 90 else ids.PRIVILEGES[value] if i == ids.PRIVILEGE else value}"
        for i, word in enumerate(ids.ABILITIES)
        for value in (b.values[i][s.level[5 * seat + i]],)
    )
    have = f"supply {s.supply[2 * seat]}t {s.supply[2 * seat + 1]}m"
    have += f"  stock {s.stock[2 * seat]}t {s.stock[2 * seat + 1]}m"
    rows = [f"{turn} seat {seat} {ids.COLOURS[seat]:<6} {s.score[seat]:>2} points  {have}", f"    {levels}"]
    marks = " ".join(ids.MARKERS[k] for k in range(6) for _ in range(s.unused[6 * seat + k]))
    return [*rows, f"    markers: {marks}"] if marks else rows
