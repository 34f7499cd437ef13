"""Every drawn board: it can be played by what it shows, in wide and on a phone, and axe finds nothing on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from hanse.core import registry
from tests.browser.conftest import ROOT
from tests.browser.hands import Hands, visitor
from tests.browser.test_access import clean

DRAWN = {path.parents[1].name for path in (ROOT / "src/hanse/games").glob("*/ui/index.ts")}
GAMES = [game for game in registry.ids() if game in DRAWN - {"hansa"}]  # Hansa has tests of its own


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_board_can_be_played_by_what_is_lit(browser: Browser, address: str, game: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone, dark=phone) as page:
        hands = Hands(page, seed=1, touch=phone)
        hands.start(game)
        lit = 0
        for _ in range(14):
            if not hands.asked():
                break
            lit += len(hands.lit())
            # Whatever may be chosen is on the board, on the desk or a button, and has a name.
            shown = page.locator("[data-lit]").evaluate_all("all => all.every(e => e.getAttribute('aria-label'))")
            assert shown
            assert hands.lit() or hands.buttons()
            hands.answer()
        assert lit > 10
        assert hands.asked()
        clean(page, f"{game}, a turn")


@pytest.mark.parametrize("game", sorted(DRAWN))
def test_a_board_that_moves_follows_every_step(browser: Browser, address: str, game: str) -> None:
    """A step that does not fit what is shown is complained of, and complaints fail the test."""
    with visitor(browser, address, calm=False) as page:
        hands = Hands(page, seed=3)
        hands.start(game)
        for _ in range(6):
            if not hands.asked():
                break
            hands.answer()
        assert hands.asked()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_tapping_what_is_lit(browser: Browser, address: str, game: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start(game)
        hands.play(4000)
        assert hands.state == "over"
        clean(page, f"{game}, the end")
