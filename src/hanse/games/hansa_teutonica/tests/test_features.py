"""What learners see: the same count of numbers on every board, and the one the documentation names."""

from __future__ import annotations

from pathlib import Path

from hanse.core import registry
from hanse.games.hansa_teutonica.features import SIZE
from hanse.games.hansa_teutonica.game import ENTRY

DOCS = Path(__file__).parents[5] / "docs" / "games" / "hansa_teutonica.md"


def test_features_are_as_many_on_every_board_and_for_every_seat() -> None:
    for variant in ENTRY.variants:
        for seats in (variant.seats[0], variant.seats[-1]):
            bundle = registry.load(ENTRY.id, variant.id, seats)
            state = bundle.game.start()
            assert {len(bundle.features(state, seat)) for seat in range(seats)} == {SIZE}


def test_the_documentation_names_their_count_once() -> None:
    assert DOCS.read_text(encoding="utf-8").count(f"`features` are {SIZE:,} numbers") == 1
