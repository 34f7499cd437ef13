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
class Patch:
    """Land that is not bent but laid where the layout needs it: window in degrees, one point of it, its place."""

    window: tuple[float, float, float, float]
    at: Place  # degrees
    to: Place  # layout thousandths
    unit: float  # canvas units per degree
    turn: float = 0.0  # degrees, clockwise


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
    cuts: tuple[tuple[float, float, float, float], ...] = ()  # windows whose land is left out
    patches: tuple[Patch, ...] = ()
    checked: tuple[float, float, float, float] | None = None  # where folds are looked for, if not in the whole window
    seeds: tuple[tuple[Place, str], ...] = ()  # further points (degrees) that belong to a region
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
        Label("SVECIA", (15.3, 58.35), 26, "land"),
        Label("DANIA", (9.1, 56.35), 18, "land", angle=-70),
        Label("LIVONIA", (25.6, 57.6), 18, "land", angle=-60),
        Label("CVRONIA", (22.2, 56.85), 15, "land"),
        Label("POMERANIA", (16.4, 53.85), 16, "land", angle=-14),
        Label("NORVEGIA", (8.9, 59.2), 16, "land", angle=-50),
    ),
    rose=(345, 420),
)


def base(name: str, facts: str, aspect: float) -> Board:
    """Both sides of Hansa Teutonica: Lower Germany from the Rhine to the Elbe."""
    return Board(
        game="hansa_teutonica",
        name=name,
        facts=facts,
        scale=(round(aspect, 3), 1.0),
        pad=(30, 60, 30, 40),
        window=(2, 49.5, 15.5, 56),
        smoothing=0.02,
        island=60,
        grid=(1, 1),
        rivers=("rhine", "ijssel", "ems", "weser", "leine", "lippe", "elbe", "saale"),
        ranges=("harz", "teutoburg", "weserberge", "sauerland", "eifel", "thueringen", "luenburg"),
        labels=(
            Label("OCEANVS GERMANICVS", (7.2, 53.9), 24),
            Label("FRISIA", (7.55, 53.0), 15, "land"),
            Label("WESTPHALIA", (8.2, 51.55), 17, "land"),
            Label("SAXONIA", (9.6, 52.75), 17, "land"),
            Label("HARZ", (10.75, 51.62), 12, "land"),
        ),
        rose=(62, 22),
        rose_radius=42,
    )


LUEBECK = Board(
    game="luebeck",
    name="seas",
    facts="luebeck.toml",
    scale=(1.35, 1.0),
    pad=(60, 60, 70, 70),
    window=(-8, 47.5, 34, 64.5),
    tolerance=1.0,
    depths=(10, 24),
    rivers=("vistula", "oder", "memel", "daugava", "elbe", "weser", "rhine_upper", "thames"),
    ranges=("scandes_south", "scandes", "smaland", "highlands", "pennines", "harz"),
    labels=(
        Label("OCEANVS GERMANICVS", (4.2, 57.0), 30, angle=-76),
        Label("MARE BALTICVM", (18.6, 55.7), 24, angle=-56),
        Label("SINVS FINNICVS", (23.6, 59.75), 13, angle=-8),
        Label("SINVS BOTHNICVS", (19.4, 61.2), 15, angle=-66),
        Label("SKAGERRAK", (8.8, 57.9), 13, angle=-22),
        Label("NORVEGIA", (8.3, 60.5), 20, "land", angle=-30),
        Label("SVECIA", (14.8, 58.6), 22, "land"),
        Label("DANIA", (9.2, 56.0), 13, "land", angle=-80),
        Label("ANGLIA", (-1.3, 52.9), 18, "land", angle=-62),
        Label("LIVONIA", (25.9, 57.5), 15, "land", angle=-70),
        Label("PRVSSIA", (21.2, 54.15), 16, "land"),
        Label("POMERANIA", (16.4, 53.75), 13, "land", angle=-10),
        Label("GERMANIA", (10.8, 52.2), 18, "land"),
    ),
    rose=(250, 640),
    rose_radius=66,
)

MERKATOR = Board(
    game="merkator",
    name="europe",
    facts="merkator.toml",
    scale=(1.25, 1.0),
    pad=(60, 60, 70, 60),
    window=(-22, 33, 46, 68),
    atlas="50m",
    smoothing=0.5,
    free=frozenset({"newfoundland"}),
    grid=(5, 5),
    rivers=(
        "vistula",
        "oder",
        "daugava",
        "elbe",
        "rhine_upper",
        "loire",
        "seine",
        "rhone",
        "danube",
        "po",
        "tagus",
        "ebro",
        "dnieper",
    ),
    ranges=(
        "scandes_south",
        "alps",
        "pyrenees",
        "apennines",
        "carpathians",
        "castile",
        "massif",
        "valdai",
        "highlands",
    ),
    labels=(
        Label("OCEANVS OCCIDENTALIS", (-10.5, 48.0), 22, angle=-72),
        Label("MARE GERMANICVM", (3.2, 56.2), 15, angle=-64),
        Label("MARE MEDITERRANEVM", (5.5, 40.4), 18, angle=-8),
    ),
    rose=(52, 640),
    rose_radius=66,
    inset=((-60.2, 46.2, -51.8, 52.0), (66, 194), 26),
)


def britannia(name: str, facts: str, aspect: float, scotland: bool) -> Board:
    """Both sides of Britannia. The layout pulls towns far from their places: the coast follows coastal towns only."""
    regions = [Label("region-wales", (-4.6, 52.4), 26, "region", angle=-76)]
    if scotland:
        regions.append(Label("region-scotland", (-3.5, 56.6), 26, "region"))
    return Board(
        game="hansa_teutonica",
        name=name,
        facts=facts,
        scale=(1.0, round(1 / aspect, 3)),
        pad=(30, 50, 40, 40),
        window=(-9.5, 48.6, 4.5, 59.5),
        smoothing=0.03 if scotland else 0.08,
        stiff=dict.fromkeys(
            (
                "hereford",
                "coventry",
                "nottingham",
                "oxford",
                "cambridge",
                "montgomery",
                "richmond",
                "durham",
                "falkirk",
            ),
            3.0,
        ),
        island=60,
        grid=(1, 1),
        rivers=("thames", "severn", "trent", "great_ouse"),
        ranges=("pennines", "wales", "lakes", "cheviot", "uplands", "highlands", "dartmoor"),
        labels=(
            *regions,
            Label("MARE GERMANICVM", (1.6, 54.3), 26, angle=62),
            Label("MARE HIBERNICVM", (-5.4, 53.9), 20, angle=-70),
            Label("MARE BRITANNICVM", (-2.6, 50.1), 18),
        ),
        seeds=(
            *((at, "england") for at in ((-4.1, 51.2), (-3.6, 51.2), (-3.2, 51.2), (-4.5, 50.95))),
            *((at, "none") for at in ((-6.5, 54.6), (-6.3, 54.2), (-6.3, 53.5), (-6.8, 55.0))),
        ),
        checked=(-5.2, 50, 2, 56.2 if scotland else 55.4),
        rose=(905, 300),
        rose_radius=58,
    )


# The layout turns the coast from Lübeck to Stralsund and puts Malmö and Visby near: Skåne, Gotland and the Danish
# isles are laid on the water as they are, only the mainland is bent.
EAST = Board(
    game="hansa_teutonica",
    name="east",
    facts="hansa_teutonica/east.toml",
    scale=(1.417, 1.0),
    pad=(30, 60, 30, 40),
    window=(8, 48, 25, 57.5),
    smoothing=0.05,
    free=frozenset({"visby", "malmoe"}),
    stiff=dict.fromkeys(
        ("allenstein", "elbing", "kulm", "thorn", "perleberg", "waren", "wittenberg", "tangermuende", "brandenburg"),
        2.0,
    ),
    pins=(
        Pin((10.87, 53.96), (92, 78)),
        Pin((12.5, 54.47), (290, 160)),
        Pin((13.43, 54.68), (385, 150)),
        Pin((15.57, 54.18), (545, 205)),
        Pin((16.38, 54.43), (610, 208)),
        Pin((17.55, 54.76), (668, 206)),
        Pin((18.33, 54.83), (712, 212)),
        Pin((18.8, 54.6), (762, 240)),
        Pin((19.95, 54.95), (880, 165)),
    ),
    cuts=((8, 54.56, 12.6, 60), (12.6, 54.85, 17.5, 60), (17.5, 55.5, 19.6, 60)),
    patches=(
        Patch((12.3, 55.1, 15.2, 57.0), (13.0, 55.6), (521, 124), 105, 8),
        Patch((17.9, 56.8, 19.6, 58.1), (18.3, 57.64), (756, 118), 78),
        Patch((10.8, 54.5, 12.25, 55.25), (11.6, 54.7), (285, 62), 120, 20),
    ),
    checked=(10.5, 49.5, 21.5, 54.6),
    island=60,
    grid=(2, 1),
    rivers=("elbe", "oder", "vistula", "warthe", "havel", "spree", "saale", "pregel"),
    ranges=("erzgebirge", "sudeten", "beskids", "pomerania"),
    labels=(
        Label("MARE BALTICVM", (17.0, 55.1), 24),
        Label("POMERANIA", (16.3, 53.6), 16, "land"),
        Label("PRVSSIA", (20.3, 53.4), 16, "land"),
        Label("POLONIA", (18.0, 52.0), 18, "land"),
        Label("SILESIA", (16.6, 51.4), 15, "land"),
        Label("MARCHIA", (13.0, 52.9), 14, "land"),
    ),
    rose=(935, 20),
    rose_radius=40,
)

BOARDS: tuple[Board, ...] = (
    HANSA,
    base("base_2-3", "hansa_teutonica/base_2-3.toml", 1.4156),
    base("base_4-5", "hansa_teutonica/base_4-5.toml", 1.4262),
    LUEBECK,
    MERKATOR,
    britannia("britannia_2-3", "hansa_teutonica/britannia_2-3.toml", 0.7115, False),
    britannia("britannia_4-5", "hansa_teutonica/britannia_4-5.toml", 0.7151, True),
    EAST,
)
