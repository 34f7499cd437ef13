"""From a view back to a state: every word checked, impossible positions refused, and the unseen imagined."""

from __future__ import annotations

from hanse.core.frames import read_stack
from hanse.core.model import CHANCE, OVER
from hanse.core.reading import Reader, View
from hanse.core.rng import Rng
from hanse.games.merkator import ids
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import (
    DECKED,
    DISCARD,
    HAND,
    OUT,
    OWN,
    PAYING,
    SHOWN,
    STACKED,
    UNDER,
    UNKNOWN,
    USED,
)
from hanse.games.merkator.rules import setup
from hanse.games.merkator.state import MerkatorState, Rules
from hanse.games.merkator.view import Questions


class Desk:
    """The cards named so far: each at one place only."""

    def __init__(self, s: MerkatorState) -> None:
        self.s = s

    def contract(self, r: Reader, key: str, contract: int, at: int) -> None:
        if self.s.where[contract] != UNKNOWN:
            raise r.fail(key, f"contract {self.s.board.contract_ids[contract]!r} is in two places")
        self.s.where[contract] = at

    def card(self, r: Reader, key: str, card: int, at: int) -> None:
        if self.s.card[card] != UNKNOWN:
            raise r.fail(key, f"card {self.s.board.card_ids[card]!r} is in two places")
        self.s.card[card] = at


def load(b: Board, rules: Rules, questions: Questions, doc: View) -> MerkatorState:
    """The state that looks like ``doc``; DataError if there is none."""
    r = Reader(doc, "view")
    s = setup.start(b, rules)
    s.where = [UNKNOWN] * b.contracts
    s.card = [OUT if at == OUT else UNKNOWN for at in s.card]
    desk = Desk(s)
    s.stack = read_stack(questions, r, b.seats)
    s.starter, s.active = _who(r, "starter", b), _who(r, "active", b)
    s.turn = r.number("turn", 0, 100_000)
    s.place = -1 if r.get("place") is None else r.word("place", b.place_ids)
    s.ending = 0 if r.get("ending") is None else r.word("ending", ids.REASONS)
    s.left = -1 if r.get("left") is None else r.number("left", 0, b.seats)
    s.took = int(r.flag("took"))
    board = r.reader("board")
    s.cubes = [board.number(p, 0, 9999) for p in b.place_ids[: b.majors]]
    board.close()
    _chart(s, r.reader("chart"))
    _piles(s, r.reader("piles"), desk)
    for key, first, count in (("bonus", 0, b.open_bonus), ("buildings", b.open_bonus, b.open_buildings)):
        _display(s, r.reader(key), desk, first, count)
    for seat, p in enumerate(r.readers("seats", count=b.seats)):
        _player(s, p, desk, seat)
    _payment(s, r, desk)
    if b.solo:
        _solo(s, r.reader("solo"), desk)
    _hidden(s, r, desk)
    r.close()
    _check_stack(s, r)
    return s


def _who(r: Reader, key: str, b: Board) -> int:
    return -1 if r.get(key) is None else r.number(key, 0, b.seats - 1)


def _chart(s: MerkatorState, r: Reader) -> None:
    b = s.board
    s.stage = r.number("stage", 0, max(0, len(b.stages) - 1))
    full = b.stages[s.stage] if b.stages else []
    s.row = r.numbers("rows", b.rows)
    for i, n in enumerate(s.row):
        if n > (full[i] if i < len(full) else 0):
            raise r.fail("rows", f"row {i + 1} has no {n} places")
    words = r.get("shown")
    if not isinstance(words, list) or len(words) != b.rows:
        raise r.fail("shown", f"must be a list of {b.rows}")
    for i, word in enumerate(words):
        if word is not None and (word not in b.back_ids or not s.row[i]):
            raise r.fail("shown", f"no marker {word!r} in row {i + 1}")
        s.shown[i] = -1 if word is None else b.back_ids.index(word)
    turned = r.reader("turned")
    for k, id in enumerate(b.back_ids):
        if turned.has(id):
            s.bag[k] -= turned.number(id, 1, b.back_count[k])
    turned.close()
    s.supply = r.number("supply", -9999, 9999)
    r.close()


def _piles(s: MerkatorState, r: Reader, desk: Desk) -> None:
    b = s.board
    for v in range(b.levels):
        key = str(b.values[v])
        pile = r.reader(key)
        s.rest[v] = pile.number("rest", 0, len(b.of_level[v]))
        if pile.get("top") is not None:
            s.top[v] = pile.word("top", b.contract_ids)
            if b.level[s.top[v]] != v:
                raise pile.fail("top", f"is not worth {key}")
            desk.contract(pile, "top", s.top[v], SHOWN)
        pile.close()
    r.close()


def _display(s: MerkatorState, r: Reader, desk: Desk, first: int, count: int) -> None:
    b = s.board
    words = r.get("open")
    if not isinstance(words, list) or len(words) != count:
        raise r.fail("open", f"must be a list of {count}")
    for i, word in enumerate(words):
        if word is not None:
            card = Reader({"card": word}, r.where).word("card", b.card_ids)
            if (card < b.bonuses) != (first == 0):
                raise r.fail("open", f"{word!r} does not belong here")
            desk.card(r, "open", card, SHOWN)
            s.slots[first + i] = card
        else:
            s.slots[first + i] = -1
    r.skip("deck", "worth")
    r.close()


def _player(s: MerkatorState, r: Reader, desk: Desk, seat: int) -> None:
    b = s.board
    s.coins[seat] = r.number("coins", 0, 9999 if s.rules.coins else 0)
    s.time[seat] = r.number("time", 0, 9999)
    for key, at in (("contracts", OWN), ("used", USED)):
        for contract in r.words(key, b.contract_ids):
            desk.contract(r, key, contract, at + seat)
            s.count[seat] += 1
    for key, first in (("bonus", 0), ("buildings", b.bonuses)):
        for card in r.words(key, b.card_ids):
            if (card < b.bonuses) != (first == 0):
                raise r.fail(key, f"{b.card_ids[card]!r} does not belong here")
            desk.card(r, key, card, OWN + seat)
    goods = r.reader("goods")
    for g, id in enumerate(b.good_ids):
        s.goods[b.goods * seat + g] = goods.number(id, 1, 9999) if goods.has(id) else 0
    goods.close()
    tile = r.reader("tile")
    for c, id in enumerate(b.place_ids[: b.majors]):
        s.tile[b.majors * seat + c] = tile.number(id, 1, b.start_tile) if tile.has(id) else 0
    tile.close()
    if r.get("hand") is not None:
        _hand(s, r.reader("hand"), desk, seat)
    r.skip("worth", "points")
    r.close()


def _hand(s: MerkatorState, r: Reader, desk: Desk, seat: int) -> None:
    b = s.board
    if not s.rules.hand:
        raise r.fail("", "there are no hand cards in this game")
    kinds = ["bonus", "building", *map(str, b.values[:-1])]
    kind = r.word("kind", kinds)
    if r.get("card") is None:
        s.hand[seat] = -2 - kind
    elif kind < 2:
        card = r.word("card", b.card_ids)
        if (card < b.bonuses) != (kind == 0):
            raise r.fail("card", f"is not of the kind {kinds[kind]!r}")
        desk.card(r, "card", card, HAND + seat)
        s.hand[seat] = card
    else:
        contract = r.word("card", b.contract_ids)
        if b.level[contract] != kind - 2:
            raise r.fail("card", f"is not worth {kinds[kind]}")
        desk.contract(r, "card", contract, HAND + seat)
        s.hand[seat] = b.cards + contract
    r.close()


def _payment(s: MerkatorState, r: Reader, desk: Desk) -> None:
    b = s.board
    package = r.reader("package")
    for card in package.words("cards", b.card_ids):
        # A card that is being bought still lies in the display, unless it came from the hand.
        if s.card[card] == SHOWN:
            s.card[card] = PAYING
        else:
            desk.card(package, "cards", card, PAYING)
    for contract in package.words("contracts", b.contract_ids):
        desk.contract(package, "contracts", contract, PAYING)
    package.close()
    owed = r.reader("owed")
    for d, id in enumerate(b.demand_ids):
        s.owed[d] = owed.number(id, 1, 99) if owed.has(id) else 0
    owed.close()
    for good in r.words("given", b.good_ids):
        s.owed[b.demands] |= 1 << good
    rows = r.get("bids")
    if not isinstance(rows, list) or len(rows) != b.seats:
        raise r.fail("bids", f"must be a list of {b.seats}")
    for seat, row in enumerate(rows):
        pair = Reader({"bid": row}, r.where).numbers("bid", 2, 0, 9999)
        s.bids[2 * seat], s.bids[2 * seat + 1] = pair
        if pair[0] > s.coins[seat] or pair[1] > s.time[seat]:
            raise r.fail("bids", f"seat {seat} does not own what it offers")


def _solo(s: MerkatorState, r: Reader, desk: Desk) -> None:
    """ME-11.6 to ME-11.8: what was opened lies under the top of its pile unless it was taken or sold."""
    b = s.board
    words = r.get("opened")
    if not isinstance(words, list) or len(words) != b.turns:
        raise r.fail("opened", f"must be a list of {b.turns}")
    for turn, word in enumerate(words):
        s.opened[turn] = -1 if word is None else Reader({"opened": word}, r.where).word("opened", b.contract_ids)
    under = r.reader("under")
    for i in range(b.bonuses):
        if under.has(b.card_ids[i]):
            desk.card(under, b.card_ids[i], i, DECKED)
            s.age[i] = under.number(b.card_ids[i], 1, 99)
    under.close()
    r.close()


def _hidden(s: MerkatorState, r: Reader, desk: Desk) -> None:
    """What the view does not name is in piles, decks, hidden hands and discards; their sizes must add up."""
    b = s.board
    total = r.number("discards", 0, b.contracts)
    everything = r.has("secret")
    if everything:
        secret = r.reader("secret")
        for contract in secret.words("discards", b.contract_ids):
            desk.contract(secret, "discards", contract, DISCARD)
        secret.close()
    for v in range(b.levels):
        hidden = [c for c in b.of_level[v] if s.where[c] == UNKNOWN]
        covered = _covered(s, hidden) if b.solo and v in b.stack_levels else []
        for c in covered:
            s.where[c] = UNDER
        held = sum(1 for h in s.hand if h == -4 - v)
        free = len(hidden) - len(covered) - s.rest[v] - held
        known = sum(1 for c in b.of_level[v] if s.where[c] == DISCARD)
        if free < 0 or (everything and free):
            raise r.fail("piles", f"contracts of value {b.values[v]} do not add up")
        s.gone[v] = free + known
        if everything:
            at = STACKED if b.solo and v in b.stack_levels else DECKED
            for c in hidden:
                if s.where[c] == UNKNOWN:
                    s.where[c] = at
    if sum(s.gone) != total:
        raise r.fail("discards", f"must be {sum(s.gone)}, for everything else is somewhere")
    for kind, first, end in ((-2, 0, b.bonuses), (-3, b.bonuses, b.cards)):
        hidden = [c for c in range(first, end) if s.card[c] == UNKNOWN]
        held = sum(1 for h in s.hand if h == kind)
        if len(hidden) < held:
            raise r.fail("seats", "more hand cards than there can be")
        if not held:
            for c in hidden:
                s.card[c] = DECKED
    if everything and any(h < -1 for h in s.hand):
        raise r.fail("seats", "a hand card is missing")
    if sum(s.time) + sum(s.row) + s.supply != b.markers:
        raise r.fail("chart", f"time markers must be {b.markers} with the supply (below 0: extra ones)")


def _covered(s: MerkatorState, hidden: list[int]) -> list[int]:
    """Solo: cards opened onto a pile that still has a top, and not named elsewhere, lie under it."""
    if not hidden or s.top[s.board.level[hidden[0]]] < 0:
        return []
    at = s.opened.index(s.top[s.board.level[hidden[0]]]) if s.top[s.board.level[hidden[0]]] in s.opened else -1
    return [c for c in hidden if c in s.opened and s.opened.index(c) < at]


def _check_stack(s: MerkatorState, r: Reader) -> None:
    """The open questions must be ones this position can have."""
    if s.stack[0] != (ids.OVER_Q, OVER) or any(frame[0] == ids.OVER_Q for frame in s.stack[1:]):
        raise r.fail("stack", "must begin with over, and only there")
    chance = (ids.STARTER, ids.DRAW, ids.DECK, ids.BACK, ids.FIRST)
    for frame in s.stack[1:]:
        if (frame[1] == CHANCE) != (frame[0] in chance) or frame[1] == OVER:
            raise r.fail("stack", "chance is asked to draw and deal, seats everything else")
        _check_frame(s, r, frame[0], frame[2:])
    kind, seat = s.stack[-1][0], s.stack[-1][1]
    if kind == ids.TURN and seat != s.active:
        raise r.fail("stack", "the turn must be that of the seat under 'active'")
    if len(s.stack) > 1 and kind not in chance and not s.count[seat] and kind != ids.PACKAGE:
        raise r.fail("seats", f"seat {seat} has no contract (ME-4.7)")


def _check_frame(s: MerkatorState, r: Reader, kind: int, operands: tuple[int, ...]) -> None:
    b = s.board
    bounds: dict[int, tuple[int, ...]] = {
        ids.DRAW: (b.levels, b.seats), ids.DECK: (len(s.slots), b.seats, 99), ids.BACK: (2,),
        ids.SORT: (b.majors, 9999),
        ids.REDRAW: (len(b.back_ids),), ids.LOSE: (len(b.columns), 10), ids.FULFIL: (2,), ids.PAY: (b.contracts,),
        ids.REWARD: (b.contracts, 2), ids.CHECK: (b.seats + 1,), ids.OFFER: (b.seats, b.contracts, 9999, 9999),
        ids.ACCEPT: (b.contracts,), ids.REFILL: (99,), ids.JOIN: (b.places, 10),
    }  # fmt: skip
    low = -1 if kind in (ids.DRAW, ids.DECK) else 0
    for value, high in zip(operands, bounds.get(kind, (99_999,) * len(operands)), strict=True):
        if not low <= value < high:
            raise r.fail("stack", f"no such question: operand {value}")
    if kind in (ids.FULFIL, ids.JOURNEY, ids.JOIN) and s.place < 0:
        raise r.fail("place", "the figure must stand somewhere")


def fill(s: MerkatorState, rng: Rng) -> None:
    """ME-R2: deal what a seat cannot see to hidden hands, piles, decks and the discard pile, each as likely as
    another."""
    b = s.board
    for v in range(b.levels):
        unknown = [c for c in b.of_level[v] if s.where[c] == UNKNOWN]
        _shuffle(unknown, rng)
        for seat in range(b.seats):
            if s.hand[seat] == -4 - v:
                contract = unknown.pop()
                s.where[contract] = HAND + seat
                s.hand[seat] = b.cards + contract
        at = STACKED if b.solo and v in b.stack_levels else DECKED
        for i, contract in enumerate(unknown):
            s.where[contract] = at if i < s.rest[v] else DISCARD
    for kind, first, end in ((-2, 0, b.bonuses), (-3, b.bonuses, b.cards)):
        unknown = [c for c in range(first, end) if s.card[c] == UNKNOWN]
        _shuffle(unknown, rng)
        for seat in range(b.seats):
            if s.hand[seat] == kind:
                card = unknown.pop()
                s.card[card] = HAND + seat
                s.hand[seat] = card
        for card in unknown:
            s.card[card] = DECKED


def _shuffle(cards: list[int], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
