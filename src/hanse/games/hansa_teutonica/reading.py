"""From a view back to a state: every count checked, impossible positions refused with what is wrong."""

from __future__ import annotations

import itertools

from hanse.core.frames import read_stack
from hanse.core.game import Question
from hanse.core.model import CHANCE, OVER, Frame
from hanse.core.reading import Reader, View
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.rules import invariants, offices, posts
from hanse.games.hansa_teutonica.state import HtState, empty


def load(b: Board, questions: list[Question[HtState]], doc: View) -> HtState:
    """The state that looks like ``doc``; DataError if there is none."""
    r = Reader(doc, "view")
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
    s.out = _markers(r.reader("out"))
    for word in r.words("ended", ids.REASONS):
        s.ended |= 1 << word
    _hand(s, r)
    s.stack = read_stack(questions, r, b.seats)
    r.skip("control")
    r.close()
    _check_stack(s, r)
    _check_counts(s, r)
    return s


def _who(r: Reader, key: str, b: Board) -> int:
    return -1 if r.get(key) is None else r.number(key, 0, b.seats - 1)


def _side(r: Reader, key: str, b: Board, given: object) -> int:
    if given == "neutral" and b.neutral:
        return ids.NEUTRAL
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < b.seats:
        return given
    raise r.fail(key, f"no side {given!r}")


def _piece(r: Reader, key: str, b: Board, given: object) -> int:
    """A piece of somebody who plays, as 2*side + shape."""
    if not isinstance(given, str) or given not in ids.KIND_NAMES[: ids.SHIPS]:
        raise r.fail(key, f"no piece {given!r}")
    piece = ids.KIND_NAMES.index(given)
    if piece >> 1 not in b.sides:
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
                if b.ship[at] and not posts.takes_ships(piece):
                    raise table.fail(name, f"post {i + 1} is a ship post; {given!r} cannot stand there")
                s.wish = at
                posts.put(s, route, posts.kind_at(piece, b.ship[at] == 1))
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
        if len(printed) > room:
            raise row.fail("printed", f"{len(printed)} pieces in {room} offices")
        if extra and not printed and not b.green[city]:
            raise row.fail("extra", "no extra office in a city whose offices are empty")
        for given in extra:
            piece = _piece(row, "extra", b, given)
            s.extra[city] = s.extra[city] * 16 + piece + 1
            s.reach[piece >> 1] |= 1 << city
        for i, given in enumerate(printed):
            piece = _piece(row, "printed", b, given)
            s.office[b.office_at[city] + i] = piece + 1
            s.reach[piece >> 1] |= 1 << city
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
            s.field[i] = 1 + _side(r, "prestige", b, given)
            if s.field[i] > b.seats:
                raise r.fail("prestige", "the neutral side has no merchants")
    _links(s, r)


def _links(s: HtState, r: Reader) -> None:
    """INV-8: each side once, only with the chain, and everybody with the chain."""
    b = s.board
    given = r.get("links")
    if not isinstance(given, list) or len(given) > len(b.sides):
        raise r.fail("links", "must be a list of sides")
    for i, side in enumerate(given):
        s.links[i] = 1 + _side(r, "links", b, side)
        if s.links[i] in s.links[:i]:
            raise r.fail("links", f"{side!r} is there twice")
    for side in b.sides:
        if offices.linked(s, side) != (side + 1 in s.links):
            raise r.fail("links", f"side {side} must be there if and only if its chain is complete")


def _desks(s: HtState, r: Reader) -> None:
    b = s.board
    # INV-7: a last control point and the connection; not with neutral routes or green cities, which may add more.
    most = 99 if b.neutral or b.green_cities else b.prestige_end - 1 + b.control_points + b.link_points[0]
    for seat, p in enumerate(r.readers("players", count=b.seats)):
        s.score[seat] = p.number("score", 0, most)
        for key, held in (("supply", s.supply), ("stock", s.stock)):
            row = p.reader(key)
            for shape, word in enumerate(ids.SHAPE_NAMES):
                held[2 * seat + shape] = row.number(word, 0, 99)
            row.close()
        row = p.reader("abilities")
        for ability, word in enumerate(ids.ABILITY_NAMES):
            s.level[5 * seat + ability] = row.number(word, 0, b.top[ability])
        row.close()
        for key, held in (("unused", s.unused), ("used", s.used), ("bare", s.bare)):
            held[6 * seat : 6 * seat + 6] = _markers(p.reader(key))
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
    if len(rows) > len(s.hand):
        raise r.fail("hand", f"at most {len(s.hand)} pieces are lifted")
    held: list[int] = []
    for row in rows:
        piece = _piece(row, "piece", b, row.get("piece"))
        origin = row.text("from")
        region = ids.ANYWHERE if origin == "anywhere" else row.word("from", b.regions)
        row.close()
        held.append(1 + 12 * region + piece)
    s.hand = sorted(held) + [0] * (len(s.hand) - len(held))
    fresh = r.get("fresh")
    if not isinstance(fresh, list) or len(fresh) > len(s.fresh):
        raise r.fail("fresh", f"must be a list of at most {len(s.fresh)} posts")
    for i, given in enumerate(fresh):
        if not isinstance(given, list) or len(given) != 2 or given[0] not in b.route_ids:
            raise r.fail("fresh", "must name routes and posts")
        route = b.route_ids.index(given[0])
        if given[1] not in range(1, b.size[route] + 1):
            raise r.fail("fresh", f"{given[0]} has no post {given[1]!r}")
        s.fresh[i] = ids.POSTS * route + given[1]


def _check_counts(s: HtState, r: Reader) -> None:
    """INV-1, INV-4 and the end conditions: nothing is missing and nothing is there twice."""
    b = s.board
    setting_up = any(frame[0] in (ids.Q_BEGIN, ids.Q_GOLD) for frame in s.stack)
    have = invariants.pieces(s)
    for seat in range(b.seats):
        if s.start < 0:
            want = [1 + b.common.covered[0], b.common.covered[1]]
        else:
            want = [b.common.traders, b.common.merchants]
        for shape, word in enumerate(("traders", "merchants")):
            if have[2 * seat + shape] != want[shape]:
                raise r.fail("", f"seat {seat} has {have[2 * seat + shape]} {word}, not {want[shape]}")
    for marker, word in enumerate(ids.MARKER_NAMES):
        have_markers = s.unseen[marker] + s.out[marker] + s.marker.count(marker + 1)
        have_markers += sum(s.unused[marker::6]) + sum(s.used[marker::6]) + sum(s.bare[marker::6])
        hidden = (
            b.common.gold.count(marker) - sum(1 for t in b.tabernas if s.marker[t] == marker + 1) if setting_up else 0
        )
        if have_markers + hidden != b.common.markers[marker]:
            raise r.fail("", f"there are {have_markers + hidden} markers {word!r}, not {b.common.markers[marker]}")
    if s.pile + sum(s.plate) != sum(s.unseen):
        raise r.fail("pile", f"pile and plates hold {s.pile + sum(s.plate)} markers, but {sum(s.unseen)} are unseen")
    high = any(s.score[side] >= b.prestige_end for side in b.sides)
    if high != bool(s.ended & ids.BY_PRESTIGE):
        raise r.fail("ended", f"'prestige' if and only if somebody has {b.prestige_end} points")
    if (s.full >= b.full_end) != bool(s.ended & ids.BY_CITIES):
        raise r.fail("ended", f"'cities' if and only if {b.full_end} cities are full")
    if s.ended & ids.BY_MARKERS and s.pile:
        raise r.fail("ended", "'markers' only with an empty pile")
    for route in range(b.routes):
        if b.neutral and posts.complete(s, route, ids.NEUTRAL):
            if not any(frame[0] == ids.Q_NEUTRAL and frame[2] == route for frame in s.stack):
                raise r.fail("routes", f"{b.route_ids[route]!r} is full of neutral traders, so it would be established")


FIRST = {
    ids.Q_TURN: (ids.Q_RELOCATE, ids.Q_MOVE, ids.Q_ESTABLISH, ids.Q_REMOVE, ids.Q_SWAP, ids.Q_IMPROVE, ids.Q_STATION,
                 ids.Q_REUSE, ids.Q_GREEN, ids.Q_GOLD, ids.Q_NEUTRAL),
    ids.Q_OVER: (ids.Q_BEGIN, ids.Q_TURN, ids.Q_CLOSE),
    ids.Q_CLOSE: (ids.Q_DRAW, ids.Q_HANG),
    ids.Q_RELOCATE: (ids.Q_PAY, ids.Q_NEUTRAL),
    ids.Q_MOVE: (ids.Q_NEUTRAL,),
    ids.Q_GOLD: (ids.Q_GOLD,),
}  # fmt: skip
"""[question] which questions may stand on it."""


def _check_stack(s: HtState, r: Reader) -> None:
    """The open questions must be ones this position can have."""
    b = s.board
    stack = s.stack
    if stack[0] != (ids.Q_OVER, OVER):
        raise r.fail("stack", "must begin with over")
    for below, frame in itertools.pairwise(stack):
        if frame[0] not in FIRST.get(below[0], ()):
            raise r.fail("stack", "these questions cannot be open together")
    for frame in stack[1:]:
        chance = frame[0] in (ids.Q_BEGIN, ids.Q_DRAW) or (frame[0] == ids.Q_GOLD and not b.choose_gold)
        if (frame[1] == CHANCE) != chance:
            raise r.fail("stack", "chance is asked by begin, draw and gold, seats by the others")
        _check_frame(s, r, frame)
    if len(stack) == 1 and not s.ended:
        raise r.fail("stack", "the game is over, but nothing has ended it")
    if len(stack) > 1 and stack[1][0] == ids.Q_BEGIN:
        if s.start >= 0 or s.turn >= 0:
            raise r.fail("start", "not decided yet")
    elif s.start < 0 or s.turn < 0:
        raise r.fail("turn", "must be a seat")
    if any(s.hand) and not any(frame[0] == ids.Q_MOVE for frame in stack):
        raise r.fail("hand", "nothing is being moved")
    if any(s.fresh) and not any(frame[0] == ids.Q_RELOCATE for frame in stack):
        raise r.fail("fresh", "nobody is being displaced")
    if s.bonus > s.actions:
        raise r.fail("bonus", "more than there are actions")
    if s.roam and not b.by_marker:
        raise r.fail("roam", "that rule is off")


def _check_frame(s: HtState, r: Reader, frame: Frame) -> None:
    b = s.board
    kind = frame[0]
    asked = frame[1]
    if kind in (ids.Q_TURN, ids.Q_CLOSE, ids.Q_PAY, ids.Q_MOVE, ids.Q_ESTABLISH, ids.Q_HANG) and asked != s.turn:
        raise r.fail("stack", "must ask the seat under 'turn'")
    if kind in (ids.Q_GOLD, ids.Q_RELOCATE, ids.Q_ESTABLISH, ids.Q_NEUTRAL) and not 0 <= frame[2] < b.routes:
        raise r.fail("stack", f"no route {frame[2]}")
    if kind == ids.Q_GOLD and (frame[2] not in b.tabernas or s.marker[frame[2]]):
        raise r.fail("stack", "gold: must be a taberna without a marker")
    if kind == ids.Q_PAY and not 0 <= frame[2] <= min(max(b.fee), s.supply[2 * asked] + s.supply[2 * asked + 1]):
        raise r.fail("stack", f"pay: {frame[2]} pieces cannot be owed")
    if kind == ids.Q_RELOCATE:
        side = ids.NEUTRAL if frame[3] < 0 else frame[3]
        if side not in b.sides or side == s.turn or asked != (1 - s.turn if side == ids.NEUTRAL else side):
            raise r.fail("stack", "relocate: must ask the owner of a foreign piece")
        if not (-1 <= frame[4] <= 1 and 0 <= frame[5] < len(b.regions) and 0 <= frame[6] <= max(b.bonus)):
            raise r.fail("stack", "relocate: no such piece, region or number")
    if kind == ids.Q_MOVE and not (0 <= frame[2] <= ids.ONE_BY_ONE and 0 <= frame[3] <= 5):
        raise r.fail("stack", "move: no such way or number")
    if kind == ids.Q_ESTABLISH and not posts.complete(s, frame[2], asked):
        raise r.fail("stack", "establish: the route is not complete")
    if kind == ids.Q_ESTABLISH and not 0 <= frame[3] <= len(ids.MARKER_NAMES):
        raise r.fail("stack", "establish: no such marker")
    if kind == ids.Q_NEUTRAL and not (b.neutral and posts.complete(s, frame[2], ids.NEUTRAL)):
        raise r.fail("stack", "neutral: the route is not full of neutral traders")
    if kind == ids.Q_IMPROVE and not -1 <= frame[2] < len(ids.ABILITY_NAMES):
        raise r.fail("stack", "improve: no such ability")
    if kind in (ids.Q_REMOVE, ids.Q_STATION, ids.Q_REUSE) and not 0 <= frame[2] <= 3:
        raise r.fail("stack", f"{frame[2]} pieces cannot be left")
    if kind == ids.Q_REUSE and not (0 <= frame[3] <= s.stock[2 * asked] and 0 <= frame[4] <= s.stock[2 * asked + 1]):
        raise r.fail("stack", "reuse: these pieces are not in the stock")
    if kind == ids.Q_DRAW and not (0 <= frame[2] < b.seats and s.plate[frame[2]]):
        raise r.fail("stack", "draw: nothing lies on that plate")
    if kind == ids.Q_HANG and not sum(s.bare[6 * asked : 6 * asked + 6]):
        raise r.fail("stack", "hang: nothing lies on the plate")
