"""ME-9 The final phase, and the change of turns."""

from hanse.core.model import Frame, Log
from hanse.games.merkator.ids import E_ENDED, E_FINAL, OWN, PLACE, TURNS_DONE, USED
from hanse.games.merkator.rules import setup
from hanse.games.merkator.state import MerkatorState


def begin(s: MerkatorState, reason: int, log: Log) -> None:
    """ME-9.1 the Peace or the last marker of the chart; ME-9.5 a second trigger changes nothing."""
    if s.ending == 0 and not s.board.solo:
        s.ending = reason
        if log is not None:
            log.append((E_FINAL, s.active, reason))


def last_round(s: MerkatorState) -> bool:
    """ME-9.3, ME-R48: no forced investing; in the solo game in the whole last turn (ME-11.10, ME-R54)."""
    return s.left >= 0 or (s.board.solo == 1 and s.turn == s.board.turns)


def settle_close(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-9.2, ME-R46: the turn is played out, then everybody has one more; ME-11.10 the solo game has its number."""
    b = s.board
    s.stack.pop()
    # ME-R35: in the next turn every contract may be fulfilled again.
    for c in range(b.contracts):
        if USED <= s.where[c] < USED + b.seats:
            s.where[c] += OWN - USED
    if s.left < 0 and s.ending:
        s.left = b.seats
    if s.left == 0 or (b.solo and s.turn == b.turns):
        finish(s, log)
        return True
    if s.left > 0:
        s.left -= 1
    setup.begin_turn(s, (top[1] + 1) % b.seats, log)
    return True


def finish(s: MerkatorState, log: Log) -> None:
    """ME-10.1, ME-10.5, ME-R49: in turn order, without exchange; where nobody has a building the cubes count
    for nothing, so nobody is asked."""
    b = s.board
    if b.solo:
        s.ending = TURNS_DONE
    if log is not None:
        log.append((E_ENDED, s.ending))
    built = False
    for card in range(b.bonuses, b.cards):
        if OWN <= s.card[card] < OWN + b.seats:
            built = True
    if built:
        for step in range(b.seats - 1, -1, -1):
            s.stack.append((PLACE, (s.starter + step) % b.seats))
