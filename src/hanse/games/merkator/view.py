"""What people may know of a game of Merkator (ME-R2): all but decks, covered contracts, discards, backs and hands."""

from __future__ import annotations

from hanse.core.frames import show_stack
from hanse.core.game import Question
from hanse.core.model import ALL
from hanse.core.reading import Json, View
from hanse.games.merkator.ids import DECKED, DISCARD, OWN, PAYING, REASONS, UNDER, UNKNOWN, USED
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState

Questions = list[Question[MerkatorState]]


def view(s: MerkatorState, questions: Questions, eyes: int) -> View:
    """In words of the data files; ``points`` and ``worth`` are conveniences that ``load`` does not read."""
    b = s.board
    out: View = {
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
        "bonus": {"open": _open(s, 0, b.open_bonus), "deck": _decked(s, 0, b.bonuses)},
        "buildings": {
            "open": _open(s, b.open_bonus, len(s.slots)),
            "deck": _decked(s, b.bonuses, b.cards),
            "worth": {
                b.card_ids[card]: [_points(s, scoring.building_units(s, p, card - b.bonuses)) for p in range(b.seats)]
                for card in s.slots[b.open_bonus :] if card >= 0
            },
        },
        "seats": [_player(s, seat, eyes) for seat in range(b.seats)],
        "owed": {b.demand_ids[d]: s.owed[d] for d in range(b.demands) if s.owed[d]},
        "given": [b.good_ids[g] for g in range(b.goods) if s.owed[b.demands] >> g & 1],
        "package": {"cards": _cards(s, PAYING), "contracts": _contracts(s, PAYING)},
        "bids": [[s.bids[2 * p], s.bids[2 * p + 1]] for p in range(b.seats)],
        "stack": show_stack(questions, s.stack, eyes),
    }  # fmt: skip
    if b.solo:
        out["solo"] = {
            "opened": [_contract(s, c) for c in s.opened],
            "under": {b.card_ids[i]: s.age[i] for i in range(b.bonuses) if s.card[i] == DECKED and s.age[i]},
        }
    if eyes == ALL:
        out["secret"] = {"discards": _contracts(s, DISCARD)}
    return out


def _player(s: MerkatorState, seat: int, eyes: int) -> Json:
    b = s.board
    goods = s.goods[b.goods * seat : b.goods * (seat + 1)]
    built = [card for card in range(b.bonuses, b.cards) if s.card[card] == OWN + seat]
    inside, beside = scoring.contract_units(s, seat)
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
        "worth": {b.card_ids[card]: _points(s, scoring.building_units(s, seat, card - b.bonuses)) for card in built},
        "points": _points(s, inside + beside + scoring.buildings_units(s, seat)),
    }


def _hand(s: MerkatorState, seat: int, eyes: int) -> Json:
    """ME-R2: everybody sees the back of a hand card: bonus card, building, or the value of a contract (ME-1.5)."""
    held = s.hand[seat]
    if held == -1:
        return None
    # A card that only a view was known of is kept as its kind, below -1.
    kind, word = hand_kind(s, held)
    return {"kind": kind, "card": word if eyes in (ALL, seat) else None}


def hand_kind(s: MerkatorState, held: int) -> tuple[str, Json]:
    """What the back of a hand card shows, and its word if it is known."""
    b = s.board
    if held < -1:
        code = -2 - held
        return (("bonus", "building")[code] if code < 2 else str(b.values[code - 2])), None
    if held < b.cards:
        return ("bonus" if held < b.bonuses else "building"), b.card_ids[held]
    contract = held - b.cards
    return str(b.value[contract]), b.contract_ids[contract]


def _seat(seat: int) -> Json:
    return seat if seat >= 0 else None


def _points(s: MerkatorState, units: int) -> Json:
    return units // s.board.unit if units % s.board.unit == 0 else units / s.board.unit


def _contract(s: MerkatorState, contract: int) -> Json:
    return s.board.contract_ids[contract] if contract >= 0 else None


def _contracts(s: MerkatorState, at: int) -> Json:
    return [s.board.contract_ids[c] for c in range(s.board.contracts) if s.where[c] == at]


def _cards(s: MerkatorState, at: int) -> Json:
    return [s.board.card_ids[c] for c in range(s.board.cards) if s.card[c] == at]


def _open(s: MerkatorState, first: int, end: int) -> Json:
    return [s.board.card_ids[card] if card >= 0 else None for card in s.slots[first:end]]


def _decked(s: MerkatorState, first: int, end: int) -> int:
    """How many cards a deck has: all that are nowhere else."""
    return deck_size(s, first, end)


def deck_size(s: MerkatorState, first: int, end: int) -> int:
    """Cards of a deck; in a state made from a view the hidden hands are among the cards not known."""
    n = sum(1 for card in range(first, end) if s.card[card] == DECKED or s.card[card] == UNKNOWN)
    kind = -2 if first == 0 else -3
    return n - sum(1 for held in s.hand if held == kind)


def census(s: MerkatorState) -> dict[str, int]:
    """ME-16.4, ME-R3: cards and markers that never leave the game; nobody owes anything (ME-16.5)."""
    b = s.board
    out = {
        "contracts": sum(s.rest) + sum(s.gone) + sum(s.count) + sum(1 for c in s.top if c >= 0)
        + sum(1 for at in s.where if at in (PAYING, UNDER)) + sum(1 for held in s.hand if held >= b.cards),
        "cards": len(s.card),
        "markers": sum(s.time) + sum(s.row) + s.supply,
    }  # fmt: skip
    for seat in range(b.seats):
        if min(s.coins[seat], s.time[seat], *s.goods[b.goods * seat : b.goods * (seat + 1)]) < 0:
            out[f"debt of {seat}"] = 1
        if s.count[seat] != sum(1 for at in s.where if at in (OWN + seat, USED + seat)):
            out[f"contracts of {seat} not counted"] = 1
    return out
