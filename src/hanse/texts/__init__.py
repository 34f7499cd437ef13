"""Words for people, from the Fluent files of the shell and of each game. The page does the same with the same files.

Not the front door; see ``hanse``.

Files: ``hanse/texts/i18n/<language>.ftl`` (shared by commands and page) and ``hanse/games/<id>/i18n/<language>.ftl``,
in one bundle per language, bidirectional isolation off. A language is there because its file is: see
``hanse.core.languages``. A sentence that comes out empty is not shown.
Keys that only commands use begin with ``cli-``; the page's own (``page-``) are in ``web/src/texts``.

Keys of a game, and the arguments they get (``describe`` is the document that ``hanse.core.describe`` makes):

=========================  ====================================================================================
``title`` ``tagline``      the game's name and one line about it
``variant-<id>``           the variant's name
``option-<name>-label``    a switch of the set-up; ``option-<name>`` is its sentence, and ``choice-<name>-<value>``
                           names each value of a switch that is not true/false
``ask-<question>``         the prompt to the seat asked; arguments: the question's fields
``verb-<verb>``            the label of an option; arguments: the names of the verb's domains, in order; a domain's
                           second time is called ``<domain>2``, its third ``<domain>3``
``event-<kind>``           the log's sentence; arguments: the event's fields
``no-<slug>``              why something is not allowed
``part-<name>``            a category of points
``picture-signs``          what the signs of the terminal's board mean, if it has any
``end-<reason>``           why the game ended; ``tie-<slug>``: how a tie was broken
``<domain>-<word>``        the name of a word of a domain; arguments: the players' names, ``$seat0``, ``$seat1``, …
=========================  ====================================================================================

How a value becomes an argument:

1. nothing (``null``, a secret) becomes the text ``none``;
2. a number stays a number;
3. a word of the domain ``seat`` becomes that player's name;
4. any other word of a domain becomes its name: ``sheet.names[domain][word][language]`` if the sheet has it, otherwise
   the text ``<domain>-<word>``, otherwise, if it is made of digits, that number, otherwise the word itself.

The decoration of an action's text (``… @2``) is not shown. A missing key gives the key itself; tests see to it that
none is missing (``hanse.texts.complete``).
"""

from __future__ import annotations

from hanse.texts.files import LANGUAGES, language
from hanse.texts.speech import GameTexts, Texts

__all__ = ["LANGUAGES", "GameTexts", "Texts", "language"]
