"""Who answers for a seat: it is taken, freed, left to a bot for a while. False: it is not as it seemed; look again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hanse.server.seats import OPEN, Grant, Seat
from hanse.server.store import FREED, NOTE, SAT, Row, Store
from hanse.server.table import Table


async def sit(store: Store, table: Table, number: int, name: str, grant: Grant) -> bool:
    """Let the holder of an invitation take a free seat."""
    if number >= len(table.seats) or not table.seats[number].free:
        return False
    seat, ply = table.seats[number], table.match.ply
    taken = replace(seat, name=name, holder=grant.hash)
    row = Row(SAT, ply, number, name)
    return await table.change(seat, taken, row, lambda count: store.sit(table.id, count, ply, taken, grant))


async def free(store: Store, table: Table, seat: Seat) -> bool:
    """Make a seat an open one again. Whoever had it goes, unless he has others."""
    ply = table.match.ply
    freed = Seat(seat.seat, OPEN, "", None, None, colour=seat.colour)
    row = Row(FREED, ply, seat.seat, seat.name)
    done = await table.change(seat, freed, row, lambda count: store.free(table.id, count, ply, seat))
    if done and seat.holder is not None and not any(one.holder == seat.holder for one in table.seats):
        table.company.revoke(seat.holder)
    return done


async def stand_in(store: Store, table: Table, seat: Seat, bot: str | None) -> bool:
    """Let a bot answer for a seat; or, with none, its holder again."""
    who = seat.name or "its holder"
    says = f"seat {seat.seat}: {who} answers again" if bot is None else f"seat {seat.seat}: {bot} answers for {who}"
    return await _stand_in(store, table, seat, bot, says, lambda: True)


async def time_over(store: Store, table: Table, seat: Seat, bot: str) -> bool:
    """Let a bot answer for whose time is over; unless he has answered at the last moment."""
    says = f"seat {seat.seat}: the time of {seat.name or 'its holder'} is over; {bot} answers until he is back"
    return await _stand_in(store, table, seat, bot, says, lambda: table.timing.left() == 0.0)


async def dress(store: Store, table: Table, seat: Seat, name: str, colour: str | None) -> bool:
    """Another name or colour for who holds a seat."""
    says = f"seat {seat.seat}: {seat.name or 'its holder'} is {name or 'nameless'} now"
    row = Row(NOTE, table.match.ply, seat.seat, says if name != seat.name else f"seat {seat.seat}: {colour} now")
    dressed = replace(seat, name=name, colour=colour)

    async def write(count: int) -> bool:
        await store.dress(table.id, count, row, dressed)
        return True

    return await table.change(seat, dressed, row, write)


async def _stand_in(
    store: Store, table: Table, seat: Seat, bot: str | None, says: str, still: Callable[[], bool]
) -> bool:
    row = Row(NOTE, table.match.ply, seat.seat, says)

    async def write(count: int) -> bool:
        if not still():
            return False
        await store.stand_in(table.id, count, row, bot)
        return True

    return await table.change(seat, replace(seat, stand_in=bot), row, write)
