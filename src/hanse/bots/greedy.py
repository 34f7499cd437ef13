"""The bots ``greedy`` and ``easy``: one step of look-ahead on the game's own ``value``."""

from __future__ import annotations

from collections.abc import Callable

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.model import OVER
from hanse.core.rng import Rng

WON = 1e9
"""Beyond any value a game gives to a position that is not over."""


class Greedy:
    """Takes the answer after which the position is worth most to its seat, whoever is asked next.

    Where chance is asked next it does not guess what chance will say: the position is judged as it stands. Among
    equals it draws lots. What answers nothing (``Verb.aside``) would put off every bad answer, so it must better the
    position as it is. Its weights are those of 0.1.0: it is what others are measured by.
    """

    def value(self, bundle: Bundle[S]) -> Callable[[S, int], float]:
        return bundle.value

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        game = bundle.game
        options = game.legal(state)
        if len(options) == 1:
            return options[0]
        value = self.value(bundle)
        best: list[int] = []
        most = 0.0
        for code in options:
            after = game.clone(state)
            game.apply(after, code)
            worth = worth_to(bundle, after, seat, value)
            aside = game.verbs[game.verb_of[code]].aside and game.seat(after) != OVER
            if aside and worth <= value(state, seat):
                continue
            if not best or worth > most:
                best, most = [code], worth
            elif worth == most:
                best.append(code)
        return best[rng.below(len(best))] if best else options[0]


class Easy(Greedy):
    """The same with weights that have been mended since."""

    def value(self, bundle: Bundle[S]) -> Callable[[S, int], float]:
        return bundle.value if bundle.judge is None else bundle.judge.value


def worth_to(bundle: Bundle[S], state: S, seat: int, value: Callable[[S, int], float]) -> float:
    """The value of a position for ``seat``; once it is over, winning is worth more than any value.

    Who plays alone has nobody to win against: then points are all there is.
    """
    if bundle.game.seat(state) == OVER:
        if bundle.setup.seats == 1:
            return float(bundle.scores(state)[0])
        winners = bundle.outcome(state).winners
        return WON / len(winners) if seat in winners else -WON
    return value(state, seat)
