"""The ints of Hansa: verbs, questions, events and refusals."""

from typing import Final

# verbs
V_BEGIN: Final = 0
V_REMOVE: Final = 1
V_DRAW: Final = 2
V_PLACE: Final = 3
V_FILL: Final = 4
V_LEAVE: Final = 5
V_MOVE: Final = 6
V_BUY: Final = 7
V_BUILD: Final = 8
V_SELL: Final = 9
V_DONE: Final = 10
V_LOSE: Final = 11
V_GIVE: Final = 12
V_END: Final = 13

# questions; those marked - have no verbs and only settle
OVER_Q: Final = 0  # - (over, OVER)
BEGIN: Final = 1  # chance: who starts
REMOVE: Final = 2  # chance (left): which colours stay in the box
STOCK: Final = 3  # chance: the first tile of every warehouse
PLACE: Final = 4  # (done): starting placement
NEXT: Final = 5  # - the turn of this seat begins, or the game ends
FILL: Final = 6
REFILL: Final = 7  # chance: a tile for the next empty warehouse
TURN: Final = 8
SALE: Final = 9  # (colours sold, colour of which only one tile is sold yet or -1)
LOSE: Final = 10  # (colours still to lose)
TAX: Final = 11

# events
E_BEGAN: Final = 0
E_REMOVED: Final = 1
E_STOCKED: Final = 2
E_PLACED: Final = 3
E_INCOME: Final = 4
E_FILLED: Final = 5
E_LEFT: Final = 6
E_REFILLED: Final = 7
E_BROKE: Final = 8
E_MOVED: Final = 9
E_BOUGHT: Final = 10
E_BUILT: Final = 11
E_SOLD: Final = 12
E_TOOK_BACK: Final = 13
E_LOST: Final = 14
E_TAXED: Final = 15
E_GAVE: Final = 16
E_TURN: Final = 17
E_ENDED: Final = 18

REASONS: Final = ("last-stack", "stalled")

# refusals
NO_SUCH_DRAW: Final = 2
NOT_AT_START: Final = 3
ALREADY_THERE: Final = 4
NOTHING_EMPTY: Final = 5
FILL_TOO_LATE: Final = 6
MUST_FILL: Final = 7
NO_ARROW: Final = 8
NO_FARE: Final = 9
SHIP_ELSEWHERE: Final = 10
ONE_ACTION: Final = 11
NO_TILE_THERE: Final = 12
CANNOT_PAY: Final = 13
NOT_YOUR_TILE: Final = 14
NO_BOOTHS_LEFT: Final = 15
NO_BOOTH_HERE: Final = 16
NO_PAIR: Final = 17
PAIR_FIRST: Final = 18
NOT_THAT_COLOUR: Final = 19

REFUSALS: Final = (
    ("", ""),
    ("HA-4.1", "not-now"),
    ("HA-2.2", "no-such-draw"),
    ("HA-3.2", "not-at-start"),
    ("HA-3.3", "already-there"),
    ("HA-5.1", "nothing-empty"),
    ("HA-5.1", "fill-too-late"),
    ("HA-5.5", "must-fill"),
    ("HA-6.5", "no-arrow"),
    ("HA-6.5", "no-fare"),
    ("HA-6.1", "ship-elsewhere"),
    ("HA-6.2", "one-action"),
    ("HA-7.1", "no-tile-there"),
    ("HA-7.2", "cannot-pay"),
    ("HA-8.1", "not-your-tile"),
    ("HA-R20", "no-booths-left"),
    ("HA-9.1", "no-booth-here"),
    ("HA-9.1", "no-pair"),
    ("HA-9.2", "pair-first"),
    ("HA-9.6", "not-that-colour"),
)
