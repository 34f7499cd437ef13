"""From a view back to a state."""

from __future__ import annotations

from hanse.core.frames import read_stack
from hanse.core.game import Game
from hanse.core.model import OVER
from hanse.core.reading import Reader, View
from hanse.core.rng import Rng
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.checks import check
from hanse.games.hansa_teutonica.rules.lift import grasp
from hanse.games.hansa_teutonica.rules.pieces import kind_at, side_of, takes_ships
from hanse.games.hansa_teutonica.rules.posts import put
from hanse.games.hansa_teutonica.state import HtState, empty, replaced


def load(b: Board, game: Game[HtState], shown: View) -> HtState:
    """A state that looks like ``shown`` and can be played on; DataError if there is none."""
    r = Reader(shown, "view")
    r.number("seats", b.seats, b.seats)
    s = empty(b)
    s.start, s.turn = _who(r, "start", b), _who(r, "turn", b)
    s.actions, s.bonus = r.number("actions", 0, 99), r.number("bonus", 0, 99)
    for city in r.words("spent", [b.city_ids[c] for c in b.grant_city]):
        s.spent |= 1 << city
    s.roam = int(r.flag("roam"))
    _routes(s, r)
    _offices(s, r)
    _desks(s, r)
    s.pile = r.number("pile", 0, b.common.face_down)
    s.unseen = _markers(r.reader("unseen"))
    s.out = tuple(_markers(r.reader("out")))
    for word in r.words("ended", ids.REASONS):
        s.ended |= 1 << word
    _hand(s, r)
    s.stack = read_stack(game, r, b.seats)
    r.skip("control")
    r.close()
    check(r, s)
    probe = s.clone()
    game.settle(probe, None)
    if game.seat(probe) != OVER and not game.legal(probe):
        raise r.fail("stack", "nobody can answer the question on top")
    return s


def fill(s: HtState, rng: Rng) -> None:
    """Nothing to imagine: what lies face down is decided when it is turned over (R-41)."""


def _who(r: Reader, key: str, b: Board) -> int:
    return -1 if r.get(key) is None else r.number(key, 0, b.seats - 1)


def _side(r: Reader, key: str, b: Board, given: object) -> int:
    if given == "neutral" and b.neutral:
        return ids.NEUTRAL
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < b.seats:
        return given
    raise r.fail(key, f"no side {given!r}")


def _piece(r: Reader, key: str, b: Board, given: object) -> int:
    """A piece of somebody who plays, as SHAPES*side + shape."""
    if not isinstance(given, str) or given not in ids.KIND_NAMES[: ids.SHIPS]:
        raise r.fail(key, f"no piece {given!r}")
    piece = ids.KIND_NAMES.index(given)
    if side_of(piece) not in b.sides:
        raise r.fail(key, f"{given!r} does not play")
    return piece


def _routes(s: HtState, r: Reader) -> None:
    """INV-2: one piece per post, on ship posts only merchants and neutral traders."""
    b = s.board
    table = r.reader("routes")
    for route, name in enumerate(b.route_ids):
        if not table.has(name):
            continue
        row = table.get(name)
        if not isinstance(row, list) or len(row) != b.size[route]:
            raise table.fail(name, f"must be a list of {b.size[route]} posts")
        for i, given in enumerate(row):
            if given is not None:
                piece = _piece(table, name, b, given)
                at = ids.POSTS * route + i
                if b.ship[at] and not takes_ships(piece):  # INV-2
                    raise table.fail(name, f"post {i + 1} is a ship post; {given!r} cannot stand there")
                s.wish = at
                put(s, route, kind_at(piece, b.ship[at] == 1))
    table.close()
    marks = r.reader("markers")
    for route, name in enumerate(b.route_ids):
        if marks.has(name):
            s.marker[route] = 1 + marks.word(name, ids.MARKER_NAMES)
            if not b.markable[route]:
                raise marks.fail(name, "no regular marker may lie here")
    marks.close()


def _offices(s: HtState, r: Reader) -> None:
    """INV-3: printed offices are taken from the left; HT-11.1: extra ones only beside an occupied one."""
    b = s.board
    table = r.reader("offices")
    for city, name in enumerate(b.city_ids):
        if not table.has(name):
            continue
        row = table.reader(name)
        printed, extra = row.get("printed"), row.get("extra")
        row.close()
        room = b.office_at[city + 1] - b.office_at[city]
        if not isinstance(printed, list) or not isinstance(extra, list):
            raise row.fail("", "must have a list of printed and a list of extra offices")
        if len(printed) > room:  # INV-3
            raise row.fail("printed", f"{len(printed)} pieces in {room} offices")
        if extra and not printed and not b.green[city]:
            raise row.fail("extra", "no extra office in a city whose offices are empty")
        for given in extra:
            piece = _piece(row, "extra", b, given)
            s.extra = replaced(s.extra, city, (*s.extra[city], piece))
            s.reach[side_of(piece)] |= 1 << city
        for i, given in enumerate(printed):
            piece = _piece(row, "printed", b, given)
            s.office[b.office_at[city] + i] = piece + 1
            s.reach[side_of(piece)] |= 1 << city
        s.filled[city] = len(printed)
        if (len(printed) == room and room) or (b.green[city] and extra):
            s.full += 1
    table.close()
    if r.number("full") != s.full:
        raise r.fail("full", f"{s.full} cities are full")
    fields = r.get("prestige")
    if not isinstance(fields, list) or len(fields) != len(s.field):
        raise r.fail("prestige", f"must be a list of {len(s.field)}")
    for i, given in enumerate(fields):
        if given is not None:
            s.field = replaced(s.field, i, 1 + _side(r, "prestige", b, given))
            if s.field[i] > b.seats:
                raise r.fail("prestige", "the neutral side has no merchants")
    _links(s, r)


def _links(s: HtState, r: Reader) -> None:
    """INV-8: each side once."""
    b = s.board
    given = r.get("links")
    if not isinstance(given, list) or len(given) > len(b.sides):
        raise r.fail("links", "must be a list of sides")
    for i, side in enumerate(given):
        s.links = replaced(s.links, i, 1 + _side(r, "links", b, side))
        if s.links[i] in s.links[:i]:
            raise r.fail("links", f"{side!r} is there twice")


def _desks(s: HtState, r: Reader) -> None:
    b = s.board
    # INV-7: a last control point and the connection; not with neutral routes or green cities, which may add more.
    most = 99 if b.neutral or b.green_cities else b.prestige_end - 1 + b.control_points + b.link_points[0]
    for seat, p in enumerate(r.readers("players", count=b.seats)):
        s.score[seat] = p.number("score", 0, most)
        for key, held in (("supply", s.supply), ("stock", s.stock)):
            row = p.reader(key)
            for shape, word in enumerate(ids.SHAPE_NAMES):
                held[ids.SHAPES * seat + shape] = row.number(word, 0, 99)
            row.close()
        row = p.reader("abilities")
        for ability, word in enumerate(ids.ABILITY_NAMES):
            s.level[ids.ABILITIES * seat + ability] = row.number(word, 0, b.top[ability])
        row.close()
        for key, held in (("unused", s.unused), ("used", s.used), ("bare", s.bare)):
            held[ids.MARKERS * seat : ids.MARKERS * (seat + 1)] = _markers(p.reader(key))
        s.plate[seat] = p.number("plate", 0, b.common.face_down)
        p.close()
    if b.neutral:
        row = r.reader("neutral")
        s.score[ids.NEUTRAL] = row.number("score", 0, 99)
        row.close()
    elif r.get("neutral") is not None:
        raise r.fail("neutral", "only with two players")


def _markers(row: Reader) -> list[int]:
    out = [row.number(word, 1, 99) if row.has(word) else 0 for word in ids.MARKER_NAMES]
    row.close()
    return out


def _hand(s: HtState, r: Reader) -> None:
    b = s.board
    rows = r.readers("hand", "piece")
    if len(rows) > ids.HAND:
        raise r.fail("hand", f"at most {ids.HAND} pieces are lifted")
    for row in rows:
        piece = _piece(row, "piece", b, row.get("piece"))
        region = row.word("from", b.regions)
        row.close()
        grasp(s, piece, region)
    fresh = r.get("fresh")
    if not isinstance(fresh, list) or len(fresh) > ids.DISPLACED:
        raise r.fail("fresh", f"must be a list of at most {ids.DISPLACED} posts")
    for given in fresh:
        if not isinstance(given, list) or len(given) != 2 or given[0] not in b.route_ids:
            raise r.fail("fresh", "must name routes and posts")
        route = b.route_ids.index(given[0])
        if given[1] not in range(1, b.size[route] + 1):
            raise r.fail("fresh", f"{given[0]} has no post {given[1]!r}")
        s.fresh.append(ids.POSTS * route + given[1] - 1)
