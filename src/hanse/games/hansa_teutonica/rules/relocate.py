"""HT-7.4 The displaced piece and the additional ones find new posts."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    BORDER,
    DISPLACED_FIRST,
    E_HOMELESS,
    E_LIFTED,
    E_RELOCATED,
    IN_HAND,
    JUST_PLACED,
    KINDS,
    MERCHANT,
    MUST_PLACE,
    NEUTRAL,
    NOT_FIRST,
    NOT_YOURS,
    NOTHING_THERE,
    OWN,
    POSTS,
    Q_RELOCATE,
    SHAPE_OF,
    SHIP,
    SHIPS,
    SIDE_OF,
    TOO_FAR,
    TRADER,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.place import room
from hanse.games.hansa_teutonica.rules.posts import put, stands, take, takes_ships
from hanse.games.hansa_teutonica.state import HtState

STOCK = 0
SUPPLY = 1
BOARD = 2
ENDLESS = 3

# A frame is (kind, asked, route, seat or -1 for neutral, shape in hand or -1, region that piece comes from,
# additional pieces left).


def owner(top: Frame) -> int:
    """The side whose pieces are placed; TP-3: the neutral side's by the displacing player's opponent."""
    return NEUTRAL if top[3] < 0 else top[3]


def ring(s: HtState, route: int, ships: bool, region: int) -> int:
    """HT-7.6, R-12, R-14: the nearest ring with a post this piece may stand on, or -1 (R-13: no ships for traders).

    BR-3.4 is in the rings; ``region`` is where the piece comes from: it may not enter another one (R-16).
    """
    rings = s.board.rings[route]
    regions = s.board.region
    for d in range(len(rings)):
        for r in rings[d]:
            if (s.land[r] or (ships and s.sea[r])) and (regions[r] == 0 or regions[r] == region):
                return d
    return -1


def source(s: HtState, side: int) -> int:
    """HT-7.7, R-15: the stock while it holds a piece, then the supply, then the board; R-56: neutral without end."""
    if side == NEUTRAL:
        return ENDLESS
    if s.stock[2 * side] + s.stock[2 * side + 1]:
        return STOCK
    return SUPPLY if s.supply[2 * side] + s.supply[2 * side + 1] else BOARD


def at_hand(s: HtState, top: Frame, shape: int) -> bool:
    """Whether a piece of that shape may be put down now: the one in hand, or an additional one (HT-7.4, S-19)."""
    side = owner(top)
    if top[4] >= 0:
        return shape == top[4]
    if top[6] == 0:
        return False
    found = source(s, side)
    if found == ENDLESS:
        return shape == TRADER
    if found == STOCK:
        return s.stock[2 * side + shape] > 0
    return found == SUPPLY and s.supply[2 * side + shape] > 0


def why_not(s: HtState, top: Frame, route: int, kind: int) -> int:
    """HT-7.5, HT-7.6, R-10, R-11: any legal post of the nearest ring, the displaced piece first."""
    side = owner(top)
    if SIDE_OF[kind] != side:
        return NOT_YOURS
    shape = SHAPE_OF[kind]
    if not at_hand(s, top, shape):
        return DISPLACED_FIRST if top[4] >= 0 else NOT_FIRST
    reason = room(s, route, SHIP if kind >= SHIPS else shape)
    if reason != OK:
        return reason
    d = ring(s, top[2], takes_ships(2 * side + shape), top[5])
    if d < 0 or route not in s.board.rings[top[2]][d]:
        return TOO_FAR
    region = s.board.region[route]
    return OK if region == 0 or region == top[5] else BORDER


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    side = owner(top)
    route = top[2]
    rings = s.board.rings[route]
    near = -1  # the ring for a trader
    far = -1  # the ring for a merchant; the neutral trader uses ships like one
    if at_hand(s, top, TRADER):
        near = ring(s, route, side == NEUTRAL, top[5])
    if side != NEUTRAL and at_hand(s, top, MERCHANT):
        far = ring(s, route, True, top[5])
    if near < 0 and far < 0:
        return
    regions = s.board.region
    mixed = near >= 0 and far >= 0 and near != far
    some: list[int] = s.board.every if mixed else rings[near if near >= 0 else far]
    for r in some:
        if regions[r] and regions[r] != top[5]:
            continue
        code = base + KINDS * r
        if s.land[r]:
            if near >= 0 and (not mixed or r in rings[near]):
                out.append(code + 2 * side)
            if far >= 0 and (not mixed or r in rings[far]):
                out.append(code + 2 * side + 1)
        if s.sea[r]:
            ship = near >= 0 if side == NEUTRAL else far >= 0 and (not mixed or r in rings[far])
            if ship:
                out.append(code + SHIPS + side)


def do(s: HtState, top: Frame, route: int, kind: int, log: Log) -> None:
    """HT-7.8: nothing goes into the supply; each piece is placed before the active player continues."""
    s.stack.pop()
    side = owner(top)
    shape = SHAPE_OF[kind]
    left = top[6]
    if top[4] < 0:
        found = source(s, side)
        left -= 1
        if found == STOCK:
            s.stock[2 * side + shape] -= 1
        elif found == SUPPLY:
            s.supply[2 * side + shape] -= 1
    at = put(s, route, kind)
    if s.fresh[0] == 0:
        s.fresh[0] = at + 1
    elif s.fresh[1] == 0:
        s.fresh[1] = at + 1
    else:
        s.fresh[2] = at + 1
    if log is not None:
        log.append((E_RELOCATED, top[1], top[3], route, shape, at % POSTS + 1))
    s.stack.append((Q_RELOCATE, top[1], top[2], top[3], -1, s.board.region[top[2]], left))
    neutral.maybe_complete(s, route, side, log)


def settle(s: HtState, top: Frame, log: Log) -> bool:
    """R-17: no post for the displaced piece; otherwise over when nothing can be added (R-18: nothing is completed)."""
    route, side, shape, region, left = top[2], owner(top), top[4], top[5], top[6]
    if shape >= 0:
        if ring(s, route, takes_ships(2 * side + shape), region) >= 0:
            return False
        s.stack.pop()
        if side != NEUTRAL:
            s.stock[2 * side + shape] += 1
        if log is not None:
            log.append((E_HOMELESS, top[3], route, shape))
        return forget(s)
    if left:
        if source(s, side) == BOARD:
            for r in range(s.board.routes):
                mask = s.here[r] & OWN[side]
                if mask:
                    for kind in (2 * side, 2 * side + 1, SHIPS + side):
                        if mask >> kind & 1 and why_not_lift(s, top, r, kind) == OK:
                            return False
        else:
            for form in (TRADER, MERCHANT):
                if at_hand(s, top, form) and ring(s, route, takes_ships(2 * side + form), region) >= 0:
                    return False
    s.stack.pop()
    return forget(s)


def forget(s: HtState) -> bool:
    s.fresh[0] = s.fresh[1] = s.fresh[2] = 0
    return True


def why_not_lift(s: HtState, top: Frame, route: int, kind: int) -> int:
    """HT-7.7, R-16: an own piece from a route, not one placed just now, when stock and supply are empty."""
    side = owner(top)
    if SIDE_OF[kind] != side:
        return NOT_YOURS
    if top[4] >= 0:
        return IN_HAND
    if top[6] == 0 or source(s, side) != BOARD:
        return NOT_FIRST
    if not stands(s, route, kind):
        return NOTHING_THERE
    if not _older(s, route, kind):
        return JUST_PLACED
    region = s.board.region[route]
    if ring(s, top[2], takes_ships(2 * side + SHAPE_OF[kind]), region) >= 0:
        return OK
    # Everything is taken: then it can only go back to the post it leaves, if that may be reached.
    return OK if route != top[2] and (region == 0 or region == s.board.region[top[2]]) else BORDER


def _older(s: HtState, route: int, kind: int) -> bool:
    return any(s.post[at] == kind + 1 and at + 1 not in s.fresh for at in range(POSTS * route, POSTS * route + POSTS))


def options_lift(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    side = owner(top)
    if top[4] >= 0 or top[6] == 0 or source(s, side) != BOARD:
        return
    for r in range(s.board.routes):
        mask = s.here[r] & OWN[side]
        if mask:
            for kind in (2 * side, 2 * side + 1, SHIPS + side):
                if mask >> kind & 1 and why_not_lift(s, top, r, kind) == OK:
                    out.append(base + KINDS * r + kind)


def do_lift(s: HtState, top: Frame, route: int, kind: int, log: Log) -> None:
    s.stack.pop()
    at = take(s, route, kind)
    s.stack.append((Q_RELOCATE, top[1], top[2], top[3], SHAPE_OF[kind], s.board.region[route], top[6] - 1))
    if log is not None:
        log.append((E_LIFTED, top[1], route, top[3], SHAPE_OF[kind], at % POSTS + 1))


def why_not_done(s: HtState, top: Frame, _a: int, _b: int) -> int:
    """HT-7.9, R-55: additional pieces may be declined, the one in hand may not."""
    return MUST_PLACE if top[4] >= 0 else OK
