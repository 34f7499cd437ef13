"""Boards from outside: found by being there, checked by the reader of every board, played like any other."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from hanse.bots.greedy import Greedy
from hanse.core import record, registry
from hanse.core.data import Data, corrections_folder
from hanse.core.match import Match
from hanse.core.model import ALL, OVER
from hanse.core.reading import DataError, Reader
from hanse.core.testing import check_game
from hanse.games.hansa_teutonica.drawing import draw
from hanse.games.hansa_teutonica.words import E_PERMANENT

EXAMPLES = Path(__file__).parents[5] / "examples" / "boards"
GAME, BOARD = "hansa_teutonica", "zuiderzee"
FILE = EXAMPLES / GAME / f"{BOARD}.toml"


def changed(folder: Path, old: str, new: str, name: str = f"{BOARD}.toml", count: int = 1) -> Path:
    """The worked map with something else in it, as an owner's folder."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    (folder / GAME).mkdir()
    (folder / GAME / name).write_text(text.replace(old, new, count), encoding="utf-8")
    return folder


def test_a_board_is_a_variant_because_its_file_is_there() -> None:
    assert registry.entry(GAME).variant(BOARD) is None
    variant = registry.entry(GAME, EXAMPLES).variant(BOARD)
    assert variant is not None
    assert variant.seats == (3, 4, 5)
    assert variant.titles is not None
    assert set(variant.titles) == {"en", "de", "nl"}
    names = {switch.name for switch in variant.switches}
    assert "gold" in names
    assert not names & {"permission_by_marker", "neutral_together", "permanent_after_office"}  # nothing they act on


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_worked_map_keeps_every_law_of_the_house(seats: int) -> None:
    bundle = registry.load(GAME, BOARD, seats, corrections=EXAMPLES)
    match = check_game(bundle, seats, every=60, bots=[Greedy()] * seats)
    assert match.asked == OVER


def test_action_numbers_are_those_of_every_board() -> None:
    here = registry.load(GAME, BOARD, 3, corrections=EXAMPLES).game
    there = registry.load(GAME, "east", 3).game
    for action in ("end", "done", "draw extra_office", "swap amersfoort 1"):
        assert here.code[action] == there.code[action.replace("amersfoort", "allenstein")]


def test_records_carry_the_board_and_its_fingerprint(tmp_path: Path) -> None:
    bundle = registry.load(GAME, BOARD, 3, corrections=EXAMPLES)
    text = record.write(Match(bundle, 1).record())
    assert f"variant: {BOARD}\n" in text
    assert f"data: {bundle.fingerprint}\n" in text
    assert record.read(text).bundle(EXAMPLES).fingerprint == bundle.fingerprint
    with pytest.raises(record.RecordError, match=r"played on 'zuiderzee', a board that is not here .*--data"):
        record.read(text).bundle()
    other = changed(tmp_path, "full_cities_to_end = 9", "full_cities_to_end = 8")
    with pytest.raises(record.RecordError, match="other data"):
        record.read(text).bundle(other)


def test_what_is_only_drawn_or_said_is_not_in_the_fingerprint(tmp_path: Path) -> None:
    folder = changed(tmp_path, 'en = "Zuiderzee"', 'en = "Southern Sea"')
    text = (folder / GAME / FILE.name).read_text(encoding="utf-8").partition("[drawn]")[0]
    (folder / GAME / FILE.name).write_text(text, encoding="utf-8")
    plain = registry.load(GAME, BOARD, 3, corrections=folder)
    assert plain.sheet["drawn"] is None
    assert plain.fingerprint == registry.load(GAME, BOARD, 3, corrections=EXAMPLES).fingerprint


TWO = """
[two_player]
neutral_cities = ["hoorn", "ommen"]
neutral_routes = [
  "amersfoort-harderwijk", "amsterdam-hoorn", "coevorden-ommen", "deventer-oldenzaal", "enkhuizen-hoorn",
  "leeuwarden-vollenhove", "oldenzaal-ommen", "ommen-zwolle",
]
neutral_traders_at_start = 8
"""
PERMANENT = {
    "elburg-harderwijk": "office_in_green_city", "arnhem-nijmegen": "develop_privilege", "kampen-zwolle": "reuse_two",
    "bolsward-stavoren": "move_two", "coevorden-ommen": "place_two",
}  # fmt: skip


@pytest.fixture
def everything(tmp_path: Path) -> Path:
    """The worked map with all that a board file can say: two seats, a green city, every permanent marker."""
    folder = changed(tmp_path, "seats = [3, 4, 5]", "seats = [2, 3]")
    file = folder / GAME / FILE.name
    text = re.sub(
        r'(id = "elburg".*?)offices = \[.*?\n\]', r"\1green = true", file.read_text(encoding="utf-8"), flags=re.S
    )
    for route, marker in PERMANENT.items():
        text = re.sub(rf'(id = "{route}"\n.*?post_xy = .*?\n)', rf'\1permanent_marker = "{marker}"\n', text, flags=re.S)
    head, _, drawn = text.partition("[drawn]")
    file.write_text(f"{head}{TWO}\n[drawn]{drawn}", encoding="utf-8")
    return folder


@pytest.mark.parametrize("seats", [2, 3])
def test_all_that_a_board_file_can_say_is_played_to_the_end(everything: Path, seats: int) -> None:
    variant = registry.entry(GAME, everything).variant(BOARD)
    assert variant is not None
    # Here is what they act on.
    assert {"neutral_together", "permanent_after_office"} <= {switch.name for switch in variant.switches}
    bundle = registry.load(GAME, BOARD, seats, corrections=everything)
    acted: set[int] = set()
    for bots in ([Greedy()] * seats, []):
        match = check_game(bundle, 4, every=200, bots=bots)
        assert match.asked == OVER
        acted |= {event[3] for happened in match.events for event in happened if event[0] == E_PERMANENT}
    assert len(acted) == len(PERMANENT)


def test_an_outside_board_for_two_begins_with_its_neutral_traders(everything: Path) -> None:
    match = Match(registry.load(GAME, BOARD, 2, corrections=everything), 1)
    routes = match.bundle.view(match.state, ALL)["routes"]
    assert isinstance(routes, dict)
    assert routes["amsterdam-hoorn"] == ["nt", None, None]
    assert len(routes) == 8


def test_neutral_traders_must_be_where_the_file_says(everything: Path) -> None:
    file = everything / GAME / FILE.name
    file.write_text(file.read_text(encoding="utf-8").replace('"oldenzaal-ommen", ', ""), encoding="utf-8")
    said = r"zuiderzee\.toml: two_player: neutral_routes: must be the routes of .*tabernas: amersfoort-harderwijk, "
    with pytest.raises(DataError, match=said):
        registry.load(GAME, BOARD, 2, corrections=everything)


METZ = '[[city]]\nid = "metz"\nname = "Metz"\nx = 1\ny = 1\noffices = [{ privilege = "white", shape = "round" }]\n'
WRONG = [
    ('game = "hansa_teutonica"', 'game = "luebeck"', "game: a board of 'luebeck', not of hansa_teutonica"),
    ('game = "hansa_teutonica"\n', "", "game: is missing"),
    ('id = "zuiderzee"', 'id = "base"', "board: id: 'base' is taken; taken are base, britannia, east"),
    ('id = "zuiderzee"', 'id = "rhine"', "board: id: must be 'zuiderzee', as the file is called"),
    ('id = "zuiderzee"', 'id = "Zuider Zee"', "board: id: must be small ascii letters"),
    ("seats = [3, 4, 5]", "seats = [4, 5, 6]", "board: seats[2]: must be from 2 to 5, not 6"),
    ("seats = [3, 4, 5]", "seats = []", "board: seats: must rise from 2 to 5 at most"),
    ("seats = [3, 4, 5]", "seats = [2, 3]", "two_player: is missing"),
    ('en = "Zuiderzee", ', "", "board: title: en: is missing"),
    ("aspect = 1.4", "aspect = 9.5", "board: aspect: must be width divided by height, from 0.5 to 2.0"),
    ('seats = [3, 4, 5]', 'seats = [3, 4, 5]\nforeign_regions = ["wales"]', "foreign_regions: only Britannia has"),
    ('cities = ["amersfoort", "arnhem"]', 'cities = ["amersfoort", "arnhim"]', "cities[1]: no 'arnhim'; there is"),
    ('posts = ["any", "any", "any", "any"]', "posts = []", "posts: a route has 2 to 4 posts, not 0"),
    ('offices = [\n  { privilege = "orange", shape = "square" },\n]', "offices = []", "a city has offices or is green"),
    ('abilities = ["keys"]\n', "", "every ability must be shown by exactly one city; here keys by 0, actions by 1"),
    ("x = 295", "x = 1295", "city 'amersfoort': x: must be from 0 to 1000, not 1295"),
    ("post_xy = [[", "post_xy = [[-5, 1], [", "post_xy: must be 4 points"),
    ("post_xy = [[338, 706]", "post_xy = [[true, 706]", "post_xy: [True, 706] is not a point on the board"),
    ("taberna = true\n", "", "2 tabernas for 3 markers; so many routes must say taberna = true"),
    ("[[route]]", f'{METZ}[[route]]', "city: 'metz' has no route"),
    ('name = "Arnhem"', 'name = "Arnhem"\npermission = ["wales"]', "permission: is not a key known here"),
    ('cities = ["amsterdam", "zwolle"]\npoints', 'cities = ["zwolle", "zwolle"]\npoints', "link: cities: must be two"),
    ('id = "zuiderzee"', 'id = "zuiderzee"\nname = "Sea"',
     "board: name: is not a key known here; there is aspect, expected, full_cities_to_end, id, prestige_to_end, seats"),
    ('en = "Zuiderzee"', 'en = " "', "board: title: en: must be one line of 1 to 60 letters, not ' '"),
    ('de = "Zuiderzee"', 'de = "Zuider\\nzee"', "board: title: de: must be one line of 1 to 60 letters"),
    ('name = "Arnhem"', 'name = "\\u001b[2J"', r"name: must be one line of 1 to 30 letters, not '\x1b[2J'"),
    ('text = "FRISIA"', f'text = "{"FRISIA" * 9}"', "text: must be one line of 1 to 30 letters"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_board_that_does_not_add_up_is_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    folder = changed(tmp_path, old, new)
    with pytest.raises(DataError) as error:
        registry.load(GAME, BOARD, 3, corrections=folder)
    assert str(error.value).startswith("zuiderzee.toml: ")
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_board_that_is_called_as_a_shipped_one_is_told_so(tmp_path: Path) -> None:
    folder = changed(tmp_path, 'id = "zuiderzee"', 'id = "east"', "east.toml")
    with pytest.raises(DataError, match=r"east\.toml: board: id: 'east' is taken; taken are base, britannia, east"):
        registry.vet(folder)


def many(kind: str, count: int) -> str:
    """More of a table than there is room for."""
    row = {
        "city": 'name = "More"\nx = 1\ny = 1\noffices = [{ privilege = "white", shape = "round" }]',
        "route": 'cities = ["tiel", "zwolle"]\nposts = ["any", "any"]\npost_xy = [[1, 1], [2, 2]]',
    }[kind]
    return "".join(f'[[{kind}]]\nid = "more{i}"\n{row}\n' for i in range(count))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[city]]", many("city", 7) + "[[city]]", "31 cities; the action numbers have room for 30"),
        ("[[route]]", many("route", 8) + "[[route]]", "41 routes; the action numbers have room for 40"),
        (
            'offices = [\n  { privilege = "white", shape = "square" },',
            "offices = [\n" + '  { privilege = "white", shape = "square" },\n' * 7,
            "9 offices; the action numbers have room for 8",
        ),
    ],
)
def test_more_than_there_is_room_for_is_refused_with_the_number(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        registry.load(GAME, BOARD, 3, corrections=changed(tmp_path, old, new))


UNREADABLE = [
    ("x = 295", f"x = {'9' * 5000}", "not TOML: a number that is too long to be read (at line 34)"),
    ("x = 295", f"x = 0x{'f' * 5000}", "city[0]: x: a number of 20000 bits is too much"),
    ("aspect = 1.4", f"aspect = {'9' * 400}", "board: aspect: a number of 1329 bits is too much"),
    ("schema = 1", f"schema = {'[' * 9000}1{']' * 9000}", "not TOML: lists or tables too deep to be read"),
    ("x = 295", "x = 1400-01-01", "city 'amersfoort': x: must be a whole number, not a time"),
]


@pytest.mark.parametrize(("old", "new", "said"), UNREADABLE)
def test_what_no_program_can_hold_is_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(DataError) as error:
        registry.load(GAME, BOARD, 3, corrections=changed(tmp_path, old, new))
    assert said in str(error.value)
    assert len(str(error.value)) < 300


def test_what_editors_put_before_a_text_and_whole_numbers_are_read(tmp_path: Path) -> None:
    folder = changed(tmp_path, "aspect = 1.4", "aspect = 1")
    file = folder / GAME / FILE.name
    file.write_text("\ufeff" + file.read_text(encoding="utf-8").replace("\n", "\r\n"), encoding="utf-8", newline="")
    assert registry.load(GAME, BOARD, 3, corrections=folder).sheet["aspect"] == 1.0


def spoilt(folder: Path, kind: str) -> Path:
    """A folder with something in it that is called as a board and is none."""
    (folder / GAME).mkdir()
    file = folder / GAME / "x.toml"
    if kind == "folder":
        file.mkdir()
    elif kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("x.toml" if kind == "loop" else "nowhere.toml")
    return folder


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("folder", "it is not a file"),
        ("pipe", "it is not a file"),  # which would be waited for, for ever
        ("loop", "Too many levels of symbolic links"),
        ("nowhere", "No such file or directory"),
    ],
)
def test_what_is_called_as_a_board_and_is_no_file_is_named(tmp_path: Path, kind: str, said: str) -> None:
    with pytest.raises(DataError, match=rf"x\.toml: cannot be read: {said}"):
        registry.entry(GAME, spoilt(tmp_path, kind))


def test_a_board_that_cannot_be_read_spoils_no_other(tmp_path: Path) -> None:
    folder = spoilt(tmp_path, "nowhere")
    shutil.copy(FILE, folder / GAME)
    found, [wrong] = registry.readable(GAME, folder)
    assert found.variant(BOARD) is not None
    assert "x.toml" in str(wrong)
    assert registry.load(GAME, BOARD, 3, corrections=folder).setup.variant == BOARD
    with pytest.raises(DataError, match=r"x\.toml"):
        registry.load(GAME, "x", 3, corrections=folder)
    base = registry.load(GAME, "base", 3, corrections=folder)
    assert record.read(record.write(Match(base, 1).record())).bundle(folder).fingerprint == base.fingerprint


def test_all_that_an_owner_has_is_tried_before_it_is_offered(tmp_path: Path) -> None:
    registry.vet(EXAMPLES)
    folder = changed(tmp_path, 'posts = ["any", "any", "any", "any"]', "posts = []")  # which a list would not read
    with pytest.raises(DataError, match="posts: a route has 2 to 4 posts, not 0"):
        registry.vet(folder)
    (folder / GAME / FILE.name).unlink()
    east = (Data(GAME).folder / "east.toml").read_text(encoding="utf-8")
    (folder / GAME / "east.toml").write_text(east.replace("points = [7, 4, 2]", "points = [7, 4]"), encoding="utf-8")
    with pytest.raises(DataError, match=r"east\.toml: link: points: must have 3 entries, not 2"):
        registry.vet(folder)


def test_a_board_in_the_folder_of_a_game_that_takes_none_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "luebeck").mkdir()
    (tmp_path / "luebeck" / FILE.name).write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(DataError, match=r"zuiderzee.toml: replaces nothing; there is luebeck.toml"):
        corrections_folder(str(tmp_path))
    with pytest.raises(DataError, match=r"zuiderzee\.toml: not a folder"):
        corrections_folder(str(FILE))


def test_a_drawing_shows_what_there_is_and_marks_what_is_wrong() -> None:
    reader = Data(GAME, EXAMPLES).file(FILE.name)
    svg, crowded = draw(reader, "")
    assert crowded == []
    posts = sum(len(row.texts("posts")) for row in reader.readers("route"))
    assert svg.count("<circle") == posts + 4
    assert "#c62828" not in svg
    wrong, _ = draw(reader, "zuiderzee.toml: route 'arnhem-nijmegen': posts: a route has 2 to 4 posts, not 1")
    assert "#c62828" in wrong


@pytest.mark.parametrize(
    "table",
    [
        {}, {"board": 3, "city": "x", "route": [1, {"id": []}], "drawn": []},
        {"board": {"aspect": 0.7}, "city": [{"id": "a", "x": 1, "y": 2, "offices": 7}, {"x": "?"}],
         "route": [{"cities": ["a", "b"], "post_xy": [[1, 2], 3, ["x", 1]], "posts": "any"}]},
    ],
)  # fmt: skip
def test_whatever_is_half_written_can_be_drawn(table: dict[str, object]) -> None:
    svg, _ = draw(Reader(table, "half.toml"), "half.toml: <b>: not there yet")
    assert svg.startswith("<svg ")
    assert "&lt;b&gt;" in svg


@pytest.mark.parametrize(
    ("y", "aspect", "said"), [(990, 1.4, True), (10, 1.4, True), (900, 1.4, False), (990, 0.7, False)]
)
def test_what_the_tracks_of_a_broad_board_would_cover_is_named(
    tmp_path: Path, y: int, aspect: float, said: bool
) -> None:
    folder = changed(tmp_path, "x = 395\ny = 895", f"x = 395\ny = {y}")
    file = folder / GAME / FILE.name
    file.write_text(file.read_text(encoding="utf-8").replace("aspect = 1.4", f"aspect = {aspect}"), encoding="utf-8")
    _, crowded = draw(Data(GAME, folder).file(FILE.name), "")
    assert ("city nijmegen lies under the page's tracks" in crowded) == said


def test_things_on_each_other_are_named(tmp_path: Path) -> None:
    folder = changed(tmp_path, "x = 295\ny = 650", "x = 115\ny = 700")
    _, crowded = draw(Data(GAME, folder).file(FILE.name), "")
    assert "city amersfoort and city utrecht lie on each other" in crowded
