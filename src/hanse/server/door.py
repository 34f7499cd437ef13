"""Who may come in: requests and sockets of our own page, no more of them than one address needs."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState

from hanse.server.gate import household

HEADERS = {
    # Style attributes are allowed because boards place pieces with them; scripts and styles come from files alone.
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Links hold tokens: no other site may learn them from a Referer.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

Connection = ASGIConnection[Any, Any, Any, Any]
Asking = Request[None, None, AppState]


def same_origin(connection: Connection) -> bool:
    """Whether a browser asks from our own page. Who sends no Origin is no browser, and has no one's cookies."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()


def address(connection: Connection) -> str:
    return household(connection.client.host) if connection.client is not None else "?"


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @property
    def open(self) -> int:
        return self._open.total()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
