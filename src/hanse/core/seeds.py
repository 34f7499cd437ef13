"""Seeds: what chance depends on."""

from __future__ import annotations

import hashlib
import secrets

SEEDS = 2**128
"""A seed is from 0 to just below this."""

NARROW = 2**64
"""Below this a seed is what somebody chose or an older program drew, and its chance is as it always was."""

SHORT = 1_000_000
"""A seed nobody has chosen can be read out."""

STRIDE = 0xD1B54A32D192ED03


def drawn() -> int:
    """A seed nobody has chosen, for whoever plays at this machine."""
    return secrets.randbelow(SHORT)


def secret() -> int:
    """A seed nobody knows and nobody can find by trying."""
    return secrets.randbits(128) | 1 << 127


def chance_at(seed: int, ply: int) -> int:
    """The 64 bits on which chance at ``ply`` depends; of a wide seed they tell nothing about any other ply."""
    if seed < NARROW:
        return seed ^ ((ply + 1) * STRIDE)
    return mixed(seed, f"chance {ply}")


def mixed(seed: int, use: str) -> int:
    """64 bits of a wide seed for one use; a narrow seed is itself."""
    if seed < NARROW:
        return seed
    digest = hashlib.sha256(f"{seed} {use}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
