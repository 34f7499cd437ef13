"""A position of Merkator as numbers, from one seat's point of view: itself first, then clockwise."""

from __future__ import annotations

from hanse.core.model import Frame, Over
from hanse.games.merkator.frames import (
    Accept,
    Back,
    Check,
    Close,
    Deck,
    Draw,
    Duty,
    Excess,
    First,
    Fulfil,
    Join,
    Journey,
    Lose,
    Offer,
    Package,
    Pay,
    Place,
    Redraw,
    Refill,
    Reward,
    Sort,
    Starter,
    Turn,
)
from hanse.games.merkator.ids import OWN, SHOWN, USED
from hanse.games.merkator.state import MerkatorState, hand_card, hand_contract

ASKED: tuple[type[Frame], ...] = (
    Over, Starter, Draw, Deck, Back, First, Turn, Package, Excess, Refill, Sort, Journey, Redraw, Lose, Fulfil, Pay,
    Reward, Join, Close, Place, Check, Duty, Offer, Accept,
)  # fmt: skip


def features(s: MerkatorState, seat: int) -> list[float]:
    """Board, chart, offer and every player's things, each scaled to about one."""
    b = s.board
    top = s.stack[-1]
    out: list[float] = [1.0 if s.place == p else 0.0 for p in range(b.places)]
    out += [n / 4 for n in s.cubes]
    out += [n / 6 for n in s.row]
    out += [s.turn / 50, s.left / 4, float(s.ending > 0), len(s.stack) / 10]
    out += [1.0 if type(top) is asked else 0.0 for asked in ASKED]
    out += [n / 4 for n in s.owed]
    out += [1.0 if at == SHOWN else 0.0 for at in s.where]
    out += [1.0 if at == SHOWN else 0.0 for at in s.card]
    out += [n / 10 for n in s.rest] + [n / 5 for n in s.gone]
    for step in range(b.seats):
        p = (seat + step) % b.seats
        out += [s.coins[p] / 15, s.time[p] / 6, s.count[p] / 6, float(s.active == p), float(top.seat == p)]
        out += [n / 4 for n in s.goods[b.goods * p : b.goods * (p + 1)]]
        out += [float(n) for n in s.tile[b.majors * p : b.majors * (p + 1)]]
        out += [1.0 if at == OWN + p else 0.5 if at == USED + p else 0.0 for at in s.where]
        out += [1.0 if at == OWN + p else 0.0 for at in s.card]
        card, contract = (hand_card(s, p), hand_contract(s, p)) if p == seat else (-1, -1)
        out += [1.0 if card == i else 0.0 for i in range(b.cards)]
        out += [1.0 if contract == i else 0.0 for i in range(b.contracts)]
    return out
