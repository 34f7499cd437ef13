"""What people may know of a game of Hansa (HA-R33: the stacks' order is hidden, and by choice what was sold)."""

from __future__ import annotations

from hanse.core.frames import show_stack
from hanse.core.game import Game
from hanse.games.hansa.board import Board
from hanse.games.hansa.shapes import HansaPlayer, HansaView
from hanse.games.hansa.sight import is_closed, sold_count, unseen
from hanse.games.hansa.state import HansaState


def view(game: Game[HansaState], s: HansaState, eyes: int, sold_hidden: bool) -> HansaView:
    """The same for everybody unless sold tiles are hidden: the stacks are not decided before a tile is drawn."""
    b = s.board
    return {
        "seats": b.seats,
        "start": _seat(s.start),
        "turn": _seat(s.turn),
        "round": s.round,
        "ship": b.city_ids[s.ship],
        "acted": bool(s.acted),
        "warehouses": {
            b.city_ids[c]: [_tile(b, k) for k in s.ware[b.first_slot[c] : b.first_slot[c + 1]]] for c in range(b.cities)
        },
        "stacks": list(s.piles),  # HA-R33: how many, never which
        "unseen": {b.tiles[k]: n for k, n in enumerate(unseen(s, eyes, sold_hidden)) if n},
        "gone": {b.tiles[k]: n for k, n in enumerate(s.gone) if n},
        "colours": [colour for colour, used in zip(b.colours, s.used, strict=True) if used],
        "players": [_player(s, seat, is_closed(s, seat, eyes, sold_hidden)) for seat in range(b.seats)],
        "breaker": _seat(s.breaker),
        "busy": bool(s.busy),
        "idle": s.idle,
        "stack": show_stack(game, s.stack),
    }


def _player(s: HansaState, seat: int, closed: bool) -> HansaPlayer:
    b = s.board
    shown = [] if closed else _tiles(b, s.sold, seat)
    return {
        "talers": s.talers[seat],
        "supply": s.supply[seat],
        "open": _tiles(b, s.open, seat),
        "sold": [*shown, *[None] * (sold_count(s, seat) - len(shown))],
        "booths": {
            b.city_ids[c]: s.booths[b.cities * seat + c] for c in range(b.cities) if s.booths[b.cities * seat + c]
        },
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _tile(b: Board, kind: int) -> str | None:
    return b.tiles[kind] if kind >= 0 else None


def _tiles(b: Board, held: list[int], seat: int) -> list[str]:
    return [b.tiles[k] for k in range(b.kinds) for _ in range(held[b.kinds * seat + k])]
