"""Every message of the socket as a type. What comes in is decoded strictly; what does not fit is told in one line."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hanse.bots.advice import Advice, Verdict
from hanse.core.entry import Points, Result
from hanse.core.reading import BadInput
from hanse.server.kinds import FrameDoc, Happened, Id, PatchDoc, Ply, SeatNumber, Text, ViewDoc, read
from hanse.server.settings import MESSAGE

# In. The key that is there says which it is.


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


class AskBack(Struct, forbid_unknown_fields=True):
    """Ask everybody else to go back to before answer ``back``, one of that seat's own."""

    back: Ply
    seat: SeatNumber


class Agree(Struct, forbid_unknown_fields=True):
    """Yes or no to whoever wants to go back to ``to``; from the seat that wants it, no takes the wish back."""

    agree: bool
    to: Ply
    seat: SeatNumber


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


class Say(Struct, forbid_unknown_fields=True):
    """A line to everybody at the table."""

    say: Annotated[str, Meta(min_length=1, max_length=500)]


class AskTalk(Struct, forbid_unknown_fields=True):
    """What was said, from line ``talk`` on."""

    talk: Ply


class KeepNote(Struct, forbid_unknown_fields=True):
    """One's own notes about the table: new ones, or none to be told those there are."""

    note: Annotated[str, Meta(max_length=3000)] | None


class AskHint(Struct, forbid_unknown_fields=True):
    """What to answer question ``hint``, which is put to that seat."""

    hint: Ply
    seat: SeatNumber
    id: Id = 0


class AskChances(Struct, forbid_unknown_fields=True):
    """What everybody may expect in the position before answer ``chances``; who asks anew waits for that alone."""

    chances: Ply
    id: Id = 0


class AskReport(Struct, forbid_unknown_fields=True):
    """Where a game that is over has turned, told as it is found; ``false``: no more of it."""

    report: bool


class Hurry(Struct, forbid_unknown_fields=True):
    """Let the bot that is asked question ``hurry`` answer at once, and so until another seat is asked."""

    hurry: Ply


Request = (
    Do
    | AskWhy
    | AskAt
    | AskStory
    | Undo
    | AskBack
    | Agree
    | GoOn
    | Say
    | AskTalk
    | KeepNote
    | Ping
    | AskHint
    | AskChances
    | AskReport
    | Hurry
)
REQUESTS: dict[str, type[Request]] = {
    "do": Do,
    "why": AskWhy,
    "undo": Undo,
    "back": AskBack,
    "agree": Agree,
    "go_on": GoOn,
    "at": AskAt,
    "story": AskStory,
    "say": Say,
    "talk": AskTalk,
    "note": KeepNote,
    "ping": Ping,
    "hint": AskHint,
    "chances": AskChances,
    "report": AskReport,
    "hurry": Hurry,
}
_keys = msgspec.json.Decoder(dict[str, msgspec.Raw])
_answer = msgspec.json.Decoder(Do)


def hear(raw: bytes) -> Request:
    """One message of a socket."""
    if len(raw) > MESSAGE:
        raise BadInput(f"message of {len(raw)} bytes; at most {MESSAGE}")
    try:
        return _answer.decode(raw)  # most messages are answers
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
        pass
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
    stand_in: str | UnsetType = UNSET
    """The bot that answers while its holder is away."""
    colour: str | UnsetType = UNSET
    """His own, if he has chosen one."""


class Clocks(Struct):
    """Seconds that are ``left`` to each seat; that of ``runs`` grow fewer from now on."""

    left: list[float]
    runs: int | None


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


class Wish(Struct):
    """A seat wants to go back to before answer ``ply``. Seats that have agreed, that must still; and which has not."""

    seat: int
    ply: int
    yes: list[int]
    waits: list[int]
    no: int | None


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
    """How it stands, for one token: everything a page needs to go on.

    ``eyes`` come first and what one seat alone is told last: in between, all who see the same are told the same.
    """

    eyes: int | None
    ply: int
    asked: int | None
    question: str | None
    frame: FrameDoc
    view: ViewDoc
    scores: list[Points]
    parts: list[dict[str, Points]]
    over: bool
    result: Result | None
    players: list[Player]
    log: list[LogLine]
    wish: Wish | UnsetType = UNSET
    cut: int | UnsetType = UNSET
    reading: Reading | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET
    options: list[str] | UnsetType = UNSET
    floor: FloorAt | UnsetType = UNSET
    back: int | UnsetType = UNSET
    """The first answer one may take back to, across turns: nobody but bots would have to agree."""


class Own(Struct):
    """The end of a ``Now``: for whoever holds the seat whose eyes it is for, and for nobody else."""

    options: list[str] | UnsetType = UNSET
    floor: FloorAt | UnsetType = UNSET
    back: int | UnsetType = UNSET


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


class TalkLine(Struct):
    """``n`` counts the lines of a table; the same line may come twice. ``seat`` is none for somebody who watches."""

    n: int
    ply: int
    seat: int | None
    name: str
    text: str
    at: float


class Talk(Struct, tag_field="type", tag="talk"):
    lines: list[TalkLine]


class Noted(Struct, tag_field="type", tag="note"):
    """One's own notes."""

    text: str


class Next(Struct, tag_field="type", tag="next"):
    """There is a rematch: who asks for it with the link of this table gets a link of that one."""

    table: str


class Hint(Struct, tag_field="type", tag="hint"):
    """The answers worth a thought, best first, by what the seat may know. Made alike for alike questions."""

    id: int
    ply: int
    seat: int
    ranked: list[Advice]


class Chances(Struct, tag_field="type", tag="chances"):
    """[seat] the chance of winning (alone, the points) and its standard error, by what these eyes may know.

    Nothing where a game cannot be searched, or nobody answered.
    """

    id: int
    ply: int
    expect: list[float]
    errors: list[float]


class Report(Struct, tag_field="type", tag="report"):
    """``done`` of ``of`` decisions were looked at; ``verdicts`` are those not told yet, ``turning`` the dearest."""

    done: int
    of: int
    verdicts: list[Verdict]
    turning: list[int]


Reply = Now | No | Why | At | Story | Talk | Noted | Next | Pong | Hint | Chances | Report
