"""The Python sessions of a document, run as they stand there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```pycon\n(.*?)^```$", re.M | re.S)


def session(name: str) -> doctest.DocTest:
    """All blocks of a document as one session: later ones know the names of earlier ones."""
    text = (ROOT / name).read_text(encoding="utf-8")
    examples: list[doctest.Example] = []
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(1))
        for example in doctest.DocTestParser().get_examples(block[1], name):
            example.lineno += line
            examples.append(example)
    return doctest.DocTest(examples, {}, name, name, 0, text)


def complaints(test: doctest.DocTest) -> list[str]:
    """What came out otherwise than the document says."""
    out: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=out.append)
    return out
