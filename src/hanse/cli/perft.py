"""``hanse perft``: how many sequences of actions there are. A rule that lets one more or one less through shows."""

from __future__ import annotations

from hanse.cli.given import bundle, show_json
from hanse.cli.given import seed as checked
from hanse.core.pins import perft
from hanse.core.reading import Json


def show(
    game: str, variant: str | None, chosen: list[str] | None, seats: int, depth: int, seed: int, json: bool
) -> None:
    """The counts for every depth up to ``depth``; a game over earlier counts once."""
    made = bundle(game, variant, seats, chosen)
    checked(seed)
    counts: list[Json] = []
    for d in range(1, depth + 1):
        counts.append(perft(made, seed, d))
        if not json:
            print(f"depth {d}: {counts[-1]}", flush=True)  # noqa: T201 - each as soon as it is known
    if json:
        show_json({"game": game, "variant": made.setup.variant, "seats": seats, "seed": seed, "counts": counts})
