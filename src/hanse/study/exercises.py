"""Games to learn from, whoever plays them: which are still to be played, and a folder that keeps what they teach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from hanse import __version__
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import View
from hanse.core.rng import Rng
from hanse.study.engines import Engine
from hanse.study.folder import Folder, K
from hanse.study.playing import bundle_of


class Exercise(NamedTuple):
    """All that a worker needs to know to play game ``number``."""

    number: int
    game: str
    variant: str
    seats: int
    seed: int
    judge: str = ""
    """The file that who plays judges by, if it is one."""

    def bundle(self) -> Bundle[State]:
        return bundle_of(self.game, self.variant, (), self.seats, corrections_folder(None))


class Exercises(NamedTuple):
    """Games of one kind: those of one kind may be learned from together, others not."""

    bundle: Bundle[State]
    traits: Sequence[str]
    players: Sequence[str]
    games: int
    seed: int
    judge: str = ""
    """The file that who plays judges by, if it is one."""

    def plan(self) -> View:
        """What its folder says it is for."""
        return {
            "hanse": __version__,
            "game": self.bundle.rulebook.game,
            "data": self.bundle.fingerprint,
            "variant": self.bundle.setup.variant,
            "seats": self.bundle.setup.seats,
            "traits": list(self.traits),
            "players": list(self.players),
            "judge": Path(self.judge).name,  # in another place it is the same
            "seed": self.seed,
        }

    def left(self, done: set[int]) -> list[Exercise]:
        """The games that are still to be played."""
        game, setup, dice = self.bundle.rulebook.game, self.bundle.setup, Rng(self.seed)
        seeds = [dice.below(1 << 48) for _ in range(self.games)]
        return [
            Exercise(number, game, setup.variant, setup.seats, seed, self.judge)
            for number, seed in enumerate(seeds)
            if number not in done
        ]

    def taken(
        self, made: type[K], take: Callable[[Exercise], K], to: Path, work: Engine, advance: Callable[[], None]
    ) -> list[K]:
        """What every game of it teaches; ``to`` keeps each as soon as it is over, so that a killed run goes on."""
        folder = Folder(to, self.plan(), made, "train")
        try:
            todo = self.left(set(folder.played))
            for _ in range(self.games - len(todo)):
                advance()
            for game in work(take, todo):
                folder.keep(game)
                advance()
        finally:
            folder.close()
        return [folder.played[number] for number in sorted(folder.played) if number < self.games]
