"""HT-13.A Final scoring, also as if the game ended now; HT-14 who wins."""

from hanse.games.hansa_teutonica.ids import KEYS, SIDES
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.rules.offices import component, controller
from hanse.games.hansa_teutonica.state import HtState


def abilities(s: HtState, seat: int) -> int:
    """HT-13.B, R-51: completely developed abilities, keys excepted by their points of 0."""
    total = 0
    for ability in range(5):
        if desk.developed(s, seat, ability):
            total += s.board.common.complete[ability]
    return total


def collected(s: HtState, seat: int) -> int:
    """Markers that count (HT-10.6, R-46, R-47): face up or turned over, not those on the plate."""
    total = 0
    for k in range(6 * seat, 6 * seat + 6):
        total += s.unused[k] + s.used[k]
    return total


def bonus(s: HtState, seat: int) -> int:
    """HT-13.C: points by number of markers; the last entry is for all above."""
    table = s.board.common.marker_points
    return table[min(collected(s, seat), len(table) - 1)]


def prestige(s: HtState, seat: int) -> int:
    """HT-13.D."""
    total = 0
    for field in range(4):
        if s.field[field] == seat + 1:
            total += s.board.prize[field]
    return total


def owners(s: HtState) -> list[int]:
    """HT-13.E: who controls each city, or -1."""
    return [controller(s, city) for city in range(s.board.cities)]


def offices_in(s: HtState, city: int) -> list[int]:
    """[side] offices in a city, extra ones included (R-53, R-76)."""
    count = [0] * SIDES
    for o in range(s.board.office_at[city], s.board.office_at[city] + s.filled[city]):
        count[s.office[o] - 1 >> 1] += 1
    row = s.extra[city]
    while row:
        count[(row & 15) - 1 >> 1] += 1
        row >>= 4
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
            best = max(best, size)
    return best


def own_offices(s: HtState, side: int, city: int) -> int:
    total = 0
    for o in range(s.board.office_at[city], s.board.office_at[city] + s.filled[city]):
        if s.office[o] - 1 >> 1 == side:
            total += 1
    row = s.extra[city]
    while row:
        if (row & 15) - 1 >> 1 == side:
            total += 1
        row >>= 4
    return total


def keys(s: HtState, seat: int) -> int:
    """HT-3.2: points per office of the network."""
    return desk.value(s, seat, KEYS)


def offices(s: HtState, side: int) -> int:
    """R-53: all offices on the board, extra ones included, special prestige fields not."""
    own = s.reach[side]
    total = 0
    for city in range(s.board.cities):
        if own >> city & 1:
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
        if which in b.home[city]:
            count = offices_in(s, city)
            for side in range(SIDES):
                strength[side] += count[side]
            if owner[city] >= 0:
                strength[owner[city]] += 1000
    points = [0] * SIDES
    place = 0
    while place < len(b.region_points):
        best = max(strength)
        if best == 0:
            break
        tied = [side for side in range(SIDES) if strength[side] == best]
        share = sum(b.region_points[place : place + len(tied)]) // len(tied)
        for side in tied:
            points[side] = share
            strength[side] = 0
        place += len(tied)
    return points
