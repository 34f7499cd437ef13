"""HT-13.A Final scoring, also as if the game ended now; HT-14 who wins."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.ids import ABILITIES, KEYS, MARKERS, PRIVILEGES, SIDES
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.rules.offices import component, controller, sits
from hanse.games.hansa_teutonica.rules.pieces import side_of
from hanse.games.hansa_teutonica.state import HtState

CITY: Final = 1000
"""A controlled city outweighs any number of offices (BR-4.2)."""


def abilities(s: HtState, seat: int) -> int:
    """HT-13.B, R-51: completely developed abilities, keys excepted by their points of 0."""
    total = 0
    for ability in range(ABILITIES):
        if desk.developed(s, seat, ability):
            total += s.board.common.complete[ability]  # HT-13.B
    return total


def collected(s: HtState, seat: int) -> int:
    """Markers that count (HT-10.6, R-46, R-47): face up or turned over, not those on the plate."""
    total = 0
    for k in range(MARKERS * seat, MARKERS * seat + MARKERS):
        total += s.unused[k] + s.used[k]  # HT-10.6, R-46, R-47
    return total


def bonus(s: HtState, seat: int) -> int:
    """HT-13.C: points by number of markers; the last entry is for all above."""
    table = s.board.common.marker_points
    return table[min(collected(s, seat), len(table) - 1)]  # HT-13.C


def prestige(s: HtState, seat: int) -> int:
    """HT-13.D."""
    total = 0
    for field in range(PRIVILEGES):
        if s.field[field] == seat + 1:
            total += s.board.prize[field]  # HT-13.D
    return total


def owners(s: HtState) -> list[int]:
    """HT-13.E: who controls each city, or -1."""
    return [controller(s, city) for city in range(s.board.cities)]  # HT-13.E


def offices_in(s: HtState, city: int) -> list[int]:
    """[side] offices in a city, extra ones included (R-53, R-76)."""
    count = [0] * SIDES
    for o in range(s.board.office_at[city], s.board.office_at[city] + s.filled[city]):
        count[side_of(s.office[o] - 1)] += 1
    for piece in s.extra[city]:
        count[side_of(piece)] += 1
    return count


def network(s: HtState, seat: int) -> int:
    """HT-13.F, R-50: offices of the largest network; extra ones count, special prestige does not."""
    own = s.reach[seat]
    best = 0
    for city in range(s.board.cities):
        if own >> city & 1:
            group = component(s, own, city)
            own &= ~group
            size = 0
            for c in range(s.board.cities):
                if group >> c & 1:
                    size += own_offices(s, seat, c)
            best = max(best, size)  # HT-13.F
    return best


def own_offices(s: HtState, side: int, city: int) -> int:
    """Offices of a side in a city, extra ones included."""
    total = 0
    for o in range(s.board.office_at[city], s.board.office_at[city] + s.filled[city]):
        if side_of(s.office[o] - 1) == side:
            total += 1
    for piece in s.extra[city]:
        if side_of(piece) == side:
            total += 1
    return total


def keys(s: HtState, seat: int) -> int:
    """HT-3.2: points per office of the network."""
    return desk.value(s, seat, KEYS)  # HT-3.2


def offices(s: HtState, side: int) -> int:
    """R-53: all offices on the board, extra ones included, special prestige fields not."""
    total = 0
    for city in range(s.board.cities):
        if sits(s, side, city):
            total += own_offices(s, side, city)
    return total


def region(s: HtState, which: int, owner: list[int]) -> list[int]:
    """BR-4.1: [side] points of one region; the neutral side takes part (TP-13, BR-8.3) and may take a place away.

    BR-4.2: more cities, then more offices there (R-76). BR-4.3, R-75: ties share their places, rounded down.
    BR-4.4: no office, no points. BR-4.5, R-67: a city counts in every region of its banner.
    """
    b = s.board
    strength = [0] * SIDES
    for city in range(b.cities):
        if which in b.home[city]:  # BR-4.5, R-67
            count = offices_in(s, city)
            for side in range(SIDES):
                strength[side] += count[side]  # BR-4.2
            if owner[city] >= 0:
                strength[owner[city]] += CITY  # BR-4.1
    points = [0] * SIDES
    place = 0
    while place < len(b.region_points):
        best = max(strength)
        if best == 0:  # BR-4.4
            break
        tied = [side for side in range(SIDES) if strength[side] == best]  # BR-8.3: the neutral side among them
        # BR-4.3; R-75: missing places count nothing
        share = sum(b.region_points[place : place + len(tied)]) // len(tied)
        for side in tied:
            points[side] = share
            strength[side] = 0
        place += len(tied)  # BR-4.3
    return points
