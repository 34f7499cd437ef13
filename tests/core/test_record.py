"""Records: written, read strictly, replayed with every line checked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanse.core import record, registry
from hanse.core.entry import Change
from hanse.core.match import Match, reread, resume
from hanse.core.model import ALL, State
from hanse.core.reading import BadInput
from hanse.core.record import Answer, Record, RecordError
from hanse.core.walk import walk

VERSION = registry.entry("hansa").version


def played(plies: int = 40) -> tuple[Match[State], Record]:
    match = Match(registry.load("hansa", seats=2), 3)
    for _ in walk(match, 3):
        if match.ply >= plies:
            break
    return match, match.record()


def test_a_record_reads_back_to_the_same_position() -> None:
    match, head = played()
    again = record.read(record.write(head))
    assert (again.game, again.seats, again.seed, again.variant) == ("hansa", 2, 3, "base")
    other = resume(again.bundle(), again.seed, again.answers)
    assert other.bundle.view(other.state, ALL) == match.bundle.view(match.state, ALL)


def test_comments_are_for_the_reader() -> None:
    _, head = played()
    text = record.write(head, {0: ["hello"], 5: ["undo"]})
    assert "\n# hello\n" in text
    assert [answer[:2] for answer in record.read(text).answers] == [answer[:2] for answer in head.answers]


def test_a_record_can_begin_at_a_position() -> None:
    match, _ = played()
    position = match.bundle.view(match.state, ALL)
    head = record.opening(match.bundle, 9, position)
    assert record.read(record.write(head)).position == position


def broken(change: str) -> str:
    old, _, new = change.partition("→")
    return record.write(played()[1]).replace(old, new, 1)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("hanse: 1→hanse: 7", "line 1: record format '7'; this program reads 1"),
        ("game: hansa\n→", "line 1: the header has no 'game'"),
        ("game: hansa→gaem: hansa", "line 2: 'gaem: hansa' is not a header line"),
        ("seats: 2→seats: two", "line 7: seats must be a whole number, not 'two'"),
        ("seats: 2→seats: ²", "must be a whole number"),
        ("seed: 3→seed: 3\nseed: 4", "line 9: seed is there twice"),
        ("options: →options: loud, ", "line 6: 'loud' is not an option"),
        ("\n\n→\n", "is not a header line"),
        ("* begin→3 begin", "line 10: no seat '3'; there is * and 0 to 1"),
        ("* begin→begin", "no seat 'begin'"),
        ("* begin 0→*", "is not an answer"),
    ],
)
def test_a_broken_record_is_named_by_line_and_reason(change: str, words: str) -> None:
    text = broken(change)
    with pytest.raises(RecordError) as error:
        record.read(text)
    assert words in str(error.value)


def test_a_truncated_record_is_refused() -> None:
    text = record.write(played()[1])
    with pytest.raises(RecordError, match="the file breaks off here"):
        record.read(text[:-3])
    with pytest.raises(RecordError, match="not followed by an empty line"):
        record.read("hanse: 1\n")
    with pytest.raises(RecordError, match="the header has no"):
        record.read("\n")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("game: hansa→game: chess", "no game 'chess'; there is"),
        (f"version: {VERSION}→version: 99", f"record of hansa version 99; this is version {VERSION}"),
        ("variant: base→variant: lite", "no variant 'lite'; there is base"),
        ("start=random→start=9", "option start: not '9'; possible: random, 0"),
    ],
)
def test_a_record_of_another_game_is_refused(change: str, words: str) -> None:
    with pytest.raises(Exception, match=r".") as error:
        record.read(broken(change)).bundle()
    assert words in str(error.value)
    assert isinstance(error.value, BadInput)


def test_a_record_played_with_other_data_is_refused() -> None:
    _, head = played()
    head.data = "000000000000"
    with pytest.raises(RecordError, match="other data"):
        head.bundle()


def test_a_line_that_cannot_have_been_is_named() -> None:
    match, _ = played()
    for number, line, words in (
        (3, Answer(0, "dance"), "'dance' is not an action"),
        (3, Answer(0, "end"), "'end' by 0, but chance is asked"),
        (20, Answer(match.answers[20].seat, "draw orange-1"), "is not allowed (HA-3.1 not-now)"),
    ):
        lines = [*match.answers[:number], line]
        if line.text == "dance":
            lines[-1] = Answer(match.answers[number].seat, "dance")
        with pytest.raises(RecordError) as error:
            resume(match.bundle, 3, lines)
        assert words in str(error.value)
        assert f"ply {number}" in str(error.value)


def test_line_numbers_of_the_file_are_in_the_error() -> None:
    _, head = played()
    text = record.write(head, {0: ["a comment"]})
    rows = text.split("\n")
    rows[14] = "* draw pink-9"
    read = record.read("\n".join(rows))
    with pytest.raises(RecordError, match="line 15: 'draw pink-9' is not an action"):
        resume(read.bundle(), read.seed, read.answers)


def newer(monkeypatch: pytest.MonkeyPatch, change: Change) -> None:
    """From now on Hansa is what ``change`` made of it."""
    found = registry.entry("hansa")
    entry = replace(found, version=change.version, changes=(*found.changes, change))
    monkeypatch.setattr(registry, "entry", lambda id, corrections=None: entry)


def test_a_record_from_before_a_change_keeps_what_was_not_asked_then(monkeypatch: pytest.MonkeyPatch) -> None:
    match, head = played()
    del head.switches["end_stalled"]
    newer(monkeypatch, Change(VERSION + 1, {"end_stalled": True, "of_another_variant": 1}, lambda setup: False))
    bundle = head.bundle()
    assert bundle.setup.switches["end_stalled"] is True
    assert not head.outdated(bundle)
    again, stopped = reread(bundle, head)
    assert stopped is None
    assert again.answers == match.answers


def test_a_record_that_a_change_touches_is_read_as_far_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    match, head = played()
    head.answers[30] = Answer(match.answers[30].seat, "leave" if match.answers[30].text != "leave" else "fill")
    newer(monkeypatch, Change(VERSION + 1, {}, lambda setup: True))
    bundle = head.bundle()
    assert head.outdated(bundle)
    again, stopped = reread(bundle, head)
    assert again.answers == match.answers[:30]
    assert "ply 30: " in str(stopped)
