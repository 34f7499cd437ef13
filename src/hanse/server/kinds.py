"""What messages are made of: numbers and texts with their limits, and how they become bytes and back."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from hanse.core.reading import BadInput

T = TypeVar("T")

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Id = Annotated[int, Meta(ge=0, le=2**53)]


class Alias(NamedTuple):
    """The page's own name for what no type here can tell; see ``web/src/wire.ts``."""

    name: str


# A type that names itself is more than the schema of the addresses can tell, so it says no more than that.
Happened = Annotated[dict[str, Any], Alias("Happened")]
FrameDoc = Annotated[dict[str, Any], Alias("Frame")]
ViewDoc = Annotated[dict[str, Any], Alias("View")]
PatchDoc = Annotated[list[Any], Alias("Patch")]


def read(raw: bytes, kind: type[T], what: str) -> T:
    """A document of that type; BadInput says what was wrong with it."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadInput(f"{what}: {error}") from None
    except RecursionError:
        raise BadInput(f"{what}: nested too deeply") from None


encode = msgspec.json.Encoder().encode


def packed(value: object) -> Any:
    """The value encoded, to stand in its place: good for nothing but being encoded with what is around it.

    ``Any``, because compiled modules hold everything else to what its type says.
    """
    return msgspec.Raw(encode(value))
