"""The list of options with letters, and how a typed line becomes one of them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hanse.texts import GameTexts

if TYPE_CHECKING:
    from rich.console import Console

COMMANDS = ("undo", "restart", "board", "log", "score", "hint", "rule", "save", "help", "quit")
LISTED = 16
"""So many options get a line each."""
FEW = 6
"""When there are more, so many of one verb still do."""


def letter(i: int) -> str:
    """a … z, aa … az, ba …: the mark of option ``i``."""
    out = ""
    i += 1
    while i:
        i, rest = divmod(i - 1, 26)
        out = chr(ord("a") + rest) + out
    return out


def find(typed: str, options: Sequence[str]) -> list[str]:
    """The options a typed line may mean: its letter, its text, or all that begin or go on like it.

    What is typed whole wins over what is only begun; a text wins over a letter.
    """
    line = " ".join(typed.lower().split())
    if line in options:
        return [line]
    for i, option in enumerate(options):
        if line == letter(i):
            return [option]
    begun = [option for option in options if option.startswith(line)]
    if begun:
        return begun
    # Each typed word begins the option's word in its place or a later one: "b dan o" is "buy danzig orange-2".
    return [option for option in options if _abbreviates(line.split(), option.split())]


def _abbreviates(short: list[str], words: list[str]) -> bool:
    at = 0
    for part in short:
        while at < len(words) and not words[at].startswith(part):
            at += 1
        if at == len(words):
            return False
        at += 1
    return bool(short)


def show_options(console: Console, options: Sequence[str], texts: GameTexts) -> None:
    """The options, grouped by verb, each with its letter.

    Few get a line each, with sentence and notation; of many, a verb's operands are set in columns below an example.
    """
    from rich.columns import Columns
    from rich.table import Table
    from rich.text import Text

    def marked(i: int, text: str) -> Text:
        return Text.assemble((f"{letter(i):>{width}}  ", "bold cyan"), text)

    groups: dict[str, list[int]] = {}
    for i, option in enumerate(options):
        groups.setdefault(option.partition(" ")[0], []).append(i)
    width = len(letter(len(options) - 1))
    table = Table.grid(padding=(0, 2))
    crowded = len(options) > LISTED
    for verb, group in groups.items():
        if not (crowded and len(group) > FEW):
            for i in group:
                table.add_row(marked(i, texts.option(options[i])), Text(options[i], "dim"))
            continue
        if table.rows:
            console.print(table)
            table = Table.grid(padding=(0, 2))
        example = options[group[0]]
        console.print(Text.assemble((f"{verb} …", "bold"), (f"   {example} = {texts.option(example)}", "dim")))
        cells = [marked(i, options[i].partition(" ")[2]) for i in group]
        console.print(Columns(cells, padding=(0, 3), column_first=True))
    if table.rows:
        console.print(table)


class Keyboard:
    """Where lines come from: a terminal with completion and history, or a pipe."""

    def __init__(self) -> None:
        self.candidates: list[str] = []
        self._terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self._terminal:
            with contextlib.suppress(ImportError):
                import readline

                readline.set_completer_delims("")
                readline.set_completer(self._complete)
                readline.parse_and_bind("tab: complete")

    def read(self, prompt: str, options: Sequence[str]) -> str:
        """The next line; EOFError at the end of the input."""
        self.candidates = [*options, *COMMANDS]
        if self._terminal:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def _complete(self, text: str, state: int) -> str | None:
        line = text.removeprefix("?").lstrip()
        head = text[: len(text) - len(line)]
        found = [candidate for candidate in self.candidates if candidate.startswith(line)]
        return head + found[state] if state < len(found) else None
