"""The languages: each is there because its texts are. Nobody lists them elsewhere.

``hanse/texts/i18n/<code>.ftl`` makes a language; its own name is the text ``language`` in it. Its other files have the
same code: ``digest`` and ``i18n`` of each game, ``ui/texts`` of its board, ``web/src/texts`` of the page. What a game
does not have in a language is told in English.
"""

from __future__ import annotations

from importlib import resources

from hanse.core.reading import Reader

ENGLISH = "en"
ENDING = ".ftl"


def _found() -> tuple[str, ...]:
    folder = resources.files("hanse") / "texts" / "i18n"
    codes = sorted(item.name.removesuffix(ENDING) for item in folder.iterdir() if item.name.endswith(ENDING))
    return ENGLISH, *(code for code in codes if code != ENGLISH)


LANGUAGES: tuple[str, ...] = _found()
"""English first, the others by their codes."""


def names(row: Reader) -> dict[str, str]:
    """What a row of a data file is called in each language; where it has no name of its own, the English one."""
    english = row.text(ENGLISH)
    return {code: row.text(code) if row.has(code) else english for code in LANGUAGES}
