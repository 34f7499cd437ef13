"""Numbers about a seat's prospects at the end of a turn; what they are worth is learned (``learned.toml``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.luebeck.frames import Act, Back, Choose, Lay, Name
from hanse.games.luebeck.state import LuebeckState, score
from hanse.games.luebeck.value import afloat, hand_worth, selling, stands
from hanse.games.luebeck.weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 4
"""So many cards short of a city, or more: it makes no difference."""

TRAITS: Final = (
    "points", "outlook", "sure", "dear", "cards", "excess", "voyages", "doublings", "others",
    "reserve", "afloat", "alone", "crowded", "ends", "tables", "passed", "next",
    "worth there", "worth one short", "worth two short", "worth three short", "worth far",
    "cards there", "cards one short", "cards two short", "cards three short", "cards far",
    "doubled", "too many", "second", "third", "choosing", "chooses late", "takes back", "cogs", "last round",
)  # fmt: skip


def measure(w: Weights, s: LuebeckState) -> list[list[float]]:
    """[seat][trait], each of about one."""
    board = s.board
    seats = board.seats
    top = s.stack[-1]
    acting = isinstance(top, Act)
    choosing = isinstance(top, (Choose, Lay, Name))
    shared = [
        1.0 if choosing else 0.0,
        1.0 if isinstance(top, Back) else 0.0,
        s.field / 3,
        float(s.last),
    ]
    out: list[list[float]] = []
    for seat in range(seats):
        best = selling(w, s, seat)
        row = holding(s, seat, best)
        row[0] = score(s, seat) / 10
        row[1] = hand_worth(w, s, seat, best) / 10
        row.append(s.reserve[seat] / 3)
        row.append(afloat(w, s, seat) / 2)
        row.extend(company(s, seat))
        row.append(float(s.passed[seat]))
        wait = -1
        if acting and not s.passed[seat]:
            wait = acts_after(s, top.seat, seat)
        row.append(1.0 if wait == 0 else 0.0)
        row.extend(short(s, seat, choosing))
        row.append(1.0 if s.size[seat] > board.pass_max and not s.passed[seat] else 0.0)
        row.append(1.0 if wait == 1 else 0.0)
        row.append(1.0 if wait == 2 else 0.0)
        row.append(shared[0])
        row.append((seat - s.start) % seats / 3 if s.start >= 0 else 0.0)
        row.extend(shared[1:])
        out.append(row)
    return out


def holding(s: LuebeckState, seat: int, best: list[float]) -> list[float]:
    """Room for points and outlook, and what is in hand."""
    board = s.board
    ports = len(board.ports)
    at = board.kinds * seat
    sure = 0.0
    dear = voyages = doublings = others = 0
    for kind in range(board.wares):
        count = s.hand[at + kind]
        if count:
            worth = count * board.price[kind]
            sure += worth * best[board.city_of[kind]]
            dear += worth
    for kind in range(board.wares, board.kinds):
        count = s.hand[at + kind]
        if count:
            if board.first_voyage <= kind < board.first_voyage + ports:
                voyages += count
            elif board.first_double <= kind < board.first_double + ports:
                doublings += count
            else:
                others += count
    excess = s.size[seat] - board.pass_max
    return [
        0.0, 0.0, sure / 10, dear / 10, s.size[seat] / 5, excess / 3 if excess > 0 and not s.passed[seat] else 0.0,
        voyages / 2, doublings / 2, others / 2,
    ]  # fmt: skip


def company(s: LuebeckState, seat: int) -> list[float]:
    """Own cogs, who else is aboard, and doublings that lie on the table."""
    board = s.board
    seats = board.seats
    ports = len(board.ports)
    alone = crowded = ends = tables = 0
    for cog in range(board.cogs):
        if s.aboard[seats * cog + seat]:
            if board.is_end[s.city[cog]]:
                ends += 1
            rivals = 0
            for rival in range(seats):
                if rival != seat and s.aboard[seats * cog + rival]:
                    rivals += 1
            if rivals:
                crowded += rivals
            else:
                alone += 1
    for port in range(ports):
        tables += s.table[ports * seat + port]
    return [alone / 2, crowded / 3, ends / 2, tables / 2]


def acts_after(s: LuebeckState, acting: int, seat: int) -> int:
    """How many act before a seat does."""
    n = 0
    at = acting
    while at != seat:
        if not s.passed[at]:
            n += 1
        at = (at + 1) % s.board.seats
    return n


def short(s: LuebeckState, seat: int, choosing: bool) -> list[float]:
    """What wares in hand are worth and how many they are, by the cards that are missing on the way to their city;
    and what doublings may add."""
    board = s.board
    seats = board.seats
    ports = len(board.ports)
    at: i64 = board.kinds * seat
    passed = s.passed[seat] == 1
    have = [0] * board.cities
    for kind in range(board.wares):
        if s.hand[at + kind]:
            have[board.city_of[kind]] = 1
    twice = [0.0] * board.cities
    for port in range(ports):
        city = board.ports[port]
        if s.table[ports * seat + port]:
            twice[city] = 1.0
        elif s.hand[at + board.first_double + port]:
            twice[city] = 0.7
            have[city] = 1
    missing = [FAR] * board.cities
    figures = s.reserve[seat]
    for cog in range(board.cogs):
        if s.aboard[seats * cog + seat]:
            city = s.city[cog]
            if board.is_end[city] and (passed or choosing):
                figures += 1  # cleared before the next round
            if not (board.is_end[city] and passed):
                missing[city] = 0
    if figures:
        if s.field or choosing or passed or stands(s, board.home):
            missing[board.home] = 0
            for port in range(ports):
                if s.hand[at + board.first_voyage + port]:
                    missing[board.ports[port]] = 0
        elif missing[board.home]:
            missing[board.home] = 2
    for city in board.order:
        before = board.before[city]
        if before >= 0:
            cards = missing[before] + 1 - have[city]
            if cards < missing[city]:
                missing[city] = cards
    worth = [0] * (FAR + 1)
    cards_of = [0] * (FAR + 1)
    doubled = 0.0
    for kind in range(board.wares):
        count = s.hand[at + kind]
        if count:
            city = board.city_of[kind]
            far = missing[city]
            price = count * board.price[kind]
            worth[far] += price
            cards_of[far] += count
            if far < 2 and twice[city] > 0.0:
                doubled += price * twice[city] * (1.0 if far == 0 else 0.5)
    return [*[one / 10 for one in worth], *[one / 3 for one in cards_of], doubled / 10]
