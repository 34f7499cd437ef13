"""The web server: tables, seats by links, one message in and one out. Public: ``create_app``, ``run``, ``Settings``.

Not the front door; see ``hanse``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanse.server.app import create_app
    from hanse.server.serve import run
    from hanse.server.settings import Settings

__all__ = ["Settings", "create_app", "run"]

_HOMES = {"Settings": "settings", "create_app": "app", "run": "serve"}


def __getattr__(name: str) -> object:
    """Loaded when asked for: a worker process lives in this package too, and needs no web framework."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
