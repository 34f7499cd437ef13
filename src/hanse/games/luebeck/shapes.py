"""What a view and the sheet of Lübeck look like outside: the page's types are made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

from hanse.core.describe import Sheet
from hanse.core.frames import Stack

Role = Literal["start", "port", "end"]
Kind = Literal["ware", "trade_voyage", "doubling", "pirates", "ship_change"]


class LuebeckPlayer(TypedDict):
    hand: int
    cards: list[str] | None
    """Own cards, or everybody's when the game is over; otherwise nobody may know them."""
    known: list[str]
    """What everybody saw being taken from the display; nothing at a table that plays from memory."""
    table: list[str]
    reserve: int
    passed: bool
    gain: dict[str, int]


class CogAt(TypedDict):
    city: str
    figures: list[int]


LuebeckView = TypedDict(
    "LuebeckView",
    {
        "seats": int,
        "round": int,
        "last": bool,
        "start": int | None,
        "deck": int,
        "pass": int,
        "pile": dict[str, int],
        "packets": list[list[str]],
        "field": int,
        "cogs": dict[str, CogAt],
        "players": list[LuebeckPlayer],
        "stack": Stack,
    },
)


class City(TypedDict):
    id: str
    role: Role
    colour: str
    x: int
    y: int
    legs: int


SeaLine = TypedDict("SeaLine", {"from": str, "to": str, "via": list[tuple[int, int]], "provenance": str})


class CogField(TypedDict):
    x: int
    y: int


class CardKind(TypedDict):
    id: str
    kind: Kind
    city: str | None
    value: int
    count: int
    provenance: str


Limits = TypedDict("Limits", {"pass": int, "figures": int, "factor": int})


class LuebeckSheet(Sheet):
    cities: list[City]
    lines: list[SeaLine]
    field: CogField
    cogs: int
    packets: int
    cards: list[CardKind]
    limits: Limits
