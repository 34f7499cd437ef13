"""Every example comes out as its file says, and a file that is wrong says where."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.examples import examples, read
from hanse.core.proving import problems
from hanse.core.reading import BadInput


@pytest.mark.parametrize(("of_game", "id"), [(game, id) for game in registry.ids() for id in examples(game)])
def test_example(of_game: str, id: str) -> None:
    assert problems(examples(of_game)[id]) == []


GOOD = """
[X]
rules = ["HA-6.5"]
seats = 3
position = { ship = "toensberg", talers = [1, 0, 0] }
play = ["0 move stockholm"]
changes = { ship = "stockholm", "players.0.talers" = 0, busy = true }
"""


def of(text: str) -> list[str]:
    return problems(read("hansa", text, "mine.toml")["X"])


def test_the_good_one_is_good() -> None:
    assert of(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[X]", "[X", "mine.toml: "),
        ("seats = 3", 'seats = "3"', "mine.toml: X: seats: must be a whole number"),
        ("seats = 3", "seats = 3\nsets = 3", "mine.toml: X: sets: is not a key known here"),
        ('"0 move', '"7 move', "mine.toml: X: play: '7 move stockholm' is not an answer"),
        ("rules", "asked = 5\nrules", "mine.toml: X: asked: must be a seat from 0 to 2"),
        ("rules", 'refused = { "0 end" = "HA-1" }\nrules', "refused: 0 end: must be a rule and the name"),
        ("rules", "change = {}\nthen = [{}]\nrules", "play: is missing"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        of(GOOD.replace(old, new))
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ship = ", "shop = ", "mine.toml: X: position: shop: is not a word for a position"),
        ("[1, 0, 0]", '"1"', "position: talers: cannot be '1'"),
        ("[1, 0, 0]", "[1, 0, 22.5]", "position: talers[2]: cannot be 22.5"),
        ("[1, 0, 0]", "[1]", "position: no such position"),
        ('"toensberg"', '"atlantis"', "atlantis"),
        ("0 move stockholm", "1 move stockholm", "but 0 is asked turn"),
        ("0 move stockholm", "0 move aalborg", "refused by HA-6.5 no-arrow"),
        ("0 move stockholm", "0 swim", "is not an action"),
        ('ship = "stockholm"', 'ship = "riga"', "changes: ship: 'stockholm', not 'riga'"),
        (", busy = true", "", "changes: busy: True, not 'unchanged'"),
        ("rules", 'refused = { "0 move aalborg" = "HA-6.5 no-fare" }\nrules', "HA-6.5 no-arrow, not HA-6.5 no-fare"),
        ("rules", 'refused = { "0 end" = "HA-6.5 no-fare" }\nrules', "allowed, not HA-6.5 no-fare"),
        ("rules", 'stale = ["0 end"]\nrules', "stale: 0 end: was taken"),
        ("rules", "asked = 1\nrules", "asked: 0, not 1"),
        ("rules", 'question = "tax"\nrules', "question: turn, not tax"),
        ("rules", 'may = { move = ["riga"] }\nrules', "may: move: "),
        ("rules", 'shows = { "players.9.talers" = 1 }\nrules', "there is no such place"),
        ("rules", 'shows = { "players.1.talers" = 1 }\nrules', "shows: players.1.talers: 0, not 1"),
        ("rules", "points = [1, 1, 1]\nrules", "points: [0, 0, 0], not [1, 1, 1]"),
        ("rules", "parts = { 0 = { sold = 1 } }\nrules", "parts: 0: "),
        ("rules", "events = { moved = [] }\nrules", "events: moved: "),
    ],
)
def test_what_does_not_come_out_is_said(old: str, new: str, said: str) -> None:
    try:
        told = of(GOOD.replace(old, new))
    except BadInput as wrong:
        told = [str(wrong)]
    assert len(told) == 1
    assert said in told[0]
