"""LU-6.3 Cogs and the figures aboard: they belong to nobody."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_EMPTIED, E_JOINED, E_RETURNED, E_SAILED, E_STARTED, REFUSALS

NO_SUCH_COG: Final = REFUSALS.add("LU-2.1", "no-such-cog")

NEW = 0
"""The berth ``new``: a cog from the cog field. Berth n + 1 is cog n."""


def exists(s: LuebeckState, cog: int) -> bool:
    """Whether a cog is in the game: with fewer players the last of them stay in the box."""
    return cog < s.board.cogs  # LU-2.1


def embark(s: LuebeckState, seat: int, berth: int, city: int, log: Log) -> None:
    """LU-6.2: a figure from reserve onto a new cog in ``city``, or onto the one that stands there."""
    cog = berth - 1
    if berth == NEW:
        cog = 0
        while s.city[cog] >= 0:
            cog += 1
        s.city[cog] = city  # LU-6.2
        s.field -= 1
    s.reserve[seat] -= 1
    s.aboard[s.board.seats * cog + seat] += 1  # LU-R7: any number
    if log is not None:
        log.append((E_STARTED if berth == NEW else E_JOINED, seat, cog, city))


def disembark(s: LuebeckState, seat: int, cog: int, log: Log) -> None:
    """A figure back into its owner's reserve; the cog may be empty after it."""
    s.aboard[s.board.seats * cog + seat] -= 1
    s.reserve[seat] += 1
    if log is not None:
        log.append((E_RETURNED, seat, cog, s.city[cog]))


def is_empty(s: LuebeckState, cog: int) -> bool:
    at = s.board.seats * cog
    return all(not s.aboard[at + seat] for seat in range(s.board.seats))


def to_field(s: LuebeckState, cog: int, log: Log) -> None:
    """An empty cog back to the cog field, ready to be used again."""
    city = s.city[cog]
    s.city[cog] = -1
    s.field += 1
    if log is not None:
        log.append((E_EMPTIED, cog, city))


def unload(s: LuebeckState, cog: int, log: Log) -> None:
    """All figures to their owners' reserves, the cog to the cog field."""
    for seat in range(s.board.seats):
        while s.aboard[s.board.seats * cog + seat]:
            disembark(s, seat, cog, log)
    to_field(s, cog, log)


class Reach:
    """Why a card cannot be played with a cog; every kind of card cites its own rules.

    ``place`` says where the cog must be, ``arrows`` which way it goes, ``end`` that it goes no further.
    """

    def __init__(self, place: str, arrows: str, end: str) -> None:
        self.not_aboard = REFUSALS.add(place, "not-aboard")
        self.too_far = REFUSALS.add(place, "too-far")
        self.wrong_way = REFUSALS.add(arrows, "wrong-way")
        self.end_station = REFUSALS.add(end, "end-station")

    def why_not(self, s: LuebeckState, seat: int, cog: int, city: int) -> Refusal | None:
        """LU-7.1: an own figure aboard, and the cog in the city or the one before."""
        if not exists(s, cog):
            return NO_SUCH_COG
        if not s.aboard[s.board.seats * cog + seat]:  # LU-7.3: anybody aboard
            return self.not_aboard
        at = s.city[cog]
        if at == city or at == s.board.before[city]:  # LU-7.1
            return OK  # LU-R9: no colour is asked for; LU-8.3: nobody's doubling holds the cog
        if s.board.is_end[at]:
            return self.end_station  # LU-R10: a cog at an end station does not move on
        if s.board.ahead[s.board.cities * at + city]:
            return self.too_far  # LU-7.4: one leg per card
        return self.wrong_way  # LU-7.4: with the arrows only


def sail(s: LuebeckState, seat: int, cog: int, city: int, log: Log) -> None:
    """The cog comes into the city, with all aboard."""
    origin = s.city[cog]
    if origin != city:  # LU-R8: in the city itself it stays
        s.city[cog] = city  # LU-7.1
        if log is not None:
            log.append((E_SAILED, cog, origin, city, seat))
