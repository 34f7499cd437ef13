"""Tells people who are away that they are asked: an address of the host's, or their own."""

from __future__ import annotations

import asyncio
import importlib
import json
import logging
import urllib.request
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from hanse.core.reading import BadInput
from hanse.server import reach
from hanse.server.logs import Seldom, one_line
from hanse.server.meters import METERS
from hanse.server.seats import Seat
from hanse.server.store import Lost
from hanse.server.store.calls import PUSH, Call, Calls
from hanse.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from hanse.server.pushes import Pushes
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
    def __init__(self, addresses: Iterable[str], after: float, calls: Calls, pushes: Pushes, inside: bool) -> None:
        self._addresses = tuple(addresses)
        self._pushes = pushes
        self._inside = inside
        self._after = after
        self._calls = calls
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}  # [table, ply]
        self._trouble = Seldom(log.warning)

    def asked(self, table: Table) -> None:
        """Somebody is asked at a table, or has left it; if he is away and does not come within a while, he is told."""
        question = table.id, table.match.ply
        if away(table) is not None and question not in self._tasks and len(self._tasks) < WAITING:
            task = asyncio.create_task(self._later(table, table.match.ply), name=f"call {table.id}")
            self._tasks[question] = task
            task.add_done_callback(lambda _: self._tasks.pop(question))

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _later(self, table: Table, ply: int) -> None:
        await asyncio.sleep(self._after)
        seat = away(table)
        if seat is None or table.match.ply != ply:
            return
        notice = {
            "text": f"{seat.name or f'Seat {seat.seat + 1}'}, it is your turn: {table.game}",
            "table": table.id, "game": table.game, "seat": seat.seat, "name": seat.name, "ply": ply,
        }  # fmt: skip
        try:
            await asyncio.gather(self._call_host(notice), self._call_holder(seat.holder, notice))
        except Lost as error:
            self._trouble("calls: the store failed: %s", one_line(error))

    async def _call_host(self, notice: Notice) -> None:
        if self._addresses and await self._calls.first(notice["table"], notice["ply"]):
            await asyncio.gather(*(self._tell_host(address, notice) for address in self._addresses))

    async def _tell_host(self, address: str, notice: Notice) -> bool:
        return await self._send(address, lambda: asyncio.to_thread(send, address, notice))

    async def _call_holder(self, holder: str | None, notice: Notice) -> None:
        if holder is not None:
            due = await self._calls.due(notice["table"], holder, notice["ply"])
            await asyncio.gather(*(self._call(call, notice) for call in due))

    async def _call(self, call: Call, notice: Notice) -> None:
        keys = {name: key for name, key in call.keys.items() if name != "language"}
        body = json.dumps(worded(notice, call.keys.get("language", ""))).encode()
        listens = True

        async def tell() -> None:
            nonlocal listens
            if call.kind == PUSH:
                listens = await self._pushes.send(call.address, keys, body)
            else:
                await asyncio.to_thread(tell_player, call.address, body, self._inside)

        arrived = await self._send(call.address, tell)
        if not listens or (not arrived and await self._calls.failed(call.id) >= GIVEN_UP):
            await self._calls.drop(call.id)

    async def _send(self, address: str, tell: Callable[[], Awaitable[object]]) -> bool:
        """Whether it has arrived in the end."""
        for pause in (*AGAIN, None):
            try:
                async with self._room:
                    await tell()
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


def away(table: Table) -> Seat | None:
    """The seat that is asked, if it is a person's who is not there."""
    seat = table.asked()
    return None if seat is None or seat.player is not None or table.company.here(seat.seat) else seat


def worded(notice: Notice, language: str) -> Notice:
    """The notice in somebody's own language."""
    texts = Texts(language if language in LANGUAGES else LANGUAGES[0], notice["game"])
    who = notice["name"] or texts.say("player", number=notice["seat"] + 1)
    title = texts.say("title")
    return {**notice, "title": title, "text": texts.say("notice-asked", name=who, game=title)}


def tell_player(address: str, body: bytes, inside: bool) -> None:
    """To a player's own address; OSError if it does not arrive."""
    status = reach.post(address, body, {"Content-Type": "application/json"}, inside)
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


def send(address: str, notice: Notice) -> None:
    """To an address of the host's; OSError if it does not arrive."""
    scheme = urlsplit(address).scheme
    if scheme not in PLAIN:
        sender = importlib.import_module("apprise").Apprise()
        if not (sender.add(address) and sender.notify(body=notice["text"])):
            raise OSError("apprise could not send it")
        return
    request = urllib.request.Request(
        address, json.dumps(notice).encode(), {"Content-Type": "application/json", "User-Agent": "hanse"}
    )
    with _opener.open(request, timeout=10.0) as answer:
        answer.read(1024)


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
