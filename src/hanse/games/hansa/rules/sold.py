"""HA-9.4 Sold tiles lie face down until the end: nothing can be done with them."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Refusal
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import REFUSALS

SOLD_BEFORE: Final = REFUSALS.add("HA-9.4", "not-your-tile")


def not_open(s: HansaState, seat: int, kind: int, otherwise: Refusal) -> Refusal:
    """Why a tile cannot be used that does not lie open before the seat."""
    return SOLD_BEFORE if s.sold[s.board.kinds * seat + kind] else otherwise  # HA-9.4
