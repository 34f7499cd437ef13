"""Who asks for a hint, chances or a report, and what he is told. Nothing of it holds up the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import cast

import msgspec
from msgspec import Raw

from hanse.bots import advice
from hanse.bots.advice import Advice, Verdict
from hanse.core.bot import NoAnswer
from hanse.core.situation import Situation
from hanse.server import sight
from hanse.server.advice import Key, Reporting
from hanse.server.guest import Guest
from hanse.server.messages import AskChances, AskHint, AskReport, Chances, Hint, No, Report
from hanse.server.table import Table

log = logging.getLogger("hanse.server")

OFF = "the host of this table has switched hints and chances off"
NOT_YET = "a report is made when the game is over"

_chances = msgspec.json.Decoder(advice.Chances | None)
_verdict = msgspec.json.Decoder(Verdict | None)


def hear(table: Table, guest: Guest, heard: AskHint | AskChances | AskReport) -> None:
    """Without the lock and without waiting: what is wrong is told at once, all else when it is made."""
    match heard:
        case AskHint():
            _hint(table, guest, heard)
        case AskChances():
            _tell_chances(table, guest, heard)
        case AskReport():
            _report(table, guest, heard.report)


def _allowed(table: Table, guest: Guest) -> bool:
    if not table.terms.hints and not table.now.over:
        guest.send(No("bad", OFF))
        return False
    return True


def _hint(table: Table, guest: Guest, heard: AskHint) -> None:
    now = table.now
    if heard.seat not in guest.seats:
        guest.send(No("bad", f"seat {heard.seat} is not yours, so there is no hint for you"))
    elif _allowed(table, guest):
        if heard.hint != now.ply or now.seat != heard.seat or table.reading is not None:
            guest.send(No("stale", f"ply {heard.hint} for seat {heard.seat} is not what is asked now"))
        else:
            _want(table, guest, Key("hint", now.ply, heard.seat), heard.id)


def _tell_chances(table: Table, guest: Guest, heard: AskChances) -> None:
    now = table.now
    if heard.chances > now.ply:
        guest.send(No("bad", f"there is no ply {heard.chances}; the last is {now.ply}"))
    elif _allowed(table, guest):
        _want(table, guest, Key("chances", heard.chances, sight.eyes_of(now, guest.looks)), heard.id)


def _want(table: Table, guest: Guest, key: Key, id: int) -> None:
    kept, advisers = table.advice, table.advisers
    assert advisers is not None
    found = kept.find(key)
    if found is not None:
        guest.send(_message(key, id, found))
        return
    kept.wait(key, guest, id)
    if key not in kept.jobs:
        kept.jobs[key] = advisers.begin(_work(table, key), f"{key.ask} at {table.id}")


async def _work(table: Table, key: Key) -> None:
    kept, advisers, mine = table.advice, table.advisers, asyncio.current_task()
    assert advisers is not None

    def wanted() -> bool:
        return kept.jobs.get(key) is mine and kept.wanted(key)

    found = None
    try:
        if key.ply == table.now.ply:
            view = table.now.view(key.eyes)
        else:
            async with table.looks.turn():
                view = Situation(table.match, key.ply).view(key.eyes)
        found = await advisers.ask(wanted, table.match.bundle, key.ask, view, key.eyes, key.ply)
    except NoAnswer as none:
        log.warning("table %s: ply %d: %s %s", table.id, key.ply, key.ask, none)
    if kept.jobs.get(key) is not mine:
        return  # it was taken back meanwhile
    for guest, id in kept.done(key, found).items():
        guest.send(_message(key, id, Raw(b"null") if found is None else found))


def _message(key: Key, id: int, found: Raw) -> Hint | Chances:
    """Nothing in it where nothing came."""
    if key.ask == "hint":
        return Hint(id, key.ply, key.eyes, cast("list[Advice]", [] if bytes(found) == b"null" else found))
    told = _chances.decode(found)
    return Chances(id, key.ply, [], []) if told is None else Chances(id, key.ply, told.expect, told.errors)


# The whole game.


def _report(table: Table, guest: Guest, wanted: bool) -> None:
    advisers = table.advisers
    assert advisers is not None
    reporting = advisers.reports.get(table.id)
    if not wanted:
        if reporting is not None:
            reporting.guests.pop(guest, None)
    elif not table.now.over and not table.terms.imported:
        guest.send(No("bad", NOT_YET))
    elif table.match.bundle.judge is None:
        guest.send(Report(0, 0, [], []))
    else:
        if reporting is None or reporting.answers != table.match.answers:
            reporting = Reporting([*table.match.answers], [])
            advisers.keep(table.id, reporting)
        reporting.guests[guest] = 0
        if reporting.plies:
            _tell(reporting)
        if reporting.task is None:
            reporting.task = advisers.begin(_look(table, reporting), f"report of {table.id}")


def _tell(reporting: Reporting) -> None:
    """Everybody who reads it what he does not know yet."""
    turning = [one.ply for seat in range(16) for one in advice.turning_points(reporting.verdicts, seat)]
    for guest, known in reporting.guests.items():
        fresh = reporting.verdicts[known:]
        reporting.guests[guest] = len(reporting.verdicts)
        guest.send(Report(reporting.looked, len(reporting.plies), fresh, turning))


async def _look(table: Table, reporting: Reporting) -> None:
    """Decision after decision while somebody reads it; who comes back later finds what there is, and it goes on."""
    advisers, match = table.advisers, table.match
    assert advisers is not None
    try:
        if not reporting.plies:
            async with table.looks.story:  # a whole game is played again: never twice at once, and not on the loop
                reporting.plies = await asyncio.to_thread(advice.decisions, match)
        effort = advice.share(len(reporting.plies))
        while reporting.looked < len(reporting.plies) and reporting.guests:
            ply = reporting.plies[reporting.looked]
            answer = reporting.answers[ply]
            async with table.looks.turn():
                view = Situation(match, ply).view(answer.seat)
            told = None
            with contextlib.suppress(NoAnswer):  # one decision that cannot be judged is left out
                told = await advisers.ask(
                    lambda: bool(reporting.guests), match.bundle, "judge", view, answer.seat, ply, answer.text, effort
                )
                if told is None:
                    return
            verdict = None if told is None else _verdict.decode(told)
            reporting.looked += 1
            if verdict is not None:
                reporting.verdicts.append(verdict)
            _tell(reporting)
        if not reporting.plies:
            _tell(reporting)
    finally:
        reporting.task = None
