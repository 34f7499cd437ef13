"""Every message as a type. What comes from outside is decoded strictly; what does not fit is told in one line."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypedDict, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hanse.core.describe import Description
from hanse.core.entry import Points, Value
from hanse.core.events import Told
from hanse.core.patch import Patch
from hanse.core.reading import BadInput, View
from hanse.core.situation import Result
from hanse.server.settings import MESSAGE
from hanse.texts.listing import ListedGame

T = TypeVar("T")

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)]


class Alias(NamedTuple):
    """The page's own name for what no type here can tell; see ``web/src/wire.ts``."""

    name: str


Happened = Annotated[Told, Alias("Happened")]
FrameDoc = Annotated[View, Alias("Frame")]
ViewDoc = Annotated[View, Alias("View")]
PatchDoc = Annotated[Patch, Alias("Patch")]

# In over HTTP.


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Word | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    variant: Word | None = None
    options: Annotated[dict[Word, bool | int | Text], Meta(max_length=40)] = {}
    seed: Seed | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name = ""


# In over the socket. The key that is there says which it is.


class Do(Struct, forbid_unknown_fields=True):
    do: Text
    seat: SeatNumber
    ply: Ply


class AskWhy(Struct, forbid_unknown_fields=True):
    why: Text
    id: Id = 0


class Undo(Struct, forbid_unknown_fields=True):
    undo: Ply
    ply: Ply


class AskAt(Struct, forbid_unknown_fields=True):
    at: Ply
    id: Id = 0


class AskStory(Struct, forbid_unknown_fields=True):
    story: msgspec.Raw


class Ping(Struct, forbid_unknown_fields=True):
    ping: msgspec.Raw


class GoOn(Struct, forbid_unknown_fields=True):
    """Go on by today's rules with a table that was begun by older ones."""

    go_on: Ply


Request = Do | AskWhy | AskAt | AskStory | Undo | GoOn | Ping
REQUESTS: dict[str, type[Request]] = {
    "do": Do,
    "why": AskWhy,
    "undo": Undo,
    "go_on": GoOn,
    "at": AskAt,
    "story": AskStory,
    "ping": Ping,
}

_keys = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read(raw: bytes, kind: type[T], what: str) -> T:
    """A document of that type; BadInput says what was wrong with it."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadInput(f"{what}: {error}") from None
    except RecursionError:
        raise BadInput(f"{what}: nested too deeply") from None


def hear(raw: bytes) -> Request:
    """One message of a socket."""
    if len(raw) > MESSAGE:
        raise BadInput(f"message of {len(raw)} bytes; at most {MESSAGE}")
    try:
        keys = [key for key in _keys.decode(raw) if key in REQUESTS]
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
        raise BadInput("message is not a JSON object") from None
    if len(keys) != 1:
        raise BadInput(f"message must have exactly one of {', '.join(REQUESTS)}")
    return read(raw, REQUESTS[keys[0]], f"message {keys[0]!r}")


# Out.


class Player(Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    online: bool


class Invited(Struct):
    """A seat as somebody with the invitation sees it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    taken: bool


class LogLine(Struct):
    """One answer and what came of it. ``text`` is none where it would tell a secret.

    ``steps`` of a fresh line: what each event changed in the view; the last event of a message has none.
    """

    ply: int
    seat: int | Literal["*"]
    text: str | None
    events: list[Happened]
    steps: list[PatchDoc] | UnsetType = UNSET


class FloorAt(Struct):
    ply: int
    why: str


class Reading(Struct):
    """Why a table is only for reading: it was begun by rules of ``version``, and those of today are ``today``.

    Of its ``answers`` those that are told stand by today's rules; ``stopped`` says what forbids the next. If all of
    them stand (``stopped`` is none), whoever holds a seat may let it go on.
    """

    version: int
    today: int
    answers: int
    stopped: str | None


class Now(Struct, tag_field="type", tag="now"):
    """How it stands, for one token: everything a page needs to go on."""

    ply: int
    asked: int | None
    question: str | None
    frame: FrameDoc
    eyes: int | None
    view: ViewDoc
    scores: list[Points]
    parts: list[dict[str, Points]]
    over: bool
    result: Result | None
    players: list[Player]
    log: list[LogLine]
    options: list[str] | UnsetType = UNSET
    floor: FloorAt | UnsetType = UNSET
    cut: int | UnsetType = UNSET
    reading: Reading | UnsetType = UNSET


class No(Struct, tag_field="type", tag="no"):
    """Why a message was not followed, for its sender alone."""

    no: Literal["refused", "unknown", "stale", "bad"]
    why: str
    rule: str | None = None
    do: str | None = None


class Why(Struct, tag_field="type", tag="why"):
    id: int
    do: str
    legal: bool
    no: Literal["refused", "unknown"] | None = None
    rule: str | None = None
    why: str | None = None


class At(Struct, tag_field="type", tag="at"):
    id: int
    ply: int
    asked: int | None
    question: str | None
    frame: FrameDoc
    view: ViewDoc
    scores: list[Points]
    parts: list[dict[str, Points]]


class Step(Struct):
    """Points as they stand before answer ``ply``, until the next step."""

    ply: int
    parts: list[dict[str, Points]]


class Story(Struct, tag_field="type", tag="story"):
    steps: list[Step]


class Pong(Struct, tag_field="type", tag="pong"):
    pass


Reply = Now | No | Why | At | Story | Pong


class Summary(Struct):
    table: str
    game: str
    variant: str
    options: dict[str, Value]
    ply: int
    asked: int | None
    over: bool
    yours: list[int]
    players: list[Player]


class Made(Struct):
    table: str
    token: str | None
    watch: str
    invite: str | None


class Invitation(Struct):
    table: str
    game: str
    variant: str
    seats: list[Invited]


class Joined(Struct):
    token: str


class Problem(Struct):
    no: str


# What can be played here.


class GameDoc(ListedGame):
    """A game as the host is offered it; ``doubts`` counts facts of its data that are not certain."""

    doubts: int


class CatalogDoc(TypedDict):
    """Everything that can be played here, and against whom."""

    games: list[GameDoc]
    bots: list[str]
    version: str
    compiled: bool


class Doc(Description):
    """What never changes at a table. ``refusals`` has the rules that may speak each."""

    game: str
    variant: str
    seats: int
    version: int
    data: str
    refusals: dict[str, list[str]]


class RuleDoc(TypedDict):
    id: str
    title: str
    says: str


encode = msgspec.json.Encoder().encode
