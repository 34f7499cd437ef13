"""The ints of Merkator: verbs, questions, places of cards, score terms, events and refusals."""

from typing import Final

# verbs
V_STARTER: Final = 0
V_DRAW: Final = 1
V_OPEN: Final = 2
V_TURN: Final = 3
V_SELL: Final = 4
V_BUY: Final = 5
V_SPEND: Final = 6
V_CLOSE: Final = 7
V_HAND_IN: Final = 8
V_KEEP: Final = 9
V_RESERVE: Final = 10
V_UNLOAD: Final = 11
V_TRAVEL: Final = 12
V_STORE: Final = 13
V_REDRAW: Final = 14
V_STAND: Final = 15
V_LOSE: Final = 16
V_FULFIL: Final = 17
V_PAY: Final = 18
V_GIVE: Final = 19
V_SWAP: Final = 20
V_REWARD: Final = 21
V_DONE: Final = 22
V_JOIN: Final = 23
V_STAY: Final = 24
V_COIN: Final = 25
V_MARKER: Final = 26
V_OFFER: Final = 27
V_SILENT: Final = 28
V_ACCEPT: Final = 29
V_REFUSE: Final = 30

# questions; those marked - have no verbs and only settle
OVER_Q: Final = 0  # - (over, OVER)
STARTER: Final = 1  # chance: who starts
DRAW: Final = 2  # chance (level, to): a contract of that pile for a seat, or its new top
DECK: Final = 3  # chance (price, to): a bonus card for a seat (of that price), or a card for slot 4 + to
BACK: Final = 4  # chance (row, again): the back of a marker of the chart
FIRST: Final = 5  # - set-up is done, the first turn begins
TURN: Final = 6  # invest, then travel
PACKAGE: Final = 7  # (price, given, cash): cards chosen, how they are paid; cash is what excess must not rise above
EXCESS: Final = 8  # more coins than allowed
REFILL: Final = 9  # - (built): the displays are filled up again, then what a purchase of buildings brings
SORT: Final = 10  # (place, left): cubes of that place that may go on either field
JOURNEY: Final = 11  # - bonus cards, new cubes, time
REDRAW: Final = 12  # (back): a single letter may be replaced
LOSE: Final = 13  # (column, left)
FULFIL: Final = 14  # (joining)
PAY: Final = 15  # (contract): what is owed stands in the state
REWARD: Final = 16  # (contract, decided): pile or hand
JOIN: Final = 17  # (place, price)
CLOSE_TURN: Final = 18  # - the turn is over
PLACE: Final = 19  # the last cubes of the supply tile
CHECK: Final = 20  # - (left): variant B, does this seat have to build?
DUTY: Final = 21  # variant B: it has to
OFFER: Final = 22  # (taker, contract, coins, time): variant D
ACCEPT: Final = 23  # (contract)

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

TO_TOP: Final = -1  # DRAW: the card becomes the top of its pile

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

SPECIALS: Final = ("coins", "bonus_cards", "pairs")
"""The hatch: what a printed card may count beyond the vocabulary; functions in rules/scoring.py."""

# why the last round came
PEACE_SIGNED: Final = 1
CHART_EMPTY: Final = 2
TURNS_DONE: Final = 3
REASONS: Final = ("none", "peace", "chart", "turns")

# events
E_STARTER: Final = 0
E_DEALT: Final = 1
E_DEALT_CARD: Final = 2
E_PILE: Final = 3
E_OPENED: Final = 4
E_TURN: Final = 5
E_SOLD: Final = 6
E_BOUGHT: Final = 7
E_PAID: Final = 8
E_HANDED_IN: Final = 9
E_KEPT: Final = 10
E_RESERVED: Final = 11
E_UNLOADED: Final = 12
E_TRAVELLED: Final = 13
E_STORED: Final = 14
E_BONUS: Final = 15
E_SPREAD: Final = 16
E_TIME: Final = 17
E_TURNED: Final = 18
E_VOID: Final = 19
E_LOST: Final = 20
E_FULFILLED: Final = 21
E_GAVE: Final = 22
E_SWAPPED: Final = 23
E_REWARD: Final = 24
E_NO_REWARD: Final = 25
E_RESHUFFLED: Final = 26
E_JOINED: Final = 27
E_OFFERED: Final = 28
E_TRADED: Final = 29
E_FINAL: Final = 30
E_RESTOCKED: Final = 31
E_ENDED: Final = 32
E_RETURNED: Final = 33

# refusals
NO_SUCH_DRAW: Final = 2
NOT_YOURS: Final = 3
LAST_CONTRACT: Final = 4
NOT_OPEN: Final = 5
CANNOT_PAY: Final = 6
NOT_PAID_YET: Final = 7
TOO_MUCH_CASH: Final = 8
TOO_MANY_CONTRACTS: Final = 9
NO_TIME: Final = 10
NO_CUBE_ON_TILE: Final = 11
NOT_FROM_HERE: Final = 12
NO_CUBE: Final = 13
NOT_THAT_COLUMN: Final = 14
ELSEWHERE: Final = 15
ALREADY_FULFILLED: Final = 16
GOODS_MISSING: Final = 17
NOT_OWED: Final = 18
NEEDED_ELSEWHERE: Final = 19
NOT_FOUR: Final = 20
HAND_FULL: Final = 21
NOT_TOP: Final = 22
NEVER_PEACE: Final = 23
CANNOT_JOIN: Final = 24
NOTHING_TO_GIVE: Final = 25
TAKER_IS_FULL: Final = 26
NO_OFFER: Final = 27
NAMED_GOODS_FIRST: Final = 28
NO_HAND_REWARD: Final = 29
PACKAGE_GROWS_CASH: Final = 30
DIFFERENT_GOODS: Final = 31

REFUSALS: Final = (
    ("", ""),
    ("ME-3.1", "not-now"),
    ("ME-2.3", "no-such-draw"),
    ("ME-4.1", "not-yours"),
    ("ME-4.7", "last-contract"),
    ("ME-4.1", "not-open"),
    ("ME-R6", "cannot-pay"),
    ("ME-R6", "not-paid-yet"),
    ("ME-4.8", "too-much-cash"),
    ("ME-4.6", "too-many-contracts"),
    ("ME-5.2", "no-time"),
    ("ME-3.2", "no-cube-on-tile"),
    ("ME-5.4.1", "not-from-here"),
    ("ME-5.7.3", "no-cube"),
    ("ME-5.7.1", "not-that-column"),
    ("ME-6.1", "elsewhere"),
    ("ME-6.4", "already-fulfilled"),
    ("ME-6.2", "goods-missing"),
    ("ME-6.7.2", "not-owed"),
    ("ME-6.2", "needed-elsewhere"),
    ("ME-6.7.1", "not-four"),
    ("ME-14.2", "hand-full"),
    ("ME-14.1", "not-top"),
    ("ME-14.1", "never-peace"),
    ("ME-7.2", "cannot-join"),
    ("ME-R64", "nothing-to-give"),
    ("ME-R64", "taker-is-full"),
    ("ME-15.D", "no-offer"),
    ("ME-6.2", "named-goods-first"),
    ("ME-14.4", "no-hand-reward"),
    ("ME-R8", "package-grows-cash"),
    ("ME-R28", "different-goods"),
)
