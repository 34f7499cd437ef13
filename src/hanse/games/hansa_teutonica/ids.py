"""Named ints of Hansa Teutonica: sides, pieces, verbs, questions, events, refusals."""

from __future__ import annotations

from typing import Final

# Sides: the seats, then the neutral side of the two-player game (TP).
SIDES: Final = 6
NEUTRAL: Final = 5
LETTERS: Final = ("r", "b", "g", "y", "p", "n")
COLOURS: Final = ("red", "blue", "green", "yellow", "purple")

# Shapes (HT-1.8) and spots: where a piece of a shape stands.
TRADER: Final = 0
MERCHANT: Final = 1
SHIP: Final = 2
SHAPES: Final = ("t", "m")
SPOTS: Final = ("t", "m", "s")

# A kind of piece on a post: 2*side + shape on land, SHIPS + side on a ship post (BR-1.4).
# There is no neutral merchant (TP-8), so the neutral trader is the last on land.
SHIPS: Final = 11
KINDS: Final = 17
PIECES: Final = (
    "rt", "rm", "bt", "bm", "gt", "gm", "yt", "ym", "pt", "pm", "nt",
    "rs", "bs", "gs", "ys", "ps", "ns",
)  # fmt: skip
SIDE_OF: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 0, 1, 2, 3, 4, 5]
SHAPE_OF: Final[list[int]] = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0]
OWN: Final[list[int]] = [0x0803, 0x100C, 0x2030, 0x40C0, 0x8300, 0x10400]
"""[side] the kinds of that side as a mask."""

# Reserved numbers, so that every board of the game shares its action codes.
ROUTES: Final = 40
CITIES: Final = 30
PAIRS: Final = ("1", "2", "3", "4", "5", "6", "7")
POSTS: Final = 4
"""Posts reserved per route."""

# Abilities (HT-3.2 to HT-3.6).
KEYS: Final = 0
ACTIONS: Final = 1
PRIVILEGE: Final = 2
BOOK: Final = 3
PURSE: Final = 4
ABILITIES: Final = ("keys", "actions", "privilege", "book", "purse")
PRIVILEGES: Final = ("white", "orange", "pink", "black")

# Bonus markers (HT-11).
EXTRA_OFFICE: Final = 0
SWAP_OFFICES: Final = 1
PLUS_THREE: Final = 2
PLUS_FOUR: Final = 3
DEVELOP_ABILITY: Final = 4
REMOVE_THREE: Final = 5
MARKERS: Final = (
    "extra_office",
    "swap_offices",
    "plus_three_actions",
    "plus_four_actions",
    "develop_ability",
    "remove_three",
)

# Permanent markers (BR-6, EA-9); 0 is none.
MOVE_TWO: Final = 1
PLACE_TWO: Final = 2
DEVELOP_PRIVILEGE: Final = 3
GREEN_OFFICE: Final = 4
REUSE_TWO: Final = 5
PERMANENTS: Final = ("move_two", "place_two", "develop_privilege", "office_in_green_city", "reuse_two")

# Why the game ends (HT-12), as bits of ``ended``.
BY_PRESTIGE: Final = 1
BY_MARKERS: Final = 2
BY_CITIES: Final = 4
REASONS: Final = ("prestige", "markers", "cities")

# Why pieces are lifted and put down.
BY_BOOK: Final = 0
"""HT-8: own pieces, all lifted before the first is put down."""
ANY_TWO: Final = 1
"""BR-6.2: any pieces, lifted together, each staying in its region."""
ONE_BY_ONE: Final = 2
"""BR-5.1: foreign pieces, one after another, each staying in its region."""
MOVES: Final = ("book", "two", "three")

ANYWHERE: Final = 3
"""A lifted piece that may cross every border (BR-7.1); 0 to 2 are regions."""

# Questions.
Q_OVER: Final = 0
Q_BEGIN: Final = 1
Q_GOLD: Final = 2
Q_TURN: Final = 3
Q_PAY: Final = 4
Q_RELOCATE: Final = 5
Q_MOVE: Final = 6
Q_ESTABLISH: Final = 7
Q_REMOVE: Final = 8
Q_SWAP: Final = 9
Q_IMPROVE: Final = 10
Q_STATION: Final = 11
Q_REUSE: Final = 12
Q_GREEN: Final = 13
Q_NEUTRAL: Final = 14
Q_CLOSE: Final = 15
Q_DRAW: Final = 16
Q_HANG: Final = 17

# Verbs.
V_BEGIN: Final = 0
V_HANG: Final = 1
V_DRAW: Final = 2
V_INCOME: Final = 3
V_PLACE: Final = 4
V_DISPLACE: Final = 5
V_LIFT: Final = 6
V_PUT: Final = 7
V_ESTABLISH: Final = 8
V_USE: Final = 9
V_FORGO: Final = 10
V_PAY: Final = 11
V_RELOCATE: Final = 12
V_OFFICE: Final = 13
V_EXTRA: Final = 14
V_DEVELOP: Final = 15
V_PRESTIGE: Final = 16
V_REMOVE: Final = 17
V_SWAP: Final = 18
V_IMPROVE: Final = 19
V_STATION: Final = 20
V_GREEN: Final = 21
V_NEUTRAL: Final = 22
V_SKIP: Final = 23
V_DONE: Final = 24
V_END: Final = 25

# Events.
E_BEGAN: Final = 0
E_HUNG: Final = 1
E_DREW: Final = 2
E_TURN: Final = 3
E_INCOME: Final = 4
E_PLACED: Final = 5
E_DISPLACED: Final = 6
E_PAID: Final = 7
E_RELOCATED: Final = 8
E_HOMELESS: Final = 9
E_LIFTED: Final = 10
E_PUT: Final = 11
E_ESTABLISHED: Final = 12
E_CONTROL: Final = 13
E_TOOK: Final = 14
E_OFFICE: Final = 15
E_EXTRA: Final = 16
E_COIN: Final = 17
E_FULL: Final = 18
E_LINK: Final = 19
E_DEVELOPED: Final = 20
E_PRESTIGE: Final = 21
E_RETURNED: Final = 22
E_USED: Final = 23
E_FORGONE: Final = 24
E_REMOVED: Final = 25
E_SWAPPED: Final = 26
E_STATIONED: Final = 27
E_PERMANENT: Final = 28
E_NEUTRAL: Final = 29
E_STAYED: Final = 30
E_PERMITTED: Final = 31
E_WAITS: Final = 32
E_ENDED: Final = 33

# Refusals.
NO_PIECE: Final = 2
POST_TAKEN: Final = 3
SHIP_POST: Final = 4
NO_PERMISSION: Final = 5
NO_ACTION: Final = 6
STOCK_EMPTY: Final = 7
TOO_MANY: Final = 8
STOCK_SHORT: Final = 9
NO_SUCH_PIECE: Final = 10
OWN_PIECE: Final = 11
CANNOT_PAY: Final = 12
TOO_FAR: Final = 13
NOT_YOURS: Final = 14
BORDER: Final = 15
MUST_PLACE: Final = 16
JUST_PLACED: Final = 17
NOT_FIRST: Final = 18
BOOK_SPENT: Final = 19
NOT_IN_HAND: Final = 20
NO_ROOM: Final = 21
ROUTE_OPEN: Final = 22
CITY_FULL: Final = 23
NOT_AN_END: Final = 24
WRONG_SHAPE: Final = 25
NO_PRIVILEGE: Final = 26
NO_MARKER: Final = 27
CITY_EMPTY: Final = 28
NO_ABILITY: Final = 29
DEVELOPED: Final = 30
NO_FIELD: Final = 31
FIELD_TAKEN: Final = 32
NO_EFFECT: Final = 33
NOT_OCCUPIED: Final = 34
NO_OWN_OFFICE: Final = 35
HAS_MARKER: Final = 36
NOT_EMPTY: Final = 37
NO_FREE_OFFICE: Final = 38
NO_MARKERS_HERE: Final = 39
NOT_ON_PLATE: Final = 40
NONE_LEFT: Final = 41
NOT_GREEN: Final = 42
NOT_ABROAD: Final = 43
NO_SUCH_RULE: Final = 44
IN_HAND: Final = 45
MUST_USE: Final = 46
ONLY_THIS: Final = 47
NOT_TABERNA: Final = 48
NOT_OWN: Final = 49
NOTHING_THERE: Final = 50
DISPLACED_FIRST: Final = 51
NOT_AT_HAND: Final = 52

REFUSALS: Final = (
    ("", ""),
    ("HT-4.1", "not-now"),
    ("HT-6.1", "no-piece"),
    ("R-8", "post-taken"),
    ("BR-1.4", "ship-post"),
    ("BR-2.1", "no-permission"),
    ("HT-4.2", "no-action"),
    ("R-7", "stock-empty"),
    ("HT-5.1", "too-many"),
    ("HT-5.2", "stock-short"),
    ("HT-7.10", "no-such-piece"),
    ("R-19", "own-piece"),
    ("HT-7.3", "cannot-pay"),
    ("HT-7.6", "too-far"),
    ("HT-7.7", "not-yours"),
    ("BR-3.2", "border"),
    ("HT-7.9", "must-place"),
    ("R-16", "just-placed"),
    ("R-15", "other-source-first"),
    ("HT-8.1", "lifted-all"),
    ("R-20", "not-in-hand"),
    ("R-20", "no-room-for-the-rest"),
    ("HT-9.1", "route-open"),
    ("HT-9.13", "city-full"),
    ("HT-9.9", "not-an-end"),
    ("HT-9.10", "wrong-shape"),
    ("HT-9.11", "no-privilege"),
    ("HT-10.5", "no-marker"),
    ("HT-11.1", "city-empty"),
    ("HT-9.17", "no-ability"),
    ("R-25", "developed"),
    ("HT-9.19", "no-field"),
    ("HT-9.20", "field-taken"),
    ("R-32", "no-effect-now"),
    ("R-39", "not-occupied"),
    ("R-37", "no-own-office"),
    ("HT-10.4", "has-marker"),
    ("HT-10.4", "not-empty"),
    ("R-79", "no-free-office"),
    ("BR-1.6", "no-markers-here"),
    ("R-42", "not-on-plate"),
    ("HT-2.3", "none-left"),
    ("EA-3", "not-green"),
    ("BR-6.3", "not-abroad"),
    ("BR-7.1", "rule-off"),
    ("R-20", "put-down-first"),
    ("R-40", "use-it-first"),
    ("R-78", "only-this-ability"),
    ("HT-2.2", "not-a-taberna"),
    ("HT-8.1", "own-pieces-only"),
    ("R-22", "nothing-there"),
    ("R-11", "displaced-first"),
    ("R-70", "not-at-hand"),
)
