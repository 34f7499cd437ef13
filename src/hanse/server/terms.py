"""What was agreed at a table besides the rules of its game: clocks, talk, how the seed came about."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)]

Talkers = Literal["nobody", "players", "everybody"]


Colour = Literal["blue", "red", "green", "yellow", "purple"]
"""What somebody's pieces may be painted with; what each looks like is the page's affair."""

COLOURS: tuple[str, ...] = get_args(Colour)


class ClockTerms(Struct, forbid_unknown_fields=True):
    """``base`` seconds for the whole game and ``more`` after every turn, or ``per`` turn anew.

    When somebody's time is over ``out`` answers until he is back: a bot, the one named or the usual; or nobody.
    """

    base: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)]
    more: Seconds = 0
    out: Literal["nobody", "bot"] = "nobody"
    per: Literal["game", "turn"] = "game"
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class Terms(Struct, omit_defaults=True):
    """The terms of one table. A key that this program does not know is left out when it is read."""

    clock: ClockTerms | None = None
    talk: Talkers = "players"
    """Who may write to everybody at the table."""
    chosen_seed: bool = False
    """Whether somebody knew the seed before the first question."""
    imported: bool = False
    """A record that somebody brought, to be looked at: nobody answers."""
    hints: bool = True
    """Whether anybody may have hints and chances before the end."""
