"""The routes a seat could establish soon."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    BOOK,
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
    SIDE_OF,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.rules.permission import regions
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.value.weights import (
    LATERS,
    NOW,
    NOWS,
    PRESENT,
    SECOND,
    SHIFTED,
    SOON,
    THIRD,
    TOOL,
)  # fmt: skip


def hope(s: HtState, seat: int, o: Outlook) -> float:
    """The best three routes to establish: what each would bring, less with every action it still needs."""
    b = s.board
    top = s.stack[-1]
    active = s.turn == seat
    actions = s.actions if active else 0
    own = OWN[seat]
    book = b.values[BOOK][o.level[BOOK]]
    purse = b.values[PURSE][o.level[PURSE]]
    supply = s.supply[2 * seat] + s.supply[2 * seat + 1]
    stock = s.stock[2 * seat] + s.stock[2 * seat + 1]
    loose = s.supply[2 * seat + 1]  # merchants at hand
    hand = 0
    lifts = 0  # pieces that may still be lifted in this move
    clears = 0  # foreign pieces that may still be taken away
    closed = -1  # a route that is being established
    if top[1] == seat:
        if top[0] == Q_MOVE:
            for held in s.hand:
                if held and (held - 1) % 12 >> 1 == seat:
                    hand += 1
                    loose += (held - 1) % 12 & 1
            if top[2] == ONE_BY_ONE:
                clears = top[3]
            else:
                lifts = top[3]
                clears = top[3] if top[2] == ANY_TWO else 0
        elif top[0] == Q_REMOVE:
            clears = top[2]
        elif top[0] == Q_ESTABLISH:
            closed = top[2]
        elif top[0] == Q_RELOCATE and top[3] == seat and top[4] >= 0:
            hand = 1
            loose += top[4]
    allowed = regions(s, seat) if active else 1
    here = s.here
    on_board = 0
    danger = 0.0
    mine = [0] * b.routes
    for r in range(b.routes):
        mask = here[r]
        if mask == 0 or r == closed:
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
    best = 0.0
    second = 0.0
    third = 0.0
    helped = 0.0
    one = two = whom = -1
    for r in o.order:
        gain = o.round[r]
        if s.marker[r]:
            gain += o.marker + TOOL[s.marker[r] - 1] * o.left
        elif gain * NOW < third:
            if gain + 4.0 < third:
                break
            continue
        if r == closed:
            continue
        free = s.land[r] + s.sea[r]
        traders = 0
        merchants = 0
        mask = here[r]
        if mask & ~own:
            for at in range(POSTS * r, POSTS * r + b.size[r]):
                kind = s.post[at] - 1
                if kind >= 0 and SIDE_OF[kind] != seat:
                    if clears > traders + merchants:
                        free += 1
                        continue
                    if SHAPE_OF[kind] == MERCHANT:
                        merchants += 1
                    else:
                        traders += 1
        rivals = traders + merchants
        if o.plain[r] < o.round[r]:
            # Round offices and special prestige ask for a merchant.
            have = mask >> (2 * seat + 1) & 1 or mask >> (11 + seat) & 1
            if not have and not (loose and free + rivals):
                gain += o.plain[r] - o.round[r]
        gain = SOON * (gain - 0.3 * traders - 0.7 * merchants)
        elsewhere = on_board - mine[r]
        fee = traders * (1 + b.fee[0]) + merchants * (1 + b.fee[1])
        region = b.region[r]
        for aided in range(2):
            # What is in hand helps one route only.
            put = free
            if aided:
                if hand + lifts == 0 or free == 0:
                    continue
                put = max(0, free - hand - min(lifts, elsewhere))
            n = put + rivals
            lack = put + fee - supply
            if lack > 0:
                n += (lack + purse - 1) // purse if stock >= lack else 2 + lack - stock
            now = gain
            if put > 1 and elsewhere > 1:
                # One action moves several.
                shift = min(book, elsewhere, put)
                m = put - shift + 1 + rivals
                lack -= shift
                if lack > 0:
                    m += (lack + purse - 1) // purse if stock >= lack else 2 + lack - stock
                if m < n:
                    n = m
                    now *= SHIFTED
            n += 1
            if s.sea[r] > loose:
                n += 2 * (s.sea[r] - loose)
            if region and put + rivals > 0:
                if allowed >> region & 1:
                    n += 2 * (put + rivals - 1)
                elif _may(s, seat, region):
                    n += 2 * (put + rivals)
                else:
                    continue
            if n <= actions:
                now *= NOWS[min(n, 15)]
            else:
                now *= NOWS[min(actions, 15)] * LATERS[min(n - actions, 15)]
            if aided:
                if now > helped:
                    helped = now
                    whom = r
            elif now > third:
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
    if helped > best:
        if whom != one:
            if whom != two:
                third = second
            second = best
        best = helped
    return best + SECOND * second + THIRD * third - danger + PRESENT * min(on_board, 12)


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
