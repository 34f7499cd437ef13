"""TP-4 The neutral side of the two-player game establishes routes by itself."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Neutral
from hanse.games.hansa_teutonica.ids import NEUTRAL, NOTHING, POSTS, SHAPES, TRADER
from hanse.games.hansa_teutonica.rules.offices import control, free_office, occupy, reward
from hanse.games.hansa_teutonica.rules.pieces import kind_at
from hanse.games.hansa_teutonica.rules.posts import clear, complete, put, take
from hanse.games.hansa_teutonica.rules.taking import replace
from hanse.games.hansa_teutonica.state import HtState, replaced
from hanse.games.hansa_teutonica.words import E_NEUTRAL, E_OFFICE, E_STAYED, REFUSALS

NOT_AN_END: Final = REFUSALS.add("TP-5", "not-an-end")
CITY_FULL: Final = REFUSALS.add("TP-5", "city-full")

NEUTRAL_TRADER: Final = SHAPES * NEUTRAL + TRADER


def maybe_complete(s: HtState, route: int, side: int, log: Log) -> None:
    """TP-4, R-58: looked at after every neutral trader put down, so two routes are never full at once.

    TP-5: control points as usual. TP-9, R-59: a marker leaves the game and its replacement goes to the active
    player's plate; R-60: permanent markers do nothing. TP-10 follows when the new marker is placed.
    """
    if side != NEUTRAL or not complete(s, route, NEUTRAL):
        return
    if log is not None:
        log.append((E_NEUTRAL, route))
    control(s, route, log)  # TP-5
    if s.marker[route]:  # a permanent marker is none of these
        marker = s.marker[route] - 1
        s.out = replaced(s.out, marker, s.out[marker] + 1)  # TP-9
        s.marker[route] = 0
        replace(s, s.turn)
    s.stack.append(Neutral(s.turn, route))  # TP-4: no action is spent


def why_not(s: HtState, top: Neutral, city: int, _: int) -> Refusal | None:
    """TP-5, TP-6, R-57: an end city with a free office, of any colour and shape."""
    if city != s.board.left[top.route] and city != s.board.right[top.route]:
        return NOT_AN_END
    return OK if free_office(s, city) >= 0 else CITY_FULL  # TP-6: of any colour and shape


def do(s: HtState, top: Neutral, city: int, _: int, log: Log) -> None:
    """R-57, R-63: coin and connection go to the neutral side, which may so end the game (TP-2)."""
    s.wish = POSTS * top.route  # any will do, also one put there just now
    take(s, top.route, s.post[s.wish] - 1)
    office = occupy(s, city, NEUTRAL_TRADER)
    if log is not None:
        log.append((E_OFFICE, NOTHING, city, TRADER))
    leave(s, top.route, log)
    reward(s, city, office, NEUTRAL, log)


def leave(s: HtState, route: int, log: Log) -> None:
    """TP-7: the others return to the endless supply (R-56, TP-12); one stays if the route leads to a special city."""
    s.stack.pop()
    clear(s, route, NEUTRAL)  # TP-7
    if s.board.keeps[route]:  # TP-7: one stays behind
        stand(s, route)
        if log is not None:
            log.append((E_STAYED, route))


def stand(s: HtState, route: int) -> None:
    """R-54: a neutral trader on the first post of a route, which is free; TP-8: even a ship post."""
    put(s, route, kind_at(NEUTRAL_TRADER, s.board.ship[POSTS * route] == 1))


def settle(s: HtState, top: Neutral, log: Log) -> bool:
    """Nothing to choose when at most one of the two cities has a free office."""
    first, second = s.board.left[top.route], s.board.right[top.route]
    one, two = free_office(s, first) >= 0, free_office(s, second) >= 0
    if one and two:
        return False
    if one or two:  # it must be taken
        do(s, top, first if one else second, 0, log)
    else:
        leave(s, top.route, log)
    return True
