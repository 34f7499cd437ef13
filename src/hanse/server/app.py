"""The web application: everything the other modules offer, put behind addresses."""

from __future__ import annotations

import logging
from typing import Any

from hanse.core.reading import BadInput
from hanse.server import api, calling_api, example_api, health, hosting_api, lesson_api, openapi
from hanse.server.addresses import (
    FRESH,
    JSON,
    TEXT,
    Asking,
    Declined,
    Gone,
    Receive,
    Response,
    Route,
    Routes,
    Scope,
    Send,
    turn_away,
)  # fmt: skip
from hanse.server.door import HEADERS, Sockets, same_origin
from hanse.server.forms import Problem
from hanse.server.gate import Gate, networks
from hanse.server.kinds import encode
from hanse.server.lobby import Lobby, NoSuchLink, NotYours, Taken, TooMany
from hanse.server.logs import one_line, without_secrets, without_store
from hanse.server.page import Page
from hanse.server.play import PLAY, play
from hanse.server.settings import Settings
from hanse.server.store import Lost
from hanse.server.tables import Closed

log = logging.getLogger("hanse.server")

ROUTES: list[Route] = [
    *api.HANDLERS,
    *hosting_api.HANDLERS,
    *calling_api.HANDLERS,
    *example_api.HANDLERS,
    *lesson_api.HANDLERS,
    *health.HANDLERS,
]

STATUS = {NoSuchLink: 404, NotYours: 403, Taken: 409, Closed: 409, TooMany: 429}
"""Of what is wrong with a request; 400 for all else."""

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""

ALWAYS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
"""Headers of every answer, errors included."""


class App:
    """Its tables open with it and close with it."""

    lobby: Lobby

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets = Sockets(settings.sockets)
        self.page = Page(settings.page, settings.prefix)
        self.scrapers = networks(settings.scrapers, "--scrape")
        self.gate: Gate | None = None
        """Through which its connections come, if it counts them."""
        self._routes = Routes([*ROUTES, openapi.served(ROUTES)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["path"].startswith(PLAY):
            await play(self, scope, receive, send)
        else:
            await turn_away(scope, receive, send, 404, encode(Problem(f"sockets are at {PLAY}…")))

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self.lobby = Lobby(self.settings)
        await self.lobby.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.lobby.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answer = await self._answered(Asking(self, scope, receive))
        except Gone:
            return
        document = answer.document
        kind = answer.kind or (JSON if not isinstance(document, str | bytes) else TEXT)
        if document is None:
            body = b""
        elif isinstance(document, str):
            body = document.encode()
        else:
            body = document if isinstance(document, bytes) else encode(document)
        headers = [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in answer.headers.items()
        ]
        if kind.startswith("text/") and "charset" not in kind:
            kind += "; charset=utf-8"
        if answer.status not in (204, 304):
            headers += [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": answer.status, "headers": [*headers, *ALWAYS]})
        await send({"type": "http.response.body", "body": body})

    async def _answered(self, asking: Asking) -> Response[Any]:
        try:
            return await self._done(asking)
        except Declined as declined:
            why = f"{asking.method} {asking.path[:200]}: {declined}"
            return Response(Problem(why), declined.status, headers=declined.headers)
        except BadInput as wrong:
            return Response(Problem(str(wrong)), STATUS.get(type(wrong), 400))
        except Lost as lost:
            # The disk is full, or the database is away: one line here, one line there, and it may be tried again.
            where = without_secrets(asking.path)
            without_store("%s %s: the store failed: %s", asking.method, where, one_line(lost))
            why = "the store does not answer now, so nothing was changed; try again in a moment"
            return Response(Problem(why), 503, headers={**FRESH, "Retry-After": "5"})
        except Gone:
            raise
        except Exception as fault:
            log.error("%s %s failed", asking.method, without_secrets(asking.path), exc_info=fault)
            return Response(Problem("something went wrong here, and it is in the server's log; nothing was lost"), 500)

    async def _done(self, asking: Asking) -> Response[Any]:
        found, parts = self._routes.find(asking.path)
        if not found:
            return self._other(asking)
        route = found.get("GET" if asking.method == "HEAD" else asking.method)
        if route is None:
            return _only(asking, *found)
        if asking.method not in SAFE and not same_origin(asking.headers):
            raise Declined(403, "what changes something must come from this server's own page")
        return await route.answer(asking, parts)

    def _other(self, asking: Asking) -> Response[Any]:
        """Whatever is no address of programs is the page's."""
        if f"{asking.path}/".startswith("/api/"):
            return Response(Problem("no such address under /api"), 404)
        if asking.method not in ("GET", "HEAD"):
            return _only(asking, "GET")
        return self.page.answer(asking)


def _only(asking: Asking, *methods: str) -> Response[None]:
    """What may be asked for there, for who wants to know, and for who asks for something else."""
    allowed = ", ".join([*methods, *(["HEAD"] if "GET" in methods else []), "OPTIONS"])
    if asking.method != "OPTIONS":
        raise Declined(405, f"not possible there; possible: {allowed}", {**FRESH, "Allow": allowed})
    return Response(None, 204, headers={"Allow": allowed})


def create_app(settings: Settings) -> App:
    """The application, to be served by whatever speaks ASGI."""
    return App(settings)
