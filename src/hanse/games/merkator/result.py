"""Points by category, who has won, and what is always there."""

from __future__ import annotations

from hanse.core.entry import Outcome, Points, places
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import OWN, PAYING, REASONS, UNDER, USED
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState, hand_contract


def points(b: Board, units: int) -> Points:
    """A whole number where it is one."""
    return units // b.unit if units % b.unit == 0 else units / b.unit  # ME-R51: never rounded


def parts(s: MerkatorState) -> list[dict[str, Points]]:
    """ME-10: points by category, as if the game were scored now."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        inside, beside = scoring.contract_units(s, seat)
        rows = {"office": inside, "beside": beside, "buildings": scoring.buildings_units(s, seat)}
        out.append({name: points(s.board, units) for name, units in rows.items()})
    return out


def outcome(s: MerkatorState) -> Outcome:
    """Most points, then most time markers."""
    totals = [scoring.units(s, seat) for seat in range(s.board.seats)]
    ranks = places([(total, s.time[seat]) for seat, total in enumerate(totals)])  # ME-10.7
    tie = None if totals.count(max(totals)) == 1 else "time" if ranks.count(1) == 1 else "shared"  # ME-R52
    return Outcome(ranks, tie, REASONS[s.ending])


def census(s: MerkatorState) -> dict[str, int]:
    """ME-16.4, ME-R3: cards and markers that never leave the game; nobody owes anything (ME-16.5)."""
    b = s.board
    seats = range(b.seats)
    lying = sum(1 for c in s.top if c >= 0) + sum(1 for at in s.where if at in (PAYING, UNDER))
    held = sum(1 for seat in seats if hand_contract(s, seat) >= 0)
    out = {
        "contracts": sum(s.rest) + sum(s.gone) + sum(s.count) + lying + held,
        "cards": len(s.card),
        "markers": sum(s.time) + sum(s.row) + s.supply,
    }
    for seat in seats:
        if min(s.coins[seat], s.time[seat], *s.goods[b.goods * seat : b.goods * (seat + 1)]) < 0:
            out[f"debt of {seat}"] = 1
        if s.count[seat] != sum(1 for at in s.where if at in (OWN + seat, USED + seat)):
            out[f"contracts of {seat} not counted"] = 1
    return out
