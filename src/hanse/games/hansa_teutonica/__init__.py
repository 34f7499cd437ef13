"""Hansa Teutonica (Andreas Steding, 2009) with its Britannia and East boards, two to five players."""

from hanse.games.hansa_teutonica.game import ENTRY as ENTRY
