"""Rules that a game may be played without, and what is then said of their verbs."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Refusal
from hanse.core.words import Verb
from hanse.games.merkator import words
from hanse.games.merkator.state import Rules
from hanse.games.merkator.words import REFUSALS

SLUG: Final = "not-in-this-game"
NO_HAND: Final = REFUSALS.add("ME-14.1", SLUG)
NO_OFFERS: Final = REFUSALS.add("ME-15.D", SLUG)
NO_LOSS: Final = REFUSALS.add("ME-15.A", SLUG)
NO_LOSS_ALONE: Final = REFUSALS.add("ME-11.2", SLUG)
NO_JOINING: Final = REFUSALS.add("ME-13.1", SLUG)
NO_JOINING_ALONE: Final = REFUSALS.add("ME-11.11", SLUG)
NO_LIMIT: Final = REFUSALS.add("ME-15.B", SLUG)
NO_COINS: Final = REFUSALS.add("ME-13.2", SLUG)
NO_COINS_ALONE: Final = REFUSALS.add("ME-11.5", SLUG)

OF_HAND: Final = (words.V_KEEP, words.V_RESERVE, words.V_REWARD)
OF_OFFERS: Final = (
    words.V_COIN,
    words.V_MARKER,
    words.V_OFFER,
    words.V_SILENT,
    words.V_ACCEPT,
    words.V_REFUSE,
)
OF_LOSS: Final = (words.V_REDRAW, words.V_STAND, words.V_LOSE)
OF_JOINING: Final = (words.V_JOIN, words.V_STAY)


def refusals(rules: Rules, solo: bool) -> dict[Verb, Refusal]:
    """By verb, why it can never be used in this game."""
    out: dict[Verb, Refusal] = {}
    if not rules.hand:
        out.update(dict.fromkeys(OF_HAND, NO_HAND))
    if not rules.offers:
        out.update(dict.fromkeys(OF_OFFERS, NO_OFFERS))
    if not rules.loss:
        out.update(dict.fromkeys(OF_LOSS, NO_LOSS_ALONE if solo else NO_LOSS))
    if not rules.joining:
        out.update(dict.fromkeys(OF_JOINING, NO_JOINING_ALONE if solo else NO_JOINING))
    if not rules.coins:
        out[words.V_HAND_IN] = NO_COINS_ALONE if solo else NO_COINS
    elif rules.duty:
        out[words.V_HAND_IN] = NO_LIMIT
    return out
