"""HT-9.9 Offices: who controls a city, what occupying scores, the connection."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.hansa_teutonica.ids import BY_CITIES, BY_PRESTIGE, SIDES
from hanse.games.hansa_teutonica.rules.pieces import named, side_of
from hanse.games.hansa_teutonica.state import HtState, replaced
from hanse.games.hansa_teutonica.words import E_COIN, E_CONTROL, E_FULL, E_LINK


def gain(s: HtState, side: int, points: int) -> None:
    """HT-12.2, HT-12.5, INV-7: points on the track; whoever reaches the limit ends the game after this action."""
    s.score[side] += points  # HT-12.5; TP-2: the neutral side stands on the track too
    if s.score[side] >= s.board.prestige_end:  # HT-12.2
        s.ended |= BY_PRESTIGE


def rightmost(s: HtState, city: int) -> int:
    """The side with the highest-value office of a city, or -1 (R-31: printed offices stand above extra ones)."""
    n = s.filled[city]
    if n:
        return side_of(s.office[s.board.office_at[city] + n - 1] - 1)
    row = s.extra[city]
    return side_of(row[-1]) if row else -1


def controller(s: HtState, city: int) -> int:
    """HT-9.5, R-30, R-31: most offices; on a tie whoever is further right. -1 if nobody is there (HT-9.6)."""
    n = s.filled[city]
    row = s.extra[city]
    first = s.board.office_at[city]
    if n <= 1 and not row:
        return side_of(s.office[first] - 1) if n else -1
    count = [0] * SIDES
    best = -1
    most = 0
    # Left to right: at a tie the later one is further right.
    for piece in row:  # HT-11.2, R-31
        side = side_of(piece)
        count[side] += 1
        if count[side] >= most:
            most = count[side]
            best = side
    for o in range(first, first + n):
        side = side_of(s.office[o] - 1)
        count[side] += 1
        if count[side] >= most:  # HT-9.5, R-30
            most = count[side]
            best = side
    return best


def control(s: HtState, route: int, log: Log) -> None:
    """HT-9.4, HT-9.6: a point for each end city to whoever controls it, judged before anything else changes."""
    b = s.board
    first = controller(s, b.left[route])
    second = controller(s, b.right[route])
    if first >= 0:  # HT-9.6
        gain(s, first, b.control_points)  # HT-9.4
        if log is not None:
            log.append((E_CONTROL, named(first), b.left[route], b.control_points))
    if second >= 0:  # HT-9.6
        gain(s, second, b.control_points)  # HT-9.4
        if log is not None:
            log.append((E_CONTROL, named(second), b.right[route], b.control_points))


def free_office(s: HtState, city: int) -> int:
    """HT-9.9, HT-9.11: the lowest free printed office, or -1."""
    first = s.board.office_at[city]
    o = first + s.filled[city]
    return o if o < s.board.office_at[city + 1] else -1


def has_free(s: HtState, route: int) -> bool:
    """HT-10.4, R-79, R-77: an unoccupied printed office at one end; a green city has none."""
    b = s.board
    # a green city has no printed one
    return any(s.filled[c] < b.office_at[c + 1] - b.office_at[c] for c in (b.left[route], b.right[route]))


def occupy(s: HtState, city: int, piece: int) -> int:
    """HT-9.9: a piece takes the lowest free office; which that is. What it brings follows by ``reward``."""
    o = s.board.office_at[city] + s.filled[city]
    s.office[o] = piece + 1
    s.filled[city] += 1
    return o


def reward(s: HtState, city: int, office: int, side: int, log: Log) -> None:
    """HT-9.12, BR-1.11: the coin of an office just taken; HT-9.13: the full city; HT-9.15: the chain."""
    points = s.board.coin[office]
    if points:
        gain(s, side, points)  # HT-9.12, R-28, BR-1.11, EA-2
        if log is not None:
            log.append((E_COIN, named(side), city, points))
    if office + 1 == s.board.office_at[city + 1]:  # HT-9.13
        fill_city(s, city, log)
    arrive(s, city, side, log)


def fill_city(s: HtState, city: int, log: Log) -> None:
    """HT-1.7, HT-9.13: the stone advances; HT-12.4, BR-1.8: the last one ends the game after this action."""
    s.full += 1  # HT-1.7
    if s.full >= s.board.full_end:  # HT-12.4
        s.ended |= BY_CITIES  # BR-1.8, EA-1
    if log is not None:
        log.append((E_FULL, city, s.full))


def add_left(s: HtState, city: int, piece: int) -> None:
    """HT-11.1, HT-11.2: an extra office stands left of everything. What it brings follows by ``found``."""
    s.extra = replaced(s.extra, city, (piece, *s.extra[city]))  # HT-11.2


def add_right(s: HtState, city: int, piece: int) -> None:
    """EA-3: an office in a green city from the permanent marker stands right of everything there."""
    s.extra = replaced(s.extra, city, (*s.extra[city], piece))


def found(s: HtState, city: int, side: int, log: Log) -> None:
    """R-35, EA-4: an extra office fills no city but a green one, by its first piece; HT-9.15: the chain."""
    if s.board.green[city] and len(s.extra[city]) == 1:  # R-35, EA-4
        fill_city(s, city, log)
    arrive(s, city, side, log)


def arrive(s: HtState, city: int, side: int, log: Log) -> None:
    """R-29: after every new office see whether it closes the connection; a city already held cannot."""
    bit = 1 << city
    if s.reach[side] & bit:
        return
    s.reach[side] |= bit
    place = 0
    while s.links[place]:
        if s.links[place] == side + 1:  # once
            return
        place += 1
    if linked(s, side):  # HT-9.15
        s.links = replaced(s.links, place, side + 1)
        points = s.board.link_points[place] if place < len(s.board.link_points) else 0
        gain(s, side, points)
        if log is not None:
            log.append((E_LINK, named(side), place + 1, points))


def sits(s: HtState, side: int, city: int) -> bool:
    """Whether a side has an office in the city."""
    return s.reach[side] >> city & 1 == 1


def linked(s: HtState, side: int) -> bool:
    """HT-9.15, HT-9.16, BR-1.9, EA-2: an unbroken chain of cities with own offices between the two ends."""
    b = s.board
    if not (sits(s, side, b.link[0]) and sits(s, side, b.link[1])):  # BR-1.9, EA-2
        return False
    return component(s, s.reach[side], b.link[0]) >> b.link[1] & 1 == 1  # HT-9.16


def component(s: HtState, own: int, city: int) -> int:
    """The cities of a mask that hang together with one of them by routes, whatever stands on these (R-50)."""
    near = s.board.near
    seen = 1 << city
    todo = [city]
    while todo:
        more = near[todo.pop()] & own & ~seen
        seen |= more
        c = 0
        while more:
            if more & 1:
                todo.append(c)
            more >>= 1
            c += 1
    return seen
