"""The board and the cards of Lübeck as int tables, compiled from the data file and checked (LU-1, LU-2)."""

from __future__ import annotations

from typing import Final

from hanse.core.data import Data
from hanse.core.languages import names
from hanse.core.reading import Reader
from hanse.games.luebeck.ids import DOUBLING, PIRATES, SHIP_CHANGE, TRADE_VOYAGE, WARE

KINDS: Final = ("ware", "trade_voyage", "doubling", "pirates", "ship_change")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Choices:
    """What the host has chosen, as rules ask for it."""

    def __init__(self, lines: str, first: int, memory: bool, by_wares: bool, may_stay: bool) -> None:
        self.lines = lines  # LU-1.2: which lines the board has
        self.first = first  # LU-R1: the start player, or -1 for chance
        self.memory = memory  # LU-R28: nobody is reminded of what others took from the display
        self.by_wares = by_wares  # LU-R21: special cards do not count as playable
        self.may_stay = may_stay  # LU-R8: a cog may stay in the city before


class Board:
    """Cities with the one city before each, kinds of cards, and every number of the rules.

    Kinds of cards are numbered: ware cards by city and rising value, trade voyages, doublings (both by port), pirates,
    ship change. ``choices.lines`` may name an alternative board of the data file, in place of its own lines.
    """

    def __init__(self, data: Data, seats: int, choices: Choices) -> None:
        file = data.file("luebeck.toml")
        self.seats = seats
        self.choices = choices
        self._cities(file)
        self._lines(file, choices.lines)
        self._cards(file)
        self._numbers(file)
        self._setup(file)
        layout = file.reader("cog_field")
        self.field_xy: tuple[int, int] = _point(layout)  # where cogs wait
        layout.close()
        file.reader("routes_meta").close()
        file.fixed("schema", 1)
        file.close()

    def _cities(self, file: Reader) -> None:
        """LU-1.2: cities by role; the start city is where voyages begin, end stations are where they are cleared."""
        rows = file.readers("cities")
        self.city_ids: list[str] = [row.text("id") for row in rows]
        self.cities = len(rows)
        self.home = -1
        self.is_end: list[int] = []  # [city] 1 for an end station
        self.legs_said: list[int] = []
        self.role: list[str] = []  # [city]
        self.colour: list[str] = []  # [city]
        self.city_xy: list[tuple[int, int]] = []  # [city] where it is drawn
        self.city_names: list[dict[str, str]] = []  # [city][language]
        for c, row in enumerate(rows):
            id = row.text("id")
            if self.city_ids.index(id) != c:
                raise row.fail("id", "is there twice")
            role = row.word("role", ("start", "port", "end"))
            if role == 0 and self.home >= 0:
                raise row.fail("role", f"{self.city_ids[self.home]!r} is the start already")
            if role == 0:
                self.home = c
            self.is_end.append(1 if role == 2 else 0)
            self.legs_said.append(row.number("legs", 0, self.cities))
            self.role.append(row.text("role"))
            self.colour.append(row.text("colour"))
            self.city_xy.append(_point(row))
            self.city_names.append(_names(row.reader("names")))
            row.close()
        meta = file.reader("cities_meta")
        if self.home < 0:
            raise file.fail("cities", "none has the role start")
        if meta.number("count") != self.cities or meta.number("destinations") != self.cities - 1:
            raise meta.fail("count", f"there are {self.cities} cities, {self.cities - 1} of them destinations")
        if meta.word("start_city", self.city_ids) != self.home:
            raise meta.fail("start_city", f"the city with the role start is {self.city_ids[self.home]!r}")
        ends = [c for c in range(self.cities) if self.is_end[c]]
        if sorted(meta.words("end_stations", self.city_ids)) != ends:
            raise meta.fail("end_stations", "must be the cities with the role end")
        meta.close()

    def _lines(self, file: Reader, lines: str) -> None:
        """LU-1.2, LU-7.4: one-way lines. Every city but the start has exactly one city before it."""
        pairs: list[tuple[int, int]] = []
        self.via: dict[tuple[int, int], list[tuple[int, int]]] = {}  # [line] where it bends
        self.line_provenance: dict[tuple[int, int], str] = {}
        for row in file.readers("routes", "from"):
            pair = (row.word("from", self.city_ids), row.word("to", self.city_ids))
            if pair in pairs:
                raise row.fail("to", f"{self.city_ids[pair[1]]!r} again")
            pairs.append(pair)
            self.via[pair] = _via(row)
            self.line_provenance[pair] = row.text("provenance")
            row.close()
        _, legs = self._before(file, pairs, "routes")
        if legs != self.legs_said:
            wrong = next(c for c in range(self.cities) if legs[c] != self.legs_said[c])
            raise file.fail("cities", f"{self.city_ids[wrong]!r}: legs must be {legs[wrong]} by the routes")
        for alternative in file.readers("alternatives"):
            ends: list[tuple[int, int]] = []
            for key in ("remove", "add"):
                row = alternative.reader(key)
                pair = (row.word("from", self.city_ids), row.word("to", self.city_ids))
                ends.append(pair)
                if key == "add" and row.has("via"):
                    self.via.setdefault(pair, _via(row))
                row.close()
            if ends[0] not in pairs:
                raise alternative.fail("remove", "there is no such line")
            other = [ends[1] if pair == ends[0] else pair for pair in pairs]
            self._before(file, other, f"alternatives {alternative.text('id')!r}")
            if alternative.text("id") == lines:
                pairs = other  # LU-1.2
            alternative.close()
        self.before, self.legs = self._before(file, pairs, "routes")  # [city]; -1 before the start
        self.order = sorted(range(self.cities), key=self.legs.__getitem__)  # cities, each after the one before it
        # [cities*from + to] 1 if a cog can come from one to the other, over one leg or several
        self.ahead: list[int] = [0] * (self.cities * self.cities)
        for c in range(self.cities):
            at = self.before[c]
            while at >= 0:
                self.ahead[self.cities * at + c] = 1
                at = self.before[at]
        self.lines = pairs

    def _before(self, file: Reader, pairs: list[tuple[int, int]], where: str) -> tuple[list[int], list[int]]:
        """The city before each and its distance from the start, or what is wrong with these lines."""
        before = [-1] * self.cities
        exits = [0] * self.cities
        for a, b in pairs:
            if b == self.home:
                raise file.fail(where, "no line leads back to the start")
            if before[b] >= 0:
                raise file.fail(where, f"two lines lead to {self.city_ids[b]!r}")
            before[b] = a  # LU-1.2: lines have arrows
            exits[a] += 1
        legs = [0] * self.cities
        for c in range(self.cities):
            at = c
            while at != self.home:
                at = before[at]
                legs[c] += 1
                if at < 0 or legs[c] > self.cities:
                    raise file.fail(where, f"{self.city_ids[c]!r} cannot be reached")
            if (exits[c] == 0) != (self.is_end[c] == 1):
                raise file.fail(where, f"{self.city_ids[c]!r}: exactly the end stations have no line going on")
        return before, legs

    def _cards(self, file: Reader) -> None:
        """LU-1.3: ware cards of destinations, and the four kinds of special cards."""
        meta = file.reader("cards_meta")
        special = meta.number("value_special_when_discarded", 0, 99)
        self.cards: list[str] = []  # [kind] word
        self.kind_of: list[int] = []  # [kind] WARE, TRADE_VOYAGE, …
        self.city_of: list[int] = []  # [kind] -1 if it names none
        self.price: list[int] = []  # [kind] value of a ware card; what a card costs when thrown away
        self.count: list[int] = []  # [kind] such cards in the game
        self.card_provenance: list[str] = []  # [kind]
        rows = file.readers("cards", "kind")
        for row in rows:
            if row.word("kind", KINDS) == WARE:
                self._wares(row)
        self.wares = len(self.cards)
        self.ports: list[int] = []
        for kind in (TRADE_VOYAGE, DOUBLING, PIRATES, SHIP_CHANGE):
            found = [row for row in rows if row.word("kind", KINDS) == kind]
            if len(found) != 1:
                raise file.fail("cards", f"there must be one row for {KINDS[kind]}, not {len(found)}")
            self._special(found[0], kind, special)
        self.kinds = len(self.cards)
        # [city] the mean values of the ware cards that can be sold from there, added up
        self.promise: list[float] = [
            sum(self._mean(c) for c in range(self.cities) if c == city or self.before[c] == city)
            for city in range(self.cities)
        ]
        self.first_voyage = self.wares
        self.first_double = self.wares + len(self.ports)
        self.pirates = self.kinds - 2
        self.change = self.kinds - 1
        self.total = sum(self.count)
        wares = sum(self.count[: self.wares])
        if meta.number("ware_cards") != wares or meta.number("special_cards") != self.total - wares:
            raise meta.fail("ware_cards", f"the rows have {wares} ware cards and {self.total - wares} special cards")
        if meta.number("total") != self.total:
            raise meta.fail("total", f"the rows have {self.total} cards")
        meta.close()
        words = file.reader("card_names")
        # [WARE, TRADE_VOYAGE, …][language]; ware cards are called by city and value
        self.kind_names: list[dict[str, str]] = [{}, *(_names(words.reader(word)) for word in KINDS[1:])]
        words.close()

    def _wares(self, row: Reader) -> None:
        city = row.word("city", self.city_ids)
        values = row.numbers("values", None, 1, 99)
        if city == self.home:
            raise row.fail("city", "no card names the start city")  # LU-R31
        if any(self.city_of[k] == city for k in range(len(self.cards))):
            raise row.fail("city", f"{self.city_ids[city]!r} has its ware cards already")
        for value in sorted(set(values)):
            self._card(row, f"{self.city_ids[city]}-{value}", WARE, city, value, values.count(value))
        row.close()

    def _mean(self, city: int) -> float:
        kinds = [k for k in range(self.wares) if self.city_of[k] == city]
        count = sum(self.count[k] for k in kinds)
        return sum(self.price[k] * self.count[k] for k in kinds) / count if count else 0.0

    def _special(self, row: Reader, kind: int, price: int) -> None:
        if kind in (PIRATES, SHIP_CHANGE):
            self._card(row, "pirates" if kind == PIRATES else "change", kind, -1, price, row.number("count", 1, 99))
            row.close()
            return
        ports = row.words("cities", self.city_ids)
        if self.home in ports or len(set(ports)) != len(ports):
            raise row.fail("cities", "must be different cities, not the start city")  # LU-R31
        if kind == TRADE_VOYAGE:
            self.ports = ports
        elif ports != self.ports:
            raise row.fail("cities", "must be those of the trade voyages, in the same order")  # LU-1.3
        for city in ports:
            word = f"{'voyage' if kind == TRADE_VOYAGE else 'double'}-{self.city_ids[city]}"
            self._card(row, word, kind, city, price, row.number("count_per_city", 1, 99))
        row.close()

    def _card(self, row: Reader, word: str, kind: int, city: int, price: int, count: int) -> None:
        self.cards.append(word)
        self.kind_of.append(kind)
        self.city_of.append(city)
        self.price.append(price)
        self.count.append(count)
        self.card_provenance.append(row.text("provenance"))

    def _numbers(self, file: Reader) -> None:
        """The numbers of LU-1.1, LU-2.2, LU-2.4 and LU-3 to LU-12."""
        parts = file.reader("components")
        self.colours: list[str] = parts.texts("player_colours")
        self.cog_room = parts.number("cogs", 1, len(LETTERS))
        self.figures = parts.number("figures_in_reserve_per_player", 1, 9)
        each = parts.number("figures_per_player", 1, 9)
        if each != self.figures + parts.number("figures_on_score_track_per_player", 0, 9):
            raise parts.fail("figures_per_player", "must be those in reserve and those on the score track")
        if parts.number("figures") != each * len(self.colours):
            raise parts.fail("figures", f"must be {each} for each of {len(self.colours)} colours")  # LU-1.1
        if parts.number("cards") != self.total:
            raise parts.fail("cards", f"the deck has {self.total} cards")
        parts.close()
        start = file.reader("start")
        self.hand_cards = start.number("hand_cards", 0, 9)
        self.first_size = start.number("first_round_packet_size", 1, 9)
        start.number("score", 0, 0)
        start.close()
        round = file.reader("round")
        self.added = round.number("cards_added_per_packet", 1, 9)
        self.pass_max = round.number("pass_max_hand", 0, 99)
        if round.number("discard_min_hand", 1, 99) != self.pass_max + 1:
            raise round.fail("discard_min_hand", "must be one more than pass_max_hand, or a player could be stuck")
        self.factor = round.number("doubling_factor", 2, 9)
        self.deck_passes = round.number("deck_passes", 1, 9)
        round.close()
        scoring = file.reader("scoring")
        for key in ("special_discarded", "hand_special_at_end"):
            if scoring.number(key, -99, 0) != -self.price[self.pirates]:
                raise scoring.fail(key, f"must be -{self.price[self.pirates]}, as in cards_meta")
        scoring.close()

    def _setup(self, file: Reader) -> None:
        """LU-2.1, LU-3.2: cogs and packets by number of players; always more packets than players."""
        self.cogs = 0
        self.packets = 0
        self.packet_room = 0
        seen: list[int] = []
        for row in file.readers("setup", "players"):
            players = row.number("players", 1, len(self.colours))
            if players in seen:
                raise row.fail("players", "is there twice")
            seen.append(players)
            cogs = row.number("cogs", 1, self.cog_room)
            packets = row.number("packets", players + 1, 99)
            if players * self.hand_cards + packets * self.first_size > self.total:
                raise row.fail("packets", "the cards do not suffice for the first round")
            self.packet_room = max(self.packet_room, packets)
            if players == self.seats:
                self.cogs = cogs
                self.packets = packets  # LU-3.2
            row.close()
        if not self.cogs:
            raise file.fail("setup", f"nothing for {self.seats} players")


def _names(row: Reader) -> dict[str, str]:
    out = names(row)
    row.close()
    return out


def _point(row: Reader) -> tuple[int, int]:
    return row.number("x", 0, 1000), row.number("y", 0, 1000)


def _via(row: Reader) -> list[tuple[int, int]]:
    """Where a line bends on its way."""
    via = row.get("via")
    if not isinstance(via, list):
        raise row.fail("via", "must be a list of points")
    points: list[tuple[int, int]] = []
    for point in via:
        if not (
            isinstance(point, list) and len(point) == 2 and all(isinstance(v, int) and 0 <= v <= 1000 for v in point)
        ):
            raise row.fail("via", f"{point!r} is not a point on the board")
        points.append((point[0], point[1]))
    return points
