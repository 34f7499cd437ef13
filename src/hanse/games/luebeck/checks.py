"""What makes a position given from outside impossible."""

from __future__ import annotations

from hanse.core.model import CHANCE, OVER
from hanse.core.reading import Reader
from hanse.games.luebeck.board import LETTERS
from hanse.games.luebeck.ids import (
    ACT,
    BACK,
    BEGIN,
    CHOOSE,
    CLEAN,
    DEAL,
    LAY,
    NAME,
    OVER_Q,
    P_HAND,
    P_OVERBOARD,
    PARTS,
    ROUND,
)  # fmt: skip
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
        over = s.stack[-1][1] == OVER
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
    frames = s.stack
    kinds = [frame[0] for frame in frames]
    for i, frame in enumerate(frames):
        kind = frame[0]
        who = OVER if kind == OVER_Q else CHANCE if kind in (ROUND, BEGIN, DEAL, LAY, CLEAN) else 0
        if frame[1] != who and not (who == 0 and frame[1] >= 0):
            raise doc.fail(f"stack[{i}]", "asks the wrong one")
    if kinds == [OVER_Q]:
        if not s.last or s.round == 0:
            raise doc.fail("stack", "the game is over only after the last round")
        return
    phase = kinds[2:]
    if kinds[:2] != [OVER_Q, ROUND] or not phase:
        raise doc.fail("stack", "must begin with over, round and an open question")
    if phase == [BEGIN] or set(phase) == {DEAL}:
        _opening(doc, s, phase)
        return
    if s.round == 0 or s.start < 0:
        raise doc.fail("round", "must have begun, with a start player")
    if set(phase) == {BACK}:
        _back(doc, s)
    elif phase in ([CLEAN, CHOOSE, LAY], [CLEAN, CHOOSE], [CLEAN, NAME], [CLEAN, ACT]):
        _round(doc, s)
    else:
        raise doc.fail("stack", "these questions cannot be open together")


def _opening(doc: Reader, s: LuebeckState, phase: list[int]) -> None:
    n = s.board.seats
    if s.round or (s.start < 0) != (phase == [BEGIN]):
        raise doc.fail("round", "hands are dealt before round 1, by the start player")
    if sum(s.pile) + sum(len(cards) for cards in s.packets) or s.field < s.board.cogs or sum(s.known):
        raise doc.fail("round", "nothing is played before round 1")
    if phase == [BEGIN]:
        if sum(s.size):
            raise doc.fail("stack", "no cards before there is a start player")
        return
    if len(phase) > n:
        raise doc.fail("stack", "more hands to deal than seats")
    frames = s.stack[2:]
    for i, frame in enumerate(frames):
        seat = (s.start + n - 1 - i) % n
        held = s.board.hand_cards - frame[3]
        if frame[2] != seat or not 1 <= frame[3] <= s.board.hand_cards or s.size[seat] != held:
            raise doc.fail("stack", f"seat {seat} must be short of its {s.board.hand_cards} cards")
        if frame is not frames[-1] and held:
            raise doc.fail("stack", "one hand is dealt after the other")
    for i in range(n - len(frames)):
        if s.size[(s.start + i) % n] != s.board.hand_cards:
            raise doc.fail("stack", "one hand is dealt after the other")


def _round(doc: Reader, s: LuebeckState) -> None:
    board = s.board
    n = board.seats
    top = s.stack[-1]
    shown = sum(1 for cards in s.packets if cards)
    laying = top[0] == LAY
    if laying:
        laps = board.first_size - 1 if s.round == 1 else board.added
        if not 0 <= top[2] < board.packets or not 0 <= top[3] <= laps or s.left == 0:
            raise doc.fail("stack", "no card can be laid there")
        if (len(s.packets[top[2]]) == 0) != (top[3] == 0):
            raise doc.fail("stack", f"packet {top[2] + 1} is not the next to get a card")
    if top[0] in (LAY, CHOOSE):
        frame = s.stack[3]
        if not 1 <= frame[2] <= n or frame[1] != (s.start + n - frame[2]) % n or (laying and frame[2] != n):
            raise doc.fail("stack", "packets are chosen clockwise from the start player")
        if not laying and not shown:
            raise doc.fail("packets", "there is nothing to choose from")
    if top[0] == NAME and top[1] != (s.start + n - 1) % n:
        raise doc.fail("stack", "the right neighbour of the start player names the first to act")
    if top[0] != ACT and any(s.passed):
        raise doc.fail("stack", "nobody has passed before the actions")
    if top[0] == ACT and s.passed[top[1]]:
        raise doc.fail("stack", f"seat {top[1]} has passed")


def _back(doc: Reader, s: LuebeckState) -> None:
    n = s.board.seats
    frames = s.stack[2:]
    if len(frames) > n or any(frame[1] != (s.start + n - 1 - i) % n for i, frame in enumerate(frames)):
        raise doc.fail("stack", "figures are taken back clockwise from the start player")
    if s.reserve[frames[-1][1]] == s.board.figures:
        raise doc.fail("stack", f"seat {frames[-1][1]} has no figure to take back")
    unfinished = sum(s.table) > 0 or sum(s.passed) < n
    if s.last or unfinished:
        raise doc.fail("stack", "figures are taken back after a round, when doubling cards are gone")
    if any(city >= 0 and s.board.is_end[city] for city in s.city):
        raise doc.fail("cogs", "end stations have been cleared by now")
