"""A small proxy before several nodes: each connection goes to the next one that answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import httpx

from tests.server.house import House


class Proxy:
    def __init__(self) -> None:
        self.ports: list[int] = []
        """Where the nodes are."""
        self._turn = 0
        self._carrying: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        try:
            for _ in range(len(self.ports)):
                self._turn += 1
                with contextlib.suppress(OSError):
                    node = await asyncio.open_connection("127.0.0.1", self.ports[self._turn % len(self.ports)])
                    await self._carry(reader, writer, *node)
                    return
        finally:
            writer.close()
            self._carrying.discard(task)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
        node_reader: asyncio.StreamReader, node_writer: asyncio.StreamWriter,
    ) -> None:  # fmt: skip
        """Both ways, until either side has ended."""
        ways = [asyncio.create_task(pump(reader, node_writer)), asyncio.create_task(pump(node_reader, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            node_writer.close()

    async def close(self) -> None:
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@contextlib.asynccontextmanager
async def proxied(*ports: int) -> AsyncIterator[tuple[Proxy, House]]:
    """The proxy, and the nodes as they look through it."""
    proxy = Proxy()
    proxy.ports[:] = ports
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    # Each request by a connection of its own, as it comes from many people.
    limits = httpx.Limits(max_keepalive_connections=0)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False, limits=limits) as http:
            yield proxy, House(port, http)
    finally:
        server.close()
        await proxy.close()
