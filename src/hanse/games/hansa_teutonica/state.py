"""All that changes during a game of Hansa Teutonica: flat lists of ints, and the stack of open questions."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.hansa_teutonica.board import Board


class HtState:
    """A position. ``kind`` is a piece on a post, ``piece`` is 2*side + shape; both are stored plus one, 0 is empty."""

    def __init__(
        self, board: Board, stack: list[Frame], post: list[int], here: list[int], land: list[int], sea: list[int],
        marker: list[int], office: list[int], filled: list[int], extra: list[int], reach: list[int], field: list[int],
        supply: list[int], stock: list[int], level: list[int], score: list[int], unused: list[int], used: list[int],
        plate: list[int], bare: list[int], unseen: list[int], out: list[int], links: list[int], hand: list[int],
        fresh: list[int], start: int, turn: int, actions: int, bonus: int, spent: int, roam: int, full: int, pile: int,
        ended: int,
    ) -> None:  # fmt: skip
        self.board = board
        self.stack = stack
        self.post = post  # [POSTS*route + i] kind + 1
        self.here = here  # [route] mask of the kinds on it
        self.land = land  # [route] free posts that take every piece
        self.sea = sea  # [route] free ship posts (BR-1.4)
        self.marker = marker  # [route] bonus marker + 1
        self.office = office  # [printed office] piece + 1
        self.filled = filled  # [city] printed offices taken, from the left
        self.extra = extra  # [city] pieces + 1 of unprinted offices, four bits each, the rightmost lowest (HT-11.2)
        self.reach = reach  # [side] mask of the cities with an office of that side
        self.field = field  # [special prestige field] seat + 1
        self.supply = supply  # [2*seat + shape]
        self.stock = stock  # [2*seat + shape]
        self.level = level  # [5*seat + ability] pieces removed from that track
        self.score = score  # [side] prestige track
        self.unused = unused  # [6*seat + marker] face up, not used yet
        self.used = used  # [6*seat + marker] turned over
        self.plate = plate  # [seat] markers face down on the plate: drawn, not yet decided
        self.bare = bare  # [6*seat + marker] markers on the plate that have been turned over
        self.unseen = unseen  # [marker] in the pile or face down on plates
        self.out = out  # [marker] out of the game (TP-9, BR-7.2)
        self.links = links  # [place] side + 1 that made the connection first, second, …
        self.hand = hand  # [5] lifted pieces: 1 + 12*region + piece, rising, empty ones last
        self.fresh = fresh  # [3] posts + 1 filled during this displacement
        self.start = start
        self.turn = turn
        self.actions = actions  # left in this turn
        self.bonus = bonus  # how many of them come from markers (BR-7.3)
        self.spent = spent  # mask of the permissions used this turn (BR-2.5)
        self.roam = roam  # 1 if a marker was given up for this turn (BR-7.1)
        self.full = full  # full cities
        self.pile = pile  # markers that can still be drawn
        self.ended = ended  # mask of the end conditions met
        self.wish = -1  # the post a person clicked, for the next piece put down or taken; between answers always -1

    def clone(self) -> HtState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = HtState()
        return c


def empty(b: Board) -> HtState:
    """A board without pieces and desks without anything."""
    n = b.seats
    return HtState(
        b, [], [0] * (4 * b.routes), [0] * b.routes, [b.size[r] - b.ships[r] for r in range(b.routes)], b.ships[:],
        [0] * b.routes, [0] * b.office_at[-1], [0] * b.cities, [0] * b.cities, [0] * 6, [0] * 4,
        [0] * (2 * n), [0] * (2 * n), [0] * (5 * n), [0] * 6, [0] * (6 * n), [0] * (6 * n),
        [0] * n, [0] * (6 * n), [0] * 6, [0] * 6, [0] * 6, [0] * 5,
        [0] * 3, -1, -1, 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
