"""Who plays whom: everybody on every seat, with the same dice, in every mix."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from hanse.study.contest import Contest, lineups, turns


def contest(*meet: tuple[str, ...]) -> Contest:
    return Contest("hansa", "base", (), meet, 7, 5000)


def test_a_block_has_the_same_dice_and_everybody_on_every_seat() -> None:
    blocks = list(islice(contest(("a", "b", "b", "b")).blocks(), 3))
    for block in blocks:
        assert len({sheet.seed for sheet in block}) == 1
        assert sorted(sheet.bots.index("a") for sheet in block) == [0, 1, 2, 3]
    assert len({block[0].seed for block in blocks}) == 3
    numbers = [sheet.number for block in blocks for sheet in block]
    assert numbers == list(range(12))


def test_the_same_game_is_not_played_twice() -> None:
    assert turns(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert turns(("a", "a")) == [("a", "a")]


def test_as_many_bots_as_seats_sit_together_and_others_in_every_mix() -> None:
    assert lineups(("hard", "easy", "easy"), 3) == (("hard", "easy", "easy"),)
    assert lineups(("a", "b"), 3) == (("a", "a", "b"), ("a", "b", "b"))
    assert len(lineups(("a", "b", "c"), 2)) == 3
    assert lineups(("a",), 4) == (("a",) * 4,)


def test_every_mix_has_a_block_before_any_has_another() -> None:
    mixes = lineups(("a", "b", "c"), 2)
    first = list(islice(contest(*mixes).blocks(), 3))
    assert {tuple(sorted(block[0].bots)) for block in first} == set(mixes)


def test_neighbours_change() -> None:
    four = contest(("a", "b", "c", "d"))
    after = Counter(
        sheet.bots[(sheet.bots.index("a") + 1) % 4] for block in islice(four.blocks(), 40) for sheet in block
    )
    assert set(after) == {"b", "c", "d"}
    assert min(after.values()) > 20
