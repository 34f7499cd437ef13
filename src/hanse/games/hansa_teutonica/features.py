"""A position as numbers of a fixed count, the same on every board and for every number of seats, for learners."""

from __future__ import annotations

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules.offices import controller
from hanse.games.hansa_teutonica.rules.scoring import offices_in
from hanse.games.hansa_teutonica.state import HtState

QUESTIONS = 18
PER_SIDE = 6 + len(ids.ABILITIES) + 3 * len(ids.MARKERS)
PER_ROUTE = 3 * ids.SIDES + 4 + len(ids.MARKERS)
PER_CITY = 2 * ids.SIDES + 4


def features(s: HtState, seat: int) -> list[float]:
    """The turn, the open question, then sides, routes and cities; the seat that looks comes first, then clockwise."""
    b = s.board
    order = [(seat + i) % b.seats for i in range(b.seats)]
    place = [-1] * ids.SIDES  # [side] where it stands in every row
    for i, side in enumerate(order):
        place[side] = i
    place[ids.NEUTRAL] = ids.SIDES - 1
    top = s.stack[-1]
    out = [0.0] * QUESTIONS
    out[top[0]] = 1.0
    out += [
        s.actions / 5, s.bonus / 4, float(s.roam), s.full / b.full_end, s.pile / b.common.face_down,
        float(s.turn == seat), float(top[1] == seat), float(b.neutral), len(order) / 5,
    ]  # fmt: skip
    out += [n / 4 for n in s.unseen]
    out += [float(s.field[f] == seat + 1) - float(0 < s.field[f] != seat + 1) for f in range(4)]
    hand = [0.0] * (2 * ids.SIDES)
    for held in s.hand:
        if held:
            piece = (held - 1) % 12
            hand[2 * place[piece >> 1] + (piece & 1)] += 1.0
    out += hand
    for i in range(ids.SIDES - 1):
        out += _side(s, order[i]) if i < len(order) else [0.0] * PER_SIDE
    out += [s.score[ids.NEUTRAL] / 20]
    for route in range(ids.ROUTES):
        out += _route(s, route, place) if route < b.routes else [0.0] * PER_ROUTE
    for city in range(ids.CITIES):
        out += _city(s, city, place) if city < b.cities else [0.0] * PER_CITY
    return out


def _side(s: HtState, side: int) -> list[float]:
    k = 2 * side
    out = [s.score[side] / 20, float(side + 1 in s.links), s.supply[k] / 10, s.supply[k + 1] / 4]
    out += [s.stock[k] / 10, s.stock[k + 1] / 4]
    out += [s.level[5 * side + ability] / s.board.top[ability] for ability in range(5)]
    for marker in range(len(ids.MARKERS)):
        k = 6 * side + marker
        out += [float(s.unused[k]), float(s.used[k]), float(s.bare[k])]
    return out


def _route(s: HtState, route: int, place: list[int]) -> list[float]:
    row = [0.0] * (3 * ids.SIDES)
    for at in range(ids.POSTS * route, ids.POSTS * route + s.board.size[route]):
        if s.post[at]:
            kind = s.post[at] - 1
            spot = ids.SHIP if kind >= ids.SHIPS else ids.SHAPE_OF[kind]
            row[3 * place[ids.SIDE_OF[kind]] + spot] += 0.25
    row += [s.land[route] / 4, s.sea[route] / 4, s.board.size[route] / 4, float(s.board.region[route])]
    row += [float(s.marker[route] == marker + 1) for marker in range(len(ids.MARKERS))]
    return row


def _city(s: HtState, city: int, place: list[int]) -> list[float]:
    b = s.board
    row = [0.0] * (2 * ids.SIDES)
    count = offices_in(s, city)
    for side in b.sides:
        row[place[side]] = count[side] / 4
    owner = controller(s, city)
    if owner >= 0:
        row[ids.SIDES + place[owner]] = 1.0
    room = b.office_at[city + 1] - b.office_at[city]
    o = b.office_at[city] + s.filled[city]
    free = s.filled[city] < room
    asks = [b.colour[o] / 3, float(b.form[o]), float(b.coin[o])] if free else [0.0, 0.0, 0.0]
    return [*row, (room - s.filled[city]) / 4, *asks]
