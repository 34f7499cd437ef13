"""A board of Hansa as int tables, compiled from its data file and checked (HA-1, HA-2)."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.languages import names
from hanse.core.reading import Reader

LAYOUT = 1000
"""The board is so many units wide and high on the page."""

WAYS = ("sea", "land")
"""Kinds of routes (HA-6.6)."""


class Board:
    """Cities in the order of their numbers, their warehouses, the routes, the tiles, and every number of the rules."""

    def __init__(self, data: Data, seats: int, name: str) -> None:
        file = data.file(name)  # HA-1.3
        self.seats = seats
        parts = file.reader("components")
        self.colours_of_seats = parts.texts("player_colours")
        if len(self.colours_of_seats) < seats or len(set(self.colours_of_seats)) < len(self.colours_of_seats):
            raise parts.fail("player_colours", f"must name {seats} colours or more, each once")
        parts.close()
        self._goods(file)
        self._cities(file)
        self._routes(file)
        self._numbers(file)
        self.tile_points: list[int] = [self.sold_points + self.barrel_points * n for n in self.barrels]  # [kind] sold
        self._setup(file)
        for notes in ("cities_meta", "warehouses_rule", "routes_meta"):
            file.reader(notes).close()
        file.fixed("schema", 1)
        file.close()

    def _goods(self, file: Reader) -> None:
        """HA-1.1: the same tiles in every colour. A kind of tile is colour * sizes + size."""
        goods = file.reader("goods")
        self.colours: list[str] = goods.texts("colours")
        kinds = goods.readers("kinds", "barrels")
        sizes = [kind.number("barrels", 1, 9) for kind in kinds]
        counts = [kind.number("count_per_colour", 1, 99) for kind in kinds]
        for kind in kinds:
            kind.close()
        if sizes != sorted(set(sizes)):
            raise goods.fail("kinds", f"barrels must rise from kind to kind, not {sizes}")
        if len(set(self.colours)) != len(self.colours):
            raise goods.fail("colours", "a colour is there twice")
        if goods.number("tiles_per_colour") != sum(counts):
            raise goods.fail("tiles_per_colour", f"the kinds add up to {sum(counts)}")  # HA-1.1
        if goods.number("tiles_total") != sum(counts) * len(self.colours):
            raise goods.fail("tiles_total", f"the kinds add up to {sum(counts) * len(self.colours)}")
        goods.close()
        self.sizes = len(sizes)
        self.kinds = len(self.colours) * len(sizes)
        self.barrels: list[int] = [sizes[k % self.sizes] for k in range(self.kinds)]
        self.colour_of: list[int] = [k // self.sizes for k in range(self.kinds)]
        self.count: list[int] = [counts[k % self.sizes] for k in range(self.kinds)]
        self.fewer = max(self.barrels) - 1  # HA-R19: the most that are fewer than a tile has barrels
        self.tiles: list[str] = [f"{self.colours[k // self.sizes]}-{self.barrels[k]}" for k in range(self.kinds)]

    def _cities(self, file: Reader) -> None:
        """HA-1.3: cities with one or two warehouses, numbered in the order in which they are filled."""
        rows = file.readers("cities")
        rows.sort(key=lambda row: row.number("number", 1, 99))
        self.city_ids: list[str] = [row.text("id") for row in rows]
        self.cities = len(rows)
        self.slot_city: list[int] = []
        self.first_slot: list[int] = []
        self.start_booths: list[int] = []
        self.city_names: list[dict[str, str]] = []
        self.city_xy: list[tuple[int, int]] = []
        for c, row in enumerate(rows):
            if row.number("number", 1, 99) != c + 1:
                raise row.fail("number", f"numbers must run from 1 to {len(rows)}, each once")  # HA-1.3
            if self.city_ids.index(row.text("id")) != c:
                raise row.fail("id", "is there twice")
            self.first_slot.append(len(self.slot_city))
            self.slot_city.extend([c] * row.number("warehouses", 1, 2))
            self.start_booths.append(1 if row.flag("start_booths") else 0)
            called = row.reader("names")
            self.city_names.append(names(called))
            called.close()
            self.city_xy.append(_xy(row))
            row.close()
        self.first_slot.append(len(self.slot_city))
        self.slots = len(self.slot_city)

    def _routes(self, file: Reader) -> None:
        """HA-1.3: one-way routes. Everybody can get everywhere."""
        self.arrow: list[int] = [0] * (self.cities * self.cities)  # [cities*from + to]
        self.exits: list[list[int]] = [[] for _ in range(self.cities)]
        self.routes: list[tuple[int, int, str]] = []  # from, to, way; in the order of the file
        for row in file.readers("routes", "from"):
            a, b = row.word("from", self.city_ids), row.word("to", self.city_ids)
            way = WAYS[row.word("kind", WAYS)]
            if a == b or self.arrow[self.cities * a + b]:
                raise row.fail("to", f"{row.text('to')!r} again")
            self.arrow[self.cities * a + b] = 1  # HA-6.6: over land like over sea
            self.exits[a].append(b)  # HA-1.3: one way
            self.routes.append((a, b, way))
            row.close()
        for c in range(self.cities):
            self.exits[c].sort()
            if len(self._reach(c)) < self.cities:
                raise file.fail("routes", f"from {self.city_ids[c]!r} not every city can be reached")

    def _reach(self, city: int) -> set[int]:
        seen = {city}
        todo = [city]
        while todo:
            for c in self.exits[todo.pop()]:
                if c not in seen:
                    seen.add(c)
                    todo.append(c)
        return seen

    def _numbers(self, file: Reader) -> None:
        """The numbers of HA-2 to HA-12 and HA-14."""
        start = file.reader("start")
        self.ship = start.word("ship_city", self.city_ids)
        self.talers = start.number("talers_per_player", 0, 99)
        self.booths = start.number("booths_per_player", 1, 99)
        self.rounds = start.number("placement_rounds", 0, 9)
        self.batch = start.number("placement_booths", 1, 9)
        forbidden = start.words("placement_forbidden", self.city_ids)
        if sorted(forbidden) != [c for c in range(self.cities) if not self.start_booths[c]]:
            raise start.fail("placement_forbidden", "must be the cities whose start_booths is false")
        if self.rounds * self.batch > self.booths:
            raise start.fail("booths_per_player", "fewer than the starting placement needs")
        if self.rounds > sum(self.start_booths):
            raise start.fail("placement_rounds", "more than there are cities to place in")
        start.close()
        turn = file.reader("turn")
        self.income = turn.number("income", 1, 99)
        self.fill_cost = turn.number("fill_cost", 0, self.income)
        self.move_cost = turn.number("move_cost", 0, 99)
        self.buy_cost = turn.number("buy_cost", 0, 99)
        self.sell_min = turn.number("sell_min_per_colour", 2, 2)
        self.keep_talers = turn.number("keep_talers_max", 0, 99)
        self.keep_open = turn.number("keep_open_tiles_max", 0, 99)
        turn.close()
        scoring = file.reader("scoring")
        self.open_points = scoring.number("open_tile")
        self.sold_points = scoring.number("sold_tile_base")
        self.barrel_points = scoring.number("sold_tile_per_barrel")
        self.shared_points = scoring.number("city_shared")
        self.sole_points = scoring.number("city_sole")
        scoring.close()
        variants = file.reader("variants")
        card = variants.reader("extra_card")
        self.tallest_points = card.number("tallest_booth_stack")
        self.breaker_points = card.number("broke_last_stack")
        self.places_points = card.number("most_cities_with_booth")
        self.ones_points = card.number("most_sold_one_barrel_tiles")
        card.close()
        variants.close()

    def _setup(self, file: Reader) -> None:
        """The supply fields, the colours that stay out, and even stacks."""
        supply = file.reader("supply")
        self.piles = supply.number("stacks", 1, 9)
        if supply.number("end_trigger_stack", 1, 9) != self.piles:
            raise supply.fail("end_trigger_stack", "must be the last stack")
        self.pile_xy: list[tuple[int, int]] = []
        for i, row in enumerate(supply.readers("fields", "stack", self.piles)):
            if row.number("stack") != i + 1:
                raise row.fail("stack", "fields stand in the order of the stacks")  # HA-1.4
            self.pile_xy.append(_xy(row))
            row.close()
        supply.close()
        self.used = 0
        seen: list[int] = []
        for row in file.readers("setup", "players"):
            players = row.number("players", 2, len(self.colours_of_seats))
            if players in seen:
                raise row.fail("players", "is there twice")
            seen.append(players)
            out = row.number("colours_removed", 0, len(self.colours) - 1)
            if players == self.seats:
                self.removed = out
                self.used = sum(self.count) // len(self.colours) * (len(self.colours) - out)
            row.close()
        left = self.used - self.slots
        if left < self.piles:
            raise file.fail(
                "setup", f"{self.used} tiles for {self.seats} players do not fill the board and every stack"
            )
        # HA-R2: the larger in front
        self.pile_sizes = [left // self.piles + (1 if i < left % self.piles else 0) for i in range(self.piles)]


def _xy(row: Reader) -> tuple[int, int]:
    """A place on the page's board."""
    return row.number("x", 0, LAYOUT), row.number("y", 0, LAYOUT)
