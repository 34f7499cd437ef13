"""The routes a seat could establish soon."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import (
    BOOK,
    BY_BOOK,
    MERCHANT,
    NEUTRAL,
    ONE_BY_ONE,
    OWN,
    POSTS,
    PURSE,
    Q_ESTABLISH,
    Q_MOVE,
    Q_RELOCATE,
    Q_REMOVE,
    SHAPE_OF,
    SHIPS,
    SIDE_OF,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.rules.permission import regions
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.value.weights import (
    CLOSING,
    LATERS,
    MOVING,
    NOW,
    NOWS,
    PRESENT,
    PRIZE,
    SECOND,
    SHIFTED,
    SOON,
    THIRD,
    TOOL,
)  # fmt: skip


class Means:
    """What a seat can act with: actions left in this turn, pieces at hand, and what the open question lends."""

    def __init__(self, s: HtState, seat: int, o: Outlook) -> None:
        b = s.board
        active = s.turn == seat
        self.actions: int = s.actions if active else 0
        self.book: int = b.values[BOOK][o.level[BOOK]]
        self.purse: int = b.values[PURSE][o.level[PURSE]]
        self.supply: int = s.supply[2 * seat] + s.supply[2 * seat + 1]
        self.stock: int = s.stock[2 * seat] + s.stock[2 * seat + 1]
        self.loose: int = s.supply[2 * seat + 1]  # merchants at hand
        self.allowed: int = regions(s, seat) if active else 1
        self.hand: int = 0
        self.origin: int = 0  # the region what is in hand comes from
        self.in_hand: bool = False  # whether that holds a merchant
        self.lifts: int = 0  # pieces that may still be lifted in this move
        self.clears: int = 0  # foreign pieces that may still be taken away
        self.closed: int = -1  # a route that is being established
        top = s.stack[-1]
        if top[1] != seat:
            return
        if top[0] == Q_MOVE:
            for held in s.hand:
                if held and (held - 1) % 12 >> 1 == seat:
                    self.hand += 1
                    self.origin = (held - 1) // 12
                    self.loose += (held - 1) % 12 & 1
                    self.in_hand = self.in_hand or (held - 1) % 12 & 1 == MERCHANT
            if top[2] != ONE_BY_ONE:
                self.lifts = top[3]
            if top[2] != BY_BOOK:
                self.clears = top[3]
        elif top[0] == Q_REMOVE:
            self.clears = top[2]
        elif top[0] == Q_ESTABLISH:
            self.closed = top[2]
            self.stock += b.size[top[2]]
        elif top[0] == Q_RELOCATE and top[3] == seat and top[4] >= 0:
            self.hand = 1
            self.origin = top[5]
            self.loose += top[4]
            self.in_hand = top[4] == MERCHANT

    def fetch(self, lack: int) -> int:
        """Actions of income for so many pieces more than the supply has."""
        if lack <= 0:
            return 0
        return (lack + self.purse - 1) // self.purse if self.stock >= lack else 2 + lack - self.stock


def in_sight(
    s: HtState, seat: int, m: Means, r: int, gain: float, put: int, rivals: int, fee: int, elsewhere: int
) -> float:
    """What a route is worth now that still needs ``put`` pieces and ``rivals`` displaced: less with every action."""
    lack = put + fee - m.supply
    n = put + rivals + m.fetch(lack)
    region = s.board.region[r]
    if put > 1 and elsewhere > 1 and region == 0:
        # One action moves several.
        shift = min(m.book, elsewhere, put)
        other = put - shift + 1 + rivals + m.fetch(lack - shift)
        if other < n:
            n = other
            gain *= SHIFTED
    n += 1
    if s.sea[r] > m.loose:
        n += 2 * (s.sea[r] - m.loose)
    if region and put + rivals > 0:
        # BR-2.5: abroad it is one piece a turn and permission.
        if m.allowed >> region & 1:
            n += 2 * (put + rivals - 1)
        elif _may(s, seat, region):
            n += 2 * (put + rivals)
        else:
            return 0.0
    if n <= m.actions:
        return gain * NOWS[min(n, 15)]
    return gain * NOWS[min(m.actions, 15)] * LATERS[min(n - m.actions, 15)]


def hope(s: HtState, seat: int, o: Outlook) -> float:
    """The best three routes to establish: what each would bring, less with every action it still needs."""
    b = s.board
    m = Means(s, seat, o)
    own = OWN[seat]
    here = s.here
    on_board = 0
    danger = 0.0
    mine = [0] * b.routes
    for r in range(b.routes):
        mask = here[r]
        if mask == 0 or r == m.closed:
            continue
        if mask & own:
            if mask & ~own:
                n = 0
                for at in range(POSTS * r, POSTS * r + b.size[r]):
                    if s.post[at] and SIDE_OF[s.post[at] - 1] == seat:
                        n += 1
            else:
                n = b.size[r] - s.land[r] - s.sea[r]
            mine[r] = n
            on_board += n
        elif s.land[r] + s.sea[r] < 2:
            danger += _danger(s, r)
    lent = m.hand + m.lifts > 0
    best = 0.0
    second = 0.0
    third = 0.0
    one = two = -1
    gains: list[float] = []
    mores: list[float] = []  # what a merchant adds
    wants: list[int] = []  # route, pieces to put, rivals, fee
    for r in o.order:
        gain = o.round[r]
        if s.marker[r]:
            gain += PRIZE * o.marker + TOOL[s.marker[r] - 1] * o.left
        elif gain * NOW < third:
            if gain + (4.0 if s.pile else 4.0 + CLOSING) < third:
                break
            continue
        if r == m.closed:
            continue
        if o.shuns[r]:
            continue
        if s.pile == 0 and s.marker[r]:
            # The last marker ends the game: who is ahead wants that, who is behind does not.
            if o.lead + o.plain[r] < 0.0:
                continue
            gain += CLOSING
        free = s.land[r] + s.sea[r]
        traders = 0
        merchants = 0
        mask = here[r]
        if mask & ~own:
            for at in range(POSTS * r, POSTS * r + b.size[r]):
                kind = s.post[at] - 1
                if kind >= 0 and SIDE_OF[kind] != seat:
                    if m.clears > traders + merchants:
                        free += 1
                    elif SHAPE_OF[kind] == MERCHANT:
                        merchants += 1
                    else:
                        traders += 1
        rivals = traders + merchants
        more = 0.0
        if o.plain[r] < o.round[r]:
            # Round offices and special prestige ask for a merchant; the last one at hand helps one route only.
            have = mask >> (2 * seat + 1) & 1 or mask >> (SHIPS + seat) & 1
            if not have and (m.loose < 2 or free + rivals == 0):
                if m.loose and free + rivals:
                    more = SOON * (o.round[r] - o.plain[r])
                gain += o.plain[r] - o.round[r]
        gain = SOON * (gain - 0.3 * traders - 0.7 * merchants)
        fee = traders * (1 + b.fee[0]) + merchants * (1 + b.fee[1])
        now = in_sight(s, seat, m, r, gain, free, rivals, fee, on_board - mine[r])
        if more > 0.0 or (lent and free):
            gains.append(gain)
            mores.append(more)
            wants.extend((r, free, rivals, fee))
        if now > third:
            if now > best:
                third = second
                second = best
                two = one
                best = now
                one = r
            elif now > second:
                third = second
                second = now
                two = r
            else:
                third = now
    # What is in hand, or idle and may be lifted too, helps one route, and so does the only merchant.
    helped = best
    whom = one
    for i in range(len(gains)):
        r = wants[4 * i]
        region = b.region[r]
        put = wants[4 * i + 1]
        elsewhere = on_board - mine[r]
        if lent and (region == 0 or region == m.origin):
            idle = 0
            if m.lifts and region == 0:
                idle = elsewhere
                if one >= 0 and one != r:
                    idle -= mine[one]
                if two >= 0 and two != r:
                    idle -= mine[two]
            put = max(0, put - m.hand - min(m.lifts, idle))
        now = in_sight(s, seat, m, r, gains[i], put, wants[4 * i + 2], wants[4 * i + 3], elsewhere)
        if mores[i] > 0.0:
            if put == 0 and wants[4 * i + 1] and not m.in_hand:
                # The merchant still needs a post.
                put = 1
            gain = gains[i] + mores[i]
            now = max(now, in_sight(s, seat, m, r, gain, put, wants[4 * i + 2], wants[4 * i + 3], elsewhere))
        if now > helped:
            helped = now
            whom = r
    if whom != one:
        if whom != two:
            third = second
        second = best
    best = helped
    if m.hand and s.stack[-1][0] == Q_MOVE:
        best -= MOVING
    return best + SECOND * second + THIRD * third - danger + PRESENT * min(on_board + m.hand, 12)


def _danger(s: HtState, r: int) -> float:
    """A route one rival alone fills: a piece in the way would cost him."""
    b = s.board
    side = -1
    for at in range(POSTS * r, POSTS * r + b.size[r]):
        if s.post[at]:
            whose = SIDE_OF[s.post[at] - 1]
            if side >= 0 and whose != side:
                return 0.0
            side = whose
    if side == NEUTRAL:
        return 0.0
    threat = 0.5 if s.marker[r] else 0.25
    return threat if s.land[r] + s.sea[r] == 0 else 0.6 * threat


def _may(s: HtState, seat: int, region: int) -> bool:
    """BR-2.1: whether a seat has a permission for the region in its turns."""
    b = s.board
    return any(b.grant[i] >> region & 1 and rightmost(s, b.grant_city[i]) == seat for i in range(len(b.grant)))
