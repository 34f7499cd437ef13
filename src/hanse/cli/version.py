"""Which version this is, and whether the engine is compiled."""

from __future__ import annotations

import hanse
from hanse.core import game


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not (game.__file__ or "").endswith(".py")


def line() -> str:
    return f"hanse {hanse.__version__} (engine {'compiled' if compiled() else 'interpreted'})"
