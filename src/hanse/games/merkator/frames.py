"""The questions of Merkator and what each remembers. Those marked - are nobody's: they only settle."""

from __future__ import annotations

from typing import Final

from hanse.core.model import CHANCE, Frame

TO_TOP: Final = -1
"""Whom a contract is drawn for: nobody, it becomes the top of its pile."""

TO_DISPLAY: Final = -1
"""Whom a card is drawn for: nobody, it is laid into the display."""

NO_SLOT: Final = -1
"""Where a card is laid that is dealt to a seat."""

ANY_PRICE: Final = 0
"""What a card may cost that is not dealt."""


class Starter(Frame):
    """Who starts?"""

    def __init__(self) -> None:
        self.seat = CHANCE


class Draw(Frame):
    """Which contract comes off this pile?"""

    def __init__(self, level: int, to: int) -> None:
        self.seat = CHANCE
        self.level = level
        self.to = to  # a seat, or TO_TOP


class Deck(Frame):
    """Which bonus card or building comes off its deck?"""

    def __init__(self, slot: int, to: int, price: int) -> None:
        self.seat = CHANCE
        self.slot = slot  # of the display, or NO_SLOT
        self.to = to  # a seat, or TO_DISPLAY
        self.price = price  # that it must have, or ANY_PRICE


class Back(Frame):
    """Which back does a marker of the chart show?"""

    def __init__(self, again: int) -> None:
        self.seat = CHANCE
        self.again = again  # 1 if it replaces another


class First(Frame):
    """- Set-up is done, the first turn begins."""

    def __init__(self) -> None:
        self.seat = CHANCE


class Turn(Frame):
    """Invest in what, and then travel where?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Package(Frame):
    """Which more cards, and which contracts pay for them?"""

    def __init__(self, seat: int, price: int, given: int, cash: int) -> None:
        self.seat = seat
        self.price = price  # of the cards chosen so far
        self.given = given  # value of the contracts given so far
        self.cash = cash  # coins that force the purchase, 0 if it is free


class Excess(Frame):
    """More coins than allowed: buy what, or hand them in?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Refill(Frame):
    """- The displays are filled up again, then what a purchase of buildings brings."""

    def __init__(self, seat: int, built: int) -> None:
        self.seat = seat
        self.built = built  # buildings of the purchase


class Sort(Frame):
    """On which of the two fields goes a cube from this place?"""

    def __init__(self, seat: int, place: int, left: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left  # cubes


class Journey(Frame):
    """- Bonus cards, new cubes, time."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Redraw(Frame):
    """Does this single letter stand?"""

    def __init__(self, seat: int, back: int) -> None:
        self.seat = seat
        self.back = back


class Lose(Frame):
    """Which cube of this column is lost?"""

    def __init__(self, seat: int, column: int, left: int) -> None:
        self.seat = seat
        self.column = column
        self.left = left  # cubes


class Fulfil(Frame):
    """Which contract is fulfilled?"""

    def __init__(self, seat: int, joining: int) -> None:
        self.seat = seat
        self.joining = joining  # 1 if the seat has joined the journey of another


class Pay(Frame):
    """What pays for this contract? What is owed stands in the state."""

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract


class Reward(Frame):
    """From the pile or from the hand?"""

    def __init__(self, seat: int, contract: int, decided: int) -> None:
        self.seat = seat
        self.contract = contract  # the one fulfilled
        self.decided = decided  # 1 from the pile


class Join(Frame):
    """Join the journey to this place?"""

    def __init__(self, seat: int, place: int, price: int) -> None:
        self.seat = seat
        self.place = place
        self.price = price


class Close(Frame):
    """- The turn is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Place(Frame):
    """Where go the last cubes of the supply tile?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Check(Frame):
    """- Does this seat have to build (variant B)?"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # seats still to be checked, this one included


class Duty(Frame):
    """Which building (variant B)?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Offer(Frame):
    """What is offered for a swap of this contract (variant D)?"""

    def __init__(self, seat: int, taker: int, contract: int, coins: int, time: int) -> None:
        self.seat = seat
        self.taker = taker
        self.contract = contract
        self.coins = coins
        self.time = time


class Accept(Frame):
    """Whose offer is accepted (variant D)?"""

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract
