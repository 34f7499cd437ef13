"""Answers by the model: what may be done first, played on in sampled worlds, and the better half again and again."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from hanse.core.game import Game
from hanse.core.judge import Model, Way
from hanse.core.model import OK
from hanse.core.reading import Reader
from hanse.core.rng import Rng
from hanse.core.words import Verb
from hanse.games.merkator.board import Board
from hanse.games.merkator.frames import Fulfil, Offer, Package, Pay, Place, Redraw, Turn
from hanse.games.merkator.plan.beam import ahead, thin
from hanse.games.merkator.plan.finals import Finalist, Finals, mean
from hanse.games.merkator.plan.invest import NOTHING
from hanse.games.merkator.plan.read import Rest, spot
from hanse.games.merkator.plan.rivals import Rivals
from hanse.games.merkator.plan.rounds import Rounds
from hanse.games.merkator.plan.spot import Spot
from hanse.games.merkator.plan.trade import pay
from hanse.games.merkator.plan.traits import Lore
from hanse.games.merkator.plan.world import Tables, World, guessed_turns, own_turns
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import V_BUY, V_CLOSE, V_DONE, V_FULFIL, V_SELL, V_SPEND, V_TRAVEL, V_UNLOAD

FEWEST: Final = 2
"""First answers that are played on in every world."""

HARM: Final = 99.0
"""What an answer costs that promises too little to be looked at."""

LOST: Final = 1.0
"""Points that a first answer counts below the worst, in a world whose beam has lost it."""


class Thought:
    """How much is looked at, in counts."""

    def __init__(self, r: Reader) -> None:
        self.worlds = r.number("worlds", 1, 1000)
        self.width = r.number("width", 1, 10_000)  # of the beam
        self.depth = r.number("depth", 1, 100)  # turns
        self.keep = r.number("keep", 1, 100)  # investments of a turn
        self.firsts = r.number("firsts", 1, 1000)  # first answers that are played on
        self.foresees = r.flag("foresees")  # whether it thinks about the rivals' next turns
        self.scale = r.real("scale")  # points of lead that make a win e times likelier
        self.plays = r.number("plays", 0, 100_000)  # times that everybody plays the best first answers on
        self.finals = r.number("finals", 1, 100) if self.plays else 1  # how many of these
        r.close()

    def share(self, effort: float) -> tuple[int, int]:
        """Worlds and width of so much effort."""
        return ceil(self.worlds * effort), ceil(self.width * effort)


class Firsts:
    """First answers by number, each with its path, and the journey and purchase of it that are known already."""

    def __init__(self) -> None:
        self.paths: list[list[int]] = []
        self.journeys: list[tuple[int, int]] = []
        self.numbers: dict[tuple[int, ...], int] = {}

    def number(self, path: list[int], to: int = NOTHING, card: int = NOTHING) -> int:
        key = tuple(path)
        found = self.numbers.get(key, -1)
        if found < 0:
            found = len(self.paths)
            self.numbers[key] = found
            self.paths.append(path)
            self.journeys.append((to, card))
        return found


class Planner(Model[MerkatorState]):
    """``thoughts`` by the name of the level."""

    def __init__(self, board: Board, game: Game[MerkatorState], lore: Lore, thoughts: dict[str, Thought]) -> None:
        self.game = game
        self.tables = Tables(board)
        self.lore = lore
        self.thoughts = thoughts

    def ways(
        self, s: MerkatorState, seat: int, level: str, effort: float, late: Callable[[], bool], rng: Rng
    ) -> list[Way]:
        """None for what the model does not know: another letter (ME-5.7.4) and offers (ME-15.D)."""
        top = s.stack[-1]
        if isinstance(top, (Redraw, Offer)):
            return []
        thought = self.thoughts[level]
        many, width = thought.share(effort)
        last = own_turns(s, seat)
        rivals: Rivals | None = None
        if thought.foresees and not s.board.solo:
            rivals = Rivals(self.tables, self.lore, s, seat, thought.keep, thought.scale, rng)
        lures = [] if rivals is None else rivals.lures
        worlds: list[World] = []
        for _ in range(many):
            worlds.append(World(self.tables, s, seat, guessed_turns(s, seat, rng) if lures else last, lures, rng))
        firsts = Firsts()
        starts: list[list[Spot]] = []
        for w in worlds:
            starts.append(self._starts(w, s, seat, firsts, thought.keep))
        if not firsts.paths:
            return []
        hopes, cost, order = self._halved(worlds, starts, firsts, rivals, thought, width, late)
        # What differs little, as inside a turn, luck in plays would drown.
        if thought.plays and not s.board.solo and isinstance(top, Turn) and len(order) > 1:
            played = self._played(s, seat, firsts, order, hopes, cost, thought, effort, late, rng)
            if played:
                return played
        expected = self._expected(worlds[0], s, seat)
        self.judged = self.lore.judged
        out: list[Way] = []
        for i in order:
            if rivals is not None:
                for rival, hope in zip(rivals.seats, rivals.after(*firsts.journeys[i]), strict=True):
                    expected[rival] = hope
            out.append(Way(firsts.paths[i], [[*expected[:seat], hope, *expected[seat + 1 :]] for hope in hopes[i]]))
        return out

    def _halved(
        self, worlds: list[World], starts: list[list[Spot]], firsts: Firsts, rivals: Rivals | None,
        thought: Thought, width: int, late: Callable[[], bool],
    ) -> tuple[list[list[float]], list[float], list[int]]:  # fmt: skip
        """Every world plays the first answers on that are left; after a third and two thirds the better half is.

        By number what was hoped for in every world and what it leaves the rivals; and the numbers, best first.
        """
        promised = [0.0] * len(firsts.paths)
        for wave in starts:
            for i, hope in best(wave).items():
                promised[i] += hope
        many = len(worlds)
        cost = [0.0] * len(promised)  # what it leaves the rivals
        if rivals is not None:
            order = sorted(range(len(promised)), key=lambda i: -promised[i])
            for i in range(len(order)):
                # Those that promise little need not be looked at any closer.
                cost[order[i]] = rivals.cost(*firsts.journeys[order[i]]) if i < 2 * thought.firsts else HARM
        order = sorted(range(len(promised)), key=lambda i: many * cost[i] - promised[i])
        left = order[: thought.firsts]
        hopes: list[list[float]] = [[] for _ in promised]
        for n, w in enumerate(worlds):
            each = max(2, width // len(left))
            wave = thin([p for p in starts[n] if p.first in left], 2 * width + len(left), each)
            wave = ahead(w, wave, self.lore, thought.depth - 1, width + len(left), each, thought.keep)
            found = best(wave)
            low = min(found.values()) - LOST if found else 0.0
            for i in left:
                hopes[i].append(found.get(i, low))
            if late():
                break
            if n + 1 in (many // 3, 2 * many // 3) and len(left) > FEWEST:
                left.sort(key=lambda i: cost[i] - sum(hopes[i]) / len(hopes[i]))
                left = left[: max(FEWEST, (len(left) + 1) // 2)]
        left.sort(key=lambda i: cost[i] - sum(hopes[i]) / len(hopes[i]))
        others = [i for i in order[: thought.firsts] if i not in left]
        others.sort(key=lambda i: cost[i] - sum(hopes[i]) / len(hopes[i]))
        return hopes, cost, [*left, *others]

    def _played(
        self, s: MerkatorState, seat: int, firsts: Firsts, order: list[int], hopes: list[list[float]],
        cost: list[float], thought: Thought, effort: float, late: Callable[[], bool], rng: Rng,
    ) -> list[Way]:  # fmt: skip
        """The best few again, by what comes of them in the end; then the others as the beam left them.

        None if no sample knew any of the few.
        """
        entrants = [Finalist(i, sum(hopes[i]) / len(hopes[i])) for i in order[: thought.finals]]

        def draw() -> Rounds:
            return Rounds(self.tables, self.lore, s, seat, rng)

        def ends(rounds: Rounds) -> dict[int, Spot]:
            found: dict[int, Spot] = {}
            for p in self._starts(rounds.world, s, seat, firsts, thought.keep):
                if p.first not in found or p.hope > found[p.first].hope:
                    found[p.first] = p
            return found

        finals = Finals(entrants, seat)
        ranked = finals.play(ceil(thought.plays * effort), draw, ends, late)
        self.judged = self.lore.judged
        top = ranked[0]
        if not top.plays:
            return []
        out = [Way(firsts.paths[one.number], finals.told(one, top)) for one in ranked]
        # Beams promise all of them too much, and alike.
        expected = mean(top.plays)
        more = expected[seat] - top.promised + cost[top.number]
        for i in order[thought.finals :]:
            own = [hope - cost[i] + more for hope in hopes[i]]
            out.append(Way(firsts.paths[i], [[*expected[:seat], hope, *expected[seat + 1 :]] for hope in own]))
        return out

    def _expected(self, w: World, s: MerkatorState, seat: int) -> list[float]:
        """[seat] the points that each may expect as things stand, for comparison."""
        out = [0.0] * s.board.seats
        for rival in range(s.board.seats):
            if rival != seat:
                out[rival] = self.lore.hope(w, spot(s, rival, s), own_turns(s, rival))
        return out

    def _starts(self, w: World, s: MerkatorState, seat: int, firsts: Firsts, keep: int) -> list[Spot]:
        """Where the first answers lead at the end of this turn, in one world."""
        top = s.stack[-1]
        root = spot(s, seat, s)
        rest = Rest(s, seat, s)
        if isinstance(top, Turn):
            ends = rest.ends(w, root, self.lore, keep + 3)
            return self._named(s, ends, firsts, self._turn)
        if isinstance(top, Package):
            ends = rest.ends(w, root, self.lore, keep)
            return self._named(s, ends, firsts, self._payment)
        if isinstance(top, Fulfil):
            ends = rest.ends(w, root.copy(), self.lore, keep)
            return self._named(s, ends, firsts, lambda p: self._fulfilment(w, root, p))
        return self._options(w, s, seat, firsts, keep)

    def _named(
        self, s: MerkatorState, ends: list[Spot], firsts: Firsts, path: Callable[[Spot], list[int]]
    ) -> list[Spot]:
        """The ends whose first answer is possible, each with the number of it."""
        travels = self._code(V_TRAVEL, 0)
        out: list[Spot] = []
        for p in ends:
            codes = path(p)
            if self.game.why_not(s, codes[0]) is OK:
                if travels <= codes[-1] < travels + s.board.places:
                    p.first = firsts.number(codes, p.to, p.deal[0] if p.deal else NOTHING)
                else:
                    p.first = firsts.number(codes)
                out.append(p)
        return out

    def _options(self, w: World, s: MerkatorState, seat: int, firsts: Firsts, keep: int) -> list[Spot]:
        """Small questions: every answer, and what the model makes of the rest of the turn."""
        game = self.game
        top = s.stack[-1]
        # Cubes of the tile stay undecided as long as nothing needs them.
        unloading = isinstance(top, (Pay, Place))
        out: list[Spot] = []
        for code in game.legal(s):
            verb = game.verb_of[code]
            if verb == V_UNLOAD.number and not unloading:
                continue
            if verb == V_DONE.number and isinstance(top, Place):
                continue
            after = game.clone(s)
            game.apply(after, code)
            for p in Rest(after, seat, s).ends(w, spot(after, seat, s), self.lore, keep):
                # Among equals what decides less comes later: to unload can wait.
                p.hope -= 1e-6 if verb == V_UNLOAD.number else 0.0
                p.first = firsts.number([code])
                out.append(p)
        return out

    def _code(self, verb: Verb, a: int) -> int:
        return self.game.base[verb.number] + a

    def _turn(self, p: Spot) -> list[int]:
        """Contracts and a card, then the journey."""
        path: list[int] = []
        if p.deal:
            card = p.deal[0]
            if card == NOTHING:
                path = [self._code(V_SELL, c) for c in p.deal[1:]]
            else:
                path = [self._code(V_BUY, card), *self._payment(p)]
        path.append(self._code(V_TRAVEL, p.to))
        return path

    def _payment(self, p: Spot) -> list[int]:
        return [*(self._code(V_SPEND, c) for c in p.deal[1:]), self._code(V_CLOSE, 0)]

    def _fulfilment(self, w: World, root: Spot, p: Spot) -> list[int]:
        """What the tile must give first, then the contract."""
        if p.done < 0:
            return [self._code(V_DONE, 0)]
        loose: list[int] = []
        pay(w, root.copy(), p.done, loose)
        return [*(self._code(V_UNLOAD, good) for good in loose), self._code(V_FULFIL, p.done)]


def best(wave: list[Spot]) -> dict[int, float]:
    """By first answer, the most that is hoped for."""
    out: dict[int, float] = {}
    for p in wave:
        if p.hope > out.get(p.first, -1e9):
            out[p.first] = p.hope
    return out
