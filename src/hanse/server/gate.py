"""Who holds a connection: so many in all, so many requests of one address, and who keeps us waiting goes first."""

from __future__ import annotations

import ipaddress
import logging
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Protocol

from hanse.core.reading import BadInput
from hanse.server.logs import Seldom

log = logging.getLogger("hanse.server")

SPARE = 64
"""File handles kept for the store, the bots and the page's files."""

GRACE = 1.0
"""Seconds a connection may wait undisturbed, so that many who come back at once do not push each other out."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Held(Protocol):
    """A connection as the gate sees it."""

    who: str
    inside: bool
    """Whether it is counted; the gate's to say."""

    def drop(self) -> None: ...


class Gate:
    def __init__(self, most: int, each: int, proxies: Iterable[Network] = (), handles: int | None = None) -> None:
        # With few handles, half of them; otherwise all but the spare ones.
        self._most = most if handles is None else min(most, max(handles - SPARE, handles // 2))
        self._each = each
        self._proxies = tuple(proxies)
        self._asking: Counter[str] = Counter()  # [address] its connections that are no sockets
        self._waiting: OrderedDict[Held, float] = OrderedDict()  # since when we wait for them, oldest first
        self._full = Seldom(log.warning)
        self.open = 0
        self.dropped = 0
        """Connections given up to make room."""

    def enter(self, one: Held) -> bool:
        """Let a connection in, and if there is no room, somebody who keeps us waiting out; False if it cannot be."""
        if self.open >= self._most:
            self._full("%d connections are open, as many as there may be; who keeps us waiting is let go", self.open)
            if not self._drop(next(iter(self._waiting), None)):
                return False
        if self._asking[one.who] >= self._each and not self._behind_proxy(one.who):
            mine = next((other for other in self._waiting if other.who == one.who), None)
            if mine is not None and self._waiting[mine] < time.monotonic() - GRACE:
                self._drop(mine)
        one.inside = True
        self.open += 1
        self._asking[one.who] += 1
        self.wait(one)
        return True

    def wait(self, one: Held) -> None:
        """From now on we wait for it."""
        if one.inside:
            self._waiting[one] = time.monotonic()
            self._waiting.move_to_end(one)

    def serve(self, one: Held) -> None:
        """It waits for us."""
        self._waiting.pop(one, None)

    def seat(self, one: Held) -> None:
        """It has become a socket; those are counted at their tables' door."""
        self._waiting.pop(one, None)
        self._forget(one.who)

    def leave(self, one: Held, seated: bool = False) -> None:
        if not one.inside:
            return
        one.inside = False
        self._waiting.pop(one, None)
        self.open -= 1
        if not seated:
            self._forget(one.who)

    def _forget(self, who: str) -> None:
        self._asking[who] -= 1
        if self._asking[who] <= 0:
            del self._asking[who]

    def _drop(self, one: Held | None) -> bool:
        if one is None:
            return False
        self.leave(one)
        self.dropped += 1
        one.drop()
        return True

    def _behind_proxy(self, who: str) -> bool:
        """Behind a proxy are many, and it counts them itself."""
        return bool(self._proxies) and within(who, self._proxies)


def networks(given: Iterable[str], option: str = "--proxy") -> tuple[Network, ...]:
    """Addresses and networks as an option names them."""
    found = []
    for text in given:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            raise BadInput(f"{option} {text!r}: must be an address or a network, as 10.0.0.1 or 10.0.0.0/8") from None
    return tuple(found)


def within(who: str, proxies: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(who.partition("/")[0])
    except ValueError:
        return False
    return any(address in network for network in proxies)


def household(address: str) -> str:
    """Whom an address stands for: one household has as many IPv6 addresses as it likes, but one network of them."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address, 64), strict=False))
    except ValueError:
        return address


def handles() -> int | None:
    """How many file handles this process may have, after asking for more; None where they are not counted."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass  # then with those there are
    return None if soft == resource.RLIM_INFINITY else soft
