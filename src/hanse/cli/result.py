"""How a game ended, as a table: categories by seats, the winners, how a tie was broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.core.match import Match
from hanse.core.model import CHANCE, State
from hanse.texts import GameTexts

if TYPE_CHECKING:
    from rich.console import Console


def who(texts: GameTexts, seat: int) -> str:
    """A seat's player, with the seat's number, as notation and records have it."""
    return texts.say("cli-chance") if seat == CHANCE else texts.player(seat)


def end_table(console: Console, match: Match[State], texts: GameTexts) -> None:
    from rich.table import Table
    from rich.text import Text

    outcome = match.bundle.outcome(match.state)
    parts = match.bundle.parts(match.state)
    table = Table(title=Text(texts.end(outcome.reason), style="bold"), title_justify="left")
    table.add_column("")
    for seat in range(len(parts)):
        table.add_column(Text(texts.player(seat), style="bold" if seat in outcome.winners else ""), justify="right")
    for part in parts[0]:
        table.add_row(Text(texts.part(part)), *(f"{row[part]}" for row in parts))
    table.add_section()
    totals = (f"{points}" for points in match.bundle.scores(match.state))
    table.add_row(Text(texts.say("cli-total"), style="bold"), *totals, style="bold")
    console.print(table)
    names = ", ".join(texts.player(seat) for seat in outcome.winners)
    console.print(Text(texts.say("cli-won", names=names, count=len(outcome.winners)), style="bold green"))
    if outcome.tiebreak is not None:
        console.print(Text(texts.tie(outcome.tiebreak)))
