"""The benchmark itself: the loop plays games to their end, a fallen ratio is told, the page is what was measured."""

from __future__ import annotations

import copy
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from hanse.core import registry
from tests.speed import measure, paper
from tests.speed.doors import chosen
from tests.speed.drivers import Ours, Spiel
from tests.speed.loop import middle, play

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def kept() -> measure.Found:
    found: measure.Found = json.loads((HERE / "measured.json").read_text())
    return found


@pytest.mark.parametrize("game", registry.ids())
def test_loop_plays_our_games_and_draws_again_what_it_drew(game: str) -> None:
    driver = Ours(game)
    assert play(driver, 3, 400) == play(driver, 3, 400) > 20


def test_loop_plays_others_to_their_end() -> None:
    chess = Spiel("chess")
    assert play(chess, 5) > 10
    at = middle(chess)
    assert chess.copy(at).history() == at.history()


def test_codes_are_chosen_from_the_mask_row_by_row() -> None:
    mask = np.zeros((3, 5), dtype=np.int8)
    mask[0, 4] = mask[1, 0] = mask[1, 2] = mask[2, 1] = 1
    dice = np.random.default_rng(1)
    drawn = [tuple(chosen(mask, dice).tolist()) for _ in range(40)]
    assert set(drawn) == {(4, 0, 1), (4, 2, 1)}


def test_states_share_what_never_changes_and_are_small() -> None:
    assert 10 < measure.living() <= 60


def test_a_ratio_a_fifth_below_the_committed_one_is_told(kept: measure.Found) -> None:
    assert measure.fallen(kept, kept) == []
    worse = copy.deepcopy(kept)
    worse["peers"]["ours"][0]["to_chess"] *= 0.81
    assert measure.fallen(worse, kept) == []
    worse["peers"]["ours"][0]["to_chess"] *= 0.97
    (line,) = measure.fallen(worse, kept)
    assert line.startswith(f"{kept['peers']['ours'][0]['game']} to_chess: ")


def test_a_ratio_that_is_no_longer_there_is_told(kept: measure.Found) -> None:
    worse = copy.deepcopy(kept)
    del worse["doors"]["ours"][0]["to_four"]
    assert len(measure.fallen(worse, kept)) == 1


def test_page_and_picture_are_what_was_measured(kept: measure.Found) -> None:
    assert (ROOT / "docs" / "speed.md").read_text() == paper.page(kept)
    picture = (ROOT / "docs" / "pictures" / "speed.svg").read_text()
    assert picture == paper.picture(kept)
    bars = [one for one in ET.fromstring(picture).iter() if one.tag.endswith("rect")]
    assert len(bars) == len(kept["peers"]["ours"]) + sum(1 for row in kept["peers"]["theirs"].values() if row["rate"])


def test_what_is_not_installed_is_said_to_be_so(kept: measure.Found) -> None:
    without = copy.deepcopy(kept)
    without["peers"]["theirs"]["Catanatron"] |= {"version": "", "rate": 0}
    for row in without["peers"]["ours"]:
        row.pop("to_catan", None)
    assert "| Catanatron | not installed | – | – |" in paper.page(without)
