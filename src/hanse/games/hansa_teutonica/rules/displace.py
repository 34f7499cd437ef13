"""HT-7.1 Displace a foreign piece: an own one takes its post, a fee is paid, its owner places it anew."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    CANNOT_PAY,
    E_DISPLACED,
    E_PAID,
    KINDS,
    MERCHANT,
    NEUTRAL,
    NO_ACTION,
    NO_PERMISSION,
    NO_PIECE,
    NO_SUCH_PIECE,
    OWN,
    OWN_PIECE,
    Q_PAY,
    Q_RELOCATE,
    SHAPE_OF,
    SHIP_POST,
    SHIPS,
    SIDE_OF,
    TRADER,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules.desk import act
from hanse.games.hansa_teutonica.rules.permission import regions, spend
from hanse.games.hansa_teutonica.rules.posts import kind_at, named, put, stands, take
from hanse.games.hansa_teutonica.state import HtState


def why_not(s: HtState, top: Frame, target: int, shape: int) -> int:
    """HT-7.1, HT-7.10, R-19: a foreign piece on a post; HT-7.3: the piece put down and the whole fee in the supply.

    ``target`` is KINDS * route + kind. R-72: on a ship post only a merchant follows. BR-2.1, BR-8.2 as for placing.
    """
    seat = top[1]
    route = target // KINDS
    kind = target % KINDS
    if s.actions == 0:
        return NO_ACTION
    if not stands(s, route, kind):
        return NO_SUCH_PIECE
    if SIDE_OF[kind] == seat:
        return OWN_PIECE
    if s.supply[2 * seat + shape] == 0:
        return NO_PIECE
    if kind >= SHIPS and shape == TRADER:
        return SHIP_POST
    if s.supply[2 * seat] + s.supply[2 * seat + 1] < 1 + s.board.fee[SHAPE_OF[kind]]:
        return CANNOT_PAY
    return OK if regions(s, seat) >> s.board.region[route] & 1 else NO_PERMISSION


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    b = s.board
    traders = s.supply[2 * seat] > 0
    merchants = s.supply[2 * seat + 1] > 0
    total = s.supply[2 * seat] + s.supply[2 * seat + 1]
    if s.actions == 0 or total <= b.fee[TRADER]:
        return
    others = ~OWN[seat]
    rich = total > b.fee[MERCHANT]
    here = s.here
    for r in b.inside[regions(s, seat)]:
        mask = here[r] & others
        if mask:
            code = base + 2 * KINDS * r
            kind = 0
            while mask:
                if mask & 1 and (rich or SHAPE_OF[kind] == TRADER):
                    if traders and kind < SHIPS:
                        out.append(code)
                    if merchants:
                        out.append(code + 1)
                mask >>= 1
                code += 2
                kind += 1


def do(s: HtState, top: Frame, target: int, shape: int, log: Log) -> None:
    """The fee is paid first, then the owner is asked; for the neutral side the other player (TP-3)."""
    seat = top[1]
    route = target // KINDS
    kind = target % KINDS
    side = SIDE_OF[kind]
    hurt = SHAPE_OF[kind]
    region = s.board.region[route]
    s.supply[2 * seat + shape] -= 1
    s.fresh[0] = s.fresh[1] = s.fresh[2] = 0
    s.wish = take(s, route, kind)
    at = put(s, route, kind_at(2 * seat + shape, kind >= SHIPS))
    spend(s, seat, region, log)
    act(s)
    if log is not None:
        log.append((E_DISPLACED, seat, route, shape, named(side), hurt, at % 4 + 1))
    asked = 1 - seat if side == NEUTRAL else side
    s.stack.append((Q_RELOCATE, asked, route, named(side), hurt, region, s.board.bonus[hurt]))
    s.stack.append((Q_PAY, seat, s.board.fee[hurt]))


def why_not_pay(s: HtState, top: Frame, shape: int, _: int) -> int:
    """HT-7.2, R-9: any piece of the supply pays."""
    return OK if s.supply[2 * top[1] + shape] else NO_PIECE


def do_pay(s: HtState, top: Frame, shape: int, _: int, log: Log) -> None:
    s.stack.pop()
    seat = top[1]
    s.supply[2 * seat + shape] -= 1
    s.stock[2 * seat + shape] += 1
    if log is not None:
        log.append((E_PAID, seat, shape))
    s.stack.append((Q_PAY, seat, top[2] - 1))


def settle_pay(s: HtState, top: Frame, log: Log) -> bool:
    """Nothing to choose when one kind is left, or when everything must go."""
    seat = top[1]
    left = top[2]
    if left == 0:
        s.stack.pop()
        return True
    traders = s.supply[2 * seat]
    merchants = s.supply[2 * seat + 1]
    if traders and merchants and traders + merchants > left:
        return False
    do_pay(s, top, TRADER if traders else MERCHANT, 0, log)
    return True
