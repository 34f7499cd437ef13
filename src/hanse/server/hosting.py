"""What those who hold a table or a seat may do about it: links, free seats, bots that stand in, the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import fields, replace

from hanse.core.match import Match
from hanse.core.reading import BadInput
from hanse.core.seeds import secret
from hanse.server import seating
from hanse.server.forms import Again, ChangeSeat, Link, MadeLink, NewLink, Rematch
from hanse.server.lobby import Lobby, NoSuchLink, NotYours, Taken, check_colours
from hanse.server.seats import BOT, INVITE, OPEN, SEAT, WATCH, Grant, Seat, cleaned, derived, hashed, new_token
from hanse.server.store import Conflict, Stored
from hanse.server.table import Table

LINKS = 64
"""Links that a table may have at once."""

CHANGES = tuple(field.name for field in fields(ChangeSeat))
"""What may be changed about a seat."""


# Links.


async def links(lobby: Lobby, token: str) -> list[Link]:
    """The links whoever holds this one may revoke, and for the host his own."""
    async with lobby.hosting(token, SEAT) as (table, mine):
        held = table.held(mine)
        return [
            Link(one.id, one.kind, one.seat, one.label, one.host)
            for one in await lobby.store.links.all(table.id)
            if mine.host or _his(one, held)
        ]


def _his(link: Grant, held: Sequence[int]) -> bool:
    """Who sees what a seat sees is its holder's affair."""
    return link.kind == WATCH and link.seat in held


async def make_link(lobby: Lobby, token: str, new: NewLink) -> MadeLink:
    async with lobby.hosting(token, SEAT) as (table, mine):
        if new.seat is not None and new.seat >= len(table.seats):
            raise BadInput(f"there is no seat {new.seat}; there is 0 to {len(table.seats) - 1}")
        if new.kind == WATCH and new.seat is not None:
            if new.seat not in table.held(mine):
                raise NotYours(f"only who holds seat {new.seat} may let others see what it sees")
        elif not mine.host:
            raise NotYours("only the host may make such a link")
        if new.kind == INVITE and new.seat is not None and not table.seats[new.seat].free:
            raise Taken(f"seat {new.seat} is not free; free it first")
        if len(await lobby.store.links.all(table.id)) >= LINKS:
            raise BadInput(f"this table has {LINKS} links; revoke some")
        made = new_token()
        grant = Grant(table.id, new.kind, hashed(made), new.seat, label=cleaned(new.label))
        await lobby.store.links.add(grant)
        return MadeLink(grant.id, made)


async def revoke(lobby: Lobby, token: str, id: str) -> None:
    """From now on that link opens nothing, and who is here by it goes."""
    async with lobby.hosting(token, SEAT) as (table, mine):
        held = table.held(mine)
        found = [one for one in await lobby.store.links.all(table.id) if one.id == id]
        if not found or not (mine.host or _his(found[0], held)):
            raise NoSuchLink("no link of yours has this id")
        if found[0].host:
            raise NotYours("the host's own link stays")
        if any(seat.holder == found[0].hash for seat in table.seats):
            raise Taken("somebody sits at this table by that link; free the seat")
        gone = await lobby.store.links.revoke(table.id, id)
        if gone is not None:
            table.company.revoke(gone.hash)


# Seats.


async def change_seat(lobby: Lobby, token: str, number: int, change: ChangeSeat) -> None:
    wanted = [name for name in CHANGES if getattr(change, name) is not UNSET]
    if len(wanted) != 1:
        raise BadInput(f"seat: must have exactly one of {', '.join(CHANGES)}")
    async with lobby.hosting(token, SEAT) as (table, mine):
        if not 0 <= number < len(table.seats):
            raise BadInput(f"there is no seat {number}; there is 0 to {len(table.seats) - 1}")
        seat = table.seats[number]
        if not mine.host and seat.holder != mine.hash:
            raise NotYours("only the host and who holds the seat may change it")
        if change.free is not UNSET:
            done = await _free(lobby, table, seat)
        elif change.bot is not UNSET:
            done = await _stand_in(lobby, table, seat, change.bot)
        else:
            done = await _dress(lobby, table, seat, mine, change)
        if not done:
            raise Taken(f"seat {number} has changed in the meantime; look again")


async def _free(lobby: Lobby, table: Table, seat: Seat) -> bool:
    if seat.kind != OPEN:
        raise NotYours(f"seat {seat.seat} is {'a bot' if seat.kind == BOT else 'the host'}'s and stays so")
    if seat.free:
        raise Taken(f"seat {seat.seat} is free already")
    return await seating.free(lobby.store, table, seat)


async def _stand_in(lobby: Lobby, table: Table, seat: Seat, bot: str | None) -> bool:
    if seat.kind == BOT or (seat.holder is None and seat.claim is None):
        raise NotYours(f"nobody holds seat {seat.seat}, so nobody can be stood in for")
    if bot is not None:
        lobby.outsiders.check(bot, table.match.bundle)
    done = seat.stand_in == bot or await seating.stand_in(lobby.store, table, seat, bot)
    lobby.tables.ask_bots(table)
    return done


async def _dress(lobby: Lobby, table: Table, seat: Seat, mine: Grant, change: ChangeSeat) -> bool:
    if seat.holder != mine.hash and not (mine.host and seat.kind == BOT):
        raise NotYours(f"only who holds seat {seat.seat} may change its name and colour")
    name = seat.name if change.name is UNSET else cleaned(change.name)
    colour = seat.colour if change.colour is UNSET else change.colour
    if not name:
        raise BadInput("name: there is nothing to read in it")
    check_colours([colour, *(one.colour for one in table.seats if one.seat != seat.seat)])
    return (name, colour) == (seat.name, seat.colour) or await seating.dress(lobby.store, table, seat, name, colour)


# The rematch.


async def rematch(lobby: Lobby, token: str, wanted: Rematch) -> Again:
    """The same people and game again: the first who asks makes the table, and everybody gets his own link to it."""
    async with lobby.hosting(token, SEAT, WATCH) as (table, mine):
        if table.next is None:
            if not mine.host and not table.held(mine):
                raise NotYours("only who holds a seat may begin a rematch")
            if not table.now.over:
                raise BadInput("there is a rematch when the game is over")
            await _again(lobby, table, wanted)
        assert table.next is not None
        own = derived(token, table.next)
        grant = Grant(table.next, mine.kind, hashed(own), mine.seat, mine.host, mine.label)
        if not (mine.kind == SEAT and await lobby.store.claim(table.next, mine.hash, grant)):
            await _look_on(lobby, grant)
        async with lobby.tables.visit(table.next) as following:
            await following.catch_up(-1)
        return Again(table.next, own)


async def _again(lobby: Lobby, table: Table, wanted: Rematch) -> None:
    bundle = table.match.bundle
    match = Match(bundle, secret())
    id = secrets.token_urlsafe(6)
    seats = [_moved(i, table.seats[old]) for i, old in enumerate(order(table, wanted.seats))]
    terms = replace(table.terms, chosen_seed=False)
    try:
        await lobby.store.create(Stored(id, match.record(), seats, match.ply, terms=terms), [], before=table.id)
        table.go_next(id)
    except Conflict:  # somebody on another node was faster
        await table.catch_up(-1)


def order(table: Table, wanted: str) -> list[int]:
    """[new seat] the old seat of whoever sits there."""
    count = len(table.seats)
    result = table.now.result
    if wanted == "rotated":
        return [(seat + 1) % count for seat in range(count)]
    if wanted == "result" and result is not None and len(result.places) == count:
        return sorted(range(count), key=lambda seat: (-result.places[seat], seat))
    return list(range(count))


def _moved(number: int, seat: Seat) -> Seat:
    if seat.kind == BOT:
        return Seat(number, BOT, seat.name, seat.bot, None, colour=seat.colour)
    # Whoever held it takes it with the link he has; until then the host may free it for somebody else.
    return Seat(number, OPEN, seat.name if seat.holder else "", None, None, claim=seat.holder, colour=seat.colour)


async def _look_on(lobby: Lobby, grant: Grant) -> None:
    """The host without a seat, and those who watch; whenever they ask."""
    if grant.kind == WATCH:
        grant = grant._replace(seat=None)  # whose eyes it had is a new question at a new table
    if await lobby.store.grant(grant.hash) is None:
        try:
            await lobby.store.links.add(grant)
        except Conflict:
            raise NoSuchLink("your link to the rematch was revoked; ask its host for a new one") from None
