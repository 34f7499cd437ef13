"""The languages: each is there because its texts are. Nobody lists them elsewhere.

``hanse/texts/i18n/<code>.ftl`` makes a language; its own name is the text ``language`` in it. Its other files have the
same code: ``digest`` and ``i18n`` of each game, ``ui/texts`` of its board, ``web/src/texts`` of the page. What a game
does not have in a language is told in English.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # as in typing; every command begins with this module, and what it imports is waited for
if TYPE_CHECKING:
    from hanse.core.reading import Reader

ENGLISH = "en"
ENDING = ".ftl"
LONGEST = 60
"""Letters of a name in data files; no place on a page has room for more."""


def _found() -> tuple[str, ...]:
    folder = os.path.join(os.path.dirname(__file__), os.pardir, "texts", "i18n")
    codes = sorted(name.removesuffix(ENDING) for name in os.listdir(folder) if name.endswith(ENDING))
    return ENGLISH, *(code for code in codes if code != ENGLISH)


LANGUAGES: tuple[str, ...] = _found()
"""English first, the others by their codes."""


def names(row: Reader) -> dict[str, str]:
    """What a row of a data file is called in each language; where it has no name of its own, the English one."""
    english = row.line(ENGLISH, LONGEST)
    return {code: row.line(code, LONGEST) if row.has(code) else english for code in LANGUAGES}


def sentences(row: Reader) -> dict[str, str]:
    """What a row says in each language, of any length; where it is silent, the English."""
    english = row.text(ENGLISH)
    return {code: row.text(code) if row.has(code) else english for code in LANGUAGES}
