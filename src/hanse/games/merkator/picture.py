"""The board of Merkator as plain text, for terminals."""

from __future__ import annotations

from hanse.games.merkator.ids import OWN, USED
from hanse.games.merkator.state import MerkatorState


def picture(s: MerkatorState, eyes: int) -> str:
    """Places with cubes and time, the offer, then everybody's office."""
    b = s.board
    rows = []
    for p in range(b.places):
        mark = ">" if p == s.place else " "
        what = f"{s.cubes[p]:>2} cubes" if p < b.majors else f"feeds {b.threshold[p]}+"
        near = ", ".join(b.place_ids[q] for q in b.links[p]) if p < b.majors else ""
        rows.append(f"{mark} {b.place_ids[p]:<13} {what:<9} time {b.time_at[p]:+d}  {near}")
    rows.append(f"  chart {' '.join(map(str, s.row)) or '-'}   turn {s.turn}")
    rows.append("  piles " + "  ".join(_contract(s, c) for c in s.top if c >= 0))
    rows.append("  open  " + "  ".join(f"{b.card_ids[c]}({b.cost[c]})" for c in s.slots if c >= 0))
    for seat in range(b.seats):
        turn = ">" if seat == s.active else " "
        goods = " ".join(f"{b.good_ids[g]}×{n}" for g in range(b.goods) if (n := s.goods[b.goods * seat + g]))
        tile = " ".join(b.place_ids[c] for c in range(b.majors) if s.tile[b.majors * seat + c])
        rows.append(
            f"{turn} seat {seat}  coins {s.coins[seat]}  time {s.time[seat]}  goods {goods or '-'}  tile {tile or '-'}"
        )
        mine = [c for c in range(b.contracts) if s.where[c] in (OWN + seat, USED + seat)]
        rows.append("      " + "  ".join(_contract(s, c) for c in mine))
        cards = [b.card_ids[c] for c in range(b.cards) if s.card[c] == OWN + seat]
        rows.append("      " + (" ".join(cards) or "no cards"))
    return "\n".join(rows)


def _contract(s: MerkatorState, c: int) -> str:
    b = s.board
    place = b.place_ids[b.place_of[c]] if b.place_of[c] >= 0 else "peace"
    asked = " ".join(f"{b.needs[c][d]}{b.demand_ids[d]}" for d in b.asked[c])
    return f"[{b.contract_ids[c]} {place}: {asked}]"
