"""HT-1.8 Pieces: whose, of which shape, and as what kind one stands on a post."""

from hanse.games.hansa_teutonica.ids import MERCHANT, NEUTRAL, SHAPE_OF, SHAPES, SHIPS, SIDE_OF


def side_of(piece: int) -> int:
    """Whose piece it is."""
    return piece // SHAPES


def shape_of(piece: int) -> int:
    """Trader or merchant."""
    return piece % SHAPES


def kind_at(piece: int, ship: bool) -> int:
    """The kind a piece becomes on land or on a ship post."""
    return SHIPS + piece // SHAPES if ship else piece


def piece_of(kind: int) -> int:
    """The piece that stands there as that kind."""
    return SHAPES * SIDE_OF[kind] + SHAPE_OF[kind]


def takes_ships(piece: int) -> bool:
    """BR-1.4, EA-7, R-72: ship posts accept merchants only; TP-8: and neutral traders."""
    return piece % SHAPES == MERCHANT or piece // SHAPES == NEUTRAL  # TP-8, EA-7, R-72


def named(side: int) -> int:
    """A side as events and frames name it: a seat, or -1 for the neutral side."""
    return -1 if side == NEUTRAL else side
