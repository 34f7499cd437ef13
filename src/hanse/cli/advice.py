"""``hint`` and ``chances`` in the terminal, and ``hanse report``: what a bot thinks of it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from hanse.bots.advice import LEVEL, Advice, Chances, Verdict, advise, chances, decisions, report, turning_points
from hanse.bots.searcher import Searcher
from hanse.cli.given import eyes, recorded, show_json
from hanse.cli.progress import progress
from hanse.core.entry import Points
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.core.situation import Situation
from hanse.texts import GameTexts, language

if TYPE_CHECKING:
    from rich.console import Console

SHOWN = 5
"""Answers that a hint lists."""

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Columns of a curve."""


def expected(texts: GameTexts, expect: float, error: float, alone: bool) -> str:
    """A chance in hundreds, or points, and how sure that is."""
    if alone:
        return texts.say("cli-expect-points", points=round(expect), error=round(error, 1))
    return texts.say("cli-expect-chance", chance=round(100 * expect), error=max(1, round(100 * error)))


def changed(texts: GameTexts, change: dict[str, Points]) -> str:
    return ", ".join(f"{texts.part(name)} {points:+}" for name, points in change.items() if points)


def show_hint(console: Console, now: Situation[State], seat: int, texts: GameTexts) -> None:
    """The best answers for the seat asked, each with what may be expected of it and the planned line."""
    from rich.text import Text

    ranked = advise(now.bundle, now.view(seat), seat, now.ply, Searcher(LEVEL))
    for place, one in enumerate(ranked[:SHOWN], 1):
        said = expected(texts, one.expect[seat], one.error, len(one.expect) == 1) if one.expect else ""
        console.print(
            Text.assemble((f"{place:>2}  ", "bold cyan"), texts.option(one.do), (f"  {one.do}", "dim"), f"   {said}")
        )
        if len(one.line) > 1:
            line = " · ".join(texts.option(text) for text in one.line[1:])
            console.print(Text(f"    {texts.say('cli-then', line=line)}", "dim"))
        added = changed(texts, one.change[seat]) if one.change else ""
        if added:
            console.print(Text(f"    {texts.say('cli-adds', change=added)}", "dim"))


def chances_line(now: Situation[State], eyes: int, texts: GameTexts) -> str:
    """Everybody's chances, as these eyes can tell."""
    found = chances(now.bundle, now.view(eyes), eyes, now.ply)
    if found is None:
        return texts.say("cli-no-chances")
    return texts.say("cli-chances", chances=each(texts, found))


def each(texts: GameTexts, found: Chances) -> str:
    alone = len(found.expect) == 1
    rows = zip(found.expect, found.errors, strict=True)
    return "  ".join(
        f"{texts.player(i)}: {expected(texts, mean, error, alone)}" for i, (mean, error) in enumerate(rows)
    )


def show_report(file: str, seat: int | None, count: int, json: bool, lang: str | None) -> None:
    """Where the game in a record turned, and the chances from its beginning to its end."""
    match = recorded(file, None)
    bundle = match.bundle
    eyes(seat, bundle.setup.seats)
    if bundle.judge is None:
        raise BadInput(f"report: {bundle.rulebook.game} cannot be searched, so there is nothing to say")
    with progress(len(decisions(match))) as step:
        verdicts = report(match, seat, lambda _, __: step())
    turned = turning_points(verdicts, seat, count)
    if json:
        show_json({
            "decisions": [asdict(one) for one in verdicts],
            "turning": [one.ply for one in turned],
        })  # fmt: skip
        return
    from rich.text import Text

    from hanse.cli.screen import screen

    texts = GameTexts.of(bundle, language(lang))
    console = screen()
    for line in curve(verdicts, texts, match.ply):
        console.print(Text(line), soft_wrap=True)
    console.print()
    if not turned:
        console.print(Text(texts.say("cli-no-turning")))
    for one in turned:
        _show_verdict(console, one, texts)
    if turned:
        console.print(Text(texts.say("cli-try", file=file, ply=turned[0].ply), "dim"), soft_wrap=True)


def _show_verdict(console: Console, one: Verdict, texts: GameTexts) -> None:
    from rich.text import Text

    better: Advice | None = one.better
    assert better is not None
    cost = expected(texts, one.cost, one.doubt, len(one.expect) == 1)
    head = texts.say("cli-cost", name=texts.player(one.seat), did=texts.option(one.did), cost=cost)
    console.print(Text.assemble((f"{one.ply:>4}  ", "bold cyan"), head))
    line = " · ".join(texts.option(text) for text in better.line)
    console.print(Text(f"      {texts.say('cli-better', line=line)}", "green"))


def curve(verdicts: Sequence[Verdict], texts: GameTexts, plies: int) -> list[str]:
    """Each seat's chances from the first answer to the last, a line of bars each; alone, by the most points."""
    if not verdicts:
        return []
    seats = len(verdicts[0].expect)
    most = 1.0 if seats > 1 else max(one.expect[0] for one in verdicts) or 1.0
    columns: list[Verdict] = []
    for x in range(min(WIDE, max(1, plies))):
        ply = x * plies // min(WIDE, max(1, plies))
        columns.append(max((one for one in verdicts if one.ply <= ply), key=lambda one: one.ply, default=verdicts[0]))
    name = max(len(texts.player(seat)) for seat in range(seats))
    lines = []
    for seat in range(seats):
        bars = "".join(BARS[max(0, min(7, int(8 * one.expect[seat] / most)))] for one in columns)
        last = expected(texts, verdicts[-1].expect[seat], verdicts[-1].error, seats == 1)
        lines.append(f"{texts.player(seat):<{name}}  {bars}  {last}")
    return lines
