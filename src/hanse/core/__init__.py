"""The engine that plays every game: standard library only, and no game's name. Not the front door; see ``hanse``."""
