"""Purse, a game for tests of the server: secret hands, chance, off-turn questions, and a secret part of the score.

Everybody is dealt two of nine cards. In a turn one shows cards (their numbers count), then ends it and draws. Whoever
sits left of a nine drops a card face down. After three turns each, cards still in hand count too.
"""

from __future__ import annotations

from typing import Final

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Outcome, Points, Setup, Switch, Variant, places
from hanse.core.events import Schema
from hanse.core.features import Features
from hanse.core.frames import read_stack, show_stack
from hanse.core.game import Deed, Game, question
from hanse.core.model import ALL, CHANCE, OK, Frame, Log, Over, Refusal
from hanse.core.pad import Pad
from hanse.core.reading import Json, Reader, View
from hanse.core.rng import Rng
from hanse.core.rulebook import Rulebook
from hanse.core.words import Domain, Events, Refusals, Verbs
from hanse.core.words import seats as seat_domain

N: Final = 9
CARDS = Domain("card", tuple(f"c{i + 1}" for i in range(N)))

VERBS: Final = Verbs()
V_DEAL: Final = VERBS.add("deal", "card")
V_SHOW: Final = VERBS.add("show", "card")
V_DROP: Final = VERBS.add("drop", "card")
V_END: Final = VERBS.add("end", stops=True, final=True)

EVENTS: Final = Events()
DEALT: Final = EVENTS.add("dealt", "seat", "card", secret="card")
SHOWED: Final = EVENTS.add("showed", "seat", "card")
DROPPED: Final = EVENTS.add("dropped", "seat", "card", secret="card")
ENDED: Final = EVENTS.add("ended", "seat")

REFUSALS: Final = Refusals()
NOT_NOW: Final = REFUSALS.add("PU-1", "not-now")
NOT_YOURS: Final = REFUSALS.add("PU-1", "not-yours")


class Deal(Frame):
    """Which card comes into this hand?"""

    def __init__(self, seat_: int) -> None:
        self.seat = CHANCE
        self.seat_ = seat_


class Turn(Frame):
    """Show a card, or end it?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Drop(Frame):
    """Which card goes?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Purse:
    stack: list[Frame]
    hands: list[int]  # [N * seat + card]
    heap: list[int]  # [card] 1 in the heap, 2 dropped
    shown: list[int]  # [N * seat + card]
    unknown: list[int]  # [seat] hand cards that are not known
    turns: int  # left
    dropped: int  # cards
    lying: int  # of those, still among the heap in a state that a seat imagines

    def clone(self) -> Purse:
        c = Purse()
        c.stack = self.stack[:]
        c.hands = self.hands[:]
        c.heap = self.heap[:]
        c.shown = self.shown[:]
        c.unknown = self.unknown[:]
        c.turns = self.turns
        c.dropped = self.dropped
        c.lying = self.lying
        return c


def empty(seats: int) -> Purse:
    s = Purse()
    s.stack = [Over()]
    s.hands = [0] * (N * seats)
    s.heap = [0] * N
    s.shown = [0] * (N * seats)
    s.unknown = [0] * seats
    s.turns = s.dropped = s.lying = 0
    return s


class Shown(Features[Purse]):
    """Whose cards lie open."""

    def __init__(self, game: Game[Purse], seats: int, room: int) -> None:
        super().__init__(game, seats, room)
        self._shown = self.block("shown", (room, N), 1, "cards shown")

    def write(self, s: Purse, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        for i in range(N * self.seats):
            pad.put(self._shown + i, s.shown[(N * seat + i) % len(s.shown)])


def build(setup: Setup, data: Data) -> Bundle[Purse]:
    seats = setup.seats
    file = data.file("purse.toml")
    turns = file.number("turns", 1, 9) * (2 if setup.switches["long"] else 1)
    file.close()

    def start() -> Purse:
        s = empty(seats)
        s.stack += [Turn(0), *(Deal(seat) for seat in reversed(range(seats)) for _ in range(2))]
        s.heap = [1] * N
        s.turns = turns * seats
        return s

    def deal_why(s: Purse, top: Deal, card: int, _: int) -> Refusal | None:
        return OK if s.heap[card] == 1 else NOT_NOW

    def deal_do(s: Purse, top: Deal, card: int, _: int, log: Log) -> None:
        s.stack.pop()
        s.heap[card] = 0
        s.hands[N * top.seat_ + card] = 1
        if log is not None:
            log.append((DEALT, top.seat_, card))

    def own_why(s: Purse, top: Frame, card: int, _: int) -> Refusal | None:
        return OK if s.hands[N * top.seat + card] else NOT_YOURS

    def show_do(s: Purse, top: Turn, card: int, _: int, log: Log) -> None:
        seat = top.seat
        s.hands[N * seat + card] = 0
        s.shown[N * seat + card] = 1
        if log is not None:
            log.append((SHOWED, seat, card))
        left = (seat + 1) % seats
        if card == N - 1 and (s.unknown[left] or any(s.hands[N * left : N * left + N])):
            s.stack.append(Drop(left))

    def drop_do(s: Purse, top: Drop, card: int, _: int, log: Log) -> None:
        s.stack.pop()
        s.hands[N * top.seat + card] = 0
        s.heap[card] = 2  # gone; where it lies nobody but its owner knows
        s.dropped += 1
        if log is not None:
            log.append((DROPPED, top.seat, card))

    def end_why(s: Purse, top: Turn, a: int, b: int) -> Refusal | None:
        return OK

    def end_do(s: Purse, top: Turn, a: int, b: int, log: Log) -> None:
        seat = top.seat
        s.stack.pop()
        s.turns -= 1
        if log is not None:
            log.append((ENDED, seat))
        if s.turns:
            s.stack.append(Turn((seat + 1) % seats))
        if sum(h == 1 for h in s.heap) > sum(s.unknown) + s.lying:
            s.stack.append(Deal(seat))

    def parts(s: Purse) -> list[dict[str, Points]]:
        def count(cards: list[int], seat: int) -> int:
            return sum((i + 1) * n for i, n in enumerate(cards[N * seat : N * seat + N]))

        return [{"shown": count(s.shown, seat), "hand": count(s.hands, seat)} for seat in range(seats)]

    def outcome(s: Purse) -> Outcome:
        scores = [sum(p.values()) for p in parts(s)]
        return Outcome(places([(score,) for score in scores]), None, "turns")

    def words(cards: list[int]) -> list[Json]:
        return [CARDS.words[i] for i, n in enumerate(cards) if n]

    def view(s: Purse, eyes: int) -> View:
        players: list[Json] = []
        unseen = [int(n == 1) for n in s.heap]
        for seat in range(seats):
            hand = s.hands[N * seat : N * seat + N]
            known = eyes in (ALL, seat)
            players.append({
                "hand": words(hand) if known else None,
                "cards": sum(hand) + s.unknown[seat],
                "shown": words(s.shown[N * seat : N * seat + N]),
            })  # fmt: skip
            if not known:
                unseen = [n or h for n, h in zip(unseen, hand, strict=True)]
        if eyes != ALL:  # dropped cards lie among the unseen to everybody, their owner excepted, who forgets
            unseen = [int(n or d == 2) for n, d in zip(unseen, s.heap, strict=True)]
        heap = [int(n == 1) for n in s.heap] if eyes == ALL else unseen
        return {
            "turns": s.turns,
            "dropped": s.dropped,
            "players": players,
            "unseen": words(heap),
            "stack": [[*row] for row in show_stack(game, s.stack)],
        }

    def load(v: View) -> Purse:
        reader = Reader(v, "view")
        s = empty(seats)
        s.stack = read_stack(game, reader, seats)
        s.turns = reader.number("turns")
        s.dropped = reader.number("dropped")
        for card in reader.words("unseen", CARDS.words):
            s.heap[card] = 1
        blind = False
        for seat, row in enumerate(reader.readers("players", count=seats)):
            for card in row.words("shown", CARDS.words):
                s.shown[N * seat + card] = 1
            blind = blind or row.get("hand") is None
            if row.get("hand") is None:
                s.unknown[seat] = row.number("cards")
            else:
                for card in row.words("hand", CARDS.words):
                    s.hands[N * seat + card] = 1
        if blind:
            s.lying = s.dropped
        return s

    def fill(s: Purse, rng: Rng) -> None:
        for seat in range(seats):
            while s.unknown[seat]:
                free = [i for i, n in enumerate(s.heap) if n == 1]
                card = free[rng.below(len(free))]
                s.heap[card] = 0
                s.hands[N * seat + card] = 1
                s.unknown[seat] -= 1
        while s.lying:
            free = [i for i, n in enumerate(s.heap) if n == 1]
            s.heap[free[rng.below(len(free))]] = 2
            s.lying -= 1

    def census(s: Purse) -> dict[str, int]:
        return {"cards": sum(s.hands) + sum(s.shown) + sum(n == 1 for n in s.heap) + s.dropped - s.lying}

    game: Game[Purse] = Game(
        [seat_domain(3), CARDS],
        VERBS,
        [
            question(Deal, Deed(V_DEAL, deal_why, deal_do)),
            question(Turn, Deed(V_SHOW, own_why, show_do), Deed(V_END, end_why, end_do)),
            question(Drop, Deed(V_DROP, own_why, drop_do)),
            question(Over),
        ],
        NOT_NOW,
        start,
        Purse.clone,
        lambda s: [1] * sum(n == 1 for n in s.heap),
        lambda s: hash((*s.hands, *s.heap, *s.shown, s.turns)),
    )
    return Bundle(
        setup, game, Schema(EVENTS, game.domains), Rulebook("purse", REFUSALS), view, load, fill, parts, outcome,
        census,
        lambda s, seat: float(sum(parts(s)[seat].values())), Shown(game, setup.seats, 3),
        {"seats": ["red", "blue", "green"]}, data, 200,
    )  # fmt: skip


ENTRY = Entry("purse", 1, "Purse", (Variant("base", (2, 3), (Switch("long", False, (False, True), "PU-1"),)),), build)
