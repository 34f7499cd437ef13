"""A process in which bots think: one JSON line in, one out. It knows no table and sees no true state.

It ends when its input does, so it never outlives the server, however that ended.
"""

from __future__ import annotations

import contextlib
import sys
from functools import lru_cache
from pathlib import Path
from typing import IO

import msgspec

from hanse import bots
from hanse.bots.seat import answer
from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.rng import Rng
from hanse.server.thinkers import Answered, Task, encode


@lru_cache(maxsize=16)
def _bundle(game: str, variant: str, seats: int, switches: tuple[tuple[str, str], ...], data: str) -> Bundle[State]:
    return registry.load(game, variant, seats, dict(switches), Path(data) if data else None)


def think(task: Task) -> str:
    """The text of the bot's answer."""
    bundle = _bundle(task.game, task.variant, task.seats, tuple(sorted(task.switches.items())), task.data)
    return answer(bundle, task.view, task.seat, bots.named(task.bot), Rng(task.dice))


def serve(inward: IO[bytes], outward: IO[bytes]) -> None:
    decoder = msgspec.json.Decoder(Task)
    for line in inward:
        try:
            answered = Answered(think(decoder.decode(line)))
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
