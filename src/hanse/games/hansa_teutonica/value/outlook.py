"""The outlook of a seat: its standing, and what it could gain. It changes with few answers, so it is kept in a memo."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.ids import EXTRA_OFFICE, MARKERS, SEATS
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.gains import Gains
from hanse.games.hansa_teutonica.value.routes import Routes
from hanse.games.hansa_teutonica.value.standing import Standing
from hanse.games.hansa_teutonica.weights import Weights


class Outlook:
    """How a seat stands, what the next things would add, and what establishing each route would."""

    def __init__(self, w: Weights, s: HtState, seat: int) -> None:
        self.w = w
        self.board = s.board
        self.standing = Standing(w, s, seat)
        self.gains = Gains(w, s, self.standing)
        self.routes = Routes(w, s, self.standing, self.gains)
        self.base: float = self.standing.worth(s)
        self.left: float = self.standing.left
        self.lead: float = self.standing.lead
        self.suit(s)

    def suit(self, s: HtState) -> None:
        """Remember a position that this outlook is right for."""
        self.pile: int = s.pile
        self.full: int = s.full
        self.ended: int = s.ended
        self.office: list[int] = s.office[:]
        self.level: list[int] = s.level[:]
        self.score: list[int] = s.score[:]
        self.field = s.field
        self.links = s.links
        self.extra = s.extra
        self.unused: list[int] = s.unused[:]
        self.used: list[int] = s.used[:]
        self.plate: list[int] = s.plate[:]

    def suits(self, s: HtState) -> bool:
        """Whether nothing has changed since that it depends on: mostly so, because answers are tried one by one."""
        if self.pile != s.pile or self.full != s.full or self.ended != s.ended:
            return False
        if self.office != s.office or self.level != s.level or self.score != s.score or self.unused != s.unused:
            return False
        if self.used != s.used or self.plate != s.plate or self.field != s.field or self.links != s.links:
            return False
        return self.extra == s.extra


Key = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]

MEMO: Final = 500
_memo: dict[Key, Outlook] = {}
_last: list[Outlook | None] = [None] * SEATS
"""[seat] the one asked for last."""


def outlook(w: Weights, s: HtState, seat: int) -> Outlook:
    """The memo holds a few hundred; whatever it lacks is worked out again."""
    last = _last[seat]
    if last is not None and last.board is s.board and last.w is w and last.suits(s):
        return last
    found = _remembered(w, s, seat)
    found.suit(s)
    _last[seat] = found
    return found


def _remembered(w: Weights, s: HtState, seat: int) -> Outlook:
    spare = s.unused[MARKERS * seat + EXTRA_OFFICE]
    held: list[int] = [seat, spare, s.pile, s.plate[seat], s.full, s.ended]
    for i in range(s.board.seats):
        held.append(scoring.collected(s, i))
    key = (tuple(held + s.office + s.level + s.score) + s.field + s.links, s.extra)
    found = _memo.get(key)
    if found is not None and found.board is s.board and found.w is w:
        return found
    if len(_memo) > MEMO:
        _memo.clear()
    found = Outlook(w, s, seat)
    _memo[key] = found
    return found
