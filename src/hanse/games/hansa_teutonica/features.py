"""A position as numbers between about -1 and 1, of a fixed count and order that is the same on every board.

Seats come in the order of play from the seat whose eyes these are, so that a learner sees the game from its own place;
the neutral side comes last. Cities, routes and seats a board does not have are zeros.
"""

from __future__ import annotations

from typing import Final

from hanse.core.model import Frame, Over
from hanse.games.hansa_teutonica import frames, ids
from hanse.games.hansa_teutonica.ids import ABILITIES, HAND, MARKERS, POSTS, PRIVILEGES, SEATS, SHAPES, SIDES
from hanse.games.hansa_teutonica.rules.offices import controller, free_office, rightmost
from hanse.games.hansa_teutonica.rules.pieces import shape_of, side_of
from hanse.games.hansa_teutonica.rules.scoring import own_offices
from hanse.games.hansa_teutonica.state import HtState

ASKED: Final[tuple[type[Frame], ...]] = (
    Over,
    frames.Begin,
    frames.Gold,
    frames.Turn,
    frames.Pay,
    frames.Relocate,
    frames.Move,
    frames.Establish,
    frames.Remove,
    frames.Swap,
    frames.Improve,
    frames.Station,
    frames.Reuse,
    frames.Green,
    frames.Neutral,
    frames.Close,
    frames.Draw,
    frames.Hang,
    frames.Permit,
)

# How many have room in the vector.
LINKS: Final = 3
PERMITS: Final = 3
OFFICES: Final = 8
EXTRAS: Final = 4

# What counts as much, so that numbers stay near 1.
PRESTIGE: Final = 20
PIECES: Final = 10
COPIES: Final = 4  # markers of a kind
PILE: Final = 12
ACTIONS: Final = 5


def features(s: HtState, seat: int) -> list[float]:
    """Desks; cities with their offices; routes with their posts and markers; the pile, the ends, the open question."""
    b = s.board
    n = b.seats
    # [side] its place in the vector: the seat itself first, then who plays after it, the neutral side last.
    place = [(side - seat) % n if side < n else ids.NEUTRAL for side in range(SIDES)]
    out: list[float] = []
    for i in range(SEATS):
        if i < n:
            _desk(s, (seat + i) % n, out)
        else:
            out.extend([0.0] * DESK)
    out.append(s.score[ids.NEUTRAL] / PRESTIGE)
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
    _table(s, place, out)
    _open(s, place, out)
    return out


def _who(at: int) -> list[float]:
    row = [0.0] * SIDES
    if at >= 0:
        row[at] = 1.0
    return row


TABLE: Final = (PRIVILEGES + LINKS) * SIDES + 2 * MARKERS + 5 + PERMITS


def _table(s: HtState, place: list[int], out: list[float]) -> None:
    """Special prestige, connections, markers nobody has, how near the end is, and what is left of the turn."""
    for field in range(PRIVILEGES):
        out.extend(_who(place[s.field[field] - 1] if s.field[field] else -1))
    for link in range(LINKS):
        out.extend(_who(place[s.links[link] - 1] if s.links[link] else -1))
    for marker in range(MARKERS):
        out.append(s.unseen[marker] / COPIES)
        out.append(s.out[marker] / COPIES)
    out.append(s.pile / PILE)
    out.append(s.full / s.board.full_end)
    out.append(s.actions / ACTIONS)
    out.append(s.bonus / ACTIONS)
    out.append(float(s.roam))
    out.extend(float(s.spent >> i & 1) for i in range(PERMITS))


DESK: Final = 1 + 2 * SHAPES + ABILITIES + 3 * MARKERS + 5


def _desk(s: HtState, seat: int, out: list[float]) -> None:
    """Points, pieces, abilities, markers, and whose turn and start it is."""
    b = s.board
    out.append(s.score[seat] / PRESTIGE)
    for shape in range(SHAPES):
        out.append(s.supply[SHAPES * seat + shape] / PIECES)
        out.append(s.stock[SHAPES * seat + shape] / PIECES)
    for ability in range(ABILITIES):
        out.append(s.level[ABILITIES * seat + ability] / b.top[ability])
    for row in (s.unused, s.used, s.bare):
        out.extend(row[MARKERS * seat + marker] / 2 for marker in range(MARKERS))
    out.append(s.plate[seat] / 3)
    out.append(float(s.turn == seat))
    out.append(float(s.start == seat))
    out.append(float(s.stack[-1].seat == seat))
    out.append(1.0)


CITY: Final = 3 * SIDES + OFFICES + EXTRAS + 6


def _city(s: HtState, c: int, place: list[int], out: list[float]) -> None:
    """Offices of each side, who controls it, whose is the rightmost, who sits where, what the next office asks for."""
    b = s.board
    count = [0.0] * SIDES
    for side in b.sides:
        count[place[side]] = own_offices(s, side, c) / 3
    out.extend(count)
    for side in (controller(s, c), rightmost(s, c)):
        out.extend(_who(place[side] if side >= 0 else -1))
    first = b.office_at[c]
    taken = s.filled[c]
    printed = [piece - 1 for piece in s.office[first : first + taken]]
    _sitting(printed, OFFICES, place, out)
    _sitting(list(reversed(s.extra[c])), EXTRAS, place, out)
    free = free_office(s, c)
    out.append((b.office_at[c + 1] - first - taken) / 4)
    out.append((b.colour[free] + 1) / PRIVILEGES if free >= 0 else 0.0)
    out.append(float(free >= 0 and b.form[free] == ids.MERCHANT))
    out.append(b.coin[free] / 2 if free >= 0 else 0.0)
    out.append(taken / 4)
    out.append(float(len(s.extra[c]) > 0))


def _sitting(pieces: list[int], room: int, place: list[int], out: list[float]) -> None:
    """Whose piece is in each office."""
    for i in range(room):
        out.append((place[side_of(pieces[i])] + 1) / SIDES if i < len(pieces) else 0.0)


ROUTE: Final = POSTS * (SIDES + 2) + MARKERS + 1


def _route(s: HtState, r: int, place: list[int], out: list[float]) -> None:
    """Each post: whose piece, whether a merchant, whether free; then the marker."""
    for at in range(POSTS * r, POSTS * (r + 1)):
        kind = s.post[at] - 1
        out.extend(_who(place[ids.SIDE_OF[kind]] if kind >= 0 else -1))
        out.append(float(kind >= 0 and ids.SHAPE_OF[kind] == ids.MERCHANT))
        out.append(float(kind < 0 and at - POSTS * r < s.board.size[r]))
    mark = s.marker[r]
    out.extend(1.0 if mark == marker + 1 else 0.0 for marker in range(MARKERS))
    out.append(float(mark > 0))


NUMBERS: Final = 7
OPEN: Final = len(ASKED) + NUMBERS + ids.ROUTES + 3 * HAND


def _open(s: HtState, place: list[int], out: list[float]) -> None:
    """The question on top: its kind and its numbers, the route it is about, and what is in hand."""
    top = s.stack[-1]
    out.extend(1.0 if type(top) is asked else 0.0 for asked in ASKED)
    out.extend(_numbers(top, place))
    about = top.route if isinstance(top, (frames.Relocate, frames.Establish, frames.Neutral, frames.Gold)) else -1
    out.extend(1.0 if about == r else 0.0 for r in range(ids.ROUTES))
    for held in s.hand:
        out.append((place[side_of(held.piece)] + 1) / SIDES)
        out.append(float(shape_of(held.piece) == ids.MERCHANT))
        out.append((held.region + 1) / ids.REGIONS)
    out.extend([0.0] * (3 * (HAND - len(s.hand))))


def _numbers(top: Frame, place: list[int]) -> list[float]:
    """Pieces left, two numbers of the question's own, the way of a move, the shape, region and side of a piece."""
    numbers = [0.0] * NUMBERS
    if isinstance(top, (frames.Pay, frames.Remove, frames.Station, frames.Reuse)):
        numbers[0] = top.left / 3
        if isinstance(top, frames.Reuse):
            numbers[1], numbers[2] = top.traders / 4, top.merchants / 4
    elif isinstance(top, frames.Move):
        numbers[0], numbers[3] = top.left / HAND, (top.how + 1) / len(ids.MOVES)
    elif isinstance(top, frames.Relocate):
        numbers[0], numbers[4], numbers[5] = top.extra / 2, (top.shape + 1) / SHAPES, top.region / 2
        numbers[6] = place[top.owner()] / SEATS
    elif isinstance(top, frames.Establish):
        numbers[1] = top.taken / MARKERS
    elif isinstance(top, frames.Permit):
        numbers[5] = top.region / 2
    elif isinstance(top, frames.Improve):
        numbers[1] = (top.ability + 1) / ABILITIES
    return numbers


SIZE: Final = SEATS * DESK + 1 + ids.CITIES * CITY + ids.ROUTES * ROUTE + TABLE + OPEN
"""How many numbers there are."""
