"""A bot on a seat of a match: the one way from the seat's view to an answer, for commands, server and referee alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from hanse.bots import OUTSIDE, SHARE, TRIED, named, names
from hanse.bots.agent import AGENT, AgentBot, agent
from hanse.bots.allowance import Allowance
from hanse.bots.searcher import Searcher
from hanse.bots.taught import FILE, Taught, taught
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


def inside(name: str) -> Bot:
    """One of our own bots: by its name, by a level and a file it judges by, or by an agent's file.

    Never pass on a name from a stranger that is not in ``names()``: a file would be opened for him.
    """
    if name.startswith(AGENT):
        return agent(name)
    return taught(name) if FILE in name else named(name)


class Inside:
    """One of our own bots on a seat."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.bot = inside(name)
        self._allowance = Allowance()

    def answer(self, match: Match[S]) -> str:
        if isinstance(self.bot, Searcher):
            return self._thought(self.bot, match)
        return self._answer(match)

    def _thought(self, bot: Searcher, match: Match[S]) -> str:
        began = time.thread_time()
        bot.ceiling = self._allowance.left(match)
        text = self._answer(match)
        self._allowance.spend(match.ply, time.thread_time() - began)
        return text

    def _answer(self, match: Match[S]) -> str:
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


def check(name: str, bundle: Bundle[S] | None = None) -> None:
    """BadInput unless ``sit`` can be called with this name; with a game also unless its file is for that game."""
    if name.startswith(OUTSIDE):
        from hanse.bots.outside import command

        command(name)
    elif name in names() or name in TRIED:
        return
    elif name.startswith(AGENT) or FILE in name or SHARE in name:
        bot = inside(name)
        if bundle is not None and isinstance(bot, (AgentBot, Taught)):
            bot.fits(bundle)
    else:
        raise BadInput(
            f"no bot {name!r}; there is {', '.join(names())}, {AGENT} and a file, or {OUTSIDE} and a command"
        )


def shown(name: str) -> str:
    """How a bot is called at a table: an outside bot by its program, an agent by its file."""
    if name.startswith(AGENT):
        return Path(name.removeprefix(AGENT)).stem
    return Path(name.removeprefix(OUTSIDE).split()[0]).name if name.startswith(OUTSIDE) else name
