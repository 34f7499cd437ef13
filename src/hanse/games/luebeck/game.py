"""Lübeck as a table of questions, and as a bundle for the rest of the house."""

from __future__ import annotations

from typing import cast

from hanse.core.data import Data
from hanse.core.entry import Bundle, Change, Entry, Setup
from hanse.core.events import Schema
from hanse.core.game import Deed, Game, Question, question
from hanse.core.model import Over
from hanse.core.reading import Reader, View, plain
from hanse.core.rulebook import Rulebook
from hanse.core.weights import weights
from hanse.core.words import Domain, seats
from hanse.games.luebeck import ids, load, result, switches, view, words
from hanse.games.luebeck.board import LETTERS, Board
from hanse.games.luebeck.features import features
from hanse.games.luebeck.frames import Act, Back, Begin, Choose, Clean, Deal, Lay, Name, Round
from hanse.games.luebeck.judge import LuebeckJudge
from hanse.games.luebeck.picture import picture
from hanse.games.luebeck.rules import (
    change,
    choose,
    cleanup,
    discard,
    display,
    doubling,
    passing,
    pirates,
    rounds,
    setup,
    start,
    stay,
    voyage,
    ware,
)  # fmt: skip
from hanse.games.luebeck.sheet import sheet
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.weights import Weights

LIMIT = 3000
"""Random games have some 300 answers of seats and 150 of chance; every round uses up cards."""


ACTIONS = (
    words.V_START, words.V_SELL, words.V_STAY, words.V_VOYAGE, words.V_DOUBLE, words.V_PIRATES, words.V_CHANGE,
    words.V_DISCARD, words.V_PASS,
)  # fmt: skip
NO_ACTIONS = dict.fromkeys(ACTIONS, words.NO_ACTION_NOW)
"""LU-5.1: actions are for whoever is on turn, after packets are chosen and before figures are taken back."""


def domains(board: Board) -> list[Domain]:
    """What can stand in the notation on this board."""
    cogs = tuple(LETTERS[: board.cog_room])
    return [
        seats(5),
        Domain("card", tuple(board.cards)),
        Domain("ware", tuple(board.cards[: board.wares])),
        Domain("port", tuple(board.city_ids[c] for c in board.ports)),
        Domain("city", tuple(board.city_ids)),
        Domain("cog", cogs),
        Domain("berth", ("new", *cogs)),
        Domain("packet", tuple(f"p{i + 1}" for i in range(board.packet_room))),
        Domain("reason", ids.REASONS),
    ]


def questions() -> list[Question[LuebeckState]]:
    """LU-5.2 and the other phases: what is asked, and what may be answered by which rule."""
    return [
        question(Over),
        question(Round, settle=rounds.settle),
        question(Begin, Deed(words.V_BEGIN, setup.why_not_begin, setup.do_begin)),
        question(
            Deal, Deed(words.V_DEAL, setup.why_not_deal, setup.do_deal, setup.card_options),
            settle=setup.settle_deal, over={"to": "seat"},
        ),
        question(
            Lay, Deed(words.V_LAY, display.why_not, display.do, setup.card_options), settle=display.settle
        ),
        question(
            Choose, Deed(words.V_TAKE, choose.why_not_take, choose.do_take), settle=choose.settle, refuses=NO_ACTIONS
        ),
        question(Name, Deed(words.V_NAME, choose.why_not_name, choose.do_name), refuses=NO_ACTIONS),
        question(
            Act,
            Deed(words.V_START, start.why_not, start.do, start.options),
            Deed(words.V_SELL, ware.why_not, ware.do, ware.options),
            Deed(words.V_VOYAGE, voyage.why_not, voyage.do, voyage.options),
            Deed(words.V_DOUBLE, doubling.why_not, doubling.do, doubling.options),
            Deed(words.V_PIRATES, pirates.why_not, pirates.do, pirates.options),
            Deed(words.V_CHANGE, change.why_not, change.do, change.options),
            Deed(words.V_DISCARD, discard.why_not, discard.do, discard.options),
            Deed(words.V_PASS, passing.why_not, passing.do, passing.options),
            Deed(words.V_STAY, stay.why_not, stay.do, stay.options),
            refuses={words.V_BACK: cleanup.ONLY_AFTER},
        ),
        question(Clean, settle=cleanup.settle),
        question(
            Back,
            Deed(words.V_BACK, cleanup.why_not_back, cleanup.do_back, cleanup.back_options),
            Deed(words.V_DONE, cleanup.why_not_done, cleanup.do_done),
            settle=cleanup.settle_back, refuses=NO_ACTIONS,
        ),
    ]  # fmt: skip


def build(chosen: Setup, data: Data) -> Bundle[LuebeckState]:
    """Lübeck for a number of seats, with the switches chosen."""
    board = Board(data, chosen.seats, switches.choices(chosen))
    game = Game(
        domains(board), words.VERBS, questions(), words.NOT_NOW,
        lambda: setup.opening(board), LuebeckState.clone, setup.weights, LuebeckState.mark,
    )  # fmt: skip

    def judged(r: Reader) -> LuebeckJudge:
        return LuebeckJudge(board, Weights(r))

    return Bundle(
        setup=chosen,
        game=game,
        schema=Schema(words.EVENTS, game.domains),
        rulebook=Rulebook("luebeck", words.REFUSALS),
        view=lambda s, eyes: cast("View", view.view(game, s, eyes)),
        load=lambda shown: load.load(board, game, shown),
        fill=load.fill,
        parts=result.parts,
        outcome=result.outcome,
        census=result.census,
        value=judged(weights("luebeck", "greedy")).value,
        features=features,
        sheet=plain(sheet(board)),
        data=data,
        limit=LIMIT,
        picture=picture,
        judge=judged(weights("luebeck", "mended")),
        weigh=judged,
        open_points=True,
    )


# Version 2 added choices; with their defaults, which games begun before have, everything is played as it was.
CHANGES = (Change(2, {"memory": False, "discard_by_wares": False, "cog_may_stay": False}, touches=lambda _: False),)
ENTRY = Entry(
    id="luebeck",
    version=2,
    title="Lübeck",
    variants=switches.VARIANTS,
    build=build,
    changes=CHANGES,
    minutes=(45, 60),
    weight=1,
)
