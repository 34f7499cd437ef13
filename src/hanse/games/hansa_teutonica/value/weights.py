"""What things are worth in points, found by letting values play each other."""

from __future__ import annotations

from typing import Final

# Per level, while the whole game lies ahead: more actions before all else.
SKILL: Final[list[list[float]]] = [
    [0.0, 1.0, 2.0, 4.0, 6.0],  # keys: mostly through the network
    [0.0, 18.0, 26.0, 33.0, 39.0, 44.0],
    [0.0, 6.0, 10.0, 13.0],
    [0.0, 3.0, 5.0, 6.0],
    [0.0, 5.0, 8.0, 9.0],
]
COMPLETE: Final = 0.5  # of the points for a complete ability, what the way there is worth
TOOL: Final[list[float]] = [0.8, 0.35, 0.5, 0.65, 1.1, 0.25]  # [marker] unused, while the whole game lies ahead
PERMANENT: Final[list[float]] = [0.0, 0.3, 0.8, 2.0, 2.5, 0.4]  # [permanent marker]
RIVALS: Final = 0.45  # how much the best rival's points hurt
HURT: Final = 0.35  # … and a point given to a rival
NOW: Final = 0.79  # what a hope is worth one action later in this turn
LATER: Final = 0.66  # … and one action later in another turn
SOON: Final = 0.92  # a route not yet established
SECOND: Final = 0.45  # the second best hope
THIRD: Final = 0.20
SHIFTED: Final = 0.8  # pieces that must still be moved there
FAR: Final = -1e6
SUPPLY: Final = 1.6  # a full supply
STOCK: Final = 0.04  # a trader in stock
NOWS: Final[list[float]] = [NOW**n for n in range(16)]
LATERS: Final[list[float]] = [LATER**n for n in range(16)]
MOVING: Final = 0.15  # to begin a move costs something, lest pieces wander
PRIZE: Final = 1.0  # a marker still to be taken
PRESENT: Final = 0.12  # a piece on the board, wherever
POWER: Final[list[float]] = [0.82**n for n in range(16)]
# Every office takes a piece for good and a route has two to four posts: [pieces to work with] what so few cost.
FORCE: Final[list[float]] = [40.0, 30.0, 18.0, 8.0, 3.0, 1.0, 0.3, 0.0]
SPAN: Final[list[float]] = [
    0.0,
    1.0,
    1.5,
    1.2,
    1.0,
    1.0,
]  # [seats] the fewer, the more turns a seat has to use its skill
CLOSING: Final = 8.0  # a route that ends the game, for who is ahead
DECIDED: Final = 1000.0  # a point of lead once the end is sure
