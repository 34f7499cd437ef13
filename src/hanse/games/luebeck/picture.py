"""The board and what the seats have, as plain text, for terminals."""

from __future__ import annotations

from functools import partial

from hanse.core.entry import Name
from hanse.core.model import ALL, OVER
from hanse.games.luebeck.board import LETTERS
from hanse.games.luebeck.state import LuebeckState, score


def picture(s: LuebeckState, eyes: int, name: Name) -> str:
    """At most 100 columns; hands of others are sizes until the game is over."""
    board = s.board
    cities = [name("city", word) for word in board.city_ids]
    cards = [name("card", word) for word in board.cards]
    label = partial(name, "label")
    last = f", {label('last-round')}" if s.last else ""
    deck = f"{label('deck')} {s.left} ({label('deck-pass')} {s.deck_pass})"
    rest = f"{label('cog-field')} {s.field}   {label('pile')} {sum(s.pile)}"
    lines = [f"{label('round')} {s.round}{last}   {deck}   {rest}"]
    for c in range(board.cities):
        cogs = [f"{label('cog')} {_cog(s, cog)}" for cog in range(board.cogs) if s.city[cog] == c]
        before = f"{cities[board.before[c]]} > " if board.before[c] >= 0 else ""
        lines.append(f"  {before + cities[c]:<28}{'  '.join(cogs)}".rstrip())
    for packet, inside in enumerate(s.packets):
        if inside:
            lines.extend(_wrap(f"  {label('packet')} {packet + 1}: ", [cards[kind] for kind in inside]))
    for seat in range(board.seats):
        mark = "*" if seat == s.start else " "
        out = f"   {label('passed')}" if s.passed[seat] else ""
        table = [cards[board.first_double + p] for p in range(len(board.ports)) if _lies(s, seat, p)]
        lies = f"   {label('table')} {', '.join(table)}" if table else ""
        lines.append(
            f"{mark}seat {seat}  {label('score')} {score(s, seat):>3}   {label('reserve')} {s.reserve[seat]}   "
            f"{label('hand')} {s.size[seat]}{out}{lies}"
        )
        if eyes in (ALL, seat) or s.stack[-1].seat == OVER:
            at = board.kinds * seat
            held = [cards[kind] for kind in range(board.kinds) for _ in range(s.hand[at + kind])]
            lines.extend(_wrap("    ", held))
    return "\n".join(lines)


def _cog(s: LuebeckState, cog: int) -> str:
    n = s.board.seats
    figures = [str(seat) for seat in range(n) for _ in range(s.aboard[n * cog + seat])]
    return f"{LETTERS[cog].upper()} ({' '.join(figures)})"


def _lies(s: LuebeckState, seat: int, port: int) -> bool:
    return s.table[len(s.board.ports) * seat + port] > 0


def _wrap(lead: str, words: list[str]) -> list[str]:
    out = [lead.rstrip() if not words else lead]
    for word in words:
        if len(out[-1]) + len(word) + 2 > 98:
            out.append(" " * len(lead))
        out[-1] += word + ", "
    return [
        line.rstrip().removesuffix(",") if i == len(out) - 1 else line.rstrip()
        for i, line in enumerate(out)
        if line.strip()
    ]
