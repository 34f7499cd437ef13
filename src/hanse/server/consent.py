"""Going back across turns: alone against bots as far as one likes, among people if all of them agree."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.server.messages import Wish
from hanse.server.seats import BOT, Seat
from hanse.server.store import Wished


def alone(seats: Sequence[Seat], seat: int) -> bool:
    """Whether nobody but bots sits with ``seat``. A bot that stands in for somebody is somebody."""
    return all((other.kind == BOT) != (other.seat == seat) for other in seats)


def must_agree(seats: Sequence[Seat], seat: int) -> set[int]:
    """The seats of people who are asked when ``seat`` wants to go back."""
    return {other.seat for other in seats if other.seat != seat and other.kind != BOT and other.holder is not None}


def farthest(match: Match[State], seats: Sequence[Seat], seat: int) -> int | None:
    """The first answer that ``seat`` may take back without asking anybody, across turns; none if it must ask."""
    if not alone(seats, seat) or match.asked == OVER:
        return None
    return next((ply for ply, answer in enumerate(match.answers) if answer.seat == seat), None)


def told(wished: Wished | None, seats: Sequence[Seat]) -> Wish | UnsetType:
    """A wish as everybody at the table sees it."""
    if wished is None:
        return UNSET
    waits = must_agree(seats, wished.seat) - wished.yes
    return Wish(wished.seat, wished.ply, sorted(wished.yes), sorted(waits), wished.no)
