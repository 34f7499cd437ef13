"""ME-3.3 Which contracts a seat may sell, spend and fulfil: its own, on and beside the office."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Refusal
from hanse.games.merkator.ids import HAND, OWN
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import REFUSALS

STILL_IN_HAND: Final = REFUSALS.add("ME-R59", "still-in-hand")


def why_not(s: MerkatorState, seat: int, contract: int, not_yours: Refusal) -> Refusal | None:
    """ME-14.5, ME-R59: what is in the hand is no contract yet, and nothing else becomes of it."""
    if s.where[contract] == OWN + seat:
        return OK
    return STILL_IN_HAND if s.where[contract] == HAND + seat else not_yours
