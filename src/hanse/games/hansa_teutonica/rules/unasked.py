"""HT-4.3 What is said of a verb that answers another question, where some rule says more than "not now"."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Refusal
from hanse.core.words import Verb
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import PLACE_TWO, REUSE_TWO
from hanse.games.hansa_teutonica.rules.hang import MUST_HANG
from hanse.games.hansa_teutonica.rules.move import NOT_IN_HAND
from hanse.games.hansa_teutonica.rules.permission import RULE_OFF
from hanse.games.hansa_teutonica.words import (
    REFUSALS,
    V_DEVELOP,
    V_DISPLACE,
    V_DONE,
    V_END,
    V_ESTABLISH,
    V_EXTRA,
    V_FORGO,
    V_GREEN,
    V_HANG,
    V_IMPROVE,
    V_INCOME,
    V_LIFT,
    V_NEUTRAL,
    V_OFFICE,
    V_PERMIT,
    V_PLACE,
    V_PRESTIGE,
    V_PUT,
    V_REMOVE,
    V_SKIP,
    V_STATION,
    V_SWAP,
    V_USE,
)

Said = dict[Verb, Refusal]

FINISH_FIRST: Final = REFUSALS.add("HT-4.3", "finish-first")
BETWEEN: Final = REFUSALS.add("R-32", "between-actions")
BETWEEN_TOO: Final = REFUSALS.add("R-74", "between-actions")
OFFICE_LATER: Final = REFUSALS.add("HT-9.1", "establish-first")
EXTRA_LATER: Final = REFUSALS.add("HT-11.1", "establish-first")
DEVELOP_LATER: Final = REFUSALS.add("HT-9.17", "establish-first")
PRESTIGE_LATER: Final = REFUSALS.add("HT-9.19", "establish-first")
SWAP_BY_MARKER: Final = REFUSALS.add("HT-11.4", "marker-first")
DEVELOP_BY_MARKER: Final = REFUSALS.add("HT-11.6", "marker-first")
REMOVE_BY_MARKER: Final = REFUSALS.add("HT-11.7", "marker-first")
AT_THE_END: Final = REFUSALS.add("HT-10.4", "at-turn-end")
TURN_OVER: Final = REFUSALS.add("HT-4.5", "turn-over")
MUST_PAY: Final = REFUSALS.add("HT-7.2", "must-pay")
NO_PERMITS: Final = REFUSALS.add("BR-2.1", "no-permits")
NO_PERMITS_EAST: Final = REFUSALS.add("EA-10", "no-permits")
OF_SEVERAL: Final = REFUSALS.add("R-65", "of-several")
MUST_PERMIT: Final = REFUSALS.add("R-65", "must-permit")
MUST_SWAP: Final = REFUSALS.add("HT-11.4", "must-swap")
MUST_FOUND: Final = REFUSALS.add("R-57", "must-found")
NOT_FULL: Final = REFUSALS.add("TP-4", "not-full")
NO_NEUTRAL: Final = REFUSALS.add("TP-4", "no-neutral")
BY_PERMANENT: Final = REFUSALS.add("BR-6.1", "permanent-first")
BY_PERMANENT_EAST: Final = REFUSALS.add("EA-9", "permanent-first")
NO_PERMANENT: Final = REFUSALS.add("BR-6.3", "no-permanent")
NO_GREEN: Final = REFUSALS.add("EA-3", "no-green")
MOVES_INSTEAD: Final = REFUSALS.add("BR-1.7", "moves-instead")
MOVES_CHOSEN: Final = REFUSALS.add("R-40", "moves-instead")


def absent(b: Board) -> Said:
    """What this board or the host's choice leaves out of the game."""
    out: Said = {}
    if not b.neutral:
        out[V_NEUTRAL] = NO_NEUTRAL
    if not b.abroad:
        out[V_PERMIT] = NO_PERMITS_EAST if b.green_cities else NO_PERMITS
    if not b.green_cities:
        out[V_GREEN] = NO_GREEN
    if PLACE_TWO not in b.permanent and REUSE_TWO not in b.permanent:
        out[V_STATION] = NO_PERMANENT
    if b.move_three:
        out[V_REMOVE] = MOVES_INSTEAD if b.abroad else MOVES_CHOSEN
    if not b.choices.by_marker:
        out[V_FORGO] = RULE_OFF
    return out


def in_turn(b: Board) -> Said:
    """Between actions: what comes with a route, with a marker, or with the end of the turn."""
    permanent = BY_PERMANENT if b.abroad else BY_PERMANENT_EAST
    return {
        V_OFFICE: OFFICE_LATER,
        V_EXTRA: EXTRA_LATER,
        V_DEVELOP: DEVELOP_LATER,
        V_PRESTIGE: PRESTIGE_LATER,
        V_SWAP: SWAP_BY_MARKER,
        V_IMPROVE: DEVELOP_BY_MARKER,
        V_REMOVE: REMOVE_BY_MARKER,
        V_PUT: NOT_IN_HAND,
        V_HANG: AT_THE_END,
        V_STATION: permanent,
        V_GREEN: permanent,
        V_NEUTRAL: NOT_FULL,
        V_PERMIT: OF_SEVERAL,
        **absent(b),
    }


def in_action(b: Board) -> Said:
    """Within an action or the use of a marker: the next thing comes after it."""
    return {
        V_INCOME: FINISH_FIRST,
        V_PLACE: FINISH_FIRST,
        V_LIFT: FINISH_FIRST,
        V_DISPLACE: FINISH_FIRST,
        V_ESTABLISH: FINISH_FIRST,
        V_END: FINISH_FIRST,
        V_USE: BETWEEN,
        V_FORGO: BETWEEN_TOO,
        V_HANG: AT_THE_END,
        **absent(b),
    }


def in_pay(b: Board) -> Said:
    return {**in_action(b), V_DONE: MUST_PAY, V_SKIP: MUST_PAY}


def in_permit(b: Board) -> Said:
    return {**in_action(b), V_DONE: MUST_PERMIT, V_SKIP: MUST_PERMIT}


def in_swap(b: Board) -> Said:
    return {**in_action(b), V_DONE: MUST_SWAP, V_SKIP: MUST_SWAP}


def in_neutral(b: Board) -> Said:
    return {**in_action(b), V_DONE: MUST_FOUND, V_SKIP: MUST_FOUND}


def in_hang(b: Board) -> Said:
    """The turn is over but for the plate."""
    return {
        **dict.fromkeys((V_INCOME, V_PLACE, V_LIFT, V_DISPLACE, V_ESTABLISH, V_USE, V_FORGO), TURN_OVER),
        **dict.fromkeys((V_SKIP, V_END), MUST_HANG),
        **absent(b),
    }
