from hanse.games.luebeck.game import ENTRY as ENTRY
