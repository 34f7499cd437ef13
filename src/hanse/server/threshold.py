"""What every request passes first: is it meant for us, under which name, and how long did it take."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from hanse.core.reading import BadInput
from hanse.server.addresses import Message, Receive, Scope, Send, turn_away
from hanse.server.forms import Problem
from hanse.server.gate import Network, within
from hanse.server.kinds import encode
from hanse.server.logs import VISITS, new_id, request_id, without_secrets
from hanse.server.meters import METERS
from hanse.server.settings import Settings

_GIVEN_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_NAME = re.compile(r"(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*")
_PREFIX = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")

PLAIN = ("/healthz", "/readyz", "/metrics")
"""Found with the prefix and without: who looks after a server asks it directly."""


class Threshold:
    """Around the application. Sockets pass at their beginning only, so that their messages cost nothing here."""

    def __init__(self, app: Any, settings: Settings, proxies: Iterable[Network], listening: str = "") -> None:
        self._app = app
        self._prefix = settings.prefix
        self._proxies = tuple(proxies)
        self._names = names(settings.host_names, listening)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if self._proxies:
            self._see_through(scope, headers)
        given = headers.get(b"x-request-id", b"").decode("latin-1")
        trusted = bool(self._proxies) and _GIVEN_ID.fullmatch(given) is not None and scope["state"].get("behind_proxy")
        id = given if trusted else new_id()
        request_id.set(id)
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._ours(host):
            name = host[:100].encode("ascii", "replace").decode()
            why = f"{name!r} is no name of this server; --host-name adds one"
            await turn_away(scope, receive, send, 421, encode(Problem(why)))
        elif not self._enter_prefix(scope):
            why = f"everything here is under {self._prefix}/"
            await turn_away(scope, receive, send, 404, encode(Problem(why)))
        elif scope["type"] == "http":
            await self._timed(scope, receive, send, id)
        else:
            await self._app(scope, receive, send)

    def _see_through(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Behind a proxy that was named, whom it names is the one who asks. Nobody else is believed."""
        client = scope["client"]
        if client is None or not within(client[0], self._proxies):
            return
        scope["state"]["behind_proxy"] = True
        # Each proxy adds whom it saw; from the right, the first that is no proxy of ours is who came.
        chain = [one.strip() for one in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")]
        for one in reversed(chain):
            try:
                address = ipaddress.ip_address(one)
            except ValueError:
                return
            scope["client"] = (str(address), 0)
            if not within(one, self._proxies):
                return

    def _ours(self, host: str) -> bool:
        """Names of elsewhere that lead here are how a foreign page would reach a server at home (DNS rebinding)."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self._names or name.endswith(".localhost"):
            return True
        if "*." + name.partition(".")[2] in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return "*" in self._names
        return True

    def _enter_prefix(self, scope: Scope) -> bool:
        prefix, path = self._prefix, scope["path"]
        if not prefix or path in PLAIN:
            return True
        if path != prefix and not path.startswith(prefix + "/"):
            return False
        scope["path"] = path[len(prefix) :] or "/"
        scope["raw_path"] = scope["path"].encode()
        return True

    async def _timed(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        began, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - began
            METERS.requests.add(seconds)
            METERS.statuses.add(str(status or 499))
            if VISITS.isEnabledFor(20):
                more = {"status": status, "ms": round(1000 * seconds, 1), "from": (scope["client"] or ("?",))[0]}
                said = without_secrets(f"{scope['method']} {scope['path']}")
                VISITS.info("%s", said, extra={"request": id, "more": more})


def names(given: Iterable[str], listening: str = "") -> frozenset[str]:
    """The names this server answers to; addresses in digits are nobody's to redirect, and always ours."""
    machine = socket.gethostname().lower()
    out = {"localhost", machine, f"{machine}.local"}
    for name in given:
        if name != "*" and _NAME.fullmatch(name.lower()) is None:
            raise BadInput(f"--host-name {name!r}: must be a name as games.example.org, *.example.org, or * for any")
        out.add(name.lower())
    if listening:
        out.add(listening.lower())
    return frozenset(out)


def prefix(given: str) -> str:
    """``/hanse`` of ``hanse/`` and the like; nothing of ``/``."""
    path = "/" + given.strip("/") if given.strip("/") else ""
    if _PREFIX.fullmatch(path) is None:
        raise BadInput(f"--prefix {given!r}: must be a path as /hanse")
    return path
