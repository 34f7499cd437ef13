"""Finds the games by their folders, and binds one to a variant, a number of seats and options."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

from hanse.core.data import Data
from hanse.core.entry import Bundle, Entry, Setup, Switch, Switches, Value, Variant
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.core.weights import learned

GAMES = "hanse.games"


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games: the names of their folders."""
    package = importlib.import_module(GAMES)
    return tuple(sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg))


def entry(id: str, corrections: Path | None = None) -> Entry[State]:
    """The game with that id, with the boards that an owner's folder adds; BadInput if one cannot be read."""
    found, wrong = readable(id, corrections)
    if wrong:
        raise wrong[0]
    return found


def readable(id: str, corrections: Path | None) -> tuple[Entry[State], list[BadInput]]:
    """The game with those boards of an owner's folder that can be read, and what is wrong with the others."""
    found = _shipped(id)
    more: list[Variant] = []
    wrong: list[BadInput] = []
    if corrections is not None and found.boards is not None:
        data = Data(id, corrections)
        for name in data.added():
            try:
                more.append(found.boards.variant(data.file(name)))
            except BadInput as bad:
                wrong.append(bad)
    return (replace(found, variants=(*found.variants, *more)) if more else found), wrong


@cache
def _shipped(id: str) -> Entry[State]:
    if id not in ids():
        raise BadInput(f"no game {id!r}; there is {', '.join(ids())}")
    return cast("Entry[State]", importlib.import_module(f"{GAMES}.{id}").ENTRY)


def entries(corrections: Path | None = None) -> list[Entry[State]]:
    return [entry(id, corrections) for id in ids()]


def load(
    id: str,
    variant: str | None = None,
    seats: int | None = None,
    switches: Mapping[str, Value | str] | None = None,
    corrections: Path | None = None,
) -> Bundle[State]:
    """The game ready to be played. Texts are accepted as values of switches, as they come from a command line."""
    found = holding(id, variant, corrections)
    kind = found.variant(variant) if variant is not None else found.variants[0]
    if kind is None:
        raise BadInput(f"{id}: no variant {variant!r}; there is {', '.join(v.id for v in found.variants)}")
    count = seats if seats is not None else kind.seats[-1]
    if count not in kind.seats:
        raise BadInput(f"{id} {kind.id}: not for {count} seats; possible: {', '.join(map(str, kind.seats))}")
    bundle = found.build(Setup(kind.id, count, choose(id, kind, switches or {}, count)), Data(id, corrections))
    if bundle.judge is not None and bundle.judge.traits:
        bundle.judge.learned = learned(id, kind.id, count, bundle.judge.traits)
    return bundle


def holding(id: str, variant: str | None, corrections: Path | None) -> Entry[State]:
    """The game with that variant, if there is one; a board that cannot be read spoils no other that is asked for."""
    came = entry(id)
    if variant is None or came.variant(variant) is not None:
        return came
    found, wrong = readable(id, corrections)
    if wrong and found.variant(variant) is None:
        raise wrong[0]
    return found


def ways(variant: Variant) -> list[Switches]:
    """The variant as it is, then with every other choice by itself: some are played with other files."""
    return [
        {},
        *(
            {switch.name: choice}
            for switch in variant.switches
            if switch.type == "choice"
            for choice in switch.choices
            if choice != switch.default
        ),
    ]


def vet(corrections: Path) -> None:
    """BadInput if anything that an owner's folder says cannot be played."""
    for id in ids():
        came = _shipped(id).variants
        changed = bool(Data(id, corrections).replaced())
        for variant in entry(id, corrections).variants:
            if changed or variant not in came:
                for seats in variant.seats:
                    for switches in ways(variant):
                        load(id, variant.id, seats, switches, corrections)


def choose(id: str, variant: Variant, given: Mapping[str, Value | str], seats: int) -> Switches:
    """Every switch of the variant with its value: the default, or what was given, checked."""
    known = {switch.name: switch for switch in variant.switches}
    for name in given:
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadInput(f"{id} {variant.id}: no option {name!r}; there is {there}")
    return {
        name: _value(id, switch, seats, given[name]) if name in given else switch.default
        for name, switch in known.items()
    }


def _value(id: str, switch: Switch, seats: int, given: Value | str) -> Value:
    for choice in switch.at(seats):
        same_kind = isinstance(given, bool) == isinstance(choice, bool)
        if (same_kind and given == choice) or (isinstance(given, str) and given == spelled(choice)):
            return choice
    there = ", ".join(spelled(c) for c in switch.at(seats))
    raise BadInput(f"{id}: option {switch.name}: not {given!r}; possible: {there}")


def spelled(value: Value) -> str:
    """A switch's value as people type it and as records hold it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
