"""The games in words and figures, as ``hanse games --json`` prints them and the server tells them to the page."""

from __future__ import annotations

from hanse.core import registry
from hanse.core.entry import Entry, Variant
from hanse.core.model import State
from hanse.core.reading import Json, View
from hanse.texts.speech import Texts


def listing(lang: str = "en") -> list[Json]:
    """Every game with its variants and their switches."""
    return [listed(entry, lang) for entry in registry.entries()]


def listed(entry: Entry[State], lang: str = "en") -> View:
    """One game."""
    texts = Texts(lang, entry.id)
    variants: list[Json] = [_variant(variant, texts) for variant in entry.variants]
    return {"id": entry.id, "title": texts.say("title"), "version": entry.version, "variants": variants}


def _variant(variant: Variant, texts: Texts) -> View:
    switches: list[Json] = [
        {
            "name": switch.name,
            "type": switch.type,
            "default": switch.default,
            "choices": [*switch.choices],
            "says": texts.say(f"option-{switch.name}"),
            "rule": switch.rule,
        }
        for switch in variant.switches
    ]
    return {
        "id": variant.id,
        "title": texts.say(f"variant-{variant.id}"),
        "seats": [*variant.seats],
        "options": switches,
    }
