"""What people may know of a game of Merkator (ME-R2): all but decks, covered contracts, discards, backs and hands."""

from __future__ import annotations

from typing import cast

from hanse.core.frames import show_stack
from hanse.core.game import Game
from hanse.core.model import ALL
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import (
    BID,
    BID_COINS,
    BID_TIME,
    BONUS_BACK,
    BUILDING_BACK,
    DECKED,
    DISCARD,
    OWN,
    PAYING,
    REASONS,
    UNKNOWN,
    USED,
)
from hanse.games.merkator.result import points
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.shapes import Held, MerkatorPlayer, MerkatorView
from hanse.games.merkator.state import MerkatorState, hand_back, hand_card, hand_contract, hidden_back


def view(game: Game[MerkatorState], s: MerkatorState, eyes: int) -> MerkatorView:
    """In words of the data files; ``points`` and ``worth`` are conveniences that ``load`` does not read."""
    b = s.board
    bids = [[s.bids[BID * p + BID_COINS], s.bids[BID * p + BID_TIME]] for p in range(b.seats)]
    out: MerkatorView = {
        "starter": _seat(s.starter),
        "active": _seat(s.active),
        "turn": s.turn,
        "place": b.place_ids[s.place] if s.place >= 0 else None,
        "ending": REASONS[s.ending] if s.ending else None,
        "left": s.left if s.left >= 0 else None,
        "took": bool(s.took),
        "board": {b.place_ids[p]: s.cubes[p] for p in range(b.majors)},
        "chart": {
            "stage": s.stage,
            "rows": list(s.row),
            "shown": [b.back_ids[k] if k >= 0 else None for k in s.shown],
            "supply": s.supply,
            "turned": {b.back_ids[k]: b.back_count[k] - n for k, n in enumerate(s.bag) if n != b.back_count[k]},
        },
        "piles": {str(b.values[v]): {"top": _contract(s, s.top[v]), "rest": s.rest[v]} for v in range(b.levels)},
        "discards": sum(s.gone),
        "bonus": {"open": _open(s, 0, b.open_bonus), "deck": _deck(s, BONUS_BACK)},
        "buildings": {
            "open": _open(s, b.open_bonus, len(s.slots)),
            "deck": _deck(s, BUILDING_BACK),
            "worth": {
                b.card_ids[card]: [points(b, scoring.building_units(s, p, card - b.bonuses)) for p in range(b.seats)]
                for card in s.slots[b.open_bonus :] if card >= 0
            },
        },
        "seats": [_player(s, seat, eyes) for seat in range(b.seats)],
        "owed": {b.demand_ids[d]: s.owed[d] for d in range(b.demands) if s.owed[d]},
        "given": [b.good_ids[g] for g in range(b.goods) if s.given[g]],
        "package": {"cards": _cards(s, PAYING), "contracts": _contracts(s, PAYING)},
        "bids": cast("list[tuple[int, int]]", bids),
        "stack": show_stack(game, s.stack),
    }  # fmt: skip
    if s.given_up:
        out["given_up"] = s.given_up
    if b.solo:
        out["solo"] = {
            "opened": [_contract(s, c) for c in s.opened],
            "under": {b.card_ids[i]: s.age[i] for i in range(b.bonuses) if s.card[i] == DECKED and s.age[i]},
        }
        gone = {str(b.values[v]): s.gone[v] for v in b.stack_levels if s.gone[v]}
        if gone:  # ME-R2: the sizes of the open piles tell it
            out["solo"]["gone"] = gone
    if eyes == ALL:
        out["secret"] = {"discards": _contracts(s, DISCARD)}
    return out


def _player(s: MerkatorState, seat: int, eyes: int) -> MerkatorPlayer:
    b = s.board
    goods = s.goods[b.goods * seat : b.goods * (seat + 1)]
    built = [card for card in range(b.bonuses, b.cards) if s.card[card] == OWN + seat]
    return {
        "coins": s.coins[seat],
        "time": s.time[seat],
        "contracts": _contracts(s, OWN + seat),
        "used": _contracts(s, USED + seat),
        "bonus": [b.card_ids[i] for i in range(b.bonuses) if s.card[i] == OWN + seat],
        "buildings": [b.card_ids[card] for card in built],
        "goods": {b.good_ids[g]: n for g, n in enumerate(goods) if n},
        "tile": {b.place_ids[c]: n for c, n in enumerate(s.tile[b.majors * seat : b.majors * (seat + 1)]) if n},
        "hand": _hand(s, seat, eyes),
        "worth": {b.card_ids[card]: points(b, scoring.building_units(s, seat, card - b.bonuses)) for card in built},
        "points": points(b, scoring.units(s, seat)),
    }


def _hand(s: MerkatorState, seat: int, eyes: int) -> Held | None:
    """Everybody sees the back of a hand card: bonus card, building, or the value of a contract."""
    back = hand_back(s, seat)
    if back < 0:
        return None
    word: str | None = None
    if eyes in (ALL, seat):  # ME-R2
        card, contract = hand_card(s, seat), hand_contract(s, seat)
        word = s.board.card_ids[card] if card >= 0 else _contract(s, contract)
    return {"kind": back_words(s.board)[back], "card": word}


def back_words(b: Board) -> list[str]:
    """ME-1.5: what the backs of cards show, in the order of their ints."""
    return ["bonus", "building", *map(str, b.values)]


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _contract(s: MerkatorState, contract: int) -> str | None:
    return s.board.contract_ids[contract] if contract >= 0 else None


def _contracts(s: MerkatorState, at: int) -> list[str]:
    return [s.board.contract_ids[c] for c in range(s.board.contracts) if s.where[c] == at]


def _cards(s: MerkatorState, at: int) -> list[str]:
    return [s.board.card_ids[c] for c in range(s.board.cards) if s.card[c] == at]


def _open(s: MerkatorState, first: int, end: int) -> list[str | None]:
    return [s.board.card_ids[card] if card >= 0 else None for card in s.slots[first:end]]


def _deck(s: MerkatorState, back: int) -> int:
    """Cards of a deck; in a state made from a view the hidden hands are among the cards not known."""
    cards = s.board.of_back(back)
    hidden = sum(1 for seat in range(s.board.seats) if hidden_back(s, seat) == back)
    return sum(1 for card in cards if s.card[card] in (DECKED, UNKNOWN)) - hidden
