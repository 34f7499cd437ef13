"""``hanse games``: what can be played, and how."""

from __future__ import annotations

from hanse.cli.given import show_json
from hanse.core.data import corrections_folder
from hanse.core.registry import spelled, vet
from hanse.texts import Texts, language
from hanse.texts.listing import ListedGame, listing


def show(json: bool, lang: str | None) -> None:
    spoken = language(lang)
    own = corrections_folder(None)
    if own is not None:
        vet(own)  # what is listed can be played
    if json:
        # Scripts get the same words wherever they run, unless they ask for others.
        show_json(listing(lang if lang is not None else "en", own))
        return
    from rich.text import Text

    from hanse.cli.screen import screen

    console = screen()
    for game in listing(spoken, own):
        texts = Texts(spoken, game["id"])
        version = texts.say("cli-version", version=game["version"])
        console.print(Text(game["title"], style="bold"), Text(f"  {game['id']}, {version}", "dim"))
        if said := card(game, texts):
            console.print(Text(f"  {said}"))
        for variant in game["variants"]:
            seats = variant["seats"]
            count = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else seats[0]
            told = Text(f"  {variant['title']}"), Text(f"  {texts.say('cli-seats', count=count)}", "dim")
            console.print(f"  --variant {variant['id']}", *told)
            for switch in variant["options"]:
                choices = "|".join(spelled(choice) for choice in switch["choices"])
                default = spelled(switch["default"])
                console.print(f"    --option {switch['name']}={choices}", Text(f"  ({default})", "dim"), markup=False)
                console.print(Text(f"      {switch['says']}"))


def card(game: ListedGame, texts: Texts) -> str:
    """How long it takes and how much there is to think of, as far as the game says."""
    low, high = game["minutes"]
    length = texts.say("card-minutes", **{"from": low, "to": high}) if high else ""
    weight = texts.say(f"card-weight-{game['weight']}") if game["weight"] else ""
    return ", ".join(filter(None, (length, weight)))
