"""What bots think things are worth in Hansa, in points; the numbers are in ``weights.toml``."""

from __future__ import annotations

from hanse.core.reading import Reader


class Weights:
    def __init__(self, r: Reader) -> None:
        self.paired = r.real("paired")  # what an open tile with a partner is worth of its sold points
        self.single = r.real("single")  # … and one without
        self.toll = r.real("toll")  # an open tile beyond those one may keep
        self.one_too_many = r.real("one_too_many")  # … and one that will be
        self.sure = r.real("sure")  # what selling a tile would bring while the sale goes on
        self.taler = r.real("taler")  # a taler one may keep
        self.spare_taler = r.real("spare_taler")  # a taler beyond
        self.booth = r.real("booth")  # a further booth in a city
        self.further = r.number("further")  # … as many of them as count
        self.majority = r.real("majority")  # free tiles and income from others
        self.leg = r.real("leg")  # what a hope is worth one leg nearer
        self.fare = r.real("fare")  # what of a taler's worth a leg costs
        self.rivals = r.real("rivals")
        self.empty = r.real("empty")  # what an empty warehouse promises when it is about to be filled
        # Whether what is hoped for is reckoned as it will be paid: tolls, prices and what a taler is worth by then.
        self.honest = r.number("honest", 0, 1)
        r.close()
