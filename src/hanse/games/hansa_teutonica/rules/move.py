"""HT-8.1 Putting lifted pieces down on free posts."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    ANYWHERE,
    BORDER,
    BY_BOOK,
    E_PUT,
    IN_HAND,
    KINDS,
    MUST_USE,
    NO_ROOM,
    NOT_IN_HAND,
    ONE_BY_ONE,
    POSTS,
    Q_MOVE,
    SHAPE_OF,
    SHIP,
    SHIPS,
    SIDE_OF,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.lift import pieces_to_lift
from hanse.games.hansa_teutonica.rules.place import room
from hanse.games.hansa_teutonica.rules.posts import kind_at, named, piece_of, put, takes_ships
from hanse.games.hansa_teutonica.state import HtState


def held_region(s: HtState, piece: int, region: int) -> int:
    """The region of the piece in hand that goes to ``region``, or -1 if there is none (R-20: in any order).

    Of like pieces the one that comes from there goes, otherwise that of the lowest region; nothing is lost by it.
    """
    first = -1
    for held in s.hand:
        if held and (held - 1) % 12 == piece:
            origin = (held - 1) // 12
            if origin == region:
                return origin
            if first < 0:
                first = origin
    return first


def crosses(how: int, origin: int, region: int) -> bool:
    """Whether a border forbids the way from ``origin`` to ``region``.

    BR-3.2: own pieces may come home to England, never go abroad; BR-3.3, BR-6.2, R-68: others stay in their region.
    """
    if origin in (region, ANYWHERE):
        return False
    return region != 0 or how != BY_BOOK


def roomy(s: HtState, how: int) -> bool:
    """Whether every region that lifted pieces need has more free land posts than pieces can be lifted: then all fit."""
    region = s.board.region
    free = s.land
    most = len(s.hand)
    if how == BY_BOOK:
        # Every piece may come home (BR-3.2).
        left = most
        for r in range(s.board.routes):
            if region[r] == 0:
                left -= free[r]
                if left < 0:
                    return True
        return False
    land = [0, 0, 0, 0]
    for r in range(s.board.routes):
        land[region[r]] += free[r]
    return all(not held or land[(held - 1) // 12] > most for held in s.hand)


def fits(s: HtState, how: int, piece: int, origin: int, region: int, ship: bool) -> bool:
    """R-20: whether the rest of the hand can still be put down if this piece goes there.

    Counts per region: traders need land posts, all pieces need posts; by the book what finds no room abroad comes home.
    """
    b = s.board
    land = [0, 0, 0, 0]
    posts = [0, 0, 0, 0]
    for r in range(b.routes):
        at = 3 if origin == ANYWHERE else b.region[r]
        land[at] += s.land[r]
        posts[at] += s.land[r] + s.sea[r]
    goal = 3 if origin == ANYWHERE else region
    posts[goal] -= 1
    if not ship:
        land[goal] -= 1
    traders = [0, 0, 0, 0]
    every = [0, 0, 0, 0]
    gone = False
    for held in s.hand:
        if held:
            if not gone and held - 1 == 12 * origin + piece:
                gone = True
                continue
            at = (held - 1) // 12
            every[at] += 1
            if not takes_ships((held - 1) % 12):
                traders[at] += 1
    for at in (1, 2):
        if how == BY_BOOK:
            stranded = max(0, traders[at] - land[at])
            traders[0] += stranded
            every[0] += max(stranded, every[at] - posts[at])
        elif traders[at] > land[at] or every[at] > posts[at]:
            return False
    return all(not (traders[at] > land[at] or every[at] > posts[at]) for at in (0, 3))


def why_not(s: HtState, top: Frame, route: int, kind: int) -> int:
    """HT-8.1, HT-8.3, R-20: a lifted piece on any free post, also the one it left; HT-8.2, R-21: two can trade places.

    R-69, R-72: shapes must fit the posts.
    """
    piece = piece_of(kind)
    region = s.board.region[route]
    origin = held_region(s, piece, region)
    if origin < 0:
        return NOT_IN_HAND
    reason = room(s, route, SHIP if kind >= SHIPS else SHAPE_OF[kind])
    if reason != OK:
        return reason
    if crosses(top[2], origin, region):
        return BORDER
    if s.board.tight and not (roomy(s, top[2]) or fits(s, top[2], piece, origin, region, kind >= SHIPS)):
        return NO_ROOM
    return OK


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    """Every route for every kind in hand. What may be put down is the same on all routes of a region."""
    b = s.board
    how = top[2]
    came = [0, 0, 0, 0]  # [region] the pieces in hand that come from there, as a mask
    for held in s.hand:
        if held == 0:
            break
        region = (held - 1) // 12
        came[region] = came[region] | 1 << held - 1 - 12 * region
    sure = not b.tight or roomy(s, how)
    menus = [0, 0, 0]  # [region] the kinds that may be put down there, as a mask
    for region in range(len(b.regions)):
        # As ``crosses`` has it: from there, from anywhere, or home by the book.
        may = came[region] | came[ANYWHERE]
        if region == 0 and how == BY_BOOK:
            may |= came[1] | came[2]
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


def spread(s: HtState, routes: list[int], kinds: int, base: int, out: list[int]) -> None:
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


def do(s: HtState, top: Frame, route: int, kind: int, log: Log) -> None:
    seat, how, left = top[1], top[2], top[3]
    side = SIDE_OF[kind]
    piece = piece_of(kind)
    hand = s.hand
    held = 1 + 12 * held_region(s, piece, s.board.region[route]) + piece
    i = 0
    while hand[i] != held:
        i += 1
    while i < 4:
        hand[i] = hand[i + 1]
        i += 1
    hand[4] = 0
    at = put(s, route, kind)
    if log is not None:
        log.append((E_PUT, seat, route, named(side), SHAPE_OF[kind], at % POSTS + 1))
    s.stack.pop()
    s.stack.append((Q_MOVE, seat, how, left if how == ONE_BY_ONE else 0))
    neutral.maybe_complete(s, route, side, log)


def settle(s: HtState, top: Frame, log: Log) -> bool:
    """Over when the hand is empty and nothing more may or can be lifted."""
    if s.hand[0] or (top[3] and pieces_to_lift(s, top[1], top[2])):
        return False
    s.stack.pop()
    return True


def why_not_done(s: HtState, top: Frame, _a: int, _b: int) -> int:
    """R-20: not with a piece in hand; R-40, R-68: at least one of three; R-71: a permanent marker may be left."""
    if s.hand[0]:
        return IN_HAND
    return MUST_USE if top[2] == ONE_BY_ONE and top[3] == 3 else OK
