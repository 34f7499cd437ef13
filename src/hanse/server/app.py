"""The web application: everything the other modules offer, put behind addresses."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message, Scope

from hanse.core.reading import BadInput
from hanse.server import api, calling_api, example_api, hosting_api, lesson_api
from hanse.server.door import HEADERS, Sockets
from hanse.server.gate import networks
from hanse.server.health import healthz, metrics, readyz
from hanse.server.lobby import Lobby
from hanse.server.openapi import described
from hanse.server.page import Page, page
from hanse.server.play import play
from hanse.server.settings import BODY, Settings
from hanse.server.store import Lost


class App(Litestar):
    """Speaks of messages as msgspec does and as nobody else: to look for others costs a fifth of the start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(settings: Settings) -> Litestar:
    """The application; its tables open with it and close with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        lobby = Lobby(settings)
        await lobby.open()
        app.state.lobby = lobby
        app.state.sockets = Sockets(settings.sockets)
        app.state.page = Page(settings.page, settings.prefix)
        app.state.scrapers = networks(settings.scrapers, "--scrape")
        try:
            yield
        finally:
            await lobby.close()

    return App(
        [
            *api.HANDLERS,
            *hosting_api.HANDLERS,
            *calling_api.HANDLERS,
            *example_api.HANDLERS,
            *lesson_api.HANDLERS,
            healthz,
            readyz,
            metrics,
            play,
            page,
        ],
        lifespan=[lifespan],
        before_send=[_protect],
        exception_handlers={
            BadInput: api.wrong_input,
            HTTPException: api.refused,
            Lost: api.lost,
            Exception: api.fault,
        },
        request_max_body_size=BODY,
        openapi_config=described(),
        logging_config=None,
    )


async def _protect(message: Message, scope: Scope) -> None:
    """Every answer carries the headers, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
