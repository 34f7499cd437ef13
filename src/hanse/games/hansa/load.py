"""The position behind a view, and a guess at what it hides: the order of the stacks nobody has decided (HA-R33)."""

from __future__ import annotations

from hanse.core.frames import read_stack
from hanse.core.game import Game
from hanse.core.reading import Reader, View
from hanse.games.hansa.board import Board
from hanse.games.hansa.checks import check
from hanse.games.hansa.state import HansaState, empty

MANY = 999
"""More talers than anybody can ever have."""


def load(board: Board, game: Game[HansaState], sold_hidden: bool, shown: View) -> HansaState:
    """The state that looks like ``shown``, with face-down tiles among the unseen; DataError if there is none."""
    doc = Reader(shown, "view")
    doc.number("seats", board.seats, board.seats)
    s = empty(board)
    _read_warehouses(doc.reader("warehouses"), s)
    for colour in doc.words("colours", board.colours):
        s.used[colour] = 1
    for seat, player in enumerate(doc.readers("players", count=board.seats)):
        _read_player(player, s, seat, sold_hidden)
    s.stack = read_stack(game, doc, board.seats)
    s.piles = doc.numbers("stacks", board.piles)
    s.unseen = _counts(doc.reader("unseen"), board)
    s.gone = _counts(doc.reader("gone"), board)
    s.start = _who(doc, "start", board)
    s.turn = _who(doc, "turn", board)
    s.round = doc.number("round")
    s.ship = doc.word("ship", board.city_ids)
    s.acted = int(doc.flag("acted"))
    s.breaker = _who(doc, "breaker", board)
    s.busy = int(doc.flag("busy"))
    s.idle = doc.number("idle")
    doc.close()
    check(doc, s)
    return s


def _read_warehouses(stock: Reader, s: HansaState) -> None:
    b = s.board
    for c, city in enumerate(b.city_ids):
        row = stock.get(city)
        first = b.first_slot[c]
        size = b.first_slot[c + 1] - first
        if not isinstance(row, list) or len(row) != size:
            raise stock.fail(city, f"must be a list of {size}")
        for i, tile in enumerate(row):
            if tile is not None:
                s.ware[first + i] = _kind(stock, b, city, tile)
    stock.close()


def _read_player(row: Reader, s: HansaState, seat: int, sold_hidden: bool) -> None:
    b = s.board
    s.talers[seat] = row.number("talers", 0, MANY)
    s.supply[seat] = row.number("supply", 0, b.booths)
    for kind in row.words("open", b.tiles):
        s.open[b.kinds * seat + kind] += 1
    _read_sold(row, s, seat, sold_hidden)
    stands = row.reader("booths")
    at = b.cities * seat
    for c, city in enumerate(b.city_ids):
        if stands.has(city):
            s.booths[at + c] = stands.number(city, 1, b.booths)
    stands.close()
    row.close()
    if s.supply[seat] + sum(s.booths[at : at + b.cities]) != b.booths:
        raise row.fail("booths", f"booths in the supply and on the board must be {b.booths}")


def _read_sold(row: Reader, s: HansaState, seat: int, sold_hidden: bool) -> None:
    b = s.board
    given = row.get("sold")
    if not isinstance(given, list):
        raise row.fail("sold", "must be a list of tiles")
    for tile in given:
        if tile is not None:
            s.sold[b.kinds * seat + _kind(row, b, "sold", tile)] += 1
        elif sold_hidden:
            s.face_down[seat] += 1
        else:
            raise row.fail("sold", "no tile lies face down in this game")


def _kind(row: Reader, b: Board, key: str, tile: object) -> int:
    if not isinstance(tile, str) or tile not in b.tiles:
        raise row.fail(key, f"no tile {tile!r}")
    return b.tiles.index(tile)


def _counts(row: Reader, b: Board) -> list[int]:
    out = [row.number(tile, 1, sum(b.count)) if row.has(tile) else 0 for tile in b.tiles]
    row.close()
    return out


def _who(doc: Reader, key: str, b: Board) -> int:
    return -1 if doc.get(key) is None else doc.number(key, 0, b.seats - 1)
