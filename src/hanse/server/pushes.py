"""Notices to browsers by their push services."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from hanse.server.store import Store

if TYPE_CHECKING:
    from hanse.server.push import Signer


class Pushes:
    """Sends to browsers. Its key is made when it is first wanted, and is the same for all nodes and all time."""

    def __init__(self, store: Store, contact: str, inside: bool) -> None:
        self._store = store
        self._contact = contact
        self._inside = inside
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        if self._signer is None:
            from hanse.server import push  # its library takes a moment to load, and most servers never push

            self._signer = push.Signer(await self._store.keep("push", push.new_key()), self._contact)
        return self._signer

    async def send(self, address: str, keys: Mapping[str, str], notice: bytes) -> bool:
        """False: that browser listens no more. OSError: it did not arrive."""
        from hanse.server import push

        return await asyncio.to_thread(push.send, address, keys, notice, await self.signer(), self._inside)
