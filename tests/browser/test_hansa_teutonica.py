"""Hansa Teutonica in a real browser: whole games by what the page shows alone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, visitor
from tests.browser.test_luebeck import ledger

BOARDS = [("base", 3), ("base", 5), ("britannia", 3), ("britannia", 4), ("east", 4), ("base", 2)]


class Merchant(Hands):
    """Does not throw the game away: establishes what is full, founds offices, goes on with routes begun."""

    BEST = (".marker[data-lit]", ".city[data-lit]", ".badge[data-lit]", ".field[data-lit]", ".ability[data-lit]")

    def answer(self) -> None:
        for kind in self.BEST:
            found = self.page.locator(kind)
            if self.dice.random() < 0.9 and (count := found.count()):
                return self.take(found.nth(self.dice.randrange(count)))
        if (posts := self.page.locator(".post[data-lit]")).count() and self.dice.random() < 0.85:
            return self.take(posts.nth(self.dice.randrange(posts.count())))
        return super().answer()


def sit(page: Page, variant: str, seats: int, *, alone: bool = False, seed: int = 7) -> None:
    """A new table: everybody at this screen, or one against bots."""
    kinds = ["me", *("here" if alone else "bot" for _ in range(seats - 1))]
    token = page.evaluate(
        """async ([variant, kinds, seed]) => {
          const names = ['Anna', 'Bert', 'Clara', 'Dirk', 'Elsa'];
          const seats = kinds.map((kind, i) => ({kind, name: names[i], ...(kind === 'bot' ? {bot: 'greedy'} : {})}));
          const body = JSON.stringify({game: 'hansa_teutonica', variant, options: {}, seats, seed});
          const headers = {'content-type': 'application/json'};
          return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).token;
        }""",
        [variant, kinds, seed],
    )
    page.goto(f"/t/{token}")
    expect(page.locator(".room")).to_be_visible()


def clean(page: Page, where: str) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    told = [
        f"{v['id']}: {node['html'][:160]}" for v in Axe().run(page).response["violations"] for node in v["nodes"][:2]
    ]
    assert told == [], f"{where}: " + "\n".join(told)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_by_tapping_what_is_lit(browser: Browser, address: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone) as page:
        sit(page, "base", 3)
        hands = Merchant(page, seed=3, touch=phone)
        assert hands.play() > 40
        cells, sums = ledger(page)
        assert len(cells) == 6, "track, abilities, markers, special prestige, cities, network"
        assert [sum(column) for column in zip(*cells, strict=True)] == sums
        assert max(sums) > 15, "bots build and score"


@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_every_board_is_drawn_whole_and_plays(browser: Browser, address: str, variant: str, seats: int) -> None:
    with visitor(browser, address) as page:
        sit(page, variant, seats, alone=True)
        hands = Merchant(page, seed=seats)
        hands.play(30)
        assert hands.asked()
        # Every option has a place on the page, and only what ends something or is offered twice is a button.
        verbs = {button.inner_text().split()[0] for button in hands.buttons()}
        assert verbs <= {"End", "Income:", "That", "Nothing", "Pay", "Use"}, verbs
        overlaps = page.evaluate(
            """() => {
              const box = (e) => e.getBoundingClientRect();
              const names = [...document.querySelectorAll('.banner > text:first-of-type')];
              const posts = [...document.querySelectorAll('.post .slot')];
              const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
                * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
              const out = [];
              for (const n of names) for (const o of [...posts, ...names]) {
                if (o === n) continue;
                const part = shared(box(n), box(o)) / (box(o).width * box(o).height);
                const what = o.textContent || o.closest('g').dataset.handle;
                if (part > 0.12) out.push(`${n.textContent} ${what} ${part.toFixed(2)}`);
              }
              return out;
            }"""
        )
        assert overlaps == [], "names lie on posts or on each other"
        assert page.locator(".post").count() > 90
        # A tall board has the desk beside it, a broad one below; everybody's slip is in sight.
        desk, board = page.locator(".room > .desk").bounding_box(), page.locator(".room > .board").bounding_box()
        assert desk is not None
        assert board is not None
        beside, below = desk["x"] + desk["width"] <= board["x"], desk["y"] >= board["y"] + board["height"]
        assert (beside, below) == (variant == "britannia", variant != "britannia")
        assert page.locator(".seats").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["wide light", "phone dark"])
def test_axe_finds_nothing(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        sit(page, "britannia", 3, alone=True)
        hands = Merchant(page, seed=8, touch=phone)
        hands.play(40)
        assert hands.asked()
        clean(page, "britannia")
        sit(page, "base", 4, alone=True)
        hands.play(25)
        assert hands.asked()
        clean(page, "base")


def test_a_tap_puts_the_piece_on_that_very_post_and_the_shape_can_be_armed(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        sit(page, "base", 4, alone=True)
        hands = Hands(page)
        assert hands.asked()
        merchants = page.locator("button.pile").nth(1)
        for key, armed in (("m", "true"), ("t", "false")):
            page.keyboard.press(key)
            expect(merchants).to_have_attribute("aria-pressed", armed)
        expect(page.locator(".desk .held").first).to_contain_text("A tap places a trader.")
        third = page.locator('[data-handle="hamburg-lueneburg #3"]')
        third.click(force=True, button="right")
        chooser = page.locator(".chooser li button")
        expect(chooser).to_have_count(2)
        before = hands.ply
        chooser.filter(has_text="merchant").click()
        hands.answered(before)
        expect(third.locator(".piece")).to_have_count(1)
        expect(page.locator('[data-handle="hamburg-lueneburg #1"] .piece')).to_have_count(0)
        # What was used last is in the hand, and needs no chooser; another pile changes that.
        expect(merchants).to_have_attribute("aria-pressed", "true")
        page.locator("button.pile").first.click()
        before = hands.ply
        page.locator('[data-handle="hamburg-lueneburg #1"]').click(force=True)
        hands.answered(before)
        expect(page.locator('[data-handle="hamburg-lueneburg #1"] .piece')).to_have_count(1)


def test_what_is_not_possible_says_why(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        sit(page, "base", 4, alone=True)
        hands = Hands(page)
        assert hands.asked()
        page.locator('[data-handle="hamburg"]').click(force=True)
        expect(page.locator(".note", has_text="HT-9.1")).to_be_visible()
        expect(page.locator(".note")).to_contain_text("office in Hamburg")


def type_answer(page: Page, hands: Hands, *answers: str) -> None:
    """Answers by the keyboard: positions are reached by them."""
    for answer in answers:
        assert hands.asked()
        before = hands.ply
        page.keyboard.press("/")
        field = page.locator("form input[list=typed]")
        field.fill(answer)
        field.press("Enter")
        hands.answered(before)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_tap_on_a_city_establishes_its_route_or_is_refused_for_that_route(
    browser: Browser, address: str, phone: bool
) -> None:
    """Three posts of Hamburg–Stade are filled in two turns; the second has no action left to establish it."""
    with visitor(browser, address, phone=phone) as page:
        sit(page, "base", 3, alone=True)
        hands = Hands(page, touch=phone)
        place = "place hamburg-stade t"
        type_answer(page, hands, place, place, "end", "end", "end", place, "place emden-groningen t")
        hands.press(page.locator('[data-handle="hamburg"]'))
        expect(page.locator(".note")).to_contain_text("Establish Hamburg–Stade")
        expect(page.locator(".note", has_text="HT-4.2")).to_be_visible()
        type_answer(page, hands, "end", "end", "end")
        hands.take(page.locator('[data-handle="hamburg"]'))
        expect(page.locator("#asked")).to_contain_text("Hamburg–Stade is established")
