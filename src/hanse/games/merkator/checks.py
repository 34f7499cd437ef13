"""What makes a position given from outside impossible."""

from __future__ import annotations

from hanse.core.model import Frame, Over
from hanse.core.reading import Reader
from hanse.games.merkator.frames import (
    Accept,
    Back,
    Check,
    Deck,
    Draw,
    First,
    Fulfil,
    Join,
    Journey,
    Lose,
    Offer,
    Package,
    Pay,
    Redraw,
    Refill,
    Reward,
    Sort,
    Starter,
    Turn,
)
from hanse.games.merkator.ids import BONUS_BACK, BUILDING_BACK, DISCARD, FIRST_VALUE, UNKNOWN
from hanse.games.merkator.state import MerkatorState, hidden_back

MANY = 9999
"""More than a game can bring of anything."""

OF_CHANCE = (Starter, Draw, Deck, Back, First)


def check_cards(doc: Reader, s: MerkatorState, discards: int, everything: bool) -> None:
    """DataError if the cards that are named nowhere do not fit into piles, decks, hidden hands and ``discards``."""
    b = s.board
    backs = [hidden_back(s, seat) for seat in range(b.seats)]
    if everything and any(back >= 0 for back in backs):
        raise doc.fail("seats", "a hand card is missing")
    gone = 0
    for level in range(b.levels):
        of = b.of_level[level]
        # What the solo stack has opened adds up already (``cover``); the others are still on it.
        unseen = sum(1 for c in of if s.where[c] == UNKNOWN and c not in s.opened)
        free = unseen - s.rest[level]
        if level in b.stack_levels:
            gone += s.gone[level]
            fits = free == 0
        else:
            free -= backs.count(FIRST_VALUE + level)
            gone += free + sum(1 for c in of if s.where[c] == DISCARD)
            fits = free == 0 if everything else free >= 0
        if not fits:  # ME-16.4
            raise doc.fail("piles", f"contracts of value {b.values[level]} do not add up")
    if gone != discards:
        raise doc.fail("discards", f"must be {gone}, for everything else is somewhere")
    for back in (BONUS_BACK, BUILDING_BACK):
        if sum(1 for card in b.of_back(back) if s.card[card] == UNKNOWN) < backs.count(back):
            raise doc.fail("seats", "more hand cards than there can be")


def check(doc: Reader, s: MerkatorState) -> None:
    """DataError if no game can stand like this."""
    if sum(s.time) + sum(s.row) + s.supply != s.board.markers:  # ME-R3
        raise doc.fail("chart", f"time markers must be {s.board.markers} with the supply (below 0: extra ones)")
    if not isinstance(s.stack[0], Over) or any(isinstance(frame, Over) for frame in s.stack[1:]):
        raise doc.fail("stack", "must begin with over, and only there")
    for frame in s.stack[1:]:
        if frame.seat < 0 and not isinstance(frame, OF_CHANCE):
            raise doc.fail("stack", "chance is asked to draw and deal, seats everything else")
        _check_frame(doc, s, frame)
    top = s.stack[-1]
    if isinstance(top, Turn) and top.seat != s.active:
        raise doc.fail("stack", "the turn must be that of the seat under 'active'")
    if top.seat >= 0 and not s.count[top.seat] and not isinstance(top, Package):  # ME-16.5
        raise doc.fail("seats", f"seat {top.seat} has no contract (ME-4.7)")


def _check_frame(doc: Reader, s: MerkatorState, frame: Frame) -> None:
    for value, low, end in _bounds(s, frame):
        if not low <= value < end:
            raise doc.fail("stack", f"no such question: operand {value}")
    if isinstance(frame, (Fulfil, Journey, Join)) and s.place < 0:
        raise doc.fail("place", "the figure must stand somewhere")


def _bounds(s: MerkatorState, frame: Frame) -> list[tuple[int, int, int]]:
    """The operands of a question, each with the lowest it can be and the first that is too high."""
    b = s.board
    match frame:
        case Draw():
            return [(frame.level, 0, b.levels), (frame.to, -1, b.seats)]
        case Deck():
            return [(frame.slot, -1, len(s.slots)), (frame.to, -1, b.seats), (frame.price, 0, MANY)]
        case Back():
            return [(frame.again, 0, 2)]
        case Package():
            return [(frame.price, 0, MANY), (frame.given, 0, MANY), (frame.cash, 0, MANY)]
        case Refill():
            return [(frame.built, 0, b.buildings + 1)]
        case Sort():
            return [(frame.place, 0, b.majors), (frame.left, 0, MANY)]
        case Redraw():
            return [(frame.back, 0, len(b.back_ids))]
        case Lose():
            return [(frame.column, 0, len(b.columns)), (frame.left, 0, b.double + 1)]
        case Fulfil():
            return [(frame.joining, 0, 2)]
        case Pay() | Accept():
            return [(frame.contract, 0, b.contracts)]
        case Reward():
            return [(frame.contract, 0, b.contracts), (frame.decided, 0, 2)]
        case Join():
            return [(frame.place, 0, b.places), (frame.price, 0, MANY)]
        case Check():
            return [(frame.left, 0, b.seats + 1)]
        case Offer():
            return [(frame.taker, 0, b.seats), (frame.contract, 0, b.contracts), (frame.coins, 0, MANY),
                    (frame.time, 0, MANY)]  # fmt: skip
    return []
