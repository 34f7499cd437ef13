"""Merkator (Uwe Rosenberg, 2010): one to four merchants of Hamburg, contracts, goods and time."""

from hanse.games.merkator.game import ENTRY as ENTRY
