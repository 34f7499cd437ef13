"""The record: one text file per game. Header lines, an empty line, then one answer per line. Reading is strict."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal, NamedTuple

from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.model import CHANCE, State
from hanse.core.reading import BadInput, View
from hanse.core.seeds import SEEDS

FORMAT = 1
KEYS = ("hanse", "game", "version", "data", "variant", "options", "seats", "seed")


class RecordError(BadInput):
    """A record that cannot be read or replayed; the message names the line."""


class Answer(NamedTuple):
    """One answer: who (CHANCE too), and what they answered, in notation. ``number`` is its place in a file."""

    seat: int
    text: str
    number: int = 0

    @property
    def who(self) -> int | Literal["*"]:
        """The seat as records write it: ``*`` is chance."""
        return "*" if self.seat == CHANCE else self.seat


@dataclass
class Record:
    """A game as it was played. ``position`` is where it began, if not at the beginning."""

    game: str
    version: int
    data: str
    variant: str
    switches: dict[str, str]
    seats: int
    seed: int
    answers: list[Answer] = field(default_factory=list)
    position: View | None = None

    def bundle(self, corrections: Path | None = None) -> Bundle[State]:
        """The game this record was played with, or is best read with if it is older; refused if the data are others."""
        found = registry.holding(self.game, self.variant, corrections)
        if self.version > found.version:
            raise RecordError(f"record of {self.game} version {self.version}; this is version {found.version}")
        kept = {name: value for change in found.since(self.version) for name, value in change.switches.items()}
        known = found.variant(self.variant)
        if known is None and found.boards is not None:
            there = ", ".join(variant.id for variant in found.variants)
            raise RecordError(
                f"record was played on {self.variant[:40]!r}, a board that is not here (there is {there}): "
                "give its file with --data"
            )
        offered = {switch.name for switch in known.switches} if known is not None else set()
        switches = {name: value for name, value in kept.items() if name in offered} | self.switches
        bundle = registry.load(self.game, self.variant, self.seats, switches, corrections)
        if bundle.fingerprint != self.data:
            raise RecordError(
                f"record was played with other data ({self.data}, here {bundle.fingerprint}): give them with --data"
            )
        return bundle

    def outdated(self, bundle: Bundle[State]) -> bool:
        """Whether rules that ``bundle`` plays by are others than those this record was played by."""
        return any(change.touches(bundle.setup) for change in registry.entry(self.game).since(self.version))


def opening(bundle: Bundle[S], seed: int, position: View | None = None) -> Record:
    """An empty record of a game about to be played."""
    id = bundle.rulebook.game
    setup = bundle.setup
    switches = {name: registry.spelled(value) for name, value in setup.switches.items()}
    version = registry.entry(id).version
    return Record(id, version, bundle.fingerprint, setup.variant, switches, setup.seats, seed, [], position)


def write(record: Record, comments: dict[int, list[str]] | None = None) -> str:
    """The text of a record. ``comments`` stand before the answer of their ply; no reader needs them."""
    options = ", ".join(f"{name}={value}" for name, value in sorted(record.switches.items()))
    values = (FORMAT, record.game, record.version, record.data, record.variant, options, record.seats, record.seed)
    out = [f"{key}: {value}".rstrip() for key, value in zip(KEYS, values, strict=True)]
    if record.position is not None:
        out.append(f"position: {json.dumps(record.position, ensure_ascii=False, separators=(',', ':'))}")
    out.append("")
    for ply, answer in enumerate(record.answers):
        out.extend(f"# {text}" for text in (comments or {}).get(ply, ()))
        out.append(f"{answer.who} {answer.text}")
    out.extend(f"# {text}" for text in (comments or {}).get(len(record.answers), ()))
    return "\n".join(out) + "\n"


def named(comments: dict[int, list[str]], names: Sequence[str]) -> dict[int, list[str]]:
    """Comments that begin with who sat where; ``names_in`` finds them again."""
    here = [f"seat {seat}: {name}" for seat, name in enumerate(names) if name]
    return {**comments, 0: [*here, *comments.get(0, ())]}


def names_in(text: str, seats: int) -> list[str]:
    """The names that the comments of a record tell, one per seat; empty where they tell none."""
    names = [""] * seats
    _, _, body = text.partition("\n\n")
    for row in body.split("\n"):
        if not row.startswith("#"):
            break
        for seat in range(seats):
            if not names[seat]:
                names[seat] = row.partition(f"# seat {seat}: ")[2]
    return names


def withheld(
    record: Record, comments: dict[int, list[str]], hidden: Collection[int]
) -> tuple[Record, dict[int, list[str]]]:
    """What may be shown before the end: no seed, and the answers at the plies ``hidden`` are comments without text."""
    answers: list[Answer] = []
    # With the seed one could work out what chance will say.
    moved = {0: ["the game is not over: the seed is kept back and stands as 0"]}
    for ply, answer in enumerate(record.answers):
        remarks = moved.setdefault(len(answers), [])
        remarks.extend(comments.get(ply, ()))
        if ply in hidden:
            remarks.append(f"{answer.who} (hidden from you until the game is over)")
        else:
            answers.append(answer)
    moved.setdefault(len(answers), []).extend(comments.get(len(record.answers), ()))
    return replace(record, answers=answers, seed=0), moved


def read(text: str) -> Record:
    """The record in ``text``; nothing is guessed."""
    rows = text.split("\n")
    if not text.endswith("\n"):
        raise RecordError(f"line {len(rows)}: the file breaks off here")
    head, at = _header(rows)
    record = _head(head)
    for number, row in enumerate(rows[at:-1], at + 1):
        if row.startswith("#"):
            continue
        who, _, what = row.partition(" ")
        if not what or what != " ".join(what.split()):
            raise RecordError(f"line {number}: {row[:60]!r} is not an answer (who, then the action)")
        if who != "*" and not (who.isdecimal() and who.isascii() and int(who) < record.seats):
            raise RecordError(f"line {number}: no seat {who[:20]!r}; there is * and 0 to {record.seats - 1}")
        record.answers.append(Answer(CHANCE if who == "*" else int(who), what, number))
    return record


def _header(rows: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    head: dict[str, tuple[str, int]] = {}
    for number, row in enumerate(rows[:-1], 1):
        if not row:
            return head, number
        key, colon, value = row.partition(":")
        if not colon or key not in (*KEYS, "position"):
            raise RecordError(f"line {number}: {row[:60]!r} is not a header line; known: {', '.join(KEYS)}")
        if key in head:
            raise RecordError(f"line {number}: {key} is there twice")
        head[key] = (value.strip(), number)
    raise RecordError(f"line {len(rows)}: the header is not followed by an empty line")


def _head(head: dict[str, tuple[str, int]]) -> Record:
    for key in KEYS:
        if key not in head:
            raise RecordError(f"line 1: the header has no {key!r}")
    if head["hanse"][0] != str(FORMAT):
        raise RecordError(f"line {head['hanse'][1]}: record format {head['hanse'][0]!r}; this program reads {FORMAT}")
    switches: dict[str, str] = {}
    value, number = head["options"]
    for part in filter(None, value.split(",")):
        name, equals, chosen = part.strip().partition("=")
        if not equals:
            raise RecordError(f"line {number}: {part.strip()!r} is not an option (name=value)")
        switches[name] = chosen
    position: View | None = None
    if "position" in head:
        value, number = head["position"]
        try:
            position = json.loads(value)
        except ValueError:
            raise RecordError(f"line {number}: the position is not JSON") from None
    return Record(
        head["game"][0], _whole(head, "version"), head["data"][0], head["variant"][0], switches,
        _whole(head, "seats"), _seed(head), [], position,
    )  # fmt: skip


def _seed(head: dict[str, tuple[str, int]]) -> int:
    value, number = head["seed"]
    if not (value.isdecimal() and value.isascii() and len(value) < 40 and int(value) < SEEDS):
        raise RecordError(f"line {number}: seed must be a whole number below 2^128, not {value[:50]!r}")
    return int(value)


def _whole(head: dict[str, tuple[str, int]], key: str) -> int:
    value, number = head[key]
    if not (value.isdecimal() and value.isascii() and len(value) < 25):
        raise RecordError(f"line {number}: {key} must be a whole number, not {value[:30]!r}")
    return int(value)
