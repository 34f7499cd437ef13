"""Sequential halving: the best plans are played on in the same worlds, and the better half goes on."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Generic

from hanse.bots.search.kit import GREEDY, Beam, Kit, Policy
from hanse.bots.search.plans import Plan, follow, plans, play
from hanse.core.game import S
from hanse.core.rng import Rng


class Budget:
    """How much is looked at: in counts, so that the same question gets the same answer."""

    def __init__(
        self,
        beam: Beam,
        keep: int,
        rollouts: int,
        turns: int,
        prior: float,
        policies: list[Policy],
        judged: int = 0,
    ) -> None:
        self.beam = beam  # over the answers of the turn
        self.keep = keep  # plans that are played on
        self.rollouts = rollouts  # in all
        self.turns = turns  # each goes so far
        self.prior = prior  # rollouts that the plan's own judgement is worth
        self.policies = policies  # of rivals and of oneself, drawn for every world
        self.judged = judged  # positions, after which no other world is begun; 0: any number


class Candidate(Generic[S]):
    """An answer that was looked at: its plan, the share it wins on average and how sure that is."""

    def __init__(self, path: list[int], end: S, promised: list[float], seat: int) -> None:
        self.path = path  # the answer and how the seat would go on to the end of its turn
        self.end = end  # where that leads, as far as the seat can tell
        self.promised = promised  # [seat] the share that this promises
        self.prior = promised[seat]
        self.sum = 0.0
        self.squares = 0.0
        self.rollouts = 0
        self.sums = [0.0] * len(promised)  # [seat]

    @property
    def shares(self) -> list[float]:
        """[seat] what each may expect: the share of a win, alone the points in hundreds."""
        return [one / self.rollouts for one in self.sums] if self.rollouts else self.promised

    def add(self, shares: list[float], seat: int) -> None:
        """What one rollout came to."""
        for i in range(len(shares)):
            self.sums[i] += shares[i]
        self.sum += shares[seat]
        self.squares += shares[seat] * shares[seat]
        self.rollouts += 1

    @property
    def mean(self) -> float:
        return self.sum / self.rollouts if self.rollouts else self.prior

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        n = self.rollouts
        if n < 2:
            return 0.0
        spread = max(0.0, self.squares / n - self.mean * self.mean)
        return sqrt(spread / (n - 1))

    def judged(self, weight: float) -> float:
        """The mean with the plan's own judgement counted as ``weight`` rollouts."""
        return (self.sum + weight * self.prior) / (self.rollouts + weight) if self.rollouts + weight else self.prior


class Halving(Generic[S]):
    """``late`` says that time is up; the best so far is then taken."""

    def __init__(self, kit: Kit[S], budget: Budget, late: Callable[[], bool]) -> None:
        self.kit = kit
        self.budget = budget
        self.late = late

    def look(self, s: S, seat: int, rng: Rng) -> list[Candidate[S]]:
        """What was looked at, best first. ``s`` is a position as the seat may imagine it."""
        budget = self.budget
        options = self.kit.game.legal(s)
        if len(options) == 1:
            after = self.kit.game.clone(s)
            self.kit.game.apply(after, options[0])
            return [Candidate([options[0]], after, self.kit.shares(after), seat)]
        found = plans(self.kit, s, seat, budget.beam, GREEDY, rng)
        picked = self._pick(found, seat)
        left = picked[:]
        rounds = ceil(log2(len(left))) if len(left) > 1 and budget.rollouts else 0
        for round in range(rounds):
            worlds = max(1, budget.rollouts // (rounds * len(left)))
            self._play(s, seat, left, worlds, rng)
            left.sort(key=self._judged, reverse=True)
            if round < rounds - 1:
                del left[max(1, (len(left) + 1) // 2) :]
            if self._enough():
                break
        best = left[0] if left else picked[0]
        picked.sort(key=self._judged, reverse=True)
        picked.remove(best)
        return [best, *picked]

    def _pick(self, found: list[Plan[S]], seat: int) -> list[Candidate[S]]:
        """The best plan of every first answer, then the best others."""
        chosen: list[Plan[S]] = []
        firsts: set[int] = set()
        for plan in found:
            if plan.path[0] not in firsts and len(chosen) < self.budget.keep:
                firsts.add(plan.path[0])
                chosen.append(plan)
        for plan in found:
            if len(chosen) >= self.budget.keep:
                break
            if plan not in chosen:
                chosen.append(plan)
        return [Candidate(plan.path, plan.state, self.kit.shares(plan.state), seat) for plan in chosen]

    def _play(self, s: S, seat: int, left: list[Candidate[S]], worlds: int, rng: Rng) -> None:
        kit, budget = self.kit, self.budget
        game = kit.game
        for _ in range(worlds):
            seed = rng.below(1 << 62)
            dice = Rng(seed)
            world = game.clone(s)
            kit.judge.redeal(world, seat, dice)
            # Rivals differ from world to world: who plans against one kind of rival flatters himself.
            mixed = [budget.policies[dice.below(len(budget.policies))] for _ in range(kit.seats)]
            rest, onward = dice.below(1 << 62), dice.below(1 << 62)
            for candidate in left:
                end = follow(kit, game.clone(world), seat, candidate.path, mixed[seat], Rng(rest))
                end = play(kit, end, budget.turns, mixed, Rng(onward))
                candidate.add(kit.shares(end), seat)
            if self._enough():
                return

    def _enough(self) -> bool:
        return self.late() or 0 < self.budget.judged < self.kit.judged

    def _judged(self, candidate: Candidate[S]) -> float:
        return candidate.judged(self.budget.prior)
