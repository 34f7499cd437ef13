"""The two tables of Hansa Teutonica, and everything the house asks of the game."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Switch, Setup, Variant
from hanse.core.events import Schema
from hanse.core.game import SEATS, Domain, Field, Game, Question, Verb
from hanse.core.model import OVER
from hanse.core.reading import DataError, View
from hanse.core.rulebook import Rulebook
from hanse.games.hansa_teutonica import ids, reading, result, view
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.features import features
from hanse.games.hansa_teutonica.picture import picture
from hanse.games.hansa_teutonica.rules import (
    displace,
    done,
    establish,
    income,
    lift,
    markers,
    move,
    neutral,
    permanent,
    permission,
    place,
    relocate,
    setup,
    turn,
)  # fmt: skip
from hanse.games.hansa_teutonica.sheet import sheet
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value import value

LIMIT = 60_000


class Domains:
    """What operands range over. Rooms are those of the largest board, so all boards share their action numbers."""

    def __init__(self, b: Board) -> None:
        ships = sum(b.ships) > 0
        self.seat = Domain("seat", SEATS.words)
        self.route = Domain("route", tuple(b.route_ids), ids.ROUTES)
        self.city = Domain("city", tuple(b.city_ids), ids.CITIES)
        self.shape = Domain("shape", ids.SHAPES)
        self.spot = Domain("spot", ids.SPOTS if ships else ids.SHAPES, len(ids.SPOTS))
        self.piece = Domain("piece", ids.PIECES if ships else ids.PIECES[: ids.SHIPS], ids.KINDS)
        self.marker = Domain("marker", ids.MARKERS)
        self.permanent = Domain("permanent", ids.PERMANENTS)
        self.ability = Domain("ability", ids.ABILITIES)
        self.field = Domain("field", ids.PRIVILEGES)
        self.pair = Domain("pair", ids.PAIRS)
        self.traders = Domain("traders", tuple(str(n) for n in range(27)))
        self.merchants = Domain("merchants", tuple(str(n) for n in range(5)))
        self.how = Domain("how", ids.MOVES)
        self.reason = Domain("reason", ids.REASONS)


def verbs(d: Domains) -> list[Verb[HtState]]:
    return [
        Verb("begin", (d.seat,), setup.why_not_begin, setup.do_begin),
        Verb("hang", (d.route, d.marker), turn.why_not_hang, turn.do_hang, turn.options_hang),
        Verb("draw", (d.marker,), turn.why_not_draw, turn.do_draw),
        Verb("income", (d.traders, d.merchants), income.why_not, income.do, income.options),
        Verb("place", (d.route, d.spot), place.why_not, place.do, place.options),
        Verb("displace", (d.route, d.piece, d.shape), displace.why_not, displace.do, displace.options),
        Verb("lift", (d.route, d.piece), lift.why_not, lift.do, lift.options),
        Verb("put", (d.route, d.piece), move.why_not, move.do, move.options),
        Verb("establish", (d.route,), establish.why_not, establish.do, establish.options),
        Verb("use", (d.marker,), markers.why_not, markers.do, markers.options),
        Verb("forgo", (d.marker,), permission.why_not_forgo, permission.do_forgo, permission.options_forgo),
        Verb("pay", (d.shape,), displace.why_not_pay, displace.do_pay),
        Verb("relocate", (d.route, d.piece), relocate.why_not, relocate.do, relocate.options),
        Verb("office", (d.city,), establish.why_not_office, establish.do_office, establish.options_office),
        Verb("extra", (d.city, d.shape), establish.why_not_extra, establish.do_extra, establish.options_extra),
        Verb("develop", (d.ability,), establish.why_not_develop, establish.do_develop, establish.options_develop),
        Verb("prestige", (d.field,), establish.why_not_prestige, establish.do_prestige, establish.options_prestige),
        Verb("remove", (d.route, d.piece), markers.why_not_remove, markers.do_remove, markers.options_remove),
        Verb("swap", (d.city, d.pair), markers.why_not_swap, markers.do_swap, markers.options_swap),
        Verb("improve", (d.ability,), markers.why_not_improve, markers.do_improve),
        Verb("station", (d.route, d.spot), permanent.why_not_station, permanent.do_station, permanent.options_station),
        Verb("green", (d.city, d.shape), permanent.why_not_green, permanent.do_green),
        Verb("neutral", (d.city,), neutral.why_not, neutral.do),
        Verb("skip", (), establish.why_not_skip, establish.do_skip, stops=True),
        Verb("done", (), done.why_not, done.do, stops=True),
        Verb("end", (), turn.why_not_end, turn.do_end, stops=True, final=True),
    ]


def questions(d: Domains) -> list[Question[HtState]]:
    seat_route = (Field("route", d.route),)
    actions = (ids.V_INCOME, ids.V_PLACE, ids.V_DISPLACE, ids.V_LIFT, ids.V_ESTABLISH)
    between = (*actions, ids.V_USE, ids.V_FORGO, ids.V_END)
    step_c = (ids.V_OFFICE, ids.V_EXTRA, ids.V_DEVELOP, ids.V_PRESTIGE, ids.V_SKIP)
    moved = (
        Field("route", d.route), Field("side", SEATS), Field("shape", d.shape), Field("region"), Field("extra"),
    )  # fmt: skip
    reused = (Field("left"), Field("traders"), Field("merchants"))
    return [
        Question("over", ()),
        Question("begin", (ids.V_BEGIN,)),
        Question("gold", (ids.V_HANG,), turn.settle_gold, seat_route),
        Question("turn", between, turn.settle),
        Question("pay", (ids.V_PAY,), displace.settle_pay, (Field("left"),)),
        Question("relocate", (ids.V_LIFT, ids.V_RELOCATE, ids.V_DONE), relocate.settle, moved),
        Question("move", (ids.V_LIFT, ids.V_PUT, ids.V_DONE), move.settle, (Field("how", d.how), Field("left"))),
        Question("establish", step_c, establish.settle, (Field("route", d.route), Field("taken"))),
        Question("remove", (ids.V_REMOVE, ids.V_DONE), markers.settle_remove, (Field("left"),)),
        Question("swap", (ids.V_SWAP,)),
        Question("improve", (ids.V_IMPROVE, ids.V_DONE), permanent.settle_improve, (Field("ability", d.ability),)),
        Question("station", (ids.V_STATION, ids.V_DONE), permanent.settle_station, (Field("left"),)),
        Question("reuse", (ids.V_STATION, ids.V_DONE), permanent.settle_station, reused),
        Question("green", (ids.V_GREEN, ids.V_DONE), permanent.settle_green),
        Question("neutral", (ids.V_NEUTRAL,), neutral.settle, seat_route),
        Question("close", (), turn.settle_close),
        Question("draw", (ids.V_DRAW,), fields=(Field("seat", SEATS),)),
        Question("hang", (ids.V_HANG,)),
    ]


def schema(d: Domains) -> Schema:
    # A negative side is the neutral one.
    seat, side = Field("seat", SEATS), Field("side", SEATS)
    route, city, shape = Field("route", d.route), Field("city", d.city), Field("shape", d.shape)
    post, points = Field("post"), Field("points")
    marker, ability = Field("marker", d.marker), Field("ability", d.ability)
    counts = (Field("traders"), Field("merchants"))
    return Schema({
        ids.E_BEGAN: ("began", (seat,)),
        ids.E_HUNG: ("hung", (seat, route, marker)),
        ids.E_DREW: ("drew", (seat, marker)),
        ids.E_TURN: ("turn", (seat, Field("actions"))),
        ids.E_INCOME: ("income", (seat, *counts)),
        ids.E_PLACED: ("placed", (seat, route, shape, post)),
        ids.E_DISPLACED: ("displaced", (seat, route, shape, side, Field("victim", d.shape), post)),
        ids.E_PAID: ("paid", (seat, shape)),
        ids.E_RELOCATED: ("relocated", (seat, side, route, shape, post)),
        ids.E_HOMELESS: ("homeless", (side, route, shape)),
        ids.E_LIFTED: ("lifted", (seat, route, side, shape, post)),
        ids.E_PUT: ("put", (seat, route, side, shape, post)),
        ids.E_ESTABLISHED: ("established", (seat, route)),
        ids.E_CONTROL: ("control", (side, city, points)),
        ids.E_TOOK: ("took", (seat, route, marker)),
        ids.E_OFFICE: ("office", (side, city, shape)),
        ids.E_EXTRA: ("extra", (seat, city, shape)),
        ids.E_COIN: ("coin", (side, city, points)),
        ids.E_FULL: ("full", (city, Field("count"))),
        ids.E_LINK: ("link", (side, Field("place"), points)),
        ids.E_DEVELOPED: ("developed", (seat, ability, Field("level"))),
        ids.E_PRESTIGE: ("prestige", (seat, Field("field", d.field), points)),
        ids.E_RETURNED: ("returned", (seat, route, *counts)),
        ids.E_USED: ("used", (seat, marker)),
        ids.E_FORGONE: ("forgone", (seat, marker)),
        ids.E_REMOVED: ("removed", (seat, route, side, shape, post)),
        ids.E_SWAPPED: ("swapped", (seat, city, Field("pair"))),
        ids.E_STATIONED: ("stationed", (seat, route, shape, post)),
        ids.E_PERMANENT: ("permanent", (seat, route, Field("permanent", d.permanent))),
        ids.E_NEUTRAL: ("neutral", (route,)),
        ids.E_STAYED: ("stayed", (route,)),
        ids.E_PERMITTED: ("permitted", (seat, city)),
        ids.E_WAITS: ("waits", (seat, Field("count"))),
        ids.E_ENDED: ("ended", (Field("reason", d.reason),)),
    })  # fmt: skip


def hint(s: HtState, code: int, word: str, game: Game[HtState]) -> bool:
    """``@n``: the n-th post of the route, for the piece put down or taken there; to rules posts are alike (R-54)."""
    verb = game.verb_of[code]
    a, b = game.a_of[code], game.b_of[code]
    puts = verb in (ids.V_PLACE, ids.V_PUT, ids.V_RELOCATE, ids.V_STATION)
    if not puts and verb not in (ids.V_DISPLACE, ids.V_LIFT, ids.V_REMOVE):
        return False
    route = a // ids.KINDS if verb == ids.V_DISPLACE else a
    if not (word.isdecimal() and word.isascii() and len(word) == 1 and 1 <= int(word) <= s.board.size[route]):
        return False
    at = ids.POSTS * route + int(word) - 1
    if puts:
        ship = b == ids.SHIP if verb in (ids.V_PLACE, ids.V_STATION) else b >= ids.SHIPS
        if s.post[at] or s.board.ship[at] != int(ship):
            return False
    else:
        kind = a % ids.KINDS if verb == ids.V_DISPLACE else b
        if s.post[at] != kind + 1 or (verb == ids.V_LIFT and at + 1 in s.fresh):
            return False
    s.wish = at
    return True


def load(b: Board, game: Game[HtState], doc: View) -> HtState:
    """A position that can be played on: somebody can answer, or the game is over."""
    s = reading.load(b, game.questions, doc)
    probe = s.clone()
    game.settle(probe, None)
    if game.seat(probe) != OVER and not game.legal(probe):
        raise DataError("view: stack: nobody can answer the question on top")
    return s


def build(chosen: Setup, data: Data) -> Bundle[HtState]:
    """One board for a number of seats, with the options chosen."""
    b = Board(data, chosen.variant, chosen.seats)
    options = chosen.switches
    first = options["start"]
    b.first = -1 if first == "random" else int(first)
    b.choose_gold = options["gold"] == "chosen"
    b.swap_own = bool(options["swap_requires_own_office"])
    # BR-1.7: with regions the marker always moves.
    b.move_three = b.abroad or bool(options.get("remove_three_moves", False))
    b.by_marker = bool(options.get("permission_by_marker", False))
    d = Domains(b)
    asks = questions(d)
    game = Game(verbs(d), asks, lambda: setup.start(b), HtState.clone, setup.weights)
    return Bundle(
        setup=chosen,
        game=game,
        schema=schema(d),
        rulebook=Rulebook("hansa_teutonica", ids.REFUSALS),
        view=lambda s, eyes: view.view(s, asks, eyes),
        load=lambda doc: load(b, game, doc),
        fill=view.fill,
        parts=result.parts,
        outcome=result.outcome,
        census=result.census,
        value=value,
        features=features,
        sheet=sheet(b),
        data=data,
        limit=LIMIT,
        hint=lambda s, code, word: hint(s, code, word, game),
        picture=picture,
    )


START = Switch("start", "random", ("random", "0", "1", "2", "3", "4"), "R-2", seat=True)
GOLD = Switch("gold", "random", ("random", "chosen"), "R-1")
SWAP = Switch("swap_requires_own_office", False, (False, True), "R-37")
MOVES = Switch("remove_three_moves", False, (False, True), "R-40")
MARKER = Switch("permission_by_marker", False, (False, True), "R-74")

ENTRY = Entry(
    id="hansa_teutonica",
    version=1,
    title="Hansa Teutonica",
    variants=(
        Variant("base", (2, 3, 4, 5), (START, GOLD, SWAP, MOVES)),
        Variant("britannia", (2, 3, 4, 5), (START, GOLD, SWAP, MARKER)),
        Variant("east", (2, 3, 4, 5), (START, GOLD, SWAP, MOVES)),
    ),
    build=build,
)
