"""Tells people who are away that they are asked: an address of the host's, or their own."""

from __future__ import annotations

import asyncio
import importlib
import ipaddress
import json
import logging
import socket
import urllib.request
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from hanse.core.reading import BadInput
from hanse.server.logs import Seldom, one_line
from hanse.server.meters import METERS
from hanse.server.seats import BOT
from hanse.server.store import Lost
from hanse.server.store.calls import WEBHOOK, Calls

if TYPE_CHECKING:
    from hanse.server.table import Table

log = logging.getLogger("hanse.server")

PLAIN = ("http", "https")
"""Addresses that get the notice as JSON; others are apprise's."""

AT_ONCE = 4
WAITING = 1000
"""Notices in line; what comes then is not told."""

AGAIN = (5.0, 60.0)
"""Seconds after which a notice that did not arrive is sent again."""

GIVEN_UP = 10
"""Failures after which a player's address is forgotten."""

Notice = dict[str, Any]


class Caller:
    def __init__(self, addresses: Iterable[str], after: float, calls: Calls | None = None) -> None:
        self._addresses = tuple(addresses)
        self._after = after
        self._calls = calls
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._trouble = Seldom(log.warning)

    def asked(self, table: Table) -> None:
        """Somebody is asked at a table; if he is away and does not come within a while, he is told."""
        seat = table.asked()
        if seat is None or seat.kind == BOT or table.here(seat.seat):
            return
        if len(self._tasks) < WAITING:
            task = asyncio.create_task(self._later(table, table.match.ply), name=f"call {table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _later(self, table: Table, ply: int) -> None:
        await asyncio.sleep(self._after)
        seat = table.asked()
        if seat is None or seat.kind == BOT or table.match.ply != ply or table.here(seat.seat):
            return
        notice = {
            "text": f"{seat.name or f'Seat {seat.seat + 1}'}, it is your turn: {table.game}",
            "table": table.id, "game": table.game, "seat": seat.seat, "name": seat.name, "ply": ply,
        }  # fmt: skip
        await asyncio.gather(*(self._send(address, notice, open_to_all=True) for address in self._addresses))
        if self._calls is not None and seat.holder is not None:
            await self._call_holder(self._calls, table.id, seat.holder, notice)

    async def _call_holder(self, calls: Calls, table: str, holder: str, notice: Notice) -> None:
        try:
            for call in await calls.due(table, holder, notice["ply"]):
                if call.kind != WEBHOOK or await self._send(call.address, notice, open_to_all=False):
                    continue
                if await calls.failed(call.id) >= GIVEN_UP:
                    await calls.drop(call.id)
        except Lost as error:
            self._trouble("calls: the store failed: %s", one_line(error))

    async def _send(self, address: str, notice: Notice, open_to_all: bool) -> bool:
        """Whether it has arrived in the end."""
        for pause in (*AGAIN, None):
            try:
                async with self._room:
                    await asyncio.to_thread(send, address, notice, open_to_all)
            except (OSError, ValueError, BadInput) as error:
                if pause is None:
                    METERS.calls.add("failed")
                    self._trouble("a notice to %s did not arrive: %s", urlsplit(address).hostname, one_line(error))
                    return False
                await asyncio.sleep(pause)
            else:
                METERS.calls.add("sent")
                return True
        return False


def send(address: str, notice: Notice, open_to_all: bool) -> None:
    """To one address; OSError if it does not arrive. A player's may not reach into the server's own network."""
    scheme = urlsplit(address).scheme
    if scheme not in PLAIN:
        if not open_to_all:
            raise BadInput("players' addresses must begin with https://")
        sender = importlib.import_module("apprise").Apprise()
        if not (sender.add(address) and sender.notify(body=notice["text"])):
            raise OSError("apprise could not send it")
        return
    if not open_to_all:
        check_public(address)
    request = urllib.request.Request(
        address, json.dumps(notice).encode(), {"Content-Type": "application/json", "User-Agent": "hanse"}
    )
    with _opener.open(request, timeout=10.0) as answer:
        answer.read(1024)


def check_public(address: str) -> None:
    """BadInput unless it is https and somewhere in the world."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname or parts.username is not None:
        raise BadInput("players' addresses must begin with https:// and a name")
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise BadInput(f"{parts.hostname}: not an address of the world")


def checked(addresses: Iterable[str]) -> tuple[str, ...]:
    """BadInput for what ``--notify`` cannot send to; the address may hold a password and is not repeated."""
    given = tuple(addresses)
    for address in given:
        scheme = urlsplit(address).scheme
        if not scheme:
            raise BadInput("--notify: must be an address as https://example.org/hook")
        if scheme in PLAIN:
            continue
        try:
            apprise = importlib.import_module("apprise")
        except ImportError:
            raise BadInput(f"--notify {scheme}://…: needs apprise; pip install hanse[notify]") from None
        if not apprise.Apprise().add(address):
            raise BadInput(f"--notify {scheme}://…: not an address apprise knows")
    return given


class _NoWayRound(urllib.request.HTTPRedirectHandler):
    """A redirect could lead where the address itself may not."""

    def redirect_request(self, *args: object, **more: object) -> None:
        return None


_opener = urllib.request.build_opener(_NoWayRound)
