"""A match: three ways not to be taken, chance that depends on seed and ply alone, undo."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.match import Match, Refused, Stale, Unknown
from hanse.core.model import ALL, CHANCE, State
from hanse.core.reading import BadInput


def match(seed: int = 1, **switches: str) -> Match[State]:
    return Match(registry.load("hansa", seats=3, switches=switches), seed)


def test_an_answer_is_unknown_stale_or_refused_and_changes_nothing() -> None:
    played = match(start="0")
    before = played.bundle.view(played.state, ALL)
    with pytest.raises(Unknown):
        played.submit(0, "place atlantis")
    with pytest.raises(Unknown):
        played.submit(0, "place danzig @2")
    with pytest.raises(Stale):
        played.submit(1, "place danzig")
    with pytest.raises(Stale):
        played.submit(0, "place danzig", ply=3)
    with pytest.raises(Refused, match=r"HA-3\.2 not-at-start"):
        played.submit(0, "place copenhagen", played.ply)
    assert played.bundle.view(played.state, ALL) == before


def test_chance_answers_the_same_for_the_same_seed_and_ply() -> None:
    one, two, other = match(5), match(5), match(6)
    assert one.answers == two.answers
    assert one.answers != other.answers
    assert all(answer.seat == CHANCE for answer in one.answers)


def test_manual_chance_is_left_to_the_caller() -> None:
    played = Match(registry.load("hansa", seats=3), 1, manual=True)
    assert played.asked == CHANCE
    played.submit(CHANCE, "begin 2")
    played.submit(CHANCE, "remove blue")
    assert played.question == "stock"


def test_undo_goes_back_to_how_it_was() -> None:
    played = match(start="0")
    before, ply = played.bundle.view(played.state, ALL), played.ply
    played.submit(0, "place danzig")
    played.undo(ply)
    assert played.bundle.view(played.state, ALL) == before
    assert (played.ply, len(played.events)) == (ply, ply)
    assert played.floor(0) == (ply, "chance")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"id": "chess"}, "no game 'chess'; there is"),
        ({"id": "hansa", "variant": "lite"}, "hansa: no variant 'lite'; there is base"),
        ({"id": "hansa", "seats": 7}, "hansa base: not for 7 seats; possible: 2, 3, 4"),
        ({"id": "hansa", "switches": {"loud": True}}, "no option 'loud'; there is board, start, extra_card"),
        (
            {"id": "hansa", "switches": {"extra_card": "perhaps"}},
            "option extra_card: not 'perhaps'; possible: false, true",
        ),
        ({"id": "hansa", "switches": {"extra_card": 1}}, "option extra_card: not 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput) as error:
        registry.load(**arguments)  # type: ignore[arg-type]
    assert words in str(error.value)


def test_options_are_read_as_people_type_them() -> None:
    assert registry.load("hansa", seats=2, switches={"extra_card": "true"}).setup.switches["extra_card"] is True


def test_who_watches_gets_how_it_stood_at_every_event() -> None:
    table = match(start="0")
    view = table.bundle.view
    before = view(table.state, ALL)
    assert table.moments() == []
    table.watch()
    told = table.submit(0, "place danzig")
    moments = [view(state, ALL) for state in table.moments()]
    assert len(moments) == len(told)
    assert moments[-1]["players"] == view(table.state, ALL)["players"] != before["players"]
    assert table.moments() == []
    table.submit(1, "place danzig")
    assert table.moments() == []


def test_what_is_taken_back_leaves_no_moments() -> None:
    table = match(start="0")
    table.watch()
    table.submit(0, "place danzig")
    table.undo(table.ply - 1)
    assert table.moments() == []


def test_a_fork_goes_its_own_way() -> None:
    table = match(start="0")
    table.submit(0, "place danzig")
    before, asked = table.bundle.view(table.state, ALL), table.asked
    other = table.fork()
    other.submit(asked, "place riga")
    assert (table.ply + 1, table.bundle.view(table.state, ALL)) == (other.ply, before)
    other.undo(other.ply - 1)
    assert other.bundle.view(other.state, ALL) == before
    early = table.fork(table.at(table.ply - 1))
    assert early.bundle.view(early.state, ALL) != before
