"""R-8, INV-2 One piece at most on a post: how pieces are put down and taken, and what of each kind stands where."""

from hanse.games.hansa_teutonica.ids import MERCHANT, NEUTRAL, OWN, POSTS, SHAPE_OF, SHIPS, SIDE_OF
from hanse.games.hansa_teutonica.state import HtState


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
        while s.post[at] != kind + 1 or at + 1 in s.fresh:
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
        return (mask >> (2 * seat + 1) | mask >> (SHIPS + seat)) & 1 == 1
    return mask >> (2 * seat) & 1 == 1


def kind_at(piece: int, ship: bool) -> int:
    """The kind a piece (2*side + shape) becomes on land or on a ship post."""
    return SHIPS + (piece >> 1) if ship else piece


def piece_of(kind: int) -> int:
    """The piece (2*side + shape) that stands there as that kind."""
    return 2 * SIDE_OF[kind] + SHAPE_OF[kind]


def clear(s: HtState, route: int) -> int:
    """Take everything off a route; traders plus 16 times merchants."""
    found = 0
    first = POSTS * route
    for at in range(first, first + POSTS):
        if s.post[at]:
            kind = s.post[at] - 1
            found += 16 if SHAPE_OF[kind] == MERCHANT else 1
            s.post[at] = 0
    s.here[route] = 0
    s.land[route] = s.board.size[route] - s.board.ships[route]
    s.sea[route] = s.board.ships[route]
    return found


def takes_ships(piece: int) -> bool:
    """BR-1.4, EA-7, R-72: ship posts accept merchants only; TP-8: and neutral traders."""
    return piece & 1 == MERCHANT or piece >> 1 == NEUTRAL


def named(side: int) -> int:
    """A side as events and frames name it: a seat, or -1 for the neutral side."""
    return -1 if side == NEUTRAL else side
