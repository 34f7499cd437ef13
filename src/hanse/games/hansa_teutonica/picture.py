"""The board of Hansa Teutonica as plain text, for terminals."""

from __future__ import annotations

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.state import HtState


def picture(s: HtState, eyes: int) -> str:
    """Routes with their posts and markers, cities with their offices, then everybody's desk."""
    b = s.board
    rows = []
    for r in range(b.routes):
        posts = ""
        for at in range(ids.POSTS * r, ids.POSTS * r + b.size[r]):
            kind = s.post[at] - 1
            word = ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPES[ids.SHAPE_OF[kind]] if kind >= 0 else "··"
            posts += f"({word})" if b.ship[at] else f"[{word}]"
        mark = (
            ids.MARKERS[s.marker[r] - 1]
            if s.marker[r]
            else ids.PERMANENTS[b.permanent[r] - 1]
            if b.permanent[r]
            else ""
        )
        region = b.regions[b.region[r]] if b.region[r] else ""
        rows.append(f"{b.route_ids[r]:<27} {posts:<17} {mark:<20} {region}".rstrip())
    rows.append("")
    line = ""
    for c in range(b.cities):
        first = b.office_at[c]
        row, extra = s.extra[c], ""
        while row:
            extra = f"<{ids.PIECES[(row & 15) - 1]}>" + extra
            row >>= 4
        houses = "".join(
            f"[{ids.PIECES[s.office[o] - 1]}]"
            if s.office[o]
            else f"[{ids.PRIVILEGES[b.colour[o]][0]}{'□○'[b.form[o]]}]"
            for o in range(first, b.office_at[c + 1])
        )
        line += f"{b.city_ids[c]:<13} {extra + houses:<34} "
        if c % 2:
            rows.append(line.rstrip())
            line = ""
    rows.append(line.rstrip() + f"  full cities {s.full}/{b.full_end}   pile {s.pile}   actions left {s.actions}")
    for seat in range(b.seats):
        turn = ">" if seat == s.turn else " "
        levels = " ".join(
            f"{word} {'C' if value > 90 else ids.PRIVILEGES[value] if i == ids.PRIVILEGE else value}"
            for i, word in enumerate(ids.ABILITIES)
            for value in (b.values[i][s.level[5 * seat + i]],)
        )
        marks = " ".join(ids.MARKERS[k] for k in range(6) for _ in range(s.unused[6 * seat + k]))
        have = f"supply {s.supply[2 * seat]}t {s.supply[2 * seat + 1]}m"
        have += f"  stock {s.stock[2 * seat]}t {s.stock[2 * seat + 1]}m"
        rows.append(f"{turn} seat {seat} {ids.COLOURS[seat]:<6} {s.score[seat]:>2} points  {have}")
        rows.append(f"    {levels}")
        if marks:
            rows.append(f"    markers: {marks}")
    return "\n".join(rows)
