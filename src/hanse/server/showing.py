"""Examples as the page draws them: each position, each answer, each refusal."""

from __future__ import annotations

from functools import lru_cache

from hanse.core.examples import Example, example, examples, sentences
from hanse.core.languages import LANGUAGES
from hanse.core.match import Match, Refused
from hanse.core.model import ALL, State
from hanse.core.reading import BadInput
from hanse.core.trace import shown_by
from hanse.server import sight
from hanse.server.catalog import Catalog
from hanse.server.documents import ExampleDoc, ExampleNote, ExampleStep, Forbidden
from hanse.server.past import look


def begun(catalog: Catalog, one: Example, seed: int) -> Match[State]:
    """The match at the example's position, with the data of this server."""
    bundle = catalog.bundle(one.game, one.variant, one.seats, one.options)
    return Match(bundle, seed, one.position(bundle), one.manual)


def mine(one: Example) -> list[int]:
    """The seats that answer in an example, who is asked first before the others."""
    answers = [a.seat for part in one.looks for a in (*part.play, *(refusal.answer for refusal in part.refused))]
    return [seat for seat in dict.fromkeys(answers) if seat >= 0]


@lru_cache(maxsize=16)
def notes(game: str, language: str) -> list[ExampleNote]:
    """All examples of a game in short."""
    if language not in LANGUAGES:
        raise BadInput(f"no language {language[:20]!r}; there is {', '.join(LANGUAGES)}")
    told = sentences(game, language)
    cases: dict[str, list[str]] = {id: [] for id in told}
    for one in examples(game).values():
        cases[one.id if one.id in told else one.scenario].append(one.id)
    shows = shown_by(game)
    return [ExampleNote(id, says, shows.get(id, []), cases[id]) for id, says in told.items()]


def drawn(catalog: Catalog, game: str, id: str) -> ExampleDoc:
    """One example, played through."""
    one = example(game, id)
    match = begun(catalog, one, one.seed)
    start = look(match, match.ply, ALL)
    steps: list[ExampleStep] = []
    for part in one.looks:
        for answer in part.play:
            before = match.ply
            _submit(match, one, answer.seat, answer.text)
            for ply in range(before, match.ply):
                steps.append(ExampleStep(sight.log_line(match, ply, ALL), look(match, ply + 1, ALL), None))
        for refusal in part.refused:
            answer = refusal.answer
            steps.append(ExampleStep(None, None, Forbidden(answer.seat, answer.text, refusal.rule, refusal.slug)))
    setup = match.bundle.setup
    seats = mine(one) or ([match.asked] if match.asked >= 0 else [0])
    return ExampleDoc(game, id, setup.variant, setup.seats, setup.switches, seats, start, steps)


def _submit(match: Match[State], one: Example, seat: int, text: str) -> None:
    try:
        match.submit(seat, text)
    except Refused as refused:  # corrected data may forbid what the printed ones allow
        raise BadInput(f"example {one.id}: {text!r} is not allowed with the data of this server ({refused})") from None
