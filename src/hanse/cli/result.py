"""How a game ended, as a table: categories by seats, the winners, how a tie was broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.core.entry import Result
from hanse.core.model import CHANCE
from hanse.texts import GameTexts

if TYPE_CHECKING:
    from rich.console import Console


def who(texts: GameTexts, seat: int) -> str:
    """A seat's player, with the seat's number, as notation and records have it."""
    return texts.say("cli-chance") if seat == CHANCE else texts.player(seat)


def end_table(console: Console, result: Result, texts: GameTexts) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(texts.end(result.reason), style="bold"), title_justify="left")
    table.add_column("")
    for seat in range(len(result.parts)):
        table.add_column(Text(texts.player(seat), style="bold" if seat in result.winners else ""), justify="right")
    for part in result.parts[0]:
        table.add_row(Text(texts.part(part)), *(f"{row[part]}" for row in result.parts))
    table.add_section()
    totals = (f"{points}" for points in result.scores)
    table.add_row(Text(texts.say("cli-total"), style="bold"), *totals, style="bold")
    if len(result.places) > 1:
        table.add_row(Text(texts.say("cli-place")), *(f"{place}." for place in result.places))
    console.print(table)
    names = ", ".join(texts.player(seat) for seat in result.winners)
    console.print(Text(texts.say("cli-won", names=names, count=len(result.winners)), style="bold green"))
    if result.tiebreak is not None:
        console.print(Text(texts.tie(result.tiebreak)))
