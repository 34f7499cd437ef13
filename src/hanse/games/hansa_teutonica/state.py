"""All that changes during a game of Hansa Teutonica: flat lists of ints, and the stack of open questions."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from hanse.core.model import Frame
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import ABILITIES, MARKERS, POSTS, PRIVILEGES, REGIONS, SHAPES, SIDES

T = TypeVar("T")


class Held:
    """A lifted piece and the region it leaves. Replaced, never edited, because clones share it."""

    def __init__(self, piece: int, region: int) -> None:
        self.piece = piece
        self.region = region

    # Equal hands are equal positions, whoever lifted them in which order.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and other.piece == self.piece and other.region == self.region

    def __hash__(self) -> int:
        return self.piece * REGIONS + self.region


class HtState:
    """A position. ``kind`` is a piece on a post, ``piece`` is SHAPES*side + shape.

    Lists in which nothing may lie hold a number plus one, and 0 for nothing. What seldom changes is a tuple, which
    clones share; see ``replaced``.
    """

    FOLLOWS: ClassVar[tuple[str, ...]] = ("here", "land", "sea", "filled", "reach", "unseen", "full")

    board: Board
    stack: list[Frame]
    post: list[int]  # [POSTS*route + i] kind + 1
    here: list[int]  # [route] mask of the kinds on it; see posts.stands
    land: list[int]  # [route] free posts that take every piece
    sea: list[int]  # [route] free ship posts (BR-1.4)
    marker: list[int]  # [route] bonus marker + 1
    office: list[int]  # [printed office] piece + 1
    filled: list[int]  # [city] printed offices taken, from the left
    extra: tuple[tuple[int, ...], ...]  # [city] pieces in unprinted offices, left to right (HT-11.2)
    reach: list[int]  # [side] mask of the cities with an office of that side; see offices.sits
    field: tuple[int, ...]  # [special prestige field] seat + 1
    supply: list[int]  # [SHAPES*seat + shape]
    stock: list[int]  # [SHAPES*seat + shape]
    level: list[int]  # [ABILITIES*seat + ability] pieces removed from that track
    score: list[int]  # [side] prestige track
    unused: list[int]  # [MARKERS*seat + marker] face up, not used yet
    used: list[int]  # [MARKERS*seat + marker] turned over
    plate: list[int]  # [seat] markers face down on the plate: drawn, not yet decided
    bare: list[int]  # [MARKERS*seat + marker] markers on the plate that have been turned over
    unseen: list[int]  # [marker] in the pile or face down on plates
    out: tuple[int, ...]  # [marker] out of the game (TP-9, BR-7.2)
    links: tuple[int, ...]  # [place] side + 1 that made the connection first, second, …
    hand: list[Held]  # lifted pieces, by region and then by piece, so that equal hands are equal lists
    fresh: list[int]  # posts filled during this displacement
    start: int
    turn: int
    actions: int  # left in this turn
    bonus: int  # how many of them come from markers (BR-7.3)
    spent: int  # mask of the permissions used this turn, by their place on the board (BR-2.5); see permission.grant
    roam: int  # 1 if a marker was given up for this turn (BR-7.1)
    full: int  # full cities
    pile: int  # markers that can still be drawn
    ended: int  # mask of the end conditions met: BY_PRESTIGE, BY_MARKERS, BY_CITIES
    wish: int  # the post a person clicked, for the next piece put down or taken; between answers always -1

    def clone(self) -> HtState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = HtState()
        c.board = self.board
        c.stack = self.stack[:]
        c.post = self.post[:]
        c.here = self.here[:]
        c.land = self.land[:]
        c.sea = self.sea[:]
        c.marker = self.marker[:]
        c.office = self.office[:]
        c.filled = self.filled[:]
        c.extra = self.extra
        c.reach = self.reach[:]
        c.field = self.field
        c.supply = self.supply[:]
        c.stock = self.stock[:]
        c.level = self.level[:]
        c.score = self.score[:]
        c.unused = self.unused[:]
        c.used = self.used[:]
        c.plate = self.plate[:]
        c.bare = self.bare[:]
        c.unseen = self.unseen[:]
        c.out = self.out
        c.links = self.links
        c.hand = self.hand[:]
        c.fresh = self.fresh[:]
        c.start = self.start
        c.turn = self.turn
        c.actions = self.actions
        c.bonus = self.bonus
        c.spent = self.spent
        c.roam = self.roam
        c.full = self.full
        c.pile = self.pile
        c.ended = self.ended
        c.wish = self.wish
        return c

    def mark(self) -> int:
        """A number that tells positions apart, the open questions aside; written by scripts/declare."""
        return hash((
            tuple(self.post),
            tuple(self.marker),
            tuple(self.office),
            self.extra,
            self.field,
            tuple(self.supply),
            tuple(self.stock),
            tuple(self.level),
            tuple(self.score),
            tuple(self.unused),
            tuple(self.used),
            tuple(self.plate),
            tuple(self.bare),
            self.out,
            self.links,
            tuple(self.hand),
            tuple(self.fresh),
            self.start,
            self.turn,
            self.actions,
            self.bonus,
            self.spent,
            self.roam,
            self.pile,
            self.ended,
            self.wish,
        ))  # fmt: skip


def replaced(row: tuple[T, ...], i: int, item: T) -> tuple[T, ...]:
    """The same but for its i-th."""
    return (*row[:i], item, *row[i + 1 :])


def empty(board: Board) -> HtState:
    """A board without pieces and desks without anything; no question is open."""
    seats = board.seats
    s = HtState()
    s.board = board
    s.stack = []
    s.post = [0] * (POSTS * board.routes)
    s.here = [0] * board.routes
    s.land = [board.size[r] - board.ships[r] for r in range(board.routes)]
    s.sea = board.ships[:]
    s.marker = [0] * board.routes
    s.office = [0] * board.office_at[-1]
    s.filled = [0] * board.cities
    s.extra = ((),) * board.cities
    s.reach = [0] * SIDES
    s.field = (0,) * PRIVILEGES
    s.supply = [0] * (SHAPES * seats)
    s.stock = [0] * (SHAPES * seats)
    s.level = [0] * (ABILITIES * seats)
    s.score = [0] * SIDES
    s.unused = [0] * (MARKERS * seats)
    s.used = [0] * (MARKERS * seats)
    s.plate = [0] * seats
    s.bare = [0] * (MARKERS * seats)
    s.unseen = [0] * MARKERS
    s.out = (0,) * MARKERS
    s.links = (0,) * SIDES
    s.hand = []
    s.fresh = []
    s.start = -1
    s.turn = -1
    s.actions = 0
    s.bonus = 0
    s.spent = 0
    s.roam = 0
    s.full = 0
    s.pile = 0
    s.ended = 0
    s.wish = -1
    return s
