"""What must not change by accident: the numbers of actions, and how many sequences of actions there are."""

from __future__ import annotations

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import OVER


def perft(bundle: Bundle[S], seed: int, depth: int) -> int:
    """How many sequences of ``depth`` answers of seats from the start there are; chance is fixed by the seed."""
    return _perft(Match(bundle, seed), depth)


def _perft(match: Match[S], depth: int) -> int:
    if depth == 0 or match.asked == OVER:
        return 1
    codes = match.game.legal(match.state)
    if depth == 1:
        return len(codes)
    ply, seat, total = match.ply, match.asked, 0
    state = match.state
    for code in codes:
        match.state = match.game.clone(state)
        match.submit(seat, match.game.text[code])
        total += _perft(match, depth - 1)
        del match.lines[ply:], match.events[ply:]
    match.state = state
    return total


def space(bundle: Bundle[S]) -> str:
    """Every ``code text`` pair, one per line: the numbering that learners rely on."""
    return "".join(f"{code} {text}\n" for code, text in enumerate(bundle.game.text) if text)
