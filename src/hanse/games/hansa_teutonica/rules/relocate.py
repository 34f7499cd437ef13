"""HT-7.4 The displaced piece and the additional ones find new posts."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
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
NEUTRAL_BORDER: Final = REFUSALS.add("BR-8.2", "neutral-border")
OTHER_REGION: Final = REFUSALS.add("R-16", "other-region")
IN_HAND: Final = REFUSALS.add("R-11", "put-down-first")
JUST_PLACED: Final = REFUSALS.add("R-16", "just-placed")
MUST_PLACE: Final = REFUSALS.add("HT-7.9", "must-place")
TOGETHER: Final = REFUSALS.add("R-55", "both-together")

# Where additional pieces come from.
STOCK: Final = 0
SUPPLY: Final = 1
BOARD: Final = 2
ENDLESS: Final = 3


def reach(s: HtState, top: Relocate, ships: bool, region: int) -> list[int]:
    """HT-7.6, R-12, R-14: the routes of the nearest ring where this piece may stand (R-13: no ships for traders).

    BR-3.4 is in the rings; ``region`` is where the piece comes from: it may not enter another one (R-16). BR-8.2:
    neutral traders do not even come home.
    """
    b = s.board
    rings = b.inner[top.route] if top.side < 0 else b.rings[top.route]  # BR-8.2
    if top.side < 0 and b.choices.together:
        pair = paired(s, rings)
        if pair:
            return pair
    for ring in rings:  # outwards
        found = [
            r for r in ring if (s.land[r] or (ships and s.sea[r])) and (b.region[r] == HOME or b.region[r] == region)
        ]
        if found:
            return found
    return []


def paired(s: HtState, rings: list[list[int]]) -> list[int]:
    """R-55, if both neutral traders go onto one route: where two find room, and then where the first one went.

    Nothing if no route has room for both: then they are placed one by one.
    """
    if s.fresh:
        mate = s.fresh[0] // POSTS
        return [mate] if s.land[mate] or s.sea[mate] else []
    for ring in rings:
        found = [r for r in ring if s.land[r] + s.sea[r] > 1]
        if found:
            return found
    return []


def source(s: HtState, side: int) -> int:
    """HT-7.7, R-15: the stock while it holds a piece, then the supply, then the board; R-56: neutral without end."""
    if side == NEUTRAL:
        return ENDLESS
    if in_stock(s, side):
        return STOCK
    return SUPPLY if in_supply(s, side) else BOARD  # HT-7.7


def busy(s: HtState, top: Relocate) -> bool:
    """R-11: whether the piece in hand goes down before any other; in free order only if there is no other."""
    return top.shape >= 0 and not (top.extra and s.board.choices.free_order)


def at_hand(s: HtState, top: Relocate, shape: int) -> bool:
    """Whether a piece of that shape may be put down now: the one in hand, or an additional one (HT-7.4, S-19).

    Of two alike the displaced one goes first; nothing is lost by it.
    """
    if shape == top.shape:
        return True
    if top.extra == 0 or busy(s, top):
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
        if not busy(s, top):
            return OTHER_SOURCE
        return IN_HAND if isinstance(s.stack[-2], Relocate) else DISPLACED_FIRST
    # Where it may never go is said before a full route is: there no post would help.
    if route == top.route:
        return SAME_ROUTE
    region = s.board.region[route]
    if region != s.board.region[top.route] and (region != HOME or side == NEUTRAL):
        return NEUTRAL_BORDER if side == NEUTRAL else BORDER
    if region not in (HOME, top.region):
        return OTHER_REGION
    reason = room(s, route, kind >= SHIPS)
    if reason is not OK:
        return reason
    if route in reach(s, top, takes_ships(SHAPES * side + SHAPE_OF[kind]), top.region):
        return OK  # HT-7.5
    apart = side == NEUTRAL and s.board.choices.together and (s.fresh or s.land[route] + s.sea[route] < 2)
    return TOGETHER if apart else TOO_FAR


def options(s: HtState, top: Relocate, base: int, out: Codes) -> None:
    side = top.owner()
    shapes = 0
    for shape in (TRADER, MERCHANT):
        if not at_hand(s, top, shape):
            continue
        piece = SHAPES * side + shape
        ships = takes_ships(piece)
        shapes += 1
        for r in reach(s, top, ships, top.region):
            if s.land[r]:
                out.append(base + KINDS * r + piece)
            if ships and s.sea[r]:
                out.append(base + KINDS * r + SHIPS + side)
    if shapes > 1:  # rising for each shape only
        out.sort()


def do(s: HtState, top: Relocate, route: int, kind: int, log: Log) -> None:
    """HT-7.8: nothing goes into the supply; each piece is placed before the active player continues."""
    side = top.owner()
    shape = SHAPE_OF[kind]
    extra = top.extra
    hand = top.shape
    if shape == hand:
        hand = NOTHING
    else:
        extra -= 1
        found = source(s, side)
        if found == STOCK:
            s.stock[SHAPES * side + shape] -= 1
        elif found == SUPPLY:
            s.supply[SHAPES * side + shape] -= 1
    s.stack[-1] = Relocate(top.seat, top.route, top.side, hand, s.board.region[top.route], extra)
    at = put(s, route, kind)
    s.fresh.append(at)
    if log is not None:
        log.append((E_RELOCATED, top.seat, top.side, route, shape, nth(at)))
    neutral.maybe_complete(s, route, side, log)  # before the next piece is placed


def settle(s: HtState, top: Relocate, log: Log) -> bool:
    """R-17: no post for the displaced piece; otherwise over when nothing can be added (R-18: nothing is completed)."""
    side = top.owner()
    if top.shape >= 0:
        if reach(s, top, takes_ships(SHAPES * side + top.shape), top.region):
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
        out = Codes()
        options_lift(s, top, 0, out)
        return out.count > 0
    for shape in (TRADER, MERCHANT):
        if at_hand(s, top, shape) and reach(s, top, takes_ships(SHAPES * side + shape), top.region):
            return True
    return False


def close(s: HtState) -> None:
    """A piece taken from the board is placed, or the displacement is over: what it placed is like any other again."""
    s.stack.pop()
    if not isinstance(s.stack[-1], Relocate):
        s.fresh.clear()


def why_not_lift(s: HtState, top: Relocate, route: int, kind: int) -> Refusal | None:
    """HT-7.7, R-16: an own piece from a route, not one placed just now, when stock and supply are empty."""
    side = top.owner()
    if SIDE_OF[kind] != side:
        return LIFT_YOURS
    if busy(s, top):
        return IN_HAND
    if top.extra == 0 or source(s, side) != BOARD:
        return OTHER_SOURCE
    if not stands(s, route, kind):
        return NOTHING_THERE
    if not older(s, route, kind):
        return JUST_PLACED
    if reach(s, top, takes_ships(SHAPES * side + SHAPE_OF[kind]), binding(s, top, route)):
        return OK
    # Everything is taken: then it can only go back to the post it leaves, if that may be reached.
    region = s.board.region[route]
    if route != top.route and (region == HOME or region == s.board.region[top.route]):
        return OK
    return OTHER_REGION


def binding(s: HtState, top: Relocate, route: int) -> int:
    """R-16: the region that binds a piece taken from the board: the one it leaves, or as if it were displaced."""
    return s.board.region[top.route if s.board.choices.board_roams else route]


def older(s: HtState, route: int, kind: int) -> bool:
    """Whether such a piece stands there that was not placed during this displacement."""
    return any(s.post[at] == kind + 1 and at not in s.fresh for at in range(POSTS * route, POSTS * route + POSTS))


def options_lift(s: HtState, top: Relocate, base: int, out: Codes) -> None:
    side = top.owner()
    if top.extra == 0 or busy(s, top) or source(s, side) != BOARD:
        return
    for r in range(s.board.routes):
        mask = s.here[r] & OWN[side]
        if mask:
            for kind in (SHAPES * side + TRADER, SHAPES * side + MERCHANT, SHIPS + side):
                if mask >> kind & 1 and why_not_lift(s, top, r, kind) is OK:
                    out.append(base + KINDS * r + kind)


def do_lift(s: HtState, top: Relocate, route: int, kind: int, log: Log) -> None:
    """R-16: it is put down like an additional piece, before anything else."""
    at = take(s, route, kind)
    shape = SHAPE_OF[kind]
    s.stack[-1] = Relocate(top.seat, top.route, top.side, top.shape, top.region, top.extra - 1)
    s.stack.append(Relocate(top.seat, top.route, top.side, shape, binding(s, top, route), 0))
    if log is not None:
        log.append((E_LIFTED, top.seat, route, top.side, shape, nth(at)))


def why_not_done(s: HtState, top: Relocate, _a: int, _b: int) -> Refusal | None:
    """HT-7.9, R-55: additional pieces may be declined, the one in hand may not."""
    if top.shape >= 0:
        return MUST_PLACE
    return TOGETHER if top.side < 0 and s.board.choices.together else OK


def options_done(s: HtState, top: Relocate, base: int, out: Codes) -> None:
    if why_not_done(s, top, 0, 0) is OK:
        out.append(base)


def do_done(s: HtState, top: Relocate, _a: int, _b: int, log: Log) -> None:
    close(s)
