"""Many numbers at once into a pad's memory.

``lay.c`` does the same, and ``scripts/compile`` lays it beside this file: reading lists of ints is what writing
features costs, and C reads them five times as fast as what mypyc makes of these loops.
"""

from __future__ import annotations


def turned(room: memoryview, at: int, numbers: list[int], width: int, eyes: int, seats: int) -> None:
    """``width`` numbers of each seat: of whoever looks first, then in the order of play."""
    total = width * seats
    for i in range(total):
        room[at + i] = numbers[(i + width * eyes) % total]


def looked(
    room: memoryview,
    base: int,
    numbers: list[int],
    pairs: bytes,
    out: tuple[tuple[int, int, bytes], ...],
    kept: list[object],
) -> None:
    """What tables say of some of the numbers: of those that are not in ``kept`` already, where they are then put.

    ``pairs`` are 32-bit: which number, and which place. ``out`` says for each table where its first place is, how many
    16-bit numbers a place has, and these in rows, one for each number from 0 on. Below 0 all are zero.
    """
    ways = memoryview(pairs).cast("i").tolist()
    tables = [(at, width, memoryview(table).cast("h").tolist()) for at, width, table in out]
    for k in range(0, len(ways), 2):
        number = numbers[ways[k]]
        if kept[ways[k]] is number:
            continue
        for at, width, rows in tables:
            to = base + at + width * ways[k + 1]
            for i in range(width):
                room[to + i] = rows[width * number + i] if number >= 0 else 0
        kept[ways[k]] = number
