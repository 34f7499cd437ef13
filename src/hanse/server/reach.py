"""Requests to addresses that players gave us: they must not reach into the server's own network."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from hanse.core.reading import BadInput

PATIENCE = 10.0


class Way(NamedTuple):
    """Where an address leads: looked up once, so that nobody names another place after it was checked."""

    parts: SplitResult
    name: str
    ip: str
    port: int


def way(address: str, inside: bool = False) -> Way:
    """BadInput unless it is https and somewhere in the world; ``inside`` allows http and the server's own network."""
    try:
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise BadInput("players' addresses must begin with https:// and a name") from None
    plain = parts.scheme == "http" and inside
    if not (parts.scheme == "https" or plain) or not parts.hostname or parts.username is not None:
        raise BadInput("players' addresses must begin with https:// and a name")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise BadInput("players' addresses have no spaces and no letters but plain ones")
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise BadInput(f"{parts.hostname}: there is no such name") from None
    if not found or not (inside or all(map(_public, found))):
        raise BadInput(f"{parts.hostname}: not an address of the world")
    return Way(parts, parts.hostname, found[0], port)


def post(address: str, body: bytes, headers: Mapping[str, str], inside: bool = False) -> int:
    """The status of the answer; OSError if there is none. Redirects are not followed. Takes its time: for threads."""
    there = way(address, inside)
    line = _Tls(there) if there.parts.scheme == "https" else _Plain(there)
    try:
        target = (there.parts.path or "/") + (f"?{there.parts.query}" if there.parts.query else "")
        line.request("POST", target, body, {"User-Agent": "hanse", **headers})
        answer = line.getresponse()
        answer.read(1024)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(f"no answer that can be read ({type(error).__name__})") from None
    finally:
        line.close()


def _public(ip: str) -> bool:
    found = ipaddress.ip_address(ip.partition("%")[0])
    return found.is_global and not found.is_multicast


class _Plain(http.client.HTTPConnection):
    def __init__(self, there: Way) -> None:
        super().__init__(there.name, there.port, timeout=PATIENCE)
        self._there = there

    def connect(self) -> None:
        self.sock = socket.create_connection((self._there.ip, self._there.port), PATIENCE)


class _Tls(http.client.HTTPSConnection):
    def __init__(self, there: Way) -> None:
        self._trusted = ssl.create_default_context()
        super().__init__(there.name, there.port, timeout=PATIENCE, context=self._trusted)
        self._there = there

    def connect(self) -> None:
        line = socket.create_connection((self._there.ip, self._there.port), PATIENCE)
        self.sock = self._trusted.wrap_socket(line, server_hostname=self._there.name)
