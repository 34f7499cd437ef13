"""People around a table: they are invited, write, leave, let bots answer, come back, and play again."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import listening
from tests.browser.hands import Hands, visitor, whose
from tests.server.pushing import PushService

SERVE = """
import sys
from hanse.server import run
run(port=0, db=sys.argv[1], open_browser=False, pause=0.02, away=0.05, inside=True)
"""


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server that calls at once, on this machine too."""
    with listening("-c", SERVE, f"sqlite:///{folder / 'hanse.db'}") as where:
        yield where


def open_table(host: Page, name: str = "Anna") -> str:
    """A table of Hansa for two with a free seat; the invitation that the host is shown at once."""
    host.goto("/new/hansa")
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Invite").check(force=True)
    host.get_by_label("Name", exact=True).fill(name)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("dialog").locator(".qr img")).to_be_visible()
    return host.locator(".qr code").inner_text()


def sit_down(guest: Page, invitation: str, name: str) -> None:
    guest.goto(invitation)
    guest.locator("form input").first.fill(name)
    guest.locator("form button.main").click()
    expect(guest.locator(".seats")).to_contain_text(name)


PURPLE = """() => {
    const root = document.documentElement;
    const shown = getComputedStyle(root).getPropertyValue('--seat-1').trim();
    const bare = root.getAttribute('style');
    root.removeAttribute('style');
    const purple = getComputedStyle(root).getPropertyValue('--seat-4').trim();
    root.setAttribute('style', bare);
    return shown === purple;
}"""
"""Whether the second seat has the palette's fifth colour."""


def care(page: Page, name: str) -> None:
    page.locator(".seats article", has_text=name).locator("button.care").click()


def test_from_the_invitation_to_the_rematch(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address, language="de") as bea:
        invitation = open_table(anna)
        sit_down(bea, invitation, "Bea")
        expect(anna.get_by_role("dialog")).to_have_count(0)  # the last seat is taken: nothing to invite to

        # Phrases come in each reader's language, what is typed stays as it is.
        anna.get_by_role("tab", name="Talk").click()
        anna.get_by_role("button", name="Phrases").click()
        anna.get_by_role("button", name="Good luck!").click()
        bea.get_by_role("tab", name=re.compile("Gespräch")).click()
        expect(bea.get_by_role("log")).to_contain_text("Viel Glück!")
        bea.get_by_label("An den Tisch schreiben").fill("<b>hallo</b> & <img src=x onerror=alert(1)>")
        bea.keyboard.press("Enter")
        expect(anna.get_by_role("log")).to_contain_text("<b>hallo</b> & <img src=x onerror=alert(1)>")
        anna.get_by_role("tab", name="Log").click()
        bea.get_by_label("An den Tisch schreiben").fill("noch da?")
        bea.keyboard.press("Enter")
        expect(anna.locator(".unread")).to_have_text("1")

        # Notes are one's own.
        anna.get_by_role("tab", name="Notes").click()
        anna.get_by_role("textbox", name="Notes").fill("Bea wants Danzig")
        anna.get_by_role("tab", name="Log").click()
        anna.reload()
        anna.get_by_role("tab", name="Notes").click()
        expect(anna.get_by_role("textbox", name="Notes")).to_have_value("Bea wants Danzig")

        # She leaves; the host lets a bot answer for her; she comes back.
        home = bea.url
        bea.goto("about:blank")
        expect(anna.locator(".seats article", has_text="Bea")).to_contain_text("away")
        care(anna, "Bea")
        anna.get_by_role("button", name="Let a bot answer").click()
        expect(anna.locator(".seats article", has_text="Bea")).to_contain_text("plays")
        bea.goto(home)
        bea.get_by_role("button", name="Ich bin wieder da").first.click()
        expect(anna.locator(".seats article", has_text="Bea")).not_to_contain_text("plays")

        # Another name, for all to see.
        care(bea, "Bea")
        bea.get_by_label("Dein Name").fill("Beatrix")
        bea.get_by_role("button", name="Ändern").click()
        expect(anna.locator(".seats")).to_contain_text("Beatrix")
        bea.keyboard.press("Escape")

        # Bots play it to its end; then the same again, each in one tap.
        bots = ((bea, "Beatrix", "Einen Bot antworten lassen"), (anna, "Anna", "Let a bot answer"))
        for page, name, hand_over in bots:
            care(page, name)
            page.locator("select[aria-label]").last.select_option("random")
            page.get_by_role("button", name=hand_over).click()
        expect(anna.locator(".room")).to_have_attribute("data-state", "over", timeout=180_000)
        anna.get_by_role("dialog").get_by_role("button", name="Rematch").click()
        expect(anna.locator(".room")).not_to_have_attribute("data-state", "over")
        before = bea.url
        bea.get_by_role("dialog").get_by_role("button", name="Wieder hinsetzen").click()
        bea.wait_for_url(lambda url: url != before)
        expect(bea.locator(".seats")).to_contain_text("Beatrix")
        expect(anna.locator(".seats article", has_text="Beatrix")).not_to_contain_text("away")


SEAT_COLOURS = "() => [0, 1].map((i) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${i}`))"


def test_the_invitation_shows_seats_in_their_colours(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        anna.goto("/new/hansa_teutonica")
        anna.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Invite").check(force=True)
        anna.get_by_label("Colour, Seat 1").select_option("purple")
        anna.get_by_role("button", name="Open the table").click()
        expect(anna.locator(".qr img")).to_be_visible()
        bea.goto(anna.locator(".qr code").inner_text())
        expect(bea.get_by_label("Your name")).to_be_visible()
        assert bea.evaluate(SEAT_COLOURS) == anna.evaluate(SEAT_COLOURS)


def test_links_are_made_and_revoked(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address, may_complain=True) as carl:
        open_table(anna)
        anna.keyboard.press("Escape")
        anna.locator(".seats").get_by_role("button", name="Invite").click()  # the free slip is the invitation
        expect(anna.get_by_role("dialog").locator(".qr img")).to_be_visible()
        anna.keyboard.press("Escape")
        anna.get_by_role("button", name="Links and settings").click()
        anna.get_by_role("button", name="Let somebody see what I see").click()
        row = anna.locator(".linkrow", has_text="What Anna sees")
        row.get_by_role("button", name="QR code").click()
        carl.goto(row.locator("code").inner_text())
        expect(carl.locator(".seats")).to_contain_text("Anna")
        row.get_by_role("button", name="Revoke").click()
        expect(row).to_have_count(0)
        expect(carl.get_by_text("This link opens no table")).to_be_visible()


def test_one_invitation_one_seat_and_two_tabs(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        invitation = open_table(anna)
        sit_down(bea, invitation, "Bea")
        seat = bea.url
        bea.goto(invitation)
        expect(bea.get_by_text("You already have a seat at this table.")).to_be_visible()
        bea.get_by_role("link", name="Back to my seat").click()
        expect(bea).to_have_url(seat)
        again = bea.context.new_page()
        again.goto(seat)
        expect(again.get_by_text("This seat is open in another tab as well.")).to_be_visible()
        expect(bea.get_by_text("This seat is open in another tab as well.")).to_be_visible()


def test_colours_order_and_clocks_of_the_set_up(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna:
        anna.goto("/new/hansa")
        anna.get_by_role("radio", name="2", exact=True).check(force=True)
        anna.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Somebody here").check(force=True)
        anna.get_by_label("Name", exact=True).nth(0).fill("Anna")
        anna.get_by_label("Name", exact=True).nth(1).fill("Bea")
        anna.get_by_label("Colour, Seat 1").select_option("purple")
        anna.get_by_role("button", name="Move Anna down").click()
        expect(anna.get_by_label("Colour, Seat 2")).to_have_value("purple")
        anna.get_by_role("radio", name="For the whole game").check(force=True)
        anna.get_by_label("Minutes").fill("5")
        anna.get_by_role("button", name="Sit down").click()
        slips = anna.locator(".seats article")
        expect(slips.nth(0)).to_contain_text("Bea")
        expect(slips.nth(1)).to_contain_text("Anna")
        expect(slips.nth(0).get_by_role("timer")).to_have_text(re.compile("[45]:[0-9][0-9]"))
        assert anna.evaluate(PURPLE)
        # At the table it can be changed again.
        care(anna, "Anna")
        anna.get_by_role("radio", name="Green").check(force=True)
        expect(anna.get_by_role("radio", name="Green")).to_be_checked()


def test_a_table_that_waits_is_one_tap_away(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        sit_down(bea, open_table(anna), "Bea")
        asked = whose(Hands(anna), Hands(bea)).page
        mine = asked.url
        asked.goto("/new/hansa")
        asked.get_by_role("radio", name="2", exact=True).check(force=True)
        for seat in ("Seat 1", "Seat 2"):
            asked.get_by_role("radiogroup", name=seat).get_by_role("radio", name="Invite").check(force=True)
        asked.get_by_role("button", name="Open the table").click()  # a table for others, where one only watches
        expect(asked.get_by_role("dialog")).to_be_visible()
        asked.keyboard.press("Escape")
        asked.get_by_role("link", name="Go there").click()
        expect(asked).to_have_url(mine)


class Receiving(HTTPServer):
    service: PushService


class Receiver(BaseHTTPRequestHandler):
    server: Receiving

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.service.told.append({"text": self.server.service.opened(body).decode()})
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def push() -> Iterator[PushService]:
    with Receiving(("127.0.0.1", 0), Receiver) as server:
        server.service = PushService(f"http://127.0.0.1:{server.server_port}/wp/1")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.service
        server.shutdown()


def test_who_has_closed_the_page_is_told_by_the_browser(browser: Browser, address: str, push: PushService) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        bea.context.grant_permissions(["notifications"], origin=address)
        # No browser here reaches a push service of the world: it is given ours; all else is as it always is.
        bea.add_init_script(
            f"PushManager.prototype.subscribe = async (options) => ({{ toJSON: () => "
            f"({{ endpoint: '{push.address}', keys: {push.keys} }}), unsubscribe: async () => true }})"
        )
        sit_down(bea, open_table(anna), "Bea")
        bea.get_by_role("button", name="Links and settings").click()
        bea.get_by_role("switch", name=re.compile("Tell me when I am asked")).check(force=True)
        expect(bea.get_by_role("switch", name=re.compile("Tell me when I am asked"))).to_be_enabled()
        expect(bea.get_by_role("switch", name=re.compile("Tell me when I am asked"))).to_be_checked()
        bea.keyboard.press("Escape")
        table = bea.evaluate(
            "fetch('/api/tables/' + location.pathname.split('/')[2]).then((r) => r.json()).then((s) => s.table)"
        )
        registered = "navigator.serviceWorker.ready.then(() => true)"
        assert bea.evaluate(registered)
        bea.goto("about:blank")
        hands = Hands(anna)
        until = time.monotonic() + 60
        while not push.told and time.monotonic() < until:
            if hands.state == "yours":
                hands.answer()
            anna.wait_for_timeout(100)
        assert len(push.told) == 1
        assert "Bea, it is your turn: Hansa" in push.told[0]["text"]

        # What came is handed to the browser's service worker, as its push service would.
        bea.goto("/")
        line = bea.context.new_cdp_session(bea)
        seen: list[str] = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda told: seen.extend(
            one["registrationId"] for one in told["registrations"]))  # fmt: skip
        line.send("ServiceWorker.enable")
        bea.wait_for_function("() => navigator.serviceWorker.controller !== null || true")
        while not seen:
            bea.wait_for_timeout(50)
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": seen[0], "data": push.told[0]["text"]},
        )
        bea.wait_for_function(
            "async (table) => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".some((n) => n.data.table === table && n.body.startsWith('Bea, it is your turn'))",
            arg=table,
        )
