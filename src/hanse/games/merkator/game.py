"""Merkator as a table of questions, and as a bundle for the rest of the house."""

from __future__ import annotations

from typing import cast

from hanse.core.data import Data
from hanse.core.entry import Bundle, Change, Entry, Setup
from hanse.core.events import Schema
from hanse.core.game import Deed, Game, Question, question
from hanse.core.model import Frame, Over
from hanse.core.reading import Reader, View, plain
from hanse.core.rulebook import Rulebook
from hanse.core.weights import weights
from hanse.core.words import Domain, seats
from hanse.games.merkator import cover, frames, ids, load, result, switches, view, words
from hanse.games.merkator.board import Board
from hanse.games.merkator.features import MerkatorFeatures
from hanse.games.merkator.judge import MerkatorJudge
from hanse.games.merkator.picture import picture
from hanse.games.merkator.plan import store
from hanse.games.merkator.plan.answers import Planner
from hanse.games.merkator.plan.practice import PlanPractice
from hanse.games.merkator.rules import (
    buy,
    chart,
    display,
    duty,
    excess,
    exchange,
    fulfil,
    hand,
    join,
    off,
    offers,
    payment,
    piles,
    sell,
    setup,
    supply,
    travel,
    turn,
)
from hanse.games.merkator.sheet import sheet
from hanse.games.merkator.state import MerkatorState, Rules
from hanse.games.merkator.weights import Weights

LIMIT = 20_000


def domains(board: Board) -> list[Domain]:
    """What can stand in the notation on this board."""
    return [
        seats(ids.MOST_SEATS),
        Domain("contract", tuple(board.contract_ids)),
        Domain("card", tuple(board.card_ids)),
        Domain("back", tuple(board.back_ids)),
        Domain("place", tuple(board.place_ids)),
        Domain("good", tuple(board.good_ids)),
        Domain("stuff", tuple(board.stuff_ids)),
        Domain("demand", tuple(board.demand_ids)),
        Domain("column", tuple(board.columns)),
        Domain("source", ids.SOURCES),
        Domain("reason", ids.REASONS),
    ]


def questions(rules: Rules, solo: bool) -> list[Question[MerkatorState]]:
    """ME-3.1 and the phases of a turn: what is asked, and what may be answered by which rule."""
    # ME-3.2: whatever a seat is asked.
    unload: Deed[MerkatorState, Frame] = Deed(words.V_UNLOAD, supply.why_not, supply.do, supply.options)
    keep: Deed[MerkatorState, Frame] = Deed(words.V_KEEP, hand.why_not_keep, hand.do_keep, hand.keep_options)
    reserve: Deed[MerkatorState, Frame] = Deed(
        words.V_RESERVE, hand.why_not_reserve, hand.do_reserve, hand.reserve_options
    )
    taking = (keep, reserve) if rules.hand else ()
    done: Deed[MerkatorState, Frame] = Deed(words.V_DONE, fulfil.why_not_done, fulfil.do_done)
    never = off.refusals(rules, solo)
    say = never if not rules.hand else {**never, words.V_KEEP: hand.BETWEEN_STEPS, words.V_RESERVE: hand.BETWEEN_STEPS}
    stands = {words.V_REDRAW: chart.LETTER_STANDS, **say}
    return [
        question(Over),
        question(frames.Starter, Deed(words.V_STARTER, setup.why_not_starter, setup.do_starter)),
        question(frames.Draw, Deed(words.V_DRAW, setup.why_not_draw, setup.do_draw, setup.draw_options)),
        question(frames.Deck, Deed(words.V_OPEN, setup.why_not_open, setup.do_open, setup.open_options)),
        question(frames.Back, Deed(words.V_TURN, chart.why_not_turn, chart.do_turn)),
        question(frames.First, settle=setup.settle_first),
        # Setting the figure ends phase 1, so one question offers both.
        question(
            frames.Turn,
            Deed(words.V_SELL, sell.why_not, sell.do, sell.options),
            Deed(words.V_BUY, buy.why_not, buy.do, buy.options),
            *taking,
            unload,
            Deed(words.V_TRAVEL, travel.why_not, travel.do, travel.options),
            refuses=say,
        ),
        question(
            frames.Package,
            Deed(words.V_BUY, buy.why_not_add, buy.do_add, buy.add_options),
            Deed(words.V_SPEND, buy.why_not_spend, buy.do_spend, buy.spend_options),
            Deed(words.V_CLOSE, buy.why_not_close, buy.do_close),
            unload,
            Deed(words.V_GIVE_UP, buy.why_not_give_up, buy.do_give_up),
            refuses=say,
        ),
        question(
            frames.Excess,
            Deed(words.V_BUY, excess.why_not_buy, excess.do_buy, excess.buy_options),
            Deed(words.V_HAND_IN, excess.why_not_hand_in, excess.do_hand_in),
            unload,
            settle=excess.settle,
            refuses=never,
            not_now=excess.TOO_MUCH_CASH,
        ),
        question(frames.Refill, settle=display.settle),
        question(
            frames.Sort,
            unload,
            Deed(words.V_STORE, travel.why_not_store, travel.do_store, travel.store_options),
            refuses=say,
        ),
        question(frames.Journey, settle=travel.settle_journey),
        question(
            frames.Redraw,
            unload,
            Deed(words.V_REDRAW, chart.why_not_redraw, chart.do_redraw),
            Deed(words.V_STAND, chart.why_not_stand, chart.do_stand),
            refuses=say,
        ),
        question(
            frames.Lose,
            unload,
            Deed(words.V_LOSE, chart.why_not_lose, chart.do_lose, chart.lose_options),
            settle=chart.settle_lose,
            refuses=stands,
        ),
        question(
            frames.Fulfil,
            *taking,
            unload,
            Deed(words.V_FULFIL, fulfil.why_not, fulfil.do, fulfil.options),
            done,
            settle=fulfil.settle,
            refuses=stands,
        ),
        question(
            frames.Pay,
            unload,
            Deed(words.V_PAY, payment.why_not_pay, payment.do_pay),
            Deed(words.V_GIVE, payment.why_not_give, payment.do_give, payment.give_options),
            Deed(words.V_SWAP, exchange.why_not, exchange.do, exchange.options),
            settle=payment.settle,
            refuses=say,
        ),
        question(
            frames.Reward, unload, Deed(words.V_REWARD, piles.why_not, piles.do), settle=piles.settle, refuses=say
        ),
        question(
            frames.Join,
            unload,
            Deed(words.V_JOIN, join.why_not, join.do),
            Deed(words.V_STAY, join.why_not_stay, join.do_stay),
            settle=join.settle,
            refuses=stands,
        ),
        question(frames.Close, settle=turn.settle_close),
        question(frames.Place, unload, done, settle=supply.settle_place, refuses=say),
        question(frames.Check, settle=duty.settle_check),
        question(frames.Duty, Deed(words.V_BUY, duty.why_not, duty.do, duty.options), unload, refuses=say),
        question(
            frames.Offer,
            unload,
            Deed(words.V_COIN, offers.why_not_coin, offers.do_coin),
            Deed(words.V_MARKER, offers.why_not_marker, offers.do_marker),
            Deed(words.V_OFFER, offers.why_not_offer, offers.do_offer),
            Deed(words.V_SILENT, offers.why_not_silent, offers.do_silent),
            settle=offers.settle_offer,
            over={"taker": "seat"},
            refuses=say,
        ),
        question(
            frames.Accept,
            unload,
            Deed(words.V_ACCEPT, offers.why_not_accept, offers.do_accept),
            Deed(words.V_REFUSE, offers.why_not_refuse, offers.do_refuse),
            settle=offers.settle_accept,
            refuses=say,
        ),
    ]


def build(chosen: Setup, data: Data) -> Bundle[MerkatorState]:
    """Merkator for a number of seats, with the switches chosen."""
    rules = switches.rules(chosen)
    board = Board(data, chosen.seats, switches.is_long(chosen))
    game = Game(
        domains(board), words.VERBS, questions(rules, board.solo), words.NOT_NOW,
        lambda: setup.opening(board, rules), MerkatorState.clone, setup.weights, MerkatorState.mark,
    )  # fmt: skip

    def judged(r: Reader) -> MerkatorJudge:
        return MerkatorJudge(board, Weights(r))

    return Bundle(
        setup=chosen,
        game=game,
        schema=Schema(words.EVENTS, game.domains),
        rulebook=Rulebook("merkator", words.REFUSALS),
        view=lambda s, eyes: cast("View", view.view(game, s, eyes)),
        load=lambda shown: load.load(board, rules, game, shown),
        fill=cover.fill,
        parts=result.parts,
        outcome=result.outcome,
        census=result.census,
        value=judged(weights("merkator", "greedy")).value,
        features=MerkatorFeatures(game, board),
        sheet=plain(sheet(board, rules)),
        data=data,
        limit=LIMIT,
        picture=picture,
        judge=judged(weights("merkator", "mended")),
        weigh=judged,
        open_points=True,
        model=Planner(board, game, store.lore(chosen.variant, chosen.seats), store.thoughts()),
        practice=PlanPractice(board, game, chosen.variant),
    )


ENTRY = Entry(
    id="merkator",
    version=2,
    title="Merkator",
    variants=switches.VARIANTS,
    build=build,
    # What else is new only adds answers: cubes of the tile at any time, a purchase given up.
    changes=(Change(2, {"start": "random"}, touches=switches.touched_by_2),),
    minutes=(90, 120),
    weight=3,
)
