"""A table for tests: positions said in a line, answers that read like play."""

from __future__ import annotations

from typing import Any

from hanse.core import registry, testing
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import Json
from hanse.games.luebeck.pose import pose

G, R, B, Y, K = range(5)  # green, red, blue, yellow, black: the seats of the digest's scenarios


class Scene(testing.Scene[State]):
    """What one sees in a game of Lübeck."""

    @property
    def players(self) -> list[dict[str, Json]]:
        players = self.view["players"]
        assert isinstance(players, list)
        return [p for p in players if isinstance(p, dict)]

    def cards(self, seat: int) -> str:
        cards = self.players[seat]["cards"]
        assert isinstance(cards, list)
        return " ".join(str(card) for card in cards)

    @property
    def reserve(self) -> list[Json]:
        return [p["reserve"] for p in self.players]

    @property
    def hands(self) -> list[Json]:
        return [p["hand"] for p in self.players]

    @property
    def sizes(self) -> list[int]:
        """How many cards each packet has."""
        packets = self.view["packets"]
        assert isinstance(packets, list)
        return [len(cards) for cards in packets if isinstance(cards, list)]

    @property
    def cogs(self) -> dict[str, str]:
        """Cogs on a voyage: ``{"a": "danzig 0 1"}``."""
        cogs = self.view["cogs"]
        assert isinstance(cogs, dict)
        out: dict[str, str] = {}
        for cog, row in cogs.items():
            assert isinstance(row, dict)
            assert isinstance(row["figures"], list)
            out[cog] = " ".join([str(row["city"]), *(str(seat) for seat in row["figures"])])
        return out

    def number(self, key: str) -> int:
        value = self.view[key]
        assert isinstance(value, int)
        return value

    def in_pile(self, card: str) -> int:
        pile = self.view["pile"]
        assert isinstance(pile, dict)
        count = pile.get(card, 0)
        assert isinstance(count, int)
        return count


def game(seats: int, **options: bool | str) -> Bundle[State]:
    return registry.load("luebeck", "base", seats, options)


def fresh(seats: int, seed: int = 1, **options: bool | str) -> Scene:
    """A new game, up to the first choice of a packet."""
    return Scene(Match(game(seats, **options), seed))


def position(*, seats: int = 3, manual: bool = False, **said: Any) -> Scene:
    """A position in the words of ``pose``; what is none of them is an option."""
    words, options = testing.words(pose, said)
    bundle = game(seats, **options)
    return Scene(Match(bundle, 1, pose(bundle, **words), manual))
