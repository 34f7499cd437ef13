"""What a position is worth to a seat."""

from hanse.games.hansa_teutonica.value.worth import value

__all__ = ["value"]
