"""R-8, INV-2 One piece at most on a post: how pieces are put down and taken, and what of each kind stands where."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Refusal
from hanse.games.hansa_teutonica.ids import MERCHANT, OWN, POSTS, SHAPE_OF, SHAPES, SHIPS, SIDE_OF, TRADER
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import REFUSALS

POST_TAKEN: Final = REFUSALS.add("R-8", "post-taken")
SHIP_POST: Final = REFUSALS.add("BR-1.4", "ship-post")
SHIP_POST_EAST: Final = REFUSALS.add("EA-7", "ship-post")
NOTHING_THERE: Final = REFUSALS.add("R-22", "nothing-there")


def room(s: HtState, route: int, ship: bool) -> Refusal | None:
    """R-8: a post without a piece, of the kind asked; BR-1.4, R-72: ships are no posts for what stands on land."""
    if ship:
        return OK if s.sea[route] else POST_TAKEN
    if s.land[route]:
        return OK  # HT-6.2: whoever stands beside it
    if s.sea[route]:
        return SHIP_POST if s.board.abroad else SHIP_POST_EAST
    return POST_TAKEN


def put(s: HtState, route: int, kind: int) -> int:
    """Put a piece on the post somebody wished for, or on the first free one it fits; which post that was."""
    ship = 1 if kind >= SHIPS else 0
    at = s.wish
    s.wish = -1
    if at < 0:
        at = POSTS * route
        ships = s.board.ship
        while s.post[at] or ships[at] != ship:
            at += 1
    s.post[at] = kind + 1
    s.here[route] |= 1 << kind
    if ship:
        s.sea[route] -= 1
    else:
        s.land[route] -= 1
    return at


def take(s: HtState, route: int, kind: int) -> int:
    """Take a piece of that kind off the route, the one somebody clicked if he did; which post it leaves."""
    at = s.wish
    s.wish = -1
    if at < 0:
        # The last one that was not put there during this displacement.
        at = POSTS * route + s.board.size[route] - 1
        while s.post[at] != kind + 1 or at in s.fresh:
            at -= 1
    s.post[at] = 0
    first = POSTS * route
    if kind + 1 not in s.post[first : first + POSTS]:
        s.here[route] &= ~(1 << kind)
    if kind >= SHIPS:
        s.sea[route] += 1
    else:
        s.land[route] += 1
    return at


def nth(at: int) -> int:
    """A post as events count it: from 1 on its route."""
    return at % POSTS + 1


def stands(s: HtState, route: int, kind: int) -> bool:
    """Whether a piece of that kind stands on the route."""
    return s.here[route] >> kind & 1 == 1


def complete(s: HtState, route: int, side: int) -> bool:
    """HT-9.1: every post of the route holds a piece of that side."""
    return s.land[route] == 0 and s.sea[route] == 0 and s.here[route] & ~OWN[side] == 0


def holds(s: HtState, route: int, seat: int, shape: int) -> bool:
    """Whether a seat has a piece of that shape on the route, on land or on a ship."""
    mask = s.here[route]
    if shape == MERCHANT:
        return (mask >> (SHAPES * seat + MERCHANT) | mask >> (SHIPS + seat)) & 1 == 1
    return mask >> (SHAPES * seat + TRADER) & 1 == 1


def take_own(s: HtState, route: int, seat: int, shape: int) -> None:
    """Take a seat's piece of that shape off the route, from land if one is there, otherwise from a ship."""
    kind = SHAPES * seat + shape
    take(s, route, kind if stands(s, route, kind) else SHIPS + seat)


def count(s: HtState, route: int, side: int) -> tuple[int, int]:
    """How many traders and how many merchants of a side stand on a route."""
    traders = 0
    merchants = 0
    for at in range(POSTS * route, POSTS * route + POSTS):
        kind = s.post[at] - 1
        if kind >= 0 and SIDE_OF[kind] == side:
            if SHAPE_OF[kind] == MERCHANT:
                merchants += 1
            else:
                traders += 1
    return traders, merchants


def clear(s: HtState, route: int, side: int) -> tuple[int, int]:
    """Take the pieces of a side off a route; how many traders and how many merchants that were."""
    found = count(s, route, side)
    for at in range(POSTS * route, POSTS * route + POSTS):
        kind = s.post[at] - 1
        if kind >= 0 and SIDE_OF[kind] == side:
            s.post[at] = 0
            if kind >= SHIPS:
                s.sea[route] += 1
            else:
                s.land[route] += 1
    s.here[route] &= ~OWN[side]
    return found
