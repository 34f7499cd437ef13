"""Seeds: what chance depends on."""

from __future__ import annotations

import secrets

SEEDS = 2**63
"""A seed is from 0 to just below this."""

SHORT = 1_000_000
"""A seed nobody has chosen can be read out."""


def drawn() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(SHORT)
