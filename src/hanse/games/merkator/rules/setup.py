"""ME-2 Set-up: chance names the starting player, deals, and opens piles and displays."""

from hanse.core.model import CHANCE, OK, OVER, Frame, Log
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import (
    BACK,
    CLOSE_TURN,
    DECK,
    DECKED,
    DISCARD,
    DRAW,
    E_DEALT,
    E_DEALT_CARD,
    E_OPENED,
    E_PILE,
    E_STARTER,
    E_TURN,
    FIRST,
    NO_SUCH_DRAW,
    OUT,
    OVER_Q,
    OWN,
    SHOWN,
    STACKED,
    STARTER,
    TO_TOP,
    TURN,
    UNDER,
)
from hanse.games.merkator.state import MerkatorState, Rules


def start(board: Board, rules: Rules) -> MerkatorState:
    """ME-2.1, ME-2.2, ME-2.7: cubes, chart, tiles, no coins (ME-R5: a number is enough); the dealing is left
    to chance."""
    b = board
    n = b.seats
    rows = b.stages[0] if b.stages else []
    row = [0] * b.rows
    for r in range(len(rows)):
        row[r] = rows[r]
    cards = [DECKED] * b.cards
    if b.solo:
        # ME-11.3: set up like the others; ME-11.4: without rivals nobody can be "the only player".
        for i in range(b.buildings):
            if b.only[i]:
                cards[b.bonuses + i] = OUT
    where = [DECKED] * b.contracts
    rest = [len(b.of_level[v]) for v in range(b.levels)]
    if b.solo:
        for v in b.stack_levels:
            for c in b.of_level[v]:
                where[c] = STACKED
    s = MerkatorState(
        b, rules, [(OVER_Q, OVER)], where, cards, [-1] * (b.open_bonus + b.open_buildings), [-1] * b.levels, rest,
        [0] * b.levels, [0] * (n * b.goods), [b.start_tile] * (n * b.majors), [0] * n, [0] * n, [0] * n, [-1] * n,
        [b.first_cubes] * b.majors, row, [-1] * b.rows, b.back_count[:], [0] * (b.demands + 1), [0] * (2 * n),
        [-1] * (b.turns if b.solo else 0), [0] * b.bonuses, -1, -1, -1, 0, 0, -1, 0, 0, b.markers - sum(row),
    )  # fmt: skip
    _push_setup(s)
    return s


def _push_setup(s: MerkatorState) -> None:
    """Last things first: the stack is answered from its end."""
    b = s.board
    s.stack.append((FIRST, CHANCE))
    for slot in range(b.open_bonus + b.open_buildings - 1, -1, -1):
        s.stack.append((DECK, CHANCE, slot, -1, 0))
    for v in range(b.levels - 1, -1, -1):
        # ME-2.4: the lowest value is never a reward, so its pile is not laid out; ME-11.6: nor are those of
        # the solo stack.
        if v > 0 and not (b.solo and v in b.stack_levels):
            s.stack.append((DRAW, CHANCE, v, TO_TOP))
    for seat in range(b.seats - 1, -1, -1):
        for i in range(len(b.start_prices) - 1, -1, -1):
            s.stack.append((DECK, CHANCE, -1, seat, b.start_prices[i]))
    for i in range(len(b.start_levels) - 1, -1, -1):
        for seat in range(b.seats - 1, -1, -1):
            s.stack.append((DRAW, CHANCE, b.start_levels[i], seat))
    s.stack.append((STARTER, CHANCE))


def why_not_starter(s: MerkatorState, top: Frame, seat: int, _: int) -> int:
    """ME-2.8, ME-R1: any seat may start."""
    return OK if seat < s.board.seats else NO_SUCH_DRAW


def do_starter(s: MerkatorState, top: Frame, seat: int, _: int, log: Log) -> None:
    """ME-2.9, ME-R66, ME-R67: compensation in turn order, from the general supply."""
    b = s.board
    s.stack.pop()
    s.starter = seat
    if log is not None:
        log.append((E_STARTER, seat))
    for i in range(b.seats):
        s.time[(seat + i) % b.seats] += b.start_time[i]
        s.supply -= b.start_time[i]


def why_not_draw(s: MerkatorState, top: Frame, contract: int, _: int) -> int:
    """ME-2.3: a contract of that value that nobody has seen."""
    if s.board.level[contract] != top[2] or s.where[contract] not in (DECKED, STACKED):
        return NO_SUCH_DRAW
    return OK


def options_draw(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    for c in s.board.of_level[top[2]]:
        if s.where[c] == DECKED or s.where[c] == STACKED:
            out.append(base + c)


def do_draw(s: MerkatorState, top: Frame, contract: int, _: int, log: Log) -> None:
    """ME-2.3 deal it, or lay it open on its pile; in the solo game an open card is covered (ME-11.8)."""
    s.stack.pop()
    level, to = top[2], top[3]
    s.rest[level] -= 1
    if to >= 0:
        s.where[contract] = OWN + to
        s.count[to] += 1
        if log is not None:
            log.append((E_DEALT, to, contract))
        return
    if s.where[contract] == STACKED:
        if s.top[level] >= 0:
            s.where[s.top[level]] = UNDER
        s.opened[s.turn - 1] = contract
    s.where[contract] = SHOWN
    s.top[level] = contract
    if log is not None:
        log.append((E_PILE, contract))


def lowest_age(s: MerkatorState) -> int:
    """ME-11.7: cards put under the bonus deck come after all that lie above them."""
    best = -1
    for i in range(s.board.bonuses):
        if s.card[i] == DECKED and (best < 0 or s.age[i] < best):
            best = s.age[i]
    return best


def why_not_open(s: MerkatorState, top: Frame, card: int, _: int) -> int:
    """ME-2.5, ME-2.6: a face-down card of the right deck, and of the right price when it is dealt."""
    b = s.board
    slot, price = top[2], top[4]
    if s.card[card] != DECKED or (card < b.bonuses) != (slot < b.open_bonus):
        return NO_SUCH_DRAW
    if price and b.cost[card] != price:
        return NO_SUCH_DRAW
    if card < b.bonuses and not price and s.age[card] != lowest_age(s):
        return NO_SUCH_DRAW
    return OK


def options_open(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    b = s.board
    price = top[4]
    if top[2] < b.open_bonus:
        age = lowest_age(s)
        for i in range(b.bonuses):
            if s.card[i] == DECKED and (b.cost[i] == price if price else s.age[i] == age):
                out.append(base + i)
    else:
        for i in range(b.bonuses, b.cards):
            if s.card[i] == DECKED:
                out.append(base + i)


def do_open(s: MerkatorState, top: Frame, card: int, _: int, log: Log) -> None:
    s.stack.pop()
    slot, seat = top[2], top[3]
    if card < s.board.bonuses:
        s.age[card] = 0
    if seat >= 0:
        s.card[card] = OWN + seat
        if log is not None:
            log.append((E_DEALT_CARD, seat, card))
        return
    s.card[card] = SHOWN
    s.slots[slot] = card
    if log is not None:
        log.append((E_OPENED, card))


def settle_first(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-2.4, ME-R61: what is left of the lowest value lies face down; then the starting player begins."""
    for c in s.board.of_level[0]:
        if s.where[c] == DECKED:
            s.where[c] = DISCARD
            s.gone[0] += 1
    s.rest[0] = 0
    s.stack.pop()
    begin_turn(s, s.starter, log)
    return True


def begin_turn(s: MerkatorState, seat: int, log: Log) -> None:
    """ME-3.1: the phases of a turn; what happens after the journey is pushed when it is made."""
    s.active = seat
    s.turn += 1
    s.took = 0
    s.stack.append((CLOSE_TURN, seat))
    s.stack.append((TURN, seat))
    if log is not None:
        log.append((E_TURN, seat, s.turn))


def weights(s: MerkatorState) -> list[int]:
    """The odds of chance's options: every card and every marker that nobody has seen is as likely as another
    (ME-R3)."""
    top = s.stack[-1]
    b = s.board
    if top[0] == STARTER:
        return [1] * b.seats
    if top[0] == BACK:
        return [n for n in s.bag if n]
    out: list[int] = []
    if top[0] == DRAW:
        options_draw(s, top, 0, out)
    else:
        options_open(s, top, 0, out)
    return [1] * len(out)
