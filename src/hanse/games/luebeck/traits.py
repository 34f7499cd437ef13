"""Numbers about a seat's prospects at the end of a turn; what they are worth is learned (``learned.toml``)."""

from __future__ import annotations

from typing import Final

from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.state import LuebeckState, score
from hanse.games.luebeck.value import afloat, hand_worth, selling
from hanse.games.luebeck.weights import Weights

TRAITS: Final = (
    "points", "outlook", "sure", "dear", "cards", "excess", "voyages", "doublings", "others",
    "reserve", "afloat", "alone", "crowded", "ends", "tables", "passed", "next",
)  # fmt: skip


def measure(w: Weights, s: LuebeckState) -> list[list[float]]:
    """[seat][trait], each of about one."""
    board = s.board
    seats = board.seats
    ports = len(board.ports)
    top = s.stack[-1]
    out: list[list[float]] = []
    for seat in range(seats):
        at = board.kinds * seat
        best = selling(w, s, seat)
        sure = dear = 0.0
        for kind in range(board.wares):
            count = s.hand[at + kind]
            if count:
                sure += count * board.price[kind] * best[board.city_of[kind]]
                dear += count * board.price[kind]
        voyages = doublings = others = tables = 0
        for kind in range(board.wares, board.kinds):
            count = s.hand[at + kind]
            if count:
                if board.first_voyage <= kind < board.first_voyage + ports:
                    voyages += count
                elif board.first_double <= kind < board.first_double + ports:
                    doublings += count
                else:
                    others += count
        for port in range(ports):
            tables += s.table[ports * seat + port]
        alone = crowded = ends = 0
        for cog in range(board.cogs):
            if s.aboard[seats * cog + seat]:
                if board.is_end[s.city[cog]]:
                    ends += 1
                rivals = 0
                for rival in range(seats):
                    if rival != seat and s.aboard[seats * cog + rival]:
                        rivals += 1
                if rivals:
                    crowded += rivals
                else:
                    alone += 1
        excess = s.size[seat] - board.pass_max
        out.append([
            score(s, seat) / 10, hand_worth(w, s, seat, best) / 10, sure / 10, dear / 10, s.size[seat] / 5,
            excess / 3 if excess > 0 and not s.passed[seat] else 0.0, voyages / 2, doublings / 2, others / 2,
            s.reserve[seat] / 3, afloat(w, s, seat) / 2, alone / 2, crowded / 3, ends / 2, tables / 2,
            float(s.passed[seat]), 1.0 if top.seat == seat and isinstance(top, Act) else 0.0,
        ])  # fmt: skip
    return out
