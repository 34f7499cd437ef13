"""R-20 Putting pieces down where room is scarce: random play hardly gets there, so the positions are made."""

from __future__ import annotations

import random
from typing import cast

import pytest

from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.frames import Move
from hanse.games.hansa_teutonica.rules.lift import grasp
from hanse.games.hansa_teutonica.rules.move import roomy
from hanse.games.hansa_teutonica.rules.pieces import kind_at
from hanse.games.hansa_teutonica.rules.posts import put
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.tests.scene import game


def crowd(s: HtState, rng: random.Random, share: float) -> None:
    """Pieces of anybody on so many of the posts; how many each owns does not matter to putting down."""
    b = s.board
    for at in range(ids.POSTS * b.routes):
        if at % ids.POSTS < b.size[at // ids.POSTS] and rng.random() < share:
            ship = b.ship[at] == 1
            s.wish = at
            piece = ids.SHAPES * rng.randrange(b.seats) + (ship or rng.randrange(ids.SHAPES))
            put(s, at // ids.POSTS, kind_at(piece, ship))


def lift(s: HtState, rng: random.Random, how: int) -> None:
    """Pieces in hand as the three ways to lift leave them: own ones, any two, one foreign."""
    count = (rng.randint(1, ids.HAND), rng.randint(1, 2), 1)[how]
    everywhere = how == ids.BY_BOOK and rng.random() < 0.1
    for _ in range(count):
        region = rng.randrange(len(s.board.regions))
        side = 0 if how == ids.BY_BOOK else rng.randrange(s.board.seats)
        grasp(s, ids.SHAPES * side + rng.randrange(ids.SHAPES), region)
    s.stack.append(Move(0, ids.FREELY if everywhere else how, 0))


@pytest.mark.rule("R-20", "R-69", "R-72", "BR-3.2", "BR-3.3")
@pytest.mark.parametrize(("variant", "seats"), [("britannia", 3), ("britannia", 5), ("east", 4)])
def test_options_are_what_is_not_forbidden_where_room_is_scarce(variant: str, seats: int) -> None:
    rules = game(variant, seats).game
    rng = random.Random(7)
    scarce = 0
    for i in range(90):
        state = rules.start()
        s = cast("HtState", state)
        crowd(s, rng, 0.99 if i % 2 else 0.95)
        lift(s, rng, i % 3)
        assert rules.legal(state) == rules.scan(state), [(held.piece, held.region) for held in s.hand]
        scarce += not roomy(s, i % 3)
    assert scarce > 45
