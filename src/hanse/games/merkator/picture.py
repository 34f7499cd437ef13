"""The board of Merkator as plain text, for terminals."""

from __future__ import annotations

from functools import partial

from hanse.core.entry import Name
from hanse.games.merkator.ids import OWN, USED
from hanse.games.merkator.state import MerkatorState


def picture(s: MerkatorState, eyes: int, name: Name) -> str:
    """Places with cubes and time, the offer, then everybody's office."""
    b = s.board
    places = [name("place", word) for word in b.place_ids]
    contracts = [name("contract", word) for word in b.contract_ids]
    cards = [name("card", word) for word in b.card_ids]
    label = partial(name, "label")
    rows = []
    for p in range(b.places):
        mark = ">" if p == s.place else " "
        what = f"{label('cubes')} {s.cubes[p]:>2}" if p < b.majors else f"{label('feeds')} {b.threshold[p]}+"
        near = ", ".join(places[q] for q in b.links[p]) if p < b.majors else ""
        rows.append(f"{mark} {places[p]:<13} {what:<9} {label('time')} {b.time_at[p]:+d}  {near}")
    rows.append(f"  {label('chart')} {' '.join(map(str, s.row)) or '-'}   {label('turn')} {s.turn}")
    wide = 2 + max(len(label("piles")), len(label("open")))
    rows += laid(f"  {label('piles'):<{wide}}", [contracts[c] for c in s.top if c >= 0])
    rows += laid(f"  {label('open'):<{wide}}", [f"{cards[c]} ({b.cost[c]})" for c in s.slots if c >= 0])
    for seat in range(b.seats):
        turn = ">" if seat == s.active else " "
        goods = ", ".join(
            f"{n} {name('good', b.good_ids[g])}" for g in range(b.goods) if (n := s.goods[b.goods * seat + g])
        )
        tile = ", ".join(places[c] for c in range(b.majors) if s.tile[b.majors * seat + c])
        purse = f"{label('coins')} {s.coins[seat]}  {label('time')} {s.time[seat]}"
        rows.append(f"{turn} seat {seat}  {purse}  {label('tile')} {tile or '-'}")
        rows += laid("      ", [goods] if goods else [])
        rows += laid("      ", [contracts[c] for c in range(b.contracts) if s.where[c] in (OWN + seat, USED + seat)])
        rows += laid("      ", [cards[c] for c in range(b.cards) if s.card[c] == OWN + seat])
    return "\n".join(rows)


def laid(lead: str, things: list[str], width: int = 98) -> list[str]:
    """Things beside each other, as many as fit; further rows go on below them."""
    rows: list[str] = []
    for thing in things:
        if rows and len(rows[-1]) + 3 + len(thing) <= width:
            rows[-1] += f" · {thing}"
        else:
            rows.append((" " * len(lead) if rows else lead) + thing)
    return rows
