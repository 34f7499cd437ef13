"""The games in words and figures, as ``hanse games --json`` prints them and the server tells them to the page."""

from __future__ import annotations

from typing import Literal, TypedDict

from hanse.core import registry
from hanse.core.entry import Entry, Value, Variant
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
    seats: list[int]
    options: list[SwitchDoc]


class ListedGame(TypedDict):
    id: str
    title: str
    version: int
    minutes: list[int]
    weight: int
    variants: list[VariantDoc]


def listing(lang: str = "en") -> list[ListedGame]:
    """Every game with its variants and what the host may choose."""
    return [listed(entry, lang) for entry in registry.entries()]


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
        "title": texts.say(f"variant-{variant.id}"),
        "seats": [*variant.seats],
        "options": switches,
    }
