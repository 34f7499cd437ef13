"""What a view and the sheet of Merkator look like outside: the page's types are made from this."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from hanse.core.describe import Sheet
from hanse.core.entry import Points
from hanse.core.frames import Stack


class Held(TypedDict):
    """A hand card: what its back shows, and its word for those who may know it."""

    kind: str
    card: str | None


class MerkatorPlayer(TypedDict):
    coins: int
    time: int
    contracts: list[str]
    used: list[str]
    bonus: list[str]
    buildings: list[str]
    goods: dict[str, int]
    tile: dict[str, int]
    hand: Held | None
    worth: dict[str, Points]
    points: Points


class Chart(TypedDict):
    stage: int
    rows: list[int]
    shown: list[str | None]
    supply: int
    turned: dict[str, int]


class Pile(TypedDict):
    top: str | None
    rest: int


class Display(TypedDict):
    open: list[str | None]
    deck: int


class BuildingDisplay(Display):
    worth: dict[str, list[Points]]


class Package(TypedDict):
    cards: list[str]
    contracts: list[str]


class Solo(TypedDict):
    opened: list[str | None]
    under: dict[str, int]
    gone: NotRequired[dict[str, int]]
    """How many contracts of the solo stack are among the discards, by value; left out while there are none."""


class Secret(TypedDict):
    discards: list[str]


class MerkatorView(TypedDict):
    starter: int | None
    active: int | None
    turn: int
    place: str | None
    ending: str | None
    left: int | None
    took: bool
    board: dict[str, int]
    chart: Chart
    piles: dict[str, Pile]
    discards: int
    bonus: Display
    buildings: BuildingDisplay
    seats: list[MerkatorPlayer]
    owed: dict[str, int]
    given: list[str]
    package: Package
    bids: list[tuple[int, int]]
    stack: Stack
    given_up: NotRequired[int]
    """How many purchases were given up in this turn; left out while there are none."""
    solo: NotRequired[Solo]
    secret: NotRequired[Secret]
    """Only for eyes that see all."""


class Place(TypedDict):
    id: str
    kind: Literal["major", "minor"]
    colour: str | None
    time: int
    threshold: int | None
    x: int
    y: int


class Good(TypedDict):
    id: str
    colour: str
    origin: str
    category: str
    column: str


class Column(TypedDict):
    id: str
    kind: str
    goods: list[str]


class Contract(TypedDict):
    id: str
    value: int
    place: str | None
    needs: dict[str, int]
    doubt: bool


class Bonus(TypedDict):
    id: str
    cost: int
    place: str
    good: str
    doubt: bool


class Term(TypedDict):
    kind: str
    number: int
    vp: Points
    of: list[str]
    groups: list[list[str]]


class Building(TypedDict):
    id: str
    cost: int
    only: bool
    doubt: bool
    score: list[Term]


class ChartPage(TypedDict):
    side: str
    rows: list[int]


class Benchmarks(TypedDict):
    """What a game alone is worth."""

    beginner: int
    target: int
    outstanding: int


class Numbers(TypedDict):
    limit: int
    cash: int
    rate: int
    join_major: int
    join_minor: int
    bonus_active: int
    bonus_joining: int
    turns: int
    benchmarks: Benchmarks | None


class MerkatorSheet(Sheet):
    places: list[Place]
    links: list[tuple[str, str]]
    goods: list[Good]
    columns: list[Column]
    categories: list[str]
    tile: list[str]
    contracts: list[Contract]
    bonus: list[Bonus]
    buildings: list[Building]
    chart: list[ChartPage]
    backs: dict[str, tuple[str, int]]
    numbers: Numbers
    hand: bool
    """Whether the advanced rule with hand cards is played."""
