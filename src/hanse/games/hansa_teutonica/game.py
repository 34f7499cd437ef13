"""Hansa Teutonica as a table of questions, and as a bundle for the rest of the house."""

from __future__ import annotations

from typing import cast

from hanse.core.data import Data
from hanse.core.entry import Boards, Bundle, Entry, Setup
from hanse.core.events import Schema
from hanse.core.game import Deed, Game, Question, question
from hanse.core.model import Over
from hanse.core.reading import Reader, View, plain
from hanse.core.rulebook import Rulebook
from hanse.core.weights import weights
from hanse.core.words import NUMBER, Domain, seats
from hanse.games.hansa_teutonica import ids, load, result, switches, view, words
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.drawing import draw
from hanse.games.hansa_teutonica.features import features
from hanse.games.hansa_teutonica.frames import (
    Begin,
    Close,
    Draw,
    Establish,
    Gold,
    Green,
    Hang,
    Improve,
    Move,
    Neutral,
    Pay,
    Permit,
    Relocate,
    Remove,
    Reuse,
    Station,
    Swap,
    Turn,
)
from hanse.games.hansa_teutonica.hint import hint
from hanse.games.hansa_teutonica.judge import HtJudge
from hanse.games.hansa_teutonica.picture import picture
from hanse.games.hansa_teutonica.rules import (
    displace,
    establish,
    gold,
    hang,
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
    station,
    turn,
    unasked,
)
from hanse.games.hansa_teutonica.sheet import sheet
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.weights import Weights

LIMIT = 60_000
"""Random games have a few thousand answers; those that move three pieces to and fro go on longest."""


def domains(b: Board) -> list[Domain]:
    """What operands range over. Rooms are those of the largest board, so all boards share their action numbers."""
    spots = ids.SPOT_NAMES if b.afloat else ids.SHAPE_NAMES
    pieces = ids.KIND_NAMES if b.afloat else ids.KIND_NAMES[: ids.SHIPS]
    return [
        seats(ids.SEATS),
        Domain("route", tuple(b.route_ids), ids.ROUTES),
        Domain("city", tuple(b.city_ids), ids.CITIES),
        Domain("shape", ids.SHAPE_NAMES),
        Domain("spot", spots, ids.SPOTS),
        Domain("piece", pieces, ids.KINDS),
        Domain("marker", ids.MARKER_NAMES),
        Domain("permanent", ids.PERMANENT_NAMES),
        Domain("ability", ids.ABILITY_NAMES),
        Domain("field", ids.PRIVILEGE_NAMES),
        Domain("pair", ids.PAIR_NAMES),
        Domain("traders", tuple(str(n) for n in range(ids.TRADERS))),
        Domain("merchants", tuple(str(n) for n in range(ids.MERCHANTS))),
        Domain("how", ids.MOVES),
        Domain("reason", ids.REASONS),
    ]


def questions(b: Board) -> list[Question[HtState]]:
    """HT-4.2 and what follows from it: what is asked, and what may be answered by which rule."""
    action = unasked.in_action(b)
    leave = Deed(words.V_DONE, permanent.why_not_done, permanent.do_done)
    return [
        question(Over),
        question(Begin, Deed(words.V_BEGIN, setup.why_not_begin, setup.do_begin)),
        question(Gold, Deed(words.V_HANG, gold.why_not, gold.do, gold.options), settle=gold.settle),
        question(
            Turn,
            Deed(words.V_INCOME, income.why_not, income.do, income.options),
            Deed(words.V_PLACE, place.why_not, place.do, place.options),
            Deed(words.V_DISPLACE, displace.why_not, displace.do, displace.options),
            Deed(words.V_LIFT, lift.why_not_first, lift.do_first, lift.options_first),
            Deed(words.V_ESTABLISH, establish.why_not, establish.do, establish.options),
            Deed(words.V_USE, markers.why_not, markers.do, markers.options),
            Deed(words.V_FORGO, permission.why_not_forgo, permission.do_forgo, permission.options_forgo),
            Deed(words.V_END, turn.why_not_end, turn.do_end, turn.options_end),
            settle=turn.settle, refuses=unasked.in_turn(b),
        ),
        question(
            Pay, Deed(words.V_PAY, displace.why_not_pay, displace.do_pay),
            settle=displace.settle_pay, refuses=unasked.in_pay(b),
        ),
        question(
            Permit, Deed(words.V_PERMIT, permission.why_not_permit, permission.do_permit),
            refuses=unasked.in_permit(b),
        ),
        question(
            Relocate,
            Deed(words.V_LIFT, relocate.why_not_lift, relocate.do_lift, relocate.options_lift),
            Deed(words.V_RELOCATE, relocate.why_not, relocate.do, relocate.options),
            Deed(words.V_DONE, relocate.why_not_done, relocate.do_done, relocate.options_done),
            settle=relocate.settle, over={"side": "seat?", "shape": "shape?"}, refuses=unasked.absent(b),
        ),
        question(
            Move,
            Deed(words.V_LIFT, lift.why_not, lift.do, lift.options),
            Deed(words.V_PUT, move.why_not, move.do, move.options),
            Deed(words.V_DONE, move.why_not_done, move.do_done, move.options_done),
            settle=move.settle, refuses=action,
        ),
        question(
            Establish,
            Deed(words.V_OFFICE, establish.why_not_office, establish.do_office, establish.options_office),
            Deed(words.V_EXTRA, establish.why_not_extra, establish.do_extra, establish.options_extra),
            Deed(words.V_DEVELOP, establish.why_not_develop, establish.do_develop, establish.options_develop),
            Deed(words.V_PRESTIGE, establish.why_not_prestige, establish.do_prestige, establish.options_prestige),
            Deed(words.V_SKIP, establish.why_not_skip, establish.do_skip),
            settle=establish.settle, refuses=action,
        ),
        question(
            Remove,
            Deed(words.V_REMOVE, markers.why_not_remove, markers.do_remove, markers.options_remove),
            Deed(words.V_DONE, markers.why_not_remove_done, permanent.do_done),
            settle=markers.settle_remove, refuses=action,
        ),
        question(
            Swap, Deed(words.V_SWAP, markers.why_not_swap, markers.do_swap, markers.options_swap),
            refuses=unasked.in_swap(b),
        ),
        question(
            Improve,
            Deed(words.V_IMPROVE, markers.why_not_improve, markers.do_improve),
            Deed(words.V_DONE, markers.why_not_improve_done, permanent.do_done),
            settle=markers.settle_improve, over={"ability": "ability?"}, refuses=action,
        ),
        question(
            Station, Deed(words.V_STATION, station.why_not, station.do, station.options), leave,
            settle=station.settle, refuses=action,
        ),
        question(
            Reuse,
            Deed(words.V_STATION, station.why_not_reuse, station.do_reuse, station.options_reuse), leave,
            settle=station.settle_reuse, over={"traders": NUMBER, "merchants": NUMBER}, refuses=action,
        ),
        question(
            Green, Deed(words.V_GREEN, permanent.why_not_green, permanent.do_green), leave,
            settle=permanent.settle_green, refuses=action,
        ),
        question(
            Neutral, Deed(words.V_NEUTRAL, neutral.why_not, neutral.do),
            settle=neutral.settle, refuses=unasked.in_neutral(b),
        ),
        question(Close, settle=turn.settle_close),
        question(Draw, Deed(words.V_DRAW, hang.why_not_draw, hang.do_draw)),
        question(
            Hang, Deed(words.V_HANG, hang.why_not, hang.do, hang.options),
            Deed(words.V_DONE, hang.why_not_done, turn.do_decline, hang.options_done),
            refuses=unasked.in_hang(b),
        ),
    ]  # fmt: skip


def build(chosen: Setup, data: Data) -> Bundle[HtState]:
    """One board for a number of seats, with the switches chosen."""
    board = Board(data, chosen.variant, chosen.seats, switches.choices(chosen))
    game = Game(
        domains(board), words.VERBS, questions(board), words.NOT_NOW,
        lambda: setup.start(board), HtState.clone, setup.weights, HtState.mark,
    )  # fmt: skip

    def judged(r: Reader) -> HtJudge:
        return HtJudge(board, Weights(r))

    return Bundle(
        setup=chosen,
        game=game,
        schema=Schema(words.EVENTS, game.domains),
        rulebook=Rulebook("hansa_teutonica", words.REFUSALS),
        view=lambda s, eyes: cast("View", view.view(game, s, eyes)),
        load=lambda shown: load.load(board, game, shown),
        fill=load.fill,
        parts=result.parts,
        outcome=result.outcome,
        census=result.census,
        value=judged(weights("hansa_teutonica", "greedy")).value,
        features=features,
        sheet=plain(sheet(board)),
        data=data,
        limit=LIMIT,
        hint=lambda s, code, word: hint(game, s, code, word),
        picture=picture,
        judge=judged(weights("hansa_teutonica", "mended")),
        weigh=judged,
        hides=False,
    )


ENTRY = Entry(
    id="hansa_teutonica",
    version=2,
    title="Hansa Teutonica",
    variants=switches.VARIANTS,
    build=build,
    changes=(switches.SECOND,),
    minutes=(60, 90),
    weight=3,
    boards=Boards(switches.added, draw),
)
