"""What each seat may know (LU-R28).

Hands are hidden. Cards taken from the open display are known to all and listed under ``known``, unless the
host wants memory. To a seat, the deck and what it does not know of other hands are one heap: a view says how many cards
lie in the deck, never which.
"""

from __future__ import annotations

from hanse.core.frames import show_stack
from hanse.core.game import Game
from hanse.core.model import ALL, OVER
from hanse.games.luebeck.board import LETTERS, Board
from hanse.games.luebeck.ids import PART_NAMES, PARTS
from hanse.games.luebeck.shapes import CogAt, LuebeckPlayer, LuebeckView
from hanse.games.luebeck.state import LuebeckState


def view(game: Game[LuebeckState], s: LuebeckState, eyes: int) -> LuebeckView:
    """The position for the eyes of a seat, WATCHER or ALL. A finished game is open."""
    board = s.board
    is_open = eyes == ALL or s.stack[-1].seat == OVER
    cogs: dict[str, CogAt] = {}
    for cog in range(board.cogs):
        if s.city[cog] >= 0:
            figures: list[int] = []
            for seat in range(board.seats):
                figures.extend([seat] * s.aboard[board.seats * cog + seat])
            cogs[LETTERS[cog]] = {"city": board.city_ids[s.city[cog]], "figures": figures}
    return {
        "seats": board.seats,
        "round": s.round,
        "last": s.last == 1,
        "start": s.start if s.start >= 0 else None,
        "deck": s.left,
        "pass": s.deck_pass,
        "pile": {board.cards[kind]: n for kind, n in enumerate(s.pile) if n},
        "packets": [[board.cards[kind] for kind in cards] for cards in s.packets],
        "field": s.field,
        "cogs": cogs,
        "players": [_player(s, seat, is_open or eyes == seat) for seat in range(board.seats)],
        "stack": show_stack(game, s.stack),
    }


def _player(s: LuebeckState, seat: int, is_open: bool) -> LuebeckPlayer:
    board = s.board
    at = board.kinds * seat
    cards = _cards(board, s.hand, at) if is_open else None  # LU-R28: hands are hidden
    ports = len(board.ports)
    table: list[str] = []
    for port in range(ports):
        table.extend([board.cards[board.first_double + port]] * s.table[ports * seat + port])
    return {
        "hand": s.size[seat],
        "cards": cards,
        "known": _cards(board, s.known, at),
        "table": table,
        "reserve": s.reserve[seat],
        "passed": s.passed[seat] == 1,
        "gain": {name: s.gain[PARTS * seat + part] for part, name in enumerate(PART_NAMES)},
    }


def _cards(board: Board, counts: list[int], at: int) -> list[str]:
    out: list[str] = []
    for kind in range(board.kinds):
        out.extend([board.cards[kind]] * counts[at + kind])
    return out
