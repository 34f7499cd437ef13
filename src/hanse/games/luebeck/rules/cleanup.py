"""LU-11 After the round: doubling cards, end stations, figures taken back."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Back, Clean
from hanse.games.luebeck.rules.cogs import NO_SUCH_COG, disembark, exists, is_empty, to_field, unload
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_CLEARED, REFUSALS

NOTHING_TO_TAKE: Final = REFUSALS.add("LU-11.3", "nothing-to-take")
ONLY_AFTER: Final = REFUSALS.add("LU-R26", "only-after-round")


def settle(s: LuebeckState, top: Clean, log: Log) -> bool:
    """LU-11: doubling cards and end stations, then every seat is asked for its figures."""
    s.stack.pop()
    if s.last:
        return True  # LU-R27: it would change no score
    board = s.board
    ports = len(board.ports)
    for i in range(len(s.table)):
        if s.table[i]:
            s.pile[board.first_double + i % ports] += s.table[i]  # LU-11.1
            s.table[i] = 0
    for cog in range(board.cogs):
        if s.city[cog] >= 0 and board.is_end[s.city[cog]]:  # LU-11.2; LU-11.4: the others stay
            if log is not None:
                log.append((E_CLEARED, cog, s.city[cog]))
            unload(s, cog, log)
    for i in range(board.seats - 1, -1, -1):
        s.stack.append(Back((s.start + i) % board.seats))  # LU-R25: clockwise; LU-R26: now and at no other time
    return True


def settle_back(s: LuebeckState, top: Back, log: Log) -> bool:
    """Nobody is asked who has no figure on a cog."""
    if s.reserve[top.seat] < s.board.figures:
        return False
    s.stack.pop()
    return True


def why_not_back(s: LuebeckState, top: Back, cog: int, b: int) -> Refusal | None:
    """LU-11.3: own figures, from any cog."""
    if not exists(s, cog):
        return NO_SUCH_COG
    return OK if s.aboard[s.board.seats * cog + top.seat] else NOTHING_TO_TAKE


def back_options(s: LuebeckState, top: Back, base: int, out: Codes) -> None:
    for cog in range(s.board.cogs):
        if s.aboard[s.board.seats * cog + top.seat]:
            out.append(base + cog)


def do_back(s: LuebeckState, top: Back, cog: int, b: int, log: Log) -> None:
    """LU-11.3: one figure; the question stays open for more."""
    disembark(s, top.seat, cog, log)  # LU-11.3
    if is_empty(s, cog):  # LU-11.3: a cog left without figures
        to_field(s, cog, log)


def why_not_done(s: LuebeckState, top: Back, a: int, b: int) -> Refusal | None:
    """Taking figures back is a right, not a duty."""
    return OK  # LU-11.3


def do_done(s: LuebeckState, top: Back, a: int, b: int, log: Log) -> None:
    s.stack.pop()
