"""HT-9.9 Offices: who controls a city, what occupying scores, the connection."""

from hanse.core.model import Log
from hanse.games.hansa_teutonica.ids import BY_CITIES, BY_PRESTIGE, E_COIN, E_CONTROL, E_FULL, E_LINK
from hanse.games.hansa_teutonica.rules.posts import named
from hanse.games.hansa_teutonica.state import HtState


def gain(s: HtState, side: int, points: int) -> None:
    """HT-12.2, HT-12.5, INV-7: points on the track; whoever reaches the limit ends the game after this action."""
    s.score[side] += points
    if s.score[side] >= s.board.prestige_end:
        s.ended |= BY_PRESTIGE


def rightmost(s: HtState, city: int) -> int:
    """The side with the highest-value office of a city, or -1 (R-31: printed offices stand above extra ones)."""
    n = s.filled[city]
    if n:
        return s.office[s.board.office_at[city] + n - 1] - 1 >> 1
    return (s.extra[city] & 15) - 1 >> 1


def controller(s: HtState, city: int) -> int:
    """HT-9.5, R-30, R-31: most offices; on a tie whoever is further right. -1 if nobody is there (HT-9.6)."""
    n = s.filled[city]
    row = s.extra[city]
    first = s.board.office_at[city]
    if row == 0 and n <= 1:
        return s.office[first] - 1 >> 1 if n else -1
    count = [0, 0, 0, 0, 0, 0]
    best = -1
    most = 0
    # Left to right: at a tie the later one is further right.
    shift = width(row)
    while shift:
        shift -= 4
        side = (row >> shift & 15) - 1 >> 1
        count[side] += 1
        if count[side] >= most:
            most = count[side]
            best = side
    for o in range(first, first + n):
        side = s.office[o] - 1 >> 1
        count[side] += 1
        if count[side] >= most:
            most = count[side]
            best = side
    return best


def control(s: HtState, route: int, log: Log) -> None:
    """HT-9.4, HT-9.6: a point for each end city to whoever controls it, judged before anything else changes."""
    b = s.board
    first = controller(s, b.left[route])
    second = controller(s, b.right[route])
    if first >= 0:
        gain(s, first, b.control_points)
        if log is not None:
            log.append((E_CONTROL, named(first), b.left[route], b.control_points))
    if second >= 0:
        gain(s, second, b.control_points)
        if log is not None:
            log.append((E_CONTROL, named(second), b.right[route], b.control_points))


def width(row: int) -> int:
    """How many bits the pieces of an extra row take, four each."""
    bits = 0
    while row >> bits:
        bits += 4
    return bits


def free_office(s: HtState, city: int) -> int:
    """HT-9.9, HT-9.11: the lowest free printed office, or -1."""
    first = s.board.office_at[city]
    o = first + s.filled[city]
    return o if o < s.board.office_at[city + 1] else -1


def has_free(s: HtState, route: int) -> bool:
    """HT-10.4, R-79, R-77: an unoccupied printed office at one end; a green city has none."""
    b = s.board
    return any(s.filled[c] < b.office_at[c + 1] - b.office_at[c] for c in (b.left[route], b.right[route]))


def occupy(s: HtState, city: int, piece: int, log: Log) -> None:
    """HT-9.9: a piece takes the lowest free office; its coin (HT-9.12, BR-1.11), the full city (HT-9.13), the chain."""
    b = s.board
    side = piece >> 1
    o = b.office_at[city] + s.filled[city]
    s.office[o] = piece + 1
    s.filled[city] += 1
    if b.coin[o]:
        gain(s, side, b.coin[o])
        if log is not None:
            log.append((E_COIN, named(side), city, b.coin[o]))
    if o + 1 == b.office_at[city + 1]:
        fill_city(s, city, log)
    arrive(s, city, side, log)


def fill_city(s: HtState, city: int, log: Log) -> None:
    """HT-1.7, HT-9.13: the stone advances; HT-12.4, BR-1.8: the last one ends the game after this action."""
    s.full += 1
    if s.full >= s.board.full_end:
        s.ended |= BY_CITIES
    if log is not None:
        log.append((E_FULL, city, s.full))


def add_left(s: HtState, city: int, piece: int, log: Log) -> None:
    """HT-11.1, HT-11.2: an extra office stands left of everything; R-35, EA-4: it fills no city but a green one."""
    row = s.extra[city]
    if s.board.green[city] and row == 0:
        fill_city(s, city, log)
    s.extra[city] = row + (piece + 1 << width(row))
    arrive(s, city, piece >> 1, log)


def add_right(s: HtState, city: int, piece: int, log: Log) -> None:
    """EA-3: an office in a green city from the permanent marker stands right of everything there."""
    row = s.extra[city]
    if row == 0:
        fill_city(s, city, log)
    s.extra[city] = row * 16 + piece + 1
    arrive(s, city, piece >> 1, log)


def arrive(s: HtState, city: int, side: int, log: Log) -> None:
    """R-29: after every new office see whether it closes the connection; a city already held cannot."""
    bit = 1 << city
    if s.reach[side] & bit:
        return
    s.reach[side] |= bit
    place = 0
    while s.links[place]:
        if s.links[place] == side + 1:
            return
        place += 1
    if linked(s, side):
        s.links[place] = side + 1
        points = s.board.link_points[place] if place < len(s.board.link_points) else 0
        gain(s, side, points)
        if log is not None:
            log.append((E_LINK, named(side), place + 1, points))


def linked(s: HtState, side: int) -> bool:
    """HT-9.15, HT-9.16, BR-1.9, EA-2: an unbroken chain of cities with own offices between the two ends."""
    b = s.board
    own = s.reach[side]
    if not (own >> b.link[0] & 1 and own >> b.link[1] & 1):
        return False
    return component(s, own, b.link[0]) >> b.link[1] & 1 == 1


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
