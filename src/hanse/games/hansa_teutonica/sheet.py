"""What a page needs to draw a board of Hansa Teutonica and to name its places."""

from __future__ import annotations

from typing import cast

from hanse.core.describe import Names
from hanse.core.languages import LANGUAGES
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.board import NAMED, Board
from hanse.games.hansa_teutonica.board import Drawn as DrawnLines
from hanse.games.hansa_teutonica.common import ALL_PIECES, Common
from hanse.games.hansa_teutonica.shapes import (
    Ability,
    AbilityTable,
    City,
    Drawn,
    HtSheet,
    Named,
    Office,
    PrestigeField,
    Route,
)


def sheet(b: Board) -> HtSheet:
    """The board as JSON; it never changes at a table."""
    common = b.common
    abilities = {name: _ability(i, common) for i, name in enumerate(ids.ABILITY_NAMES)}
    return {
        "board": b.id,
        "aspect": b.aspect,
        "drawn": _drawn(b.drawn) if b.drawn is not None else None,
        "cities": [_city(b, c) for c in range(b.cities)],
        "routes": [_route(b, r) for r in range(b.routes)],
        "link": {"cities": [b.city_ids[c] for c in b.link], "points": list(b.link_points)},
        "prestige": {
            "city": b.city_ids[b.prize_city], "route": b.route_ids[b.prize_route],
            "fields": [_field(b, i) for i in range(len(b.prize))],
        },
        "permissions": {
            b.city_ids[c]: [b.regions[r] for r in range(1, len(b.regions)) if mask >> r & 1]
            for c, mask in zip(b.grant_city, b.grant, strict=True)
        },
        "regions": list(b.regions[1:]),
        "region_points": list(b.region_points),
        "abilities": cast("AbilityTable", abilities),
        "markers": {name: common.markers[i] for i, name in enumerate(ids.MARKER_NAMES)},
        "marker_points": list(common.marker_points),
        "ends": {"prestige": b.prestige_end, "cities": b.full_end},
        "pieces": {"t": common.traders, "m": common.merchants},
        "seats": list(ids.COLOURS[: b.seats]),
        "letters": list(ids.LETTERS[: b.seats]),
        "neutral": b.neutral,
        "names": _names(b),
    }  # fmt: skip


def _names(b: Board) -> Names:
    names: Names = {
        "city": {b.city_ids[c]: dict.fromkeys(LANGUAGES, b.city_name[c]) for c in range(b.cities)},
        "route": {
            b.route_ids[r]: dict.fromkeys(LANGUAGES, f"{b.city_name[b.left[r]]}–{b.city_name[b.right[r]]}")
            for r in range(b.routes)
        },
    }
    if b.own is not None:
        names["variant"] = {b.own.id: b.own.titles}
    return names


def _drawn(given: DrawnLines) -> Drawn:
    return {
        "land": [[*line] for line in given.land],
        "rivers": [[*line] for line in given.rivers],
        "names": [
            {"text": text, "kind": cast("Named", NAMED[kind]), "x": at[0], "y": at[1], "size": size}
            for text, kind, at, size in given.names
        ],
    }


def _city(b: Board, c: int) -> City:
    offices: list[Office] = [
        {"privilege": ids.PRIVILEGE_NAMES[b.colour[o]], "shape": ids.SHAPE_NAMES[b.form[o]], "coin": b.coin[o]}
        for o in range(b.office_at[c], b.office_at[c + 1])
    ]
    x, y = b.city_xy[c]
    return {
        "id": b.city_ids[c], "x": x, "y": y, "offices": offices,
        "abilities": [ids.ABILITY_NAMES[a] for a in b.ability[c]], "green": bool(b.green[c]),
        "regions": [b.regions[r] for r in b.home[c]],
    }  # fmt: skip


def _route(b: Board, r: int) -> Route:
    ships = b.ship[ids.POSTS * r : ids.POSTS * r + b.size[r]]
    mark = b.permanent[r]
    return {
        "id": b.route_ids[r], "cities": (b.city_ids[b.left[r]], b.city_ids[b.right[r]]),
        "posts": [*b.post_xy[r]], "ships": [bool(ship) for ship in ships],
        "region": b.regions[b.region[r]], "taberna": r in b.tabernas,
        "permanent": ids.PERMANENT_NAMES[mark - 1] if mark else None,
    }  # fmt: skip


def _field(b: Board, i: int) -> PrestigeField:
    x, y = b.field_xy[i]
    return {"privilege": ids.PRIVILEGE_NAMES[i], "points": b.prize[i], "x": x, "y": y}


def _ability(ability: int, common: Common) -> Ability:
    values: list[int | str] = []
    for value in common.values[ability]:
        shown: int | str = (
            ids.PRIVILEGE_NAMES[value] if ability == ids.PRIVILEGE else "all" if value == ALL_PIECES else value
        )
        values.append(shown)
    return {"values": values, "piece": ids.SHAPE_NAMES[common.cover[ability]], "points": common.complete[ability]}
