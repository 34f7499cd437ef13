"""The board of Hansa as plain text, for terminals."""

from __future__ import annotations

from hanse.games.hansa.state import HansaState


def picture(s: HansaState, eyes: int) -> str:
    """Cities with tiles, booths and exits; then the stacks; then everybody's things."""
    b = s.board
    rows = []
    for c in range(b.cities):
        mark = ">" if c == s.ship else " "
        tiles = " ".join(b.tiles[k] if k >= 0 else "·" for k in s.ware[b.first_slot[c] : b.first_slot[c + 1]])
        stands = " ".join(f"{p}×{n}" for p in range(b.seats) if (n := s.booths[b.cities * p + c]))
        exits = ", ".join(b.city_ids[to] for to in b.exits[c])
        rows.append(f"{mark} {c + 1} {b.city_ids[c]:<11} {tiles:<19} {stands:<20} → {exits}")
    rows.append(f"  stacks {' '.join(map(str, s.piles))}   round {s.round}")
    for p in range(b.seats):
        mine = [b.tiles[k] for k in range(b.kinds) for _ in range(s.open[b.kinds * p + k])]
        sold = sum(s.sold[b.kinds * p : b.kinds * (p + 1)])
        turn = ">" if p == s.turn else " "
        rows.append(
            f"{turn} seat {p}  talers {s.talers[p]}  booths {s.supply[p]:>2}  sold {sold:>2}  open: {' '.join(mine)}"
        )
    return "\n".join(rows)
