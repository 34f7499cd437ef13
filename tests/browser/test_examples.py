"""Examples of the rules are drawn, walked through and tried; any position of a table too."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import visitor


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visitor(browser, address) as page:
        yield page


def opened(page: Page, address: str, game: str, rule: str) -> None:
    """The examples of a rule, in the rule book."""
    page.goto(f"{address}/rules/{game}#{rule}")
    place = page.locator(f"[id='rule-{rule}']")
    place.get_by_text(re.compile("^Examples")).click()
    expect(place.get_by_role("button", name="Show").first).to_be_visible()


def test_an_example_is_drawn_walked_through_and_tried(page: Page, address: str) -> None:
    opened(page, address, "hansa", "HA-9.6")
    note = page.locator("[id='rule-HA-9.6'] li").filter(has_text="HA-S29")
    note.get_by_role("button", name="Show it on the board").click()
    example = page.locator("[data-example=HA-S29]")
    expect(example.locator("figure svg").first).to_be_visible()
    steps = example.locator("ol > li")
    refused = steps.filter(has_text="Not allowed:")
    expect(refused).to_have_count(2)
    expect(refused.first).to_contain_text("You lose only tiles of the colours that were just sold.")
    expect(refused.first).to_contain_text("HA-9.6")
    expect(steps.first.get_by_role("button")).to_have_attribute("aria-current", "step")
    example.get_by_role("button", name="One step on").click()
    expect(steps.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    example.get_by_role("button", name="Try it").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".room")).to_have_attribute("data-state", "yours")
    told = page.get_by_role("region", name="Example HA-S29")
    expect(told).to_contain_text("Red loses the brown tile")
    expect(told).to_contain_text("Not allowed: Give up brown (1)")
    expect(page.locator(".seats")).to_contain_text("Red")
    tried = page.url
    told.get_by_role("button", name="Again").click()
    expect(page).not_to_have_url(tried)
    expect(told).to_contain_text("Red loses the brown tile")
    page.goto("/")
    expect(page.locator(".tables li a")).to_have_count(0)


def test_a_rule_says_how_many_examples_show_it_and_none_offers_none(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/hansa#HA-9.6")
    expect(page.locator("[id='rule-HA-9.6']")).to_contain_text("Examples (2)")
    expect(page.locator("[id='rule-HA-1.2']")).not_to_contain_text("Examples")


@pytest.mark.parametrize(("game", "id", "rule"), [
    ("hansa_teutonica", "S-09", "HT-7.4"), ("luebeck", "LU-S25", "LU-8.2"), ("merkator", "ME-S52", "ME-5.4.3"),
])  # fmt: skip
def test_every_game_draws_its_examples(page: Page, address: str, game: str, id: str, rule: str) -> None:
    opened(page, address, game, rule)
    note = page.locator(f"[id='rule-{rule}'] li").filter(has_text=re.compile(rf"\b{id}\b"))
    note.get_by_role("button", name="Show").first.click()
    expect(page.locator(f"[data-example={id}] figure svg").first).to_be_visible()


def test_a_position_of_the_past_is_tried_at_a_table_of_its_own(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/hansa#HA-6.5")
    opened(page, address, "hansa", "HA-6.5")
    page.locator("[id='rule-HA-6.5'] li").filter(has_text="HA-S09").get_by_role("button").first.click()
    page.locator("[data-example=HA-S09]").get_by_role("button", name="Try it").click()
    expect(page.locator(".room")).to_have_attribute("data-state", "yours")
    first = page.url
    page.locator("[data-handle=stockholm][data-lit]").click()
    expect(page.locator(".room")).to_have_attribute("data-ply", "1")
    page.goto(f"{first}/0")
    page.get_by_role("button", name="Try it from here").click()
    expect(page).not_to_have_url(re.compile(re.escape(first)))
    expect(page.locator(".room")).to_have_attribute("data-ply", "0")
    expect(page.locator("[data-handle=stockholm][data-lit]")).to_be_visible()
