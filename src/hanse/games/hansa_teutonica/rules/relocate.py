"""HT-7.4 The displaced piece and the additional ones find new posts."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Relocate
from hanse.games.hansa_teutonica.ids import (
    HOME,
    KINDS,
    MERCHANT,
    NEUTRAL,
    NOTHING,
    OWN,
    POSTS,
    SHAPE_OF,
    SHAPES,
    SHIPS,
    SIDE_OF,
    TRADER,
)
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.desk import in_stock, in_supply
from hanse.games.hansa_teutonica.rules.pieces import takes_ships
from hanse.games.hansa_teutonica.rules.posts import NOTHING_THERE, nth, put, room, stands, take
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_HOMELESS, E_LIFTED, E_RELOCATED, REFUSALS

NOT_YOURS: Final = REFUSALS.add("HT-7.4", "not-yours")
LIFT_YOURS: Final = REFUSALS.add("HT-7.7", "not-yours")
DISPLACED_FIRST: Final = REFUSALS.add("R-11", "displaced-first")
OTHER_SOURCE: Final = REFUSALS.add("R-15", "other-source-first")
SAME_ROUTE: Final = REFUSALS.add("R-10", "same-route")
TOO_FAR: Final = REFUSALS.add("HT-7.6", "too-far")
BORDER: Final = REFUSALS.add("BR-3.4", "displaced-border")
OTHER_REGION: Final = REFUSALS.add("R-16", "other-region")
IN_HAND: Final = REFUSALS.add("R-11", "put-down-first")
JUST_PLACED: Final = REFUSALS.add("R-16", "just-placed")
MUST_PLACE: Final = REFUSALS.add("HT-7.9", "must-place")

# Where additional pieces come from.
STOCK: Final = 0
SUPPLY: Final = 1
BOARD: Final = 2
ENDLESS: Final = 3


def ring(s: HtState, route: int, ships: bool, region: int) -> int:
    """HT-7.6, R-12, R-14: the nearest ring with a post this piece may stand on, or -1 (R-13: no ships for traders).

    BR-3.4 is in the rings; ``region`` is where the piece comes from: it may not enter another one (R-16).
    """
    rings = s.board.rings[route]
    regions = s.board.region
    for d in range(len(rings)):  # outwards
        for r in rings[d]:
            if (s.land[r] or (ships and s.sea[r])) and (regions[r] == HOME or regions[r] == region):
                return d
    return -1


def source(s: HtState, side: int) -> int:
    """HT-7.7, R-15: the stock while it holds a piece, then the supply, then the board; R-56: neutral without end."""
    if side == NEUTRAL:
        return ENDLESS
    if in_stock(s, side):
        return STOCK
    return SUPPLY if in_supply(s, side) else BOARD  # HT-7.7


def at_hand(s: HtState, top: Relocate, shape: int) -> bool:
    """Whether a piece of that shape may be put down now: the one in hand, or an additional one (HT-7.4, S-19)."""
    if top.shape >= 0:
        return shape == top.shape
    if top.extra == 0:
        return False
    side = top.owner()
    found = source(s, side)
    if found == ENDLESS:  # TP-12
        return shape == TRADER  # TP-8: it has no merchants
    if found == STOCK:
        return s.stock[SHAPES * side + shape] > 0
    return found == SUPPLY and s.supply[SHAPES * side + shape] > 0


def why_not(s: HtState, top: Relocate, route: int, kind: int) -> Refusal | None:
    """HT-7.5, HT-7.6, R-10, R-11: any legal post of the nearest ring, the displaced piece first."""
    side = top.owner()
    if SIDE_OF[kind] != side:
        return NOT_YOURS
    if not at_hand(s, top, SHAPE_OF[kind]):
        if top.shape < 0:
            return OTHER_SOURCE
        return IN_HAND if s.fresh else DISPLACED_FIRST
    # Where it may never go is said before a full route is: there no post would help.
    if route == top.route:
        return SAME_ROUTE
    region = s.board.region[route]
    if region != HOME and region != s.board.region[top.route]:
        return BORDER
    if region not in (HOME, top.region):
        return OTHER_REGION
    reason = room(s, route, kind >= SHIPS)
    if reason is not OK:
        return reason
    d = ring(s, top.route, takes_ships(SHAPES * side + SHAPE_OF[kind]), top.region)
    if d < 0 or route not in s.board.rings[top.route][d]:
        return TOO_FAR
    return OK  # HT-7.5


def options(s: HtState, top: Relocate, base: int, out: list[int]) -> None:
    side = top.owner()
    rings = s.board.rings[top.route]
    near = -1  # the ring for a trader
    far = -1  # the ring for a merchant; the neutral trader uses ships like one
    if at_hand(s, top, TRADER):
        near = ring(s, top.route, side == NEUTRAL, top.region)
    if side != NEUTRAL and at_hand(s, top, MERCHANT):
        far = ring(s, top.route, True, top.region)
    if near < 0 and far < 0:
        return
    regions = s.board.region
    mixed = near >= 0 and far >= 0 and near != far
    some: list[int] = s.board.every if mixed else rings[near if near >= 0 else far]
    for r in some:
        if regions[r] and regions[r] != top.region:
            continue
        code = base + KINDS * r
        if s.land[r]:
            if near >= 0 and (not mixed or r in rings[near]):
                out.append(code + SHAPES * side + TRADER)
            if far >= 0 and (not mixed or r in rings[far]):
                out.append(code + SHAPES * side + MERCHANT)
        if s.sea[r]:
            ship = near >= 0 if side == NEUTRAL else far >= 0 and (not mixed or r in rings[far])
            if ship:
                out.append(code + SHIPS + side)


def do(s: HtState, top: Relocate, route: int, kind: int, log: Log) -> None:
    """HT-7.8: nothing goes into the supply; each piece is placed before the active player continues."""
    side = top.owner()
    shape = SHAPE_OF[kind]
    extra = top.extra
    if top.shape < 0:
        extra -= 1
        found = source(s, side)
        if found == STOCK:
            s.stock[SHAPES * side + shape] -= 1
        elif found == SUPPLY:
            s.supply[SHAPES * side + shape] -= 1
    s.stack[-1] = Relocate(top.seat, top.route, top.side, NOTHING, s.board.region[top.route], extra)
    at = put(s, route, kind)
    s.fresh.append(at)
    if log is not None:
        log.append((E_RELOCATED, top.seat, top.side, route, shape, nth(at)))
    neutral.maybe_complete(s, route, side, log)  # before the next piece is placed


def settle(s: HtState, top: Relocate, log: Log) -> bool:
    """R-17: no post for the displaced piece; otherwise over when nothing can be added (R-18: nothing is completed)."""
    side = top.owner()
    if top.shape >= 0:
        if ring(s, top.route, takes_ships(SHAPES * side + top.shape), top.region) >= 0:
            return False
        close(s)
        if side != NEUTRAL:
            s.stock[SHAPES * side + top.shape] += 1
        if log is not None:
            log.append((E_HOMELESS, top.side, top.route, top.shape))
        return True
    if top.extra and can_add(s, top, side):  # HT-7.8
        return False
    close(s)
    return True


def can_add(s: HtState, top: Relocate, side: int) -> bool:
    """Whether an additional piece is there and finds a post."""
    if source(s, side) == BOARD:
        out: list[int] = []
        options_lift(s, top, 0, out)
        return len(out) > 0
    for shape in (TRADER, MERCHANT):
        if at_hand(s, top, shape) and ring(s, top.route, takes_ships(SHAPES * side + shape), top.region) >= 0:
            return True
    return False


def close(s: HtState) -> None:
    """The displacement is over; what it placed is like any other piece again."""
    s.stack.pop()
    s.fresh.clear()


def why_not_lift(s: HtState, top: Relocate, route: int, kind: int) -> Refusal | None:
    """HT-7.7, R-16: an own piece from a route, not one placed just now, when stock and supply are empty."""
    side = top.owner()
    if SIDE_OF[kind] != side:
        return LIFT_YOURS
    if top.shape >= 0:
        return IN_HAND
    if top.extra == 0 or source(s, side) != BOARD:
        return OTHER_SOURCE
    if not stands(s, route, kind):
        return NOTHING_THERE
    if not older(s, route, kind):
        return JUST_PLACED
    region = s.board.region[route]
    if ring(s, top.route, takes_ships(SHAPES * side + SHAPE_OF[kind]), region) >= 0:
        return OK
    # Everything is taken: then it can only go back to the post it leaves, if that may be reached.
    if route != top.route and (region == HOME or region == s.board.region[top.route]):
        return OK
    return OTHER_REGION


def older(s: HtState, route: int, kind: int) -> bool:
    """Whether such a piece stands there that was not placed during this displacement."""
    return any(s.post[at] == kind + 1 and at not in s.fresh for at in range(POSTS * route, POSTS * route + POSTS))


def options_lift(s: HtState, top: Relocate, base: int, out: list[int]) -> None:
    side = top.owner()
    if top.shape >= 0 or top.extra == 0 or source(s, side) != BOARD:
        return
    for r in range(s.board.routes):
        mask = s.here[r] & OWN[side]
        if mask:
            for kind in (SHAPES * side + TRADER, SHAPES * side + MERCHANT, SHIPS + side):
                if mask >> kind & 1 and why_not_lift(s, top, r, kind) is OK:
                    out.append(base + KINDS * r + kind)


def do_lift(s: HtState, top: Relocate, route: int, kind: int, log: Log) -> None:
    """R-16: it is put down like an additional piece, bound by the borders of the region it leaves."""
    at = take(s, route, kind)
    shape = SHAPE_OF[kind]
    s.stack[-1] = Relocate(top.seat, top.route, top.side, shape, s.board.region[route], top.extra - 1)
    if log is not None:
        log.append((E_LIFTED, top.seat, route, top.side, shape, nth(at)))


def why_not_done(s: HtState, top: Relocate, _a: int, _b: int) -> Refusal | None:
    """HT-7.9, R-55: additional pieces may be declined, the one in hand may not."""
    return MUST_PLACE if top.shape >= 0 else OK


def options_done(s: HtState, top: Relocate, base: int, out: list[int]) -> None:
    if top.shape < 0:
        out.append(base)


def do_done(s: HtState, top: Relocate, _a: int, _b: int, log: Log) -> None:
    close(s)
