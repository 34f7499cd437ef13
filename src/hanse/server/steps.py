"""What each event changed, for certain eyes: so a page shows one thing after the other and knows no rule.

The last event has no step, because the view of the same message shows what it left. So an answer with one event, as
most are, costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise

from hanse.core.match import Match
from hanse.core.model import OVER, WATCHER, State
from hanse.core.patch import Patch, diff
from hanse.core.reading import View
from hanse.server.messages import LogLine

STACK = "stack"
"""The open questions in a view. While an answer is carried out they are half done, and nobody's business."""

MOST = 40
"""More events at once are shown by nobody one by one."""


class Steps:
    """The moments of what has just been answered, as several eyes see them; each view is made once.

    ``shown`` are the views they were told before, by eyes.
    """

    def __init__(self, match: Match[State], shown: dict[int, View]) -> None:
        self._bundle = match.bundle
        self._moments = match.moments()
        self._over = match.asked == OVER
        self._open = not match.bundle.hides
        self._made: dict[int, list[Patch]] = {}
        self._shown = shown
        if len(self._moments) > MOST:
            self._moments = []

    def forget(self) -> None:
        """Everybody has been told."""
        self._moments = []
        self._made = {}

    def add(self, lines: Sequence[LogLine], before: int | None, eyes: int) -> None:
        """Put them into fresh lines for ``eyes``; the view shown until now was that of ``before``."""
        if len(self._moments) < 2:
            return
        shown = None if before is None else self._shown.get(before)
        if shown is None or sum(len(line.events) for line in lines) != len(self._moments):
            return
        if not (self._open or before == eyes):
            return  # no way leads from one's secrets to another's
        patches = iter(self._of(shown, eyes))
        for line in lines:
            if steps := list(islice(patches, len(line.events))):
                line.steps = steps

    def _of(self, shown: View, eyes: int) -> list[Patch]:
        """What each event but the last changed in the view of ``eyes``."""
        if self._open:
            eyes = WATCHER  # it looks the same to all
        if eyes not in self._made:
            self._made[eyes] = [diff(one, other) for one, other in pairwise(self._views(shown, eyes))]
        return self._made[eyes]

    def _views(self, shown: View, eyes: int) -> list[View]:
        views = [{key: value for key, value in shown.items() if key != STACK}]
        for state in self._moments[:-1]:
            if not self._over and state.stack[-1].seat == OVER:
                # Between two questions there may be none. The game is not over, so nothing may be laid open.
                views.append(views[-1])
                continue
            view = self._bundle.view(state, eyes)
            view.pop(STACK, None)
            views.append(view)
        return views
