"""How good a position of Hansa is for a seat: what bots may know about this game (HA-13.3 gives the advice)."""

from __future__ import annotations

from hanse.games.hansa.frames import Fill, Refill, Sale, Turn, has_colour
from hanse.games.hansa.rules.buy import price, sole_majority
from hanse.games.hansa.rules.fill import vacant
from hanse.games.hansa.rules.sell import of_colour
from hanse.games.hansa.state import HansaState

PAIRED = 0.74  # what an open tile with a partner is worth of its sold points
SINGLE = 0.42  # … and one without
TOLL = 1.3  # an open tile beyond those one may keep
ONE_TOO_MANY = 1.0  # … and one that will be
SURE = 0.9  # what selling a tile would bring while the sale goes on
TALER = 0.45  # a taler one may keep
SPARE_TALER = 0.12  # a taler beyond
BOOTH = 0.5  # a further booth in a city
FURTHER = 3  # … as many of them as count
MAJORITY = 0.8  # free tiles and income from others
LEG = 0.97  # what a hope is worth one leg nearer
FARE = 0.9  # what of a taler's worth a leg costs
RIVALS = 0.4
EMPTY = 0.24  # what an empty warehouse promises when it is about to be filled


def material(s: HansaState, seat: int) -> float:
    """Points at hand and what the rest should still bring."""
    b = s.board
    total = 0.0
    held = 0
    for colour in range(len(b.colours)):
        first = b.kinds * seat + b.sizes * colour
        n = 0
        points = 0
        for i in range(b.sizes):
            k = b.sizes * colour + i
            worth = b.sold_points + b.barrel_points * b.barrels[k]
            n += s.open[first + i]
            points += s.open[first + i] * worth
            total += s.sold[first + i] * worth
        held += n
        total += points * (PAIRED if n > 1 else SINGLE)
    if held > b.keep_open:
        total -= TOLL * (held - b.keep_open)
    for city in range(b.cities):
        total += city_worth(s, seat, city, s.booths[b.cities * seat + city])
    talers = s.talers[seat]
    kept = min(talers, b.keep_talers)
    return total + TALER * kept + SPARE_TALER * (talers - kept)


def city_worth(s: HansaState, seat: int, city: int, mine: int) -> float:
    """What ``mine`` booths in a city are worth: points, means to sell there, and the majority."""
    if mine == 0:
        return 0.0
    b = s.board
    most = 0
    for rival in range(b.seats):
        if rival != seat:
            n = s.booths[b.cities * rival + city]
            if n > most:
                most = n
    worth = float(b.sole_points if most == 0 else b.shared_points) + BOOTH * min(mine - 1, FURTHER)
    return worth + MAJORITY if mine > most else worth


def hope(s: HansaState, seat: int) -> float:
    """The best that can still be done this turn with the ship: the nearer, the better."""
    b = s.board
    best = 0.0 if s.acted else action(s, seat, s.ship)
    reach = [-1] * b.cities  # legs to each city
    reach[s.ship] = 0
    wave = [s.ship]
    legs = 0
    factor = 1.0
    money = s.talers[seat]
    while wave and legs < money:
        legs += 1
        factor *= LEG
        ahead: list[int] = []
        for c in wave:
            for to in b.exits[c]:
                if reach[to] < 0:
                    reach[to] = legs
                    ahead.append(to)
                    rest = money - legs
                    if rest or price(s, to, seat) == 0 or s.booths[b.cities * seat + to]:
                        gain = action(s, seat, to) * factor - TALER * legs * FARE
                        if gain > best:
                            best = gain
        wave = ahead
    return best


def action(s: HansaState, seat: int, city: int) -> float:
    """What the best single action in the city would add."""
    b = s.board
    best = 0.0
    first = b.kinds * seat
    held = 0
    for k in range(b.kinds):
        held += s.open[first + k]
    cost = TALER * price(s, city, seat)
    payee = sole_majority(s, city)
    if payee >= 0 and payee != seat:
        cost += RIVALS * TALER
    for slot in range(b.first_slot[city], b.first_slot[city + 1]):
        kind = s.ware[slot]
        if kind >= 0:
            gain = tile_gain(s, seat, kind) - cost
            if held >= b.keep_open + 1:
                gain -= ONE_TOO_MANY
            if gain > best:
                best = gain
    if s.booths[b.cities * seat + city]:
        best = max(best, sale(s, seat, city))
    if s.supply[seat]:
        here = s.booths[b.cities * seat + city]
        now = city_worth(s, seat, city, here)
        for k in range(b.kinds):
            if s.open[first + k]:
                n = min(b.barrels[k], s.supply[seat])
                gain = city_worth(s, seat, city, here + n) - now - tile_worth(s, seat, k)
                if gain > best:
                    best = gain
    return best


def points_of_colour(s: HansaState, seat: int, colour: int) -> int:
    b = s.board
    n = 0
    for k in range(b.sizes * colour, b.sizes * (colour + 1)):
        n += s.open[b.kinds * seat + k] * (b.sold_points + b.barrel_points * b.barrels[k])
    return n


def tile_gain(s: HansaState, seat: int, kind: int) -> float:
    """What one more tile of the kind would add."""
    b = s.board
    worth = b.sold_points + b.barrel_points * b.barrels[kind]
    n = of_colour(s, seat, b.colour_of[kind])
    if n == 0:
        return SINGLE * worth
    if n == 1:
        return PAIRED * worth + (PAIRED - SINGLE) * points_of_colour(s, seat, b.colour_of[kind])
    return PAIRED * worth


def tile_worth(s: HansaState, seat: int, kind: int) -> float:
    """What giving up a tile of the kind would cost."""
    b = s.board
    worth = b.sold_points + b.barrel_points * b.barrels[kind]
    n = of_colour(s, seat, b.colour_of[kind])
    if n == 2:
        return PAIRED * worth + (PAIRED - SINGLE) * (points_of_colour(s, seat, b.colour_of[kind]) - worth)
    return (PAIRED if n > 2 else SINGLE) * worth


def sale(s: HansaState, seat: int, city: int) -> float:
    """What selling every pair here would add, with what the others lose, less the booth."""
    b = s.board
    here = s.booths[b.cities * seat + city]
    total = city_worth(s, seat, city, here - 1) - city_worth(s, seat, city, here)
    for colour in range(len(b.colours)):
        if of_colour(s, seat, colour) > 1:
            total += (1 - PAIRED) * points_of_colour(s, seat, colour)
            for rival in range(b.seats):
                if rival != seat and of_colour(s, rival, colour):
                    total += RIVALS
    return total


def value(s: HansaState, seat: int) -> float:
    """Own prospects, less a share of what the others have on average."""
    b = s.board
    total = material(s, seat)
    others = 0.0
    for rival in range(b.seats):
        if rival != seat:
            others += material(s, rival)
    total -= RIVALS * others / (b.seats - 1)
    top = s.stack[-1]
    if s.turn == seat:
        if isinstance(top, Refill):
            total += hope(s, seat) + EMPTY * vacant(s)
        elif isinstance(top, (Fill, Turn)):
            total += hope(s, seat)
        elif isinstance(top, Sale):
            for colour in range(len(b.colours)):
                n = of_colour(s, seat, colour)
                if n > 1 or (n and has_colour(top.sold, colour)):
                    total += SURE * (1 - PAIRED) * points_of_colour(s, seat, colour)
    return total
