"""What a position is worth to a seat: points now, and what is under way."""

from __future__ import annotations

from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.state import HtState


def value(s: HtState, seat: int) -> float:
    return float(s.score[seat] + scoring.abilities(s, seat))
