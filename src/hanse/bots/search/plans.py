"""Ways for a seat to the end of its turn: a beam over its own answers."""

from __future__ import annotations

from typing import Generic

from hanse.bots.search.kit import Beam, Kit, Policy
from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OK, OVER
from hanse.core.playout import chance_code
from hanse.core.rng import STEP, Rng


class Plan(Generic[S]):
    """Answers of one seat, the position they lead to, and how good that is for the seat."""

    def __init__(self, path: list[int], state: S, worth: float) -> None:
        self.path = path
        self.state = state
        self.worth = worth


def plans(kit: Kit[S], s: S, seat: int, beam: Beam, policy: Policy, rng: Rng, most: int = 0) -> list[Plan[S]]:
    """Ends of the turn that a beam reaches, best first, judged by the lead there; each position once. Of them no more
    than ``most`` (0: as many as there are).

    Inside the turn the beam is led by one-step ``value``, which may promise more there than it keeps. Rivals who are
    asked in between answer by ``policy``; chance is drawn, with the same dice on every path. There is always a plan.
    """
    game, judge = kit.game, kit.judge
    turn = judge.turn(s)
    dice = rng.below(1 << 62)
    enough = kit.judged + beam.judged
    wave: list[Plan[S]] = [Plan([], game.clone(s), 0.0)]
    ends: list[Plan[S]] = []
    seen: set[int] = set()
    poor: set[int] = set()  # first answers that are not tried again
    for level in range(beam.depth):
        ahead: list[Plan[S]] = []
        for plan in wave:
            options = _worth_trying(game.legal(plan.state), poor)
            last = options[-1]
            for code in options:
                after = plan.state if code == last else game.clone(plan.state)  # the last of them needs no copy
                game.apply(after, code)
                after = kit.through(after, seat, turn, policy, Rng(dice))
                path = [*plan.path, code]
                if after.stack[-1].seat == seat and judge.turn(after) == turn:
                    ahead.append(Plan(path, after, kit.worth(after, seat)))
                else:
                    # Ends are like positions: where few are judged by the lead, the same ``value`` says which.
                    ends.append(Plan(path, after, kit.worth(after, seat) if beam.few else kit.lead(after, seat)))
        if not ahead:
            break
        ahead.sort(key=_worth, reverse=True)
        if level == 0 and beam.few:
            for plan in ahead[beam.few :]:
                poor.add(plan.path[0])
        width = 1 if beam.judged and enough < kit.judged else beam.width
        wave = _distinct(game, ahead, width, seen)
    else:
        # Too long a turn: what stands at its edge is played to its end one answer at a time.
        for plan in wave:
            ends.append(_finished(kit, game.clone(plan.state), seat, turn, beam, plan.path, policy, dice))
    if not ends:
        # The beam ran in a circle: what leads out of it was not among the best. One answer at a time does not.
        for code in game.legal(s):
            after = game.clone(s)
            game.apply(after, code)
            ends.append(_finished(kit, after, seat, turn, beam, [code], policy, dice))
    ends.sort(key=_worth, reverse=True)
    if beam.few:
        del ends[beam.few :]
        for plan in ends:
            plan.worth = kit.lead(plan.state, seat)
        ends.sort(key=_worth, reverse=True)
    return _distinct(game, ends, most or len(ends), set())


def _worth_trying(options: list[int], poor: set[int]) -> list[int]:
    """Those that are not poor; all, if nothing else is possible."""
    if not poor:
        return options
    kept = [code for code in options if code not in poor]
    return kept or options


def _finished(
    kit: Kit[S], s: S, seat: int, turn: int, beam: Beam, path: list[int], policy: Policy, dice: int
) -> Plan[S]:
    """A plan whose turn goes on one answer at a time."""
    rest = finish(kit, s, seat, turn, policy, Rng(dice))
    return Plan(path, rest, kit.worth(rest, seat) if beam.few else kit.lead(rest, seat))


def _distinct(game: Game[S], found: list[Plan[S]], most: int, seen: set[int]) -> list[Plan[S]]:
    """So many of them at most, each position once, and none that was seen before."""
    out: list[Plan[S]] = []
    for plan in found:
        if len(out) == most:
            break
        mark = game.mark(plan.state)
        if mark not in seen:
            seen.add(mark)
            out.append(plan)
    return out


def finish(kit: Kit[S], s: S, seat: int, turn: int, policy: Policy, rng: Rng) -> S:
    """To the end of the turn, one step at a time."""
    while s.stack[-1].seat != OVER and kit.judge.turn(s) == turn:
        if s.stack[-1].seat == seat:
            s = kit.step(s, seat, policy, rng)
        else:
            s = kit.through(s, seat, turn, policy, rng)
    return s


def play(kit: Kit[S], s: S, turns: int, policies: list[Policy], rng: Rng) -> S:
    """On until so many turns are over, or the game is; every seat by its policy.

    Every turn has dice of its own: where candidates have parted, what happens in their later turns is still alike, so
    that less of their difference is luck.
    """
    game, judge = kit.game, kit.judge
    now = judge.turn(s)
    dice = rng.below(1 << 62)
    while turns > 0:
        asked = s.stack[-1].seat
        if asked == OVER:
            break
        if asked == CHANCE:
            game.apply(s, chance_code(game, s, rng))
        else:
            policy = policies[asked]
            if policy.beam is not None and asked == now and not (policy.noise and rng.below(100) < policy.noise):
                s = plans(kit, s, asked, policy.beam, policy, rng, most=1)[0].state
            else:
                s = kit.step(s, asked, policy, rng)
        then = judge.turn(s)
        if then != now:
            now = then
            turns -= 1
            rng = Rng(dice ^ turns * STEP)
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


def _worth(plan: Plan[S]) -> float:
    return plan.worth
