"""The words of Hansa: what can be done, what can happen, and why something may not be."""

from typing import Final

from hanse.core.words import Events, Refusals, Verbs

VERBS: Final = Verbs()
V_BEGIN: Final = VERBS.add("begin", "seat")
V_REMOVE: Final = VERBS.add("remove", "colour")
V_DRAW: Final = VERBS.add("draw", "tile")
V_PLACE: Final = VERBS.add("place", "city")
V_FILL: Final = VERBS.add("fill")
V_LEAVE: Final = VERBS.add("leave", stops=True)
V_MOVE: Final = VERBS.add("move", "city")
V_BUY: Final = VERBS.add("buy", "city", "tile")
V_BUILD: Final = VERBS.add("build", "tile")
V_SELL: Final = VERBS.add("sell", "tile")
V_DONE: Final = VERBS.add("done", stops=True)
V_LOSE: Final = VERBS.add("lose", "tile")
V_GIVE: Final = VERBS.add("give", "tile")
# HA-R34: steps can be taken back until the turn is ended; chance and other seats stop it in any case.
V_END: Final = VERBS.add("end", stops=True, final=True)
V_FEWER: Final = VERBS.add("fewer", "tile", "booths")

EVENTS: Final = Events()
E_BEGAN: Final = EVENTS.add("began", "seat")
E_REMOVED: Final = EVENTS.add("removed", "colour")
E_STOCKED: Final = EVENTS.add("stocked", "city", "tile")
E_PLACED: Final = EVENTS.add("placed", "seat", "city", "count")
E_INCOME: Final = EVENTS.add("income", "seat", "talers")
E_FILLED: Final = EVENTS.add("filled", "seat", "price")
E_LEFT: Final = EVENTS.add("left", "seat")
E_REFILLED: Final = EVENTS.add("refilled", "city", "tile", "pile")
E_BROKE: Final = EVENTS.add("broke", "seat")
E_MOVED: Final = EVENTS.add("moved", "seat", "city", "origin:city")
E_BOUGHT: Final = EVENTS.add("bought", "seat", "city", "tile", "price", "payee:seat?")
E_BUILT: Final = EVENTS.add("built", "seat", "city", "tile", "count")
E_SOLD: Final = EVENTS.add("sold", "seat", "city", "tile")
E_TOOK_BACK: Final = EVENTS.add("took_back", "seat", "city")
E_LOST: Final = EVENTS.add("lost", "seat", "tile")
E_TAXED: Final = EVENTS.add("taxed", "seat", "talers")
E_GAVE: Final = EVENTS.add("gave", "seat", "tile")
E_TURN: Final = EVENTS.add("turn", "seat", "round")
E_ENDED: Final = EVENTS.add("ended", "reason")

REFUSALS: Final = Refusals()
NOT_NOW: Final = REFUSALS.add("HA-4.1", "not-now")
