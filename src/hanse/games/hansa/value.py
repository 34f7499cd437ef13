"""How good a position of Hansa is for a seat: what bots may know about this game (HA-13.3 gives the advice)."""

from __future__ import annotations

from hanse.games.hansa.frames import Fill, Refill, Sale, Turn, has_colour
from hanse.games.hansa.rules.buy import price, sole_majority
from hanse.games.hansa.rules.fill import vacant
from hanse.games.hansa.rules.sell import of_colour
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.weights import Weights


def material(w: Weights, s: HansaState, seat: int) -> float:
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
        total += points * (w.paired if n > 1 else w.single)
    if held > b.keep_open:
        total -= w.toll * (held - b.keep_open)
    for city in range(b.cities):
        total += city_worth(w, s, seat, city, s.booths[b.cities * seat + city])
    talers = s.talers[seat]
    kept = min(talers, b.keep_talers)
    return total + w.taler * kept + w.spare_taler * (talers - kept)


def city_worth(w: Weights, s: HansaState, seat: int, city: int, mine: int) -> float:
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
    worth = float(b.sole_points if most == 0 else b.shared_points) + w.booth * min(mine - 1, w.further)
    return worth + w.majority if mine > most else worth


def hope(w: Weights, s: HansaState, seat: int) -> float:
    """The best that can still be done this turn with the ship: the nearer, the better."""
    b = s.board
    best = 0.0 if s.acted else action(w, s, seat, s.ship, s.talers[seat])
    reach = [-1] * b.cities  # legs to each city
    reach[s.ship] = 0
    wave = [s.ship]
    legs = 0
    factor = 1.0
    money = s.talers[seat]
    while wave and legs < money:
        legs += 1
        factor *= w.leg
        ahead: list[int] = []
        for c in wave:
            for to in b.exits[c]:
                if reach[to] < 0:
                    reach[to] = legs
                    ahead.append(to)
                    rest = money - legs
                    if w.honest:
                        fare = talers_worth(w, s, money) - talers_worth(w, s, rest)
                        gain = action(w, s, seat, to, rest) * factor - fare
                    elif rest or price(s, to, seat) == 0 or s.booths[b.cities * seat + to]:
                        gain = action(w, s, seat, to, rest) * factor - w.taler * legs * w.fare
                    else:
                        gain = 0.0
                    if gain > best:
                        best = gain
        wave = ahead
    return best


def talers_worth(w: Weights, s: HansaState, talers: int) -> float:
    kept = min(talers, s.board.keep_talers)
    return w.taler * kept + w.spare_taler * (talers - kept)


def action(w: Weights, s: HansaState, seat: int, city: int, money: int) -> float:
    """What the best single action in the city would add, with so much money left."""
    b = s.board
    best = 0.0
    first = b.kinds * seat
    held = 0
    for k in range(b.kinds):
        held += s.open[first + k]
    asked = price(s, city, seat)
    affordable = True
    if w.honest:
        # What a tile costs is what material will say once it is bought: less would send ships where nothing is bought.
        affordable = asked <= money
        cost = talers_worth(w, s, money) - talers_worth(w, s, money - asked) if affordable else 0.0
        if held >= b.keep_open:
            cost += w.toll
    else:
        cost = w.taler * asked
    payee = sole_majority(s, city)
    if payee >= 0 and payee != seat:
        cost += w.rivals * w.taler
    for slot in range(b.first_slot[city], b.first_slot[city + 1]):
        kind = s.ware[slot]
        if kind >= 0 and affordable:
            gain = tile_gain(w, s, seat, kind) - cost
            if held >= b.keep_open + 1 and not w.honest:
                gain -= w.one_too_many
            if gain > best:
                best = gain
    if s.booths[b.cities * seat + city]:
        best = max(best, sale(w, s, seat, city))
    if s.supply[seat]:
        here = s.booths[b.cities * seat + city]
        now = city_worth(w, s, seat, city, here)
        for k in range(b.kinds):
            if s.open[first + k]:
                n = min(b.barrels[k], s.supply[seat])
                gain = city_worth(w, s, seat, city, here + n) - now - tile_worth(w, s, seat, k)
                if gain > best:
                    best = gain
    return best


def points_of_colour(s: HansaState, seat: int, colour: int) -> int:
    b = s.board
    n = 0
    for k in range(b.sizes * colour, b.sizes * (colour + 1)):
        n += s.open[b.kinds * seat + k] * (b.sold_points + b.barrel_points * b.barrels[k])
    return n


def tile_gain(w: Weights, s: HansaState, seat: int, kind: int) -> float:
    """What one more tile of the kind would add."""
    b = s.board
    worth = b.sold_points + b.barrel_points * b.barrels[kind]
    n = of_colour(s, seat, b.colour_of[kind])
    if n == 0:
        return w.single * worth
    if n == 1:
        return w.paired * worth + (w.paired - w.single) * points_of_colour(s, seat, b.colour_of[kind])
    return w.paired * worth


def tile_worth(w: Weights, s: HansaState, seat: int, kind: int) -> float:
    """What giving up a tile of the kind would cost."""
    b = s.board
    worth = b.sold_points + b.barrel_points * b.barrels[kind]
    n = of_colour(s, seat, b.colour_of[kind])
    if n == 2:
        return w.paired * worth + (w.paired - w.single) * (points_of_colour(s, seat, b.colour_of[kind]) - worth)
    return (w.paired if n > 2 else w.single) * worth


def sale(w: Weights, s: HansaState, seat: int, city: int) -> float:
    """What selling every pair here would add, with what the others lose, less the booth."""
    b = s.board
    here = s.booths[b.cities * seat + city]
    total = city_worth(w, s, seat, city, here - 1) - city_worth(w, s, seat, city, here)
    for colour in range(len(b.colours)):
        if of_colour(s, seat, colour) > 1:
            total += (1 - w.paired) * points_of_colour(s, seat, colour)
            for rival in range(b.seats):
                if rival != seat and of_colour(s, rival, colour):
                    total += w.rivals
    return total


def value(w: Weights, s: HansaState, seat: int) -> float:
    """Own prospects, less a share of what the others have on average."""
    b = s.board
    total = material(w, s, seat)
    others = 0.0
    for rival in range(b.seats):
        if rival != seat:
            others += material(w, s, rival)
    total -= w.rivals * others / (b.seats - 1)
    top = s.stack[-1]
    if s.turn == seat:
        if isinstance(top, Refill):
            total += hope(w, s, seat) + w.empty * vacant(s)
        elif isinstance(top, (Fill, Turn)):
            total += hope(w, s, seat)
        elif isinstance(top, Sale):
            for colour in range(len(b.colours)):
                n = of_colour(s, seat, colour)
                if n > 1 or (n and has_colour(top.sold, colour)):
                    total += w.sure * (1 - w.paired) * points_of_colour(s, seat, colour)
    return total
