"""LU-2 Setup: the start player and the first hands, both chance's answers."""

from __future__ import annotations

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.luebeck.ids import DEAL, E_BEGAN, E_DEALT, NO_SUCH_CARD, NO_SUCH_SEAT
from hanse.games.luebeck.rules.cards import gain_card
from hanse.games.luebeck.state import LuebeckState


def why_not_begin(s: LuebeckState, top: Frame, seat: int, b: int) -> int:
    """LU-2.3, LU-R1: nobody's age is known, so anybody may be the one."""
    return OK if seat < s.board.seats else NO_SUCH_SEAT


def do_begin(s: LuebeckState, top: Frame, seat: int, b: int, log: Log) -> None:
    s.stack.pop()
    if log is not None:
        log.append((E_BEGAN, seat))
    begin(s, seat)


def begin(s: LuebeckState, seat: int) -> None:
    """LU-2.3, LU-2.4: the compass, then the first hands, clockwise from the start player."""
    s.start = seat
    for i in range(s.board.seats - 1, -1, -1):
        s.stack.append((DEAL, CHANCE, (seat + i) % s.board.seats, s.board.hand_cards))


def why_not_card(s: LuebeckState, top: Frame, kind: int, b: int) -> int:
    """LU-2.4: a card that is still in the deck."""
    return OK if s.deck[kind] else NO_SUCH_CARD


def card_options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    deck = s.deck
    out += [base + kind for kind in range(len(deck)) if deck[kind]]


def do_deal(s: LuebeckState, top: Frame, kind: int, b: int, log: Log) -> None:
    """LU-2.4: face down; only its owner sees the card."""
    seat = top[2]
    s.deck[kind] -= 1
    s.left -= 1
    gain_card(s, seat, kind, 0)
    s.stack[-1] = (DEAL, CHANCE, seat, top[3] - 1)
    if log is not None:
        log.append((E_DEALT, seat, kind))


def settle_deal(s: LuebeckState, top: Frame, log: Log) -> bool:
    if top[3]:
        return False
    s.stack.pop()
    return True
