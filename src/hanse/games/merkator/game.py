"""The two tables of Merkator, and everything the house asks of the game."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Switch, Outcome, Points, Setup, Variant
from hanse.core.events import Schema
from hanse.core.game import SEATS, Domain, Field, Game, Question, Verb
from hanse.core.reading import BadInput
from hanse.core.rulebook import Rulebook
from hanse.games.merkator import ids, load, view
from hanse.games.merkator.board import Board
from hanse.games.merkator.features import features
from hanse.games.merkator.picture import picture
from hanse.games.merkator.rules import (
    chart,
    display,
    ending,
    fulfil,
    hand,
    invest,
    join,
    offers,
    payment,
    piles,
    scoring,
    setup,
    supply,
    travel,
)
from hanse.games.merkator.sheet import sheet
from hanse.games.merkator.state import MerkatorState, Rules
from hanse.games.merkator.value import value

LIMIT = 20_000


class Domains:
    """What operands range over, in words of the data files."""

    def __init__(self, b: Board) -> None:
        self.seat = Domain("seat", SEATS.words[:4])
        self.contract = Domain("contract", tuple(b.contract_ids))
        self.card = Domain("card", tuple(b.card_ids))
        self.back = Domain("back", tuple(b.back_ids))
        self.place = Domain("place", tuple(b.place_ids))
        self.good = Domain("good", tuple(b.good_ids))
        self.stuff = Domain("stuff", (*b.good_ids, "time"))
        self.demand = Domain("demand", tuple(b.demand_ids))
        self.column = Domain("column", tuple(b.columns))
        self.source = Domain("source", ("pile", "hand"))
        self.reason = Domain("reason", ids.REASONS)


def verbs(d: Domains) -> list[Verb[MerkatorState]]:
    good = (d.good,)
    return [
        Verb("starter", (d.seat,), setup.why_not_starter, setup.do_starter),
        Verb("draw", (d.contract,), setup.why_not_draw, setup.do_draw, setup.options_draw),
        Verb("open", (d.card,), setup.why_not_open, setup.do_open, setup.options_open),
        Verb("turn", (d.back,), chart.why_not_turn, chart.do_turn),
        # ME-R12: only contracts are sold, cards stay with whoever bought them.
        Verb("sell", (d.contract,), invest.why_not_sell, invest.do_sell, invest.options_sell),
        Verb("buy", (d.card,), invest.why_not_buy, invest.do_buy, invest.options_buy),
        Verb("spend", (d.contract,), invest.why_not_spend, invest.do_spend, invest.options_spend),
        Verb("close", (), invest.why_not_close, invest.do_close),
        Verb("hand-in", (), invest.why_not_hand_in, invest.do_hand_in),
        Verb("keep", (d.card,), hand.why_not_keep, hand.do_keep, hand.options_keep),
        Verb("reserve", (d.contract,), hand.why_not_reserve, hand.do_reserve, hand.options_reserve),
        Verb("unload", good, supply.why_not, supply.do, supply.options),
        Verb("travel", (d.place,), travel.why_not, travel.do, travel.options),
        Verb("store", good, travel.why_not_store, travel.do_store, travel.options_store),
        Verb("redraw", (), chart.why_not_redraw, chart.do_redraw),
        Verb("stand", (), chart.why_not_redraw, chart.do_stand),
        Verb("lose", good, chart.why_not_lose, chart.do_lose, chart.options_lose),
        Verb("fulfil", (d.contract,), fulfil.why_not, fulfil.do, fulfil.options),
        Verb("pay", (), payment.why_not_pay, payment.do_pay),
        Verb("give", good, payment.why_not_give, payment.do_give, payment.options_give),
        Verb("swap", (d.stuff, d.demand), payment.why_not_swap, payment.do_swap, payment.options_swap),
        Verb("reward", (d.source,), piles.why_not_reward, piles.do_reward),
        Verb("done", (), fulfil.why_not_done, fulfil.do_done, stops=True, final=True),
        Verb("join", (), join.why_not, join.do),
        Verb("stay", (), join.why_not_stay, join.do_stay),
        Verb("coin", (), offers.why_not_coin, offers.do_coin),
        Verb("marker", (), offers.why_not_marker, offers.do_marker),
        Verb("offer", (), offers.why_not_offer, offers.do_offer),
        Verb("silent", (), join.why_not_stay, join.do_stay),
        Verb("accept", (d.seat,), offers.why_not_accept, offers.do_accept),
        Verb("refuse", (), join.why_not_stay, offers.do_refuse),
    ]


def questions(d: Domains) -> list[Question[MerkatorState]]:
    contract = Field("contract", d.contract)
    # ME-4.6, ME-5.1: setting the figure ends phase 1, so one question offers both; ME-3.2 is offered wherever
    # it can matter.
    turn = (ids.V_SELL, ids.V_BUY, ids.V_KEEP, ids.V_RESERVE, ids.V_UNLOAD, ids.V_TRAVEL)
    fulfilling = (ids.V_KEEP, ids.V_RESERVE, ids.V_UNLOAD, ids.V_FULFIL, ids.V_DONE)
    return [
        Question("over", ()),
        Question("starter", (ids.V_STARTER,)),
        Question("draw", (ids.V_DRAW,), fields=(Field("level"), Field("to"))),
        Question("deck", (ids.V_OPEN,), fields=(Field("slot"), Field("to"), Field("price"))),
        Question("back", (ids.V_TURN,), fields=(Field("again"),)),
        Question("first", (), setup.settle_first),
        Question("turn", turn),
        Question("package", (ids.V_BUY, ids.V_SPEND, ids.V_CLOSE), fields=(Field("price"),
        Field("given"), Field("cash"))),
        Question("excess", (ids.V_BUY, ids.V_HAND_IN), invest.settle_excess),
        Question("refill", (), display.settle_refill, (Field("built"),)),
        Question("sort", (ids.V_STORE,), fields=(Field("place", d.place), Field("left"))),
        Question("journey", (), travel.settle_journey),
        Question("redraw", (ids.V_REDRAW, ids.V_STAND), fields=(Field("back", d.back),)),
        Question("lose", (ids.V_UNLOAD, ids.V_LOSE), chart.settle_lose, (Field("column", d.column), Field("left"))),
        Question("fulfil", fulfilling, fulfil.settle, (Field("joining"),)),
        Question("pay", (ids.V_PAY, ids.V_GIVE, ids.V_SWAP), payment.settle_pay, (contract,)),
        Question("reward", (ids.V_REWARD,), piles.settle_reward, (contract, Field("decided"))),
        Question(
            "join", (ids.V_JOIN, ids.V_STAY), join.settle, (Field("place", d.place), Field("price"))
        ),
        Question("close", (), ending.settle_close),
        Question("place", (ids.V_UNLOAD, ids.V_DONE), supply.settle_place),
        Question("check", (), invest.settle_check, (Field("left"),)),
        Question("duty", (ids.V_BUY,)),
        Question(
            "offer", (ids.V_COIN, ids.V_MARKER, ids.V_OFFER, ids.V_SILENT), offers.settle_offer,
            (Field("taker", SEATS), contract, Field("coins"), Field("time")),
        ),
        Question("accept", (ids.V_ACCEPT, ids.V_REFUSE), offers.settle_accept, (contract,)),
    ]  # fmt: skip


def schema(d: Domains) -> Schema:
    seat = Field("seat", SEATS)
    contract = Field("contract", d.contract)
    card = Field("card", d.card)
    good = Field("good", d.good)
    place = Field("place", d.place)
    back = Field("back", d.back)
    count = Field("count")
    return Schema({
        ids.E_STARTER: ("starter", (seat,)),
        ids.E_DEALT: ("dealt", (seat, contract)),
        ids.E_DEALT_CARD: ("dealt_card", (seat, card)),
        ids.E_PILE: ("pile", (contract,)),
        ids.E_OPENED: ("opened", (card,)),
        ids.E_TURN: ("turn", (seat, Field("turn"))),
        ids.E_SOLD: ("sold", (seat, contract)),
        ids.E_BOUGHT: ("bought", (seat, card, Field("price"))),
        ids.E_PAID: ("paid", (seat, contract)),
        ids.E_HANDED_IN: ("handed_in", (seat, Field("coins"))),
        ids.E_KEPT: ("kept", (seat, card)),
        ids.E_RESERVED: ("reserved", (seat, contract)),
        ids.E_UNLOADED: ("unloaded", (seat, good)),
        ids.E_TRAVELLED: ("travelled", (seat, place)),
        ids.E_STORED: ("stored", (seat, good)),
        ids.E_BONUS: ("bonus", (seat, card, good, count)),
        ids.E_SPREAD: ("spread", (place,)),
        ids.E_TIME: ("time", (seat, count)),
        ids.E_TURNED: ("turned", (back,)),
        ids.E_VOID: ("void", (seat, back)),
        ids.E_LOST: ("lost", (seat, good)),
        ids.E_FULFILLED: ("fulfilled", (seat, contract)),
        ids.E_GAVE: ("gave", (seat, good, count)),
        ids.E_SWAPPED: ("swapped", (seat, Field("stuff", d.stuff), Field("demand", d.demand), count)),
        ids.E_REWARD: ("reward", (seat, contract)),
        ids.E_NO_REWARD: ("no_reward", (seat,)),
        ids.E_RESHUFFLED: ("reshuffled", (Field("value"),)),
        ids.E_JOINED: ("joined", (seat, place, count)),
        ids.E_OFFERED: ("offered", (seat, Field("taker", SEATS), Field("coins"), Field("time"))),
        ids.E_TRADED: ("traded", (seat, Field("rival", SEATS), contract, Field("other", d.contract))),
        ids.E_FINAL: ("final", (seat, Field("reason", d.reason))),
        ids.E_RESTOCKED: ("restocked", ()),
        ids.E_ENDED: ("ended", (Field("reason", d.reason),)),
        ids.E_RETURNED: ("returned", ()),
    })  # fmt: skip


def points(units: int, unit: int) -> Points:
    """ME-R51: exactly, a whole number where it is one."""
    return units // unit if units % unit == 0 else units / unit


def parts(s: MerkatorState) -> list[dict[str, Points]]:
    """ME-1.9, ME-10: points by category, as if the game were scored now; coins, bonus cards and goods score nothing
    (ME-10.6)."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        inside, beside = scoring.contract_units(s, seat)
        rows = {"office": inside, "beside": beside, "buildings": scoring.buildings_units(s, seat)}
        out.append({name: points(units, s.board.unit) for name, units in rows.items()})
    return out


def outcome(s: MerkatorState) -> Outcome:
    """ME-10.7: most points; then most time markers; then the rank is shared (ME-R52)."""
    totals = [sum(scoring.contract_units(s, seat)) + scoring.buildings_units(s, seat) for seat in range(s.board.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    most = max(s.time[seat] for seat in best)
    winners = tuple(seat for seat in best if s.time[seat] == most)
    tie = None if len(best) == 1 else "time" if len(winners) == 1 else "shared"
    return Outcome(winners, tie, ids.REASONS[s.ending])


def chosen_rules(chosen: Setup) -> Rules:
    """ME-13.3, ME-R65: everything combines, except what makes no sense; ME-13.1 and ME-13.2 are for two players."""
    o = chosen.switches
    solo = chosen.variant == "solo"
    for name in ("no_joining", "no_coins"):
        if o.get(name) and chosen.seats != 2:
            raise BadInput(f"merkator: option {name}: only with 2 seats")
    if o.get("must_build") and o.get("no_coins"):
        raise BadInput("merkator: option must_build: not together with no_coins")
    return Rules(
        long=int(chosen.variant == "long"),
        # ME-11.2, ME-11.11: alone there is no chart, no loss and nobody to join.
        joining=int(not solo and not o.get("no_joining", False)),
        coins=int(not solo and not o.get("no_coins", False)),
        hand=int(bool(o["hand_card"])),
        loss=int(not solo and not o.get("no_loss", False)),
        duty=int(bool(o.get("must_build", False))),
        cube=int(bool(o["bonus_cube"])),
        offers=int(bool(o.get("offers", False))),
    )


def build(chosen: Setup, data: Data) -> Bundle[MerkatorState]:
    """Merkator for a number of seats, with the options chosen."""
    rules = chosen_rules(chosen)
    b = Board(data, chosen.seats, chosen.variant == "long")
    d = Domains(b)
    asks = questions(d)
    return Bundle(
        setup=chosen,
        game=Game(verbs(d), asks, lambda: setup.start(b, rules), MerkatorState.clone, setup.weights),
        schema=schema(d),
        rulebook=Rulebook("merkator", ids.REFUSALS),
        view=lambda s, eyes: view.view(s, asks, eyes),
        load=lambda doc: load.load(b, rules, asks, doc),
        fill=load.fill,
        parts=parts,
        outcome=outcome,
        census=view.census,
        value=value,
        features=features,
        sheet={**sheet(b), "hand": bool(rules.hand)},
        data=data,
        limit=LIMIT,
        picture=picture,
    )


def _flag(name: str, rule: str) -> Switch:
    return Switch(name, False, (False, True), rule)


SHARED = (_flag("hand_card", "ME-14.1"), _flag("bonus_cube", "ME-15.C"))
OPTIONS = (
    *SHARED,
    _flag("no_loss", "ME-15.A"),
    _flag("must_build", "ME-15.B"),
    _flag("offers", "ME-15.D"),
    _flag("no_joining", "ME-13.1"),
    _flag("no_coins", "ME-13.2"),
)

ENTRY = Entry(
    id="merkator",
    version=1,
    title="Merkator",
    variants=(Variant("base", (2, 3, 4), OPTIONS), Variant("solo", (1,), SHARED), Variant("long", (2, 3, 4), OPTIONS)),
    build=build,
)
