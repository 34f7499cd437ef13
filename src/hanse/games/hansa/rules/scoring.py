"""HA-12 Scoring: tiles, cities, and the extra card if it is in the game (HA-14.1)."""

from __future__ import annotations

from hanse.games.hansa.state import HansaState


def tiles(s: HansaState, seat: int) -> tuple[int, int]:
    """Points for open tiles and for sold ones."""
    b = s.board
    first = b.kinds * seat
    opened = 0
    sold = s.face_down[seat] * b.sold_points  # HA-R33: of a back, what every tile has
    for k in range(b.kinds):
        opened += s.open[first + k] * b.open_points  # HA-12.1
        sold += s.sold[first + k] * (b.sold_points + b.barrel_points * b.barrels[k])  # HA-12.2
    return opened, sold


def cities(s: HansaState, seat: int) -> tuple[int, int]:
    """Points for shared cities and for those held alone."""
    b = s.board
    shared = 0
    sole = 0
    for city in range(b.cities):
        if s.booths[b.cities * seat + city]:  # HA-12.3; HA-R32: in Copenhagen too
            alone = True
            for rival in range(b.seats):
                if rival != seat and s.booths[b.cities * rival + city]:
                    alone = False
            if alone:  # HA-12.3; HA-R31: instead of the others
                sole += b.sole_points
            else:
                shared += b.shared_points
    return shared, sole


def on_board(s: HansaState, seat: int) -> int:
    """HA-12.4: booths on the board, which break a tie."""
    return s.board.booths - s.supply[seat]


def tallest(s: HansaState, seat: int) -> int:
    """HA-R36: the most booths of the seat in one city."""
    first = s.board.cities * seat
    return max(s.booths[first : first + s.board.cities])


def places(s: HansaState, seat: int) -> int:
    """In how many cities the seat has booths."""
    first = s.board.cities * seat
    return sum(1 for n in s.booths[first : first + s.board.cities] if n)


def ones(s: HansaState, seat: int) -> int:
    """How many tiles with the fewest barrels the seat has sold."""
    b = s.board
    return sum(s.sold[b.kinds * seat + k] for k in range(0, b.kinds, b.sizes))


def alone_most(figures: list[int], seat: int) -> bool:
    """Nobody gets a tied bonus, and nobody gets one for nothing."""
    return figures[seat] > 0 and figures.count(figures[seat]) == 1 and figures[seat] == max(figures)  # HA-R36


def extra(s: HansaState, seat: int) -> tuple[int, int, int, int]:
    """HA-14.1: tallest stack, broke the last stack, most cities, most sold tiles with one barrel."""
    b = s.board
    all_seats = range(b.seats)
    return (
        b.tallest_points if alone_most([tallest(s, p) for p in all_seats], seat) else 0,
        b.breaker_points if s.breaker == seat else 0,
        b.places_points if alone_most([places(s, p) for p in all_seats], seat) else 0,
        b.ones_points if alone_most([ones(s, p) for p in all_seats], seat) and not any(s.face_down) else 0,  # HA-R33
    )
