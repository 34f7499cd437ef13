"""Bots in any language: a child process that reads and writes JSON lines.

First it gets ``{"hello": 1, "game", "variant", "options", "seats", "seat"}``, to which it need not answer. Then, for
each of its decisions, one object::

    {"ply": 41, "seat": 1, "question": "turn", "options": ["…", …], "view": {…}, "events": [{"kind": …}, …], "ms": 5000}

``view`` is what its seat may know, ``events`` is what happened since its last decision as its seat may know it, ``ms``
the time left for this answer. It answers ``{"do": "one of the options"}``. Its standard error is left alone.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from typing import IO

from hanse.bots import OUTSIDE, USUAL
from hanse.bots.seat import Inside, Warn
from hanse.core.bot import NoAnswer
from hanse.core.match import Match, Refused, Unknown
from hanse.core.model import State
from hanse.core.reading import BadInput, Json, View
from hanse.core.registry import spelled
from hanse.core.situation import Situation

LONGEST = 65536
"""No answer needs a longer line."""


def command(name: str) -> list[str]:
    """The command line in ``cmd:…``; BadInput if there is no such program."""
    try:
        words = shlex.split(name.removeprefix(OUTSIDE))
    except ValueError as error:
        raise BadInput(f"bot {name!r}: {error}") from None
    if not words:
        raise BadInput("bot 'cmd:': a command must follow, as in cmd:./mybot --flag")
    if shutil.which(words[0]) is None:
        raise BadInput(f"bot {name!r}: no program {words[0]!r} that can be run")
    return words


class Outside:
    """An outside bot on a seat. If it fails once, a bot of our own plays the rest of the game in its place."""

    def __init__(self, name: str, seat: int, warn: Warn, ms: int) -> None:
        self.name = name
        self.seat = seat
        self.ms = ms
        self._warn = warn
        self._words = command(name)
        self._child: Child | None = None
        self._stand_in: Inside | None = None
        self._seen = 0  # plies whose events it has been told

    def answer(self, match: Match[State]) -> str:
        if self._stand_in is None:
            try:
                return self._ask(match)
            except NoAnswer as none:
                self.close()
                self._stand_in = Inside(USUAL, self.seat)
                who = f"ply {match.ply}: seat {self.seat}: {self.name}"
                self._warn(f"{who} {none}; {self._stand_in.name} plays on for it")
        return self._stand_in.answer(match)

    def close(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None

    def _ask(self, match: Match[State]) -> str:
        if self._child is None:
            self._child = Child(self._words)
            self._child.say(hello(match, self.seat))
        text = self._child.ask(asking(match, self.seat, self._seen, self.ms), self.ms / 1000)
        self._seen = match.ply
        try:
            match.check(text)
        except Unknown:
            raise NoAnswer(f"answered {text[:80]!r}, which is not an action") from None
        except Refused as refused:
            raise NoAnswer(f"answered {text[:80]!r}, which is not allowed ({refused})") from None
        return text


def hello(match: Match[State], seat: int) -> View:
    """The first line."""
    setup = match.bundle.setup
    switches: dict[str, Json] = {name: spelled(value) for name, value in setup.switches.items()}
    game = match.bundle.rulebook.game
    return {"hello": 1, "game": game, "variant": setup.variant, "options": switches, "seats": setup.seats, "seat": seat}


def asking(match: Match[State], seat: int, since: int, ms: int) -> View:
    """The line for one decision; ``since`` is the first ply whose events are told."""
    now = Situation(match)
    return {
        "seat": seat,
        **now.asking(seat),
        "view": now.view(seat),
        "events": [*now.events(since, seat)],
        "ms": ms,
    }


class Child:
    """The process. One thread does what can block, so that a deadline holds whatever the child does or does not do."""

    def __init__(self, words: list[str]) -> None:
        try:
            # Its own session: Ctrl-C is ours to handle, and what the child starts ends with it.
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise NoAnswer(f"could not be started ({error.strerror})") from None
        self._todo: queue.Queue[tuple[bytes, bool] | None] = queue.Queue()
        self._done: queue.Queue[bytes | None] = queue.Queue()
        threading.Thread(target=self._work, daemon=True).start()

    def say(self, message: View) -> None:
        self._todo.put((_line(message), False))

    def ask(self, message: View, seconds: float) -> str:
        """The action it answers; NoAnswer if it is late, gone, or not making sense."""
        self._todo.put((_line(message), True))
        try:
            line = self._done.get(timeout=seconds)
        except queue.Empty:
            raise NoAnswer(f"did not answer within {seconds * 1000:.0f} ms") from None
        if line is None:
            raise NoAnswer("ended without an answer")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise NoAnswer(f"answered {line[:60]!r}, which is not a JSON line") from None
        if not isinstance(said, dict) or not isinstance(said.get("do"), str):
            raise NoAnswer(f"answered {line[:60]!r}, which has no text under 'do'")
        return str(said["do"])

    def end(self) -> None:
        self._todo.put(None)
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
        self._process.wait()

    def _work(self) -> None:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        # Closing flushes, and fails where the child is gone: then there is nothing left to say to it.
        with contextlib.suppress(OSError), out, into:
            try:
                while (todo := self._todo.get()) is not None:
                    into.write(todo[0])
                    into.flush()
                    if todo[1]:
                        self._done.put(_answer(out))
            except OSError:
                self._done.put(None)


def _answer(out: IO[bytes]) -> bytes | None:
    """The next line that is not an answer to our hello; None at the end of the output."""
    while line := out.readline(LONGEST):
        if not line.lstrip().startswith(b'{"hello"'):
            return line
    return None


def _line(message: View) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
