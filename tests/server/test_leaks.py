"""Two worlds that differ only in what a seat cannot see send that seat the same messages, byte for byte."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Iterator

import pytest

from hanse.core import registry
from hanse.core.bot import imagine
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import ALL, CHANCE, OVER, WATCHER, State
from hanse.core.playout import random_code
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.server.guest import Guest
from hanse.server.hearing import hear
from hanse.server.messages import AskAt, AskWhy, Do, Undo
from hanse.server.outbox import Letter, Outbox
from hanse.server.past import Past
from hanse.server.seats import ME, Seat
from hanse.server.store import Row, Stored
from hanse.server.table import Table

GAMES = ("purse", *registry.ids())
STEPS = 4


def tables_of(game: str) -> Iterator[Bundle[State]]:
    """Every variant and number of seats, then every switch set to each of its values."""
    for variant in registry.entry(game).variants:
        for seats in variant.seats:
            yield registry.load(game, variant.id, seats)
        for switch in variant.switches:
            for value in switch.choices:
                with contextlib.suppress(BadInput):  # a value for more seats than there are
                    yield registry.load(game, variant.id, variant.seats[-1], {switch.name: value})


class Kept:
    """A store that takes everything."""

    async def append(self, table: str, count: int, rows: list[Row], clocks: object = ()) -> None:
        pass


class World:
    """A table that stands at a position, and what one pair of eyes is told there."""

    def __init__(self, bundle: Bundle[State], state: State, eyes: int) -> None:
        self.match = Match(bundle, 1, bundle.view(state, ALL))
        seats = [Seat(i, ME, "", None, None) for i in range(bundle.setup.seats)]
        stored = Stored("table", self.match.record(), seats, self.match.ply)
        self.table = Table(stored, self.match, Kept(), Past())  # type: ignore[arg-type]
        self.heard: list[bytes] = []
        self.guest = Guest(() if eyes == WATCHER else (eyes,), Outbox(self._keep, self))
        self.eyes = eyes

    # The short way out of an outbox.
    ready = True

    def put(self, frame: bytes) -> None:
        self.heard.append(frame)

    async def _keep(self, letter: Letter | None) -> None:
        raise AssertionError("there is a short way")

    def seen(self) -> object:
        return self.match.asked, self.match.ply, self.match.bundle.view(self.match.state, self.eyes)


async def told_alike(bundle: Bundle[State], state: State, eyes: int, dice: random.Random) -> tuple[int, bool]:
    """How many messages were compared; and whether the worlds differed at all."""
    guess = imagine(bundle, bundle.view(state, eyes), Rng(dice.getrandbits(64)))
    ours, other = World(bundle, state, eyes), World(bundle, guess, eyes)
    if ours.seen() != other.seen():
        return 0, False  # what is settled or drawn at once has shown it
    texts = [bundle.game.text[code] for code in bundle.game.legal(ours.match.state)]
    texts = dice.sample(texts, min(6, len(texts))) + dice.choices(bundle.game.text, k=6)
    async with ours.table.seated(ours.guest), other.table.seated(other.guest):
        for _ in range(STEPS):
            for world in (ours, other):
                for text in texts:
                    await hear(world.table, world.guest, AskWhy(text, 1))
                    if eyes != world.match.asked:  # who is not asked must learn nothing from trying
                        await hear(world.table, world.guest, Do(text, max(eyes, 0), world.match.ply))
                await hear(world.table, world.guest, AskAt(world.match.ply, 2))
                if eyes != world.match.asked:
                    await hear(world.table, world.guest, Undo(0, world.match.ply))
            assert ours.heard == other.heard, (bundle.setup, eyes, ours.match.record(), other.match.record())
            if not await both_go_on(ours, other, dice):
                break
    return len(ours.heard), bundle.view(state, ALL) != bundle.view(guess, ALL)


async def both_go_on(ours: World, other: World, dice: random.Random) -> bool:
    """One answer that is possible in both; False if there is none, or if it shows what was hidden."""
    game = ours.match.game
    if ours.match.asked in (OVER, CHANCE):
        return False
    common = sorted(set(game.legal(ours.match.state)) & set(game.legal(other.match.state)))
    if not common:
        return False
    text, seat, ply = game.text[dice.choice(common)], ours.match.asked, ours.match.ply
    counts = len(ours.heard), len(other.heard)
    for world in (ours, other):
        async with world.table.lock:
            await world.table.answer(seat, text, ply)
    if ours.seen() == other.seen() and told_events(ours, ply) == told_events(other, ply):
        return True
    # From here on they differ for good reason.
    del ours.heard[counts[0] :], other.heard[counts[1] :]
    return False


def told_events(world: World, ply: int) -> object:
    schema = world.match.bundle.schema
    return [[schema.tell(event, world.eyes) for event in events] for events in world.match.events[ply:]]


def positions(bundle: Bundle[State], dice: random.Random, count: int) -> Iterator[State]:
    """Along a random game, some way apart."""
    match = Match(bundle, dice.getrandbits(60))
    rng = Rng(dice.getrandbits(64))
    apart = dice.randint(3, 25)
    for _ in range(count):
        for _ in range(apart):
            if match.asked == OVER:
                return
            match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)], match.ply)
        if match.asked != OVER:
            yield match.state


@pytest.mark.parametrize("times", [pytest.param(1, id="short"), pytest.param(20, id="long", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_told_what_he_cannot_see(game: str, times: int) -> None:
    dice = random.Random(game)
    compared = differing = 0
    secret = game in ("purse", "luebeck")
    for bundle in tables_of(game):
        for state in itertools.chain.from_iterable(positions(bundle, dice, 4 if secret else 1) for _ in range(times)):
            for eyes in (*range(bundle.setup.seats), WATCHER):
                count, differs = await told_alike(bundle, state, eyes, dice)
                compared += count
                differing += differs
    assert compared > 100
    assert differing > 5 or not secret
