"""Every message as a type. What comes from outside is decoded strictly; what does not fit is told in one line."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypedDict, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hanse.bots.advice import Advice, Verdict
from hanse.core.describe import Description
from hanse.core.entry import Points, Value
from hanse.core.reading import BadInput
from hanse.core.situation import Result
from hanse.server.settings import MESSAGE
from hanse.server.terms import ClockTerms, Colour, Talkers
from hanse.texts.listing import ListedGame

T = TypeVar("T")

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")]
"""In digits where it has more than a page's numbers hold."""


class Alias(NamedTuple):
    """The page's own name for what no type here can tell; see ``web/src/wire.ts``."""

    name: str


# A type that names itself is more than the schema of the addresses can tell, so it says no more than that.
Happened = Annotated[dict[str, Any], Alias("Happened")]
FrameDoc = Annotated[dict[str, Any], Alias("Frame")]
ViewDoc = Annotated[dict[str, Any], Alias("View")]
PatchDoc = Annotated[list[Any], Alias("Patch")]

# In over HTTP.


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


class Invited(Struct):
    """A seat as somebody with the invitation sees it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    taken: bool
    colour: str | UnsetType = UNSET


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


# What can be played here.


class GameDoc(ListedGame):
    """A game as the host is offered it; ``doubts`` counts facts of its data that are not certain."""

    doubts: int
    lesson: bool


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


class NewLesson(Struct, forbid_unknown_fields=True):
    """A table for one scene of a lesson; ``name`` is what the learner is called there."""

    scene: Annotated[int, Meta(ge=0, le=99)]
    name: Name = ""


class LessonStep(Struct):
    """What the coach says; ``do`` are the answers it takes, none: one reads on. ``at`` is what it points at meanwhile.

    ``instead`` is what it says of another answer, if it has more to say than that it is one.
    """

    do: list[str]
    at: str | None
    says: str
    instead: str | None


class LessonDoc(Struct):
    """The steps of each scene, in one language."""

    scenes: list[list[LessonStep]]


class ExampleNote(Struct):
    """An example in short; ``played`` are the ids of its cases that can be drawn and tried, most often its own."""

    id: str
    says: str
    rules: list[str]
    played: list[str]


class Forbidden(Struct):
    """An answer of an example that a rule forbids."""

    seat: int
    text: str
    rule: str
    slug: str


class ExampleStep(Struct):
    """An answer and how it stands after it; or one that is refused, and all stays as it was."""

    line: LogLine | None
    at: At | None
    refused: Forbidden | None


class ExampleDoc(Struct):
    """An example with all that is needed to draw it; ``mine`` are the seats that answer in it."""

    game: str
    id: str
    variant: str
    seats: int
    options: dict[str, Value]
    mine: list[int]
    start: At
    steps: list[ExampleStep]


class ReadRule(RuleDoc):
    """A rule as the book has it: ``refuses`` what it forbids, in slugs; ``examples``: how many show it."""

    refuses: list[str]
    examples: int


class IntroDoc(TypedDict):
    """What one should know before the first game, a paragraph each."""

    aim: str
    turn: str
    end: str
    advice: str


class ChapterDoc(TypedDict):
    """``id`` is the same in every language."""

    id: str
    title: str
    rules: list[ReadRule]


class BookDoc(TypedDict):
    """The rule book of a game, in the order one reads it."""

    intro: IntroDoc | None
    chapters: list[ChapterDoc]


class ProofDoc(TypedDict):
    """The lines that decide a rule and the tests that prove it, below the game's folder."""

    code: list[str]
    tests: list[str]


encode = msgspec.json.Encoder().encode


def packed(value: T) -> T:
    """The value encoded, in its place: good for nothing but being encoded with what is around it."""
    return cast("T", msgspec.Raw(encode(value)))
