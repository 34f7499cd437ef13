"""The ints of Lübeck that are no words of the notation: seats, kinds of cards and parts of a score."""

from typing import Final

MOST_SEATS: Final = 5

# kinds of cards (LU-1.3)
WARE: Final = 0
TRADE_VOYAGE: Final = 1
DOUBLING: Final = 2
PIRATES: Final = 3
SHIP_CHANGE: Final = 4

# parts of a score
P_WARES: Final = 0
P_DOUBLING: Final = 1
P_OVERBOARD: Final = 2
P_HAND: Final = 3
PARTS: Final = 4
PART_NAMES: Final = ("wares", "doubling", "overboard", "hand")

REASONS: Final = ("last-round",)
