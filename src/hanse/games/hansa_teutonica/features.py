"""A position as numbers of a fixed count, the same on every board, for learners."""

from __future__ import annotations

from hanse.games.hansa_teutonica.state import HtState


def features(s: HtState, seat: int) -> list[float]:
    return [float(s.actions)]
