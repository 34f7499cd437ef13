"""What makes a position given from outside impossible."""

from __future__ import annotations

import itertools

from hanse.core.model import CHANCE, Frame, Over
from hanse.core.reading import Reader
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.frames import (
    Begin,
    Close,
    Draw,
    Establish,
    Gold,
    Green,
    Hang,
    Improve,
    Move,
    Neutral,
    Pay,
    Permit,
    Relocate,
    Remove,
    Reuse,
    Station,
    Swap,
    Turn,
)
from hanse.games.hansa_teutonica.rules import invariants
from hanse.games.hansa_teutonica.rules.desk import in_supply
from hanse.games.hansa_teutonica.rules.offices import linked
from hanse.games.hansa_teutonica.rules.permission import grants
from hanse.games.hansa_teutonica.rules.posts import complete, count
from hanse.games.hansa_teutonica.state import HtState


def check(r: Reader, s: HtState) -> None:
    """DataError if no game can stand like this."""
    _links(r, s)
    _stack(r, s)
    _pieces(r, s)
    _markers(r, s)
    _ends(r, s)
    _neutral_routes(r, s)


def _links(r: Reader, s: HtState) -> None:
    """INV-8: only with the chain, and everybody with the chain."""
    for side in s.board.sides:
        if linked(s, side) != (side + 1 in s.links):  # INV-8
            raise r.fail("links", f"side {side} must be there if and only if its chain is complete")


def _pieces(r: Reader, s: HtState) -> None:
    """INV-1: nothing is missing and nothing is there twice."""
    b = s.board
    have = invariants.pieces(s)
    for seat in range(b.seats):
        if s.start < 0:
            # Nobody has taken his pieces yet: there is the desk, and a trader on the track.
            want = [1 + b.common.covered[ids.TRADER], b.common.covered[ids.MERCHANT]]
        else:
            want = [b.common.traders, b.common.merchants]
        for shape, word in enumerate(("traders", "merchants")):
            if have[ids.SHAPES * seat + shape] != want[shape]:  # INV-1
                raise r.fail("", f"seat {seat} has {have[ids.SHAPES * seat + shape]} {word}, not {want[shape]}")


def _markers(r: Reader, s: HtState) -> None:
    """INV-4: as many of every kind as there are; before the first turn gold markers wait beside the board."""
    common = s.board.common
    waiting = invariants.setting_up(s)
    for marker, word in enumerate(ids.MARKER_NAMES):
        have = s.unseen[marker] + s.out[marker] + s.marker.count(marker + 1)
        for counts in (s.unused, s.used, s.bare):
            have += sum(counts[marker :: ids.MARKERS])
        if waiting:
            have += common.gold.count(marker) - sum(1 for t in s.board.tabernas if s.marker[t] == marker + 1)
        if have != common.markers[marker]:  # INV-4
            raise r.fail("", f"there are {have} markers {word!r}, not {common.markers[marker]}")
    if s.pile + sum(s.plate) != sum(s.unseen):
        raise r.fail("pile", f"pile and plates hold {s.pile + sum(s.plate)} markers, but {sum(s.unseen)} are unseen")


def _ends(r: Reader, s: HtState) -> None:
    """HT-12: the end conditions said to be met are those that are."""
    b = s.board
    high = any(s.score[side] >= b.prestige_end for side in b.sides)
    if high != bool(s.ended & ids.BY_PRESTIGE):
        raise r.fail("ended", f"'prestige' if and only if somebody has {b.prestige_end} points")
    if (s.full >= b.full_end) != bool(s.ended & ids.BY_CITIES):
        raise r.fail("ended", f"'cities' if and only if {b.full_end} cities are full")
    if s.ended & ids.BY_MARKERS and s.pile:
        raise r.fail("ended", "'markers' only with an empty pile")


def _neutral_routes(r: Reader, s: HtState) -> None:
    """TP-4: a route full of neutral traders is being established."""
    if not s.board.neutral:
        return
    asked = [frame.route for frame in s.stack if isinstance(frame, Neutral)]
    for route, name in enumerate(s.board.route_ids):
        if complete(s, route, ids.NEUTRAL) and route not in asked:
            raise r.fail("routes", f"{name!r} is full of neutral traders, so it would be established")


STANDS_ON: dict[type[Frame], tuple[type[Frame], ...]] = {
    Over: (Begin, Turn, Close),
    Turn: (Permit, Relocate, Move, Establish, Remove, Swap, Improve, Station, Reuse, Green, Gold, Neutral),
    Close: (Draw, Hang),
    Relocate: (Pay, Relocate, Neutral),
    Pay: (Permit,),
    Move: (Neutral,),
    Establish: (Move, Improve, Station, Reuse, Green),
    Gold: (Gold,),
}
"""[question] which questions may stand on it."""


def _stack(r: Reader, s: HtState) -> None:
    """The open questions must be ones this position can have."""
    stack = s.stack
    if not isinstance(stack[0], Over):
        raise r.fail("stack", "must begin with over")
    for below, frame in itertools.pairwise(stack):
        if type(frame) not in STANDS_ON.get(type(below), ()):
            raise r.fail("stack", "these questions cannot be open together")
    for frame in stack[1:]:
        chance = isinstance(frame, (Begin, Draw)) or (isinstance(frame, Gold) and not s.board.choices.choose_gold)
        if frame.seat != CHANCE if chance else frame.seat < 0:
            raise r.fail("stack", "chance is asked by begin, draw and gold, seats by the others")
        _frame(r, s, frame)
    for below, frame in itertools.pairwise(stack):
        if _permanent(frame) and isinstance(below, Turn) != s.board.choices.after_office:
            raise r.fail("stack", "permanent markers are asked for in step b, or after step c if that was chosen")
    if len(stack) == 1 and not s.ended:
        raise r.fail("stack", "the game is over, but nothing has ended it")
    if any(isinstance(frame, Begin) for frame in stack):
        if s.start >= 0 or s.turn >= 0:
            raise r.fail("start", "not decided yet")
    elif s.start < 0 or s.turn < 0:
        raise r.fail("turn", "must be a seat")
    if s.hand and not any(isinstance(frame, Move) for frame in stack):
        raise r.fail("hand", "nothing is being moved")
    if s.fresh and not any(isinstance(frame, Relocate) for frame in stack):
        raise r.fail("fresh", "nobody is being displaced")
    if s.bonus > s.actions:
        raise r.fail("bonus", "more than there are actions")
    if s.roam and not s.board.choices.by_marker:
        raise r.fail("roam", "that rule is off")


def _permanent(frame: Frame) -> bool:
    """Whether a permanent marker asks this (BR-6.1, EA-9)."""
    if isinstance(frame, Move):
        return frame.how == ids.ANY_TWO
    if isinstance(frame, Improve):
        return frame.ability >= 0
    return isinstance(frame, (Station, Reuse, Green))


def _frame(r: Reader, s: HtState, frame: Frame) -> None:
    """One open question: who is asked, and what it is about."""
    if isinstance(frame, (Turn, Close, Pay, Permit, Move, Establish, Hang)) and frame.seat != s.turn:
        raise r.fail("stack", "must ask the seat under 'turn'")
    if isinstance(frame, (Gold, Relocate, Establish, Neutral)) and not 0 <= frame.route < s.board.routes:
        raise r.fail("stack", f"no route {frame.route}")
    wrong = _wrong(s, frame)
    if wrong:
        raise r.fail("stack", wrong)


def _wrong(s: HtState, frame: Frame) -> str:
    """What such a question cannot be about, in words; nothing if all is well."""
    b = s.board
    if isinstance(frame, Gold):
        fits = frame.route in b.tabernas and not s.marker[frame.route]
        return "" if fits else "gold: must be a taberna without a marker"
    if isinstance(frame, Pay):
        fits = 0 <= frame.left <= min(max(b.fee), in_supply(s, frame.seat))
        return "" if fits else f"pay: {frame.left} pieces cannot be owed"
    if isinstance(frame, Relocate):
        return _relocate(s, frame)
    if isinstance(frame, Move):
        known = len(ids.MOVES) if s.roam else ids.FREELY
        fits = 0 <= frame.how < known and 0 <= frame.left <= ids.HAND
        return "" if fits else "move: no such way or number"
    if isinstance(frame, Establish):
        if not (_taken_from(s, frame) or complete(s, frame.route, frame.seat)):
            return "establish: the route is not complete"
        return "" if 0 <= frame.taken <= ids.MARKERS else "establish: no such marker"
    if isinstance(frame, Neutral):
        fits = b.neutral and complete(s, frame.route, ids.NEUTRAL)
        return "" if fits else "neutral: the route is not full of neutral traders"
    if isinstance(frame, Improve):
        return "" if ids.NOTHING <= frame.ability < ids.ABILITIES else "improve: no such ability"
    if isinstance(frame, (Remove, Station, Reuse)) and not 0 <= frame.left <= ids.THREE:
        return f"{frame.left} pieces cannot be left"
    if isinstance(frame, Reuse):
        traders, merchants = _reusable(s, frame)
        fits = 0 <= frame.traders <= traders and 0 <= frame.merchants <= merchants
        return "" if fits else "reuse: these pieces are not in the stock or on the route"
    if isinstance(frame, Permit):
        serving = [i for i in range(len(b.grant)) if grants(s, frame.seat, i) >> frame.region & 1]
        fits = 0 < frame.region < len(b.regions) and len(serving) > 1
        return "" if fits else "permit: there is nothing to choose"
    if isinstance(frame, Draw):
        fits = 0 <= frame.seat_ < b.seats and s.plate[frame.seat_] > 0
        return "" if fits else "draw: nothing lies on that plate"
    if isinstance(frame, Hang):
        held = s.bare[ids.MARKERS * frame.seat : ids.MARKERS * (frame.seat + 1)]
        return "" if any(held) else "hang: nothing lies on the plate"
    return ""


def _taken_from(s: HtState, frame: Establish) -> bool:
    """R-71: a permanent marker may have taken pieces off the route before step c."""
    return not s.board.choices.after_office and s.board.permanent[frame.route] in (ids.MOVE_TWO, ids.REUSE_TWO)


def _reusable(s: HtState, frame: Reuse) -> tuple[int, int]:
    """R-71: pieces still on the route that is being established, or else in the stock."""
    for below in s.stack:
        if isinstance(below, Establish):
            return count(s, below.route, frame.seat)
    return s.stock[ids.SHAPES * frame.seat + ids.TRADER], s.stock[ids.SHAPES * frame.seat + ids.MERCHANT]


def _relocate(s: HtState, frame: Relocate) -> str:
    b = s.board
    side = frame.owner()
    asked = 1 - s.turn if side == ids.NEUTRAL else side
    if side not in b.sides or side == s.turn or frame.seat != asked:
        return "relocate: must ask the owner of a foreign piece"
    fits = ids.NOTHING <= frame.shape < ids.SHAPES and 0 <= frame.region < len(b.regions)
    return "" if fits and 0 <= frame.extra <= max(b.bonus) else "relocate: no such piece, region or number"
