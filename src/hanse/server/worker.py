"""A process in which bots think: one JSON line in, one out. It knows no table and sees no true state.

It ends when its input does, so it never outlives the server, however that ended.
"""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import time
from functools import lru_cache
from pathlib import Path
from typing import IO

import msgspec

from hanse.bots.advice import LEVEL, advise, chances, judge
from hanse.bots.searcher import Searcher
from hanse.bots.seat import answer, inside
from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.rng import Rng
from hanse.server.thinkers import HURRY, Answered, Task, encode


@lru_cache(maxsize=16)
def _bundle(game: str, variant: str, seats: int, switches: tuple[tuple[str, str], ...], data: str) -> Bundle[State]:
    return registry.load(game, variant, seats, dict(switches), Path(data) if data else None)


hurried = threading.Event()
"""Somebody will not wait any longer for what is under way."""


def think(task: Task) -> Answered:
    """What was asked for."""
    bundle = _bundle(task.game, task.variant, task.seats, tuple(sorted(task.switches.items())), task.data)
    match task.ask:
        case "bot":
            bot = inside(task.bot)  # by name, or as the host has named it: never a visitor's words
            if isinstance(bot, Searcher):
                bot.hurried = hurried.is_set
                bot.ceiling = bot.ceiling if task.ceiling is None else task.ceiling
            began = time.thread_time()
            text = answer(bundle, task.view, task.seat, bot, Rng(task.dice))
            return Answered(text, seconds=time.thread_time() - began)
        case "hint":
            told: object = advise(bundle, task.view, task.seat, task.ply, Searcher(LEVEL, task.effort))
        case "chances":
            told = chances(bundle, task.view, task.seat, task.ply, task.effort)
        case "judge":
            told = judge(bundle, task.view, task.seat, task.ply, task.did, task.effort)
    return Answered("", told=msgspec.Raw(encode(told)))


def read(inward: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """In a thread: hurry must be heard while the other one works."""
    for line in inward:
        if line == HURRY:
            hurried.set()
        else:
            hurried.clear()  # it was for what came before
            lines.put(line)
    lines.put(None)


def serve(inward: IO[bytes], outward: IO[bytes]) -> None:
    decoder = msgspec.json.Decoder(Task)
    lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
    threading.Thread(target=read, args=(inward, lines), daemon=True).start()
    while (line := lines.get()) is not None:
        try:
            answered = think(decoder.decode(line))
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the next question may go well
            answered = Answered(None, type(error).__name__)
        outward.write(encode(answered) + b"\n")
        outward.flush()


def main() -> None:
    # Bots may print; that must not be taken for an answer.
    outward, sys.stdout = sys.stdout.buffer, sys.stderr
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, outward)


if __name__ == "__main__":
    main()
