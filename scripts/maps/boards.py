"""The charts we draw: which facts, which window of the Earth, how layout becomes canvas, what is written on it."""

from __future__ import annotations

from dataclasses import dataclass, field

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
class Board:
    game: str
    name: str
    facts: str  # file below the facts folder
    scale: tuple[float, float]  # canvas units per layout thousandth
    window: tuple[float, float, float, float]  # degrees: west, south, east, north
    labels: tuple[Label, ...]
    rose: Place  # layout thousandths
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
    # A far land in its own frame: window in degrees, middle in layout thousandths, units per degree.
    inset: tuple[tuple[float, float, float, float], Place, float] | None = None


HANSA = Board(
    game="hansa",
    name="baltic",
    facts="hansa.toml",
    scale=(1.3, 1.0),
    pad=(70, 70, 70, 80),
    window=(4, 49.5, 33, 63.5),
    rivers=("vistula", "oder", "memel", "daugava", "dal", "elbe"),
    ranges=("smaland", "scandes_south", "scandes", "pomerania"),
    labels=(
        Label("MARE BALTICVM", (18.9, 55.85), 36, angle=-58),
        Label("SINVS FINNICVS", (23.0, 59.62), 16, angle=-8),
        Label("SINVS LIVONICVS", (23.75, 57.62), 13, angle=-79),
        Label("SINVS CODANVS", (11.3, 57.1), 15, angle=62),
        Label("SVECIA", (15.3, 58.35), 26, "land"),
        Label("DANIA", (9.1, 56.35), 18, "land", angle=-70),
        Label("LIVONIA", (25.6, 57.6), 18, "land", angle=-60),
        Label("CVRONIA", (22.2, 56.85), 15, "land"),
        Label("POMERANIA", (16.4, 53.85), 16, "land", angle=-14),
        Label("NORVEGIA", (8.9, 59.2), 16, "land", angle=-50),
    ),
    rose=(345, 420),
)

BOARDS: tuple[Board, ...] = (HANSA,)
