"""What changed between two JSON values, small enough to be sent.

A patch is a list of changes, each ``[path, value]``: ``[["players", 0, "hand"], 3]``. A path alone deletes:
``[["cogs", "a"]]``. Lists of another length are replaced whole. ``web/src/table/patch.ts`` reads the same;
``tests/core/patches.json`` holds both to it.
"""

from __future__ import annotations

from hanse.core.reading import BadInput, Json

Change = list[Json]
"""A path of keys and indices, and the value that is there now; a path alone: nothing is there any more."""

Patch = list[Change]


def diff(before: Json, after: Json) -> Patch:
    """The changes that make ``after`` of ``before``, in the order of ``after``."""
    out: Patch = []
    _diff(before, after, [], out)
    return out


def _diff(before: Json, after: Json, path: list[Json], out: Patch) -> None:
    """``path`` is where they are; it is the same list all the way down and up again."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                out.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                out.append([[*path, key], value])
            elif before[key] is not value:
                path.append(key)
                _diff(before[key], value, path, out)
                path.pop()
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, value in enumerate(after):
            if before[i] is not value:
                path.append(i)
                _diff(before[i], value, path, out)
                path.pop()
    elif before != after or type(before) is not type(after):  # 1 is not true
        out.append([path[:], after])


def apply(patch: Patch, value: Json) -> Json:
    """``value`` with the changes made; what did not change is shared with it. BadInput: they are another value's."""
    for path, *given in patch:
        if not isinstance(path, list) or len(given) > 1:
            raise BadInput(f"{[path, *given]} is not a change")
        value = _put(value, path, given)
    return value


def _put(value: Json, path: list[Json], given: list[Json]) -> Json:
    if not path:
        if not given:
            raise BadInput("the whole cannot be deleted")
        return given[0]
    key, rest = path[0], path[1:]
    if isinstance(value, dict) and isinstance(key, str) and (key in value or (given and not rest)):
        table = dict(value)
        if rest or given:
            table[key] = _put(table.get(key), rest, given)
        else:
            del table[key]
        return table
    if isinstance(value, list) and isinstance(key, int) and 0 <= key < len(value) and (rest or given):
        items = list(value)
        items[key] = _put(items[key], rest, given)
        return items
    raise BadInput(f"nothing can be changed at {key!r}")
