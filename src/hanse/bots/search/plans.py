"""Ways for a seat to the end of its turn: a beam over its own answers."""

from __future__ import annotations

from typing import Final, Generic

from hanse.bots.search.kit import Kit, Policy
from hanse.core.game import S
from hanse.core.model import CHANCE, OK, OVER
from hanse.core.playout import chance_code
from hanse.core.rng import Rng

DEPTH: Final = 16
"""Answers of one turn at most, for those who plan in rollouts."""


class Plan(Generic[S]):
    """Answers of one seat, the position they lead to, and how good that is for the seat."""

    def __init__(self, path: list[int], state: S, worth: float) -> None:
        self.path = path
        self.state = state
        self.worth = worth


def plans(kit: Kit[S], s: S, seat: int, width: int, depth: int, policy: Policy, rng: Rng) -> list[Plan[S]]:
    """Ends of the turn that a beam reaches, best first, judged by the lead there; each position once.

    Inside the turn the beam is led by one-step ``value``, which may promise more there than it keeps. Rivals who are
    asked in between answer by ``policy``; chance is drawn, with the same dice on every path. There is always a plan.
    """
    game, judge = kit.game, kit.judge
    turn = judge.turn(s)
    dice = rng.below(1 << 62)
    wave: list[Plan[S]] = [Plan([], game.clone(s), 0.0)]
    ends: list[Plan[S]] = []
    seen: set[int] = set()
    for _ in range(depth):
        ahead: list[Plan[S]] = []
        for plan in wave:
            options = game.legal(plan.state)
            last = options[-1]
            for code in options:
                after = plan.state if code == last else game.clone(plan.state)  # the last of them needs no copy
                game.apply(after, code)
                after = kit.through(after, seat, turn, policy, Rng(dice))
                mark = game.mark(after)
                if mark in seen:
                    continue
                seen.add(mark)
                path = [*plan.path, code]
                if after.stack[-1].seat == seat and judge.turn(after) == turn:
                    ahead.append(Plan(path, after, kit.worth(after, seat)))
                else:
                    ends.append(Plan(path, after, kit.lead(after, seat)))
        if not ahead:
            break
        wave = _best(ahead, width)
    else:
        # Too long a turn: what stands at its edge is played to its end one answer at a time.
        for plan in wave:
            rest = finish(kit, game.clone(plan.state), seat, turn, policy, Rng(dice))
            ends.append(Plan(plan.path, rest, kit.lead(rest, seat)))
    if not ends:
        # The beam ran in a circle: what leads out of it was not among the best. One answer at a time does not.
        for code in game.legal(s):
            after = game.clone(s)
            game.apply(after, code)
            rest = finish(kit, after, seat, turn, policy, Rng(dice))
            ends.append(Plan([code], rest, kit.lead(rest, seat)))
    ends.sort(key=_worth, reverse=True)
    return ends


def finish(kit: Kit[S], s: S, seat: int, turn: int, policy: Policy, rng: Rng) -> S:
    """To the end of the turn, one step at a time."""
    while s.stack[-1].seat != OVER and kit.judge.turn(s) == turn:
        if s.stack[-1].seat == seat:
            s = kit.step(s, seat, policy, rng)
        else:
            s = kit.through(s, seat, turn, policy, rng)
    return s


def play(kit: Kit[S], s: S, turns: int, policies: list[Policy], rng: Rng) -> S:
    """On until so many turns are over, or the game is; every seat by its policy."""
    game, judge = kit.game, kit.judge
    now = judge.turn(s)
    while turns > 0:
        asked = s.stack[-1].seat
        if asked == OVER:
            break
        if asked == CHANCE:
            game.apply(s, chance_code(game, s, rng))
        else:
            policy = policies[asked]
            if policy.width and asked == now:
                s = plans(kit, s, asked, policy.width, DEPTH, policy, rng)[0].state
            else:
                s = kit.step(s, asked, policy, rng)
        then = judge.turn(s)
        if then != now:
            now = then
            turns -= 1
    return s


def follow(kit: Kit[S], s: S, seat: int, path: list[int], policy: Policy, rng: Rng) -> S:
    """Play a plan in another world as far as it is possible there; then to the end of the turn."""
    game = kit.game
    turn = kit.judge.turn(s)
    for code in path:
        s = kit.through(s, seat, turn, policy, rng)
        if s.stack[-1].seat != seat or kit.judge.turn(s) != turn or game.why_not(s, code) is not OK:
            break
        game.apply(s, code)
    return finish(kit, s, seat, turn, policy, rng)


def _best(plans: list[Plan[S]], width: int) -> list[Plan[S]]:
    plans.sort(key=_worth, reverse=True)
    return plans[:width]


def _worth(plan: Plan[S]) -> float:
    return plan.worth
