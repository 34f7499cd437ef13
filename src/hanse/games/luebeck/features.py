"""What a seat sees, as numbers between about -1 and 1, in a fixed order and count."""

from __future__ import annotations

from hanse.core.model import Frame, Over
from hanse.games.luebeck.frames import Act, Back, Begin, Choose, Clean, Deal, Lay, Name, Round
from hanse.games.luebeck.state import LuebeckState, score

ASKED: tuple[type[Frame], ...] = (Over, Round, Begin, Deal, Lay, Choose, Name, Act, Clean, Back)


def features(s: LuebeckState, seat: int) -> list[float]:
    """Own hand, open display and pile by kind; every seat, own first; every cog; deck and round; the question."""
    board = s.board
    n = board.seats
    out = [s.hand[board.kinds * seat + kind] / 3 for kind in range(board.kinds)]
    out.extend(count / 3 for count in s.pile)
    for packet in range(board.packet_room):
        cards = s.packets[packet] if packet < board.packets else ()
        row = [0.0] * board.kinds
        for kind in cards:
            row[kind] += 1 / 3
        out.extend(row)
    for i in range(n):
        other = (seat + i) % n
        at = board.kinds * other
        out.extend(s.known[at + kind] / 3 for kind in range(board.kinds))
        out.append(s.size[other] / 10)
        out.append(s.reserve[other] / board.figures)
        out.append(float(s.passed[other]))
        out.append(score(s, other) / 50)
        out.append(float(s.start == other))
        ports = len(board.ports)
        out.extend(float(s.table[ports * other + port]) for port in range(ports))
    for cog in range(board.cog_room):
        out.extend(1.0 if s.city[cog] == city else 0.0 for city in range(board.cities))
        out.extend(s.aboard[n * cog + (seat + i) % n] / board.figures for i in range(n))
    out.append(s.field / board.cogs)
    out.append(s.left / board.total)
    out.append(s.deck_pass / board.deck_passes)
    out.append(float(s.last))
    out.append(s.round / 12)
    top = type(s.stack[-1])
    out.extend(1.0 if top is asked else 0.0 for asked in ASKED)
    return out
