"""What makes a position given from outside impossible."""

from __future__ import annotations

from hanse.core.model import Frame, Over
from hanse.core.reading import Reader
from hanse.games.hansa.frames import NO_COLOURS, Begin, Lose, Next, Place, Refill, Remove, Sale, Stock, Turn, is_colours
from hanse.games.hansa.state import HansaState


def check(doc: Reader, s: HansaState) -> None:
    """DataError if no game can stand like this."""
    _tiles(doc, s)
    _stack(doc, s)


def _tiles(doc: Reader, s: HansaState) -> None:
    """Every tile of a colour in the game is somewhere, none of the others is; the stacks hold what is unseen."""
    b = s.board
    still = sum(frame.left for frame in s.stack if isinstance(frame, Remove))
    if sum(s.used) != len(b.colours) - b.removed + still:
        raise doc.fail("colours", f"{len(b.colours) - b.removed} colours are used with {b.seats} seats")
    for k in range(b.kinds):
        n = s.ware.count(k) + s.unseen[k] + s.gone[k] + sum(s.open[k :: b.kinds]) + sum(s.sold[k :: b.kinds])
        want = b.count[k] if s.used[b.colour_of[k]] else 0
        if n != want:
            raise doc.fail("", f"there are {n} tiles {b.tiles[k]!r}, not {want}")
    stocking = isinstance(s.stack[-1], (Begin, Remove, Stock))
    backs = sum(s.face_down)
    if not stocking and sum(s.piles) + backs != sum(s.unseen):
        sold = f" and {backs} are sold face down" if backs else ""
        raise doc.fail("stacks", f"hold {sum(s.piles)} tiles{sold}, but {sum(s.unseen)} are unseen")
    if backs and isinstance(s.stack[-1], Over):
        raise doc.fail("players", "when the game is over no tile lies face down")


def _stack(doc: Reader, s: HansaState) -> None:
    """The open questions must be ones this position can have."""
    stack = s.stack
    if not isinstance(stack[0], Over) or any(isinstance(frame, Over) for frame in stack[1:]):
        raise doc.fail("stack", "must begin with over, and only there")
    if len(stack) > 1 and not isinstance(stack[1], (Stock, Place, Next)):
        raise doc.fail("stack", "after over comes stock, place or next")
    turns = [frame for frame in stack if isinstance(frame, Turn)]
    if turns and (turns[0].seat != s.turn or len(turns) > 1):
        raise doc.fail("stack", "the turn must be that of the seat under 'turn'")
    if s.start < 0 and any(isinstance(frame, (Next, Place)) for frame in stack):
        raise doc.fail("start", "must be a seat")
    for frame in stack[1:]:
        _frame(doc, s, frame)


def _frame(doc: Reader, s: HansaState, frame: Frame) -> None:
    b = s.board
    if frame.seat < 0 and not isinstance(frame, (Begin, Remove, Stock, Refill)):
        raise doc.fail("stack", "chance is asked by begin, remove, stock and refill, seats by the others")
    if isinstance(frame, Place):
        _place(doc, s, frame)
    elif isinstance(frame, Sale):
        _sale(doc, s, frame)
    elif isinstance(frame, Lose):
        _colours(doc, s, frame.colours)
    elif isinstance(frame, Remove) and not 0 < frame.left <= b.removed:
        raise doc.fail("stack", f"remove: {frame.left} colours cannot be left")


def _place(doc: Reader, s: HansaState, place: Place) -> None:
    b = s.board
    if not 0 <= place.done < b.rounds * b.seats:
        raise doc.fail("stack", f"place: {place.done} placements done cannot be")
    if s.supply[place.seat] < b.batch:
        raise doc.fail("stack", "place: too few booths in the supply")
    if place is s.stack[-1]:
        at = b.cities * place.seat
        if all(s.booths[at + c] for c in range(b.cities) if b.start_booths[c]):
            raise doc.fail("stack", "no city is left to place in")


def _sale(doc: Reader, s: HansaState, sale: Sale) -> None:
    b = s.board
    _colours(doc, s, sale.sold)
    if not -1 <= sale.single < len(b.colours) or sale.sold == NO_COLOURS:
        raise doc.fail("stack", "sale: no such colour")
    if sale.single >= 0:
        first = b.kinds * sale.seat + b.sizes * sale.single
        if not any(s.open[first : first + b.sizes]):
            raise doc.fail("stack", "sale: the pair cannot be completed")


def _colours(doc: Reader, s: HansaState, colours: int) -> None:
    if not is_colours(colours, len(s.board.colours)):
        raise doc.fail("stack", "no such set of colours")
