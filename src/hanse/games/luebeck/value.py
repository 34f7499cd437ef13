"""How good a position of Lübeck is for a seat: what bots may know about this game.

Points so far, what the cards in hand should still bring with the cogs one is on or could start, what they threaten to
cost, and how well the figures stand for cards still to come.
"""

from __future__ import annotations

from hanse.core.model import OVER
from hanse.games.luebeck.frames import Act, Choose, Lay, Name
from hanse.games.luebeck.state import LuebeckState, score
from hanse.games.luebeck.weights import Weights


def value(w: Weights, s: LuebeckState, seat: int) -> float:
    """Own prospects in points; rivals count a little, so that pirates know where to go."""
    return worth(w, s, seat, [] if s.last else [afloat(w, s, one) for one in range(s.board.seats)])


def values(w: Weights, s: LuebeckState) -> list[float]:
    """[seat] the same for all."""
    floats = [] if s.last else [afloat(w, s, one) for one in range(s.board.seats)]
    return [worth(w, s, seat, floats) for seat in range(s.board.seats)]


def worth(w: Weights, s: LuebeckState, seat: int, floats: list[float]) -> float:
    """``floats``: [seat] what the places aboard promise."""
    total = float(score(s, seat))
    top = s.stack[-1]
    if top.seat == OVER:
        return total
    best = selling(w, s, seat)
    total += hand_worth(w, s, seat, best)
    if not s.last:
        total += w.reserve * s.reserve[seat] + floats[seat]
        for rival in range(s.board.seats):
            if rival != seat:
                total -= w.rival * floats[rival]
    if top.seat == seat and isinstance(top, Act):
        total += w.first
    return total


def selling(w: Weights, s: LuebeckState, seat: int) -> list[float]:
    """[city] the chance to sell there, by the best of the seat's cogs and starts."""
    board = s.board
    n = board.seats
    best = [0.0] * board.cities
    idle = s.passed[seat] == 1 or isinstance(s.stack[-1], (Choose, Lay, Name))
    wait = w.wait if s.passed[seat] else 1.0
    if s.last and s.passed[seat]:
        return best
    reach = steps(w, s, seat)
    for cog in range(board.cogs):
        if s.aboard[n * cog + seat]:
            city = s.city[cog]
            if s.passed[seat] and board.is_end[city]:
                continue  # cleared before the next round
            chance = wait
            for rival in range(n):
                if rival != seat and s.aboard[n * cog + rival]:
                    chance *= w.shared
            if chance > best[city]:
                best[city] = chance
    figures = s.reserve[seat]
    if s.passed[seat]:
        for cog in range(board.cogs):
            if s.city[cog] >= 0 and board.is_end[s.city[cog]]:
                figures += s.aboard[n * cog + seat]
    if figures:
        chance = wait * (w.start if s.field or idle or stands(s, board.home) else w.no_cog)
        if chance > best[board.home]:
            best[board.home] = chance
        at = board.kinds * seat + board.first_voyage
        for port in range(len(board.ports)):
            if s.hand[at + port] and (s.field or stands(s, board.ports[port])):
                city = board.ports[port]
                if wait * w.voyage > best[city]:
                    best[city] = wait * w.voyage
    # Down the lines: one way leads to every city, so the best chance there is the best of the city before, one leg on.
    for other in board.order:
        before = board.before[other]
        if before >= 0:
            chance = best[before] * reach[other]
            if chance > best[other]:
                best[other] = chance
    return best


def steps(w: Weights, s: LuebeckState, seat: int) -> list[float]:
    """[city] the chance that a cog comes there from the city before: with a card in hand, or by hope."""
    board = s.board
    out = [w.hope] * board.cities
    at = board.kinds * seat
    for kind in range(board.first_voyage):
        if s.hand[at + kind]:
            out[board.city_of[kind]] = w.sail
    for port in range(len(board.ports)):
        if s.hand[at + board.first_double + port]:
            out[board.ports[port]] = w.sail
    return out


def hand_worth(w: Weights, s: LuebeckState, seat: int, best: list[float]) -> float:
    """What the cards in hand should bring, less what they may cost (LU-10.2, LU-13.1)."""
    board = s.board
    at = board.kinds * seat
    ports = len(board.ports)
    twice = [0.0] * board.cities  # the chance that a sale counts double
    for port in range(ports):
        if s.table[ports * seat + port] and not s.passed[seat]:
            twice[board.ports[port]] = 1.0
        elif s.hand[at + board.first_double + port]:
            twice[board.ports[port]] = 0.7
    cost = threat(w, s, seat)
    # LU-9.3: only so many must go, and those that cost least.
    excess = 0 if w.spill <= 0.0 or s.passed[seat] else s.size[seat] - board.pass_max
    lost: list[float] = []  # what throwing each card away would cost beyond what is feared anyway
    later = 0.0 if s.last else w.again * (1.0 - lateness(s))
    total = 0.0
    for kind in range(board.wares):
        count = s.hand[at + kind]
        if count:
            city = board.city_of[kind]
            chance = best[city] if best[city] > later else later
            price = board.price[kind]
            total += count * price * (chance * (1.0 + twice[city] * (board.factor - 1)) - (1.0 - chance) * cost)
            if excess > 0:
                for _ in range(count):
                    lost.append(price * (1.0 - (1.0 - chance) * cost + chance))
    for kind in range(board.wares, board.kinds):
        if s.hand[at + kind]:
            total -= s.hand[at + kind] * board.price[kind] * (cost if cost > w.special else w.special)
            if excess > 0:
                for _ in range(s.hand[at + kind]):
                    lost.append(board.price[kind] * (1.0 - cost))
    if excess > 0:
        lost.sort()
        for i in range(min(excess, len(lost))):
            total -= w.spill * lost[i]
    return total


def threat(w: Weights, s: LuebeckState, seat: int) -> float:
    """The share of its price that a card nobody buys will cost."""
    if s.last:
        return 1.0
    late = lateness(s)
    base = w.hold + (1.0 - w.hold) * late * late
    if w.spill > 0.0:
        return base
    return w.excess if s.size[seat] > s.board.pass_max and base < w.excess else base


def lateness(s: LuebeckState) -> float:
    """From 0 at the beginning to 1 when the last deck is used up."""
    passes = s.board.deck_passes
    share = (s.deck_pass - s.left / s.board.total) / passes
    return 1.0 if share > 1.0 else share


def afloat(w: Weights, s: LuebeckState, seat: int) -> float:
    """What the figures' places promise for cards still to come."""
    board = s.board
    n = board.seats
    total = 0.0
    for cog in range(board.cogs):
        figures = s.aboard[n * cog + seat]
        if figures:
            city = s.city[cog]
            worth = w.reserve if board.is_end[city] else w.place * board.promise[city]
            # A second figure on the same cog adds nothing (LU-R6).
            total += worth
    return total


def stands(s: LuebeckState, city: int) -> bool:
    for cog in range(s.board.cogs):  # noqa: SIM110 (compiled, a loop is faster)
        if s.city[cog] == city:
            return True
    return False
