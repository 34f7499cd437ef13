"""``hanse games``: what can be played, and how."""

from __future__ import annotations

from typing import cast

from hanse.cli.given import show_json
from hanse.core.reading import View
from hanse.core.registry import spelled
from hanse.texts import language
from hanse.texts.listing import listing


def show(json: bool, lang: str | None) -> None:
    spoken = language(lang)
    if json:
        # Scripts get the same words wherever they run, unless they ask for others.
        show_json(listing(lang if lang is not None else "en"))
        return
    from rich.text import Text

    from hanse.cli.screen import screen

    console = screen()
    for row in listing(spoken):
        game = cast("View", row)
        console.print(Text(str(game["title"]), style="bold"), Text(f"  {game['id']}, version {game['version']}", "dim"))
        for row in cast("list[View]", game["variants"]):
            seats = cast("list[int]", row["seats"])
            count = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
            console.print(f"  --variant {row['id']}", Text(f"  {row['title']}"), Text(f"  {count} seats", "dim"))
            for switch in cast("list[View]", row["options"]):
                choices = "|".join(spelled(c) for c in cast("list[str]", switch["choices"]))
                default = spelled(cast("str", switch["default"]))
                console.print(f"    --option {switch['name']}={choices}", Text(f"  ({default})", "dim"), markup=False)
                console.print(Text(f"      {switch['says']}"))
