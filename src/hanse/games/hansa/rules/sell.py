"""HA-9.1 Sell goods: tile by tile, at least two of each colour; then the others lose (HA-9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import NO_COLOURS, Lose, Sale, Turn, has_colour, with_colour, without_colour
from hanse.games.hansa.rules.sold import not_open
from hanse.games.hansa.rules.turn import ONE_ACTION
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_LOST, E_SOLD, E_TOOK_BACK, REFUSALS

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_BOOTH_HERE: Final = REFUSALS.add("HA-9.1", "no-booth-here")
NO_PAIR: Final = REFUSALS.add("HA-9.1", "no-pair")
NO_FURTHER_PAIR: Final = REFUSALS.add("HA-9.2", "no-pair")
NOT_YOURS_TO_SELL: Final = REFUSALS.add("HA-9.1", "not-your-tile")
PAIR_FIRST: Final = REFUSALS.add("HA-9.2", "pair-first")
NOT_THAT_COLOUR: Final = REFUSALS.add("HA-9.6", "not-that-colour")
NOT_YOURS_TO_LOSE: Final = REFUSALS.add("HA-9.6", "not-your-tile")
SALE_FIRST: Final = REFUSALS.add("HA-9.2", "not-now")
LOSING: Final = REFUSALS.add("HA-9.6", "not-now")

NONE: Final = -1
SEVERAL: Final = -2


def of_colour(s: HansaState, seat: i64, colour: i64) -> i64:
    """How many open tiles of the colour the seat has."""
    n: i64 = 0
    kinds: i64 = s.board.kinds
    sizes: i64 = s.board.sizes
    first = kinds * seat + sizes * colour
    open = s.open
    i: i64
    for i in range(first, first + sizes):
        n += open[i]
    return n


def only_kind(s: HansaState, seat: int, colour: int) -> int:
    """The one kind of open tile the seat has of the colour; NONE, or SEVERAL if it would have to choose."""
    b = s.board
    found = NONE
    for k in range(b.sizes * colour, b.sizes * (colour + 1)):
        if s.open[b.kinds * seat + k]:
            if found >= 0:
                return SEVERAL
            found = k
    return found


def why_not_first(s: HansaState, top: Turn, kind: int, _: int) -> Refusal | None:
    """HA-9.1: a booth here and a pair."""
    b = s.board
    if s.acted:
        return ONE_ACTION
    if s.booths[b.cities * top.seat + s.ship] == 0:
        return NO_BOOTH_HERE
    if s.open[b.kinds * top.seat + kind] == 0:
        return not_open(s, top.seat, kind, NOT_YOURS_TO_SELL)
    # HA-9.5: no taler is asked for
    return OK if of_colour(s, top.seat, b.colour_of[kind]) >= b.sell_min else NO_PAIR


def first_options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    if s.acted or s.booths[s.board.cities * top.seat + s.ship] == 0:
        return
    for colour in range(len(s.board.colours)):
        if of_colour(s, top.seat, colour) >= s.board.sell_min:
            add_colour(s, top.seat, colour, base, out)


def do_first(s: HansaState, top: Turn, kind: int, _: int, log: Log) -> None:
    """HA-9.3: the first tile of a sale brings a booth back."""
    s.acted = 1
    s.busy = 1
    s.booths[s.board.cities * top.seat + s.ship] -= 1  # HA-9.3
    s.supply[top.seat] += 1  # HA-R25: at once
    if log is not None:
        log.append((E_TOOK_BACK, top.seat, s.ship))
    colour = s.board.colour_of[kind]
    s.stack.append(Sale(top.seat, with_colour(NO_COLOURS, colour), colour))
    sell(s, top.seat, kind, log)


def why_not_more(s: HansaState, top: Sale, kind: int, _: int) -> Refusal | None:
    """HA-9.2: of each colour two or more."""
    b = s.board
    colour = b.colour_of[kind]
    if s.open[b.kinds * top.seat + kind] == 0:
        return not_open(s, top.seat, kind, NOT_YOURS_TO_SELL)
    if top.single >= 0 and top.single != colour:
        return PAIR_FIRST
    return OK if can_add(s, top, colour) else NO_FURTHER_PAIR


def more_options(s: HansaState, top: Sale, base: int, out: Codes) -> None:
    if top.single >= 0:
        add_colour(s, top.seat, top.single, base, out)
        return
    for colour in range(len(s.board.colours)):
        if can_add(s, top, colour):
            add_colour(s, top.seat, colour, base, out)


def do_more(s: HansaState, top: Sale, kind: int, _: int, log: Log) -> None:
    """HA-9.2: the first tile of a colour must be followed by another."""
    colour = s.board.colour_of[kind]
    single = -1 if has_colour(top.sold, colour) else colour
    s.stack[-1] = Sale(top.seat, with_colour(top.sold, colour), single)
    sell(s, top.seat, kind, log)


def can_add(s: HansaState, top: Sale, colour: int) -> bool:
    """Whether a tile of the colour, if there is one, makes a pair or comes to one already sold."""
    return has_colour(top.sold, colour) or of_colour(s, top.seat, colour) >= s.board.sell_min


def add_colour(s: HansaState, seat: int, colour: int, base: int, out: Codes) -> None:
    """Every kind of open tile of the colour, as options."""
    b = s.board
    first = b.kinds * seat
    for k in range(b.sizes * colour, b.sizes * (colour + 1)):
        if s.open[first + k]:
            out.append(base + k)


def sell(s: HansaState, seat: int, kind: int, log: Log) -> None:
    """Sold is safe: what is used or lost is taken from the open tiles."""
    s.open[s.board.kinds * seat + kind] -= 1  # HA-9.4
    s.sold[s.board.kinds * seat + kind] += 1  # HA-9.4
    if log is not None:
        log.append((E_SOLD, seat, s.ship, kind))


def settle_sale(s: HansaState, top: Sale, log: Log) -> bool:
    """A pair is completed with the last tile of its colour; a sale to which nothing can be added is over."""
    # HA-R22: of several, though all alike, each is sold by its own word, so that nobody who names two sells a third
    if top.single >= 0 and of_colour(s, top.seat, top.single) > 1:
        return False
    return settle_sale_by_pairs(s, top, log)


def settle_sale_by_pairs(s: HansaState, top: Sale, log: Log) -> bool:
    """With that option, a pair is completed if only like tiles can; a sale to which nothing can be added is over."""
    if top.single >= 0:
        kind = only_kind(s, top.seat, top.single)
        if kind < 0:
            return False
        do_more(s, top, kind, 0, log)
        return True
    for colour in range(len(s.board.colours)):
        n = of_colour(s, top.seat, colour)
        if n >= s.board.sell_min or (n and has_colour(top.sold, colour)):
            return False
    do_done(s, top, 0, 0, log)
    return True


def why_not_done(s: HansaState, top: Sale, _a: int, _b: int) -> Refusal | None:
    """HA-9.2: not with a single tile of a colour."""
    return PAIR_FIRST if top.single >= 0 else OK  # HA-R22: not all need be sold


def do_done(s: HansaState, top: Sale, _a: int, _b: int, log: Log) -> None:
    """HA-9.6: every other player loses."""
    s.stack.pop()
    seats = s.board.seats
    for step in range(seats - 1, -1, -1):
        seat = (top.seat + step) % seats
        if seat != top.seat:  # HA-R23
            # HA-9.6; HA-R24: clockwise from the seller's left; HA-R34: what a rival chose is not taken back
            s.stack.append(Lose(seat, top.sold))


def settle_lose(s: HansaState, top: Lose, log: Log) -> bool:
    """HA-9.6: who has none of a colour loses none; who has one kind of tile has nothing to choose."""
    for colour in range(len(s.board.colours)):
        if has_colour(top.colours, colour):
            kind = only_kind(s, top.seat, colour)
            if kind == NONE:
                s.stack[-1] = Lose(top.seat, without_colour(top.colours, colour))
                return True
            if kind >= 0:
                do_lose(s, top, kind, 0, log)
                return True
    if top.colours == NO_COLOURS:
        s.stack.pop()
        return True
    return False


def why_not_lose(s: HansaState, top: Lose, kind: int, _: int) -> Refusal | None:
    """HA-9.6: an own open tile of a colour just sold."""
    if not has_colour(top.colours, s.board.colour_of[kind]):
        return NOT_THAT_COLOUR
    if s.open[s.board.kinds * top.seat + kind] == 0:
        return not_open(s, top.seat, kind, NOT_YOURS_TO_LOSE)
    return OK


def do_lose(s: HansaState, top: Lose, kind: int, _: int, log: Log) -> None:
    # HA-R38: one tile of the colour, whatever is left of it
    s.stack[-1] = Lose(top.seat, without_colour(top.colours, s.board.colour_of[kind]))
    s.open[s.board.kinds * top.seat + kind] -= 1  # HA-9.6
    s.gone[kind] += 1
    if log is not None:
        log.append((E_LOST, top.seat, kind))
