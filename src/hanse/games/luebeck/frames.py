"""The questions of Lübeck and what each remembers. Those marked - are nobody's: they only settle."""

from __future__ import annotations

from hanse.core.model import CHANCE, Frame


class Round(Frame):
    """- The next round begins, or the game is scored."""

    def __init__(self) -> None:
        self.seat = CHANCE


class Begin(Frame):
    """Who is start player?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Deal(Frame):
    """Which card comes into this hand?"""

    def __init__(self, to: int, left: int) -> None:
        self.seat = CHANCE
        self.to = to
        self.left = left  # cards still to be dealt to this seat


class Lay(Frame):
    """Which card comes onto this packet?"""

    def __init__(self, packet: int, lap: int) -> None:
        self.seat = CHANCE
        self.packet = packet
        self.lap = lap  # 0 founds packets, the others add to them


class Choose(Frame):
    """Which packet?"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # seats still to choose, this one included


class Name(Frame):
    """Who acts first?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Act(Frame):
    """Which action?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Clean(Frame):
    """- The actions are over."""

    def __init__(self) -> None:
        self.seat = CHANCE


class Back(Frame):
    """Which figures come back into reserve?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat
