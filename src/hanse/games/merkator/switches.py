"""What the host of a game of Merkator may choose."""

from __future__ import annotations

from hanse.core.entry import Setup, Switch, Variant
from hanse.core.reading import BadInput
from hanse.games.merkator.state import Rules


def _flag(name: str, rule: str, card: bool = False) -> Switch:
    return Switch(name, False, (False, True), rule, card=card)


ALWAYS = (_flag("hand_card", "ME-14.1", card=True), _flag("bonus_cube", "ME-15.C"))
TOGETHER = (
    Switch("start", "random", ("random", "0", "1", "2", "3"), "ME-2.8", seat=True),
    *ALWAYS,
    _flag("no_loss", "ME-15.A"),
    _flag("must_build", "ME-15.B"),
    _flag("offers", "ME-15.D", card=True),
    _flag("no_joining", "ME-13.1"),
    _flag("no_coins", "ME-13.2"),
)
VARIANTS = (
    Variant("base", (2, 3, 4), TOGETHER),
    Variant("solo", (1,), ALWAYS),
    Variant("long", (2, 3, 4), TOGETHER),
)


def is_long(chosen: Setup) -> bool:
    """ME-12: the long game fills the chart otherwise and deals more."""
    return chosen.variant == "long"


def rules(chosen: Setup) -> Rules:
    """Everything combines, except what makes no sense."""
    solo = chosen.variant == "solo"

    def on(name: str) -> bool:
        return bool(chosen.switches.get(name, False))

    for name in ("no_joining", "no_coins"):
        if on(name) and chosen.seats != 2:  # ME-13.1, ME-13.2
            raise BadInput(f"merkator: option {name}: only with 2 seats")
    if on("must_build") and on("no_coins"):  # ME-R65
        raise BadInput("merkator: option must_build: not together with no_coins")
    start = chosen.switches.get("start", "random")
    r = Rules()
    r.first = -1 if start == "random" else int(start)  # ME-2.8
    r.joining = not solo and not on("no_joining")
    r.coins = not solo and not on("no_coins")  # ME-13.3: joining or not
    r.hand = on("hand_card")  # ME-11.11: alone as well
    r.loss = not solo and not on("no_loss")
    r.duty = on("must_build")
    r.cube = on("bonus_cube")
    r.offers = on("offers")
    return r


def touched_by_2(chosen: Setup) -> bool:
    """Version 2 brings offers for a substitute (ME-R64) and keeps contracts of value 2 out of hands (ME-14.1)."""
    return bool(chosen.switches.get("offers") or chosen.switches.get("hand_card"))
