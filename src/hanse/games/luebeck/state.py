"""All that changes during a game of Lübeck."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.luebeck.board import Board


class LuebeckState:
    """Flat lists of ints; packets are tuples of card kinds, replaced and never edited.

    What has not been drawn has not been decided, so the deck is counts. In a state loaded from a seat's view, ``deck``
    holds all that the seat cannot see and rivals' hands hold what is publicly known; ``left`` and ``size`` are always
    true, and ``fill`` makes the counts agree with them.
    """

    def __init__(
        self,
        board: Board,
        stack: list[Frame],
        deck: list[int],
        pile: list[int],
        packets: list[tuple[int, ...]],
        hand: list[int],
        size: list[int],
        known: list[int],
        table: list[int],
        city: list[int],
        aboard: list[int],
        reserve: list[int],
        passed: list[int],
        gain: list[int],
        left: int,
        deck_pass: int,
        last: int,
        round: int,
        start: int,
        field: int,
    ) -> None:
        self.board = board
        self.stack = stack
        self.deck = deck  # [kind] cards face down in the deck
        self.pile = pile  # [kind] cards on the open discard pile
        self.packets = packets  # [packet] its cards, oldest packet first; () if there is none
        self.hand = hand  # [kinds*seat + kind]
        self.size = size  # [seat] hand cards
        self.known = known  # [kinds*seat + kind] hand cards everybody has seen taken
        self.table = table  # [ports*seat + port] doubling cards lying before a seat
        self.city = city  # [cog] where it stands, -1 on the cog field or in the box
        self.aboard = aboard  # [seats*cog + seat] figures
        self.reserve = reserve  # [seat] figures not on a cog
        self.passed = passed  # [seat] 1 if out of this round
        self.gain = gain  # [PARTS*seat + part] points
        self.left = left  # cards in the deck
        self.deck_pass = deck_pass  # 1 first deck, 2 reshuffled, 3 the extra shuffle of the last round
        self.last = last  # 1 in the last round
        self.round = round  # 0 before the first
        self.start = start  # who has the compass, -1 until chosen
        self.field = field  # cogs on the cog field

    def clone(self) -> LuebeckState:
        return LuebeckState(
            self.board, self.stack[:], self.deck[:], self.pile[:], self.packets[:], self.hand[:], self.size[:],
            self.known[:], self.table[:], self.city[:], self.aboard[:], self.reserve[:], self.passed[:], self.gain[:],
            self.left, self.deck_pass, self.last, self.round, self.start, self.field,
        )  # fmt: skip


def score(s: LuebeckState, seat: int) -> int:
    """LU-R30: a plain whole number, below 0 too (LU-R19)."""
    at = 4 * seat
    gain = s.gain
    return gain[at] + gain[at + 1] + gain[at + 2] + gain[at + 3]
