"""What every board of Hansa Teutonica shares: pieces, desk, markers, scoring tables (HT-1.2, HT-1.3, HT-3)."""

from __future__ import annotations

from hanse.core.reading import Reader
from hanse.games.hansa_teutonica import ids

VARIANTS = ("base", "britannia", "east")
"""What the game came with."""
ALL_PIECES = 99
"""Purse value C: more than anybody owns (HT-3.6)."""
FEWEST = 2
"""Seats at the smallest table; there the neutral side plays too (TP-1)."""


class Common:
    """The facts shared by every board: pieces, desk, markers, scoring tables (HT-1.2, HT-1.3, HT-3)."""

    def __init__(self, file: Reader) -> None:
        pieces = file.reader("pieces")
        self.traders = pieces.number("traders_per_player", 1, 27)
        self.merchants = pieces.number("merchants_per_player", 1, 4)
        self.total_markers = pieces.number("bonus_markers", 1, 99)
        pieces.close()
        self._boards(file.reader("boards"))
        privilege = file.reader("privilege")
        privilege.fixed("order", list(ids.PRIVILEGE_NAMES))
        privilege.close()
        self._abilities(file)
        self._setup(file)
        self._markers(file)
        self._scoring(file)
        pay = file.reader("displacement")
        self.fee: list[int] = [pay.number("fee_trader", 0, 9), pay.number("fee_merchant", 0, 9)]
        self.bonus: list[int] = [pay.number("extra_trader", 0, 2), pay.number("extra_merchant", 0, 2)]
        pay.fixed("extra_source_order", ["stock", "supply", "board"])
        pay.close()
        file.fixed("schema", 1)
        file.close()

    def _boards(self, file: Reader) -> None:
        """HT-1.1: which board is played on, by variant and number of seats."""
        self.boards: dict[str, list[str]] = {}  # [variant][seats - FEWEST]
        for variant in VARIANTS:
            row = file.reader(variant)
            self.boards[variant] = [row.text(str(seats)) for seats in range(FEWEST, ids.SEATS + 1)]  # HT-1.1
            row.close()
        file.close()

    def _abilities(self, file: Reader) -> None:
        """HT-3.2, HT-3.3, HT-3.4, HT-3.5, HT-3.6: ``values[ability][level]``; colours count from 0, C is ALL_PIECES."""
        self.values: list[list[int]] = [[] for _ in range(ids.ABILITIES)]
        self.cover: list[int] = [0] * ids.ABILITIES
        self.complete: list[int] = [0] * ids.ABILITIES
        for row in file.readers("ability"):
            ability = row.word("id", ids.ABILITY_NAMES)
            given = row.get("values")
            if not isinstance(given, list) or len(given) < 2 or self.values[ability]:
                raise row.fail("values", "must be a list of two or more, each ability once")
            for i, value in enumerate(given):
                if ability == ids.PRIVILEGE:
                    number = i if i < ids.PRIVILEGES and value == ids.PRIVILEGE_NAMES[i] else -1
                else:
                    number = (
                        ALL_PIECES
                        if value == "all" and ability == ids.PURSE
                        else value
                        if isinstance(value, int)
                        else -1
                    )
                if number < 0 or (i and number < self.values[ability][-1]):
                    raise row.fail("values", f"{value!r} cannot be number {i + 1}")
                self.values[ability].append(number)
            self.cover[ability] = row.word("piece", ("trader", "merchant"))
            self.complete[ability] = row.number("points_when_complete", 0, 99)
            row.close()
        if not all(self.values):
            raise file.fail("ability", f"there must be {', '.join(ids.ABILITY_NAMES)}")
        self.covered: list[int] = [0] * ids.SHAPES  # [shape]
        for ability in range(ids.ABILITIES):
            self.covered[self.cover[ability]] += len(self.values[ability]) - 1  # HT-2.5: all but the first

    def _setup(self, file: Reader) -> None:
        """HT-2.5, HT-2.6, HT-2.8."""
        setup = file.reader("setup")
        track = setup.number("traders_on_prestige_track", 1, 1)
        self.supply_traders = setup.numbers("supply_traders_by_seat", ids.SEATS)
        self.stock_traders = setup.numbers("stock_traders_by_seat", ids.SEATS)
        self.stock_merchants = setup.numbers("stock_merchants_by_seat", ids.SEATS)
        self.supply_merchants = setup.number("merchants_in_supply", 0, 9)
        for key, shape in (("traders_on_desk", ids.TRADER), ("merchants_on_desk", ids.MERCHANT)):
            if setup.number(key) != self.covered[shape]:
                raise setup.fail(key, f"the abilities are covered by {self.covered[shape]}")
        for seat in range(ids.SEATS):
            # HT-1.2: every trader has its place at the start.
            if self.supply_traders[seat] + self.stock_traders[seat] + self.covered[ids.TRADER] + track != self.traders:
                raise setup.fail(
                    "supply_traders_by_seat", f"the traders of seat {seat + 1} do not add up to {self.traders}"
                )
            if self.supply_merchants + self.stock_merchants[seat] + self.covered[ids.MERCHANT] != self.merchants:
                raise setup.fail(
                    "merchants_in_supply", f"the merchants of seat {seat + 1} do not add up to {self.merchants}"
                )
        self.gold: list[int] = setup.words(
            "start_markers", ids.MARKER_NAMES, setup.number("markers_on_board_at_start", 1, 9)
        )
        self.face_down = setup.number("face_down_markers_at_start", 1, 99)
        setup.close()

    def _markers(self, file: Reader) -> None:
        """HT-1.3; ``markers[kind]`` is how many there are."""
        self.markers: list[int] = [0] * ids.MARKERS
        for row in file.readers("marker"):
            self.markers[row.word("id", ids.MARKER_NAMES)] += row.number("count", 0, 99)
            row.close()
        if sum(self.markers) != self.total_markers:  # HT-1.3
            raise file.fail("marker", f"the counts add up to {sum(self.markers)}, not {self.total_markers}")
        if len(self.gold) + self.face_down != self.total_markers:
            raise file.fail("setup", "markers on the board and face down do not add up")
        for kind in self.gold:
            if self.gold.count(kind) > self.markers[kind]:
                raise file.fail("setup", f"start_markers: too many {ids.MARKER_NAMES[kind]}")

    def _scoring(self, file: Reader) -> None:
        """HT-9.4, HT-13, BR-4.1."""
        row = file.reader("scoring")
        self.control_points = row.number("city_control_on_establish", 0, 99)
        self.city_points = row.number("controlled_city", 0, 99)
        self.marker_points = row.numbers("bonus_markers", None, 0, 99)
        row.close()
        if len(self.marker_points) < 2 or self.marker_points != sorted(self.marker_points):
            raise row.fail("bonus_markers", "must rise with the number of markers")
