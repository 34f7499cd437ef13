"""The ints of Merkator that are no words of the notation: where cards are, what buildings count, parts of a score."""

from typing import Final

# where a contract or a card is; seats count from the first number of OWN, USED and HAND
OWN: Final = 0
USED: Final = 4  # owned and fulfilled in this turn (ME-6.4)
HAND: Final = 8
PAYING: Final = 12  # part of the purchase that is going on
DECKED: Final = 13  # face down, not drawn
SHOWN: Final = 14  # top of its pile; in the display
UNDER: Final = 15  # solo: open, below the top
DISCARD: Final = 16
STACKED: Final = 17  # solo stack
OUT: Final = 18
UNKNOWN: Final = 19  # only in a state made from a view, until it is filled

MOST_SEATS: Final = 4
PAIR: Final = 2  # goods of one colour (ME-1.8)

# what an offer consists of (ME-15.D)
BID_COINS: Final = 0
BID_TIME: Final = 1
BID: Final = 2

# backs of cards (ME-R2); that of a contract shows its value: FIRST_VALUE + level
BONUS_BACK: Final = 0
BUILDING_BACK: Final = 1
FIRST_VALUE: Final = 2

# where a reward comes from (ME-14.4)
PILE: Final = 0
FROM_HAND: Final = 1
SOURCES: Final = ("pile", "hand")

# terms of a building's score
FIXED: Final = 0
PER_TYPE: Final = 1
PER_GOOD: Final = 2
PER_SET: Final = 3
PER_TIME: Final = 4
PER_CONTRACT: Final = 5
PER_DESTINATION: Final = 6
ONLY_TYPES: Final = 7
ONLY_GOODS: Final = 8
ONLY_TIME: Final = 9
ONLY_COLOURS: Final = 10
ONLY_FIELD: Final = 11
SPECIAL: Final = 12

# the hatch: what a printed card may count beyond the vocabulary; functions in rules/scoring.py
COINS: Final = 0
BONUS_CARDS: Final = 1
PAIRS: Final = 2
SPECIALS: Final = ("coins", "bonus_cards", "pairs")

# why the last round came
NOT_ENDING: Final = 0
PEACE_SIGNED: Final = 1
CHART_EMPTY: Final = 2
TURNS_DONE: Final = 3
REASONS: Final = ("none", "peace", "chart", "turns")
