"""INV What holds after every step, counted from views alone: in random games and in the recorded ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hanse.core import record
from hanse.core.match import Match
from hanse.core.model import ALL, OVER, State
from hanse.core.playout import random_code
from hanse.core.rng import Rng
from hanse.games.hansa_teutonica.pose import COLOURS
from hanse.games.hansa_teutonica.tests.scene import game

GAMES = sorted((Path(__file__).parent / "games").glob("*.rec"))
BOARDS = [(variant, seats) for variant in ("base", "britannia", "east") for seats in (2, 3, 4, 5)]
STEPS = 400


class Watch:
    """Holds the invariants to a match, step by step."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        sheet: Any = match.bundle.sheet
        self.routes = {row["id"]: row for row in sheet["routes"]}
        self.cities = {row["id"]: row for row in sheet["cities"]}
        self.covers = {name: (row["piece"], len(row["values"]) - 1) for name, row in sheet["abilities"].items()}
        self.scored: Counter[str] = Counter()
        self.links: list[int] = []
        self.moved = 0

    def look(self, events: list[Any]) -> None:
        view: Any = self.match.bundle.view(self.match.state, ALL)
        self.told(events, view)
        self.pieces(view)
        self.board(view)
        self.markers(view)
        seats = int(view["seats"])
        shown = {str(seat): view["players"][seat]["score"] for seat in range(seats)}
        if view["neutral"]:
            shown["neutral"] = view["neutral"]["score"]
        # HT-12.5: points come from control, coins and the connection only.
        assert {side: n for side, n in shown.items() if n} == {side: n for side, n in self.scored.items() if n}
        if seats > 2 and self.match.bundle.setup.variant != "east":
            assert max(shown.values()) <= 27
        assert len(set(map(str, view["links"]))) == len(view["links"])

    def told(self, events: list[Any], view: Any) -> None:
        for event in events:
            said = self.match.bundle.schema.tell(event, ALL)
            kind, points = said["kind"], said.get("points", 0)
            assert isinstance(points, int)
            if kind in ("control", "coin", "link"):
                self.scored[str(said["side"] or "neutral")] += points
            if kind == "link":
                self.links.append(points)
                # INV-8: 7, 4 and 2 once each, then nothing.
                assert self.links == [7, 4, 2, 0, 0][: len(self.links)]
            if kind == "displaced":
                self.moved = 0
            if kind == "relocated":
                self.moved += 1
                assert self.moved <= 3
            waits = any(p["plate"] or p["bare"] for p in view["players"])
            if kind == "turn" and not waits and all(frame[0] != "gold" for frame in view["stack"]):
                assert len(view["markers"]) == 3

    def pieces(self, view: Any) -> None:
        """INV-1, INV-6."""
        if view["start"] is None:
            return
        for seat, player in enumerate(view["players"]):
            letter = COLOURS[seat][0]
            count = Counter({"t": 1})
            for key in ("supply", "stock"):
                assert min(player[key].values()) >= 0
                count.update(player[key])
            for ability, level in player["abilities"].items():
                shape, top = self.covers[ability]
                count[shape] += top - level
            standing = [p for row in view["routes"].values() for p in row]
            standing += [p for row in view["offices"].values() for p in row["printed"] + row["extra"]]
            standing += [held["piece"] for held in view["hand"]]
            count.update(p[1] for p in standing if p and p[0] == letter)
            count["m"] += view["prestige"].count(seat)
            for frame in view["stack"]:
                if frame[0] == "relocate" and frame[3] == seat and frame[4] >= 0:
                    count["tm"[frame[4]]] += 1
            assert count == {"t": 27, "m": 4}, (seat, view["stack"])

    def board(self, view: Any) -> None:
        """INV-2, INV-3."""
        for route, row in view["routes"].items():
            ships = self.routes[route]["ships"]
            assert len(row) == len(ships)
            assert all(not ship or p is None or p[1] == "m" or p == "nt" for p, ship in zip(row, ships, strict=True))
        for city, row in view["offices"].items():
            assert len(row["printed"]) <= len(self.cities[city]["offices"])
            assert None not in row["printed"]

    def markers(self, view: Any) -> None:
        """INV-4."""
        if any(frame[0] in ("begin", "gold") for frame in view["stack"]):
            return
        total = len(view["markers"]) + sum(view["unseen"].values()) + sum(view["out"].values())
        for player in view["players"]:
            total += sum(sum(player[key].values()) for key in ("unused", "used", "bare"))
        assert total == 15
        assert view["pile"] + sum(p["plate"] for p in view["players"]) == sum(view["unseen"].values())


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8", "HT-12.5")
@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_invariants_hold_after_every_step_of_random_play(variant: str, seats: int) -> None:
    match = Match(game(variant, seats), 5)
    watch = Watch(match)
    watch.look([event for events in match.events for event in events])
    rng = Rng(5)
    while match.asked != OVER and match.ply < STEPS:
        watch.look(match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)]))


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8", "HT-10.1", "HT-12.5")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_invariants_hold_after_every_step_of_the_recorded_games(path: Path) -> None:
    played = record.read(path.read_text(encoding="utf-8"))
    match = Match(played.bundle(), played.seed, manual=True)
    watch = Watch(match)
    for line in played.answers:
        watch.look(match.submit(line.seat, line.text))
    assert match.asked == OVER
