"""Lübeck as two tables, verbs and questions, and as a bundle for the rest of the house."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Option, Outcome, Points, Setup, Variant
from hanse.core.events import Schema
from hanse.core.game import SEATS, Domain, Field, Game, Question, Verb
from hanse.core.model import CHANCE, OVER, Frame
from hanse.core.reading import View
from hanse.core.rng import Rng
from hanse.core.rulebook import Rulebook
from hanse.games.luebeck import ids
from hanse.games.luebeck.board import LETTERS, Board
from hanse.games.luebeck.features import features
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
    voyage,
    ware,
)  # fmt: skip
from hanse.games.luebeck.sheet import sheet
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.value import value
from hanse.games.luebeck.view import fill, load, view

LIMIT = 3000
"""Random games have some 300 answers of seats and 150 of chance; every round uses up cards."""


class Words:
    """The domains of one board: what can stand in the notation."""

    def __init__(self, board: Board) -> None:
        cogs = tuple(LETTERS[: board.cog_room])
        self.card = Domain("card", tuple(board.cards))
        self.ware = Domain("ware", tuple(board.cards[: board.wares]))
        self.port = Domain("port", tuple(board.city_ids[c] for c in board.ports))
        self.city = Domain("city", tuple(board.city_ids))
        self.cog = Domain("cog", cogs)
        self.berth = Domain("berth", ("new", *cogs))
        self.packet = Domain("packet", tuple(f"p{i + 1}" for i in range(board.packet_room)))
        self.reason = Domain("reason", ids.REASONS)


def verbs(w: Words) -> list[Verb[LuebeckState]]:
    """LU-5.2 and the other phases: all that can be answered, in the order of their numbers in ``ids``."""
    return [
        Verb("begin", (SEATS,), setup.why_not_begin, setup.do_begin),
        Verb("deal", (w.card,), setup.why_not_card, setup.do_deal, setup.card_options),
        Verb("lay", (w.card,), setup.why_not_card, display.do, setup.card_options),
        Verb("take", (w.packet,), choose.why_not_take, choose.do_take),
        Verb("name", (SEATS,), choose.why_not_name, choose.do_name),
        Verb("start", (w.berth,), start.why_not, start.do, start.options),
        Verb("sell", (w.ware, w.cog), ware.why_not, ware.do, ware.options),
        Verb("voyage", (w.port, w.berth), voyage.why_not, voyage.do, voyage.options),
        Verb("double", (w.port, w.cog), doubling.why_not, doubling.do, doubling.options),
        Verb("pirates", (w.cog,), pirates.why_not, pirates.do, pirates.options),
        Verb("change", (w.cog, w.cog), change.why_not, change.do, change.options),
        Verb("discard", (w.card,), discard.why_not, discard.do, discard.options),
        Verb("pass", (), passing.why_not, passing.do, passing.options, stops=True, final=True),
        Verb("back", (w.cog,), cleanup.why_not_back, cleanup.do_back, cleanup.back_options),
        Verb("done", (), cleanup.why_not_done, cleanup.do_done, stops=True, final=True),
    ]


def questions(w: Words) -> list[Question[LuebeckState]]:
    actions = (
        ids.V_START, ids.V_SELL, ids.V_VOYAGE, ids.V_DOUBLE, ids.V_PIRATES, ids.V_CHANGE, ids.V_DISCARD, ids.V_PASS,
    )  # fmt: skip
    return [
        Question("over", ()),
        Question("round", (), rounds.settle),
        Question("begin", (ids.V_BEGIN,)),
        Question("deal", (ids.V_DEAL,), setup.settle_deal, (Field("to", SEATS), Field("left"))),
        Question("lay", (ids.V_LAY,), display.settle, (Field("packet", w.packet), Field("lap"))),
        Question("choose", (ids.V_TAKE,), choose.settle, (Field("left"),)),
        Question("name", (ids.V_NAME,)),
        Question("act", actions),
        Question("clean", (), cleanup.settle),
        Question("back", (ids.V_BACK, ids.V_DONE), cleanup.settle_back),
    ]


def schema(w: Words) -> Schema:
    seat, card, cog, city = Field("seat", SEATS), Field("card", w.card), Field("cog", w.cog), Field("city", w.city)
    return Schema({
        ids.E_BEGAN: ("began", (seat,)),
        ids.E_DEALT: ("dealt", (seat, Field("card", w.card, secret=True))),
        ids.E_ROUND: ("round", (Field("round"), seat)),
        ids.E_LAID: ("laid", (Field("packet", w.packet), card)),
        ids.E_RESHUFFLED: ("reshuffled", (Field("pass"), Field("cards"))),
        ids.E_LAST_ROUND: ("last_round", (Field("round"),)),
        ids.E_TOOK: ("took", (seat, Field("packet", w.packet), Field("cards"))),
        ids.E_GOT: ("got", (seat, card)),
        ids.E_NAMED: ("named", (seat, Field("first", SEATS))),
        ids.E_STARTED: ("started", (seat, cog, city)),
        ids.E_JOINED: ("joined", (seat, cog, city)),
        ids.E_PLAYED: ("played", (seat, card)),
        ids.E_SAILED: ("sailed", (cog, Field("origin", w.city), city, seat)),
        ids.E_SOLD: ("sold", (seat, card, cog, Field("points"))),
        ids.E_RAIDED: ("raided", (seat, cog, city)),
        ids.E_RETURNED: ("returned", (seat, cog, city)),
        ids.E_CHANGED: ("changed", (seat, cog, Field("target", w.cog), Field("origin", w.city), city)),
        ids.E_EMPTIED: ("emptied", (cog, city)),
        ids.E_DISCARDED: ("discarded", (seat, card, Field("cost"))),
        ids.E_PASSED: ("passed", (seat,)),
        ids.E_CLEARED: ("cleared", (cog, city)),
        ids.E_COMPASS: ("compass", (seat,)),
        ids.E_COUNTED: ("counted", (seat, card, Field("cost"))),
        ids.E_ENDED: ("ended", (Field("reason", w.reason),)),
    })  # fmt: skip


def opening(board: Board, chosen: int) -> LuebeckState:
    """LU-2.1 cogs, LU-2.2 figures, LU-2.4 all cards in the deck. LU-R1: ``chosen`` is the host's start player or -1."""
    n = board.seats
    stack: list[Frame] = [(ids.OVER_Q, OVER), (ids.ROUND, CHANCE)]
    s = LuebeckState(
        board, stack, board.count[:], [0] * board.kinds, [()] * board.packets, [0] * (board.kinds * n), [0] * n,
        [0] * (board.kinds * n), [0] * (len(board.ports) * n), [-1] * board.cog_room, [0] * (board.cog_room * n),
        [board.figures] * n, [0] * n, [0] * (ids.PARTS * n), board.total, 1, 0, 0, -1, board.cogs,
    )  # fmt: skip
    if chosen >= 0:
        setup.begin(s, chosen)
    else:
        stack.append((ids.BEGIN, CHANCE))
    return s


def weights(s: LuebeckState) -> list[int]:
    """LU-2.3: every seat alike; a card by how many of its kind are in the deck."""
    if s.stack[-1][0] == ids.BEGIN:
        return [1] * s.board.seats
    return [n for n in s.deck if n]


def parts(s: LuebeckState) -> list[dict[str, Points]]:
    """By category. Hand cards count only once the game is over (LU-13.1): before, their sum would give hands away."""
    out: list[dict[str, Points]] = []
    for seat in range(s.board.seats):
        at = ids.PARTS * seat
        out.append({name: s.gain[at + part] for part, name in enumerate(ids.PART_NAMES)})
    return out


def outcome(s: LuebeckState) -> Outcome:
    """LU-13.2, LU-R20: ties are shared victories, nothing breaks them."""
    won = tuple(rounds.winners(s))
    return Outcome(won, "shared" if len(won) > 1 else None, ids.REASONS[0])


def census(s: LuebeckState) -> dict[str, int]:
    """LU-1.1: all cards, cogs and figures are somewhere."""
    cards = sum(s.deck) + sum(s.pile) + sum(len(cards) for cards in s.packets) + sum(s.hand) + sum(s.table)
    out = {"cards": cards, "cogs": s.field + sum(1 for city in s.city if city >= 0)}
    for seat in range(s.board.seats):
        out[f"figures {seat}"] = s.reserve[seat] + sum(s.aboard[seat :: s.board.seats])
    return out


def build(chosen: Setup, data: Data) -> Bundle[LuebeckState]:
    board = Board(data, chosen.seats, str(chosen.options["board"]))
    words = Words(board)
    first = chosen.options["start"]
    given = -1 if first == "random" else int(first)
    asked = questions(words)
    game = Game(verbs(words), asked, lambda: opening(board, given), LuebeckState.clone, weights)

    def show(s: LuebeckState, eyes: int) -> View:
        return view(asked, s, eyes)

    def read(shown: View) -> LuebeckState:
        return load(board, asked, shown)

    def guess(s: LuebeckState, rng: Rng) -> None:
        fill(s, rng)

    rulebook = Rulebook("luebeck", ids.REFUSALS)
    return Bundle(
        chosen, game, schema(words), rulebook, show, read, guess, parts, outcome, census, value, features,
        sheet(board), data, LIMIT, None, picture,
    )  # fmt: skip


ENTRY: Entry[LuebeckState] = Entry(
    "luebeck", 1, "Lübeck",
    (
        Variant("base", (3, 4, 5), (
            Option("board", "fork", ("fork", "chain"), "LU-1.2"),
            Option("start", "random", ("random", "0", "1", "2", "3", "4"), "LU-R1", seat=True),
        )),
    ),
    build,
)  # fmt: skip
