"""``hanse games``: what can be played, and how."""

from __future__ import annotations

from hanse.cli.given import show_json
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
    for game in listing(spoken):
        console.print(Text(game["title"], style="bold"), Text(f"  {game['id']}, version {game['version']}", "dim"))
        for variant in game["variants"]:
            seats = variant["seats"]
            count = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
            told = Text(f"  {variant['title']}"), Text(f"  {count} seats", "dim")
            console.print(f"  --variant {variant['id']}", *told)
            for switch in variant["options"]:
                choices = "|".join(spelled(choice) for choice in switch["choices"])
                default = spelled(switch["default"])
                console.print(f"    --option {switch['name']}={choices}", Text(f"  ({default})", "dim"), markup=False)
                console.print(Text(f"      {switch['says']}"))
