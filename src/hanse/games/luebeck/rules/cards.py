"""LU-5.2 Hand cards: who holds what, what everybody knows of it, and where a card goes."""

from __future__ import annotations

from typing import Final

from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import REFUSALS

NOT_IN_HAND: Final = REFUSALS.add("LU-5.2", "not-in-hand")


def gain_card(s: LuebeckState, seat: int, kind: int, seen: int) -> None:
    """A card into a hand; LU-R28: one taken from the open display stays known to all (``seen`` = 1)."""
    at = s.board.kinds * seat + kind
    s.hand[at] += 1
    s.size[seat] += 1
    s.known[at] += seen


def spend(s: LuebeckState, seat: int, kind: int) -> None:
    """A card out of a hand. Cards of one kind are alike, so it is the known one that goes, if one is known."""
    at = s.board.kinds * seat + kind
    s.hand[at] -= 1
    s.size[seat] -= 1
    if s.known[at]:
        s.known[at] -= 1


def play(s: LuebeckState, seat: int, kind: int) -> None:
    """LU-7.5: played cards go to the open discard pile."""
    spend(s, seat, kind)
    s.pile[kind] += 1
