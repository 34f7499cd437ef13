"""Try it: a table of one's own from an example, or from how another table stood."""

from __future__ import annotations

from hanse.core.bot import imagine
from hanse.core.examples import example
from hanse.core.match import Match
from hanse.core.model import ALL, CHANCE, OVER, State
from hanse.core.reading import BadInput, View
from hanse.core.rng import Rng
from hanse.core.seeds import secret
from hanse.server import showing, sight
from hanse.server.forms import Made, NewSeat
from hanse.server.lobby import Lobby
from hanse.server.seats import SEAT, WATCH
from hanse.server.table import Table
from hanse.server.terms import Terms


async def try_example(lobby: Lobby, game: str, id: str, address: str) -> Made:
    """A table at an example's position; who comes has the seats that answer in it, bots the others."""
    lobby.check_share(address)
    one = example(game, id)
    match = showing.begun(lobby.catalog, one, secret())
    match.manual = False
    match.roll()
    _check_open(match, f"example {id}")
    return await lobby.begin(match, _seats(match, showing.mine(one)), Terms(), address)


async def try_from(lobby: Lobby, token: str, ply: int, address: str) -> Made:
    """A table at the position before answer ``ply`` of another, as far as whoever has the link may know it."""
    lobby.check_share(address)
    async with lobby.visit(token, SEAT, WATCH) as (table, grant), table.looks.turn(), table.lock:
        if ply > table.match.ply:
            raise BadInput(f"ply: there are only {table.match.ply} answers, so there is no position {ply}")
        own = table.held(grant) if grant.seat is None else (grant.seat,)
        match = Match(table.match.bundle, secret(), _position(table, ply, own))
    _check_open(match, f"ply {ply}")
    return await lobby.begin(match, _seats(match, [*own]), Terms(), address)


def _position(table: Table, ply: int, own: tuple[int, ...]) -> View:
    """All of a game that is over or hides nothing; otherwise what these seats cannot see is dealt anew."""
    bundle, state = table.match.bundle, table.match.at(ply)
    if bundle.hides and not table.now.over:
        eyes = sight.eyes_of(table.now, own)
        asked = table.match.game.seat(state)
        seen = bundle.view(state, asked if asked in own else eyes)
        state = imagine(bundle, seen, Rng(secret() % 2**64))
    return bundle.view(state, ALL)


def _check_open(match: Match[State], what: str) -> None:
    if match.asked == OVER:
        raise BadInput(f"{what}: the game is over there, so there is nothing to try; go back further")


def _seats(match: Match[State], own: list[int]) -> list[NewSeat]:
    """Mine and, behind the same screen, the others I answer for; bots around them."""
    seats = own or [match.asked if match.asked != CHANCE else 0]
    others = [NewSeat("here") if seat in seats else NewSeat("bot") for seat in range(match.bundle.setup.seats)]
    others[seats[0]] = NewSeat("me")
    return others
