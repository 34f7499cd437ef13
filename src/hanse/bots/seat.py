"""A bot on a seat of a match: the one way from the seat's view to an answer, for commands, server and referee alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from hanse.bots import OUTSIDE, SHARE, named, names
from hanse.bots.taught import FILE, taught
from hanse.core.bot import Bot, imagine
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import BadInput, View
from hanse.core.rng import Rng
from hanse.core.seeds import mixed
from hanse.core.situation import Situation

MS = 5000
"""How long an outside bot may think about one answer, unless somebody says otherwise."""

Warn = Callable[[str], None]


class Sitter(Protocol):
    """Somebody who answers for one seat from what that seat may know. ``answer`` returns the text of a legal action."""

    name: str

    def answer(self, match: Match[State]) -> str: ...

    def close(self) -> None: ...


def answer(bundle: Bundle[S], view: View, seat: int, bot: Bot, rng: Rng) -> str:
    """What ``bot`` answers for ``seat`` when all it knows is ``view``; made of data, so fit for a worker process."""
    state = imagine(bundle, view, rng)
    return bundle.game.text[bot.choose(bundle, state, seat, rng)]


def dice(seed: int, ply: int, seat: int) -> Rng:
    """The generator of a bot for one answer: the same match asked again gets the same answer; chance has other dice."""
    rng = Rng(mixed(seed, "bots") ^ 0xB07)
    for part in (ply, seat):
        rng = Rng(rng.below(1 << 62) ^ (part + 1) * 0x9E3779B97F4A7C15)
    return rng


class Inside:
    """One of our own bots on a seat."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.bot = taught(name) if FILE in name else named(name)

    def answer(self, match: Match[S]) -> str:
        rng = dice(match.seed, match.ply, self.seat)
        return answer(match.bundle, Situation(match).view(self.seat), self.seat, self.bot, rng)

    def close(self) -> None:
        pass


def sit(name: str, seat: int, warn: Warn, ms: int = MS) -> Sitter:
    """Put the bot called ``name`` on ``seat``. ``warn`` gets one line if an outside bot fails; the match goes on.

    A name beginning with ``cmd:`` starts a program of whoever gave the name: never pass one on from a stranger.
    """
    if name.startswith(OUTSIDE):
        from hanse.bots.outside import Outside

        return Outside(name, seat, warn, ms)
    return Inside(name, seat)


def check(name: str) -> None:
    """BadInput unless ``sit`` can be called with this name."""
    if not name.startswith(OUTSIDE):
        if FILE in name:
            taught(name)
        elif SHARE in name:
            named(name)
        elif name not in names():
            raise BadInput(f"no bot {name!r}; there is {', '.join(names())}, or cmd: and a command")
        return
    from hanse.bots.outside import command

    command(name)


def shown(name: str) -> str:
    """How a bot is called at a table: an outside bot by its program."""
    return Path(name.removeprefix(OUTSIDE).split()[0]).name if name.startswith(OUTSIDE) else name
