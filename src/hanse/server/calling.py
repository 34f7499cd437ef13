"""Where people want to be told that they are asked: addresses they leave with us."""

from __future__ import annotations

import asyncio
import hashlib
from urllib.parse import urlsplit

from hanse.core.reading import BadInput
from hanse.server import reach
from hanse.server.forms import Call as CallDoc
from hanse.server.forms import NewCall
from hanse.server.lobby import Lobby, NoSuchLink, NotYours
from hanse.server.seats import SEAT
from hanse.server.store.calls import PUSH, WEBHOOK, Call

CALLS = 8
"""Addresses that one link may have."""


async def calls(lobby: Lobby, token: str) -> list[CallDoc]:
    async with lobby.visit(token, SEAT) as (table, mine):
        return [_shown(call) for call in await lobby.store.calls.of(table.id, mine.hash)]


async def add(lobby: Lobby, token: str, new: NewCall) -> CallDoc:
    """From now on whoever holds this link is told there; the same address again is the same call."""
    async with lobby.visit(token, SEAT) as (table, mine):
        if not table.held(mine):
            raise NotYours("only who holds a seat is ever asked; you are watching")
        if new.kind == PUSH:
            from hanse.server import push

            push.checked(new.keys)
        elif new.keys:
            raise BadInput("keys: only a push service has any")
        await asyncio.to_thread(reach.way, new.address, lobby.settings.inside)
        id = hashlib.sha256(f"{mine.hash} {new.kind} {new.address}".encode()).hexdigest()[:16]
        others = [call for call in await lobby.store.calls.of(table.id, mine.hash) if call.id != id]
        if len(others) >= CALLS:
            raise BadInput(f"this link has {CALLS} addresses; take one away first")
        keys = {**new.keys, "language": new.language}
        call = Call(id, table.id, mine.hash, PUSH if new.kind == PUSH else WEBHOOK, new.address, keys)
        await lobby.store.calls.add(call)
        return _shown(call)


async def drop(lobby: Lobby, token: str, id: str) -> None:
    async with lobby.visit(token, SEAT) as (table, mine):
        if id not in {call.id for call in await lobby.store.calls.of(table.id, mine.hash)}:
            raise NoSuchLink("no address of yours has this id")
        await lobby.store.calls.drop(id)


def _shown(call: Call) -> CallDoc:
    return CallDoc(call.id, call.kind, urlsplit(call.address).hostname or "")
