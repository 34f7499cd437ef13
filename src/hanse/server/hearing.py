"""What somebody at a table says, and what he alone is answered; the table itself tells everybody what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from hanse.core.match import Match, Refused, Stale, Unknown
from hanse.core.model import ALL, OVER, State
from hanse.server import advising, consent, sight
from hanse.server.guest import Guest
from hanse.server.messages import (
    Agree,
    AskAt,
    AskBack,
    AskChances,
    AskHint,
    AskReport,
    AskStory,
    AskTalk,
    AskWhy,
    Do,
    GoOn,
    Hurry,
    KeepNote,
    No,
    Ping,
    Pong,
    Request,
    Say,
    Story,
    Undo,
    Why,
)
from hanse.server.seats import BOT
from hanse.server.store import NO, WISH, YES, Lost, Row
from hanse.server.table import Table

FOR_READING = "this table was begun by other rules and is only for reading; its record can be saved"
NOT_STORED = "could not be stored, so it did not happen; try again"


async def hear(table: Table, guest: Guest, heard: Request) -> None:
    """One message from one guest; whatever is wrong with it is told to him alone."""
    # Once begun it is finished, though the socket breaks while the store writes: nobody cancels who is heard.
    match heard:
        case Ping():
            guest.send(Pong())
        case AskAt():
            await _tell_past(table, guest, heard)
        case AskStory():
            await _tell_story(table, guest)
        case AskHint() | AskChances() | AskReport():
            advising.hear(table, guest, heard)
        case Hurry():
            _hurry(table, guest, heard)
        case Say() | AskTalk() | KeepNote():
            await table.talking.hear(guest, table.company.guests, heard, table.match.ply, table.seats)
        case _:
            async with table.lock:
                await _hear(table, guest, heard)


async def _hear(table: Table, guest: Guest, heard: Do | Undo | AskBack | Agree | GoOn | AskWhy) -> None:
    match heard:
        case Do() | Undo() | AskBack() | Agree() if table.reading is not None:
            guest.send(No("bad", FOR_READING))
        case GoOn():
            await _go_on_today(table, guest, heard)
        case Do():
            await _do(table, guest, heard)
        case Undo():
            await _undo(table, guest, heard)
        case AskBack():
            await _ask_back(table, guest, heard)
        case Agree():
            await _agree(table, guest, heard)
        case AskWhy():
            guest.send(_why(table.match, guest, heard))


def _hurry(table: Table, guest: Guest, heard: Hurry) -> None:
    """Whoever plays may hurry a bot; who watches may where nobody plays."""
    if not guest.seats and any(seat.kind != BOT for seat in table.seats):
        guest.send(No("bad", "only who holds a seat may hurry a bot"))
        return
    table.hurry(heard.hurry)
    if table.on_hurry is not None:
        table.on_hurry(table, heard.hurry)  # its bots may be another node's


async def _do(table: Table, guest: Guest, heard: Do) -> None:
    if heard.seat not in guest.seats:
        guest.send(No("bad", not_yours(heard.seat, guest.seats), do=heard.do))
        return
    try:
        await table.answer(heard.seat, heard.do, heard.ply)
    except Stale:
        guest.send(No("stale", f"ply {heard.ply} for seat {heard.seat} is not what is asked now", do=heard.do))
        table.tell(guest)
    except Unknown:
        guest.send(No("unknown", "not an action of this game", do=heard.do))
    except Refused as refused:
        guest.send(No("refused", refused.slug, refused.rule, heard.do))
    except Lost:
        guest.send(No("bad", NOT_STORED, do=heard.do))


async def _undo(table: Table, guest: Guest, heard: Undo) -> None:
    match = table.match
    seat = match.asked
    if heard.ply != match.ply:
        guest.send(No("stale", f"ply {heard.ply} is not what is asked now"))
        table.tell(guest)
        return
    if heard.undo >= match.ply:
        guest.send(No("bad", f"there is no answer {heard.undo} to take back; the next will be {match.ply}"))
        return
    own = match.answers[heard.undo].seat
    if own in guest.seats and consent.farthest(match, table.seats, own) is not None:
        seat = own  # nobody but bots would mind, whoever is asked
    elif seat not in guest.seats:
        guest.send(No("bad", "only the seat that is asked may take back"))
        return
    elif heard.undo < (floor := match.floor(seat)).ply:
        guest.send(No("refused", floor.why))
        return
    try:
        await table.take_back(seat, heard.undo)
    except Stale:
        guest.send(No("stale", f"ply {heard.ply} is not what is asked now"))
    except Lost:
        guest.send(No("bad", NOT_STORED))


async def _ask_back(table: Table, guest: Guest, heard: AskBack) -> None:
    match = table.match
    if heard.seat not in guest.seats:
        guest.send(No("bad", not_yours(heard.seat, guest.seats)))
    elif match.asked == OVER:
        guest.send(No("bad", "the game is over"))
    elif heard.back >= match.ply or match.answers[heard.back].seat != heard.seat:
        guest.send(No("bad", f"answer {heard.back} is none that seat {heard.seat} has given"))
    else:
        await _vote(table, guest, Row(WISH, heard.back, heard.seat, ""))


async def _agree(table: Table, guest: Guest, heard: Agree) -> None:
    wish = table.wish
    if wish is None or wish.no is not None or wish.ply != heard.to:
        guest.send(No("stale", f"nobody wants to go back to before answer {heard.to}"))
        table.tell(guest)
    elif heard.seat not in guest.seats:
        guest.send(No("bad", not_yours(heard.seat, guest.seats)))
    elif heard.agree and heard.seat == wish.seat:
        guest.send(No("bad", "who wants to go back need not agree"))
    else:
        await _vote(table, guest, Row(YES if heard.agree else NO, wish.ply, heard.seat, ""))


async def _vote(table: Table, guest: Guest, row: Row) -> None:
    try:
        await table.vote(row)
    except Stale:
        guest.send(No("stale", "somebody was faster"))
    except Lost:
        guest.send(No("bad", NOT_STORED))


async def _go_on_today(table: Table, guest: Guest, heard: GoOn) -> None:
    """Only a table all of whose answers stand by today's rules can go on by them."""
    reading = table.reading
    if reading is None or heard.go_on != table.match.ply:
        guest.send(No("stale", f"ply {heard.go_on} is not where this table waits to go on"))
        table.tell(guest)
    elif reading.stopped is not None:
        guest.send(No("bad", FOR_READING))
    elif not guest.seats:
        guest.send(No("bad", "only who holds a seat may go on"))
    else:
        try:
            await table.go_on_today(guest.seats[0], reading)
        except Lost:
            guest.send(No("bad", NOT_STORED))


def _why(match: Match[State], guest: Guest, heard: AskWhy) -> Why:
    """Why an action is not possible now. About another's question one learns only that it is another's."""
    try:
        if match.asked in guest.seats:
            match.check(heard.why)
            return Why(heard.id, heard.why, True)
        match.read(heard.why)
    except Unknown:
        return Why(heard.id, heard.why, False, "unknown", None, "not an action of this game")
    except Refused as refused:
        return Why(heard.id, heard.why, False, "refused", refused.rule, refused.slug)
    no = match.game.not_now
    return Why(heard.id, heard.why, False, "refused", no.rule, no.slug)


async def _tell_past(table: Table, guest: Guest, heard: AskAt) -> None:
    """Without the lock: what was told does not change, and who browses does not hold up who plays."""
    async with table.looks.turn():
        now = table.now
        if heard.at > now.ply:
            guest.send(No("bad", f"there is no ply {heard.at}; the last is {now.ply}"))
            return
        found = table.looks.at(table.match, heard.at, sight.eyes_of(now, guest.looks))
        guest.send(msgspec.structs.replace(found, id=heard.id))


async def _tell_story(table: Table, guest: Guest) -> None:
    """Counts every position there was: too long for the event loop, and never twice at once."""
    async with table.looks.story:
        async with table.lock:
            bundle, answers, began = table.match.bundle, [*table.match.answers], table.match.position
            eyes = ALL if table.now.over else sight.eyes_of(table.now, guest.looks)  # a finished game is open
        guest.send(Story(await asyncio.to_thread(sight.story, bundle, answers, eyes, began)))


def not_yours(seat: int, seats: Sequence[int]) -> str:
    return f"seat {seat} is not yours; yours: {', '.join(map(str, seats)) or 'none, you are watching'}"
