"""A scene for tests: positions said in a line, answers that read like play."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from hanse.core import registry, testing
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match
from hanse.core.model import State
from hanse.games.hansa_teutonica.pose import COLOURS, pose


class Scene(testing.Scene[State]):
    """What one sees in a game of Hansa Teutonica; seats are called by their colours."""

    seats = COLOURS

    @property
    def view(self) -> dict[str, Any]:
        return dict(super().view)

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event) for event in super().events(kind)]

    def routes(self, verb: str, piece: str = "") -> set[str]:
        """The routes a verb may name now, with that last word if one is given."""
        return {o.split(" ")[0] for o in self.options(verb) if not piece or o.split(" ")[-1] == piece}

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        return int(self.view["actions"])

    def player(self, seat: str) -> dict[str, Any]:
        return dict(self.view["players"][COLOURS.index(seat)])

    def supply(self, seat: str) -> str:
        """``3t 1m``."""
        return _said(self.player(seat)["supply"])

    def stock(self, seat: str) -> str:
        return _said(self.player(seat)["stock"])

    def score(self, seat: str) -> int:
        """Points on the prestige track, also of ``neutral``."""
        return int(self.view["neutral"]["score"] if seat == "neutral" else self.player(seat)["score"])

    def posts(self, route: str) -> str:
        """``rt - bm``, post by post; ``-`` is a free one."""
        return " ".join(p or "-" for p in self.view["routes"].get(route, ["-"] * self.size(route)))

    def size(self, route: str) -> int:
        rows: Any = self.match.bundle.sheet["routes"]
        return next(len(row["posts"]) for row in rows if row["id"] == route)

    def offices(self, city: str) -> str:
        """Extra offices, a bar, printed ones, all from left to right: ``gt | rt bm``."""
        row = self.view["offices"].get(city, {"printed": [], "extra": []})
        printed = " ".join(row["printed"])
        return f"{' '.join(row['extra'])} | {printed}" if row["extra"] else printed

    @property
    def markers(self) -> dict[str, str]:
        """Regular markers on the board by route."""
        return dict(self.view["markers"])

    def parts(self, seat: str) -> dict[str, Points]:
        """Points by category as if the game were scored now."""
        return self.match.bundle.parts(self.match.state)[COLOURS.index(seat)]


def _said(held: Mapping[str, int]) -> str:
    return f"{held['t']}t {held['m']}m"


@functools.cache
def game(variant: str = "base", seats: int = 3, **options: bool | str) -> Bundle[State]:
    """Bundles never change, so tests share them."""
    return registry.load("hansa_teutonica", variant, seats, options)


def fresh(variant: str = "base", seats: int = 3, seed: int = 1, manual: bool = False, **options: bool | str) -> Scene:
    """A new game."""
    return Scene(Match(game(variant, seats, **options), seed, manual=manual))


def position(
    variant: str = "base",
    seats: int = 3,
    *,
    manual: bool = False,
    changes: Mapping[str, Any] | None = None,
    options: Mapping[str, bool | str] | None = None,
    **said: Any,
) -> Scene:
    """A scene in the position that ``described`` tells; ``changes`` replace whole entries of its view."""
    view = dict(described(variant, seats, **said))
    view.update(changes or {})
    return Scene(Match(game(variant, seats, **(options or {})), 1, view, manual))


def described(variant: str = "base", seats: int = 3, **said: Any) -> dict[str, Any]:
    """The view that ``pose`` makes of these words."""
    return dict(pose(game(variant, seats), **said))


def crowd(variant: str = "base") -> dict[str, str]:
    """Every post of a two-player board taken: a trader of Red or Blue on each route, neutral ones beside it."""
    rows: Any = game(variant, 2).sheet["routes"]
    full = {}
    for i, row in enumerate(rows):
        posts = ["nt"] * len(row["posts"])
        posts[row["ships"].index(False)] = "rt" if i % 2 else "bt"
        full[row["id"]] = " ".join(posts)
    return full


DEVELOPED = {"keys": 4, "actions": 5, "privilege": 3, "purse": 3, "book": 3}
"""A desk without any covering piece."""
