"""Hansa as a table of questions, and as a bundle for the rest of the house."""

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
from hanse.games.hansa import ids, load, result, sight, switches, view, words
from hanse.games.hansa.board import Board
from hanse.games.hansa.features import HansaFeatures
from hanse.games.hansa.frames import Begin, Fill, Lose, Next, Place, Refill, Remove, Sale, Stock, Tax, Turn
from hanse.games.hansa.judge import HansaJudge
from hanse.games.hansa.picture import picture
from hanse.games.hansa.rules import build as build_rule
from hanse.games.hansa.rules import buy, fill, move, placement, sell, setup, tax, turn
from hanse.games.hansa.sheet import sheet
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.weights import Weights

LIMIT = 20_000


def domains(b: Board) -> list[Domain]:
    """What can stand in the notation on this board."""
    return [
        seats(ids.MOST_SEATS),
        Domain("city", tuple(b.city_ids)),
        Domain("tile", tuple(b.tiles)),
        Domain("colour", tuple(b.colours)),
        Domain("reason", ids.REASONS),
        Domain("booths", tuple(str(n) for n in range(b.fewer, 0, -1))),
    ]


def questions(may_stall: bool, by_pairs: bool) -> list[Question[HansaState]]:
    """HA-4.1 and the setup: what is asked, and what may be answered by which rule."""
    second = {words.V_BUY: turn.ONE_ACTION, words.V_BUILD: turn.ONE_ACTION, words.V_FEWER: turn.ONE_ACTION}
    return [
        question(Over),
        question(Begin, Deed(words.V_BEGIN, setup.why_not_begin, setup.do_begin), not_now=setup.BEGINNING),
        question(Remove, Deed(words.V_REMOVE, setup.why_not_remove, setup.do_remove), not_now=setup.REMOVING),
        question(
            Stock, Deed(words.V_DRAW, setup.why_not_draw, setup.do_stock, setup.draw_options),
            settle=setup.settle_stock, not_now=setup.STOCKING,
        ),
        question(Place, Deed(words.V_PLACE, placement.why_not, placement.do), not_now=placement.PLACING),
        question(Next, settle=turn.settle_next_or_stalled if may_stall else turn.settle_next),
        question(
            Fill,
            Deed(words.V_FILL, fill.why_not, fill.do, fill.options),
            Deed(words.V_LEAVE, fill.why_not_leave, fill.do_leave),
            settle=fill.settle,
        ),
        question(
            Refill, Deed(words.V_DRAW, fill.why_not_refill, fill.do_refill, setup.draw_options),
            settle=fill.settle_refill, not_now=fill.REFILLING,
        ),
        question(
            Turn,  # moves and actions in any order, so one question offers them all
            Deed(words.V_FILL, fill.why_not_late, fill.do, fill.late_options),
            Deed(words.V_MOVE, move.why_not, move.do, move.options),
            Deed(words.V_BUY, buy.why_not, buy.do, buy.options),
            Deed(words.V_BUILD, build_rule.why_not, build_rule.do, build_rule.options),
            Deed(words.V_SELL, sell.why_not_first, sell.do_first, sell.first_options),
            Deed(words.V_END, turn.why_not_end, turn.do_end, turn.end_options),
            Deed(words.V_FEWER, build_rule.why_not_fewer, build_rule.do_fewer, build_rule.fewer_options),
        ),
        question(
            Sale,
            Deed(words.V_SELL, sell.why_not_more, sell.do_more, sell.more_options),
            Deed(words.V_DONE, sell.why_not_done, sell.do_done),
            settle=sell.settle_sale_by_pairs if by_pairs else sell.settle_sale, refuses=second, not_now=sell.SALE_FIRST,
        ),
        question(
            Lose, Deed(words.V_LOSE, sell.why_not_lose, sell.do_lose), settle=sell.settle_lose, not_now=sell.LOSING
        ),
        question(Tax, Deed(words.V_GIVE, tax.why_not, tax.do), settle=tax.settle, not_now=tax.TAX_FIRST),
    ]  # fmt: skip


def build(chosen: Setup, data: Data) -> Bundle[HansaState]:
    """Hansa for a number of seats, with the switches chosen."""
    board = Board(data, chosen.seats, switches.board_file(chosen))
    first = switches.first(chosen)
    card = switches.extra_card(chosen)
    hidden = switches.sold_hidden(chosen)
    game = Game(
        domains(board), words.VERBS, questions(switches.may_stall(chosen), switches.by_pairs(chosen)), words.NOT_NOW,
        lambda: setup.opening(board, first), HansaState.clone, setup.weights, HansaState.mark,
    )  # fmt: skip

    def judged(r: Reader) -> HansaJudge:
        return HansaJudge(board, Weights(r), card, hidden)

    return Bundle(
        setup=chosen,
        game=game,
        schema=Schema(words.EVENTS, game.domains),
        rulebook=Rulebook("hansa", words.REFUSALS),
        view=lambda s, eyes: cast("View", view.view(game, s, eyes, hidden)),
        load=lambda shown: load.load(board, game, hidden, shown),
        fill=sight.fill,
        parts=lambda s: result.parts(s, card),
        outcome=lambda s: result.outcome(s, card),
        census=result.census,
        value=judged(weights("hansa", "greedy")).value,
        features=HansaFeatures(game, board, hidden),
        sheet=plain(sheet(board)),
        data=data,
        limit=LIMIT,
        picture=picture,
        judge=judged(weights("hansa", "mended")),
        weigh=judged,
        hides=hidden,
    )


# Besides, one may since build fewer booths than the tile has barrels, which takes nothing from anybody.
SINCE = (Change(2, {"board": "fifteen", "sell_by_pairs": True}, touches=lambda _: False),)

ENTRY = Entry(
    id="hansa", version=2, title="Hansa", variants=switches.VARIANTS, build=build, changes=SINCE,
    minutes=(45, 60), weight=2,
)  # fmt: skip
