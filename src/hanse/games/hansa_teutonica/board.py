"""One board of Hansa Teutonica as int tables, compiled from the data files and checked (HT-1.1, HT-1.4, HT-2.1)."""

from __future__ import annotations

from hanse.core.data import Data
from hanse.core.languages import names
from hanse.core.reading import Reader
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.common import FEWEST, VARIANTS, Common

GAME = "hansa_teutonica"
NAMED = ("sea", "land")
"""What names on a chart are of."""
SLUG = "must be small ascii letters, digits and _, at most 40 of them"
LONGEST = 30
"""Letters of a city's name, or of a sea's; a chart has no room for more."""
OFF_SHEET = 200
"""How far a coast may run off the sheet, in thousandths of it."""
HOME_NAME = "england"
FOREIGN = ("wales", "scotland")


class Choices:
    """What the host has chosen, as rules ask for it."""

    def __init__(
        self,
        first: int,
        choose_gold: bool,
        swap_own: bool,
        move_three: bool,
        by_marker: bool,
        free_order: bool,
        board_roams: bool,
        together: bool,
        after_office: bool,
    ) -> None:
        self.first = first  # the start player, or -1 for chance
        self.choose_gold = choose_gold  # the start player places the gold markers
        self.swap_own = swap_own  # one of two offices that change places must be one's own
        self.move_three = move_three  # three pieces are moved, not removed
        self.by_marker = by_marker  # a marker can be given up for a permission
        self.free_order = free_order  # additional pieces may be placed before the displaced one
        self.board_roams = board_roams  # a piece taken from the board is bound like the displaced one
        self.together = together  # both neutral traders go onto one route, none is declined
        self.after_office = after_office  # permanent markers act after step c


class Own:
    """What a board from outside says of itself: id, seats and title. Whatever else it says is read as of any board."""

    def __init__(self, file: Reader) -> None:
        if file.text("game") != GAME:
            raise file.fail("game", f"a board of {file.text('game')[:40]!r}, not of {GAME}")
        head = file.reader("board")
        self.id = head.text("id")
        if self.id in VARIANTS:
            raise head.fail("id", f"{self.id!r} is taken; taken are {', '.join(VARIANTS)}")
        if not _slug(self.id):
            raise head.fail("id", SLUG)
        if f"{self.id}.toml" != file.where:
            raise head.fail("id", f"must be {file.where.removesuffix('.toml')!r}, as the file is called")
        self.seats: list[int] = head.numbers("seats", None, FEWEST, ids.SEATS)
        if not self.seats or self.seats != sorted(set(self.seats)):
            raise head.fail("seats", f"must rise from {FEWEST} to {ids.SEATS} at most")
        said = head.reader("title")
        self.titles: dict[str, str] = names(said)
        said.close()
        if head.has("foreign_regions"):
            raise head.fail("foreign_regions", "only Britannia has regions")


class Board:
    """Cities, offices, routes and posts of one board, and the rules' numbers. Never changes."""

    def __init__(self, data: Data, variant: str, seats: int, choices: Choices) -> None:
        self.seats = seats
        self.choices = choices
        common = Common(data.file("common.toml"))
        self.common = common
        self.id = common.boards[variant][seats - FEWEST] if variant in common.boards else variant  # HT-1.4, HT-2.1
        file = data.file(f"{self.id}.toml")
        self.own: Own | None = None if variant in common.boards else Own(file)
        self.neutral = seats == FEWEST
        # [side] the colours that take part.
        self.sides: list[int] = [*range(seats), ids.NEUTRAL] if self.neutral else list(range(seats))
        head = file.reader("board")
        if self.own is not None:
            for key in ("seats", "title"):
                head.get(key)  # read by Own
        elif "title" in head.table:  # drawn as a board of one's own, and called as one that is shipped
            raise head.fail("id", f"{self.id!r} is taken; taken are {', '.join(VARIANTS)} and the files of the game")
        if head.text("id") != self.id:
            raise head.fail("id", f"must be {self.id!r}")
        self._regions(head)
        self._cities(file)
        self._routes(file)
        self._near(file)
        self._special(file)
        self.keeps: list[int] = [0] * self.routes  # [route] 1 if it leads to a special city
        self.starts: list[int] = []  # routes with a neutral trader at the start
        if FEWEST in self.own.seats if self.own is not None else common.boards[variant][0] == self.id:
            self._two(file.reader("two_player"))
        self.drawn: Drawn | None = Drawn(file.reader("drawn")) if file.has("drawn") else None
        self._head(head)
        file.fixed("schema", 1)
        file.close()
        self._flatten()

    def _regions(self, head: Reader) -> None:
        """BR-1.1: region 0 is where nobody needs a permission; boards without regions have no other (EA-10)."""
        self.regions: list[str] = [HOME_NAME]
        self.region_points: list[int] = []
        if self.own is None and head.has("foreign_regions"):  # EA-10: East names none
            for name in head.texts("foreign_regions"):
                if name not in FOREIGN or name in self.regions:
                    raise head.fail("foreign_regions", f"no {name!r}; there is {', '.join(FOREIGN)}")
                self.regions.append(name)  # BR-1.1
            self.region_points = head.numbers("region_points", 3, 0, 99)

    def _head(self, head: Reader) -> None:
        self.prestige_end = head.number("prestige_to_end", 1, 999)
        self.full_end = head.number("full_cities_to_end", 1, self.cities)
        aspect = head.get("aspect")
        if not isinstance(aspect, (int, float)) or isinstance(aspect, bool) or not 0.5 <= aspect <= 2:
            raise head.fail("aspect", "must be width divided by height, from 0.5 to 2.0")
        self.aspect: float = float(aspect)
        if self.own is None or head.has("expected"):
            self._expected(head)
        head.close()

    def _expected(self, head: Reader) -> None:
        """Totals counted elsewhere: a slip of the pen shows."""
        expected = head.reader("expected")
        total = {
            "cities": self.cities, "routes": self.routes, "offices": self.office_at[-1],
            "posts": sum(self.size), "merchant_posts": sum(self.ship),
            "tabernas": len(self.tabernas), "permanent_markers": sum(1 for p in self.permanent if p),
            "coin_offices": sum(1 for coin in self.coin if coin), "coin_points": sum(self.coin),
        }  # fmt: skip
        for key, count in total.items():
            if expected.number(key) != count:
                raise expected.fail(key, f"the tables have {count}")
        expected.close()

    def _cities(self, file: Reader) -> None:
        """HT-1.5, HT-1.6: offices from left to right; the further right the higher (R-31)."""
        rows = file.readers("city")
        self.city_ids: list[str] = [row.text("id") for row in rows]
        self.cities = len(rows)
        if self.cities > ids.CITIES:
            raise file.fail("city", f"{self.cities} cities; the action numbers have room for {ids.CITIES}")
        self.office_at: list[int] = [0]  # [city] its first printed office; one more at the end
        self.colour: list[int] = []  # [office] the privilege asked
        self.form: list[int] = []  # [office] the shape asked
        self.coin: list[int] = []  # [office] points for occupying it
        self.ability: list[list[int]] = []  # [city] abilities shown
        self.green: list[int] = []  # [city] 1 if a green city (EA-3)
        self.home: list[list[int]] = []  # [city] regions it is scored in
        self.city_name: list[str] = []  # [city] as it is drawn
        self.city_xy: list[tuple[int, int]] = []  # [city] where it is drawn
        grants: list[tuple[int, int]] = []  # city and mask of regions
        for c, row in enumerate(rows):
            if self.city_ids.index(self.city_ids[c]) != c:
                raise row.fail("id", "is there twice")
            if not _slug(self.city_ids[c]):
                raise row.fail("id", SLUG)
            offices = row.readers("offices", "privilege") if row.has("offices") else []
            for office in offices:
                self.colour.append(office.word("privilege", ids.PRIVILEGE_NAMES))
                self.form.append(office.word("shape", ("square", "round")))
                self.coin.append(office.number("coin", 1, 9) if office.has("coin") else 0)
                office.close()
            if len(offices) > ids.PAIRS + 1:  # HT-11.4: neighbours are exchanged by the number of their pair
                raise row.fail("offices", f"{len(offices)} offices; the action numbers have room for {ids.PAIRS + 1}")
            own = self.colour[self.office_at[c] :]
            if own != sorted(own):
                raise row.fail("offices", "must be ordered by privilege")
            self.office_at.append(len(self.colour))
            self.ability.append(row.words("abilities", ids.ABILITY_NAMES) if row.has("abilities") else [])
            self.green.append(1 if row.has("green") and row.flag("green") else 0)
            if bool(offices) == bool(self.green[c]):
                raise row.fail("offices", "a city has offices or is green")
            self.home.append(self._city_regions(row))
            self.city_name.append(row.line("name", LONGEST))
            self.city_xy.append(_point(row))
            if len(self.regions) > 1 and row.has("permission"):  # BR-2.2, BR-2.3, BR-2.4
                grants.append((c, self._permission(row)))
            row.close()
        shown = sorted(a for city in self.ability for a in city)
        if shown != list(range(ids.ABILITIES)):  # HT-1.6
            here = ", ".join(f"{name} by {shown.count(a)}" for a, name in enumerate(ids.ABILITY_NAMES))
            raise file.fail("city", f"every ability must be shown by exactly one city; here {here}")
        # The order in which permissions are named: who grants fewer regions comes first.
        grants.sort(key=lambda grant: (bin(grant[1]).count("1"), grant[0]))
        self.grant_city: list[int] = [c for c, _ in grants]
        self.grant: list[int] = [mask for _, mask in grants]

    def _city_regions(self, row: Reader) -> list[int]:
        """R-67, BR-1.12: the region of a city is that of its banner; 0 is never scored."""
        if len(self.regions) == 1:
            return []
        found = row.words("regions", self.regions)
        if not found or len(set(found)) != len(found) or (0 in found and len(found) > 1):
            raise row.fail("regions", f"must be {HOME_NAME}, or foreign regions, each once")
        return [r for r in found if r]  # BR-1.12: what the banner names

    def _permission(self, row: Reader) -> int:
        """BR-2.2, BR-2.3, BR-2.4: the regions a city opens, as a mask."""
        given = row.words("permission", self.regions)
        if not given or 0 in given or len(set(given)) != len(given):
            raise row.fail("permission", "must name foreign regions, each once")
        return sum(1 << r for r in given)

    def _routes(self, file: Reader) -> None:
        """HT-1.5: routes with their posts; BR-1.4: ship posts."""
        rows = file.readers("route")
        self.route_ids: list[str] = [row.text("id") for row in rows]
        self.routes = len(rows)
        if self.routes > ids.ROUTES:
            raise file.fail("route", f"{self.routes} routes; the action numbers have room for {ids.ROUTES}")
        self.left: list[int] = []  # [route] one end
        self.right: list[int] = []  # [route] the other end
        self.size: list[int] = []  # [route] posts
        self.ships: list[int] = []  # [route] ship posts among them
        self.ship: list[int] = [0] * (ids.POSTS * self.routes)  # [POSTS*route + i] 1 if a ship post
        self.region: list[int] = []  # [route]
        self.permanent: list[int] = []  # [route] permanent marker or 0
        self.tabernas: list[int] = []
        self.post_xy: list[list[tuple[int, int]]] = []  # [route] where its posts are drawn
        for r, row in enumerate(rows):
            a, b = row.words("cities", self.city_ids, 2)
            if self.route_ids[r] != f"{self.city_ids[a]}-{self.city_ids[b]}" or a == b:
                raise row.fail("id", "must be the names of its cities")
            if self.route_ids.index(self.route_ids[r]) != r:
                raise row.fail("id", "is there twice")
            posts = row.words("posts", ("any", "merchant"))
            if not 2 <= len(posts) <= ids.POSTS:  # HT-1.5
                raise row.fail("posts", f"a route has 2 to {ids.POSTS} posts, not {len(posts)}")
            for i, ship in enumerate(posts):
                self.ship[ids.POSTS * r + i] = ship
            self.left.append(a)
            self.right.append(b)
            self.size.append(len(posts))
            self.ships.append(sum(posts))
            self.region.append(row.word("region", self.regions) if len(self.regions) > 1 else 0)
            mark = 1 + row.word("permanent_marker", ids.PERMANENT_NAMES) if row.has("permanent_marker") else 0
            self.permanent.append(mark)
            if row.has("taberna") and row.flag("taberna"):
                self.tabernas.append(r)  # BR-1.2, EA-1
                if mark or self.region[r]:
                    raise row.fail("taberna", "not on a route with a permanent marker or abroad")
            self.post_xy.append(_points(row, len(posts)))
            row.close()
        if len(self.tabernas) != len(self.common.gold):
            few = f"{len(self.tabernas)} tabernas for {len(self.common.gold)} markers"
            raise file.fail("route", f"{few}; so many routes must say taberna = true")

    def _near(self, file: Reader) -> None:
        """HT-7.6 with R-14: rings of routes around each route; forbidden regions are not even crossed (BR-3.4)."""
        self.near: list[int] = [0] * self.cities  # [city] mask of the cities one route away
        self.rings: list[list[list[int]]] = []  # [route][distance - 1] routes
        self.inner: list[list[list[int]]] = []  # the same within the region of the route, for neutral traders
        for r in range(self.routes):
            self.near[self.left[r]] |= 1 << self.right[r]
            self.near[self.right[r]] |= 1 << self.left[r]
        if 0 in self.near:
            raise file.fail("city", f"{self.city_ids[self.near.index(0)]!r} has no route")
        for r in range(self.routes):
            usable = [q for q in range(self.routes) if self.region[q] in (0, self.region[r])]
            rings = self._rings(r, usable)
            if 1 + sum(len(ring) for ring in rings) < len(usable):
                raise file.fail("route", f"{self.route_ids[r]!r} does not hang together with the routes it may use")
            self.rings.append(rings)
            self.inner.append(self._rings(r, [q for q in usable if self.region[q] == self.region[r]]))

    def _rings(self, route: int, usable: list[int]) -> list[list[int]]:
        """HT-7.6: the usable routes by their distance from a route."""
        seen = {route}
        ring = [route]
        rings: list[list[int]] = []
        while ring:
            ends = {c for q in ring for c in (self.left[q], self.right[q])}
            ring = [q for q in usable if q not in seen and (self.left[q] in ends or self.right[q] in ends)]
            seen.update(ring)
            if ring:
                rings.append(ring)
        return rings

    def _special(self, file: Reader) -> None:
        """HT-9.15, HT-9.19, HT-9.20: the connection and the special prestige fields."""
        link = file.reader("link")
        self.link: list[int] = link.words("cities", self.city_ids, 2)
        if self.link[0] == self.link[1]:
            raise link.fail("cities", "must be two")
        self.link_points: list[int] = link.numbers("points", 3, 0, 99)
        link.close()
        prize = file.reader("special_prestige")
        self.prize_city = prize.word("city", self.city_ids)
        self.prize_route = prize.word("route", self.route_ids)
        if self.prize_city not in (self.left[self.prize_route], self.right[self.prize_route]):
            raise prize.fail("route", "must end in that city")
        self.prize: list[int] = []  # [field] points
        self.field_xy: list[tuple[int, int]] = []  # [field] where it is drawn
        for i, row in enumerate(prize.readers("fields", "privilege", ids.PRIVILEGES)):
            if row.word("privilege", ids.PRIVILEGE_NAMES) != i:
                raise row.fail("privilege", "fields must be in the order of the privileges")
            self.prize.append(row.number("points", 0, 99))
            self.field_xy.append(_point(row))
            row.close()
        prize.close()

    def _two(self, two: Reader) -> None:
        """TP-1, R-62, R-80: where neutral traders start, and the routes that keep one (TP-7)."""
        special = two.words("neutral_cities", self.city_ids)
        if len(set(special)) != len(special):
            raise two.fail("neutral_cities", "a city is there twice")
        # either end will do, and a route counts once
        keeps = [1 if self.left[r] in special or self.right[r] in special else 0 for r in range(self.routes)]
        starts = [r for r in range(self.routes) if keeps[r] or r in self.tabernas]
        if sorted(two.words("neutral_routes", self.route_ids)) != starts:
            there = ", ".join(self.route_ids[r] for r in starts)
            raise two.fail("neutral_routes", f"must be the routes of the special cities and the tabernas: {there}")
        if two.number("neutral_traders_at_start") != len(starts):
            raise two.fail("neutral_traders_at_start", f"there are {len(starts)} such routes")
        two.close()
        if self.neutral:
            self.keeps = keeps
            self.starts = starts

    def _flatten(self) -> None:
        """What rules look up often, one attribute away."""
        common = self.common
        self.values: list[list[int]] = common.values
        self.top: list[int] = [len(v) - 1 for v in common.values]
        self.cover: list[int] = common.cover
        self.fee: list[int] = common.fee
        self.bonus: list[int] = common.bonus
        self.control_points: int = common.control_points
        self.abroad: bool = len(self.regions) > 1
        self.move_three: bool = self.abroad or self.choices.move_three  # BR-1.7: with regions the marker always moves
        self.afloat: bool = sum(self.ships) > 0
        # Posts differ or borders bind: putting pieces down could strand the rest.
        self.tight: bool = self.abroad or self.afloat
        # [route] 1 if regular markers may lie there (BR-1.6, EA-8).
        self.markable: list[int] = [0 if self.permanent[r] or self.region[r] else 1 for r in range(self.routes)]
        self.every: list[int] = list(range(self.routes))
        self.foreign: list[int] = [r for r in self.every if self.region[r]]
        # [mask of regions] the routes of these regions.
        self.inside: list[list[int]] = [
            [r for r in range(self.routes) if mask >> self.region[r] & 1] for mask in range(1 << len(self.regions))
        ]
        self.green_cities: list[int] = [c for c in range(self.cities) if self.green[c]]


class Drawn:
    """What a board from outside has drawn under it: coasts, rivers, names. For pages only."""

    def __init__(self, row: Reader) -> None:
        self.land: list[list[tuple[int, int]]] = _lines(row, "land", 3) if row.has("land") else []
        self.rivers: list[list[tuple[int, int]]] = _lines(row, "rivers", 2) if row.has("rivers") else []
        self.names: list[tuple[str, int, tuple[int, int], int]] = []  # text, kind, where, size
        for name in row.readers("names", "text") if row.has("names") else []:
            kind = name.word("kind", NAMED)
            size = name.number("size", 8, 60)
            self.names.append((name.line("text", LONGEST), kind, _point(name), size))
            name.close()
        row.close()


def _lines(row: Reader, key: str, least: int) -> list[list[tuple[int, int]]]:
    """Lines of points, which may run off the sheet."""
    given = row.get(key)
    if not isinstance(given, list):
        raise row.fail(key, "must be a list of lines")
    return [_along(row, f"{key}[{i}]", line, OFF_SHEET, least) for i, line in enumerate(given)]


def _point(row: Reader) -> tuple[int, int]:
    return row.number("x", 0, 1000), row.number("y", 0, 1000)


def _points(row: Reader, count: int) -> list[tuple[int, int]]:
    """Where the posts of a route are drawn."""
    at = row.get("post_xy")
    if not isinstance(at, list) or len(at) != count:
        raise row.fail("post_xy", f"must be {count} points")
    return _along(row, "post_xy", at, 0, count)


def _along(row: Reader, key: str, given: object, off: int, least: int) -> list[tuple[int, int]]:
    """A line of points, thousandths of the board, at most so far off it."""
    if not isinstance(given, list) or len(given) < least:
        raise row.fail(key, f"must be {least} points or more")
    points: list[tuple[int, int]] = []
    for point in given:
        if not (
            isinstance(point, list)
            and len(point) == 2
            and all(isinstance(v, int) and not isinstance(v, bool) and -off <= v <= 1000 + off for v in point)
        ):
            raise row.fail(key, f"{point!r} is not a point on the board, from {-off} to {1000 + off}")
        points.append((point[0], point[1]))
    return points


def _slug(word: str) -> bool:
    return word.isascii() and word == word.lower() and word.replace("_", "").isalnum() and len(word) <= 40
