"""An arena: a contest played to an end that depends on what is found, kept on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hanse import __version__
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import View
from hanse.study.chances import Wager
from hanse.study.contest import Contest
from hanse.study.engines import Engine
from hanse.study.figures import wins
from hanse.study.folder import Folder
from hanse.study.playing import Played, Sheet, play

LEAST = 60
"""Games before anything counts as decided: small samples have fooled us."""


def plan(contest: Contest, bundle: Bundle[State]) -> View:
    """What a folder is for: games of one plan may be counted together, others not."""
    return {
        "hanse": __version__,
        "game": contest.game,
        "data": bundle.fingerprint,
        "variant": contest.variant,
        "options": dict(contest.switches),
        "seats": contest.seats,
        "meet": [[*lineup] for lineup in contest.lineups],
        "seed": contest.seed,
    }


class End(NamedTuple):
    """When it is enough: after so many games, or once it is decided whether a bot wins more or less than is fair."""

    games: int
    about: str | None = None


class Arena:
    """Blocks count whole and in their order: what is found must not depend on which game is over first."""

    def __init__(self, contest: Contest, end: End, folder: Folder[Played] | None) -> None:
        self.contest = contest
        self.end = end
        self.folder = folder
        self.done: dict[int, Played] = {} if folder is None else folder.played
        self.blocks: list[list[Played]] = []
        """Those that count."""
        self._begun: list[list[Sheet]] = []
        self._wager = Wager(contest.fair) if contest.seats > 1 else None

    @property
    def over(self) -> bool:
        games = sum(map(len, self.blocks))
        decided = self.end.about is not None and self._wager is not None and self._wager.decided
        return games >= self.end.games or (decided and games >= LEAST)

    def play(self, engine: Engine, tell: Callable[[Played], None]) -> list[list[Played]]:
        """Every block that counts. ``tell`` hears of each game that was played now."""
        for game in engine(play, self._sheets()):
            self.done[game.number] = game
            if self.folder is not None:
                self.folder.keep(game)
            tell(game)
            self._count()
        return self.blocks

    def _sheets(self) -> Iterator[Sheet]:
        """What is still to be played; drawn as there is room for it, so that little is played in vain."""
        games = 0
        for block in self.contest.blocks():
            if games >= self.end.games or self.over:
                return
            self._begun.append(block)
            games += len(block)
            self._count()
            for sheet in block:
                if sheet.number not in self.done and not self.over:
                    yield sheet

    def _count(self) -> None:
        while len(self.blocks) < len(self._begun) and not self.over:
            sheets = self._begun[len(self.blocks)]
            if any(sheet.number not in self.done for sheet in sheets):
                return
            block = [self.done[sheet.number] for sheet in sheets]
            self.blocks.append(block)
            own = wins(block, self.end.about) if self.end.about is not None else []
            if self._wager is not None and own:
                self._wager.see(sum(own) / len(own))
