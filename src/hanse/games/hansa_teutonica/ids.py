"""The ints of Hansa Teutonica that are no words of the notation by themselves, and how many there are of each.

A plural is a count; lists by two indices say ``[SHAPES*seat + shape]`` where they are declared.
"""

from __future__ import annotations

from typing import Final

# Sides: the seats, then the neutral side of the two-player game (TP).
SEATS: Final = 5
NEUTRAL: Final = 5
SIDES: Final = 6
LETTERS: Final = ("r", "b", "g", "y", "p", "n")
COLOURS: Final = ("red", "blue", "green", "yellow", "purple")

# Shapes (HT-1.8) and spots: where a piece of a shape stands.
TRADER: Final = 0
MERCHANT: Final = 1
SHIP: Final = 2
SHAPES: Final = 2
SHAPE_NAMES: Final = ("t", "m")
SPOTS: Final = 3
SPOT_NAMES: Final = ("t", "m", "s")

# A piece is SHAPES*side + shape. On a land post it is a kind of the same number, on a ship post SHIPS + side (BR-1.4).
# There is no neutral merchant (TP-8), so the neutral trader is the last on land.
SHIPS: Final = 11
KINDS: Final = 17
KIND_NAMES: Final = (
    "rt", "rm", "bt", "bm", "gt", "gm", "yt", "ym", "pt", "pm", "nt",
    "rs", "bs", "gs", "ys", "ps", "ns",
)  # fmt: skip
SIDE_OF: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 0, 1, 2, 3, 4, 5]
SHAPE_OF: Final[list[int]] = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0]
OWN: Final[list[int]] = [0x0803, 0x100C, 0x2030, 0x40C0, 0x8300, 0x10400]
"""[side] the kinds of that side as a mask."""
EVERY: Final = (1 << KINDS) - 1
"""All kinds as a mask."""

# Reserved numbers, so that every board of the game shares its action codes.
ROUTES: Final = 40
CITIES: Final = 30
POSTS: Final = 4
"""Posts reserved per route."""
PAIRS: Final = 7
"""Pairs of neighbouring offices reserved per city."""
PAIR_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7")
TRADERS: Final = 27
MERCHANTS: Final = 5
"""Numbers of pieces that income can name, 0 included."""

# Abilities (HT-3.2 to HT-3.6).
KEYS: Final = 0
ACTIONS: Final = 1
PRIVILEGE: Final = 2
BOOK: Final = 3
PURSE: Final = 4
ABILITIES: Final = 5
ABILITY_NAMES: Final = ("keys", "actions", "privilege", "book", "purse")
PRIVILEGES: Final = 4
"""Colours of privilege (HT-3.4), and special prestige fields, one of each colour (HT-9.19)."""
PRIVILEGE_NAMES: Final = ("white", "orange", "pink", "black")

# Bonus markers (HT-11).
EXTRA_OFFICE: Final = 0
SWAP_OFFICES: Final = 1
PLUS_THREE: Final = 2
PLUS_FOUR: Final = 3
DEVELOP_ABILITY: Final = 4
REMOVE_THREE: Final = 5
MARKERS: Final = 6
MARKER_NAMES: Final = (
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
PERMANENT_NAMES: Final = ("move_two", "place_two", "develop_privilege", "office_in_green_city", "reuse_two")

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
FREELY: Final = 3
"""BR-7.1: own pieces across every border, but none of them has needed it yet."""
CROSSED: Final = 4
"""BR-7.1: own pieces, one of which has gone where the book alone does not lead."""
MOVES: Final = ("book", "two", "three", "free", "crossed")
TWO: Final = 2
"""Pieces that the permanent markers let move, place or use again (BR-6.2, BR-6.3, EA-9)."""
THREE: Final = 3
"""Pieces that the marker takes away or moves (HT-11.7, BR-5.1)."""
HAND: Final = 5
"""Pieces that can be lifted at once: the highest book value (HT-3.5)."""
DISPLACED: Final = 3
"""Pieces that one displacement places at most: a merchant and two more (HT-7.4)."""

# Regions (BR-1.1): nobody needs a permission for home.
HOME: Final = 0
REGIONS: Final = 3

NOTHING: Final = -1
"""No shape, no side, no ability, no seat."""
