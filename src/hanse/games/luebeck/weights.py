"""What bots think things are worth in Lübeck, in points; the numbers are in ``weights.toml``."""

from __future__ import annotations

from hanse.core.reading import Reader


class Weights:
    def __init__(self, r: Reader) -> None:
        self.sail = r.real("sail")  # the card in hand takes the cog there
        self.hope = r.real("hope")  # somebody or a card to come takes it there
        self.shared = r.real("shared")  # per rival figure aboard, who may sail it elsewhere
        self.start = r.real("start")  # a figure in reserve must start first
        self.no_cog = r.real("no_cog")  # … and there is no cog to start with
        self.voyage = r.real("voyage")  # … or it starts with a trade voyage
        self.wait = r.real("wait")  # having passed: until the next round
        self.again = r.real("again")  # no way now: a later voyage
        self.place = r.real("place")  # of the mean value of cards to come, per city in reach
        self.reserve = r.real("reserve")  # a figure that may start anywhere
        self.hold = r.real("hold")  # of its price, a card that may be thrown away one day
        self.excess = r.real("excess")  # … soon
        self.special = r.real("special")  # a special card without use at the moment
        self.first = r.real("first")  # acting next
        self.rival = r.real("rival")  # of rivals' places
        # Of what throwing the cheapest cards away costs, beyond those one may pass with; 0: all count as excess.
        self.spill = r.real("spill")
        r.close()
