"""ME-5.6 Time markers from the chart, and ME-5.7 the goods loss when a row is emptied."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.merkator.ids import (
    BACK,
    CHART_EMPTY,
    E_LOST,
    E_RESTOCKED,
    E_TIME,
    E_TURNED,
    E_VOID,
    LOSE,
    NO_CUBE,
    NO_SUCH_DRAW,
    NOT_THAT_COLUMN,
    REDRAW,
)
from hanse.games.merkator.rules import ending
from hanse.games.merkator.state import MerkatorState


def first_row(s: MerkatorState) -> int:
    """ME-5.6.2, ME-R19: the topmost row that still has markers; -1 if the chart is empty."""
    for r in range(len(s.row)):
        if s.row[r]:
            return r
    return -1


def move_time(s: MerkatorState, seat: int, time: int, log: Log) -> None:
    """ME-5.6.1 gain, ME-5.6.4 or pay; also when the one before went there too. ME-5.7: then the loss (ME-R20)."""
    if time and log is not None:
        log.append((E_TIME, seat, time))
    if time <= 0:
        s.time[seat] += time
        s.supply -= time
        return
    emptied = False
    known = -1
    for _ in range(time):
        s.time[seat] += 1
        # ME-9.4: in the final round from the general supply; ME-5.6.3 so too when the chart is empty (ME-R4,
        # ME-R58: without end).
        r = first_row(s) if s.left < 0 else -1
        if r < 0:
            s.supply -= 1
            continue
        s.row[r] -= 1
        if s.row[r] == 0:
            emptied = True
            known = s.shown[r]
            if first_row(s) < 0:
                restock(s, log)
        s.shown[r] = -1
    if emptied and s.rules.loss:
        if known >= 0:
            turned(s, known, log)
        else:
            s.stack.append((BACK, CHANCE, 0))


def restock(s: MerkatorState, log: Log) -> None:
    """ME-12.3, ME-R25, ME-R26: the other side is filled at once; if there is none the final phase begins
    (ME-9.1, ME-R47)."""
    b = s.board
    if s.stage + 1 >= len(b.stages):
        ending.begin(s, CHART_EMPTY, log)
        return
    s.stage += 1
    rows = b.stages[s.stage]
    for r in range(len(rows)):
        s.row[r] = rows[r]
        s.supply -= rows[r]
    # ME-R3: drawn from the unsorted supply, where the markers turned before lie face down again.
    for k in range(len(s.bag)):
        s.bag[k] = b.back_count[k]
    if log is not None:
        log.append((E_RESTOCKED,))


def why_not_turn(s: MerkatorState, top: Frame, back: int, _: int) -> int:
    """ME-5.7.1, ME-R3: one of the backs nobody has seen."""
    return OK if s.bag[back] else NO_SUCH_DRAW


def do_turn(s: MerkatorState, top: Frame, back: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.bag[back] -= 1
    if top[2] == 0:
        turned(s, back, log)
        return
    # ME-5.7.4: the second marker stays on the chart, face up (ME-R21).
    s.shown[first_row(s)] = back
    if log is not None:
        log.append((E_TURNED, back))
    loss(s, back)


def turned(s: MerkatorState, back: int, log: Log) -> None:
    """ME-5.7.1, ME-5.7.5 it is turned and taken; ME-5.7.4 a single letter may be replaced, a doubled one never
    (ME-R22)."""
    if log is not None:
        log.append((E_TURNED, back))
    if s.board.back_loss[back] == s.board.single and first_row(s) >= 0:
        s.stack.append((REDRAW, s.active, back))
    else:
        loss(s, back)


def loss(s: MerkatorState, back: int) -> None:
    """ME-5.7.2, ME-R23: everybody, the active player first, then clockwise."""
    b = s.board
    for step in range(b.seats - 1, -1, -1):
        s.stack.append((LOSE, (s.active + step) % b.seats, b.back_column[back], b.back_loss[back]))


def why_not_redraw(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-5.7.4: the question comes only where there is a next row and the letter is single."""
    return OK


def do_redraw(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """ME-5.7.4, ME-R21: only the first marker of the next row counts then; it is not replaced again."""
    s.stack.pop()
    if log is not None:
        log.append((E_VOID, top[1], top[2]))
    back = s.shown[first_row(s)]
    if back >= 0:
        loss(s, back)
    else:
        s.stack.append((BACK, CHANCE, 1))


def do_stand(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    loss(s, top[2])


def settle_lose(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-5.7.3: who has none loses none; where only one field can give, it gives. Cubes on the tile leave a
    choice (ME-R24)."""
    b = s.board
    seat, column, left = top[1], top[2], top[3]
    fields = 0
    total = 0
    last = -1
    on_tile = 0
    for g in b.in_column[column]:
        n = s.goods[b.goods * seat + g]
        on_tile += s.tile[b.majors * seat + g // 2]
        if n:
            fields += 1
            total += n
            last = g
    if total == 0 or left == 0:
        s.stack.pop()
        return True
    if on_tile == 0 and (fields == 1 or total <= left):
        do_lose(s, top, last, 0, log)
        return True
    return False


def why_not_lose(s: MerkatorState, top: Frame, good: int, _: int) -> int:
    """ME-5.7.1 that column, ME-5.7.2 own choice; ME-5.7.3 cubes on the tile are never lost."""
    if s.board.column[good] != top[2]:
        return NOT_THAT_COLUMN
    return OK if s.goods[s.board.goods * top[1] + good] else NO_CUBE


def options_lose(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    first = s.board.goods * top[1]
    for g in s.board.in_column[top[2]]:
        if s.goods[first + g]:
            out.append(base + g)


def do_lose(s: MerkatorState, top: Frame, good: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.stack.append((LOSE, top[1], top[2], top[3] - 1))
    s.goods[s.board.goods * top[1] + good] -= 1
    if log is not None:
        log.append((E_LOST, top[1], good))
