"""Bots in other programs: what they are told, and that no failure of theirs stops a match."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

from hanse.bots.outside import Outside, command
from hanse.bots.seat import check, sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.reading import BadInput

HEAD = """
import json, sys, time
def lines():
    for line in sys.stdin:
        yield json.loads(line)
def say(**message):
    print(json.dumps(message), flush=True)
"""
GOOD = """
for m in lines():
    if "hello" not in m:
        say(do=m["options"][0])
"""


def program(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(HEAD + body)
    return f"cmd:{sys.executable} {path}"


def play(name: str, ms: int = 5000, plies: int = 60, seed: int = 5) -> tuple[Match[State], list[str]]:
    """Some of a game with the outside bot on seat 0."""
    match = Match(registry.load("hansa", "base", 2), seed)
    warnings: list[str] = []
    sitters = [sit(name, 0, warnings.append, ms), sit("random", 1, pytest.fail)]
    try:
        while match.asked != OVER and match.ply < plies:
            match.submit(match.asked, sitters[match.asked].answer(match))
    finally:
        sitters[0].close()
    return match, warnings


def test_a_good_bot_plays_its_own_answers(tmp_path: Path) -> None:
    match, warnings = play(program(tmp_path, GOOD))
    assert warnings == []
    again = Match(match.bundle, match.seed)
    for answer in match.answers:
        if answer.seat == 0:
            assert answer.text == again.options()[0]
        if answer.seat >= 0:
            again.submit(answer.seat, answer.text)


def test_it_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"""
with open({str(heard)!r}, "w") as out:
    for m in lines():
        print(json.dumps(m), file=out, flush=True)
        if "hello" not in m:
            say(do=m["options"][0])
"""
    match, _ = play(program(tmp_path, body), ms=4321)
    hello, first, *rest = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {
        "hello": 1, "game": "hansa", "variant": "base", "seats": 2, "seat": 0,
        "options": {
            "board": "thirteen", "start": "random", "extra_card": "false", "sold_hidden": "false",
            "sell_by_pairs": "false", "end_stalled": "false",
        },
    }  # fmt: skip
    documented = {"ply", "seat", "question", "options", "view", "events", "ms"}
    assert set(first) == documented | {"asked", "frame", "over", "floor"}
    assert (first["seat"], first["question"], first["ms"]) == (0, "place", 4321)
    # Nothing is told twice and nothing is left out.
    told = [event for m in (first, *rest) for event in m["events"]]
    last = rest[-1]["ply"]
    assert told == [match.bundle.schema.tell(e, 0) for events in match.events[:last] for e in events]


def test_an_answer_to_the_hello_is_passed_over(tmp_path: Path) -> None:
    body = """
for m in lines():
    say(hello="I am here") if "hello" in m else say(do=m["options"][0])
"""
    assert play(program(tmp_path, body))[1] == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("sys.exit(3)", "ended without an answer"),
        ("raise SystemExit", "ended without an answer"),
        ("for m in lines(): print('move danzig', flush=True)", "which is not a JSON line"),
        ("for m in lines(): print('[1]', flush=True)", "which has no text under 'do'"),
        ("for m in lines(): say(do=5)", "which has no text under 'do'"),
        ("for m in lines(): print('[' * 100000, flush=True)", "which is not a JSON line"),
        ("for m in lines(): say(do='sail to the moon')", "which is not an action"),
        ("for m in lines(): say(do='end')", "which is not allowed"),
    ],
)
def test_a_bot_that_makes_no_sense_is_replaced_with_one_warning(tmp_path: Path, body: str, complaint: str) -> None:
    match, warnings = play(program(tmp_path, body))
    assert len(warnings) == 1
    assert complaint in warnings[0]
    assert warnings[0].endswith("easy plays on for it")
    assert match.ply >= 60


@pytest.mark.parametrize("body", ["time.sleep(60)", "for m in lines(): pass", "while True: print('x' * 1000, end='')"])
def test_a_bot_that_is_late_is_replaced_at_its_deadline(tmp_path: Path, body: str) -> None:
    began = time.monotonic()
    match, warnings = play(program(tmp_path, body), ms=300)
    assert time.monotonic() - began < 10
    assert len(warnings) == 1
    assert match.ply >= 60


def test_a_bot_that_fails_later_is_replaced_from_there_on(tmp_path: Path) -> None:
    body = """
for n, m in enumerate(lines()):
    if n == 4:
        sys.exit()
    if n:
        say(do=m["options"][0])
"""
    match, warnings = play(program(tmp_path, body))
    assert len(warnings) == 1
    assert match.ply >= 60


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    name = program(tmp_path, GOOD)
    bot = Outside(name, 0, pytest.fail, 5000)
    match = Match(registry.load("hansa", "base", 2, {"start": "0"}), 5)
    bot.answer(match)
    child = bot._child
    assert child is not None
    bot.close()
    assert child._process.poll() is not None


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("cmd:", "a command must follow"),
        ("cmd:   ", "a command must follow"),
        ("cmd:no-such-program-here --x", "no program 'no-such-program-here'"),
        ("cmd:'unclosed", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_game(name: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        check(name)


def test_a_command_is_split_as_a_shell_does() -> None:
    assert command(f"cmd:{sys.executable} -c 'print(1)'") == [sys.executable, "-c", "print(1)"]
