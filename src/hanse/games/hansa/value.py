"""How good a position of Hansa is for a seat: what bots may know about this game (HA-13.3 gives the advice)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.hansa.frames import Fill, Refill, Sale, Turn, has_colour
from hanse.games.hansa.rules.buy import price, sole_majority
from hanse.games.hansa.rules.fill import vacant
from hanse.games.hansa.rules.sell import of_colour
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64


def materials(w: Weights, s: HansaState) -> list[float]:
    """[seat] points at hand and what the rest should still bring. Half of what search does is done here."""
    b = s.board
    seats: i64 = b.seats
    cities: i64 = b.cities
    booths = s.booths
    totals: list[float] = []
    seat: i64
    city: i64
    for seat in range(seats):
        total = tiles(w, s, seat)
        for city in range(cities):
            here: i64 = booths[cities * seat + city]
            if here != 0:
                total += city_worth(w, s, here, most_of_rivals(s, seat, city))
        talers: i64 = s.talers[seat]
        kept: i64 = b.keep_talers
        if talers < kept:
            kept = talers
        totals.append(total + w.taler * float(kept) + w.spare_taler * float(talers - kept))
    return totals


def tiles(w: Weights, s: HansaState, seat: i64) -> float:
    """What a seat has sold, and what its open tiles should bring."""
    b = s.board
    kinds: i64 = b.kinds
    sizes: i64 = b.sizes
    open, sold, worth_of = s.open, s.sold, b.tile_points
    total = 0.0
    held: i64 = 0
    at = kinds * seat
    k: i64 = 0
    while k < kinds:
        n: i64 = 0
        points: i64 = 0
        last = k + sizes
        while k < last:
            tiles: i64 = open[at + k]
            if tiles != 0:
                n += tiles
                points += tiles * worth_of[k]
            tiles = sold[at + k]
            if tiles != 0:
                total += float(tiles * worth_of[k])
            k += 1
        if n != 0:
            held += n
            total += float(points) * (w.paired if n > 1 else w.single)
    if held > b.keep_open:
        total -= w.toll * float(held - b.keep_open)
    return total


def city_worth(w: Weights, s: HansaState, mine: i64, most: i64) -> float:
    """What ``mine`` booths in a city are worth where a rival has ``most``: points, means to sell, the majority."""
    if mine == 0:
        return 0.0
    further: i64 = w.further
    if mine - 1 < further:
        further = mine - 1
    worth = float(s.board.sole_points if most == 0 else s.board.shared_points) + w.booth * float(further)
    return worth + w.majority if mine > most else worth


def most_of_rivals(s: HansaState, seat: i64, city: i64) -> i64:
    """The most booths that another seat has in a city."""
    most: i64 = 0
    rival: i64
    cities: i64 = s.board.cities
    booths = s.booths
    seats: i64 = s.board.seats
    at = city
    for rival in range(seats):
        if rival != seat:
            n: i64 = booths[at]
            if n > most:
                most = n
        at += cities
    return most


def hope(w: Weights, s: HansaState, seat: int) -> float:
    """The best that can still be done this turn with the ship: the nearer, the better."""
    b = s.board
    tally = Tally(s, seat)
    best = 0.0 if s.acted else action(w, s, seat, s.ship, s.talers[seat], tally)
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
                        gain = action(w, s, seat, to, rest, tally) * factor - fare
                    elif rest or price(s, to, seat) == 0 or s.booths[b.cities * seat + to]:
                        gain = action(w, s, seat, to, rest, tally) * factor - w.taler * legs * w.fare
                    else:
                        gain = 0.0
                    if gain > best:
                        best = gain
        wave = ahead
    return best


def talers_worth(w: Weights, s: HansaState, talers: i64) -> float:
    kept: i64 = s.board.keep_talers
    if talers < kept:
        kept = talers
    return w.taler * float(kept) + w.spare_taler * float(talers - kept)


class Tally:
    """A seat's open tiles."""

    def __init__(self, s: HansaState, seat: int) -> None:
        b = s.board
        colours = len(b.colours)
        self.count: list[int] = [0] * colours
        self.points: list[int] = [0] * colours  # [colour] sold they would bring this
        open, worth_of = s.open, b.tile_points
        at: i64 = b.kinds * seat
        sizes: i64 = b.sizes
        kinds: i64 = b.kinds
        held: i64 = 0
        k: i64 = 0
        colour: i64 = 0
        while k < kinds:
            n: i64 = 0
            points: i64 = 0
            last = k + sizes
            while k < last:
                tiles: i64 = open[at + k]
                if tiles != 0:
                    n += tiles
                    points += tiles * worth_of[k]
                k += 1
            if n != 0:
                self.count[colour] = n
                self.points[colour] = points
                held += n
            colour += 1
        self.held: int = held


def action(w: Weights, s: HansaState, seat: int, city: int, money: int, tally: Tally) -> float:
    """What the best single action in the city would add, with so much money left."""
    b = s.board
    best = 0.0
    held: i64 = tally.held
    keep_open: i64 = b.keep_open
    payee: i64 = sole_majority(s, city)
    asked: i64 = 0
    if payee != seat:
        asked = b.buy_cost
    affordable = True
    if w.honest:
        # What a tile costs is what material will say once it is bought: less would send ships where nothing is bought.
        affordable = asked <= money
        cost = talers_worth(w, s, money) - talers_worth(w, s, money - asked) if affordable else 0.0
        if held >= keep_open:
            cost += w.toll
    else:
        cost = w.taler * float(asked)
    if payee >= 0 and payee != seat:
        cost += w.rivals * w.taler
    if affordable:
        ware = s.ware
        slot: i64
        first: i64 = b.first_slot[city]
        beyond: i64 = b.first_slot[city + 1]
        for slot in range(first, beyond):
            kind: i64 = ware[slot]
            if kind >= 0:
                gain = tile_gain(w, s, kind, tally) - cost
                if held > keep_open and not w.honest:
                    gain -= w.one_too_many
                if gain > best:
                    best = gain
    if held == 0:
        return best
    here: i64 = s.booths[b.cities * seat + city]
    most = most_of_rivals(s, seat, city)
    if here != 0:
        gain = sale(w, s, seat, here, most, tally)
        if gain > best:
            best = gain
    supply: i64 = s.supply[seat]
    if supply != 0:
        now = city_worth(w, s, here, most)
        open = s.open
        k: i64
        kinds: i64 = b.kinds
        at: i64 = b.kinds * seat
        for k in range(kinds):
            tiles: i64 = open[at + k]
            if tiles != 0:
                n: i64 = b.barrels[k]
                if n > supply:
                    n = supply
                gain = city_worth(w, s, here + n, most) - now - tile_worth(w, s, k, tally)
                if gain > best:
                    best = gain
    return best


def tile_gain(w: Weights, s: HansaState, kind: i64, tally: Tally) -> float:
    """What one more tile of the kind would add."""
    worth: i64 = s.board.tile_points[kind]
    colour: i64 = s.board.colour_of[kind]
    n: i64 = tally.count[colour]
    if n == 0:
        return w.single * float(worth)
    if n == 1:
        points: i64 = tally.points[colour]
        return w.paired * float(worth) + (w.paired - w.single) * float(points)
    return w.paired * float(worth)


def tile_worth(w: Weights, s: HansaState, kind: i64, tally: Tally) -> float:
    """What giving up a tile of the kind would cost."""
    worth: i64 = s.board.tile_points[kind]
    colour: i64 = s.board.colour_of[kind]
    n: i64 = tally.count[colour]
    if n == 2:
        points: i64 = tally.points[colour]
        return w.paired * float(worth) + (w.paired - w.single) * float(points - worth)
    return (w.paired if n > 2 else w.single) * float(worth)


def sale(w: Weights, s: HansaState, seat: i64, here: i64, most: i64, tally: Tally) -> float:
    """What selling every pair here would add, with what the others lose, less the booth."""
    b = s.board
    total = city_worth(w, s, here - 1, most) - city_worth(w, s, here, most)
    seats: i64 = b.seats
    colours: i64 = len(b.colours)
    colour: i64
    rival: i64
    for colour in range(colours):
        n: i64 = tally.count[colour]
        if n > 1:
            points: i64 = tally.points[colour]
            total += (1.0 - w.paired) * float(points)
            for rival in range(seats):
                if rival != seat and of_colour(s, rival, colour):
                    total += w.rivals
    return total


def value(w: Weights, s: HansaState, seat: int) -> float:
    """Own prospects, less a share of what the others have on average."""
    b = s.board
    have = materials(w, s)
    total = have[seat]
    others = 0.0
    for rival in range(b.seats):
        if rival != seat:
            others += have[rival]
    total -= w.rivals * others / (b.seats - 1)
    top = s.stack[-1]
    if s.turn == seat:
        if isinstance(top, Refill):
            total += hope(w, s, seat) + w.empty * vacant(s)
        elif isinstance(top, (Fill, Turn)):
            total += hope(w, s, seat)
        elif isinstance(top, Sale):
            tally = Tally(s, seat)
            for colour in range(len(b.colours)):
                n = tally.count[colour]
                if n > 1 or (n and has_colour(top.sold, colour)):
                    total += w.sure * (1 - w.paired) * tally.points[colour]
    return total
