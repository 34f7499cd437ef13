"""The questions of Hansa Teutonica and what each remembers. Those marked - are nobody's: they only settle."""

from __future__ import annotations

from hanse.core.model import CHANCE, Frame
from hanse.games.hansa_teutonica.ids import NEUTRAL


class Begin(Frame):
    """Who is start player?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Gold(Frame):
    """Which gold marker lies on this taberna? Chance is asked, or the start player (R-1)."""

    def __init__(self, seat: int, route: int) -> None:
        self.seat = seat
        self.route = route


class Turn(Frame):
    """Which action, or which marker between two of them?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Pay(Frame):
    """Which pieces are the fee of a displacement?"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # pieces still owed


class Permit(Frame):
    """Which of several permissions is used up by a piece put down abroad?"""

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region  # where the piece was put


class Relocate(Frame):
    """Where do the displaced piece and the additional ones go?"""

    def __init__(self, seat: int, route: int, side: int, shape: int, region: int, extra: int) -> None:
        self.seat = seat
        self.route = route  # where the piece was displaced
        self.side = side  # whose it is; -1 the neutral side's, for which the other player is asked
        self.shape = shape  # the piece in hand, -1 if none is
        self.region = region  # where that piece comes from
        self.extra = extra  # additional pieces left

    def owner(self) -> int:
        """The side whose pieces are placed."""
        return NEUTRAL if self.side < 0 else self.side


class Move(Frame):
    """Which pieces are lifted, and where are they put down?"""

    def __init__(self, seat: int, how: int, left: int) -> None:
        self.seat = seat
        self.how = how  # BY_BOOK, ANY_TWO or ONE_BY_ONE
        self.left = left  # pieces that may still be lifted


class Establish(Frame):
    """What else does the route bring: an office, an ability, special prestige, nothing?"""

    def __init__(self, seat: int, route: int, taken: int) -> None:
        self.seat = seat
        self.route = route
        self.taken = taken  # the marker just taken + 1, 0 if none was


class Remove(Frame):
    """Which foreign pieces are taken away?"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class Swap(Frame):
    """Which two offices change places?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Improve(Frame):
    """Which ability does a marker develop?"""

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability  # the only one allowed, -1 if any is


class Station(Frame):
    """Which pieces go abroad by a permanent marker, and where?"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class Reuse(Frame):
    """Which pieces of the route are placed again by a permanent marker, and where?"""

    def __init__(self, seat: int, left: int, traders: int, merchants: int) -> None:
        self.seat = seat
        self.left = left
        self.traders = traders  # of the route: still on it, or in the stock if the marker acts after step c
        self.merchants = merchants


class Green(Frame):
    """Which piece goes into which green city?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Neutral(Frame):
    """Which end of its route does the neutral side take an office in?"""

    def __init__(self, seat: int, route: int) -> None:
        self.seat = seat
        self.route = route


class Close(Frame):
    """- The turn is over, the plate is emptied."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Draw(Frame):
    """Which marker lies on this seat's plate?"""

    def __init__(self, seat_: int) -> None:
        self.seat = CHANCE
        self.seat_ = seat_


class Hang(Frame):
    """On which route does a marker of the plate lie?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat
