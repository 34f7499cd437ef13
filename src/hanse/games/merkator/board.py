"""The board of Merkator as int tables, compiled from the data files and checked (ME-1, ME-2)."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.languages import names
from hanse.core.reading import Reader
from hanse.games.merkator.cards import Cards, Contracts, Words, points
from hanse.games.merkator.ids import BONUS_BACK, MOST_SEATS, PAIR

MAJORS = 8
MINORS = 4


class Board:
    """Everything printed: goods, places, links, chart, cards, and every number of the rules.

    Destination d < ``majors`` is the home of colour d; goods PAIR*d and the next are the two goods of that colour.
    """

    def __init__(self, data: Data, seats: int, long: bool) -> None:
        file = data.file("board.toml")
        self.seats = seats
        self.solo = seats == 1
        parts = file.reader("components")
        self.markers = parts.number("time_markers", 1, 999)
        by_value = {
            int(k): parts.reader("contracts_by_value").number(k, 1, 99) for k in _keys(parts, "contracts_by_value")
        }
        if sum(by_value.values()) != parts.number("contract_cards"):
            raise parts.fail("contract_cards", f"the values add up to {sum(by_value.values())}")
        self._numbers(file.reader("numbers"))
        self._places(file.reader("board"))
        words = self._office(file.reader("office"))
        contracts = Contracts(data, words, self.majors, by_value)
        cards = Cards(data, words, parts.number("bonus_cards", 1, 99), parts.number("building_cards", 1, 99))
        parts.close()
        self._contracts(contracts, by_value)
        self._cards(cards)
        self._time(file.reader("time"), long, words)
        self._setup(file.reader("setup"), long)
        file.close()

    def _numbers(self, r: Reader) -> None:
        self.limit = r.number("contracts_in_office", 1, 99)
        self.cash = r.number("cash_limit", 1, 999)
        self.open_bonus = r.number("open_bonus_cards", 1, 16)
        self.open_buildings = r.number("open_building_cards", 1, 26)
        self.rate = r.number("exchange_rate", 1, 9)
        self.join_major = r.number("join_cost_major", 0, 9)
        self.join_minor = r.number("join_cost_minor", 0, 9)
        self.bonus_active = r.number("bonus_goods_active", 0, 9)
        self.bonus_joining = r.number("bonus_goods_joining", 0, 9)
        self.first_cubes = r.number("initial_cubes_per_major", 0, 9)
        self.inside = points(r, "vp_per_coin_in_office")
        self.beside = points(r, "vp_per_coin_beside_office")
        losses = (r.number("goods_loss_single", 1, 9), r.number("goods_loss_double", 1, 9))
        if losses[0] >= losses[1]:
            raise r.fail("goods_loss_double", "must be more than a single loss")
        self.single = losses[0]
        self.double = losses[1]
        self.turns = r.number("solo_turns", 1, 99)
        marks = r.reader("solo_benchmarks")
        # ME-11.1: what the points of a solo game are worth.
        self.benchmarks: dict[str, int] = {k: marks.number(k, 1, 999) for k in ("beginner", "target", "outstanding")}
        marks.close()
        r.close()

    def _places(self, r: Reader) -> None:
        """ME-5.1, ME-5.2, ME-5.5: twelve destinations, majors first; links join two majors."""
        rows = r.readers("destinations")
        self.place_ids: list[str] = []
        self.time_at: list[int] = []
        self.threshold: list[int] = []
        self.place_names: list[dict[str, str]] = []  # [place][language]
        self.place_colour: list[str] = []  # [place] nothing for minor ones
        self.place_xy: list[tuple[int, int]] = []  # [place] where it is drawn
        kinds: list[int] = []
        for row in rows:
            kind = row.word("kind", ("major", "minor"))
            id = row.text("id")
            if id in self.place_ids:
                raise row.fail("id", "is there twice")
            if kinds and kind < kinds[-1]:
                raise row.fail("kind", "major places come first")
            kinds.append(kind)
            self.place_ids.append(id)
            self.time_at.append(row.number("time", -9, 9))
            self.threshold.append(row.number("threshold", 0, 99) if kind else 0)
            self.place_names.append(names(row))
            self.place_colour.append("" if kind else row.text("colour"))
            self.place_xy.append((row.number("x", 0, 1000), row.number("y", 0, 1000)))
            row.close()
        self.places = len(rows)
        self.majors = kinds.count(0)
        if self.majors != MAJORS or self.places != MAJORS + MINORS:
            raise r.fail("destinations", f"must be {MAJORS} major and {MINORS} minor places")
        # ME-R69: there is always somewhere to go.
        if all(t < 0 for t in self.time_at):
            raise r.fail("destinations", "some place must cost nothing")
        self.links: list[list[int]] = [[] for _ in range(self.majors)]
        self.pairs: list[tuple[int, int]] = []  # the links in the order of the file
        for row in r.readers("connections"):
            a, b = row.word("a", self.place_ids[: self.majors]), row.word("b", self.place_ids[: self.majors])
            if row.text("id") != f"{self.place_ids[a]}-{self.place_ids[b]}":
                raise row.fail("id", "must be the names of its places")
            row.close()
            if a == b or b in self.links[a]:
                raise row.fail("b", "joins a place to itself, or is there twice")
            self.links[a].append(b)
            self.links[b].append(a)
            self.pairs.append((a, b))
        for near in self.links:
            near.sort()
        reached = {0}
        for _ in range(self.majors):
            reached |= {b for a in reached for b in self.links[a]}
        if len(reached) < self.majors:
            raise r.fail("connections", "not every major place is reached")
        r.close()

    def _office(self, r: Reader) -> Words:
        """ME-1.8: sixteen goods fields in six columns, each good of one category."""
        columns = r.readers("columns")
        categories = r.readers("categories")
        self.columns: list[str] = [row.text("id") for row in columns]
        self.categories: list[str] = [row.text("id") for row in categories]
        self.category_names: list[dict[str, str]] = [names(row) for row in categories]  # [category][language]
        for row in categories:
            row.close()
        rows = r.readers("goods", count=PAIR * self.majors)
        self.good_ids: list[str] = [row.text("id") for row in rows]
        self.goods = len(rows)
        words = Words(self.good_ids, self.categories, self.columns, self.place_ids)
        self.category: list[int] = []
        self.column: list[int] = []
        self.good_names: list[dict[str, str]] = []  # [good][language]
        self.good_colour: list[str] = []
        for g, row in enumerate(rows):
            if row.word("origin", self.place_ids) != g // PAIR:
                raise row.fail("origin", "goods stand in pairs, in the order of the destinations")
            self.category.append(row.word("category", self.categories))
            self.column.append(row.word("column", self.columns))
            self.good_names.append(names(row))
            self.good_colour.append(row.text("colour"))
            row.close()
        all_words = self.good_ids + self.categories + self.columns + ["different", "any", "time"]
        if len(set(all_words)) != len(all_words):
            raise r.fail("goods", "a name is used twice among goods, categories and columns")
        self.in_category: list[list[int]] = [[] for _ in self.categories]
        self.in_column: list[list[int]] = [[] for _ in self.columns]
        for g in range(self.goods):
            self.in_category[self.category[g]].append(g)
            self.in_column[self.column[g]].append(g)
        for k, id in enumerate(self.categories):
            if not self.in_category[k]:
                raise r.fail("categories", f"{id!r} has no good")
            words.members[id] = self.in_category[k]
        self.column_kind: list[str] = []
        for k, row in enumerate(columns):
            self.column_kind.append(("store", "depot")[row.word("kind", ("store", "depot"))])
            if row.number("size", 1, self.goods) != len(self.in_column[k]):  # ME-1.8
                raise row.fail("size", f"{len(self.in_column[k])} goods name this column")
            words.members[self.columns[k]] = self.in_column[k]
            row.close()
        tile = r.words("supply_tile_order", self.place_ids[: self.majors], self.majors)
        if sorted(tile) != list(range(self.majors)):
            raise r.fail("supply_tile_order", "must name every major place once")
        self.tile_order = tile
        r.close()
        return words

    def _contracts(self, c: Contracts, by_value: dict[int, int]) -> None:
        self.contract_ids = c.ids
        self.contracts = len(c.ids)
        self.value = c.value
        self.place_of = c.place
        self.peace = c.peace
        self.values: list[int] = sorted(by_value)
        self.level: list[int] = [self.values.index(v) for v in c.value]  # [contract] number of its pile
        self.levels = len(self.values)
        # What a contract can demand: the goods, then the categories, then "different".
        self.demand_ids = self.good_ids + self.categories + ["different"]
        self.demands = len(self.demand_ids)
        self.first_category = self.goods
        self.different = self.demands - 1
        # What can be exchanged for it: the goods, then time markers.
        self.stuff_ids = [*self.good_ids, "time"]
        self.time_stuff = self.goods
        self.needs = c.needs
        self.asked: list[list[int]] = [[d for d in range(self.demands) if row[d]] for row in c.needs]
        self.at_place: list[list[int]] = [
            [i for i in range(self.contracts) if c.place[i] == p] for p in range(self.places)
        ]
        self.of_level: list[list[int]] = [
            [i for i in range(self.contracts) if self.level[i] == v] for v in range(self.levels)
        ]
        self.contract_doubt = c.doubt
        self.contract_names = c.names  # [contract][language], or nothing
        self.different_names = c.different  # [language]

    def _cards(self, c: Cards) -> None:
        self.card_ids = c.ids
        self.cards = len(c.ids)
        self.bonuses = len(c.bonus_place)
        self.buildings = self.cards - self.bonuses
        self.cost = c.cost
        self.bonus_place = c.bonus_place
        self.bonus_good = c.bonus_good
        self.bonus_at: list[list[int]] = [
            [i for i in range(self.bonuses) if c.bonus_place[i] == p] for p in range(self.places)
        ]
        self.only = c.only
        self.removed: list[int] = [self.bonuses + i for i in range(self.buildings) if self.solo and c.only[i]]
        self.card_doubt = c.doubt
        self.card_names = c.names  # [card][language]; bonus cards have none
        # Points are counted in whole units, so that nothing is ever rounded.
        unit = c.unit
        while any((vp * unit).denominator != 1 for vp in (self.inside, self.beside)):
            unit += c.unit
        self.unit = unit
        self.inside_units = int(self.inside * unit)
        self.beside_units = int(self.beside * unit)
        self.term_from: list[int] = []  # [building] first term; the next building's first ends them
        self.term_kind: list[int] = []
        self.term_units: list[int] = []
        self.term_goods: list[list[int]] = []
        self.term_groups: list[list[list[int]]] = []
        self.term_number: list[int] = []
        for terms in c.terms:
            self.term_from.append(len(self.term_kind))
            for t in terms:
                self.term_kind.append(t.kind)
                self.term_units.append(int(t.vp * unit))
                self.term_goods.append(t.goods)
                self.term_groups.append(t.groups)
                self.term_number.append(t.number)
        self.term_from.append(len(self.term_kind))

    def _time(self, r: Reader, long: bool, words: Words) -> None:
        """ME-1.4, ME-2.2, ME-12.1: which rows of the chart are filled, side by side; the backs of the markers."""
        rows = r.readers("backs")
        self.back_ids: list[str] = [row.text("id") for row in rows]
        self.back_column: list[int] = [row.word("column", self.columns) for row in rows]
        self.back_loss: list[int] = [(self.single, self.double)[row.number("loss", 1, 2) - 1] for row in rows]
        self.back_count: list[int] = [row.number("count", 0, 99) for row in rows]
        for row in rows:
            row.close()
        if len(set(self.back_ids)) != len(self.back_ids):
            raise r.fail("backs", "an id is there twice")
        if sum(self.back_count) != self.markers:  # ME-1.4
            raise r.fail("backs", f"there are {sum(self.back_count)} markers, not {self.markers}")
        sides = r.reader("rows")
        # No journey may empty two rows.
        sizes = {
            side: sides.numbers(side, low=max(3, max(self.time_at) + 1), high=99) for side in ("ultimo", "reverse")
        }
        sides.close()
        self.stages: list[list[int]] = []  # [stage][row] places filled, top row first
        self.chart: list[tuple[str, list[int]]] = []  # [stage] side of the chart and its rows, as printed
        found = False
        seen: set[tuple[int, int]] = set()
        unused = {(side, n) for side, places in sizes.items() for n in range(len(places))}
        for row in r.readers("fill", "players"):
            version = row.word("version", ("standard", "long"))
            players = row.number("players", 1, MOST_SEATS)
            if (version, players) in seen:
                raise row.fail("players", "is there twice")
            seen.add((version, players))
            stages = row.readers("stages", "side")
            row.close()
            for stage in stages:
                side = ("ultimo", "reverse")[stage.word("side", ("ultimo", "reverse"))]
                filled = [n - 1 for n in stage.numbers("rows", low=1, high=len(sizes[side]))]
                stage.close()
                if filled != sorted(set(filled)) or not filled:
                    raise stage.fail("rows", "must rise, and be one at least")
                unused -= {(side, n) for n in filled}
                if players == self.seats and version == int(long):  # ME-12.1
                    self.stages.append([sizes[side][n] for n in filled])
                    self.chart.append((side, [n + 1 for n in filled]))
            found = found or (players == self.seats and version == int(long))
        if not found or bool(self.stages) == self.solo:  # ME-11.2: alone there is no chart
            raise r.fail("fill", f"must say how to fill the chart for {self.seats} players")
        for side, n in sorted(unused):
            raise r.fail("rows", f"row {n + 1} of the side {side!r} is never filled")
        self.rows = max((len(stage) for stage in self.stages), default=0)
        self.row_room = max(len(places) for places in sizes.values())
        r.close()

    def _setup(self, r: Reader, long: bool) -> None:
        """ME-2.3 to ME-2.9, ME-12.2: what everybody begins with, the starting player first."""
        found = False
        given: set[tuple[str, int]] = set()
        for key in ("standard", "long"):
            for row in r.readers(key, "players"):
                players = row.number("players", 1, MOST_SEATS)
                if (key, players) in given:
                    raise row.fail("players", "is there twice")
                given.add((key, players))
                values = row.numbers("contracts", low=1)
                time = row.numbers("time_by_seat", players, 0, 9)
                prices = row.numbers("bonus_costs", low=1, high=99)
                cubes = row.flag("supply_tile_cubes")
                row.close()
                for v in values:
                    if v not in self.values or len(self.of_level[self.values.index(v)]) < players:
                        raise row.fail("contracts", f"there are not {players} contracts of value {v}")
                for price in prices:
                    if self.cost[: self.bonuses].count(price) < players:
                        raise row.fail("bonus_costs", f"there are not {players} bonus cards for {price}")
                if players == self.seats and (key == "long") == long:
                    found = True
                    self.start_levels: list[int] = [self.values.index(v) for v in values]
                    self.start_time: list[int] = time
                    self.start_prices: list[int] = prices
                    self.start_tile = 1 if cubes else 0  # ME-12.2: none in the long game
        if not found:
            raise r.fail("standard", f"must say what {self.seats} players begin with")
        stack = r.numbers("solo_stack")
        if any(v not in self.values for v in stack) or len(set(stack)) != len(stack):
            raise r.fail("solo_stack", "must be values of contracts, each once")
        levels = [self.values.index(v) for v in stack]
        size = sum(len(self.of_level[v]) for v in levels)
        if size != self.turns:
            raise r.fail("solo_stack", f"has {size} cards for {self.turns} turns")
        self.stack_levels: list[int] = levels if self.solo else []  # values of the solo stack, as it is ordered
        r.close()

    def of_back(self, back: int) -> range:
        """The bonus cards, or the buildings."""
        return range(self.bonuses) if back == BONUS_BACK else range(self.bonuses, self.cards)


def _keys(r: Reader, key: str) -> list[str]:
    out = list(r.reader(key).table)
    for k in out:
        if not k.isdecimal():
            raise r.fail(key, f"{k!r} is not a value")
    return out
