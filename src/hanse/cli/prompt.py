"""The list of options with letters, and how a typed line becomes one of them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hanse.texts import GameTexts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

COMMANDS = ("undo", "restart", "board", "log", "score", "hint", "chances", "rule", "save", "help", "quit")
LISTED = 16
"""So many options get a line each."""
FEW = 6
"""When there are more, so many of one verb still do."""
FEW_WORDS = 3
"""Options that differ in one of so many last words share a cell."""


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
        cells, last = _cells(group, options, texts)
        example = f"   {letter(group[0])} = {texts.option(options[group[0]])}"
        console.print(
            Text.assemble((" ".join([verb, "…", *last]), "bold"), (example, "dim")), no_wrap=True, overflow="ellipsis"
        )
        for row in beside(cells, console.width):
            console.print(row)
    if table.rows:
        console.print(table)


def _cells(group: Sequence[int], options: Sequence[str], texts: GameTexts) -> tuple[list[Text], tuple[str, ...]]:
    """Options of one verb by the names of what they speak of; those that differ in their last word share a cell.

    If all cells have the same such words, these are given beside and their letters stand in that order; so are names
    that all of them end with.
    """
    from rich.text import Text

    last = {options[i].split()[-1] for i in group}
    shared = len(last) <= FEW_WORDS and all(len(options[i].split()) > 2 for i in group)
    alike: dict[str, list[int]] = {}
    for i in group:
        alike.setdefault(options[i].rpartition(" ")[0] if shared else options[i], []).append(i)
    lasts = {tuple(options[i].split()[-1] for i in together) for together in alike.values()}
    common = next(iter(lasts)) if len(lasts) == 1 and len(next(iter(lasts))) > 1 else ()
    width = max(len(letter(i)) for i in group)
    names = [texts.operands(options[together[0]]) for together in alike.values()]
    names = [named[:-1] if len(together) > 1 else named for named, together in zip(names, alike.values(), strict=True)]
    while all(len(named) > 1 for named in names) and len({named[-1] for named in names}) == 1:
        common = (names[0][-1], *common)
        names = [named[:-1] for named in names]
    cells = []
    for named, together in zip(names, alike.values(), strict=True):
        cell = Text()
        for i in together:
            cell.append(f"{letter(i):>{width}} ", "bold cyan")
            if len(together) > 1 and len(lasts) > 1:
                cell.append(f"{options[i].split()[-1]} ", "dim")
        cells.append(cell.append(" ".join(named)))
    return cells, common


def beside(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in as many columns as fit, read downwards; closer together if that makes room for one more."""
    from rich.text import Text

    for count, gap in ((count, gap) for count in range(len(cells), 0, -1) for gap in (2, 1)):
        height = -(-len(cells) // count)
        columns = [cells[i : i + height] for i in range(0, len(cells), height)]
        wide = [max(cell.cell_len for cell in column) for column in columns]
        if sum(wide) + gap * (len(columns) - 1) <= width or count == 1:
            break
    rows = []
    for at in range(height):
        row = Text()
        for column, most in zip(columns, wide, strict=True):
            if at < len(column):
                row.append(column[at]).append(" " * (most - column[at].cell_len + gap))
        row.rstrip()
        rows.append(row)
    return rows


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
