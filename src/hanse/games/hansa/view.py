"""What people may know of a game of Hansa, and the way back to a state (HA-R33: only the stacks' order is hidden)."""

from __future__ import annotations

from hanse.core.frames import read_stack, show_stack
from hanse.core.game import Question
from hanse.core.model import OVER, Frame
from hanse.core.reading import Json, Reader, View
from hanse.core.rng import Rng
from hanse.games.hansa.board import Board
from hanse.games.hansa.ids import BEGIN, LOSE, NEXT, OVER_Q, PLACE, REFILL, REMOVE, SALE, STOCK, TURN
from hanse.games.hansa.state import HansaState

Questions = list[Question[HansaState]]


def view(s: HansaState, questions: Questions, eyes: int) -> View:
    """The same for everybody: the order of the stacks is not decided before a tile is drawn."""
    b = s.board
    return {
        "seats": b.seats,
        "start": _seat(s.start),
        "turn": _seat(s.turn),
        "round": s.round,
        "ship": b.city_ids[s.ship],
        "acted": bool(s.acted),
        "warehouses": {
            b.city_ids[c]: [_tile(b, k) for k in s.ware[b.first_slot[c] : b.first_slot[c + 1]]] for c in range(b.cities)
        },
        "stacks": list(s.piles),
        "unseen": {b.tiles[k]: n for k, n in enumerate(s.unseen) if n},
        "gone": {b.tiles[k]: n for k, n in enumerate(s.gone) if n},
        "colours": [colour for colour, used in zip(b.colours, s.used, strict=True) if used],
        "players": [_player(s, seat) for seat in range(b.seats)],
        "breaker": _seat(s.breaker),
        "busy": bool(s.busy),
        "idle": s.idle,
        "stack": show_stack(questions, s.stack, eyes),
    }


def _player(s: HansaState, seat: int) -> Json:
    b = s.board
    return {
        "talers": s.talers[seat],
        "supply": s.supply[seat],
        "open": _tiles(b, s.open, seat),
        "sold": _tiles(b, s.sold, seat),
        "booths": {
            b.city_ids[c]: s.booths[b.cities * seat + c] for c in range(b.cities) if s.booths[b.cities * seat + c]
        },
    }


def _seat(seat: int) -> Json:
    return seat if seat >= 0 else None


def _tile(b: Board, kind: int) -> Json:
    return b.tiles[kind] if kind >= 0 else None


def _tiles(b: Board, held: list[int], seat: int) -> Json:
    return [b.tiles[k] for k in range(b.kinds) for _ in range(held[b.kinds * seat + k])]


def load(board: Board, questions: Questions, doc: View) -> HansaState:
    """The state that looks like ``doc``; DataError if there is none."""
    b = board
    r = Reader(doc, "view")
    r.number("seats", b.seats, b.seats)
    stock = r.reader("warehouses")
    ware: list[int] = []
    for c, city in enumerate(b.city_ids):
        row = stock.get(city)
        size = b.first_slot[c + 1] - b.first_slot[c]
        if not isinstance(row, list) or len(row) != size:
            raise stock.fail(city, f"must be a list of {size}")
        ware.extend(-1 if tile is None else _kind(b, stock, city, tile) for tile in row)
    stock.close()
    used = [0] * len(b.colours)
    for colour in r.words("colours", b.colours):
        used[colour] = 1
    opened, sold = [0] * (b.seats * b.kinds), [0] * (b.seats * b.kinds)
    booths = [0] * (b.seats * b.cities)
    supply, talers = [0] * b.seats, [0] * b.seats
    for seat, p in enumerate(r.readers("players", count=b.seats)):
        talers[seat] = p.number("talers", 0, 999)
        supply[seat] = p.number("supply", 0, b.booths)
        for kind in p.words("open", b.tiles):
            opened[b.kinds * seat + kind] += 1
        for kind in p.words("sold", b.tiles):
            sold[b.kinds * seat + kind] += 1
        stands = p.reader("booths")
        for c, city in enumerate(b.city_ids):
            if stands.has(city):
                booths[b.cities * seat + c] = stands.number(city, 1, b.booths)
        stands.close()
        p.close()
        if supply[seat] + sum(booths[b.cities * seat : b.cities * (seat + 1)]) != b.booths:
            raise p.fail("booths", f"booths in the supply and on the board must be {b.booths}")
    s = HansaState(
        b, read_stack(questions, r, b.seats), ware, r.numbers("stacks", b.piles), _counts(b, r.reader("unseen")), used,
        _counts(b, r.reader("gone")), opened, sold, booths, supply, talers, _who(r, "start", b), _who(r, "turn", b),
        r.number("round"), r.word("ship", b.city_ids), int(r.flag("acted")), _who(r, "breaker", b),
        int(r.flag("busy")), r.number("idle"),
    )  # fmt: skip
    r.close()
    _check_tiles(s, r)
    _check_stack(s, r)
    return s


def _kind(b: Board, r: Reader, key: str, tile: object) -> int:
    if not isinstance(tile, str) or tile not in b.tiles:
        raise r.fail(key, f"no tile {tile!r}")
    return b.tiles.index(tile)


def _counts(b: Board, r: Reader) -> list[int]:
    out = [r.number(tile, 1, 99) if r.has(tile) else 0 for tile in b.tiles]
    r.close()
    return out


def _who(r: Reader, key: str, b: Board) -> int:
    return -1 if r.get(key) is None else r.number(key, 0, b.seats - 1)


def _check_tiles(s: HansaState, r: Reader) -> None:
    """Every tile of a colour in the game is somewhere, none of the others is; the stacks hold what is unseen."""
    b = s.board
    still = sum(frame[2] for frame in s.stack if frame[0] == REMOVE)
    if sum(s.used) != len(b.colours) - b.removed + still:
        raise r.fail("colours", f"{len(b.colours) - b.removed} colours are used with {b.seats} seats")
    for k in range(b.kinds):
        n = s.ware.count(k) + s.unseen[k] + s.gone[k] + sum(s.open[k :: b.kinds]) + sum(s.sold[k :: b.kinds])
        want = b.count[k] if s.used[b.colour_of[k]] else 0
        if n != want:
            raise r.fail("", f"there are {n} tiles {b.tiles[k]!r}, not {want}")
    stocking = s.stack[-1][0] in (BEGIN, REMOVE, STOCK)
    if not stocking and sum(s.piles) != sum(s.unseen):
        raise r.fail("stacks", f"hold {sum(s.piles)} tiles, but {sum(s.unseen)} are unseen")


def _check_stack(s: HansaState, r: Reader) -> None:
    """The open questions must be ones this position can have."""
    b = s.board
    stack = s.stack
    if stack[0] != (OVER_Q, OVER) or any(frame[0] == OVER_Q for frame in stack[1:]):
        raise r.fail("stack", "must begin with over, and only there")
    turn = [frame for frame in stack if frame[0] == TURN]
    kinds = [frame[0] for frame in stack]
    if len(stack) > 1 and stack[1][0] not in (STOCK, PLACE, NEXT):
        raise r.fail("stack", "after over comes stock, place or next")
    if turn and (turn[0][1] != s.turn or kinds.count(TURN) > 1):
        raise r.fail("stack", "the turn must be that of the seat under 'turn'")
    if (NEXT in kinds or PLACE in kinds) and s.start < 0:
        raise r.fail("start", "must be a seat")
    for frame in stack[1:]:
        _check_frame(s, r, frame)
    if stack[-1][0] == PLACE:
        seat = stack[-1][1]
        if all(s.booths[b.cities * seat + c] for c in range(b.cities) if b.start_booths[c]):
            raise r.fail("stack", "no city is left to place in")


def _check_frame(s: HansaState, r: Reader, frame: Frame) -> None:
    b = s.board
    chance = frame[0] in (BEGIN, REMOVE, STOCK, REFILL)
    if (frame[1] < 0) != chance:
        raise r.fail("stack", "chance is asked by begin, remove, stock and refill, seats by the others")
    if frame[0] == PLACE and not 0 <= frame[2] < b.rounds * b.seats:
        raise r.fail("stack", f"place: {frame[2]} placements done cannot be")
    if frame[0] == PLACE and s.supply[frame[1]] < b.batch:
        raise r.fail("stack", "place: too few booths in the supply")
    if frame[0] in (SALE, LOSE) and not 0 <= frame[2] < 1 << len(b.colours):
        raise r.fail("stack", "no such set of colours")
    if frame[0] == SALE and not (-1 <= frame[3] < len(b.colours) and frame[2]):
        raise r.fail("stack", "sale: no such colour")
    if frame[0] == SALE and frame[3] >= 0:
        first = b.kinds * frame[1] + b.sizes * frame[3]
        if not any(s.open[first : first + b.sizes]):
            raise r.fail("stack", "sale: the pair cannot be completed")
    if frame[0] == REMOVE and not 0 < frame[2] <= b.removed:
        raise r.fail("stack", f"remove: {frame[2]} colours cannot be left")


def fill(s: HansaState, rng: Rng) -> None:
    """Nothing to imagine: nobody holds anything in secret (HA-R33)."""


def census(s: HansaState) -> dict[str, int]:
    """Tiles of the colours in the game, and every seat's booths."""
    b = s.board
    known = sum(1 for kind in s.ware if kind >= 0) + sum(s.unseen) + sum(s.gone) + sum(s.open) + sum(s.sold)
    out = {"tiles": known + sum(b.count[k] for k in range(b.kinds) if not s.used[b.colour_of[k]])}
    for seat in range(b.seats):
        out[f"booths of {seat}"] = s.supply[seat] + sum(s.booths[b.cities * seat : b.cities * (seat + 1)])
        if s.talers[seat] < 0:
            out[f"debt of {seat}"] = s.talers[seat]
    return out
