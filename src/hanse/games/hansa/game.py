"""The two tables of Hansa, and everything the house asks of the game."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Switch, Outcome, Points, Setup, Variant
from hanse.core.events import Schema
from hanse.core.game import SEATS, Domain, Field, Game, Question, Verb
from hanse.core.model import OVER
from hanse.core.rulebook import Rulebook
from hanse.games.hansa import ids, picture, view
from hanse.games.hansa.board import Board
from hanse.games.hansa.features import features
from hanse.games.hansa.rules import build as build_rule
from hanse.games.hansa.rules import buy, fill, move, placement, scoring, sell, setup, tax, turn
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.value import value

LIMIT = 20_000


def verbs(b: Board) -> list[Verb[HansaState]]:
    city = Domain("city", tuple(b.city_ids))
    tile = Domain("tile", tuple(b.tiles))
    colour = Domain("colour", tuple(b.colours))
    return [
        Verb("begin", (Domain("seat", SEATS.words[:4]),), setup.why_not_begin, setup.do_begin),
        Verb("remove", (colour,), setup.why_not_remove, setup.do_remove),
        Verb("draw", (tile,), fill.why_not_draw, fill.do_draw, fill.options_draw),
        Verb("place", (city,), placement.why_not, placement.do),
        Verb("fill", (), fill.why_not, fill.do, fill.options),
        Verb("leave", (), fill.why_not_leave, fill.do_leave, stops=True),
        Verb("move", (city,), move.why_not, move.do, move.options),
        Verb("buy", (city, tile), buy.why_not, buy.do, buy.options),
        Verb("build", (tile,), build_rule.why_not, build_rule.do, build_rule.options),
        Verb("sell", (tile,), sell.why_not, sell.do, sell.options),
        Verb("done", (), sell.why_not_done, sell.do_done, stops=True),
        Verb("lose", (tile,), sell.why_not_lose, sell.do_lose),
        Verb("give", (tile,), tax.why_not, tax.do),
        # HA-R34: steps can be taken back until the turn is ended; chance and other seats stop it in any case.
        Verb("end", (), turn.why_not_end, turn.do_end, stops=True, final=True),
    ]


def questions(b: Board, may_stall: bool) -> list[Question[HansaState]]:
    # HA-6.4: moves and actions in any order, so one question offers them all.
    turn_verbs = (ids.V_FILL, ids.V_MOVE, ids.V_BUY, ids.V_BUILD, ids.V_SELL, ids.V_END)
    next_settle = turn.settle_next_or_stalled if may_stall else turn.settle_next
    return [
        Question("over", ()),
        Question("begin", (ids.V_BEGIN,)),
        Question("remove", (ids.V_REMOVE,), fields=(Field("left"),)),
        Question("stock", (ids.V_DRAW,), setup.settle_stock),
        Question("place", (ids.V_PLACE,), fields=(Field("done"),)),
        Question("next", (), next_settle),
        Question("fill", (ids.V_FILL, ids.V_LEAVE), fill.settle),
        Question("refill", (ids.V_DRAW,), fill.settle_refill),
        Question("turn", turn_verbs),
        Question("sale", (ids.V_SELL, ids.V_DONE), sell.settle_sale, (Field("sold"), Field("single"))),
        Question("lose", (ids.V_LOSE,), sell.settle_lose, (Field("colours"),)),
        Question("tax", (ids.V_GIVE,), tax.settle),
    ]


def schema(b: Board) -> Schema:
    seat = Field("seat", SEATS)
    city = Field("city", Domain("city", tuple(b.city_ids)))
    tile = Field("tile", Domain("tile", tuple(b.tiles)))
    return Schema({
        ids.E_BEGAN: ("began", (seat,)),
        ids.E_REMOVED: ("removed", (Field("colour", Domain("colour", tuple(b.colours))),)),
        ids.E_STOCKED: ("stocked", (city, tile)),
        ids.E_PLACED: ("placed", (seat, city, Field("count"))),
        ids.E_INCOME: ("income", (seat, Field("talers"))),
        ids.E_FILLED: ("filled", (seat, Field("price"))),
        ids.E_LEFT: ("left", (seat,)),
        ids.E_REFILLED: ("refilled", (city, tile, Field("pile"))),
        ids.E_BROKE: ("broke", (seat,)),
        ids.E_MOVED: ("moved", (seat, city, Field("origin", city.domain))),
        ids.E_BOUGHT: ("bought", (seat, city, tile, Field("price"), Field("payee", SEATS))),
        ids.E_BUILT: ("built", (seat, city, tile, Field("count"))),
        ids.E_SOLD: ("sold", (seat, city, tile)),
        ids.E_TOOK_BACK: ("took_back", (seat, city)),
        ids.E_LOST: ("lost", (seat, tile)),
        ids.E_TAXED: ("taxed", (seat, Field("talers"))),
        ids.E_GAVE: ("gave", (seat, tile)),
        ids.E_TURN: ("turn", (seat, Field("round"))),
        ids.E_ENDED: ("ended", (Field("reason", Domain("reason", ids.REASONS)),)),
    })  # fmt: skip


def parts(s: HansaState, extra_card: bool) -> list[dict[str, Points]]:
    """HA-12: points by category, as if the game were scored now."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        opened, sold = scoring.tiles(s, seat)
        shared, sole = scoring.cities(s, seat)
        row: dict[str, Points] = {"open": opened, "sold": sold, "shared": shared, "sole": sole}
        if extra_card:
            tallest, breaker, places, ones = scoring.extra(s, seat)
            row |= {"tallest": tallest, "breaker": breaker, "places": places, "ones": ones}
        out.append(row)
    return out


def outcome(s: HansaState, extra_card: bool) -> Outcome:
    """HA-12.4: most points; then most booths on the board; then the victory is shared."""
    scores = [sum(row.values()) for row in parts(s, extra_card)]
    best = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    most = max(scoring.on_board(s, seat) for seat in best)
    winners = tuple(seat for seat in best if scoring.on_board(s, seat) == most)
    tie = None if len(best) == 1 else "booths" if len(winners) == 1 else "shared"
    return Outcome(winners, tie, ids.REASONS[0 if s.breaker >= 0 else 1])


def build(chosen: Setup, data: Data) -> Bundle[HansaState]:
    """Hansa for a number of seats, with the options chosen."""
    b = Board(data, chosen.seats)
    first = chosen.switches["start"]
    seat = -1 if first == "random" else int(first)
    card = bool(chosen.switches["extra_card"])
    asks = questions(b, bool(chosen.switches["end_stalled"]))
    return Bundle(
        setup=chosen,
        game=Game(verbs(b), asks, lambda: setup.start(b, seat), HansaState.clone, setup.weights),
        schema=schema(b),
        rulebook=Rulebook("hansa", ids.REFUSALS),
        view=lambda s, eyes: view.view(s, asks, eyes),
        load=lambda doc: view.load(b, asks, doc),
        fill=view.fill,
        parts=lambda s: parts(s, card),
        outcome=lambda s: outcome(s, card),
        census=view.census,
        value=lambda s, p: parts_value(s, p, card) if s.stack[-1][1] == OVER else value(s, p),
        features=features,
        sheet=b.sheet(),
        data=data,
        limit=LIMIT,
        picture=picture.picture,
    )


def parts_value(s: HansaState, seat: int, card: bool) -> float:
    """When the game is over only points count."""
    return float(sum(parts(s, card)[seat].values()))


OPTIONS = (
    Switch("start", "random", ("random", "0", "1", "2", "3"), "HA-2.7", seat=True),
    Switch("extra_card", False, (False, True), "HA-14.1"),
    Switch("end_stalled", False, (False, True), "HA-R37"),
)

ENTRY = Entry(id="hansa", version=1, title="Hansa", variants=(Variant("base", (2, 3, 4), OPTIONS),), build=build)
