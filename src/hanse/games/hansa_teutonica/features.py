"""A position as numbers between about -1 and 1, of a fixed count and order that is the same on every board.

Seats come in the order of play from the seat whose eyes these are, so that a learner sees the game from its own place;
the neutral side comes last. Cities, routes and seats a board does not have are zeros.
"""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules.offices import controller
from hanse.games.hansa_teutonica.rules.scoring import own_offices
from hanse.games.hansa_teutonica.state import HtState

MOST: Final = 5
"""Seats with room in the vector."""
QUESTIONS: Final = ids.Q_HANG + 1
PERMITS: Final = 3
HAND: Final = 5


def features(s: HtState, seat: int) -> list[float]:
    """Desks; cities with their offices; routes with their posts and markers; the pile, the ends, the open question."""
    b = s.board
    n = b.seats
    # [side] its place in the vector: the seat itself first, then who plays after it, the neutral side last.
    place = [(side - seat) % n if side < n else MOST for side in range(MOST)] + [MOST]
    out: list[float] = []
    for i in range(MOST):
        if i < n:
            _desk(s, (seat + i) % n, out)
        else:
            out.extend([0.0] * DESK)
    out.append(s.score[ids.NEUTRAL] / 20)
    for c in range(ids.CITIES):
        if c < b.cities:
            _city(s, c, place, out)
        else:
            out.extend([0.0] * CITY)
    for r in range(ids.ROUTES):
        if r < b.routes:
            _route(s, r, place, out)
        else:
            out.extend([0.0] * ROUTE)
    for field in range(4):
        out.extend(_who(place[s.field[field] - 1] if s.field[field] else -1))
    for link in range(3):
        out.extend(_who(place[s.links[link] - 1] if s.links[link] else -1))
    for marker in range(6):
        out.append(s.unseen[marker] / 4)
        out.append(s.out[marker] / 4)
    out.append(s.pile / 12)
    out.append(s.full / b.full_end)
    out.append(s.actions / 5)
    out.append(s.bonus / 5)
    out.append(float(s.roam))
    out.extend(float(s.spent >> i & 1) for i in range(PERMITS))
    _open(s, place, out)
    return out


def _who(at: int) -> list[float]:
    row = [0.0] * (MOST + 1)
    if at >= 0:
        row[at] = 1.0
    return row


DESK: Final = 33


def _desk(s: HtState, seat: int, out: list[float]) -> None:
    """Points, pieces, abilities, markers, and whose turn and start it is."""
    b = s.board
    out.append(s.score[seat] / 20)
    for shape in (ids.TRADER, ids.MERCHANT):
        out.append(s.supply[2 * seat + shape] / 10)
        out.append(s.stock[2 * seat + shape] / 10)
    for ability in range(5):
        out.append(s.level[5 * seat + ability] / b.top[ability])
    for row in (s.unused, s.used, s.bare):
        out.extend(row[6 * seat + marker] / 2 for marker in range(6))
    out.append(s.plate[seat] / 3)
    out.append(float(s.turn == seat))
    out.append(float(s.start == seat))
    out.append(float(bool(s.stack) and s.stack[-1][1] == seat))
    out.append(1.0)


OFFICES: Final = 8
EXTRAS: Final = 4
CITY: Final = 3 * (MOST + 1) + OFFICES + EXTRAS + 6


def _city(s: HtState, c: int, place: list[int], out: list[float]) -> None:
    """Offices of each side, who controls it, whose is the rightmost, who sits where, what the next office asks for."""
    b = s.board
    count = [0.0] * (MOST + 1)
    for side in b.sides:
        count[place[side]] = own_offices(s, side, c) / 3
    out.extend(count)
    owner = controller(s, c)
    out.extend(_who(place[owner] if owner >= 0 else -1))
    first = b.office_at[c]
    taken = s.filled[c]
    last = s.office[first + taken - 1] if taken else s.extra[c] & 15
    out.extend(_who(place[last - 1 >> 1] if last else -1))
    for i in range(OFFICES):
        out.append((place[s.office[first + i] - 1 >> 1] + 1) / (MOST + 1) if i < taken else 0.0)
    row = s.extra[c]
    for _ in range(EXTRAS):
        out.append((place[(row & 15) - 1 >> 1] + 1) / (MOST + 1) if row else 0.0)
        row >>= 4
    o = first + taken
    free = o < b.office_at[c + 1]
    out.append((b.office_at[c + 1] - o) / 4)
    out.append((b.colour[o] + 1) / 4 if free else 0.0)
    out.append(float(free and b.form[o] == ids.MERCHANT))
    out.append(b.coin[o] / 2 if free else 0.0)
    out.append(taken / 4)
    out.append(float(s.extra[c] > 0))


ROUTE: Final = ids.POSTS * (MOST + 3) + 7


def _route(s: HtState, r: int, place: list[int], out: list[float]) -> None:
    """Each post: whose piece, whether a merchant, whether free; then the marker."""
    for at in range(ids.POSTS * r, ids.POSTS * (r + 1)):
        kind = s.post[at] - 1
        out.extend(_who(place[ids.SIDE_OF[kind]] if kind >= 0 else -1))
        out.append(float(kind >= 0 and ids.SHAPE_OF[kind] == ids.MERCHANT))
        out.append(float(kind < 0 and at - ids.POSTS * r < s.board.size[r]))
    mark = s.marker[r]
    out.extend(1.0 if mark == marker + 1 else 0.0 for marker in range(6))
    out.append(float(mark > 0))


OPEN: Final = QUESTIONS + 7 + ids.ROUTES + 3 * HAND


def _open(s: HtState, place: list[int], out: list[float]) -> None:
    """The question on top: its kind and its numbers, the route it is about, and what is in hand."""
    top = s.stack[-1]
    out.extend(1.0 if top[0] == question else 0.0 for question in range(QUESTIONS))
    numbers = [0.0] * 7
    about = -1
    if top[0] in (ids.Q_RELOCATE, ids.Q_ESTABLISH, ids.Q_NEUTRAL, ids.Q_GOLD):
        about = top[2]
    if top[0] in (ids.Q_PAY, ids.Q_REMOVE, ids.Q_STATION, ids.Q_REUSE):
        numbers[0] = top[2] / 3
        if top[0] == ids.Q_REUSE:
            numbers[1], numbers[2] = top[3] / 4, top[4] / 4
    elif top[0] == ids.Q_MOVE:
        numbers[0], numbers[3] = top[3] / 5, (top[2] + 1) / 3
    elif top[0] == ids.Q_RELOCATE:
        numbers[0], numbers[4], numbers[5] = top[6] / 2, (top[4] + 1) / 2, top[5] / 2
        numbers[6] = (place[top[3]] if top[3] >= 0 else MOST) / MOST
    elif top[0] == ids.Q_ESTABLISH:
        numbers[1] = top[3] / 6
    elif top[0] == ids.Q_IMPROVE:
        numbers[1] = (top[2] + 1) / 5
    out.extend(numbers)
    out.extend(1.0 if about == r else 0.0 for r in range(ids.ROUTES))
    for held in s.hand:
        piece = (held - 1) % 12 if held else 0
        out.append((place[piece >> 1] + 1) / (MOST + 1) if held else 0.0)
        out.append(float(held > 0 and piece & 1 == ids.MERCHANT))
        out.append(((held - 1) // 12 + 1) / 4 if held else 0.0)


SIZE: Final = (
    MOST * DESK + 1 + ids.CITIES * CITY + ids.ROUTES * ROUTE + 7 * (MOST + 1) + 12 + 5 + PERMITS + OPEN
)  # fmt: skip
"""How many numbers there are."""
