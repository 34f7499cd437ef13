"""``hanse train`` for a game with a model of its own: games in the model, and weights that foretell them better."""

from __future__ import annotations

import sys
from pathlib import Path

from hanse.cli.given import show_json
from hanse.cli.progress import progress
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.study.engines import Engine
from hanse.study.practising import Exercised, exercise, exercises, improve, practice_of
from hanse.study.training import UNDECIDED


def practise(bundle: Bundle[State], games: int, seed: int, to: Path, work: Engine, json: bool) -> None:
    """Gather, fit, write; it goes on where it was killed. Play decides, by ``hanse arena``."""
    practice, setup = practice_of(bundle), bundle.setup
    with progress(games) as advance:
        taken = exercises(bundle, games, seed).taken(Exercised, exercise, to / "games", work, advance)
    found = improve(practice, taken)
    game = bundle.rulebook.game
    command = f"hanse train {game} --variant {setup.variant} --seats {setup.seats} --games {games} --seed {seed}"
    said: dict[str, str | int] = {"command": command, "seed": seed, "games": games, "positions": found.examples}
    file = to / practice.file
    text = practice.text(found.weights, {**said, "arena": UNDECIDED})
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None
    if json:
        show_json({"file": str(file), **said, "likeness": {"before": found.before, "after": found.after}})
        return
    lines = [
        f"learned from {games} games in the model, {found.examples} examples, {len(practice.traits)} traits",
        f"likeness to games it has not seen (more is better): {found.before:.3f} before, {found.after:.3f} now",
        f"{file}: `--bots hard={file}` plays by it; let `hanse arena` decide, then lay it into the game's folder",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
