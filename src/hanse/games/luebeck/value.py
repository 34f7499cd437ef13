"""How good a position of Lübeck is for a seat: what bots may know about this game.

Points so far, what the cards in hand should still bring with the cogs one is on or could start, what they threaten to
cost, and how well the figures stand for cards still to come.
"""

from __future__ import annotations

from hanse.core.model import OVER
from hanse.games.luebeck.frames import Act, Choose, Lay, Name
from hanse.games.luebeck.state import LuebeckState, score

SAIL = 0.97  # the card in hand takes the cog there
HOPE = 0.38  # somebody or a card to come takes it there
SHARED = 0.95  # per rival figure aboard, who may sail it elsewhere
START = 0.86  # a figure in reserve must start first
NO_COG = 0.45  # … and there is no cog to start with
VOYAGE = 0.9  # … or it starts with a trade voyage
WAIT = 0.82  # having passed: until the next round
AGAIN = 0.3  # no way now: a later voyage
PLACE = 0.1  # of the mean value of cards to come, per city in reach
RESERVE = 0.75  # a figure that may start anywhere
HOLD = 0.2  # of its price, a card that may be thrown away one day
EXCESS = 0.55  # … soon
SPECIAL = 0.25  # a special card without use at the moment
FIRST = 0.3  # acting next
RIVAL = 0.12  # of rivals' places


def value(s: LuebeckState, seat: int) -> float:
    """Own prospects in points; rivals count a little, so that pirates know where to go."""
    total = float(score(s, seat))
    top = s.stack[-1]
    if top.seat == OVER:
        return total
    best = selling(s, seat)
    total += hand_worth(s, seat, best)
    if not s.last:
        total += places(s, seat)
        for rival in range(s.board.seats):
            if rival != seat:
                total -= RIVAL * afloat(s, rival)
    if top.seat == seat and isinstance(top, Act):
        total += FIRST
    return total


def selling(s: LuebeckState, seat: int) -> list[float]:
    """[city] the chance to sell there, by the best of the seat's cogs and starts."""
    board = s.board
    n = board.seats
    best = [0.0] * board.cities
    idle = s.passed[seat] == 1 or isinstance(s.stack[-1], (Choose, Lay, Name))
    wait = WAIT if s.passed[seat] else 1.0
    if s.last and s.passed[seat]:
        return best
    reach = steps(s, seat)
    for cog in range(board.cogs):
        if s.aboard[n * cog + seat]:
            city = s.city[cog]
            if s.passed[seat] and board.is_end[city]:
                continue  # cleared before the next round
            chance = wait
            for rival in range(n):
                if rival != seat and s.aboard[n * cog + rival]:
                    chance *= SHARED
            spread(s, city, chance, reach, best)
    figures = s.reserve[seat]
    if s.passed[seat]:
        for cog in range(board.cogs):
            if s.city[cog] >= 0 and board.is_end[s.city[cog]]:
                figures += s.aboard[n * cog + seat]
    if figures:
        chance = wait * (START if s.field or idle or stands(s, board.home) else NO_COG)
        spread(s, board.home, chance, reach, best)
        at = board.kinds * seat + board.first_voyage
        for port in range(len(board.ports)):
            if s.hand[at + port] and (s.field or stands(s, board.ports[port])):
                spread(s, board.ports[port], wait * VOYAGE, reach, best)
    return best


def steps(s: LuebeckState, seat: int) -> list[float]:
    """[city] the chance that a cog comes there from the city before: with a card in hand, or by hope."""
    board = s.board
    out = [HOPE] * board.cities
    at = board.kinds * seat
    for kind in range(board.first_voyage):
        if s.hand[at + kind]:
            out[board.city_of[kind]] = SAIL
    for port in range(len(board.ports)):
        if s.hand[at + board.first_double + port]:
            out[board.ports[port]] = SAIL
    return out


def spread(s: LuebeckState, city: int, chance: float, reach: list[float], best: list[float]) -> None:
    """From a cog in ``city``, down the lines."""
    board = s.board
    here = [0.0] * board.cities
    here[city] = chance
    if chance > best[city]:
        best[city] = chance
    for other in board.order:
        before = board.before[other]
        if before >= 0 and here[before] > 0.0:
            here[other] = here[before] * reach[other]
            if here[other] > best[other]:
                best[other] = here[other]


def hand_worth(s: LuebeckState, seat: int, best: list[float]) -> float:
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
    cost = threat(s, seat)
    later = 0.0 if s.last else AGAIN * (1.0 - lateness(s))
    total = 0.0
    for kind in range(board.wares):
        count = s.hand[at + kind]
        if count:
            city = board.city_of[kind]
            chance = best[city] if best[city] > later else later
            price = board.price[kind]
            total += count * price * (chance * (1.0 + twice[city] * (board.factor - 1)) - (1.0 - chance) * cost)
    for kind in range(board.wares, board.kinds):
        if s.hand[at + kind]:
            total -= s.hand[at + kind] * board.price[kind] * (cost if cost > SPECIAL else SPECIAL)
    return total


def threat(s: LuebeckState, seat: int) -> float:
    """The share of its price that a card nobody buys will cost."""
    if s.last:
        return 1.0
    late = lateness(s)
    base = HOLD + (1.0 - HOLD) * late * late
    return EXCESS if s.size[seat] > s.board.pass_max and base < EXCESS else base


def lateness(s: LuebeckState) -> float:
    """From 0 at the beginning to 1 when the last deck is used up."""
    passes = s.board.deck_passes
    share = (s.deck_pass - s.left / s.board.total) / passes
    return 1.0 if share > 1.0 else share


def places(s: LuebeckState, seat: int) -> float:
    """What the figures' places promise for cards still to come."""
    return RESERVE * s.reserve[seat] + afloat(s, seat)


def afloat(s: LuebeckState, seat: int) -> float:
    board = s.board
    n = board.seats
    total = 0.0
    for cog in range(board.cogs):
        figures = s.aboard[n * cog + seat]
        if figures:
            city = s.city[cog]
            worth = RESERVE if board.is_end[city] else PLACE * board.promise[city]
            # A second figure on the same cog adds nothing (LU-R6).
            total += worth
    return total


def stands(s: LuebeckState, city: int) -> bool:
    return any(s.city[cog] == city for cog in range(s.board.cogs))
