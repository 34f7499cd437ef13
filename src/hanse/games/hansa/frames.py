"""The questions of Hansa and what each remembers. Those marked - are nobody's: they only settle.

A set of colours is an int with one bit for every colour in it, as views and records have it.
"""

from __future__ import annotations

from typing import Final

from hanse.core.model import CHANCE, Frame

NO_COLOURS: Final = 0


def has_colour(colours: int, colour: int) -> bool:
    """Whether the colour is in the set."""
    return colours >> colour & 1 == 1


def with_colour(colours: int, colour: int) -> int:
    return colours | 1 << colour


def without_colour(colours: int, colour: int) -> int:
    return colours & ~(1 << colour)


def is_colours(colours: int, count: int) -> bool:
    """Whether it is a set of some of the first ``count`` colours."""
    return 0 <= colours < 1 << count


class Begin(Frame):
    """Who is start player?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Remove(Frame):
    """Which colour stays in the box?"""

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left  # colours still to be taken out, this one included


class Stock(Frame):
    """Which tile comes first into the next warehouse?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Place(Frame):
    """Into which city go the first booths?"""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done  # placements before this one, of all seats


class Next(Frame):
    """- The turn of this seat begins, or the game ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Fill(Frame):
    """Are the warehouses filled?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Refill(Frame):
    """Which tile comes into the next empty warehouse?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Turn(Frame):
    """A move, an action, or the end of the turn?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Sale(Frame):
    """Which tile more is sold?"""

    def __init__(self, seat: int, sold: int, single: int) -> None:
        self.seat = seat
        self.sold = sold  # the set of colours sold so far
        self.single = single  # the colour of which only one tile is sold yet, or -1


class Lose(Frame):
    """Which tile is lost?"""

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours  # the set of colours still to lose a tile of


class Tax(Frame):
    """Which tile too many is given up?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat
