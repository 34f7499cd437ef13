"""``hanse features``: the numbers that learners are given of a position, as a table."""

from __future__ import annotations

from hanse.cli.given import bundle, show_json
from hanse.core.features import Block


def show(game: str, json: bool) -> None:
    """Every block with its place, shape and range; they are the same for all variants and seats of a game."""
    features = bundle(game, None, None, None).features
    if json:
        show_json(
            {
                "game": game,
                "size": features.size,
                "fingerprint": features.fingerprint(),
                "blocks": [
                    {
                        "name": b.name,
                        "at": b.at,
                        "shape": list(b.shape),
                        "least": b.least,
                        "most": b.most,
                        "says": b.says,
                    }
                    for b in features.blocks
                ],
            }
        )
        return
    from rich.table import Table

    from hanse.cli.screen import screen

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("from", "name", "shape", "range", "meaning"):
        table.add_column(name, justify="right" if name == "from" else "left")
    for b in features.blocks:
        table.add_row(str(b.at), b.name, shape(b), f"{b.least}–{b.most}", b.says)
    console = screen()
    console.print(table)
    console.print(f"{features.size} numbers, layout {features.fingerprint()}")


def shape(block: Block) -> str:
    return " × ".join(str(n) for n in block.shape)
