"""The bots of a table: they answer when asked, at a pace people can follow, and nothing they do stops the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from pathlib import Path

from hanse.bots.seat import dice
from hanse.core.bot import NoAnswer
from hanse.core.match import Refused, Stale, Unknown
from hanse.core.playout import random_code
from hanse.core.registry import spelled
from hanse.server.seats import Seat
from hanse.server.store import Lost
from hanse.server.table import Table
from hanse.server.tenancy import Tenancy, beat
from hanse.server.thinkers import Task, Thinkers

log = logging.getLogger("hanse.server")

TRUST = 3
"""After so many failures a bot's answers are random's for as long as the table stays in memory."""

AGAIN = 1.0
"""Seconds until a bot's answer is tried again that could not be stored."""


class BotPlayers:
    """One task per table that waits until a bot is asked."""

    def __init__(
        self, table: Table, tenancy: Tenancy, thinkers: Thinkers, pause: float, corrections: Path | None
    ) -> None:
        self._table = table
        self._tenancy = tenancy
        self._thinkers = thinkers
        self._pause = pause
        self._data = "" if corrections is None else str(corrections)
        self._failures: dict[int, int] = {}  # [seat]
        self.resting = False
        """Whether somebody else must answer first."""
        self._task = asyncio.create_task(self._play(), name=f"bots of {table.id}")

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _play(self) -> None:
        table = self._table
        while True:
            table.moved.clear()
            seat = table.asked()
            if seat is None or seat.player is None:
                self.resting = True
                await table.moved.wait()
                self.resting = False
                continue
            try:
                if not await self._tenancy.has(table.id):
                    await self._leave_it_to_another()
                    continue
                await self._turn(seat)
            except Stale:
                continue
            except Lost:
                await asyncio.sleep(AGAIN)  # the table has said so; it stays as it is
            except Exception:
                # A game may have a fault: the table stays as it is, and we try again.
                log.exception("table %s: ply %d: the bot's turn failed", table.id, table.match.ply)
                await asyncio.sleep(5.0)

    async def _leave_it_to_another(self) -> None:
        """Another node plays these bots; until it has, or its lease may have run out."""
        self.resting = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(beat()):
                await self._table.moved.wait()
        self.resting = False

    async def _turn(self, seat: Seat) -> None:
        table = self._table
        ply, began = table.match.ply, time.monotonic()
        text, notes = await self._think(seat)
        await asyncio.sleep(max(0.0, began + self._pause - time.monotonic()))
        async with table.lock:
            if table.match.ply != ply or table.asked() is not seat:
                return
            await self._answer(seat, text, notes)

    async def _think(self, seat: Seat) -> tuple[str | None, list[str]]:
        """The bot's answer; None and a remark if it has none."""
        if self._failures.get(seat.seat, 0) >= TRUST:
            return None, []
        match, setup = self._table.match, self._table.match.bundle.setup
        task = Task(
            game=self._table.game,
            variant=setup.variant,
            seats=setup.seats,
            switches={name: spelled(value) for name, value in setup.switches.items()},
            data=self._data,
            bot=seat.player or "random",
            view=self._table.now.view(seat.seat),
            seat=seat.seat,
            dice=dice(match.seed, match.ply, seat.seat).seed,
        )
        try:
            return await self._thinkers.think(task), []
        except NoAnswer as none:
            return None, [self._failed(seat, str(none))]

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
                await table.answer(seat.seat, text, match.ply)
                return
            except (Unknown, Refused):
                notes = [self._failed(seat, "answered what is not possible")]
        code = random_code(match.game, match.state, dice(match.seed, match.ply, seat.seat))
        await table.answer(seat.seat, match.game.text[code], match.ply, notes)
