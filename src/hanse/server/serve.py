"""``hanse serve``: bind, open the store, say where, serve until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.server import caller, outside
from hanse.server.app import App, create_app
from hanse.server.gate import Gate, handles, networks
from hanse.server.logs import Seldom, set_up
from hanse.server.settings import MESSAGE, Settings, database
from hanse.server.store import Store
from hanse.server.threshold import Threshold, names, prefix
from hanse.server.wire import Config

log = logging.getLogger("hanse.server")

HOST = "127.0.0.1"
PORT = 8200

QUEUE = 1024
"""Connections the system keeps for us until we take them."""

AT_ONCE = 32
"""Connections taken before anything else is done; fewer than the gate keeps handles to spare."""

LIMITS = ("connections", "requests", "sockets", "tables", "whole", "pace", "workers", "patience")
"""Options of which none may be 0; ``Settings`` has a field for each."""

YOUNG, OLD, OLDEST = 50_000, 20, 100
"""How much is made before each generation of objects is searched for garbage."""


def collect_seldom() -> None:
    """Let the garbage collector work in small pieces.

    A search of everything visits every object of every table and holds up all of them for longer than hundreds of
    answers take (p99 158 ms, without it 28). Little needs it: what goes round in circles here is young.
    """
    gc.collect()
    gc.freeze()  # modules stay
    gc.set_threshold(YOUNG, OLD, OLDEST)


def run(
    host: str = HOST,
    port: int = PORT,
    db: str | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    say: Callable[[str], None] | None = None,
    log: str = "text",
    **more: Any,
) -> None:
    """Serve until interrupted. BadInput, in one line, for whatever cannot be used; ``say`` gets the address.

    ``more`` are fields of ``Settings``.
    """
    collect_seldom()
    settings = Settings(database(db), data, **more)
    checked(settings, host)
    set_up(log)
    listening = listen(host, port)
    with (
        contextlib.closing(listening),
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        runner.run(_serve(settings, listening, host, open_browser, say or _print))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to that address; BadInput if it cannot be had."""
    if not 0 <= port <= 65535:
        raise BadInput(f"--port {port}: must be from 0 (any free one) to 65535")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=QUEUE)
    except socket.gaierror:
        raise BadInput(f"--host {host!r}: no such address; 127.0.0.1 is this machine only, 0.0.0.0 everybody") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} on {host} is taken; choose another with --port, 0 for any free one") from None
        if error.errno == errno.EACCES:
            raise BadInput(f"port {port} on {host} is not allowed to you; choose one above 1023 with --port") from None
        raise BadInput(f"cannot serve on {host} port {port}: {error.strerror}") from None
    # Whoever it takes in inherits this: a small message must not wait until the one before it was confirmed.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


async def _serve(
    settings: Settings, listening: socket.socket, host: str, open_browser: bool, say: Callable[[str], None]
) -> None:
    # Tried once before the server starts, so that a store that cannot be used is one line and not a traceback.
    store = Store(settings.db)
    try:
        await store.open()
    finally:
        await store.close()
    where = address(listening, host, settings.prefix)

    def started() -> None:
        say(where)
        if open_browser and has_browser():
            # Some browsers hold the caller until they close.
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    asyncio.get_running_loop().set_exception_handler(quietly())
    config = configured(create_app(settings), settings, handles(), host)
    await Server(config, started).serve(sockets=[listening])


def checked(settings: Settings, host: str) -> None:
    """BadInput for what would otherwise be found out later."""
    networks(settings.proxies)
    networks(settings.scrapers, "--scrape")
    names(settings.host_names, host)
    if settings.corrections is not None:
        registry.vet(settings.corrections)
    caller.checked(settings.notify)
    outside.read(settings.outside)
    if settings.prefix != prefix(settings.prefix):
        raise BadInput(f"--prefix {settings.prefix!r}: must be a path as /hanse, without a slash at its end")
    for name in LIMITS:
        if getattr(settings, name) <= 0:
            raise BadInput(f"--{name} {getattr(settings, name)}: must be more than 0")


def configured(app: App, settings: Settings, handles: int | None = None, host: str = "") -> Config:
    """How uvicorn serves us. Messages beyond our own limit get an answer; far beyond, the socket is closed.

    Not deflated: that costs more time than an answer has and 40 kB a socket, to save 2 kB a message.
    """
    proxies = networks(settings.proxies)
    gate = app.gate = Gate(settings.connections, settings.requests, proxies, handles)
    return Config(
        Threshold(app, settings, proxies, host), gate, settings.whole, settings.pace,
        log_config=None, log_level="error", access_log=False, server_header=False, proxy_headers=False, lifespan="on",
        ws_max_size=16 * MESSAGE, ws_per_message_deflate=False, backlog=AT_ONCE, timeout_graceful_shutdown=3,
    )  # fmt: skip


def quietly() -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Tell what the event loop cannot help; that no file handle is left comes thousands of times, and is told once."""
    seldom = Seldom(log.error)

    def handler(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
            seldom("%s: newcomers must wait; who is here is served", error.strerror)
        else:
            loop.default_exception_handler(context)

    return handler


class Server(uvicorn.Server):
    """Says when it takes requests."""

    def __init__(self, config: Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(QUEUE)
        if self.started:
            self._say_started()


def address(listening: socket.socket, host: str, prefix: str = "") -> str:
    """What to type into a browser on this machine."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{prefix}/"


def has_browser() -> bool:
    """Whether opening a page can work: on a server without a screen it would start a text browser, or nothing."""
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _print(where: str) -> None:
    sys.stdout.write(f"hanse: {where}  (Ctrl+C stops it)\n")
    sys.stdout.flush()
