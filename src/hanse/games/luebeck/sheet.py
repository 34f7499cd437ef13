"""What a page needs to draw the board of Lübeck and to name its places and cards."""

from __future__ import annotations

from typing import cast

from hanse.core.languages import LANGUAGES
from hanse.games.luebeck.board import KINDS, Board
from hanse.games.luebeck.ids import WARE
from hanse.games.luebeck.shapes import CardKind, City, LuebeckSheet, Role, SeaLine


def sheet(b: Board) -> LuebeckSheet:
    """Board and cards as JSON; they never change at a table."""
    cities = {id: {**b.city_names[c]} for c, id in enumerate(b.city_ids)}
    cards = {word: _card_name(b, k) for k, word in enumerate(b.cards)}
    x, y = b.field_xy
    return {
        "cities": [_city(b, c) for c in range(b.cities)],
        "lines": [_line(b, one, two) for one, two in b.lines],
        "field": {"x": x, "y": y},
        "cogs": b.cogs,
        "packets": b.packets,
        "cards": [_card(b, k) for k in range(b.kinds)],
        "seats": list(b.colours[: b.seats]),
        "names": {
            "city": cities,
            "port": {b.city_ids[c]: cities[b.city_ids[c]] for c in b.ports},
            "ware": {word: cards[word] for word in b.cards[: b.wares]},
            "card": cards,
        },
        "limits": {"pass": b.pass_max, "figures": b.figures, "factor": b.factor},
    }


def _city(b: Board, c: int) -> City:
    x, y = b.city_xy[c]
    role = cast("Role", b.role[c])
    return {"id": b.city_ids[c], "role": role, "colour": b.colour[c], "x": x, "y": y, "legs": b.legs[c]}


def _line(b: Board, one: int, two: int) -> SeaLine:
    """A line that only the alternative board has is reconstructed."""
    return {
        "from": b.city_ids[one], "to": b.city_ids[two], "via": [*b.via.get((one, two), [])],
        "provenance": b.line_provenance.get((one, two), "reconstructed"),
    }  # fmt: skip


def _card(b: Board, k: int) -> CardKind:
    return {
        "id": b.cards[k], "kind": KINDS[b.kind_of[k]], "city": b.city_ids[b.city_of[k]] if b.city_of[k] >= 0 else None,
        "value": b.price[k], "count": b.count[k], "provenance": b.card_provenance[k],
    }  # fmt: skip


def _card_name(b: Board, k: int) -> dict[str, str]:
    """Ware cards are called by city and value, the others by their kind and, if they name one, their city."""
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        city = b.city_names[b.city_of[k]][lang] if b.city_of[k] >= 0 else ""
        kind = b.kind_of[k]
        out[lang] = f"{city} {b.price[k]}" if kind == WARE else f"{b.kind_names[kind][lang]} {city}".strip()
    return out
