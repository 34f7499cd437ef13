"""HT-13, HT-14 Points by category, the winner, and the counts that never change."""

from __future__ import annotations

from hanse.core.entry import Outcome, Points
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.rules import desk, scoring, turn
from hanse.games.hansa_teutonica.state import HtState


def parts(s: HtState) -> list[dict[str, Points]]:
    """HT-13.A to HT-13.F, BR-4.1: per seat, as if the game were scored now. TP-13: the neutral side is not added up."""
    b = s.board
    owner = scoring.owners(s)
    lands = [scoring.region(s, region, owner) for region in range(1, len(b.regions))]
    out: list[dict[str, Points]] = []
    for seat in range(b.seats):
        row: dict[str, Points] = {
            "track": s.score[seat],
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
    scores = [sum(row.values()) for row in parts(s)]
    best = [seat for seat in range(s.board.seats) if scores[seat] == max(scores)]
    least = min(desk.value(s, seat, ids.ACTIONS) for seat in best)
    calm = [seat for seat in best if desk.value(s, seat, ids.ACTIONS) == least]
    most = max(scoring.offices(s, seat) for seat in calm)
    winners = tuple(seat for seat in calm if scoring.offices(s, seat) == most)
    tie = None
    if len(best) > 1:
        tie = "fewer-actions" if len(calm) == 1 else "more-offices" if len(winners) == 1 else "shared"
    return Outcome(winners, tie, ids.REASONS[turn.reason(s)])


def pieces(s: HtState) -> list[int]:
    """INV-1: [2*side + shape] pieces on desks, in stock and supply, on posts, in offices, on fields, in hand."""
    b = s.board
    count = [0] * (2 * ids.SIDES)
    for seat in range(b.seats):
        count[2 * seat] += 1
        for shape in (ids.TRADER, ids.MERCHANT):
            k = 2 * seat + shape
            count[k] += s.supply[k] + s.stock[k] + b.common.covered[shape]
        for ability in range(5):
            count[2 * seat + b.cover[ability]] -= s.level[5 * seat + ability]
    for kind in s.post:
        if kind:
            count[2 * ids.SIDE_OF[kind - 1] + ids.SHAPE_OF[kind - 1]] += 1
    for piece in s.office:
        if piece:
            count[piece - 1] += 1
    for row in s.extra:
        while row:
            count[(row & 15) - 1] += 1
            row >>= 4
    for who in s.field:
        if who:
            count[2 * who - 1] += 1
    for held in s.hand:
        if held:
            count[(held - 1) % 12] += 1
    for frame in s.stack:
        # A piece displaced or taken from the board for an additional one, not put down yet.
        if frame[0] == ids.Q_RELOCATE and frame[3] >= 0 and frame[4] >= 0:
            count[2 * frame[3] + frame[4]] += 1
    return count


def census(s: HtState) -> dict[str, int]:
    """INV-1, INV-4, INV-6: pieces of each seat, markers, and nothing below zero."""
    b = s.board
    out: dict[str, int] = {}
    have = pieces(s)
    for seat in range(b.seats):
        # Before the start player is known nobody has taken his pieces (HT-2.8).
        out[f"traders of {seat}"] = have[2 * seat] if s.start >= 0 else b.common.traders
        out[f"merchants of {seat}"] = have[2 * seat + 1] if s.start >= 0 else b.common.merchants
    waiting = sum(1 for frame in s.stack if frame[0] in (ids.Q_BEGIN, ids.Q_GOLD))
    if waiting:
        out["markers"] = b.common.total_markers
    else:
        on_board = sum(1 for marker in s.marker if marker)
        out["markers"] = on_board + sum(s.unseen) + sum(s.bare) + sum(s.unused) + sum(s.used) + sum(s.out)
    if min(*s.supply, *s.stock, s.pile, *s.plate, *s.land, *s.sea) < 0:
        out["below zero"] = 1
    return out
