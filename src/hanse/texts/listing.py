"""The games in words and figures, as ``hanse games --json`` prints them and the server tells them to the page."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypedDict

from hanse.core import registry
from hanse.core.entry import Entry, Value, Variant
from hanse.core.languages import ENGLISH
from hanse.core.model import State
from hanse.texts.speech import Texts


class SwitchDoc(TypedDict):
    """Something the host may choose."""

    name: str
    type: Literal["bool", "int", "choice", "seat"]
    default: Value
    choices: list[Value]
    says: str
    rule: str
    card: bool


class VariantDoc(TypedDict):
    id: str
    title: str
    titles: dict[str, str]
    """By language, for a board from outside; otherwise its text is ``variant-<id>``."""
    seats: list[int]
    options: list[SwitchDoc]


class ListedGame(TypedDict):
    id: str
    title: str
    version: int
    minutes: list[int]
    weight: int
    variants: list[VariantDoc]


def listing(lang: str = "en", corrections: Path | None = None) -> list[ListedGame]:
    """Every game with its variants, those of an owner's folder too, and what the host may choose."""
    return [listed(entry, lang) for entry in registry.entries(corrections)]


def listed(entry: Entry[State], lang: str = "en") -> ListedGame:
    """One game."""
    texts = Texts(lang, entry.id)
    variants = [_variant(variant, texts) for variant in entry.variants]
    return {
        "id": entry.id,
        "title": texts.say("title"),
        "version": entry.version,
        "minutes": [*entry.minutes],
        "weight": entry.weight,
        "variants": variants,
    }


def titled(variant: Variant, texts: Texts) -> str:
    """What a way to play is called."""
    if variant.titles is None:
        return texts.say(f"variant-{variant.id}")
    return variant.titles.get(texts.language) or variant.titles[ENGLISH]


def _variant(variant: Variant, texts: Texts) -> VariantDoc:
    switches: list[SwitchDoc] = [
        {
            "name": switch.name,
            "type": switch.type,
            "default": switch.default,
            "choices": [*switch.choices],
            "says": texts.say(f"option-{switch.name}"),
            "rule": switch.rule,
            "card": switch.card,
        }
        for switch in variant.switches
    ]
    return {
        "id": variant.id,
        "title": titled(variant, texts),
        "titles": dict(variant.titles or {}),
        "seats": [*variant.seats],
        "options": switches,
    }
