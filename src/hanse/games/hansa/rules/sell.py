"""HA-9.1 Sell goods: tile by tile, at least two of each colour; then the others lose (HA-9.6)."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa.ids import (
    E_LOST,
    E_SOLD,
    E_TOOK_BACK,
    LOSE,
    NO_BOOTH_HERE,
    NO_PAIR,
    NOT_THAT_COLOUR,
    NOT_YOUR_TILE,
    ONE_ACTION,
    PAIR_FIRST,
    SALE,
    TURN,
)
from hanse.games.hansa.state import HansaState


def of_colour(s: HansaState, seat: int, colour: int) -> int:
    """How many open tiles of the colour the seat has."""
    n = 0
    first = s.board.kinds * seat + s.board.sizes * colour
    for i in range(first, first + s.board.sizes):
        n += s.open[i]
    return n


def only_kind(s: HansaState, seat: int, colour: int) -> int:
    """The one kind of open tile the seat has of the colour; -1 if none, -2 if it would have to choose."""
    b = s.board
    found = -1
    for k in range(b.sizes * colour, b.sizes * (colour + 1)):
        if s.open[b.kinds * seat + k]:
            if found >= 0:
                return -2
            found = k
    return found


def why_not(s: HansaState, top: Frame, kind: int, _: int) -> int:
    """HA-9.1 a booth here and a pair; HA-9.2 of each colour two or more; HA-R22 not all need be sold."""
    seat = top[1]
    b = s.board
    colour = b.colour_of[kind]
    if top[0] == TURN:
        if s.acted:
            return ONE_ACTION
        if s.booths[b.cities * seat + s.ship] == 0:
            return NO_BOOTH_HERE
    if s.open[b.kinds * seat + kind] == 0:
        return NOT_YOUR_TILE
    if top[0] == SALE:
        if top[3] >= 0 and top[3] != colour:
            return PAIR_FIRST
        if top[2] >> colour & 1:
            return OK
    if of_colour(s, seat, colour) < b.sell_min:
        return NO_PAIR
    return OK


def options(s: HansaState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    b = s.board
    if top[0] == TURN and (s.acted or s.booths[b.cities * seat + s.ship] == 0):
        return
    first = b.kinds * seat
    mine = s.open
    sold = top[2] if top[0] == SALE else 0
    single = top[3] if top[0] == SALE else -1
    for colour in range(len(b.colours)):
        if single >= 0 and single != colour:
            continue
        k0 = b.sizes * colour
        if not sold >> colour & 1 and of_colour(s, seat, colour) < b.sell_min:
            continue
        for k in range(k0, k0 + b.sizes):
            if mine[first + k]:
                out.append(base + k)


def do(s: HansaState, top: Frame, kind: int, _: int, log: Log) -> None:
    """HA-9.3, HA-R25 the first tile brings one booth back to the supply; HA-9.4 sold is safe; HA-9.5 no talers move."""
    seat = top[1]
    b = s.board
    colour = b.colour_of[kind]
    sold, single = 0, -1
    if top[0] == TURN:
        s.acted = 1
        s.busy = 1
        s.booths[b.cities * seat + s.ship] -= 1
        s.supply[seat] += 1
        if log is not None:
            log.append((E_TOOK_BACK, seat, s.ship))
    else:
        s.stack.pop()
        sold, single = top[2], top[3]
    s.open[b.kinds * seat + kind] -= 1
    s.sold[b.kinds * seat + kind] += 1
    if log is not None:
        log.append((E_SOLD, seat, s.ship, kind))
    single = -1 if sold >> colour & 1 else colour
    s.stack.append((SALE, seat, sold | 1 << colour, single))


def settle_sale(s: HansaState, top: Frame, log: Log) -> bool:
    """A pair that can be completed in one way only is; a sale to which nothing can be added is over."""
    seat, sold, single = top[1], top[2], top[3]
    if single >= 0:
        kind = only_kind(s, seat, single)
        if kind < 0:
            return False
        do(s, top, kind, 0, log)
        return True
    for colour in range(len(s.board.colours)):
        n = of_colour(s, seat, colour)
        if n >= s.board.sell_min or (n and sold >> colour & 1):
            return False
    do_done(s, top, 0, 0, log)
    return True


def why_not_done(s: HansaState, top: Frame, _a: int, _b: int) -> int:
    """HA-9.2: not with a single tile of a colour."""
    return PAIR_FIRST if top[3] >= 0 else OK


def do_done(s: HansaState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """HA-9.6, HA-R24: every other player loses, clockwise from the seller's left; never the seller (HA-R23)."""
    s.stack.pop()
    seats = s.board.seats
    for step in range(seats - 1, 0, -1):
        s.stack.append((LOSE, (top[1] + step) % seats, top[2]))


def settle_lose(s: HansaState, top: Frame, log: Log) -> bool:
    """HA-9.6: who has none of a colour loses none (HA-R38); who has one kind of tile has nothing to choose."""
    seat, colours = top[1], top[2]
    for colour in range(len(s.board.colours)):
        if colours >> colour & 1:
            kind = only_kind(s, seat, colour)
            if kind == -1:
                s.stack.pop()
                s.stack.append((LOSE, seat, colours & ~(1 << colour)))
                return True
            if kind >= 0:
                do_lose(s, top, kind, 0, log)
                return True
    if colours == 0:
        s.stack.pop()
        return True
    return False


def why_not_lose(s: HansaState, top: Frame, kind: int, _: int) -> int:
    """HA-9.6: an own open tile of a colour just sold."""
    if not top[2] >> s.board.colour_of[kind] & 1:
        return NOT_THAT_COLOUR
    if s.open[s.board.kinds * top[1] + kind] == 0:
        return NOT_YOUR_TILE
    return OK


def do_lose(s: HansaState, top: Frame, kind: int, _: int, log: Log) -> None:
    seat = top[1]
    s.stack.pop()
    s.stack.append((LOSE, seat, top[2] & ~(1 << s.board.colour_of[kind])))
    s.open[s.board.kinds * seat + kind] -= 1
    s.gone[kind] += 1
    if log is not None:
        log.append((E_LOST, seat, kind))
