"""What people may know of a game. R-4: all but the pile, whose order is not decided before a draw."""

from __future__ import annotations

from hanse.core.frames import show_stack
from hanse.core.game import Question
from hanse.core.reading import Json, View
from hanse.core.rng import Rng
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules.offices import controller
from hanse.games.hansa_teutonica.state import HtState


def view(s: HtState, questions: list[Question[HtState]], eyes: int) -> View:
    """The same for everybody. ``control`` follows from the rest; it is there for pages."""
    b = s.board
    return {
        "seats": b.seats,
        "start": _seat(s.start),
        "turn": _seat(s.turn),
        "actions": s.actions,
        "bonus": s.bonus,
        "spent": [b.city_ids[c] for i, c in enumerate(b.grant_city) if s.spent >> i & 1],
        "roam": bool(s.roam),
        "routes": {b.route_ids[r]: _posts(s, r) for r in range(b.routes) if s.here[r]},
        "markers": {b.route_ids[r]: ids.MARKER_NAMES[s.marker[r] - 1] for r in range(b.routes) if s.marker[r]},
        "offices": {b.city_ids[c]: _offices(s, c) for c in range(b.cities) if s.filled[c] or s.extra[c]},
        "control": {b.city_ids[c]: _side(controller(s, c)) for c in range(b.cities) if s.filled[c] or s.extra[c]},
        "prestige": [_seat(seat - 1) for seat in s.field],
        "full": s.full,
        "links": [_side(side - 1) for side in s.links if side],
        "pile": s.pile,
        "unseen": _markers(s.unseen, 0),
        "out": _markers(s.out, 0),
        "players": [_player(s, seat) for seat in range(b.seats)],
        "neutral": {"score": s.score[ids.NEUTRAL]} if b.neutral else None,
        "hand": [_held(s, held - 1) for held in s.hand if held],
        "fresh": [[b.route_ids[(at - 1) // ids.POSTS], (at - 1) % ids.POSTS + 1] for at in s.fresh if at],
        "ended": [reason for i, reason in enumerate(ids.REASONS) if s.ended >> i & 1],
        "stack": show_stack(questions, s.stack, eyes),
    }


def _seat(seat: int) -> Json:
    return seat if seat >= 0 else None


def _side(side: int) -> Json:
    return "neutral" if side == ids.NEUTRAL else side


def _posts(s: HtState, route: int) -> Json:
    first = ids.POSTS * route
    return [_piece(k - 1) if k else None for k in s.post[first : first + s.board.size[route]]]


def _piece(kind: int) -> str:
    """A ship post is known by its place; the piece on it is a merchant, or a neutral trader."""
    return ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPE_NAMES[ids.SHAPE_OF[kind]]


def _offices(s: HtState, city: int) -> Json:
    first = s.board.office_at[city]
    row, extra = s.extra[city], list[Json]()
    while row:
        extra.insert(0, ids.KIND_NAMES[(row & 15) - 1])
        row >>= 4
    return {"printed": [ids.KIND_NAMES[k - 1] for k in s.office[first : first + s.filled[city]]], "extra": extra}


def _markers(counts: list[int], first: int) -> Json:
    return {word: counts[first + i] for i, word in enumerate(ids.MARKER_NAMES) if counts[first + i]}


def _held(s: HtState, held: int) -> Json:
    region = held // 12
    return {"piece": ids.KIND_NAMES[held % 12], "from": "anywhere" if region == ids.ANYWHERE else s.board.regions[region]}


def _player(s: HtState, seat: int) -> Json:
    return {
        "score": s.score[seat],
        "supply": {"t": s.supply[2 * seat], "m": s.supply[2 * seat + 1]},
        "stock": {"t": s.stock[2 * seat], "m": s.stock[2 * seat + 1]},
        "abilities": {word: s.level[5 * seat + i] for i, word in enumerate(ids.ABILITY_NAMES)},
        "unused": _markers(s.unused, 6 * seat),
        "used": _markers(s.used, 6 * seat),
        "plate": s.plate[seat],
        "bare": _markers(s.bare, 6 * seat),
    }


def fill(s: HtState, rng: Rng) -> None:
    """Nothing to imagine: what lies face down is decided when it is turned over (R-41)."""
