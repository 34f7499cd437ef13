"""Bots of the host's own, at tables: programs and files that he has named when the server was started, and no others.

A file is an agent's (``NAME=agent:FILE``); such a bot thinks where ours do. Programs speak the lines of
``hanse.bots.outside``. Whatever one does wrong costs it its seat for the rest of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from hanse import bots
from hanse.bots.agent import AGENT
from hanse.bots.outside import LONGEST, asking, command, hello
from hanse.bots.seat import MS, check
from hanse.core.bot import NoAnswer
from hanse.core.entry import Bundle
from hanse.core.match import Match, Refused, Unknown
from hanse.core.model import State
from hanse.core.reading import BadInput, View

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")

MOST = 16
"""Programs that run at once; who has waited longest makes way, and is started again when it is asked."""

PARTING = 1.0
"""Seconds that a killed program has to be gone."""

SHARED = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "PYTHONPATH")
"""What a program may know of our surroundings: there may be passwords in the rest."""


class Named(NamedTuple):
    """What the host has named: programs by their command lines, bots of ours by what ``hanse.bots.seat`` calls them."""

    commands: dict[str, list[str]]
    ours: dict[str, str]


def read(given: Sequence[str]) -> Named:
    """``NAME=COMMAND`` or ``NAME=agent:FILE``, each; BadInput for what cannot be used."""
    found = Named({}, {})
    for one in given:
        name, equals, rest = one.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise BadInput(
                f"--bot {one!r}: must be NAME=COMMAND or NAME=agent:FILE, a name of small letters, digits and dashes"
            )
        if name in (*bots.names(), *found.commands, *found.ours):
            raise BadInput(f"--bot {name}: there is a bot of that name already")
        if rest.startswith(AGENT):
            check(rest)
            found.ours[name] = rest
        else:
            found.commands[name] = command(bots.OUTSIDE + rest)
    return found


class Outsiders:
    """The programs that answer for seats, one for each; ``ours`` are the agents, by name."""

    def __init__(self, named: Named, patience: float) -> None:
        self._commands = named.commands
        self.ours = named.ours
        self._ms = min(MS, int(patience * 1000))
        self._children: OrderedDict[tuple[str, int], Child] = OrderedDict()  # [table, seat], who waits longest first

    @property
    def names(self) -> tuple[str, ...]:
        return (*self._commands, *self.ours)

    def check(self, name: str, bundle: Bundle[State]) -> None:
        """BadInput unless a bot of that name may sit at such a table here. Never a command or a file: those are the
        host's to name."""
        if name in self.ours:
            check(self.ours[name], bundle)
        elif name not in self._commands and name not in bots.names():
            raise BadInput(f"no bot {name!r}; there is {', '.join((*bots.names(), *self.names))}")

    async def answer(self, table: str, match: Match[State], seat: int, name: str) -> str:
        """What the program called ``name`` answers for a seat; NoAnswer says what it did instead, and it has ended."""
        key = table, seat
        ply = match.ply
        try:
            child = self._children.pop(key, None)
            if child is None:
                child = await Child.start(self._commands[name], hello(match, seat))
            self._children[key] = child
            await self._make_room()
            text = await child.ask(asking(match, seat, child.seen, self._ms), self._ms / 1000)
            child.seen = ply
            if match.ply == ply:
                match.check(text)
        except Unknown:
            await self._end(key)
            raise NoAnswer("answered what is not an action") from None
        except Refused as refused:
            await self._end(key)
            raise NoAnswer(f"answered what is not allowed ({refused})") from None
        except NoAnswer:
            await self._end(key)
            raise
        return text

    async def leave(self, table: str) -> None:
        """Nobody is asked any more at that table."""
        for key in [key for key in self._children if key[0] == table]:
            await self._end(key)

    async def close(self) -> None:
        for key in [*self._children]:
            await self._end(key)

    async def _make_room(self) -> None:
        for key, child in [*self._children.items()]:
            if len(self._children) <= MOST:
                return
            if not child.asked:
                await self._end(key)

    async def _end(self, key: tuple[str, int]) -> None:
        child = self._children.pop(key, None)
        if child is not None:
            await child.end()


class Child:
    """One program."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.seen = 0  # plies whose events it was told
        self.asked = False

    @classmethod
    async def start(cls, words: list[str], first: View) -> Child:
        try:
            process = await asyncio.create_subprocess_exec(
                *words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, limit=LONGEST,
                # What it starts ends with it, and Ctrl-C is ours to handle.
                start_new_session=True, env={key: os.environ[key] for key in SHARED if key in os.environ},
            )  # fmt: skip
        except OSError as error:
            raise NoAnswer(f"could not be started ({error.strerror})") from None
        child = cls(process)
        child._write(first)
        return child

    def _write(self, message: View) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    async def ask(self, message: View, seconds: float) -> str:
        """The action it answers; NoAnswer if it is late, gone, floods us or makes no sense."""
        self.asked = True
        try:
            async with asyncio.timeout(seconds):
                self._write(message)
                assert self._process.stdin is not None
                await self._process.stdin.drain()
                line = await self._line()
        except TimeoutError:
            raise NoAnswer(f"did not answer within {seconds * 1000:.0f} ms") from None
        except OSError:
            raise NoAnswer("ended without an answer") from None
        except ValueError:
            raise NoAnswer(f"wrote a line of more than {LONGEST} bytes") from None
        finally:
            self.asked = False
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise NoAnswer("answered what is not a JSON line") from None
        if not isinstance(said, dict) or not isinstance(said.get("do"), str):
            raise NoAnswer("answered what has no text under 'do'")
        return str(said["do"])

    async def _line(self) -> bytes:
        """The next line that is not an answer to our hello."""
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if not line.lstrip().startswith(b'{"hello"'):
                return line
        raise NoAnswer("ended without an answer")

    async def end(self) -> None:
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
        # wait() returns only when the pipe has ended too, and one that flooded us is held back until somebody reads it.
        # What a grandchild in a session of its own still writes there is not waited for.
        assert self._process.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                while not self.asked and await self._process.stdout.read(LONGEST):
                    pass  # who has asked is reading, and reads the end
                await self._process.wait()
