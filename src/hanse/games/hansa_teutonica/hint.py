"""Which of several posts alike a person meant."""

from __future__ import annotations

from hanse.core.game import Game
from hanse.games.hansa_teutonica.ids import KINDS, POSTS, SHIP, SHIPS
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import (
    V_DISPLACE,
    V_LIFT,
    V_PLACE,
    V_PUT,
    V_RELOCATE,
    V_REMOVE,
    V_STATION,
)

PUTS_SPOT = (V_PLACE, V_STATION)
PUTS_KIND = (V_PUT, V_RELOCATE)
TAKES_KIND = (V_LIFT, V_REMOVE)


def hint(game: Game[HtState], s: HtState, code: int, word: str) -> bool:
    """``@n``: the n-th post of the route, for the piece put down or taken there; to rules posts are alike (R-54)."""
    verb = game.verbs[game.verb_of[code]]
    route, operand = game.a_of[code], game.b_of[code]
    if verb is V_DISPLACE:
        route, operand = route // KINDS, route % KINDS
    elif verb not in (*PUTS_SPOT, *PUTS_KIND, *TAKES_KIND):
        return False
    if not (word.isdecimal() and word.isascii() and len(word) == 1 and 1 <= int(word) <= s.board.size[route]):
        return False
    at = POSTS * route + int(word) - 1
    if verb in PUTS_SPOT or verb in PUTS_KIND:
        ship = operand == SHIP if verb in PUTS_SPOT else operand >= SHIPS
        if s.post[at] or s.board.ship[at] != int(ship):
            return False
    elif s.post[at] != operand + 1 or (verb is V_LIFT and at in s.fresh):
        return False
    s.wish = at
    return True
