"""What a view and the sheet of Hansa Teutonica look like outside: the page's types are made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

from hanse.core.describe import Sheet
from hanse.core.frames import Stack

Shape = Literal["t", "m"]
Privilege = Literal["white", "orange", "pink", "black"]
AbilityName = Literal["keys", "actions", "privilege", "book", "purse"]
Side = int | Literal["neutral"]
"""A seat, or the neutral side of the game for two."""


class Pieces(TypedDict):
    t: int
    m: int


class Abilities(TypedDict):
    keys: int
    actions: int
    privilege: int
    book: int
    purse: int


class HtPlayer(TypedDict):
    score: int
    supply: Pieces
    stock: Pieces
    abilities: Abilities
    unused: dict[str, int]
    used: dict[str, int]
    plate: int
    bare: dict[str, int]


class Offices(TypedDict):
    printed: list[str]
    extra: list[str]


class Neutral(TypedDict):
    score: int


Lifted = TypedDict("Lifted", {"piece": str, "from": str})


class HtView(TypedDict):
    seats: int
    start: int | None
    turn: int | None
    actions: int
    bonus: int
    spent: list[str]
    roam: bool
    routes: dict[str, list[str | None]]
    markers: dict[str, str]
    offices: dict[str, Offices]
    control: dict[str, Side]
    """Follows from the rest; it is there for pages."""
    prestige: list[int | None]
    full: int
    links: list[Side]
    pile: int
    unseen: dict[str, int]
    out: dict[str, int]
    players: list[HtPlayer]
    neutral: Neutral | None
    hand: list[Lifted]
    fresh: list[tuple[str, int]]
    ended: list[str]
    stack: Stack


class Office(TypedDict):
    privilege: Privilege
    shape: Shape
    coin: int


class City(TypedDict):
    id: str
    x: int
    y: int
    offices: list[Office]
    abilities: list[AbilityName]
    green: bool
    regions: list[str]


class Route(TypedDict):
    id: str
    cities: tuple[str, str]
    posts: list[tuple[int, int]]
    ships: list[bool]
    region: str
    taberna: bool
    permanent: str | None


class Link(TypedDict):
    cities: list[str]
    points: list[int]


class PrestigeField(TypedDict):
    privilege: Privilege
    points: int
    x: int
    y: int


class Prestige(TypedDict):
    city: str
    route: str
    fields: list[PrestigeField]


class Ability(TypedDict):
    values: list[int | str]
    piece: Shape
    points: int


class AbilityTable(TypedDict):
    keys: Ability
    actions: Ability
    privilege: Ability
    book: Ability
    purse: Ability


class Ends(TypedDict):
    prestige: int
    cities: int


Named = Literal["sea", "land"]


class DrawnName(TypedDict):
    text: str
    kind: Named
    x: int
    y: int
    size: int


class Drawn(TypedDict):
    land: list[list[tuple[int, int]]]
    rivers: list[list[tuple[int, int]]]
    names: list[DrawnName]


class HtSheet(Sheet):
    board: str
    aspect: float
    drawn: Drawn | None
    """What a board from outside draws under itself; other boards have charts of their own, and some have none."""
    cities: list[City]
    routes: list[Route]
    link: Link
    prestige: Prestige
    permissions: dict[str, list[str]]
    regions: list[str]
    region_points: list[int]
    abilities: AbilityTable
    markers: dict[str, int]
    marker_points: list[int]
    ends: Ends
    pieces: Pieces
    letters: list[str]
    neutral: bool
