"""HT-7.1 Displace a foreign piece: an own one takes its post, a fee is paid, its owner places it anew."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Pay, Relocate, Turn
from hanse.games.hansa_teutonica.ids import KINDS, MERCHANT, NEUTRAL, OWN, SHAPE_OF, SHAPES, SHIPS, SIDE_OF, TRADER
from hanse.games.hansa_teutonica.rules.desk import NO_ACTION, act, in_supply
from hanse.games.hansa_teutonica.rules.permission import covered, denied, regions, spend
from hanse.games.hansa_teutonica.rules.pieces import kind_at, named
from hanse.games.hansa_teutonica.rules.posts import nth, put, stands, take
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_DISPLACED, E_PAID, REFUSALS

NO_SUCH_PIECE: Final = REFUSALS.add("HT-7.10", "no-such-piece")
OWN_PIECE: Final = REFUSALS.add("R-19", "own-piece")
NO_PIECE: Final = REFUSALS.add("HT-7.1", "no-piece")
CANNOT_PAY: Final = REFUSALS.add("HT-7.3", "cannot-pay")
NO_FEE: Final = REFUSALS.add("HT-7.2", "no-piece")
ON_SHIP: Final = REFUSALS.add("R-72", "on-ship")


def why_not(s: HtState, top: Turn, target: int, shape: int) -> Refusal | None:
    """HT-7.1, HT-7.10, R-19: a foreign piece on a post; HT-7.3: the piece put down and the whole fee in the supply.

    ``target`` is KINDS * route + kind. R-72: on a ship post only a merchant follows. BR-2.1, BR-8.2 as for placing.
    """
    seat = top.seat
    route = target // KINDS
    kind = target % KINDS
    if s.actions == 0:
        return NO_ACTION
    if not stands(s, route, kind):
        return NO_SUCH_PIECE
    if SIDE_OF[kind] == seat:
        return OWN_PIECE
    region = s.board.region[route]
    if not regions(s, seat) >> region & 1:
        return denied(s, seat, region)
    if s.supply[SHAPES * seat + shape] == 0:
        return NO_PIECE
    if kind >= SHIPS and shape == TRADER:
        return ON_SHIP
    return OK if in_supply(s, seat) > s.board.fee[SHAPE_OF[kind]] else CANNOT_PAY


def options(s: HtState, top: Turn, base: int, out: Codes) -> None:
    seat = top.seat
    b = s.board
    traders = s.supply[SHAPES * seat + TRADER] > 0
    merchants = s.supply[SHAPES * seat + MERCHANT] > 0
    total = in_supply(s, seat)
    if s.actions == 0 or total <= b.fee[TRADER]:
        return
    others = ~OWN[seat]
    rich = total > b.fee[MERCHANT]
    here = s.here
    for r in b.inside[regions(s, seat)]:
        mask = here[r] & others
        if mask:
            code = base + SHAPES * KINDS * r
            kind = 0
            while mask:
                if mask & 1 and (rich or SHAPE_OF[kind] == TRADER):
                    if traders and kind < SHIPS:
                        out.append(code + TRADER)
                    if merchants:
                        out.append(code + MERCHANT)
                mask >>= 1
                code += SHAPES
                kind += 1


def do(s: HtState, top: Turn, target: int, shape: int, log: Log) -> None:
    """The fee is paid first, then the owner is asked; for the neutral side the other player (TP-3)."""
    seat = top.seat
    route = target // KINDS
    kind = target % KINDS
    side = SIDE_OF[kind]
    hurt = SHAPE_OF[kind]
    region = s.board.region[route]
    bought = covered(s, region)
    act(s, bought)
    s.supply[SHAPES * seat + shape] -= 1
    s.wish = take(s, route, kind)
    at = put(s, route, kind_at(SHAPES * seat + shape, kind >= SHIPS))  # HT-7.1
    asked = 1 - seat if side == NEUTRAL else side  # TP-3
    # HT-7.4, HT-4.3; INV-6: one to three pieces
    s.stack.append(Relocate(asked, route, named(side), hurt, region, s.board.bonus[hurt]))
    if log is not None:
        log.append((E_DISPLACED, seat, route, shape, named(side), hurt, nth(at)))
    s.stack.append(Pay(seat, s.board.fee[hurt]))  # HT-7.2, HT-1.8
    if not bought:
        spend(s, seat, region, log)


def why_not_pay(s: HtState, top: Pay, shape: int, _: int) -> Refusal | None:
    """HT-7.2, R-9: any piece of the supply pays."""
    return OK if s.supply[SHAPES * top.seat + shape] else NO_FEE


def do_pay(s: HtState, top: Pay, shape: int, _: int, log: Log) -> None:
    seat = top.seat
    s.supply[SHAPES * seat + shape] -= 1
    s.stock[SHAPES * seat + shape] += 1
    s.stack[-1] = Pay(seat, top.left - 1)
    if log is not None:
        log.append((E_PAID, seat, shape))


def settle_pay(s: HtState, top: Pay, log: Log) -> bool:
    """Nothing to choose when one kind is left, or when everything must go."""
    if top.left == 0:
        s.stack.pop()
        return True
    traders = s.supply[SHAPES * top.seat + TRADER]
    merchants = s.supply[SHAPES * top.seat + MERCHANT]
    if traders and merchants and traders + merchants > top.left:
        return False
    do_pay(s, top, TRADER if traders else MERCHANT, 0, log)
    return True
