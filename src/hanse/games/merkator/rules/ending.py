"""ME-9 The final phase."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.merkator.frames import Place
from hanse.games.merkator.ids import NOT_ENDING, OWN, TURNS_DONE
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_ENDED, E_FINAL


def begin(s: MerkatorState, reason: int, log: Log) -> None:
    """The Peace was taken, or the last marker of the chart."""
    if s.ending == NOT_ENDING and not s.board.solo:  # ME-9.5: a second trigger changes nothing
        s.ending = reason  # ME-9.1
        if log is not None:
            log.append((E_FINAL, s.active, reason))


def last_round(s: MerkatorState) -> bool:
    """Whether nobody is forced to invest any more."""
    # ME-9.3, ME-R48; ME-11.10, ME-R54: alone in the whole last turn.
    return s.left >= 0 or (s.board.solo and s.turn == s.board.turns)


def finish(s: MerkatorState, log: Log) -> None:
    """Where nobody has a building the cubes count for nothing, so nobody is asked."""
    b = s.board
    if b.solo:
        s.ending = TURNS_DONE
    if log is not None:
        log.append((E_ENDED, s.ending))
    for card in range(b.bonuses, b.cards):
        if OWN <= s.card[card] < OWN + b.seats:
            for step in range(b.seats - 1, -1, -1):
                # ME-10.1: cubes of the tiles, ME-R49: in turn order; ME-10.5: no exchange.
                s.stack.append(Place((s.starter + step) % b.seats))
            return
