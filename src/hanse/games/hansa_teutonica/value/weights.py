"""What things are worth in points, found by letting values play each other."""

from __future__ import annotations

from typing import Final

FAR: Final = -1e6
"""What cannot be had."""

# Abilities and markers.
# Per level, while the whole game lies ahead: more actions before all else.
SKILL: Final[list[list[float]]] = [
    [0.0, 1.0, 2.0, 4.0, 6.0],  # keys: mostly through the network
    [0.0, 18.0, 26.0, 33.0, 39.0, 44.0],
    [0.0, 6.0, 10.0, 13.0],
    [0.0, 3.0, 5.0, 6.0],
    [0.0, 5.0, 8.0, 9.0],
]
# [seats] the fewer, the more turns a seat has to use its skill.
SPAN: Final[list[float]] = [0.0, 1.0, 1.5, 1.2, 1.0, 1.0]
COMPLETE: Final = 0.5  # of the points for a complete ability, what the way there is worth
STEP: Final = 0.2  # a step of an ability, whichever
ACTION: Final = 0.8  # one more action in this turn already
KEY: Final = 2.5  # a key, for the network still to come
TOOL: Final[list[float]] = [0.8, 0.35, 0.5, 0.65, 1.1, 0.25]  # [marker] unused, while the whole game lies ahead
PRIZE: Final = 1.0  # a marker still to be taken
PERMANENT: Final[list[float]] = [0.0, 0.3, 0.8, 2.0, 2.5, 0.4]  # [permanent marker]
FIELD: Final = 0.95  # of the points of a special prestige field

# Offices.
OFFICE: Final = 0.15  # one that changes no city's controller
ROAD: Final = 0.15  # a route that ends in a controlled city
SMALL: Final = 0.3  # of a key, an office outside the largest network
LACK: Final = 0.6  # of the points of the connection, per office it lacks
PERMIT: Final = 2.5  # a permission to act abroad

# Rivals and the end of the game.
RIVALS: Final = 0.45  # how much the best rival's points hurt
HURT: Final = 0.35  # … and a point given to a rival
LEAD: Final = 0.15  # a point of lead, as the end comes near
LEAD_MOST: Final = 10  # … up to so many
LATE: Final = 0.3  # with less of the game left, a city more that is full matters
FILL: Final = 0.1  # … per point of lead
CLOSING: Final = 8.0  # a route that ends the game, for who is ahead
DECIDED: Final = 1000.0  # a point of lead once the end is sure

# Routes in sight.
NOW: Final = 0.79  # what a hope is worth one action later in this turn
LATER: Final = 0.66  # … and one action later in another turn
DISTANT: Final = 15  # actions that are not told from still more
NOWS: Final[list[float]] = [NOW**n for n in range(DISTANT + 1)]
LATERS: Final[list[float]] = [LATER**n for n in range(DISTANT + 1)]
SOON: Final = 0.92  # a route not yet established
SECOND: Final = 0.45  # the second best hope
THIRD: Final = 0.20
SHIFTED: Final = 0.8  # pieces that must still be moved there
HELPS_TRADER: Final = 0.3  # to displace a rival does him good too
HELPS_MERCHANT: Final = 0.7
MARKED: Final = 4.0  # the most a marker adds to a route
FETCH: Final = 2  # actions to get hold of a merchant that is not at hand
SCARCE: Final = 2  # … of a piece that not even the stock has
WAIT: Final = 2  # … lost until the next turn
MOVING: Final = 0.15  # to begin a move costs something, lest pieces wander
THREAT: Final = 0.25  # a route that one rival alone fills
THREAT_MARKED: Final = 0.5  # … with a marker on it
THREAT_OPEN: Final = 0.6  # of that, if it still lacks a piece

# Pieces.
PRESENT: Final = 0.12  # a piece on the board, wherever
PRESENT_MOST: Final = 12
SUPPLY: Final = 1.6  # a full supply
POWER: Final[list[float]] = [0.82**n for n in range(16)]  # [pieces] what a full supply has more
READY: Final = 0.25  # a merchant in the supply
READY_MOST: Final = 3
ASLEEP: Final = 0.12  # a merchant in stock
STOCK: Final = 0.04  # a trader in stock
STOCK_MOST: Final = 12
# Every office takes a piece for good and a route has two to four posts: [pieces to work with] what so few cost.
FORCE: Final[list[float]] = [40.0, 30.0, 18.0, 8.0, 3.0, 1.0, 0.3, 0.0]

# Open questions.
GUEST: Final = 0.25  # a piece that a rival puts down
PAID: Final = 0.12  # a piece to pay with
SPENT: Final = 0.25  # … and what it does for others
STATIONED: Final = 0.3  # a piece put down without an action


def fading(left: float) -> float:
    """What stays worth something to the end, but more while much of the game is left."""
    return 0.3 + 0.7 * left
