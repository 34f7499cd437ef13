"""What each event changed, for certain eyes: so a page shows one thing after the other and knows no rule.

The last event has no step, because the view of the same message shows what it left. So an answer with one event, as
most are, costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

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
    """The moments of what has just been answered, as several eyes see them; each view is made once."""

    def __init__(self, match: Match[State]) -> None:
        self._bundle = match.bundle
        self._moments = match.moments()
        self._over = match.asked == OVER
        self._open = not match.bundle.schema.secrets
        self._made: dict[int, list[Patch]] = {}
        if len(self._moments) > MOST + 1:
            self._moments = []

    def forget(self) -> None:
        """Everybody has been told."""
        self._moments = []
        self._made = {}

    def add(self, lines: Sequence[LogLine], before: int | None, eyes: int) -> None:
        """Put them into fresh lines for ``eyes``; the view shown until now was that of ``before``."""
        if not (self._open or before == eyes) or sum(len(line.events) for line in lines) != len(self._moments) - 1:
            return  # no way leads from what was shown to these
        patches = iter(self._of(eyes))
        for line in lines:
            if steps := list(islice(patches, len(line.events))):
                line.steps = steps

    def _of(self, eyes: int) -> list[Patch]:
        """What each event but the last changed in the view of ``eyes``."""
        if self._open:
            eyes = WATCHER  # it looks the same to all
        if eyes not in self._made:
            views = self._views(eyes) if len(self._moments) > 2 else []
            self._made[eyes] = [diff(views[i], views[i + 1]) for i in range(len(views) - 1)]
        return self._made[eyes]

    def _views(self, eyes: int) -> list[View]:
        views: list[View] = []
        for state in self._moments[:-1]:
            if views and not self._over and state.stack[-1].seat == OVER:
                # Between two questions there may be none. The game is not over, so nothing may be laid open.
                views.append(views[-1])
                continue
            view = self._bundle.view(state, eyes)
            view.pop(STACK, None)
            views.append(view)
        return views
