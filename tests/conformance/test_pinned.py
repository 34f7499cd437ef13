"""Action numbers, features and counts of action sequences do not change by accident.

``scripts/pin`` writes ``tests/space.txt``, ``layout.txt`` and ``perft.txt`` of every game; read what changed before you
commit.
"""

from __future__ import annotations

from hanse.core.pins import layout, perft, space
from hanse.core.trace import folder
from tests.conformance.conftest import Case, plain_cases


def pinned_spaces(game: str) -> dict[str, str]:
    """The sections ``== variant seats`` of ``space.txt``; ``as …`` stands for an earlier one."""
    text = (folder(game) / "tests" / "space.txt").read_text(encoding="utf-8")
    out: dict[str, str] = {}
    for part in text.split("== ")[1:]:
        name, _, rows = part.partition("\n")
        out[name] = out[rows[3:-1]] if rows.startswith("as ") else rows
    return out


def test_action_numbers_are_pinned(game: str) -> None:
    cases = {f"{case.variant} {case.seats}": case for case in plain_cases() if case.game == game}
    pinned = pinned_spaces(game)
    assert set(pinned) == set(cases)
    for name, case in cases.items():
        assert space(case.bundle()) == pinned[name], f"{game} {name}: run scripts/pin and read what changed"


def test_features_are_pinned_and_the_same_on_every_board_for_any_seats(game: str) -> None:
    pinned = (folder(game) / "tests" / "layout.txt").read_text(encoding="utf-8")
    for case in plain_cases():
        if case.game == game:
            assert layout(case.bundle()) == pinned, f"{case}: run scripts/pin and read what changed"


def test_perft_counts_are_pinned(game: str) -> None:
    rows = (folder(game) / "tests" / "perft.txt").read_text(encoding="utf-8").splitlines()
    assert rows
    for row in rows:
        variant, seats, seed, after, depth, count = row.split()
        bundle = Case(game, variant, int(seats)).bundle()
        assert perft(bundle, int(seed), int(depth), int(after)) == int(count), row
