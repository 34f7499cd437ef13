"""Environments for learners, in the forms that researchers use. ``pip install 'hanse[rl]'``, ``'hanse[spiel]'``.

``aec`` is PettingZoo's, one game at a time; ``vector`` is Gymnasium's, many at once; importing ``hanse.envs.spiel``
registers the games with OpenSpiel. docs/environments.md shows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanse.envs.aec import HanseEnv, env
    from hanse.envs.many import HanseVectorEnv, vector

__all__ = ["HanseEnv", "HanseVectorEnv", "env", "vector"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Neither library is needed for the other's door."""
        from importlib import import_module

        if name in ("HanseEnv", "env"):
            return getattr(import_module("hanse.envs.aec"), name)
        if name in ("HanseVectorEnv", "vector"):
            return getattr(import_module("hanse.envs.many"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
