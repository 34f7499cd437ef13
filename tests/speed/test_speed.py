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
    now = measure.ratios(kept)
    assert {key for _, _, key in now} == {"to_chess", "to_catan", "vector_to_chess", "to_four"}
    assert measure.fallen(now, kept) == {}
    for key, was in now.items():
        assert measure.fallen({**now, key: 0.81 * was}, kept) == {}
        assert measure.fallen({**now, key: 0.79 * was}, kept) == {key: was}


def test_a_ratio_that_is_no_longer_there_is_told(kept: measure.Found) -> None:
    now = measure.ratios(kept)
    del now["doors", "hansa", "to_four"]
    assert list(measure.fallen(now, kept)) == [("doors", "hansa", "to_four")]


def test_what_seems_to_have_fallen_is_measured_once_more(kept: measure.Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hansa's door is slow the first time and as it was the second; Lübeck's is slow both times."""
    asked: list[tuple[str, float]] = []

    def peers(game: str, seconds: float, say: measure.Say) -> measure.Found:
        return next(row for row in kept["peers"]["ours"] if row["game"] == game)

    def doors(game: str, seconds: float, say: measure.Say) -> measure.Found:
        asked.append((game, seconds))
        row = next(row for row in kept["doors"]["ours"] if row["game"] == game)
        slow = game == "luebeck" or (game == "hansa" and seconds == 1)
        return {**row, "vector_to_chess": row["vector_to_chess"] * (0.5 if slow else 1)}

    monkeypatch.setattr(measure, "played_beside", peers)
    monkeypatch.setattr(measure, "stepped_beside", doors)
    (line,) = measure.checked(kept, 1, lambda what: None)
    assert line.startswith("luebeck vector_to_chess: ")
    assert asked == [*((game, 1) for game in registry.ids()), ("hansa", 3), ("luebeck", 3)]


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
