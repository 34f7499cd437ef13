"""What makes a position given from outside impossible."""

from __future__ import annotations

from hanse.core.model import OVER, Over
from hanse.core.reading import Reader
from hanse.games.luebeck.board import LETTERS
from hanse.games.luebeck.frames import Act, Back, Begin, Choose, Clean, Deal, Lay, Name, Round
from hanse.games.luebeck.ids import P_HAND, P_OVERBOARD, PARTS
from hanse.games.luebeck.state import LuebeckState


def check(doc: Reader, s: LuebeckState, hidden: bool) -> None:
    """DataError if no game can stand like this. ``hidden``: some cards are not shown."""
    _pieces(doc, s)
    _deck(doc, s)
    _stack(doc, s)
    board = s.board
    for seat in range(board.seats):
        if s.passed[seat] and s.size[seat] > board.pass_max:
            raise doc.fail(f"players[{seat}]", f"has passed with {s.size[seat]} cards (LU-9.3)")
        at = board.kinds * seat
        cost = sum(board.price[kind] * s.hand[at + kind] for kind in range(board.kinds))
        over = s.stack[-1].seat == OVER
        if s.gain[PARTS * seat + P_HAND] != (-cost if over else 0):
            raise doc.fail(f"players[{seat}].gain.hand", f"must be {-cost if over else 0}")
        if over and hidden:
            raise doc.fail(f"players[{seat}].cards", "must be shown: a finished game is open")
        if s.gain[PARTS * seat + P_OVERBOARD] > 0:
            raise doc.fail(f"players[{seat}].gain.overboard", "cannot be above 0")


def _pieces(doc: Reader, s: LuebeckState) -> None:
    board = s.board
    n = board.seats
    sailing = sum(1 for city in s.city if city >= 0)
    if sailing + s.field != board.cogs:
        raise doc.fail("field", f"{s.field} cogs and {sailing} in cities are not {board.cogs}")
    for cog in range(board.cogs):
        if s.city[cog] >= 0 and not sum(s.aboard[n * cog : n * cog + n]):
            raise doc.fail(f"cogs.{LETTERS[cog]}", "a cog in a city carries a figure")
    for seat in range(n):
        figures = s.reserve[seat] + sum(s.aboard[seat::n])
        if figures != board.figures:
            raise doc.fail(f"players[{seat}]", f"{figures} figures in reserve and on cogs, not {board.figures}")


def _deck(doc: Reader, s: LuebeckState) -> None:
    passes = s.board.deck_passes
    if s.deck_pass > passes and not s.last:
        raise doc.fail("pass", "the extra shuffle belongs to the last round (LU-12.3)")
    if s.deck_pass == passes and s.left == 0 and not s.last:
        raise doc.fail("last", "with the last deck used up it is the last round (LU-12.2)")


def _stack(doc: Reader, s: LuebeckState) -> None:
    """The open questions, bottom first: over, round, and one of the phases."""
    kinds = [type(frame) for frame in s.stack]
    if kinds == [Over]:
        if not s.last or s.round == 0:
            raise doc.fail("stack", "the game is over only after the last round")
        return
    phase = kinds[2:]
    if kinds[:2] != [Over, Round] or not phase:
        raise doc.fail("stack", "must begin with over, round and an open question")
    if phase == [Begin] or set(phase) == {Deal}:
        _opening(doc, s)
        return
    if s.round == 0 or s.start < 0:
        raise doc.fail("round", "must have begun, with a start player")
    if set(phase) == {Back}:
        _back(doc, s)
    elif phase in ([Clean, Choose, Lay], [Clean, Choose], [Clean, Name], [Clean, Act]):
        _round(doc, s)
    else:
        raise doc.fail("stack", "these questions cannot be open together")


def _opening(doc: Reader, s: LuebeckState) -> None:
    n = s.board.seats
    deals = [frame for frame in s.stack if isinstance(frame, Deal)]
    if s.round or (s.start < 0) != (not deals):
        raise doc.fail("round", "hands are dealt before round 1, by the start player")
    if sum(s.pile) + sum(len(cards) for cards in s.packets) or s.field < s.board.cogs or sum(s.known):
        raise doc.fail("round", "nothing is played before round 1")
    if not deals:
        if sum(s.size):
            raise doc.fail("stack", "no cards before there is a start player")
        return
    if len(deals) > n:
        raise doc.fail("stack", "more hands to deal than seats")
    for i, deal in enumerate(deals):
        seat = (s.start + n - 1 - i) % n
        held = s.board.hand_cards - deal.left
        if deal.to != seat or not 1 <= deal.left <= s.board.hand_cards or s.size[seat] != held:
            raise doc.fail("stack", f"seat {seat} must be short of its {s.board.hand_cards} cards")
        if deal is not deals[-1] and held:
            raise doc.fail("stack", "one hand is dealt after the other")
    for i in range(n - len(deals)):
        if s.size[(s.start + i) % n] != s.board.hand_cards:
            raise doc.fail("stack", "one hand is dealt after the other")


def _round(doc: Reader, s: LuebeckState) -> None:
    n = s.board.seats
    for frame in s.stack:
        if isinstance(frame, Lay):
            _lay(doc, s, frame)
        elif isinstance(frame, Choose):
            _choose(doc, s, frame)
        elif isinstance(frame, Name) and frame.seat != (s.start + n - 1) % n:
            raise doc.fail("stack", "the right neighbour of the start player names the first to act")
        elif isinstance(frame, Act) and s.passed[frame.seat]:
            raise doc.fail("stack", f"seat {frame.seat} has passed")
    if any(s.passed) and not isinstance(s.stack[-1], Act):
        raise doc.fail("stack", "nobody has passed before the actions")


def _lay(doc: Reader, s: LuebeckState, lay: Lay) -> None:
    laps = s.board.first_size - 1 if s.round == 1 else s.board.added
    if not 0 <= lay.packet < s.board.packets or not 0 <= lay.lap <= laps or s.left == 0:
        raise doc.fail("stack", "no card can be laid there")
    if (len(s.packets[lay.packet]) == 0) != (lay.lap == 0):
        raise doc.fail("stack", f"packet {lay.packet + 1} is not the next to get a card")


def _choose(doc: Reader, s: LuebeckState, choose: Choose) -> None:
    n = s.board.seats
    laying = s.stack[-1] is not choose
    if not 1 <= choose.left <= n or choose.seat != (s.start + n - choose.left) % n or (laying and choose.left != n):
        raise doc.fail("stack", "packets are chosen clockwise from the start player")
    if not laying and not any(s.packets):
        raise doc.fail("packets", "there is nothing to choose from")


def _back(doc: Reader, s: LuebeckState) -> None:
    n = s.board.seats
    frames = s.stack[2:]
    if len(frames) > n or any(frame.seat != (s.start + n - 1 - i) % n for i, frame in enumerate(frames)):
        raise doc.fail("stack", "figures are taken back clockwise from the start player")
    if s.reserve[frames[-1].seat] == s.board.figures:
        raise doc.fail("stack", f"seat {frames[-1].seat} has no figure to take back")
    unfinished = sum(s.table) > 0 or sum(s.passed) < n
    if s.last or unfinished:
        raise doc.fail("stack", "figures are taken back after a round, when doubling cards are gone")
    if any(city >= 0 and s.board.is_end[city] for city in s.city):
        raise doc.fail("cogs", "end stations have been cleared by now")
