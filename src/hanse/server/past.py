"""The lane for those who look back: positions of the past take a share of the time, whoever browses how fast."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

REST = 4.0
"""Times as long as a look back has taken, the next one waits; so all of them have a fifth of the time."""


class Past:
    """One looks back at a time, in the whole house."""

    def __init__(self) -> None:
        self._lane = asyncio.Lock()
        self._free = 0.0  # when the next may

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lane:
            if (early := self._free - time.monotonic()) > 0:
                await asyncio.sleep(early)
            began = time.monotonic()
            try:
                yield
            finally:
                ended = time.monotonic()
                self._free = ended + REST * (ended - began)
