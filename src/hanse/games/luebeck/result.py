"""Points by category, who has won, and what is always there."""

from __future__ import annotations

from hanse.core.entry import Outcome, Points, places
from hanse.games.luebeck import ids
from hanse.games.luebeck.state import LuebeckState, score


def parts(s: LuebeckState) -> list[dict[str, Points]]:
    """By category. Hand cards count only once the game is over (LU-13.1): before, their sum would give hands away."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        at = ids.PARTS * seat
        out.append({name: s.gain[at + part] for part, name in enumerate(ids.PART_NAMES)})
    return out


def outcome(s: LuebeckState) -> Outcome:
    """LU-13.2: who is furthest ahead; nothing breaks ties."""
    ranks = places([(score(s, seat),) for seat in range(s.board.seats)])  # LU-13.2
    tiebreak = "shared" if ranks.count(1) > 1 else None  # LU-R20
    return Outcome(ranks, tiebreak, ids.REASONS[0])


def census(s: LuebeckState) -> dict[str, int]:
    """LU-1.1: all cards, cogs and figures are somewhere."""
    cards = sum(s.deck) + sum(s.pile) + sum(len(cards) for cards in s.packets) + sum(s.hand) + sum(s.table)
    out = {"cards": cards, "cogs": s.field + sum(1 for city in s.city if city >= 0)}
    for seat in range(s.board.seats):
        out[f"figures {seat}"] = s.reserve[seat] + sum(s.aboard[seat :: s.board.seats])
    return out
