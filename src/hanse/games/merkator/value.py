"""How good a position is for a seat, for bots."""

from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState


def value(s: MerkatorState, seat: int) -> float:
    inside, beside = scoring.contract_units(s, seat)
    return (inside + beside + scoring.buildings_units(s, seat)) / s.board.unit
