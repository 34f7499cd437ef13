"""The bots of a table: they answer when asked, at a pace people can follow, and nothing they do stops the game.

They also look at the clock of who is asked: when his time is over, one of them answers for him.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from pathlib import Path

from hanse import bots
from hanse.bots.allowance import Allowance
from hanse.bots.seat import dice
from hanse.core.bot import NoAnswer
from hanse.core.match import Refused, Stale, Unknown
from hanse.core.playout import random_code
from hanse.server import seating
from hanse.server.outside import Outsiders
from hanse.server.seats import Seat
from hanse.server.store import Lost, Store
from hanse.server.table import Table
from hanse.server.tenancy import Tenancy, beat
from hanse.server.thinkers import Task, Thinkers, told

log = logging.getLogger("hanse.server")

TRUST = 3
"""After so many failures a bot's answers are random's for as long as the table stays in memory."""

AGAIN = 1.0
"""Seconds until a bot's answer is tried again that could not be stored."""


class BotPlayers:
    """One task per table that waits until a bot is asked."""

    def __init__(
        self,
        table: Table,
        store: Store,
        tenancy: Tenancy,
        thinkers: Thinkers,
        outsiders: Outsiders,
        pause: float,
        corrections: Path | None,
    ) -> None:
        self._table = table
        self._store = store
        self._tenancy = tenancy
        self._thinkers = thinkers
        self._outsiders = outsiders
        self._replaced: set[tuple[int, str]] = set()  # seats whose outside bot has failed
        self._pause = pause
        self._data = "" if corrections is None else str(corrections)
        self._failures: dict[int, int] = {}  # [seat]
        self._allowances: dict[int, Allowance] = {}  # [seat]
        self._asked: int | None = None
        self.resting = False
        """Whether somebody else must answer first."""
        self._task = asyncio.create_task(self._play(), name=f"bots of {table.id}")

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._outsiders.leave(self._table.id)

    async def _play(self) -> None:
        table = self._table
        while True:
            table.moved.clear()
            try:
                await table.wind()
                seat, left = table.asked(), table.timing.left()
                if seat is None or seat.seat != self._asked:
                    table.hurried.clear()  # who was hurried has answered
                    self._asked = None if seat is None else seat.seat
                if table.now.over:
                    await self._outsiders.leave(table.id)
                if seat is None or (seat.player is None and left is None):
                    await self._rest()
                elif not await self._tenancy.has(table.id):
                    await self._rest(beat())  # another node sees to it, until its lease may have run out
                elif seat.player is not None:
                    await self._turn(seat)
                elif left:
                    await self._watch_clock(left)
                else:
                    await self._time_over(seat)
            except Stale:
                continue
            except Lost:
                await asyncio.sleep(AGAIN)  # the table has said so; it stays as it is
            except Exception:
                # A game may have a fault: the table stays as it is, and we try again.
                log.exception("table %s: ply %d: the bot's turn failed", table.id, table.match.ply)
                await asyncio.sleep(5.0)

    async def _rest(self, most: float | None = None) -> None:
        """Until something happens, or so long."""
        self.resting = True
        await self._watch_clock(most)
        self.resting = False

    async def _watch_clock(self, left: float | None) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self._table.moved.wait()

    async def _time_over(self, seat: Seat) -> None:
        terms = self._table.terms.clock
        assert terms is not None
        await seating.time_over(self._store, self._table, seat, terms.bot or bots.names()[-1])

    async def _turn(self, seat: Seat) -> None:
        table = self._table
        now, began = table.now, time.monotonic()
        text, notes = await self._think(seat)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, began + self._pause - time.monotonic())):
                await table.hurried.wait()
        async with table.lock:
            # It may have been taken back and answered otherwise: then the same ply is another question.
            if table.now is not now or table.asked() is not seat:
                return
            await self._answer(seat, text, notes)

    async def _think(self, seat: Seat) -> tuple[str | None, list[str]]:
        """The bot's answer; None and a remark if it has none."""
        if self._failures.get(seat.seat, 0) >= TRUST:
            return None, []
        match, player, notes = self._table.match, seat.player or bots.USUAL, list[str]()
        ply, allowance = match.ply, self._allowances.setdefault(seat.seat, Allowance())
        player = self._outsiders.ours.get(player, player)
        if player not in bots.names() and player not in self._outsiders.ours.values():
            try:
                if (seat.seat, player) not in self._replaced:
                    return await self._ask_outside(seat.seat, player), []
            except NoAnswer as none:
                self._replaced.add((seat.seat, player))
                notes.append(f"seat {seat.seat}: {player} {none}; {bots.USUAL} answers from now on")
                log.warning("table %s: ply %d: %s", self._table.id, match.ply, notes[0])
            player = bots.USUAL
        task = Task(
            *told(match.bundle),
            data=self._data,
            bot=player,
            view=self._table.now.view(seat.seat),
            seat=seat.seat,
            dice=dice(match.seed, ply, seat.seat).seed,
            ceiling=allowance.left(match),
        )
        try:
            answered = await self._thinkers.ask(task, self._table.hurried)
            allowance.spend(ply, answered.seconds)
            return answered.do, notes
        except NoAnswer as none:
            return None, [*notes, self._failed(seat, str(none))]

    async def _ask_outside(self, seat: int, name: str) -> str:
        if name not in self._outsiders.names:
            raise NoAnswer("is no bot of this server any more")
        return await self._outsiders.answer(self._table.id, self._table.match, seat, name)

    def _failed(self, seat: Seat, what: str) -> str:
        self._failures[seat.seat] = self._failures.get(seat.seat, 0) + 1
        remark = f"seat {seat.seat}: {seat.player} {what}; random answers"
        if self._failures[seat.seat] == TRUST:
            remark += " from now on"
        log.warning("table %s: ply %d: %s", self._table.id, self._table.match.ply, remark)
        return remark

    async def _answer(self, seat: Seat, text: str | None, notes: list[str]) -> None:
        table, match = self._table, self._table.match
        if text is not None:
            try:
                await table.answer(seat.seat, text, match.ply, notes)
                return
            except (Unknown, Refused):
                notes = [*notes, self._failed(seat, "answered what is not possible")]
        code = random_code(match.game, match.state, dice(match.seed, match.ply, seat.seat))
        await table.answer(seat.seat, match.game.text[code], match.ply, notes)
