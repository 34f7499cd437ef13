"""Purse, a game for tests of the server: secret hands, chance, off-turn questions, and a secret part of the score.

Everybody is dealt two of nine cards. In a turn one shows cards (their numbers count), then ends it and draws. Whoever
sits left of a nine drops a card face down. After three turns each, cards still in hand count too.
"""

from __future__ import annotations

from typing import Final

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Switch, Outcome, Points, Setup, Variant
from hanse.core.events import Schema
from hanse.core.frames import read_stack, show_stack
from hanse.core.game import SEATS, Domain, Field, Game, Question, Verb
from hanse.core.model import ALL, CHANCE, OK, OVER, Frame, Log
from hanse.core.reading import Json, Reader, View
from hanse.core.rng import Rng
from hanse.core.rulebook import Rulebook

N: Final = 9
CARDS = Domain("card", tuple(f"c{i + 1}" for i in range(N)))
DEAL, TURN, DROP, END = range(4)
V_DEAL, V_SHOW, V_DROP, V_END = range(4)
DEALT, SHOWED, DROPPED, ENDED = range(4)
REFUSALS = (("", ""), ("PU-1", "not-now"), ("PU-1", "not-yours"), ("PU-2", "keep-it"))


class Purse:
    def __init__(
        self, stack: list[Frame], hands: list[int], heap: list[int], shown: list[int], rest: list[int]
    ) -> None:
        self.stack = stack
        self.hands = hands  # [N * seat + card]
        self.heap = heap  # [card]
        self.shown = shown  # [N * seat + card]
        self.rest = rest  # [seat]: cards not known; then turns left, cards dropped, those of them still in the heap

    def clone(self) -> Purse:
        return Purse(self.stack[:], self.hands[:], self.heap[:], self.shown[:], self.rest[:])


def build(setup: Setup, data: Data) -> Bundle[Purse]:
    seats = setup.seats
    file = data.file("purse.toml")
    turns = file.number("turns", 1, 9) * (2 if setup.switches["long"] else 1)
    file.close()

    def start() -> Purse:
        deals: list[Frame] = [(DEAL, CHANCE, seat) for seat in reversed(range(seats)) for _ in range(2)]
        stack: list[Frame] = [(END, OVER), (TURN, 0), *deals]
        return Purse(stack, [0] * (N * seats), [1] * N, [0] * (N * seats), [0] * seats + [turns * seats, 0, 0])

    def deal_why(s: Purse, top: Frame, card: int, _: int) -> int:
        return OK if s.heap[card] == 1 else 1

    def deal_do(s: Purse, top: Frame, card: int, _: int, log: Log) -> None:
        s.stack.pop()
        s.heap[card] = 0
        s.hands[N * top[2] + card] = 1
        if log is not None:
            log.append((DEALT, top[2], card))

    def own_why(s: Purse, top: Frame, card: int, _: int) -> int:
        return OK if s.hands[N * top[1] + card] else 2

    def show_do(s: Purse, top: Frame, card: int, _: int, log: Log) -> None:
        seat = top[1]
        s.hands[N * seat + card] = 0
        s.shown[N * seat + card] = 1
        if log is not None:
            log.append((SHOWED, seat, card))
        left = (seat + 1) % seats
        if card == N - 1 and (s.rest[left] or any(s.hands[N * left : N * left + N])):
            s.stack.append((DROP, left))

    def drop_do(s: Purse, top: Frame, card: int, _: int, log: Log) -> None:
        s.stack.pop()
        s.hands[N * top[1] + card] = 0
        s.heap[card] = 2  # gone; where it lies nobody but its owner knows
        s.rest[seats + 1] += 1
        if log is not None:
            log.append((DROPPED, top[1], card))

    def end_why(s: Purse, top: Frame, a: int, b: int) -> int:
        return OK

    def end_do(s: Purse, top: Frame, a: int, b: int, log: Log) -> None:
        seat = top[1]
        s.stack.pop()
        s.rest[seats] -= 1
        if log is not None:
            log.append((ENDED, seat))
        if s.rest[seats]:
            s.stack.append((TURN, (seat + 1) % seats))
        if sum(h == 1 for h in s.heap) > sum(s.rest[:seats]) + s.rest[seats + 2]:
            s.stack.append((DEAL, CHANCE, seat))

    def parts(s: Purse) -> list[dict[str, Points]]:
        def count(cards: list[int], seat: int) -> int:
            return sum((i + 1) * n for i, n in enumerate(cards[N * seat : N * seat + N]))

        return [{"shown": count(s.shown, seat), "hand": count(s.hands, seat)} for seat in range(seats)]

    def outcome(s: Purse) -> Outcome:
        scores = [sum(p.values()) for p in parts(s)]
        return Outcome(tuple(i for i, score in enumerate(scores) if score == max(scores)), None, "turns")

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
                "cards": sum(hand) + s.rest[seat],
                "shown": words(s.shown[N * seat : N * seat + N]),
            })  # fmt: skip
            if not known:
                unseen = [n or h for n, h in zip(unseen, hand, strict=True)]
        if eyes != ALL:  # dropped cards lie among the unseen to everybody, their owner excepted, who forgets
            unseen = [int(n or d == 2) for n, d in zip(unseen, s.heap, strict=True)]
        heap = [int(n == 1) for n in s.heap] if eyes == ALL else unseen
        return {
            "turns": s.rest[seats],
            "dropped": s.rest[seats + 1],
            "players": players,
            "unseen": words(heap),
            "stack": show_stack(game.questions, s.stack, eyes),
        }

    def load(v: View) -> Purse:
        reader = Reader(v, "view")
        stack = read_stack(game.questions, reader, seats)
        s = Purse(stack, [0] * (N * seats), [0] * N, [0] * (N * seats), [0] * (seats + 3))
        s.rest[seats] = reader.number("turns")
        s.rest[seats + 1] = reader.number("dropped")
        for card in reader.words("unseen", CARDS.words):
            s.heap[card] = 1
        blind = False
        for seat, row in enumerate(reader.readers("players", count=seats)):
            for card in row.words("shown", CARDS.words):
                s.shown[N * seat + card] = 1
            blind = blind or row.get("hand") is None
            if row.get("hand") is None:
                s.rest[seat] = row.number("cards")
            else:
                for card in row.words("hand", CARDS.words):
                    s.hands[N * seat + card] = 1
        if blind:
            s.rest[seats + 2] = s.rest[seats + 1]
        return s

    def fill(s: Purse, rng: Rng) -> None:
        for seat in range(seats):
            while s.rest[seat]:
                free = [i for i, n in enumerate(s.heap) if n == 1]
                card = free[rng.below(len(free))]
                s.heap[card] = 0
                s.hands[N * seat + card] = 1
                s.rest[seat] -= 1
        while s.rest[seats + 2]:
            free = [i for i, n in enumerate(s.heap) if n == 1]
            s.heap[free[rng.below(len(free))]] = 2
            s.rest[seats + 2] -= 1

    def census(s: Purse) -> dict[str, int]:
        return {
            "cards": sum(s.hands) + sum(s.shown) + sum(n == 1 for n in s.heap) + s.rest[seats + 1] - s.rest[seats + 2]
        }

    game: Game[Purse] = Game(
        [
            Verb("deal", (CARDS,), deal_why, deal_do),
            Verb("show", (CARDS,), own_why, show_do),
            Verb("drop", (CARDS,), own_why, drop_do),
            Verb("end", (), end_why, end_do, stops=True, final=True),
        ],
        [
            Question("deal", (V_DEAL,), fields=(Field("seat", SEATS),)),
            Question("turn", (V_SHOW, V_END)),
            Question("drop", (V_DROP,)),
            Question("over", ()),
        ],
        start,
        Purse.clone,
        lambda s: [1] * sum(n == 1 for n in s.heap),
    )
    schema = Schema(
        {
            DEALT: ("dealt", (Field("seat", SEATS), Field("card", CARDS, secret=True))),
            SHOWED: ("showed", (Field("seat", SEATS), Field("card", CARDS))),
            DROPPED: ("dropped", (Field("seat", SEATS), Field("card", CARDS, secret=True))),
            ENDED: ("ended", (Field("seat", SEATS),)),
        }
    )
    return Bundle(
        setup, game, schema, Rulebook("purse", REFUSALS), view, load, fill, parts, outcome, census,
        lambda s, seat: float(sum(parts(s)[seat].values())), lambda s, seat: [float(x) for x in s.shown],
        {"seats": ["red", "blue", "green"]}, data, 200,
    )  # fmt: skip


ENTRY = Entry("purse", 1, "Purse", (Variant("base", (2, 3), (Switch("long", False, (False, True), "PU-1"),)),), build)
