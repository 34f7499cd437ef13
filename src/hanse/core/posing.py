"""Positions said in a few words: each game's ``pose`` names the words and makes the whole view of them.

``pose(bundle, *, …)`` takes keywords only; what their types say is what a document may say. What is not said is as it
must be, so that examples and tests stay short, and ``load`` still checks the whole.
"""

from __future__ import annotations

import copy
import importlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import DataError, Json, Reader, View
from hanse.core.registry import GAMES

NOTHING = "-"
"""How documents that know no null say that nothing is there."""


@cache
def _pose(game: str) -> tuple[Callable[..., View], dict[str, object]]:
    """The game's own function, and the type of each word it understands."""
    found = cast("Callable[..., View]", importlib.import_module(f"{GAMES}.{game}.pose").pose)
    hints = get_type_hints(found, localns={"Json": Json})
    words = [name for name, p in inspect.signature(found).parameters.items() if p.kind is p.KEYWORD_ONLY]
    return found, {name: hints[name] for name in words}


def pose(bundle: Bundle[State], said: Reader) -> View:
    """The whole view of the position that a document describes; DataError names the word that cannot be."""
    make, types = _pose(bundle.rulebook.game)
    given: dict[str, Any] = {}
    for word in said.table:
        if word not in types:
            raise said.fail(word, f"is not a word for a position; there is {', '.join(types)}")
        given[word] = _read(said.get(word), types[word], said, word)
    try:
        return make(bundle, **given)
    except DataError as wrong:
        raise said.fail("", str(wrong)) from wrong
    except (ValueError, KeyError, IndexError) as wrong:
        raise said.fail("", f"no such position ({type(wrong).__name__}: {wrong})") from wrong


def _read(value: object, wanted: object, said: Reader, key: str) -> object:
    """A value as the type of its word wants it."""
    origin, args = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return value
    if origin in (Union, UnionType):
        for one in args:
            if one is not NoneType and _fits(value, one):
                return _read(value, one, said, key)
        raise said.fail(key, f"cannot be {value!r}")
    if not _fits(value, wanted):
        raise said.fail(key, f"cannot be {value!r}")
    if origin is Mapping and isinstance(value, dict):
        of, what = args
        out: dict[object, object] = {}
        for name, part in value.items():
            if of is int and not str(name).isdecimal():
                raise said.fail(key, f"{name!r} is not a seat")
            out[int(name) if of is int else name] = _read(part, what, said, f"{key}.{name}")
        return out
    if origin is Sequence and isinstance(value, list):
        return [_read(part, args[0], said, f"{key}[{i}]") for i, part in enumerate(value)]
    return value


def _fits(value: object, wanted: object) -> bool:
    """Whether a value is of that kind on the outside."""
    origin = get_origin(wanted)
    if wanted is Any:
        return True
    if origin is Mapping:
        return isinstance(value, dict)
    if origin is Sequence:
        return isinstance(value, list)
    if wanted is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, wanted) if isinstance(wanted, type) else False


def changed(view: View, changes: Mapping[str, object], said: Reader) -> View:
    """A view with some places changed by hand: ``{"players.0.talers": 3}``."""
    out = copy.deepcopy(view)
    for path, value in changes.items():
        *way, last = path.split(".")
        place: Json = out
        for key in way:
            place = look(place, key, said, path)
        filled = cast("Json", full(value))
        if isinstance(place, dict):
            place[last] = filled
        elif isinstance(place, list) and last.isdecimal() and int(last) < len(place):
            place[int(last)] = filled
        else:
            raise said.fail(path, "there is no such place in the view")
    return out


def look(place: Json, key: str, said: Reader, path: str) -> Json:
    """One step along a path."""
    if isinstance(place, dict):
        return place.get(key)
    if isinstance(place, list) and key.isdecimal() and int(key) < len(place):
        return place[int(key)]
    raise said.fail(path, "there is no such place in the view")


def full(value: object) -> object:
    """A value of a document with nothing where it says so."""
    if isinstance(value, dict):
        return {key: full(part) for key, part in value.items()}
    if isinstance(value, list):
        return [full(part) for part in value]
    return None if value == NOTHING else value
