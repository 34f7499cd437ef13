"""INV-1 to INV-8 What holds in every position, counted anew; compiled, so that tests can ask after every step."""

from __future__ import annotations

from hanse.games.hansa_teutonica.frames import Begin, Gold, Relocate
from hanse.games.hansa_teutonica.ids import (
    ABILITIES,
    BY_MARKERS,
    DISPLACED,
    MERCHANT,
    OWN,
    POSTS,
    SHAPES,
    SHIPS,
    SIDES,
    TRADER,
)
from hanse.games.hansa_teutonica.rules.offices import linked
from hanse.games.hansa_teutonica.rules.pieces import piece_of, side_of
from hanse.games.hansa_teutonica.state import HtState


def broken(s: HtState) -> int:
    """The number of the first invariant that does not hold, or 0."""
    if s.start >= 0 and not _pieces(s):  # INV-1
        return 1
    if not _posts(s):  # INV-2
        return 2
    if not _offices(s):  # INV-3
        return 3
    ready = not setting_up(s)
    if s.pile + sum(s.plate) != sum(s.unseen) or (ready and markers(s) != s.board.common.total_markers):  # INV-4
        return 4
    if ready and not _three(s):  # INV-5
        return 5
    if not _numbers(s):  # INV-6
        return 6
    if not _track(s):  # INV-7
        return 7
    return 0 if _links(s) else 8  # INV-8


def setting_up(s: HtState) -> bool:
    """Whether the gold markers have still to find their places (HT-2.2)."""
    return any(isinstance(frame, (Begin, Gold)) for frame in s.stack)


def pieces(s: HtState) -> list[int]:
    """INV-1: [SHAPES*side + shape] pieces on desks, in stock and supply, on posts, in offices, on fields, in hand."""
    b = s.board
    count = [0] * (SHAPES * SIDES)
    for seat in range(b.seats):
        count[SHAPES * seat + TRADER] += 1  # HT-2.6: on the prestige track
        for shape in (TRADER, MERCHANT):
            k = SHAPES * seat + shape
            count[k] += s.supply[k] + s.stock[k] + b.common.covered[shape]
        for ability in range(ABILITIES):
            count[SHAPES * seat + b.cover[ability]] -= s.level[ABILITIES * seat + ability]
    for kind in s.post:
        if kind:
            piece = piece_of(kind - 1)
            count[piece] = count[piece] + 1
    for piece in s.office:
        if piece:
            count[piece - 1] += 1
    for row in s.extra:
        for piece in row:
            count[piece] += 1
    for who in s.field:
        if who:
            count[SHAPES * (who - 1) + MERCHANT] += 1
    for held in s.hand:
        count[held.piece] += 1
    for frame in s.stack:
        # A piece displaced or taken from the board for an additional one, not put down yet.
        if isinstance(frame, Relocate) and frame.side >= 0 and frame.shape >= 0:
            count[SHAPES * frame.side + frame.shape] += 1
    return count


def _pieces(s: HtState) -> bool:
    common = s.board.common
    have = pieces(s)
    for seat in range(s.board.seats):
        if have[SHAPES * seat + TRADER] != common.traders or have[SHAPES * seat + MERCHANT] != common.merchants:
            return False
    return True


def _posts(s: HtState) -> bool:
    """INV-2: every piece on a post of its kind, and what the lists of the routes say of them."""
    b = s.board
    strangers = -1
    for side in b.sides:
        strangers &= ~OWN[side]
    for r in range(b.routes):
        land = sea = mask = 0
        for i in range(POSTS):
            kind = s.post[POSTS * r + i] - 1
            if i >= b.size[r]:
                if kind >= 0:
                    return False
            elif kind >= 0:
                if (kind >= SHIPS) != (b.ship[POSTS * r + i] == 1):
                    return False
                mask |= 1 << kind
            elif b.ship[POSTS * r + i]:
                sea += 1
            else:
                land += 1
        if mask & strangers or mask != s.here[r] or land != s.land[r] or sea != s.sea[r]:
            return False
    return True


def _offices(s: HtState) -> bool:
    """INV-3: printed offices filled from the left; HT-11.1: extra ones beside an occupied one or in a green city."""
    b = s.board
    reach = [0] * SIDES
    full = 0
    for c in range(b.cities):
        first = b.office_at[c]
        room = b.office_at[c + 1] - first
        for i in range(room):
            piece = s.office[first + i]
            if (piece > 0) != (i < s.filled[c]):
                return False
            if piece:
                reach[side_of(piece - 1)] |= 1 << c
        row = s.extra[c]
        if row and s.filled[c] == 0 and not b.green[c]:
            return False
        if (room and s.filled[c] == room) or (b.green[c] and row):
            full += 1
        for piece in row:
            reach[side_of(piece)] |= 1 << c
    return full == s.full and reach == s.reach


def markers(s: HtState) -> int:
    """INV-4: regular markers on the board, unseen, on plates, with players, out of the game."""
    total = sum(s.unseen) + sum(s.bare) + sum(s.unused) + sum(s.used) + sum(s.out)
    for marker in s.marker:
        if marker:
            total += 1
    return total


def _three(s: HtState) -> bool:
    """INV-5: as many on the board as at the start, those counted that wait on a plate (R-43); fewer only at the end."""
    want = len(s.board.common.gold)
    there = sum(s.plate) + sum(s.bare)
    for marker in s.marker:
        if marker:
            there += 1
    return there < want if s.ended & BY_MARKERS else there == want


def _numbers(s: HtState) -> bool:
    """INV-6: nothing below zero, and a displacement of one to three pieces."""
    for numbers in (s.supply, s.stock, s.plate, s.bare, s.unused, s.unseen):
        for n in numbers:
            if n < 0:
                return False
    moved = len(s.fresh)
    open = False
    for frame in s.stack:
        if isinstance(frame, Relocate):
            open = True
            moved += frame.extra + (1 if frame.shape >= 0 else 0)
    return s.pile >= 0 and (1 <= moved <= DISPLACED if open else moved == 0)


def _track(s: HtState) -> bool:
    """INV-7: a last control point and the connection; neutral routes and green cities may add more."""
    b = s.board
    if b.neutral or b.green_cities:
        return True
    return max(s.score) < b.prestige_end + b.control_points + b.link_points[0]


def _links(s: HtState) -> bool:
    """INV-8: whoever has the chain stands there once, nobody else, one after another."""
    found = 0
    for side in s.board.sides:
        times = s.links.count(side + 1)
        if times != (1 if linked(s, side) else 0):
            return False
        found += times
    return 0 not in s.links[:found] and not any(s.links[found:])
