"""How good a position looks to a seat, for bots that look one step ahead."""

from __future__ import annotations

from hanse.games.luebeck.state import LuebeckState, score


def value(s: LuebeckState, seat: int) -> float:
    return float(score(s, seat))
