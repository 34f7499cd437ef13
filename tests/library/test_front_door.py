"""The front door itself: what it is made of, and that nobody pays for it who does not use it."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module, resources

import pytest

import hanse
from hanse import library
from hanse.core import registry


def test_every_name_is_there() -> None:
    assert sorted(hanse.__all__) == sorted({*library.__all__, "__version__"})
    for name in library.__all__:
        assert getattr(hanse, name) is getattr(library, name)
    assert set(hanse.__all__) <= set(dir(hanse))


def test_what_is_not_there_is_missing_as_anywhere() -> None:
    with pytest.raises(AttributeError, match="no attribute 'close'"):
        hanse.close  # type: ignore[attr-defined]  # noqa: B018


def test_functions_and_classes_are_documented() -> None:
    for name in library.__all__:
        value = getattr(library, name)
        if inspect.isfunction(value) or (inspect.isclass(value) and value.__module__ == library.__name__):
            assert inspect.getdoc(value), name


def test_rooms_that_are_not_the_front_door_say_so() -> None:
    for room in ("core", "games", "bots", "texts", "server", "cli"):
        assert "Not the front door; see ``hanse``." in str(import_module(f"hanse.{room}").__doc__)


def test_types_are_shipped() -> None:
    assert (resources.files("hanse") / "py.typed").is_file()


def test_importing_it_loads_nothing_behind_it() -> None:
    code = "import sys, hanse; print([name for name in sys.modules if name.startswith('hanse.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_switch_is_called_like_a_keyword_of_open() -> None:
    keywords = set(inspect.signature(hanse.open).parameters)
    for game in hanse.all_games():
        for variant in game.variants:
            assert not keywords & {switch.name for switch in variant.switches}


def test_every_game_and_variant_opens() -> None:
    assert [game.id for game in hanse.all_games()] == [*registry.ids()]
    for game in hanse.all_games():
        for variant in game.variants:
            play = hanse.open(game.id, variant=variant.id, seed=1)
            assert (play.game, play.variant, play.seats) == (game.id, variant.id, variant.seats[-1])
            assert set(play.switches) == {switch.name for switch in variant.switches}
            assert play.asked >= 0
            assert play.options()
            assert play.prompt("nl")
            assert len(play.board().splitlines()) > 3
