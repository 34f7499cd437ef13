"""The charts we draw: which facts, which window of the Earth, how layout becomes canvas, what is written on it.

Each is planned in its game's folder, ``ui/maps/<name>.toml``, by the fields of ``Board``; ``like`` takes what another
plan of the game says, and what stands in the plan itself goes before it. ``[places]``: where towns lie on the Earth.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Place = tuple[float, float]


@dataclass(frozen=True)
class Label:
    """A name on the chart: Latin for seas and lands (one for all languages), a text key for what rules speak of."""

    text: str
    at: Place  # degrees
    size: int
    kind: str = "sea"  # sea | land | region
    angle: int = 0


@dataclass(frozen=True)
class Pin:
    """A further point of the spline: degrees to layout thousandths."""

    at: Place
    to: Place
    smooth: float = 0.0


@dataclass(frozen=True)
class Patch:
    """Land that is not bent but laid where the layout needs it: window in degrees, one point of it, its place."""

    window: tuple[float, float, float, float]
    at: Place  # degrees
    to: Place  # layout thousandths
    unit: float  # canvas units per degree
    turn: float = 0.0  # degrees, clockwise


@dataclass(frozen=True)
class Seed:
    """A further point (degrees) that belongs to a region."""

    at: Place
    region: str


@dataclass(frozen=True)
class Inset:
    """A far land in its own frame: window in degrees, middle in layout thousandths, units per degree."""

    window: tuple[float, float, float, float]
    middle: Place
    unit: float


@dataclass(frozen=True)
class Board:
    game: str
    name: str
    facts: str  # the game's data file
    scale: tuple[float, float]  # canvas units per layout thousandth
    window: tuple[float, float, float, float]  # degrees: west, south, east, north
    labels: tuple[Label, ...]
    rose: Place  # layout thousandths
    places: dict[str, Place]  # town -> degrees; where a country's name would stand
    towns: str = "cities"  # where the facts have them: keys, with dots between them
    ways: str = "routes"
    fields: tuple[str, ...] = ()  # further spots that need paper
    pad: tuple[int, int, int, int] = (60, 60, 60, 60)  # canvas units: left, top, right, bottom
    atlas: str = "10m"
    smoothing: float = 0.01
    stiff: dict[str, float] = field(default_factory=dict)  # towns that pull less
    free: frozenset[str] = frozenset()  # towns that do not pull at all
    pins: tuple[Pin, ...] = ()
    tolerance: float = 0.9
    island: float = 80.0
    depths: tuple[float, ...] = (11, 26)
    grid: tuple[int, int] = (2, 1)  # degrees between meridians, parallels
    rivers: tuple[str, ...] = ()
    ranges: tuple[str, ...] = ()
    rose_radius: int = 62
    cuts: tuple[tuple[float, float, float, float], ...] = ()  # windows whose land is left out
    patches: tuple[Patch, ...] = ()
    checked: tuple[float, float, float, float] | None = None  # where folds are looked for, if not in the whole window
    seeds: tuple[Seed, ...] = ()
    plain: frozenset[str] = frozenset({"none"})  # regions that look like any land
    inset: Inset | None = None


PARTS = {"labels": Label, "pins": Pin, "patches": Patch, "seeds": Seed}


def boards(games: Path) -> Iterable[Board]:
    """Every plan in every game's folder."""
    for path in sorted(games.glob("*/ui/maps/*.toml")):
        plan = read(path)
        for key, kind in PARTS.items():
            plan[key] = tuple(kind(**row) for row in plan.get(key, ()))
        for key in ("free", "plain"):
            if key in plan:
                plan[key] = frozenset(plan[key])
        if "inset" in plan:
            plan["inset"] = Inset(**plan["inset"])
        yield Board(game=path.parents[2].name, name=path.stem, **plan)


def read(path: Path) -> dict[str, Any]:
    plan = tomllib.loads(path.read_text(encoding="utf-8"))
    if "like" not in plan:
        return plan
    other = read(path.with_stem(plan.pop("like")))
    return {**other, **plan, "places": {**other["places"], **plan.get("places", {})}}
