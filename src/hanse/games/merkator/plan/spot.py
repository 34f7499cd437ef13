"""A seat's position in the model: flat ints, own contracts and cards."""

from __future__ import annotations

from typing import Final

GOODS: Final = 16
MAJORS: Final = 8

# Where things stand in ``Spot.v``; goods come first.
EITHER: Final = 16  # + colour: cubes that may become either good
CUBES: Final = 24  # + place: what lies on the map
TIME: Final = 32
TURN: Final = 33  # own turn about to be played, or being played
COINS: Final = 34
LIFTED: Final = 35  # solo stack: bits of the cards that somebody took
TAKEN: Final = 36  # + level: contracts taken from the sampled pile
SIZE: Final = 46

STOCK: Final = 33  # goods, cubes of either good, the map and time: what payments touch


class Spot:
    def __init__(
        self, v: list[int], mine: list[int], used: list[int], cards: list[int], shown: list[int], opened: int
    ) -> None:
        self.v = v
        self.mine = mine  # contracts, dearest first
        self.used = used  # fulfilled in this turn
        self.cards = cards  # own bonus cards and buildings
        self.shown = shown  # open ones
        self.opened = opened  # buildings taken from the sampled deck
        self.hope = 0.0  # points to be expected at the end of the game
        self.first = -1  # which first answer led here
        self.deal: list[int] = []  # contracts given in this turn, and NOTHING or the card bought first
        self.to = -1  # where this turn's journey went
        self.done = -1  # contract fulfilled first in this turn

    def copy(self) -> Spot:
        """What may still change is copied; ``deal`` never does."""
        p = Spot(self.v[:], self.mine[:], self.used[:], self.cards, self.shown, self.opened)
        p.first = self.first
        p.deal = self.deal
        p.to = self.to
        p.done = self.done
        return p
