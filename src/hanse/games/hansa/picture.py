"""The board of Hansa as plain text, for terminals."""

from __future__ import annotations

from functools import partial

from hanse.core.entry import Name
from hanse.games.hansa.state import HansaState


def picture(s: HansaState, eyes: int, name: Name) -> str:
    """Cities with tiles, booths and exits; then the stacks; then everybody's things."""
    b = s.board
    cities = [name("city", word) for word in b.city_ids]
    kinds = [name("tile", word) for word in b.tiles]
    label = partial(name, "label")
    rows = []
    for c in range(b.cities):
        mark = ">" if c == s.ship else " "
        ware = ", ".join(kinds[k] if k >= 0 else "·" for k in s.ware[b.first_slot[c] : b.first_slot[c + 1]])
        stands = ", ".join(f"{name('seat', str(p))} {n}" for p in range(b.seats) if (n := s.booths[b.cities * p + c]))
        exits = ", ".join(cities[to] for to in b.exits[c])
        rows.append(f"{mark} {c + 1} {cities[c]:<11} {ware:<22} → {exits:<25} {stands}".rstrip())
    rows.append(f"  {label('stacks')} {' '.join(map(str, s.piles))}   {label('round')} {s.round}")
    for p in range(b.seats):
        tiles = [kinds[k] for k in range(b.kinds) for _ in range(s.open[b.kinds * p + k])]
        sold = sum(s.sold[b.kinds * p : b.kinds * (p + 1)])
        turn = ">" if p == s.turn else " "
        mine = ", ".join(tiles) or "–"
        purse = f"{label('talers')} {s.talers[p]}  {label('booths')} {s.supply[p]:>2}  {label('sold')} {sold:>2}"
        rows.append(f"{turn} seat {p}  {purse}  {label('open')}: {mine}")
    return "\n".join(rows)
