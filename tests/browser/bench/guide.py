"""Somebody who plays well before the page: asks a bot what to answer, and does that with a mouse."""

from __future__ import annotations

import contextlib
import json
from typing import Final

from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

import hanse
from hanse.core import registry
from hanse.texts.speech import GameTexts
from tests.browser.hands import Hands

BOT: Final = "greedy"
SEED: Final = 7
ME: Final = 0
NAMES: Final = ("Anna", "Bela", "Cora", "Dirk", "Elsa", "Fips")
OPEN = """async (body) => {
  const headers = {'content-type': 'application/json'};
  const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)});
  return (await made.json()).token;
}"""
SPOT = """(sentence) => {
  const all = [...document.querySelectorAll('[data-handle][data-lit]')];
  const says = all.map((e) => [e, (e.getAttribute('aria-label') ?? '').split(' · ')]);
  const meant = says.filter(([, all]) => all.includes(sentence)).toSorted(([, a], [, b]) => a.length - b.length);
  const rarer = () => all.find((e) => (e.getAttribute('aria-description') ?? '').includes(sentence));
  const best = meant[0]?.[0] ?? rarer();
  if (!best) return null;
  best.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = best.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spots = parts.flatMap((y) => parts.map((x) => [box.left + box.width * x, box.top + box.height * y]));
  const spot = spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-handle]') === best) ?? spots[0];
  return [...spot, meant.length ? 'left' : 'right'];
}"""


def variant_of(name: str) -> tuple[str, str]:
    game, _, variant = name.partition("/")
    return game, variant or registry.entry(game).variants[0].id


def every() -> list[str]:
    """All games with all their variants that people play with others."""
    pairs = [(game, variant) for game in registry.ids() for variant in registry.entry(game).variants]
    return [f"{game}/{variant.id}" for game, variant in pairs if variant.seats[-1] > 1]


class Guide(Hands):
    """One person among bots, as many as the variant takes.

    Bots are as good as their dice, and those are the seed's; so the same game, played beside, knows what is asked.
    """

    def __init__(self, page: Page, name: str, *, touch: bool = False) -> None:
        super().__init__(page, SEED, touch)
        game, variant = variant_of(name)
        chosen = registry.entry(game).variant(variant)
        assert chosen is not None, f"{game} has no variant {variant}"
        seats = chosen.seats[-1]
        self.beside = hanse.open(game, variant=variant, seats=seats, seed=SEED)
        self.texts = GameTexts.of(registry.load(game, variant, seats, {}), "en", NAMES[:seats])
        self.turns = 0
        self.sent: list[str] = []
        page.on("websocket", self._overhear)
        told = [
            {"kind": "bot" if seat else "me", "name": NAMES[seat], **({"bot": BOT} if seat else {})}
            for seat in range(seats)
        ]
        body = {"game": game, "variant": variant, "options": {}, "seats": told, "seed": SEED}
        page.goto(f"/t/{page.evaluate(OPEN, body)}")
        expect(self.room).to_be_visible()
        self._others()

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._answer(json.loads(frame)))

    def _answer(self, said: dict[str, object]) -> None:
        if "do" in said:
            self.sent.append(str(said["do"]).partition(" @")[0])

    def _others(self) -> None:
        """Let the bots answer in the game beside as they do at the table."""
        asked = self.beside.asked
        while not self.beside.over and self.beside.asked != ME:
            self.beside.answer(self.beside.bot(BOT))
        if not self.beside.over and (asked != ME or self.turns == 0):
            self.turns += 1

    def step(self) -> bool:
        """One answer, the one a bot would give; False when the game is over."""
        if not self.asked() or self.beside.over:
            return False
        self.page.wait_for_function("ply => document.querySelector('.room').dataset.ply == ply", arg=self.beside.ply)
        self.do(self.texts.option(self.beside.bot(BOT)))
        self.beside.answer(self.sent[-1])
        self._others()
        return True

    def do(self, sentence: str) -> None:
        """What the sentence says: by the thing that stands for it, or by the button."""
        before = self.ply
        spot = self.page.evaluate(SPOT, sentence)
        if spot:
            x, y, button = spot
            self.page.mouse.click(x, y, button=button)
            with contextlib.suppress(TooLate):
                self.page.wait_for_selector(f".chooser, .leaving, .room:not([data-ply='{before}'])", timeout=5_000)
            chooser = self.page.locator(".chooser li button")
            if chooser.count():
                meant = chooser.get_by_text(sentence, exact=True)
                (meant if meant.count() else chooser).first.click()
        else:
            self.page.locator(".answers button").filter(has_text=sentence).first.click()
        self.mean_it(before)
