"""ME-5.6 Time markers from the chart, and ME-5.7 the goods loss when a row is emptied."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Back, Lose, Redraw
from hanse.games.merkator.ids import CHART_EMPTY, PAIR
from hanse.games.merkator.rules import ending
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_LOST, E_RESTOCKED, E_TIME, E_TURNED, E_VOID, REFUSALS

NO_SUCH_DRAW: Final = REFUSALS.add("ME-5.7.1", "no-such-draw")
NOT_THAT_COLUMN: Final = REFUSALS.add("ME-5.7.1", "not-that-column")
LETTER_STANDS: Final = REFUSALS.add("ME-5.7.4", "letter-stands")
NO_CUBE: Final = REFUSALS.add("ME-5.7.3", "no-cube")


def first_row(s: MerkatorState) -> int:
    """The topmost row that still has markers; -1 if the chart is empty."""
    for r in range(len(s.row)):
        if s.row[r]:  # ME-R19
            return r
    return -1


def move_time(s: MerkatorState, seat: int, time: int, log: Log) -> None:
    """Gain, or pay; also when the one before went there too. Then the loss."""
    # ME-9.4: in the final round from the general supply; so too when the chart is empty.
    row = first_row(s) if time > 0 and s.left < 0 else -1
    known = s.shown[row] if row >= 0 and s.row[row] == 1 else -1  # back of the last marker, if it was turned up
    missing = time if row < 0 else take_markers(s, time)
    emptied = row >= 0 and s.row[row] == 0
    s.time[seat] += time  # ME-5.6.1, ME-R58; ME-5.7.5: also the marker that is turned
    # ME-5.6.3, ME-R47: what the chart has not; ME-5.6.4: what is paid goes there; ME-R4: below 0 there are extra ones.
    s.supply -= missing
    if time and log is not None:
        log.append((E_TIME, seat, time))
    if emptied and first_row(s) < 0:
        restock(s, missing, log)  # ME-R25: before the loss, so that another marker can be turned up
    # ME-5.7, ME-R20: when all markers are taken; ME-15.A: not in that variant.
    if emptied and s.rules.loss:
        if known >= 0:
            turned(s, known, log)
        else:
            s.stack.append(Back(0))


def take_markers(s: MerkatorState, n: int) -> int:
    """Off the chart; how many it does not have."""
    while n:
        row = first_row(s)
        if row < 0:
            break
        s.row[row] -= 1  # ME-5.6.2
        s.shown[row] = -1
        n -= 1
    return n


def restock(s: MerkatorState, missing: int, log: Log) -> None:
    """The other side is filled at once and gives what is still missing; if there is none the final phase begins."""
    b = s.board
    if s.stage + 1 >= len(b.stages):
        ending.begin(s, CHART_EMPTY, log)
        return
    s.stage += 1
    rows = b.stages[s.stage]
    for r in range(len(rows)):
        s.row[r] = rows[r]  # ME-12.3
        s.supply -= rows[r]
    # ME-R3: drawn from the unsorted supply, where the markers turned before lie face down again.
    for k in range(len(s.bag)):
        s.bag[k] = b.back_count[k]
    s.supply += missing
    take_markers(s, missing)  # ME-R26
    if log is not None:
        log.append((E_RESTOCKED,))


def why_not_turn(s: MerkatorState, top: Back, back: int, b: int) -> Refusal | None:
    """ME-5.7.1: one of the backs nobody has seen."""
    return OK if s.bag[back] else NO_SUCH_DRAW  # ME-R3: every marker has its back


def do_turn(s: MerkatorState, top: Back, back: int, b: int, log: Log) -> None:
    s.stack.pop()
    s.bag[back] -= 1
    if not top.again:
        turned(s, back, log)
        return
    # ME-5.7.4: the second marker stays on the chart, face up (ME-R21).
    s.shown[first_row(s)] = back
    if log is not None:
        log.append((E_TURNED, back))
    loss(s, back)


def turned(s: MerkatorState, back: int, log: Log) -> None:
    """What the last marker of a row does when it is turned and taken."""
    if log is not None:
        log.append((E_TURNED, back))
    # ME-5.7.4: a single letter may be replaced; ME-R22: a doubled one never, nor the last of the chart.
    if s.board.back_loss[back] == s.board.single and first_row(s) >= 0:
        s.stack.append(Redraw(s.active, back))
    else:
        loss(s, back)


def loss(s: MerkatorState, back: int) -> None:
    b = s.board
    for step in range(b.seats - 1, -1, -1):
        # ME-5.7.2: everybody; ME-R23: the active player first, then clockwise.
        s.stack.append(Lose((s.active + step) % b.seats, b.back_column[back], b.back_loss[back]))


def why_not_redraw(s: MerkatorState, top: Redraw, a: int, b: int) -> Refusal | None:
    """ME-5.7.4: the question comes only where there is a next row and the letter is single."""
    return OK


def do_redraw(s: MerkatorState, top: Redraw, a: int, b: int, log: Log) -> None:
    """ME-5.7.4, ME-R21: only the first marker of the next row counts then; it is not replaced again."""
    s.stack.pop()
    if log is not None:
        log.append((E_VOID, top.seat, top.back))
    back = s.shown[first_row(s)]
    if back >= 0:
        loss(s, back)
    else:
        s.stack.append(Back(1))


def why_not_stand(s: MerkatorState, top: Redraw, a: int, b: int) -> Refusal | None:
    return OK  # ME-R70: another marker can be declined


def do_stand(s: MerkatorState, top: Redraw, a: int, b: int, log: Log) -> None:
    s.stack.pop()
    loss(s, top.back)


def settle_lose(s: MerkatorState, top: Lose, log: Log) -> bool:
    """ME-5.7.3: who has none loses none; where only one field can give, it gives."""
    b = s.board
    fields = 0
    total = 0
    last = -1
    on_tile = 0
    for g in b.in_column[top.column]:
        n = s.goods[b.goods * top.seat + g]
        on_tile += s.tile[b.majors * top.seat + g // PAIR]
        if n:
            fields += 1
            total += n
            last = g
    if total == 0 or top.left == 0:
        s.stack.pop()
        return True
    # ME-R24: cubes on the tile leave a choice.
    if on_tile == 0 and (fields == 1 or total <= top.left):
        do_lose(s, top, last, 0, log)
        return True
    return False


def why_not_lose(s: MerkatorState, top: Lose, good: int, b: int) -> Refusal | None:
    """ME-5.7.1 that column, ME-5.7.2 own choice; ME-5.7.3 cubes on the tile are never lost."""
    if s.board.column[good] != top.column:
        return NOT_THAT_COLUMN
    return OK if s.goods[s.board.goods * top.seat + good] else NO_CUBE


def lose_options(s: MerkatorState, top: Lose, base: int, out: Codes) -> None:
    first = s.board.goods * top.seat
    for g in s.board.in_column[top.column]:
        if s.goods[first + g]:
            out.append(base + g)


def do_lose(s: MerkatorState, top: Lose, good: int, b: int, log: Log) -> None:
    s.stack[-1] = Lose(top.seat, top.column, top.left - 1)
    s.goods[s.board.goods * top.seat + good] -= 1
    if log is not None:
        log.append((E_LOST, top.seat, good))
