"""What a page needs to draw the board and the cards of Merkator, and to name them."""

from __future__ import annotations

from typing import cast

from hanse.core.describe import Names
from hanse.core.languages import LANGUAGES
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import PAIR
from hanse.games.merkator.result import points
from hanse.games.merkator.shapes import Benchmarks, Building, MerkatorSheet, Place, Term
from hanse.games.merkator.state import Rules

COLOURS = ("blue", "red", "yellow", "green")
TERM_WORDS = (
    "fixed", "per_type", "per_good", "per_set", "per_time", "per_contract", "per_destination",
    "only_types", "only_goods", "only_time", "only_colours", "only_field", "special",
)  # fmt: skip


def sheet(b: Board, rules: Rules) -> MerkatorSheet:
    """Board and cards as JSON; they never change at a table."""
    return {
        "seats": list(COLOURS[: b.seats]),
        "places": [_place(b, p) for p in range(b.places)],
        "links": [(b.place_ids[one], b.place_ids[two]) for one, two in b.pairs],
        "goods": [
            {"id": id, "colour": b.good_colour[g], "origin": b.place_ids[g // PAIR],
             "category": b.categories[b.category[g]], "column": b.columns[b.column[g]]}
            for g, id in enumerate(b.good_ids)
        ],
        "columns": [
            {"id": id, "kind": b.column_kind[k], "goods": [b.good_ids[g] for g in b.in_column[k]]}
            for k, id in enumerate(b.columns)
        ],
        "categories": list(b.categories),
        "tile": [b.place_ids[c] for c in b.tile_order],
        "contracts": [
            {"id": id, "value": b.value[i], "place": b.place_ids[b.place_of[i]] if b.place_of[i] >= 0 else None,
             "needs": {b.demand_ids[d]: b.needs[i][d] for d in b.asked[i]}, "doubt": b.contract_doubt[i]}
            for i, id in enumerate(b.contract_ids)
        ],
        "bonus": [
            {"id": b.card_ids[i], "cost": b.cost[i], "place": b.place_ids[b.bonus_place[i]],
             "good": b.good_ids[b.bonus_good[i]], "doubt": b.card_doubt[i]}
            for i in range(b.bonuses)
        ],
        "buildings": [_building(b, i) for i in range(b.buildings)],
        "chart": [{"side": side, "rows": list(rows)} for side, rows in b.chart],
        "backs": {id: (b.columns[b.back_column[i]], b.back_loss[i]) for i, id in enumerate(b.back_ids)},
        "numbers": {
            "limit": b.limit, "cash": b.cash, "rate": b.rate, "join_major": b.join_major,
            "join_minor": b.join_minor, "bonus_active": b.bonus_active, "bonus_joining": b.bonus_joining,
            "turns": b.turns, "benchmarks": cast("Benchmarks", {**b.benchmarks}) if b.solo else None,
        },
        "names": _names(b),
        "hand": rules.hand,
    }  # fmt: skip


def _place(b: Board, p: int) -> Place:
    major = p < b.majors
    x, y = b.place_xy[p]
    return {
        "id": b.place_ids[p], "kind": "major" if major else "minor", "colour": b.place_colour[p] if major else None,
        "time": b.time_at[p], "threshold": None if major else b.threshold[p], "x": x, "y": y,
    }  # fmt: skip


def _building(b: Board, i: int) -> Building:
    card = b.bonuses + i
    terms: list[Term] = []
    for t in range(b.term_from[i], b.term_from[i + 1]):
        terms.append({
            "kind": TERM_WORDS[b.term_kind[t]], "number": b.term_number[t],
            "vp": points(b, b.term_units[t]),
            "of": [b.good_ids[g] for g in b.term_goods[t]],
            "groups": [[b.good_ids[g] for g in group] for group in b.term_groups[t]],
        })  # fmt: skip
    return {
        "id": b.card_ids[card], "cost": b.cost[card], "only": bool(b.only[i]),
        "doubt": b.card_doubt[card],
        "score": terms,
    }  # fmt: skip


def _names(b: Board) -> Names:
    """By domain and word. Operands of the exchange are goods by their names; "time" and "different" are texts."""
    goods = {id: {**b.good_names[g]} for g, id in enumerate(b.good_ids)}
    categories = {id: {**b.category_names[k]} for k, id in enumerate(b.categories)}
    return {
        "place": {id: {**b.place_names[p]} for p, id in enumerate(b.place_ids)},
        "category": categories,
        "good": goods,
        "stuff": goods,
        "demand": {**goods, **categories},
        "contract": {id: _contract_name(b, i) for i, id in enumerate(b.contract_ids)},
        "card": {
            id: {**b.card_names[i]} if i >= b.bonuses else _bonus_name(b, i) for i, id in enumerate(b.card_ids)
        },
    }  # fmt: skip


def _contract_name(b: Board, i: int) -> dict[str, str]:
    """Value, destination and demand: a card is called by what is printed on it."""
    if b.contract_names[i]:
        return {**b.contract_names[i]}
    named = [*b.good_names, *b.category_names, b.different_names]  # [demand]
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        asked = ", ".join(f"{b.needs[i][d]} × {named[d][lang]}" for d in b.asked[i])
        out[lang] = f"{b.value[i]} {b.place_names[b.place_of[i]][lang]} ({asked})"
    return out


def _bonus_name(b: Board, i: int) -> dict[str, str]:
    place, good = b.place_names[b.bonus_place[i]], b.good_names[b.bonus_good[i]]
    return {lang: f"{place[lang]} + {good[lang]}" for lang in LANGUAGES}
