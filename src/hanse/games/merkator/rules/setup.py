"""ME-2 Set-up: chance names the starting player, deals, and opens piles and displays."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Over, Refusal
from hanse.games.merkator.board import Board
from hanse.games.merkator.frames import ANY_PRICE, NO_SLOT, TO_DISPLAY, TO_TOP, Back, Deck, Draw, First, Starter
from hanse.games.merkator.ids import DECKED, DISCARD, OUT, OWN, SHOWN, STACKED, UNDER
from hanse.games.merkator.rules import turn
from hanse.games.merkator.state import MerkatorState, Rules, empty
from hanse.games.merkator.words import E_DEALT, E_DEALT_CARD, E_OPENED, E_PILE, E_STARTER, REFUSALS

NO_SUCH_SEAT: Final = REFUSALS.add("ME-2.8", "no-such-draw")
NO_SUCH_CONTRACT: Final = REFUSALS.add("ME-2.3", "no-such-draw")
NO_SUCH_BONUS: Final = REFUSALS.add("ME-2.5", "no-such-draw")
NO_SUCH_BUILDING: Final = REFUSALS.add("ME-2.6", "no-such-draw")


def opening(board: Board, rules: Rules) -> MerkatorState:
    """Cubes, chart and tiles; the dealing is left to chance, and who starts unless the host has said it."""
    b = board
    s = empty(b, rules)
    s.where = [DECKED] * b.contracts
    for level in range(b.levels):
        s.rest[level] = len(b.of_level[level])
    for level in b.stack_levels:
        for c in b.of_level[level]:
            s.where[c] = STACKED
    s.card = [DECKED] * b.cards
    for card in b.removed:
        s.card[card] = OUT  # ME-11.4: without rivals nobody can be "the only player"
    s.tile = [b.start_tile] * (b.majors * b.seats)  # ME-2.7
    s.cubes = [b.first_cubes] * b.majors  # ME-2.1
    if b.stages:
        rows = b.stages[0]
        for r in range(len(rows)):
            s.row[r] = rows[r]  # ME-2.2
            s.supply -= rows[r]
    s.stack.append(Over())
    _push_questions(s)
    return s


def _push_questions(s: MerkatorState) -> None:
    """Last things first: the stack is answered from its end."""
    b = s.board
    s.stack.append(First())
    for slot in range(len(s.slots) - 1, -1, -1):
        s.stack.append(Deck(slot, TO_DISPLAY, ANY_PRICE))  # ME-2.5, ME-2.6
    for level in range(b.levels - 1, 0, -1):  # the lowest value has no pile
        if level not in b.stack_levels:  # ME-11.6
            s.stack.append(Draw(level, TO_TOP))
    for seat in range(b.seats - 1, -1, -1):
        for price in reversed(b.start_prices):
            s.stack.append(Deck(NO_SLOT, seat, price))  # ME-2.5, ME-11.3: one of each price
    for level in reversed(b.start_levels):
        for seat in range(b.seats - 1, -1, -1):
            s.stack.append(Draw(level, seat))  # ME-2.3, ME-11.3: one of each value
    if s.rules.first < 0:  # ME-R1
        s.stack.append(Starter())
    else:
        start(s, s.rules.first)


def weights(s: MerkatorState) -> list[int]:
    """The odds of chance's options: every card and every marker that nobody has seen is as likely as another
    (ME-R3)."""
    top = s.stack[-1]
    if isinstance(top, Back):
        return [n for n in s.bag if n]
    out = Codes()
    if isinstance(top, Draw):
        draw_options(s, top, 0, out)
    elif isinstance(top, Deck):
        open_options(s, top, 0, out)
    else:
        return [1] * s.board.seats
    return [1] * out.count


def why_not_starter(s: MerkatorState, top: Starter, seat: int, b: int) -> Refusal | None:
    return OK if seat < s.board.seats else NO_SUCH_SEAT  # ME-R1: any seat


def do_starter(s: MerkatorState, top: Starter, seat: int, b: int, log: Log) -> None:
    s.stack.pop()
    start(s, seat)
    if log is not None:
        log.append((E_STARTER, seat))


def start(s: MerkatorState, seat: int) -> None:
    """The starting player, and the compensation of the others, from the general supply."""
    start_time = s.board.start_time
    s.starter = seat  # ME-2.8; ME-R66: also who plays alone
    for i in range(s.board.seats):
        s.time[(seat + i) % s.board.seats] += start_time[i]  # ME-2.9, ME-R67
        s.supply -= start_time[i]


def why_not_draw(s: MerkatorState, top: Draw, contract: int, b: int) -> Refusal | None:
    """ME-2.3: a contract of that value that nobody has seen."""
    if s.board.level[contract] != top.level or s.where[contract] not in (DECKED, STACKED):
        return NO_SUCH_CONTRACT
    return OK


def draw_options(s: MerkatorState, top: Draw, base: int, out: Codes) -> None:
    for c in s.board.of_level[top.level]:
        if s.where[c] == DECKED or s.where[c] == STACKED:
            out.append(base + c)


def do_draw(s: MerkatorState, top: Draw, contract: int, b: int, log: Log) -> None:
    """ME-2.3 deal it, or lay it open on its pile; in the solo game an open card is covered (ME-11.8)."""
    level, seat = top.level, top.to
    s.stack.pop()
    s.rest[level] -= 1
    if seat != TO_TOP:
        s.where[contract] = OWN + seat
        s.count[seat] += 1
        if log is not None:
            log.append((E_DEALT, seat, contract))
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


def why_not_open(s: MerkatorState, top: Deck, card: int, b: int) -> Refusal | None:
    """ME-2.5, ME-2.6: a face-down card of the right deck, and of the right price when it is dealt."""
    board = s.board
    if top.slot >= board.open_bonus:
        return OK if card >= board.bonuses and s.card[card] == DECKED else NO_SUCH_BUILDING
    if card >= board.bonuses or s.card[card] != DECKED:
        return NO_SUCH_BONUS
    fits = board.cost[card] == top.price if top.price else s.age[card] == lowest_age(s)
    return OK if fits else NO_SUCH_BONUS


def open_options(s: MerkatorState, top: Deck, base: int, out: Codes) -> None:
    b = s.board
    at = s.card
    if top.slot >= b.open_bonus:
        for card in range(b.bonuses, b.cards):
            if at[card] == DECKED:
                out.append(base + card)
    elif top.price:
        for card in range(b.bonuses):
            if at[card] == DECKED and b.cost[card] == top.price:
                out.append(base + card)
    else:
        age = lowest_age(s)
        for card in range(b.bonuses):
            if at[card] == DECKED and s.age[card] == age:
                out.append(base + card)


def do_open(s: MerkatorState, top: Deck, card: int, b: int, log: Log) -> None:
    s.stack.pop()
    if card < s.board.bonuses:
        s.age[card] = 0
    if top.to != TO_DISPLAY:
        s.card[card] = OWN + top.to
        if log is not None:
            log.append((E_DEALT_CARD, top.to, card))
        return
    s.card[card] = SHOWN
    s.slots[top.slot] = card
    if log is not None:
        log.append((E_OPENED, card))


def settle_first(s: MerkatorState, top: First, log: Log) -> bool:
    """What is left of the lowest value lies face down; then the starting player begins."""
    for c in s.board.of_level[0]:
        if s.where[c] == DECKED:
            s.where[c] = DISCARD
            s.gone[0] += 1  # ME-2.4, ME-R61
    s.rest[0] = 0
    s.stack.pop()
    turn.begin(s, s.starter, log)
    return True
