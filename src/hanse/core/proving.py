"""Plays examples, and says what did not come out."""

from __future__ import annotations

from collections.abc import Iterator

from hanse.core import patch
from hanse.core.examples import WORDS, Example, Look
from hanse.core.match import Match, Refused, Stale, Unknown
from hanse.core.model import ALL, State
from hanse.core.posing import full, look
from hanse.core.reading import DataError, Json, Reader, View

ASIDE = "stack"
"""The open questions: ``asked`` and ``question`` tell of them."""


def begun(example: Example) -> Match[State]:
    """The match at the example's position."""
    bundle = example.bundle()
    return Match(bundle, example.seed, example.position(bundle), example.manual)


def problems(example: Example) -> list[str]:
    """What an example says and what does not come out; nothing if all does."""
    try:
        match = begun(example)
    except DataError as wrong:
        return [str(wrong)]
    out: list[str] = []
    before = match.bundle.view(match.state, ALL)
    for part in example.looks:
        stopped = _play(match, part)
        if stopped:
            return [*out, stopped]
        after = match.bundle.view(match.state, ALL)
        out += [f"{part.where}: {wrong}" for wrong in _wrong(match, part, before, after)]
        if part.changes is not None:
            before = after
    return out


def _play(match: Match[State], part: Look) -> str:
    for answer in part.play:
        try:
            match.submit(answer.seat, answer.text)
        except Refused as refused:
            return f"{part.where}: {answer.who} {answer.text}: refused by {refused}; there is {match.options()}"
        except Stale:
            return f"{part.where}: {answer.who} {answer.text}: but {match.asked} is asked {match.question}"
        except Unknown:
            return f"{part.where}: {answer.who} {answer.text}: is not an action"
    return ""


def _wrong(match: Match[State], part: Look, before: View, after: View) -> Iterator[str]:
    if part.asked is not None and match.asked != part.asked:
        words = {seat: word for word, seat in WORDS.items()}
        yield f"asked: {words.get(match.asked, match.asked)}, not {words.get(part.asked, part.asked)}"
    if part.question is not None and match.question != part.question:
        yield f"question: {match.question}, not {part.question}"
    texts = match.options() if part.may else []
    for verb, rest in (part.may or {}).items():
        there = tuple(text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb)
        if there != rest:
            yield f"may: {verb}: {list(there)}, not {list(rest)}"
    yield from _seen(part, before, after)
    yield from _counted(match, part)
    for answer in part.stale:
        try:
            match.submit(answer.seat, answer.text)
        except Stale:
            continue
        yield f"stale: {answer.who} {answer.text}: was taken"
        return
    for refusal in part.refused:
        said = _refused(match, refusal.answer.seat, refusal.answer.text)
        if said != f"{refusal.rule} {refusal.slug}":
            yield f"refused: {refusal.answer.who} {refusal.answer.text}: {said}, not {refusal.rule} {refusal.slug}"
            return
    if part.refused and match.bundle.view(match.state, ALL) != after:
        yield "refused: but something changed"


def _refused(match: Match[State], seat: int, text: str) -> str:
    try:
        match.submit(seat, text)
    except Refused as refused:
        return str(refused)
    except Stale:
        return f"but {match.asked} is asked"
    except Unknown:
        return "is not an action"
    return "allowed"


def _seen(part: Look, before: View, after: View) -> Iterator[str]:
    said = Reader({}, part.where)
    for path, wanted in (part.shows or {}).items():
        place: Json = after
        for key in path.split("."):
            place = look(place, key, said, path)
        if place != full(wanted):
            yield f"shows: {path}: {place!r}, not {wanted!r}"
    if part.changes is not None:
        found = differences(before, after)
        for path in dict.fromkeys((*part.changes, *found)):
            wanted, is_ = full(part.changes.get(path, "unchanged")), found.get(path, "unchanged")
            if wanted != is_:
                yield f"changes: {path}: {is_!r}, not {wanted!r}"


def differences(before: View, after: View) -> dict[str, Json]:
    """What changed, by path; nothing where something is gone. Open questions aside."""
    out: dict[str, Json] = {}
    for path, *value in patch.diff(before, after):
        if isinstance(path, list) and path[0] != ASIDE:
            out[".".join(map(str, path))] = value[0] if value else None
    return out


def _counted(match: Match[State], part: Look) -> Iterator[str]:
    bundle, s = match.bundle, match.state
    if part.points is not None and list(part.points) != bundle.scores(s):
        yield f"points: {bundle.scores(s)}, not {list(part.points)}"
    for seat, wanted in (part.parts or {}).items():
        there = bundle.parts(s)[int(seat)]
        if not isinstance(wanted, dict) or any(there.get(kind) != n for kind, n in wanted.items()):
            yield f"parts: {seat}: {there}, not {wanted}"
    if part.outcome is not None:
        end = bundle.outcome(s)
        found = {"winners": [*end.winners], "reason": end.reason, "tiebreak": end.tiebreak}
        for key, wanted in part.outcome.items():
            if found.get(key, "") != full(wanted):
                yield f"outcome: {key}: {found.get(key)!r}, not {wanted!r}"
    told = [bundle.schema.tell(event, ALL) for events in match.events for event in events] if part.events else []
    for kind, wanted in (part.events or {}).items():
        there_were = [{k: v for k, v in event.items() if k != "kind"} for event in told if event["kind"] == kind]
        if there_were != full(wanted):
            yield f"events: {kind}: {there_were}, not {wanted}"
