"""The outlook of a seat: its standing, and what it could gain. It changes with few answers, so it is kept in a memo."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.ids import EXTRA_OFFICE, MARKERS
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


Key = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]

MEMO: Final = 500
_memo: dict[Key, Outlook] = {}


def outlook(w: Weights, s: HtState, seat: int) -> Outlook:
    """The memo holds a few hundred; whatever it lacks is worked out again."""
    spare = s.unused[MARKERS * seat + EXTRA_OFFICE]
    held: list[int] = [seat, spare, s.pile, s.plate[seat], s.full, s.ended]
    for i in range(s.board.seats):
        held.append(scoring.collected(s, i))
    key = (tuple(held + s.office + s.level + s.score + s.field + s.links), tuple(s.extra))
    found = _memo.get(key)
    if found is not None and found.board is s.board and found.w is w:
        return found
    if len(_memo) > MEMO:
        _memo.clear()
    found = Outlook(w, s, seat)
    _memo[key] = found
    return found
