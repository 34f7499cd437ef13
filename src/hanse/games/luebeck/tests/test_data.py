"""The data file is checked, and an owner's corrections replace it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.reading import DataError

SHIPPED = (resources.files("hanse.games.luebeck") / "data" / "luebeck.toml").read_text(encoding="utf-8")


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    text = SHIPPED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "luebeck").mkdir()
    (folder / "luebeck" / "luebeck.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.rule("LU-1.3")
def test_an_owner_can_correct_the_values_of_cards(tmp_path: Path) -> None:
    folder = corrected(tmp_path, ('city = "riga"\nvalues = [3, 3, 4, 5]', 'city = "riga"\nvalues = [3, 3, 3, 6]'))
    bundle = registry.load("luebeck", seats=3, corrections=folder)
    assert "sell riga-6 a" in bundle.game.code
    assert "sell riga-5 a" not in bundle.game.code
    assert bundle.fingerprint != registry.load("luebeck", seats=3).fingerprint


def test_the_shipped_file_says_what_is_reconstructed() -> None:
    doubts = registry.load("luebeck", seats=3).doubts
    assert [doubt for doubt in doubts if "luebeck-visby" in doubt.where]
    assert len(doubts) > 20


@pytest.mark.rule("LU-1.1", "LU-1.2", "LU-1.3", "LU-2.1", "LU-R31")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('from = "riga"\nto = "reval"', 'from = "danzig"\nto = "reval"', "'riga': exactly the end stations"),
        ('from = "riga"\nto = "reval"', 'from = "riga"\nto = "oslo"', "no 'oslo'"),
        ('from = "riga"\nto = "reval"', 'from = "riga"\nto = "luebeck"', "back to the start"),
        ('from = "riga"\nto = "reval"', 'from = "riga"\nto = "danzig"', "two lines lead to 'danzig'"),
        ('role = "end"', 'role = "port"', "must be the cities with the role end"),
        ("legs = 4", "legs = 3", "'reval': legs must be 4"),
        ("values = [1, 1, 2, 2, 3]", "values = [1, 1, 2, 2]", "43 ware cards and 16 special cards"),
        ("values = [1, 1, 2, 2, 3]", "values = [1, 1, 2, 2, 0]", "must be from 1 to 99, not 0"),
        ('kind = "ware"\ncity = "stettin"', 'kind = "ware"\ncity = "luebeck"', "no card names the start city"),
        (
            'kind = "trade_voyage"\ncities = ["stettin",',
            'kind = "trade_voyage"\ncities = ["luebeck",',
            "not the start city",
        ),
        (
            'kind = "doubling"\ncities = ["stettin",',
            'kind = "doubling"\ncities = ["reval",',
            "those of the trade voyages",
        ),
        ('kind = "pirates"', 'kind = "piraten"', "no 'piraten'"),
        ("cogs = 6\ncards", "cogs = 5\ncards", "must be from 1 to 5, not 6"),
        ("packets = 5", "packets = 3", "must be from 4 to 99, not 3"),
        ("discard_min_hand = 4", "discard_min_hand = 5", "or a player could be stuck"),
        ("special_discarded = -1", "special_discarded = -2", "must be -1, as in cards_meta"),
        ("figures = 15", "figures = 16", "must be 3 for each of 5 colours"),
        ("pass_max_hand = 3", "pass_max_hands = 3", "pass_max_hand: is missing"),
        ("deck_passes = 2", "deck_passes = 2\nmoon = 1", "moon: is not a key known here"),
        ('add = { from = "riga", to = "visby"', 'add = { from = "riga", to = "bergen"', "lead to 'bergen'"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, words: str) -> None:
    folder = corrected(tmp_path, (old, new))
    with pytest.raises(DataError, match=words) as error:
        registry.load("luebeck", seats=3, corrections=folder)
    assert "luebeck.toml" in str(error.value)
