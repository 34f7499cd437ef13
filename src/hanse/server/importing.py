"""A record that somebody brings becomes a table to look at."""

from __future__ import annotations

import asyncio
import secrets

from hanse.core.match import reread
from hanse.core.reading import BadInput
from hanse.core.record import Record, names_in, read
from hanse.server.catalog import Catalog
from hanse.server.forms import Imported
from hanse.server.lobby import Lobby
from hanse.server.seats import HERE, WATCH, Grant, Seat, cleaned, hashed, new_token
from hanse.server.store import Stored
from hanse.server.terms import Terms

NAME = 40
"""Characters of a player's name."""


async def bring(lobby: Lobby, body: bytes, address: str) -> Imported:
    """A table of the record in ``body``. BadInput names the line that is wrong; then nothing was made."""
    lobby.check_share(address)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadInput(f"record: byte {error.start} is no UTF-8; this is not a record of hanse") from None
    record = await asyncio.to_thread(_checked, lobby.catalog, text)
    id, watch = secrets.token_urlsafe(6), new_token()
    # Nobody holds a seat, and none is free: it is to be looked at.
    seats = [Seat(number, HERE, name, None, None) for number, name in enumerate(_names(text, record.seats))]
    stored = Stored(id, record, seats, len(record.answers), terms=Terms(imported=True))
    await lobby.store.create(stored, [Grant(id, WATCH, hashed(watch))])
    lobby.count_made(address)
    return Imported(id, record.game, watch)


def _names(text: str, seats: int) -> list[str]:
    """One name per seat; those that several have are numbered, so that sentences tell them apart."""
    names = [cleaned(name)[:NAME] for name in names_in(text, seats)]
    return [f"{name} {seat + 1}" if name and names.count(name) > 1 else name for seat, name in enumerate(names)]


def _checked(catalog: Catalog, text: str) -> Record:
    """The record, if every line of it stands; of one by older rules, as much as today's let through."""
    record = read(text)
    bundle = catalog.bundle_of(record)
    _, stopped = reread(bundle, record)
    if stopped is not None and not record.outdated(bundle):
        raise stopped
    return record
