"""How an arena stands that is kept in a folder, whoever played it and wherever."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from hanse.core.reading import BadInput, Reader, View
from hanse.study.arena import Arena, End
from hanse.study.contest import Contest
from hanse.study.engines import Done, Task
from hanse.study.figures import Figures, figures
from hanse.study.folder import Folder
from hanse.study.playing import Played


def standing(path: Path) -> tuple[View, Figures | None]:
    """What is played there, and the figures of all blocks that are whole; None if none is."""
    file = path / "arena.json"
    try:
        plan: View = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadInput(f"{path}: no arena is kept there") from None
    r = Reader(plan, str(file))
    meet = r.get("meet")
    options = r.reader("options").table
    if not isinstance(meet, list) or not meet:
        raise r.fail("meet", "must name who meets")
    lineups = tuple(tuple(str(name) for name in lineup) for lineup in meet)
    switches = tuple(sorted((name, str(value)) for name, value in options.items()))
    contest = Contest(r.text("game"), r.text("variant"), switches, lineups, r.number("seed", 0, 1 << 62), 1)
    folder = Folder(path, plan, Played)
    folder.close()
    arena = Arena(contest, End(len(folder.played)), None)
    arena.done = folder.played
    blocks = arena.play(_nothing, lambda _: None)
    return plan, figures(blocks, contest.fair) if blocks else None


def _nothing(work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """An engine that does none of the work: only what is done counts."""
    for _ in tasks:
        pass
    return iter(())
