"""An HTTP address: how it is declared, what answers there, and what that is asked with.

The types of a handler's arguments and of what it returns say everything: a name that stands in the path is that part of
it, a message or ``bytes`` is the body, any other is of the query. ``openapi`` tells programs from the same types.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from urllib.parse import parse_qsl

import msgspec

from hanse.core.reading import BadInput
from hanse.server.gate import household
from hanse.server.kinds import read
from hanse.server.settings import BODY

if TYPE_CHECKING:
    from hanse.server.app import App

T = TypeVar("T")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Handler = Callable[..., Awaitable[Any]]

JSON, TEXT, SVG = "application/json", "text/plain", "image/svg+xml"

FRESH = {"Cache-Control": "no-store"}


class Declined(Exception):
    """What is not done, with HTTP's number for it."""

    def __init__(self, status: int, why: str, headers: Mapping[str, str] = FRESH) -> None:
        super().__init__(why)
        self.status = status
        self.headers = headers


class Gone(Exception):
    """Whoever asked does not wait for an answer."""


class Response(Generic[T]):
    """What is sent, where it is more than a document with the status that its address always has."""

    def __init__(
        self, document: T, status: int = 200, kind: str | None = None, headers: Mapping[str, str] = FRESH
    ) -> None:
        self.document = document
        self.status = status
        self.kind = kind
        self.headers = headers


class Asking:
    """A request, as a handler sees it."""

    def __init__(self, app: App, scope: Scope, receive: Receive) -> None:
        self.app = app
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.headers = headers_of(scope)
        self.client = client_of(scope)
        self._query: bytes = scope["query_string"]
        self._receive = receive

    @property
    def household(self) -> str:
        """Who asks, as far as limits are concerned."""
        return household(self.client)

    @property
    def query(self) -> dict[str, str]:
        text = self._query.decode("ascii", "replace")
        try:
            return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=40))
        except ValueError:
            raise BadInput("more than 40 values in an address") from None

    async def body(self, most: int) -> bytes:
        declared = self.headers.get("content-length", "")
        if declared.isdecimal() and int(declared) > most:
            raise Declined(413, f"more than {most} bytes")
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await self._receive()
            if message["type"] != "http.request":
                raise Gone
            parts.append(message.get("body", b""))
            more = message.get("more_body", False)
            size += len(parts[-1])
            if size > most:
                raise Declined(413, f"more than {most} bytes")
        return b"".join(parts)


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def client_of(scope: Scope) -> str:
    """The address of whoever is at the other end; ``?`` where there is none."""
    return str(scope["client"][0]) if scope["client"] is not None else "?"


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    summary: str
    handler: Handler
    declines: Mapping[int, str]
    """The statuses of what may go wrong, and what each means."""
    kind: str
    most: int
    """Bytes of its body."""
    parameters: Mapping[str, inspect.Parameter] = field(init=False)
    gives: Any = field(init=False)
    """The type of what it returns."""
    places: tuple[str, ...] = field(init=False)
    """The names in its path, in their order."""
    takes: str | None = field(init=False)
    """The name under which it gets the body, if it wants it."""

    def __post_init__(self) -> None:
        signature = inspect.signature(self.handler, eval_str=True)
        asked = {name: one for name, one in signature.parameters.items() if one.annotation is not Asking}
        places = tuple(part[1:-1] for part in self.path.split("/") if part.startswith("{"))
        takes = next((name for name, one in asked.items() if is_body(one.annotation)), None)
        gives = signature.return_annotation
        if getattr(gives, "__origin__", None) is Response:
            (gives,) = gives.__args__
        for name, value in (("parameters", asked), ("gives", gives), ("places", places), ("takes", takes)):
            object.__setattr__(self, name, value)

    @property
    def status(self) -> int:
        if self.gives is None:
            return 204
        return 201 if self.method == "POST" else 200

    @property
    def queries(self) -> list[str]:
        return [name for name in self.parameters if name not in self.places and name != self.takes]

    async def answer(self, asking: Asking, parts: Iterable[str]) -> Response[Any]:
        given: dict[str, Any] = dict(zip(self.places, parts, strict=True))
        if self.queries:
            said = asking.query
            given.update((name, said[name]) for name in self.queries if name in said)
        if self.takes is not None:
            body, kind = await asking.body(self.most), self.parameters[self.takes].annotation
            given[self.takes] = body if kind is bytes else read(body, kind, self.takes)
        done = await self.handler(asking, **given)
        return done if isinstance(done, Response) else Response(done, self.status, self.kind)


def is_body(kind: Any) -> bool:
    return kind is bytes or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def _declare(
    method: str, path: str, summary: str, declines: Mapping[int, str], kind: str = JSON, most: int = BODY
) -> Callable[[Handler], Route]:
    return lambda handler: Route(method, path, summary, handler, declines, kind, most)


def get(path: str, summary: str, declines: Mapping[int, str] = {}, kind: str = JSON) -> Callable[[Handler], Route]:
    return _declare("GET", path, summary, declines, kind)


def post(path: str, summary: str, declines: Mapping[int, str], most: int = BODY) -> Callable[[Handler], Route]:
    return _declare("POST", path, summary, declines, most=most)


def delete(path: str, summary: str, declines: Mapping[int, str]) -> Callable[[Handler], Route]:
    return _declare("DELETE", path, summary, declines)


class Routes:
    """Finds who answers at a path. No path is a name in one address and a place for any in another."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root: dict[str, Any] = {}
        for route in routes:
            node = self._root
            for part in route.path.split("/"):
                node = node.setdefault("{}" if part.startswith("{") else part, {})
            node.setdefault("/", {})[route.method] = route  # no part of a path has a slash in it

    def find(self, path: str) -> tuple[dict[str, Route], list[str]]:
        """By method who answers there, and what stands in the path's places; nobody if there is no such address."""
        node, parts = self._root, []
        for part in path.split("/"):
            if part in node:
                node = node[part]
            elif part and "{}" in node:
                node = node["{}"]
                parts.append(part)
            else:
                return {}, []
        return node.get("/", {}), parts


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, document: bytes) -> None:
    """Answer a request or a socket that comes no further."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket":
        await receive()
    headers = [(b"content-type", JSON.encode()), (b"x-content-type-options", b"nosniff"), (b"connection", b"close")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": document})
