"""The position behind a view, and a guess at what it hides (ME-R2)."""

from __future__ import annotations

from hanse.core.frames import read_stack
from hanse.core.game import Game
from hanse.core.reading import Reader, View
from hanse.games.merkator import cover
from hanse.games.merkator.board import Board
from hanse.games.merkator.checks import MANY, check, check_cards
from hanse.games.merkator.ids import (
    BID,
    BID_COINS,
    BID_TIME,
    BONUS_BACK,
    BUILDING_BACK,
    DECKED,
    DISCARD,
    FIRST_VALUE,
    HAND,
    NOT_ENDING,
    OWN,
    PAYING,
    REASONS,
    SHOWN,
    STACKED,
    UNKNOWN,
    USED,
)
from hanse.games.merkator.state import (
    MerkatorState,
    Rules,
    empty,
    hold_back,
    hold_card,
    hold_contract,
)
from hanse.games.merkator.view import back_words

LONGEST = 100_000


def load(board: Board, rules: Rules, game: Game[MerkatorState], shown: View) -> MerkatorState:
    """The state that looks like ``shown``; DataError if there is none."""
    doc = Reader(shown, "view")
    s = empty(board, rules)
    s.stack = read_stack(game, doc, board.seats)
    s.starter, s.active = _who(doc, "starter", board), _who(doc, "active", board)
    s.turn = doc.number("turn", 0, LONGEST)
    s.place = -1 if doc.get("place") is None else doc.word("place", board.place_ids)
    s.ending = NOT_ENDING if doc.get("ending") is None else doc.word("ending", REASONS)
    s.left = -1 if doc.get("left") is None else doc.number("left", 0, board.seats)
    s.took = 1 if doc.flag("took") else 0
    s.given_up = doc.number("given_up", 1, MANY) if doc.has("given_up") else 0
    cubes = doc.reader("board")
    s.cubes = [cubes.number(id, 0, MANY) for id in board.place_ids[: board.majors]]
    cubes.close()
    _read_chart(doc.reader("chart"), s)
    _read_piles(doc.reader("piles"), s)
    _read_display(doc.reader("bonus"), s, BONUS_BACK, 0)
    _read_display(doc.reader("buildings"), s, BUILDING_BACK, board.open_bonus)
    for seat, player in enumerate(doc.readers("seats", count=board.seats)):
        _read_player(player, s, seat)
    _read_payment(doc, s)
    total = doc.number("discards", 0, board.contracts)
    everything = doc.has("secret")
    if everything:
        _read_secret(doc.reader("secret"), s)
    if board.solo:
        _read_solo(doc.reader("solo"), s, everything)
    check_cards(doc, s, total, everything)
    _settle_cards(s, everything)
    doc.close()
    check(doc, s)
    return s


def _who(r: Reader, key: str, b: Board) -> int:
    return -1 if r.get(key) is None else r.number(key, 0, b.seats - 1)


def _put_contract(r: Reader, key: str, s: MerkatorState, contract: int, at: int) -> None:
    if s.where[contract] != UNKNOWN:
        raise r.fail(key, f"contract {s.board.contract_ids[contract]!r} is in two places")
    s.where[contract] = at


def _put_card(r: Reader, key: str, s: MerkatorState, card: int, at: int) -> None:
    if s.card[card] != UNKNOWN:
        raise r.fail(key, f"card {s.board.card_ids[card]!r} is in two places")
    s.card[card] = at


def _list(r: Reader, key: str, count: int) -> list[object]:
    rows = r.get(key)
    if not isinstance(rows, list) or len(rows) != count:
        raise r.fail(key, f"must be a list of {count}")
    return rows


def _read_chart(r: Reader, s: MerkatorState) -> None:
    b = s.board
    s.stage = r.number("stage", 0, max(0, len(b.stages) - 1))
    full = b.stages[s.stage] if b.stages else []
    s.row = r.numbers("rows", b.rows)
    for i, n in enumerate(s.row):
        if n > (full[i] if i < len(full) else 0):
            raise r.fail("rows", f"row {i + 1} has no {n} places")
    for i, word in enumerate(_list(r, "shown", b.rows)):
        if word is None:
            continue
        if word not in b.back_ids or not s.row[i]:
            raise r.fail("shown", f"no marker {word!r} in row {i + 1}")
        s.shown[i] = b.back_ids.index(str(word))
    turned = r.reader("turned")
    for k, id in enumerate(b.back_ids):
        if turned.has(id):
            s.bag[k] -= turned.number(id, 1, b.back_count[k])
    turned.close()
    s.supply = r.number("supply", -MANY, MANY)
    r.close()


def _read_piles(r: Reader, s: MerkatorState) -> None:
    b = s.board
    for level in range(b.levels):
        value = str(b.values[level])
        pile = r.reader(value)
        s.rest[level] = pile.number("rest", 0, len(b.of_level[level]))
        if pile.get("top") is not None:
            s.top[level] = pile.word("top", b.contract_ids)
            if b.level[s.top[level]] != level:
                raise pile.fail("top", f"is not worth {value}")
            _put_contract(pile, "top", s, s.top[level], SHOWN)
        pile.close()
    r.close()


def _read_display(r: Reader, s: MerkatorState, back: int, first: int) -> None:
    b = s.board
    for i, word in enumerate(_list(r, "open", b.open_bonus if back == BONUS_BACK else b.open_buildings)):
        if word is not None:
            card = Reader({"card": word}, r.where).word("card", b.card_ids)
            if card not in b.of_back(back):
                raise r.fail("open", f"{word!r} does not belong here")
            _put_card(r, "open", s, card, SHOWN)
            s.slots[first + i] = card
    r.skip("deck", "worth")
    r.close()


def _read_player(r: Reader, s: MerkatorState, seat: int) -> None:
    b = s.board
    s.coins[seat] = r.number("coins", 0, MANY if s.rules.coins else 0)
    s.time[seat] = r.number("time", 0, MANY)
    for key, at in (("contracts", OWN), ("used", USED)):
        for contract in r.words(key, b.contract_ids):
            _put_contract(r, key, s, contract, at + seat)
            s.count[seat] += 1
    for key, back in (("bonus", BONUS_BACK), ("buildings", BUILDING_BACK)):
        for card in r.words(key, b.card_ids):
            if card not in b.of_back(back):
                raise r.fail(key, f"{b.card_ids[card]!r} does not belong here")
            _put_card(r, key, s, card, OWN + seat)
    goods = r.reader("goods")
    for g, id in enumerate(b.good_ids):
        s.goods[b.goods * seat + g] = goods.number(id, 1, MANY) if goods.has(id) else 0
    goods.close()
    tile = r.reader("tile")
    for c, id in enumerate(b.place_ids[: b.majors]):
        s.tile[b.majors * seat + c] = tile.number(id, 1, b.start_tile) if tile.has(id) else 0
    tile.close()
    if r.get("hand") is not None:
        _read_hand(r.reader("hand"), s, seat)
    r.skip("worth", "points")
    r.close()


def _read_hand(r: Reader, s: MerkatorState, seat: int) -> None:
    b = s.board
    if not s.rules.hand:
        raise r.fail("", "there are no hand cards in this game")
    backs = back_words(b)[:-1]  # never the Peace
    back = r.word("kind", backs)
    if back == FIRST_VALUE:  # ME-14.1
        raise r.fail("kind", f"contracts of value {backs[back]} never go into a hand")
    if r.get("card") is None:
        hold_back(s, seat, back)
    elif back < FIRST_VALUE:
        card = r.word("card", b.card_ids)
        if card not in b.of_back(back):
            raise r.fail("card", f"is not of the kind {backs[back]!r}")
        _put_card(r, "card", s, card, HAND + seat)
        hold_card(s, seat, card)
    else:
        contract = r.word("card", b.contract_ids)
        if FIRST_VALUE + b.level[contract] != back:
            raise r.fail("card", f"is not worth {backs[back]}")
        _put_contract(r, "card", s, contract, HAND + seat)
        hold_contract(s, seat, contract)
    r.close()


def _read_payment(r: Reader, s: MerkatorState) -> None:
    """What is being bought, paid and offered."""
    b = s.board
    package = r.reader("package")
    for card in package.words("cards", b.card_ids):
        # A card that is being bought still lies in the display, unless it came from the hand.
        if s.card[card] == SHOWN:
            s.card[card] = PAYING
        else:
            _put_card(package, "cards", s, card, PAYING)
    for contract in package.words("contracts", b.contract_ids):
        _put_contract(package, "contracts", s, contract, PAYING)
    package.close()
    owed = r.reader("owed")
    for d, id in enumerate(b.demand_ids):
        s.owed[d] = owed.number(id, 1, MANY) if owed.has(id) else 0
    owed.close()
    for good in r.words("given", b.good_ids):
        s.given[good] = 1
    for seat, row in enumerate(_list(r, "bids", b.seats)):
        coins, time = Reader({"bid": row}, r.where).numbers("bid", BID, 0, MANY)
        s.bids[BID * seat + BID_COINS] = coins
        s.bids[BID * seat + BID_TIME] = time
        if coins > s.coins[seat] or time > s.time[seat]:
            raise r.fail("bids", f"seat {seat} does not own what it offers")


def _read_solo(r: Reader, s: MerkatorState, everything: bool) -> None:
    b = s.board
    for turn, word in enumerate(_list(r, "opened", b.turns)):
        s.opened[turn] = -1 if word is None else Reader({"opened": word}, r.where).word("opened", b.contract_ids)
    under = r.reader("under")
    for i in range(b.bonuses):
        if under.has(b.card_ids[i]):
            _put_card(under, b.card_ids[i], s, i, DECKED)
            s.age[i] = under.number(b.card_ids[i], 1, MANY)
    under.close()
    cover.read(r, s, everything)
    r.close()


def _read_secret(r: Reader, s: MerkatorState) -> None:
    for contract in r.words("discards", s.board.contract_ids):
        _put_contract(r, "discards", s, contract, DISCARD)
    r.close()


def _settle_cards(s: MerkatorState, everything: bool) -> None:
    """What nobody can see is in piles, decks, hidden hands and discards; where there is no doubt, it is put there."""
    b = s.board
    for level in range(b.levels):
        unseen = [c for c in b.of_level[level] if s.where[c] == UNKNOWN]
        if level not in b.stack_levels:
            known = sum(1 for c in b.of_level[level] if s.where[c] == DISCARD)
            s.gone[level] = known + len(unseen) - s.rest[level] - len(cover.short(s, FIRST_VALUE + level))
        if everything:
            for c in unseen:
                s.where[c] = STACKED if level in b.stack_levels else DECKED
    for back in (BONUS_BACK, BUILDING_BACK):
        if not cover.short(s, back):
            for card in b.of_back(back):
                if s.card[card] == UNKNOWN:
                    s.card[card] = DECKED
