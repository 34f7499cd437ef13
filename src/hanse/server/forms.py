"""What goes over HTTP about tables: how they are made, joined, looked after and left."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hanse.core.entry import Result, Value
from hanse.server.kinds import Name, Ply, SeatNumber, Text, Word
from hanse.server.messages import Player
from hanse.server.terms import ClockTerms, Colour, Talkers

Seed = Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")]
"""In digits where it has more than a page's numbers hold."""


# In.


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Word | None = None
    colour: Colour | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    variant: Word | None = None
    options: Annotated[dict[Word, bool | int | Text], Meta(max_length=40)] = {}
    seed: Seed | None = None
    talk: Talkers = "players"
    clock: ClockTerms | None = None
    hints: bool = True


class Try(Struct, forbid_unknown_fields=True):
    """A table of one's own from how another stood before answer ``ply``, against bots."""

    ply: Ply


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name = ""


class NewLink(Struct, forbid_unknown_fields=True):
    """Another link to a table: an invitation, to one seat or any open one; or one to watch, with a seat's own eyes."""

    kind: Literal["invite", "watch"]
    seat: SeatNumber | None = None
    label: Name = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """One of: free a seat; let a bot answer for it, none: whoever holds it again; another name; another colour."""

    free: Literal[True] | UnsetType = UNSET
    bot: Word | UnsetType | None = UNSET
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class NewCall(Struct, forbid_unknown_fields=True):
    """Where the holder of a link wants to be told that he is asked: a browser's push service, or any address.

    ``keys`` are the browser's own, and ``language`` is that of the sentence.
    """

    kind: Literal["push", "webhook"]
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=2)] = {}
    language: Annotated[str, Meta(pattern="^[a-z]{2,8}$")] = "en"


class Rematch(Struct, forbid_unknown_fields=True):
    """``seats``: as they were, each one further, or who was last begins."""

    seats: Literal["same", "rotated", "result"] = "same"


# Out.


class Invited(Struct):
    """A seat as somebody with the invitation sees it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    taken: bool
    colour: str | UnsetType = UNSET


class Summary(Struct):
    """``chosen_seed``: somebody knew the seed before the first question, and with it what chance would say."""

    table: str
    game: str
    variant: str
    options: dict[str, Value]
    ply: int
    asked: int | None
    over: bool
    yours: list[int]
    players: list[Player]
    chosen_seed: bool
    host: bool
    """Whether this link is the host's."""
    talk: Talkers
    clock: ClockTerms | None
    result: Result | None = None
    imported: bool = False
    """A record that somebody brought: to look at, nobody answers."""
    hints: bool = True
    """Whether the host allows hints and chances before the end."""


class Imported(Struct):
    """A record that was brought, and the link to look at it."""

    table: str
    game: str
    watch: str


class Made(Struct):
    """``host`` is the link of whoever made the table; the same as ``token``, if that holds a seat.

    ``watch_id`` and ``invite_id`` are what those links are called where they can be revoked.
    """

    table: str
    token: str | None
    watch: str
    invite: str | None
    host: str
    watch_id: str
    invite_id: str | None


class Invitation(Struct):
    """``chosen_seed`` as in ``Summary``: who sits down should know before."""

    table: str
    game: str
    variant: str
    seats: list[Invited]
    chosen_seed: bool


class Joined(Struct):
    token: str


class Link(Struct):
    """A link as those may see it who may revoke it; by its ``id`` nothing can be opened."""

    id: str
    kind: str
    seat: int | None
    label: str
    host: bool


class MadeLink(Struct):
    id: str
    token: str


class Again(Struct):
    """The table of a rematch, and one's own link to it."""

    table: str
    token: str


class Call(Struct):
    """Somewhere one is told; ``where`` is the host's name alone, for the address may be a secret."""

    id: str
    kind: str
    where: str


class PushKey(Struct):
    """The server's public key for browsers' push services, as ``PushManager.subscribe`` takes it."""

    key: str


class Problem(Struct):
    no: str
