"""HT-13, HT-14 Points by category, the winner, and the counts that never change."""

from __future__ import annotations

from hanse.core.entry import Outcome, Points, places
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules import desk, invariants, scoring, turn
from hanse.games.hansa_teutonica.state import HtState


def parts(s: HtState) -> list[dict[str, Points]]:
    """HT-13.A to HT-13.F, BR-4.1: per seat, as if the game were scored now. TP-13: the neutral side is not added up."""
    b = s.board
    owner = scoring.owners(s)
    lands = [scoring.region(s, region, owner) for region in range(1, len(b.regions))]
    out: list[dict[str, Points]] = []
    for seat in range(b.seats):  # TP-13: the neutral side is not added up
        row: dict[str, Points] = {
            "track": s.score[seat],  # HT-13.A
            "abilities": scoring.abilities(s, seat),
            "markers": scoring.bonus(s, seat),
            "prestige": scoring.prestige(s, seat),
            "cities": b.common.city_points * owner.count(seat),
            "network": scoring.network(s, seat) * scoring.keys(s, seat),
        }
        for region, points in enumerate(lands, 1):
            row[b.regions[region]] = points[seat]
        out.append(row)
    return out


def outcome(s: HtState) -> Outcome:
    """HT-14.1, HT-14.2: most points; fewer actions per turn (R-52); more offices (R-53); then several winners."""
    scores = [sum(row.values()) for row in parts(s)]  # HT-14.1; TP-2: players only
    calm = [(score, -desk.value(s, seat, ids.ACTIONS)) for seat, score in enumerate(scores)]  # HT-14.2, R-52
    ranks = places([(*merits, scoring.offices(s, seat)) for seat, merits in enumerate(calm)])  # HT-14.2
    tie = None
    if scores.count(max(scores)) > 1:
        tie = "fewer-actions" if calm.count(max(calm)) == 1 else "more-offices" if ranks.count(1) == 1 else "shared"
    return Outcome(ranks, tie, ids.REASONS[turn.reason(s)])


def census(s: HtState) -> dict[str, int]:
    """INV-1, INV-4: pieces of each seat and markers; a broken invariant is a count that was not there before."""
    b = s.board
    out: dict[str, int] = {}
    have = invariants.pieces(s)
    for seat in range(b.seats):
        # Before the start player is known nobody has taken his pieces.
        out[f"traders of {seat}"] = have[ids.SHAPES * seat + ids.TRADER] if s.start >= 0 else b.common.traders
        out[f"merchants of {seat}"] = have[ids.SHAPES * seat + ids.MERCHANT] if s.start >= 0 else b.common.merchants
    out["markers"] = b.common.total_markers if invariants.setting_up(s) else invariants.markers(s)
    number = invariants.broken(s)
    if number:
        out[f"INV-{number}"] = 1
    return out
