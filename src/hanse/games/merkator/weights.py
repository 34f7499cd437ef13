"""What bots think things are worth in Merkator, in points; the numbers are in ``weights.toml``."""

from __future__ import annotations

from hanse.core.reading import Reader


class Weights:
    def __init__(self, r: Reader) -> None:
        self.near = r.reals("near", 12)  # hope by journeys needed
        self.farthest = r.real("farthest")  # … as many as make a difference
        self.here = r.real("here")  # … when the figure stands there and all is in the office
        self.swapped = r.real("swapped")  # … less for each cube that an exchange must bring
        self.rushed = r.real("rushed")  # … when there may not be turns enough
        self.after = r.real("after")  # … of each further contract
        self.spare = r.real("spare")  # a coin's worth of contract beyond the office
        self.coin = r.real("coin")
        self.stowed = r.real("stowed")  # a cube still on the supply tile that is needed now
        self.cube = r.real("cube")
        self.either = r.real("either")  # a cube that may become either good, in cubes
        self.many = r.real("many")  # a cube beyond ENOUGH of a kind
        self.enough = r.number("enough")
        self.marker = r.real("marker")
        self.spare_marker = r.real("spare_marker")  # a marker beyond ENOUGH
        self.leftover = r.real("leftover")  # what is left of a cube's or a marker's worth in the last turn
        self.journey_pay = r.real("journey_pay")  # what one marker of travel cost takes from a hope
        self.bonus = r.real("bonus")  # a bonus card for each own turn to come
        self.most_bonus = r.real("most_bonus")
        self.one_trip = r.real("one_trip")
        self.kind_trip = r.real("kind_trip")  # journeys for one more of different goods
        self.far_trip = r.real("far_trip")  # more than any good needs
        self.per_trip = r.real("per_trip")
        self.per_cube = r.real("per_cube")
        self.scarce = r.real("scarce")  # a missing cube that does not even lie on the map
        self.rise = r.real("rise")  # what a building may still gain, by its price and the turns to come
        self.most_rise = r.real("most_rise")  # turns
        self.unpaid = r.real("unpaid")  # of a building that counts contracts while some of them still pay for it
        self.dear = r.real("dear")  # what a coin costs that a contract of the office must pay
        # What giving up a purchase costs: more than any way to pay it, or it would be begun again.
        self.given_up = r.real("given_up")
        self.turn_markers = r.real("turn_markers")  # markers a turn takes off the chart
        r.close()
