"""What a view and the sheet of Hansa look like outside: the page's types are made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

from hanse.core.describe import Sheet
from hanse.core.frames import Stack


class HansaPlayer(TypedDict):
    talers: int
    supply: int
    open: list[str]
    sold: list[str | None]
    """None for a tile that lies face down (HA-R33)."""
    booths: dict[str, int]


class HansaView(TypedDict):
    seats: int
    start: int | None
    turn: int | None
    round: int
    ship: str
    acted: bool
    warehouses: dict[str, list[str | None]]
    stacks: list[int]
    unseen: dict[str, int]
    gone: dict[str, int]
    colours: list[str]
    players: list[HansaPlayer]
    breaker: int | None
    busy: bool
    idle: int
    stack: Stack


class City(TypedDict):
    id: str
    number: int
    warehouses: int
    x: int
    y: int
    start_booths: bool


RouteKind = Literal["sea", "land"]
Route = TypedDict("Route", {"from": str, "to": str, "kind": RouteKind})


class Place(TypedDict):
    x: int
    y: int


class Limits(TypedDict):
    talers: int
    open: int


class HansaSheet(Sheet):
    cities: list[City]
    routes: list[Route]
    supply: list[Place]
    colours: list[str]
    limits: Limits
