"""LU-5.2 Hand cards: who holds what, what everybody knows of it, and where a card goes."""

from __future__ import annotations

from typing import Final

from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import REFUSALS

NOT_IN_HAND: Final = REFUSALS.add("LU-5.2", "not-in-hand")


def gain_card(s: LuebeckState, seat: int, kind: int, seen: int) -> None:
    """A card into a hand; ``seen`` is 1 if it was taken from the open display."""
    at = s.board.kinds * seat + kind
    s.hand[at] += 1
    s.size[seat] += 1
    if not s.board.choices.memory:  # LU-R28: it stays known to all, unless memory is asked for
        s.known[at] += seen


def spend(s: LuebeckState, seat: int, kind: int) -> None:
    """A card out of a hand. Cards of one kind are alike, so it is the known one that goes, if one is known."""
    at = s.board.kinds * seat + kind
    s.hand[at] -= 1
    s.size[seat] -= 1
    if s.known[at]:
        s.known[at] -= 1


def play(s: LuebeckState, seat: int, kind: int) -> None:
    """A card out of a hand, onto the open discard pile."""
    spend(s, seat, kind)
    s.pile[kind] += 1  # LU-7.5
