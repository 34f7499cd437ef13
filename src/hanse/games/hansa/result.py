"""Points by category, who has won, and what is always there."""

from __future__ import annotations

from hanse.core.entry import Outcome, Points, places
from hanse.games.hansa.ids import LAST_STACK, REASONS, STALLED
from hanse.games.hansa.rules import scoring
from hanse.games.hansa.state import HansaState


def parts(s: HansaState, extra_card: bool) -> list[dict[str, Points]]:
    """HA-12: points by category, as if the game were scored now."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        opened, sold = scoring.tiles(s, seat)
        shared, sole = scoring.cities(s, seat)
        # HA-12.5: nothing for talers
        row: dict[str, Points] = {"open": opened, "sold": sold, "shared": shared, "sole": sole}
        if extra_card:  # HA-14.1
            tallest, breaker, places, ones = scoring.extra(s, seat)
            row |= {"tallest": tallest, "breaker": breaker, "places": places, "ones": ones}
        out.append(row)
    return out


def points(s: HansaState, seat: int, extra_card: bool) -> float:
    """When the game is over only points count."""
    return float(sum(parts(s, extra_card)[seat].values()))


def outcome(s: HansaState, extra_card: bool) -> Outcome:
    """HA-12.4: most points, then most booths on the board; what broke the tie for the first place."""
    scores = [sum(row.values()) for row in parts(s, extra_card)]
    ranks = places([(score, scoring.on_board(s, seat)) for seat, score in enumerate(scores)])  # HA-12.4
    tie = None if scores.count(max(scores)) == 1 else "booths" if ranks.count(1) == 1 else "shared"  # HA-12.4
    return Outcome(ranks, tie, REASONS[LAST_STACK if s.breaker >= 0 else STALLED])


def census(s: HansaState) -> dict[str, int]:
    """Tiles of the colours in the game, and every seat's booths."""
    b = s.board
    known = sum(1 for kind in s.ware if kind >= 0) + sum(s.unseen) + sum(s.gone) + sum(s.open) + sum(s.sold)
    out = {"tiles": known + sum(b.count[k] for k in range(b.kinds) if not s.used[b.colour_of[k]])}
    for seat in range(b.seats):
        out[f"booths of {seat}"] = s.supply[seat] + sum(s.booths[b.cities * seat : b.cities * (seat + 1)])
        if s.talers[seat] < 0:
            out[f"debt of {seat}"] = s.talers[seat]
    return out
