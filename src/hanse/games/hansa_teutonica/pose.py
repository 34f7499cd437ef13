"""Positions of Hansa Teutonica said in a line; seats are called by their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import DataError, View

COLOURS = ("red", "blue", "green", "yellow", "purple")
MARKS = {
    "extra_office": 4, "swap_offices": 3, "plus_three_actions": 2, "plus_four_actions": 2, "develop_ability": 2,
    "remove_three": 2,
}  # fmt: skip
GOLD = ("remove_three", "swap_offices", "extra_office")
LOOSE = {"t": 11, "m": 1}
"""Pieces of a seat that are neither on the desk nor on the prestige track."""
START = (5, 6, 7, 8, 9)
"""Traders in the supply at the start."""


def _pieces(said: str) -> list[str]:
    return said.split()


def _held(said: str) -> dict[str, int]:
    """``3t 1m`` as counts."""
    held = {"t": 0, "m": 0}
    for word in said.split():
        held[word[-1]] += int(word[:-1])
    return held


def _check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise DataError(otherwise)


def pose(
    bundle: Bundle[State],
    *,
    turn: str = "red",
    actions: int = 2,
    bonus: int = 0,
    routes: Mapping[str, str] | None = None,
    offices: Mapping[str, str] | None = None,
    prestige: str = "- - - -",
    abilities: Mapping[str, Mapping[str, int]] | None = None,
    supply: Mapping[str, str] | None = None,
    stock: Mapping[str, str] | None = None,
    scores: Mapping[str, int] | None = None,
    links: Sequence[str] = (),
    markers: Mapping[str, str] | None = None,
    unused: Mapping[str, str] | None = None,
    used: Mapping[str, str] | None = None,
    bare: Mapping[str, str] | None = None,
    plate: Mapping[str, int] | None = None,
    out: str = "",
    pile: int | None = None,
    stack: Sequence[Sequence[Any]] | None = None,
) -> View:
    """The view of a position in somebody's turn; what is not said is as at the start, without neutral traders.

    ``routes``: ``"rt - bm"``; ``offices``: ``"rt bm"`` or ``"gt | rt bm"`` with extra ones before the bar;
    ``abilities``: pieces removed from a track; ``supply``, ``stock``: ``"3t 1m"``. The pieces nobody speaks of are in
    the stock, or, if both are given, in extra offices of a city that is not spoken of. Markers nobody speaks of are
    in the pile; those that find no room there, or for which ``pile`` leaves none, have been used by the last seat.
    """
    sheet: Any = bundle.sheet
    seats = bundle.setup.seats
    colours = COLOURS[:seats]
    who = colours.index(turn)
    rooms = {row["id"]: len(row["offices"]) for row in sheet["cities"]}
    green = {row["id"] for row in sheet["cities"] if row["green"]}
    board: dict[str, Any] = {}
    for city, said in (offices or {}).items():
        extra, _, printed = said.rpartition("|")
        board[city] = {"printed": _pieces(printed), "extra": _pieces(extra)}
    posts = {route: [None if p == "-" else p for p in _pieces(said)] for route, said in (routes or {}).items()}
    fields = [colours.index(p) if p != "-" else None for p in _pieces(prestige)]
    on_board = Counter(
        [p for row in posts.values() for p in row if p]
        + [p for row in board.values() for p in (*row["printed"], *row["extra"])]
        + [f"{colours[seat][0]}m" for seat in fields if seat is not None]
    )
    spoken = {city for route in posts for city in route.split("-")} | set(board) | set(sheet["link"]["cities"])
    parks = [city for city, room in rooms.items() if city not in spoken and room > 1]
    players: list[dict[str, Any]] = []
    for seat, colour in enumerate(colours):
        levels = {"keys": 0, "actions": 0, "privilege": 0, "book": 0, "purse": 0, **(abilities or {}).get(colour, {})}
        rest = {
            "t": LOOSE["t"] + sum(levels.values()) - levels["book"] - on_board[f"{colour[0]}t"],
            "m": LOOSE["m"] + levels["book"] - on_board[f"{colour[0]}m"],
        }
        _check(min(rest.values()) >= 0, f"{colour} has too few pieces: {rest}")
        here = (supply or {}).get(colour)
        there = (stock or {}).get(colour)
        place = (seat - who) % seats
        if here is None and there is None:
            held = {"t": min(START[place], rest["t"]), "m": min(1, rest["m"])}
        elif here is not None:
            held = _held(here)
        else:
            held = {shape: rest[shape] - _held(there or "")[shape] for shape in rest}
        kept = {shape: rest[shape] - held[shape] for shape in rest}
        if there is not None:
            kept = _held(there)
        surplus = {shape: rest[shape] - held[shape] - kept[shape] for shape in rest}
        _check(min(*held.values(), *kept.values(), *surplus.values()) >= 0, f"{colour} has too few pieces: {surplus}")
        aside = [colour[0] + shape for shape, n in surplus.items() for _ in range(n)]
        if aside:
            board[parks.pop()] = {"printed": aside[:1], "extra": aside[1:]}
        players.append(
            {
                "score": (scores or {}).get(colour, 0),
                "supply": held,
                "stock": kept,
                "abilities": levels,
                "unused": Counter(_pieces((unused or {}).get(colour, ""))),
                "used": Counter(_pieces((used or {}).get(colour, ""))),
                "plate": (plate or {}).get(colour, 0),
                "bare": Counter(_pieces((bare or {}).get(colour, ""))),
            }
        )
    tabernas = [row["id"] for row in sheet["routes"] if row["taberna"]]
    hung = dict(zip(tabernas, GOLD, strict=True)) if markers is None else dict(markers)
    unseen = Counter(MARKS)
    unseen.subtract(list(hung.values()))
    unseen.subtract(_pieces(out))
    for p in players:
        for key in ("unused", "used", "bare"):
            unseen.subtract(p[key])
    _check(min(unseen.values()) >= 0, f"too many markers: {dict(unseen)}")
    hidden = sum((plate or {}).values())
    if pile is None:
        pile = min(12, unseen.total()) - hidden
    _check(0 <= pile <= unseen.total() - hidden, f"no pile of {pile} markers is left")
    for kind in MARKS:
        gone = min(unseen[kind], unseen.total() - pile - hidden)
        unseen[kind] -= gone
        players[-1]["used"][kind] += gone
    for p in players:
        for key in ("unused", "used", "bare"):
            p[key] = {k: n for k, n in p[key].items() if n}
    full = sum(
        1 for city, row in board.items() if (len(row["printed"]) == rooms[city] and rooms[city])
        or (city in green and row["extra"])
    )  # fmt: skip
    points = {colour: (scores or {}).get(colour, 0) for colour in (*colours, "neutral")}
    ended = ["prestige"] if max(points.values()) >= 20 else []
    if full >= sheet["ends"]["cities"]:
        ended.append("cities")
    view: dict[str, Any] = {
        "seats": seats,
        "start": who,
        "turn": who,
        "actions": actions,
        "bonus": bonus,
        "spent": [],
        "roam": False,
        "routes": {route: row for route, row in posts.items() if any(row)},
        "markers": hung,
        "offices": board,
        "control": {},
        "prestige": fields,
        "full": full,
        "links": [colour if colour == "neutral" else colours.index(colour) for colour in links],
        "pile": pile,
        "unseen": {k: n for k, n in unseen.items() if n},
        "out": dict(Counter(_pieces(out))),
        "players": players,
        "neutral": {"score": points["neutral"]} if seats == 2 else None,
        "hand": [],
        "fresh": [],
        "ended": ended,
        "stack": [list(frame) for frame in stack] if stack else [["over", "over"], ["turn", who]],
    }
    return view
