"""What a position does not show (ME-R2): piles, decks, hidden hands, discards, and the solo game's open piles.

Alone, every contract of the solo stack was opened in some turn (ME-11.8). One that lies nowhere in sight was covered
by a later one, or taken and sold, or is in a hand that only its owner sees.
"""

from __future__ import annotations

from hanse.core.reading import Reader
from hanse.core.rng import Rng
from hanse.games.merkator.ids import (
    BONUS_BACK,
    BUILDING_BACK,
    DECKED,
    DISCARD,
    FIRST_VALUE,
    STACKED,
    UNDER,
    UNKNOWN,
)
from hanse.games.merkator.state import (
    MerkatorState,
    hand_back,
    hand_card,
    hand_contract,
    hidden_back,
    hold_back,
    hold_card,
    hold_contract,
)

FACE_DOWN = (DECKED, STACKED, DISCARD, UNDER)


def _opened(s: MerkatorState, level: int) -> list[int]:
    """Contracts of a pile that were opened and are not in sight, in the order they came."""
    return [c for c in s.opened if c >= 0 and s.board.level[c] == level and s.where[c] == UNKNOWN]


def _below(s: MerkatorState, level: int) -> list[int]:
    """Those of them that may lie under the top: it came after them."""
    top = s.top[level]
    if top not in s.opened:
        return []
    before = s.opened[: s.opened.index(top)]
    return [c for c in _opened(s, level) if c in before]


def short(s: MerkatorState, back: int) -> list[int]:
    """Seats that hold a card of which only this back is known."""
    return [seat for seat in range(s.board.seats) if hidden_back(s, seat) == back]


def _covered(s: MerkatorState, level: int) -> int:
    """How many of those not in sight lie under the top; ``gone`` and hidden hands have the others."""
    sold = sum(1 for c in s.board.of_level[level] if s.where[c] == DISCARD)
    return len(_opened(s, level)) - (s.gone[level] - sold) - len(short(s, FIRST_VALUE + level))


def read(r: Reader, s: MerkatorState, everything: bool) -> None:
    """``gone`` of the solo piles, and where all that allows no doubt lies; DataError if it does not add up."""
    b = s.board
    told = r.reader("gone") if r.has("gone") else None
    for level in b.stack_levels:
        value = str(b.values[level])
        sold = sum(1 for c in b.of_level[level] if s.where[c] == DISCARD)
        if told is not None and told.has(value):
            s.gone[level] = told.number(value, 1, len(b.of_level[level]))
        elif everything:
            s.gone[level] = sold
        below = _below(s, level)
        covered = _covered(s, level)
        if not 0 <= covered <= len(below) or (everything and s.gone[level] != sold):
            raise r.fail("opened", f"contracts of value {value} do not add up")
        if covered == len(below):
            for c in below:
                s.where[c] = UNDER
        if covered in (0, len(below)) and not short(s, FIRST_VALUE + level):
            for c in _opened(s, level):
                s.where[c] = DISCARD
    if told is not None:
        told.close()


def fill(s: MerkatorState, rng: Rng) -> None:
    """ME-R2: deal what a seat cannot see to hidden hands, piles, decks and the discard pile, each as likely as
    another."""
    b = s.board
    for level in range(b.levels):
        if level in b.stack_levels:
            _fill_solo(s, level, rng)
            continue
        unknown = [c for c in b.of_level[level] if s.where[c] == UNKNOWN]
        shuffle(unknown, rng)
        for seat in short(s, FIRST_VALUE + level):
            hold_contract(s, seat, unknown.pop())
        for i, contract in enumerate(unknown):
            s.where[contract] = DECKED if i < s.rest[level] else DISCARD
    for back in (BONUS_BACK, BUILDING_BACK):
        unknown = [card for card in b.of_back(back) if s.card[card] == UNKNOWN]
        shuffle(unknown, rng)
        for seat in short(s, back):
            hold_card(s, seat, unknown.pop())
        for card in unknown:
            s.card[card] = DECKED


def forget(s: MerkatorState, seat: int) -> None:
    """Back to what ``seat`` sees, in place: rivals' hands show their backs, and what lies face down is unknown."""
    b = s.board
    for rival in range(b.seats):
        back = hand_back(s, rival)
        if rival != seat and back >= 0:
            card, contract = hand_card(s, rival), hand_contract(s, rival)
            if card >= 0:
                s.card[card] = UNKNOWN
            elif contract >= 0:
                s.where[contract] = UNKNOWN
            hold_back(s, rival, back)
    for c in range(b.contracts):
        if s.where[c] in FACE_DOWN:
            s.where[c] = UNKNOWN
    for card in range(b.cards):
        if s.card[card] == DECKED:
            s.card[card] = UNKNOWN


def _fill_solo(s: MerkatorState, level: int, rng: Rng) -> None:
    """Deal what is not in sight of a solo pile: under the top, to a hidden hand, to the discards; else the stack."""
    below = _below(s, level)
    shuffle(below, rng)
    for c in below[: _covered(s, level)]:
        s.where[c] = UNDER
    others = _opened(s, level)
    shuffle(others, rng)
    for seat in short(s, FIRST_VALUE + level):
        hold_contract(s, seat, others.pop())
    for c in others:
        s.where[c] = DISCARD
    for c in s.board.of_level[level]:
        if s.where[c] == UNKNOWN:
            s.where[c] = STACKED


def shuffle(cards: list[int], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
