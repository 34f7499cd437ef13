"""Who sits where, and the links that say so. A link's token is its only key; the store holds but its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import NamedTuple

SEAT, WATCH, INVITE = "seat", "watch", "invite"
"""What a token opens."""

ME, HERE, OPEN, BOT = "me", "here", "open", "bot"
"""Who takes a seat: the host, somebody on the host's device, whoever holds the invitation, a bot."""


@dataclass
class Seat:
    """One seat of a table. ``holder`` is the hash of the token that answers for it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    holder: str | None
    stand_in: str | None = None
    """The bot that answers while the holder is away."""
    claim: str | None = None
    """The hash of a token of the table before: who has it may sit here."""
    colour: str | None = None

    @property
    def free(self) -> bool:
        return self.kind == OPEN and self.holder is None and self.claim is None

    @property
    def player(self) -> str | None:
        """The bot that answers for it; none if somebody does."""
        return self.bot if self.kind == BOT else self.stand_in


class Grant(NamedTuple):
    """What a token allows at a table."""

    table: str
    kind: str
    hash: str
    seat: int | None = None
    """An invitation to that seat, or a link that sees what that seat sees."""
    host: bool = False
    label: str = ""

    @property
    def id(self) -> str:
        """What a link is called among people who may know of it but not use it."""
        return link_id(hash=self.hash)


def link_id(token: str = "", hash: str | None = None) -> str:
    return (hashed(token) if hash is None else hash)[:12]


def new_token() -> str:
    """144 bits that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(18)


def derived(token: str, table: str) -> str:
    """The token for the rematch ``table`` of whoever has ``token``: the same whenever he asks."""
    digest = hmac.digest(token.encode(), f"next {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def cleaned(name: str) -> str:
    """A name fit to be shown: one line, no control characters, no outer space."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
