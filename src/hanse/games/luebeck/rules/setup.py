"""LU-2 Setup: the start player and the first hands, both chance's answers."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Over, Refusal
from hanse.games.luebeck.board import Board
from hanse.games.luebeck.frames import Begin, Deal, Round
from hanse.games.luebeck.rules.cards import gain_card
from hanse.games.luebeck.state import LuebeckState, empty
from hanse.games.luebeck.words import E_BEGAN, E_DEALT, REFUSALS

NO_SUCH_CARD: Final = REFUSALS.add("LU-2.4", "no-such-card")
NO_SUCH_START: Final = REFUSALS.add("LU-2.3", "no-such-seat")


def opening(board: Board) -> LuebeckState:
    """All cards in the deck, cogs and figures ready."""
    s = empty(board)
    s.deck = board.count[:]
    s.left = board.total
    s.field = board.cogs  # LU-2.1
    s.reserve = [board.figures] * board.seats  # LU-2.2
    s.stack.append(Over())
    s.stack.append(Round())
    if board.choices.first >= 0:  # LU-R1: the host's choice, or the lot
        begin(s, board.choices.first)
    else:
        s.stack.append(Begin())
    return s


def weights(s: LuebeckState) -> list[int]:
    """Every seat alike; a card by how many of its kind are in the deck."""
    if isinstance(s.stack[-1], Begin):
        return [1] * s.board.seats
    return [n for n in s.deck if n]


def why_not_begin(s: LuebeckState, top: Begin, seat: int, b: int) -> Refusal | None:
    """LU-2.3: nobody's age is known, so anybody may be the one."""
    return OK if seat < s.board.seats else NO_SUCH_START


def do_begin(s: LuebeckState, top: Begin, seat: int, b: int, log: Log) -> None:
    s.stack.pop()
    begin(s, seat)
    if log is not None:
        log.append((E_BEGAN, seat))


def begin(s: LuebeckState, seat: int) -> None:
    """The compass, then the first hands, clockwise from the start player."""
    s.start = seat  # LU-2.3
    for i in range(s.board.seats - 1, -1, -1):
        s.stack.append(Deal((seat + i) % s.board.seats, s.board.hand_cards))  # LU-2.4


def why_not_deal(s: LuebeckState, top: Deal, kind: int, b: int) -> Refusal | None:
    """LU-2.4: a card that is still in the deck."""
    return OK if s.deck[kind] else NO_SUCH_CARD


def card_options(s: LuebeckState, top: Frame, base: int, out: Codes) -> None:
    deck = s.deck
    for kind in range(len(deck)):
        if deck[kind]:
            out.append(base + kind)


def do_deal(s: LuebeckState, top: Deal, kind: int, b: int, log: Log) -> None:
    """LU-2.4: face down; only its owner sees the card."""
    seat = top.to
    s.deck[kind] -= 1
    s.left -= 1
    gain_card(s, seat, kind, 0)
    s.stack[-1] = Deal(seat, top.left - 1)
    if log is not None:
        log.append((E_DEALT, seat, kind))


def settle_deal(s: LuebeckState, top: Deal, log: Log) -> bool:
    if top.left:
        return False
    s.stack.pop()
    return True
