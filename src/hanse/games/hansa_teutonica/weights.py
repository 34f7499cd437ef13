"""What bots think things are worth in Hansa Teutonica, in points; the numbers are in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from hanse.core.reading import Reader

FAR: Final = -1e6
"""What cannot be had."""


class Weights:
    def __init__(self, r: Reader) -> None:
        # Abilities and markers.
        # Per level, while the whole game lies ahead: more actions before all else.
        self.skill = r.rows("skill")
        # [seats] the fewer, the more turns a seat has to use its skill.
        self.span = r.reals("span", 6)
        self.complete = r.real("complete")  # of the points for a complete ability, what the way there is worth
        self.step = r.real("step")  # a step of an ability, whichever
        self.action = r.real("action")  # one more action in this turn already
        self.key = r.real("key")  # a key, for the network still to come
        self.tool = r.reals("tool", 6)  # [marker] unused, while the whole game lies ahead
        self.prize = r.real("prize")  # a marker still to be taken
        self.permanent = r.reals("permanent", 6)  # [permanent marker]
        self.field = r.real("field")  # of the points of a special prestige field
        # Offices.
        self.office = r.real("office")  # one that changes no city's controller
        self.road = r.real("road")  # a route that ends in a controlled city
        self.small = r.real("small")  # of a key, an office outside the largest network
        self.lack = r.real("lack")  # of the points of the connection, per office it lacks
        self.permit = r.real("permit")  # a permission to act abroad
        # Rivals and the end of the game.
        self.rivals = r.real("rivals")  # how much the best rival's points hurt
        self.hurt = r.real("hurt")  # … and a point given to a rival
        self.lead = r.real("lead")  # a point of lead, as the end comes near
        self.lead_most = r.number("lead_most")  # … up to so many
        self.late = r.real("late")  # with less of the game left, a city more that is full matters
        self.fill = r.real("fill")  # … per point of lead
        self.closing = r.real("closing")  # a route that ends the game, for who is ahead
        self.decided = r.real("decided")  # a point of lead once the end is sure
        # Routes in sight.
        self.now = r.real("now")  # what a hope is worth one action later in this turn
        self.later = r.real("later")  # … and one action later in another turn
        self.distant = r.number("distant")  # actions that are not told from still more
        self.nows = powers(self.now, self.distant + 1)
        self.laters = powers(self.later, self.distant + 1)
        self.soon = r.real("soon")  # a route not yet established
        self.second = r.real("second")  # the second best hope
        self.third = r.real("third")
        self.shifted = r.real("shifted")  # pieces that must still be moved there
        self.helps_trader = r.real("helps_trader")  # to displace a rival does him good too
        self.helps_merchant = r.real("helps_merchant")
        self.marked = r.real("marked")  # the most a marker adds to a route
        self.fetch = r.number("fetch")  # actions to get hold of a merchant that is not at hand
        self.scarce = r.number("scarce")  # … of a piece that not even the stock has
        self.wait = r.number("wait")  # … lost until the next turn
        self.moving = r.real("moving")  # to begin a move costs something, lest pieces wander
        self.stays = r.real("stays")  # … and a piece that stays where it is wanted is better than one put back there
        self.threat = r.real("threat")  # a route that one rival alone fills
        self.threat_marked = r.real("threat_marked")  # … with a marker on it
        self.threat_open = r.real("threat_open")  # of that, if it still lacks a piece
        # Pieces.
        self.present = r.real("present")  # a piece on the board, wherever
        self.present_most = r.number("present_most")
        self.supply = r.real("supply")  # a full supply
        self.power = powers(r.real("power"), 16)  # [pieces] what a full supply has more
        self.ready = r.real("ready")  # a merchant in the supply
        self.ready_most = r.number("ready_most")
        self.asleep = r.real("asleep")  # a merchant in stock
        self.stock = r.real("stock")  # a trader in stock
        self.stock_most = r.number("stock_most")
        # Every office takes a piece for good and a route has two to four posts: [pieces to work with] what so few cost.
        self.force = r.reals("force", 8)
        # Open questions.
        self.guest = r.real("guest")  # a piece that a rival puts down
        self.paid = r.real("paid")  # a piece to pay with
        self.spent = r.real("spent")  # … and what it does for others
        self.stationed = r.real("stationed")  # a piece put down without an action
        r.close()


def powers(base: float, count: int) -> list[float]:
    """[n] the base to the power of n."""
    return [base**n for n in range(count)]


def fading(left: float) -> float:
    """What stays worth something to the end, but more while much of the game is left."""
    return 0.3 + 0.7 * left
