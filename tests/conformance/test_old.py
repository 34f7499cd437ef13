"""What was written before questions had names of their own: records and views of every game, kept in ``old``.

Each ``old/GAME-VARIANT-SEATS.rec`` is a game of ``greedy``; the document beside it holds how that game ended, what
every pair of eyes saw once (``ply``, ``views``), and the stack of open questions when each question was first asked.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanse.core import record
from hanse.core.match import Match, resume
from hanse.core.model import ALL, WATCHER, State
from hanse.core.reading import plain
from hanse.core.situation import Situation

OLD = Path(__file__).parent / "old"
EYES = {"all": ALL, "watch": WATCHER}


@pytest.fixture(params=sorted(path.stem for path in OLD.glob("*.rec")))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def replayed(name: str) -> Match[State]:
    played = record.read((OLD / f"{name}.rec").read_text(encoding="utf-8"))
    return resume(played.bundle(), played.seed, played.answers, played.position, manual=True)


def told(name: str) -> Any:
    return json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))


def test_an_old_record_ends_as_it_did(name: str) -> None:
    match = replayed(name)
    result, told_then = Situation(match).result, told(name)["result"]
    assert result is not None
    assert {key: value for key, value in plain(vars(result)).items() if key in told_then} == told_then
    # A version since then may have more switches; the rest is written as it was.
    text, now = (OLD / f"{name}.rec").read_text(encoding="utf-8"), match.record()
    then = record.read(text)
    assert then.switches.items() <= now.switches.items()
    assert record.write(replace(now, version=then.version, switches=then.switches)) == text


def test_an_old_view_opens_and_looks_the_same(name: str) -> None:
    match, old = replayed(name), told(name)
    then = Situation(match, old["ply"])
    assert then.question == old["question"]
    for word, view in old["views"].items():
        eyes = EYES[word] if word in EYES else int(word)
        assert then.view(eyes) == view
        assert match.bundle.view(match.bundle.load(view), eyes) == view


def test_old_stacks_of_questions_open(name: str) -> None:
    match, old = replayed(name), told(name)
    for question, (ply, stack) in old["stacks"].items():
        then = Situation(match, ply)
        assert then.question == question
        assert then.view(ALL)["stack"] == stack
        Match(match.bundle, 0, {**then.view(ALL), "stack": stack}, manual=True)
