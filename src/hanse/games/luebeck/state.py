"""All that changes during a game of Lübeck."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.luebeck.board import Board
from hanse.games.luebeck.ids import PARTS


class LuebeckState:
    """Flat lists of ints; packets are tuples of card kinds, replaced and never edited.

    What has not been drawn has not been decided, so the deck is counts. In a state loaded from a seat's view, ``deck``
    holds all that the seat cannot see and rivals' hands hold what is publicly known; ``left`` and ``size`` are always
    true, and ``fill`` makes the counts agree with them.
    """

    board: Board
    stack: list[Frame]
    deck: list[int]  # [kind] cards face down in the deck
    pile: list[int]  # [kind] cards on the open discard pile
    packets: list[tuple[int, ...]]  # [packet] its cards, oldest packet first; () if there is none
    hand: list[int]  # [kinds*seat + kind]
    size: list[int]  # [seat] hand cards
    known: list[int]  # [kinds*seat + kind] hand cards everybody has seen taken and is reminded of
    table: list[int]  # [ports*seat + port] doubling cards lying before a seat
    city: list[int]  # [cog] where it stands, -1 on the cog field or in the box
    aboard: list[int]  # [seats*cog + seat] figures
    reserve: list[int]  # [seat] figures not on a cog
    passed: list[int]  # [seat] 1 if out of this round
    gain: list[int]  # [PARTS*seat + part] points
    left: int  # cards in the deck
    deck_pass: int  # 1 first deck, 2 reshuffled, 3 the extra shuffle of the last round
    last: int  # 1 in the last round
    round: int  # 0 before the first
    start: int  # who has the compass, -1 until chosen
    field: int  # cogs on the cog field

    def clone(self) -> LuebeckState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = LuebeckState()
        c.board = self.board
        c.stack = self.stack[:]
        c.deck = self.deck[:]
        c.pile = self.pile[:]
        c.packets = self.packets[:]
        c.hand = self.hand[:]
        c.size = self.size[:]
        c.known = self.known[:]
        c.table = self.table[:]
        c.city = self.city[:]
        c.aboard = self.aboard[:]
        c.reserve = self.reserve[:]
        c.passed = self.passed[:]
        c.gain = self.gain[:]
        c.left = self.left
        c.deck_pass = self.deck_pass
        c.last = self.last
        c.round = self.round
        c.start = self.start
        c.field = self.field
        return c

    def mark(self) -> int:
        """A number that tells positions apart, the open questions aside; written by scripts/declare."""
        return hash((
            tuple(self.deck),
            tuple(self.pile),
            tuple(self.packets),
            tuple(self.hand),
            tuple(self.size),
            tuple(self.known),
            tuple(self.table),
            tuple(self.city),
            tuple(self.aboard),
            tuple(self.reserve),
            tuple(self.passed),
            tuple(self.gain),
            self.left,
            self.deck_pass,
            self.last,
            self.round,
            self.start,
            self.field,
        ))  # fmt: skip


def empty(board: Board) -> LuebeckState:
    """Nothing dealt, nothing played, nobody aboard; no question is open."""
    seats = board.seats
    s = LuebeckState()
    s.board = board
    s.stack = []
    s.deck = [0] * board.kinds
    s.pile = [0] * board.kinds
    s.packets = [()] * board.packets
    s.hand = [0] * (board.kinds * seats)
    s.size = [0] * seats
    s.known = [0] * (board.kinds * seats)
    s.table = [0] * (len(board.ports) * seats)
    s.city = [-1] * board.cog_room
    s.aboard = [0] * (board.cog_room * seats)
    s.reserve = [0] * seats
    s.passed = [0] * seats
    s.gain = [0] * (PARTS * seats)
    s.left = 0
    s.deck_pass = 1
    s.last = 0
    s.round = 0
    s.start = -1
    s.field = 0
    return s


def score(s: LuebeckState, seat: int) -> int:
    """All that a seat has gained and lost."""
    total = 0
    for part in range(PARTS * seat, PARTS * seat + PARTS):
        total += s.gain[part]
    return total  # LU-R30: a plain whole number, however long the track is
