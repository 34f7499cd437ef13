"""HT-8.1 Putting lifted pieces down on free posts."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Move
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    BY_BOOK,
    CROSSED,
    FREELY,
    HAND,
    HOME,
    KINDS,
    ONE_BY_ONE,
    REGIONS,
    SHAPE_OF,
    SHIPS,
    SIDE_OF,
    THREE,
)
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.lift import LIFTED_BORDER, by_book, pieces_to_lift
from hanse.games.hansa_teutonica.rules.pieces import kind_at, named, piece_of, takes_ships
from hanse.games.hansa_teutonica.rules.posts import nth, put, room
from hanse.games.hansa_teutonica.rules.taking import MUST_USE
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_PUT, REFUSALS

NOT_IN_HAND: Final = REFUSALS.add("R-20", "not-in-hand")
NO_ROOM: Final = REFUSALS.add("R-20", "no-room-for-the-rest")
BORDER_TWO: Final = REFUSALS.add("BR-6.2", "keeps-region")
BORDER_THREE: Final = REFUSALS.add("BR-5.1", "keeps-region")
BORDER_HOME: Final = REFUSALS.add("BR-3.3", "keeps-region")
IN_HAND: Final = REFUSALS.add("R-20", "put-down-first")


def held_region(s: HtState, piece: int, region: int) -> int:
    """The region of the piece in hand that goes to ``region``, or -1 if there is none (R-20: in any order).

    Of like pieces the one that comes from there goes, otherwise that of the lowest region; nothing is lost by it.
    """
    first = -1
    for held in s.hand:
        if held.piece == piece:
            if held.region == region:
                return region
            if first < 0:
                first = held.region
    return first


def crosses(how: int, origin: int, region: int) -> bool:
    """Whether a border forbids the way from ``origin`` to ``region``.

    BR-3.2: own pieces may come home to England, never go abroad; BR-3.3, BR-6.2, R-68: others stay in their region.
    """
    if origin == region or how >= FREELY:  # BR-7.1
        return False
    return region != HOME or how != BY_BOOK  # BR-5.1, BR-6.2, BR-8.2


def border(how: int, region: int) -> Refusal:
    """The rule that draws the border, by the way of moving; BR-3.3: out of Wales and Scotland it has one of its own."""
    if how == BY_BOOK:
        return LIFTED_BORDER
    if how == ANY_TWO:
        return BORDER_TWO
    return BORDER_HOME if region == HOME else BORDER_THREE


def roomy(s: HtState, how: int) -> bool:
    """Whether every region that lifted pieces need has more free land posts than pieces can be lifted: then all fit."""
    region = s.board.region
    free = s.land
    if by_book(how):
        # Every piece may come home (BR-3.2).
        left = HAND
        for r in range(s.board.routes):
            if region[r] == HOME:
                left -= free[r]
                if left < 0:
                    return True
        return False
    land = [0] * REGIONS
    for r in range(s.board.routes):
        land[region[r]] += free[r]
    return all(land[held.region] > HAND for held in s.hand)


def fits(s: HtState, how: int, piece: int, origin: int, region: int, ship: bool) -> bool:
    """R-20: whether the rest of the hand can still be put down if this piece goes there.

    Counts per region: traders need land posts, all pieces need posts; by the book what finds no room abroad comes home.
    Where no border binds (BR-7.1), all is home.
    """
    b = s.board
    free = how >= FREELY
    land = [0] * REGIONS
    posts = [0] * REGIONS
    for r in range(b.routes):
        at = HOME if free else b.region[r]
        land[at] += s.land[r]
        posts[at] += s.land[r] + s.sea[r]
    goal = HOME if free else region
    posts[goal] -= 1
    if not ship:
        land[goal] -= 1
    traders = [0] * REGIONS
    every = [0] * REGIONS
    gone = False
    for held in s.hand:
        if not gone and held.piece == piece and held.region == origin:
            gone = True
            continue
        at = HOME if free else held.region
        every[at] += 1
        if not takes_ships(held.piece):
            traders[at] += 1
    for at in range(HOME + 1, REGIONS):
        if how == BY_BOOK:
            stranded = max(0, traders[at] - land[at])
            traders[HOME] += stranded
            every[HOME] += max(stranded, every[at] - posts[at])
        elif traders[at] > land[at] or every[at] > posts[at]:
            return False
    return traders[HOME] <= land[HOME] and every[HOME] <= posts[HOME]


def why_not(s: HtState, top: Move, route: int, kind: int) -> Refusal | None:
    """HT-8.1, HT-8.3, R-20: a lifted piece on any free post, also the one it left; HT-8.2, R-21: two can trade places.

    R-69, R-72: shapes must fit the posts.
    """
    piece = piece_of(kind)
    region = s.board.region[route]
    origin = held_region(s, piece, region)
    if origin < 0:
        return NOT_IN_HAND
    if crosses(top.how, origin, region):  # said before a full route is: there no post would help
        return border(top.how, region)
    reason = room(s, route, kind >= SHIPS)
    if reason is not OK:  # HT-8.3
        return reason
    if s.board.tight and not (roomy(s, top.how) or fits(s, top.how, piece, origin, region, kind >= SHIPS)):
        return NO_ROOM
    return OK


def options(s: HtState, top: Move, base: int, out: Codes) -> None:
    """Every route for every kind in hand. What may be put down is the same on all routes of a region."""
    b = s.board
    how = top.how
    every = 0  # the pieces in hand, as a mask
    came = [0] * REGIONS  # [region] those that come from there
    for held in s.hand:
        bit = 1 << held.piece
        every |= bit
        came[held.region] |= bit
    sure = not b.tight or roomy(s, how)
    menus = [0, 0, 0]  # [region] the kinds that may be put down there, as a mask
    for region in range(len(b.regions)):
        # As ``crosses`` has it: by the book all may come home, freely go anywhere, otherwise what comes from there.
        may = every if how >= FREELY or (region == HOME and how == BY_BOOK) else came[region]
        menus[region] = menu(s, how, region, may, sure)
    calls = 0
    for region in range(len(b.regions)):
        kinds = menus[region]
        if kinds:
            alike = 0
            for other in range(region, len(b.regions)):
                if menus[other] == kinds:
                    alike |= 1 << other
                    menus[other] = 0
            spread(s, b.inside[alike], kinds, base, out)
            calls += 1
    if calls > 1:  # rising within each group only
        out.sort()


def menu(s: HtState, how: int, region: int, may: int, sure: bool) -> int:
    """The kinds that the pieces of a mask become in a region, on land and on ships, if the rest fits (R-20)."""
    kinds = 0
    piece = 0
    while may >> piece:
        if may >> piece & 1:
            origin = -1 if sure else held_region(s, piece, region)
            if sure or fits(s, how, piece, origin, region, False):
                kinds |= 1 << piece
            if s.board.afloat and takes_ships(piece) and (sure or fits(s, how, piece, origin, region, True)):
                kinds |= 1 << kind_at(piece, True)
        piece += 1
    return kinds


def spread(s: HtState, routes: list[int], kinds: int, base: int, out: Codes) -> None:
    """The kinds of a mask on every free post they fit."""
    land: list[int] = []
    ships: list[int] = []
    kind = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            (ships if kind >= SHIPS else land).append(kind)
        kind += 1
    free = s.land
    if ships:
        sea = s.sea
        for r in routes:
            code = base + KINDS * r
            if free[r]:
                for kind in land:
                    out.append(code + kind)
            if sea[r]:
                for kind in ships:
                    out.append(code + kind)
    elif len(land) == 1:  # 19 times in 20; half of the answers of random play come from here
        code = base + land[0]
        for r in routes:
            if free[r]:
                out.append(code + KINDS * r)
    else:
        for r in routes:
            if free[r]:
                code = base + KINDS * r
                for kind in land:
                    out.append(code + kind)


def do(s: HtState, top: Move, route: int, kind: int, log: Log) -> None:
    """HT-8.1: after the first is put down, nothing more is lifted, but for pieces that move one by one (R-68)."""
    side = SIDE_OF[kind]
    region = s.board.region[route]
    origin = drop(s, piece_of(kind), region)
    how = CROSSED if top.how == FREELY and crosses(BY_BOOK, origin, region) else top.how
    if how != top.how or (top.left and how != ONE_BY_ONE):
        s.stack[-1] = Move(top.seat, how, 0)
    at = put(s, route, kind)
    if log is not None:
        log.append((E_PUT, top.seat, route, named(side), SHAPE_OF[kind], nth(at)))
    neutral.maybe_complete(s, route, side, log)  # markers that move pieces fill routes as well


def drop(s: HtState, piece: int, region: int) -> int:
    """The piece that goes to ``region`` leaves the hand; where it came from."""
    origin = held_region(s, piece, region)
    i = 0
    while s.hand[i].piece != piece or s.hand[i].region != origin:
        i += 1
    s.hand.pop(i)
    return origin


def settle(s: HtState, top: Move, log: Log) -> bool:
    """Over when the hand is empty and nothing more may or can be lifted."""
    if s.hand or (top.left and pieces_to_lift(s, top.seat, top.how)):
        return False
    s.stack.pop()
    if top.how == FREELY and s.bonus:  # no border was crossed, so an action gained from a marker does
        s.bonus -= 1
    return True


def why_not_done(s: HtState, top: Move, _a: int, _b: int) -> Refusal | None:
    """R-20: not with a piece in hand; R-40, R-68: at least one of three; R-71: a permanent marker may be left."""
    if s.hand:
        return IN_HAND
    return MUST_USE if top.how == ONE_BY_ONE and top.left == THREE else OK


def options_done(s: HtState, top: Move, base: int, out: Codes) -> None:
    if why_not_done(s, top, 0, 0) is OK:
        out.append(base)


def do_done(s: HtState, top: Move, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
