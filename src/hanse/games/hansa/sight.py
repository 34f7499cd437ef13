"""What lies face down for whom: the stacks for everybody, and with that option what the others have sold (HA-R33)."""

from __future__ import annotations

from hanse.core.model import ALL, OVER
from hanse.core.rng import Rng
from hanse.games.hansa.state import HansaState


def is_closed(s: HansaState, seat: int, eyes: int, sold_hidden: bool) -> bool:
    """Whether these eyes see only the backs of what the seat has sold."""
    return sold_hidden and eyes not in (seat, ALL) and s.stack[-1].seat != OVER  # HA-R33: until the end


def unseen(s: HansaState, eyes: int, sold_hidden: bool) -> list[int]:
    """[kind] the tiles that these eyes cannot see: in the stacks, or sold and face down."""
    out = s.unseen[:]
    kinds = s.board.kinds
    for seat in range(s.board.seats):
        if is_closed(s, seat, eyes, sold_hidden):
            for kind in range(kinds):
                out[kind] += s.sold[kinds * seat + kind]  # HA-R33: else one could tell by what is missing
    return out


def sold_count(s: HansaState, seat: int) -> int:
    """How many tiles the seat has sold: backs can be counted."""
    kinds = s.board.kinds
    count = s.face_down[seat]
    for at in range(kinds * seat, kinds * (seat + 1)):
        count += s.sold[at]
    return count


def fill(s: HansaState, rng: Rng) -> None:
    """Any tile that cannot be seen may be one of those face down (HA-R33)."""
    b = s.board
    for seat in range(b.seats):
        for _ in range(s.face_down[seat]):
            kind = rng.pick(s.unseen)
            s.unseen[kind] -= 1
            s.sold[b.kinds * seat + kind] += 1
        s.face_down[seat] = 0
