"""Hansa (Michael Schacht, 2004): one ship for all, two to four merchants."""

from hanse.games.hansa.game import ENTRY as ENTRY
