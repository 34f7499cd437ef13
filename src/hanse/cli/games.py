"""``hanse games``: what can be played, and how."""

from __future__ import annotations

from typing import cast

from hanse.cli.given import show_json
from hanse.core import registry
from hanse.core.entry import Entry, Variant
from hanse.core.model import State
from hanse.core.reading import Json, View
from hanse.core.registry import spelled
from hanse.texts import Texts, language


def listing(lang: str = "en") -> list[Json]:
    """Every game with its variants and their options; also what the server tells the page."""
    return [_entry(entry, lang) for entry in registry.entries()]


def _entry(entry: Entry[State], lang: str) -> View:
    texts = Texts(lang, entry.id)
    variants: list[Json] = [_variant(variant, texts) for variant in entry.variants]
    return {"id": entry.id, "title": texts.say("title"), "version": entry.version, "variants": variants}


def _variant(variant: Variant, texts: Texts) -> View:
    options: list[Json] = [
        {
            "name": option.name,
            "type": option.type,
            "default": option.default,
            "choices": [*option.choices],
            "says": texts.say(f"option-{option.name}"),
            "rule": option.rule,
        }
        for option in variant.options
    ]
    return {
        "id": variant.id,
        "title": texts.say(f"variant-{variant.id}"),
        "seats": [*variant.seats],
        "options": options,
    }


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
            for option in cast("list[View]", row["options"]):
                choices = "|".join(spelled(c) for c in cast("list[str]", option["choices"]))
                default = spelled(cast("str", option["default"]))
                console.print(f"    --option {option['name']}={choices}", Text(f"  ({default})", "dim"), markup=False)
                console.print(Text(f"      {option['says']}"))
