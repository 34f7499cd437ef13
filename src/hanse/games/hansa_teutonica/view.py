"""What people may know of a game. R-4: all but the pile, whose order is not decided before a draw."""

from __future__ import annotations

from typing import cast

from hanse.core.frames import show_stack
from hanse.core.game import Game
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules.offices import controller
from hanse.games.hansa_teutonica.rules.posts import nth
from hanse.games.hansa_teutonica.shapes import Abilities, HtPlayer, HtView, Lifted, Offices, Pieces, Side
from hanse.games.hansa_teutonica.state import Held, HtState


def view(game: Game[HtState], s: HtState, eyes: int) -> HtView:
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
        "pile": s.pile,  # how many, not which
        "unseen": _markers(s.unseen, 0),
        "out": _markers(list(s.out), 0),
        "players": [_player(s, seat) for seat in range(b.seats)],
        "neutral": {"score": s.score[ids.NEUTRAL]} if b.neutral else None,
        "hand": [_held(s, held) for held in s.hand],
        "fresh": cast("list[tuple[str, int]]", [[b.route_ids[at // ids.POSTS], nth(at)] for at in s.fresh]),
        "ended": [reason for i, reason in enumerate(ids.REASONS) if s.ended >> i & 1],
        "stack": show_stack(game, s.stack),
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _side(side: int) -> Side:
    return "neutral" if side == ids.NEUTRAL else side


def _posts(s: HtState, route: int) -> list[str | None]:
    first = ids.POSTS * route
    return [_POSTS[k] for k in s.post[first : first + s.board.size[route]]]


def _piece(kind: int) -> str:
    """A ship post is known by its place; the piece on it is a merchant, or a neutral trader."""
    return ids.LETTERS[ids.SIDE_OF[kind]] + ids.SHAPE_NAMES[ids.SHAPE_OF[kind]]


_POSTS: list[str | None] = [None, *map(_piece, range(len(ids.SIDE_OF)))]


def _offices(s: HtState, city: int) -> Offices:
    first = s.board.office_at[city]
    return {
        "printed": [ids.KIND_NAMES[k - 1] for k in s.office[first : first + s.filled[city]]],
        "extra": [ids.KIND_NAMES[piece] for piece in s.extra[city]],
    }


def _markers(counts: list[int], first: int) -> dict[str, int]:
    return {word: counts[first + i] for i, word in enumerate(ids.MARKER_NAMES) if counts[first + i]}


def _held(s: HtState, held: Held) -> Lifted:
    return {"piece": ids.KIND_NAMES[held.piece], "from": s.board.regions[held.region]}


def _player(s: HtState, seat: int) -> HtPlayer:
    levels = {word: s.level[ids.ABILITIES * seat + i] for i, word in enumerate(ids.ABILITY_NAMES)}
    return {
        "score": s.score[seat],
        "supply": _shapes(s.supply, seat),
        "stock": _shapes(s.stock, seat),
        "abilities": cast("Abilities", levels),
        "unused": _markers(s.unused, ids.MARKERS * seat),
        "used": _markers(s.used, ids.MARKERS * seat),
        "plate": s.plate[seat],
        "bare": _markers(s.bare, ids.MARKERS * seat),
    }


def _shapes(counts: list[int], seat: int) -> Pieces:
    first = ids.SHAPES * seat
    return {"t": counts[first + ids.TRADER], "m": counts[first + ids.MERCHANT]}
