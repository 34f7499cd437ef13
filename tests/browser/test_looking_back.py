"""After the game: a record comes back as a table, the end tells itself at a glance, all can be taken home."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Download, Page, expect

import hanse
from hanse.core import record as records
from tests.browser.hands import visitor

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three as a file."""
    table = hanse.open("hansa", seats=3, seed=11)
    table.finish("greedy")
    file = tmp_path_factory.mktemp("records") / "evening.rec"
    file.write_text(records.write(records.read(table.record()), records.named({}, ["Anna", "Bea", "Cai"])))
    return file


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visitor(browser, address) as page:
        yield page


def bring(page: Page, file: Path) -> None:
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator("dialog .ledger")).to_be_visible()


def saved(page: Page, name: str) -> Path:
    with page.expect_download() as coming:
        page.locator("dialog").get_by_role("button", name=name).click()
    download: Download = coming.value
    return Path(download.path())


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 740)], ids=["laptop", "phone", "small phone"])
def test_the_end_tells_places_and_margin_above_the_fold(page: Page, played: Path, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    bring(page, played)
    ranking = page.locator("dialog ol").first
    expect(ranking.locator("li")).to_have_count(3)
    box = ranking.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1], "everybody's place is seen without scrolling"
    points = [int(text) for text in ranking.locator("b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    if points[0] > points[1]:
        expect(page.locator("dialog .how")).to_contain_text(f"{points[0] - points[1]} point")
    expect(ranking.locator("li").last).to_contain_text(f"{points[0] - points[2]} behind")


def test_points_over_time_by_category_are_drawn_and_told(page: Page, played: Path) -> None:
    bring(page, played)
    chart = page.get_by_role("img", name="Points of every player")
    expect(chart).to_be_visible()
    assert "After 0 answers: Anna 0, Bea 0, Cai 0" in page.locator("#course-told").inner_text()
    together = chart.locator("path").first.get_attribute("d")
    page.get_by_label("Points for", exact=False).last.select_option(label="Sold tiles")
    assert chart.locator("path").first.get_attribute("d") != together
    slider = page.locator("dialog input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert "After 1 answers" in (slider.get_attribute("aria-valuetext") or "")
    page.get_by_role("button", name="Show the position after 1 ").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/1$"))


def test_a_game_is_taken_home_as_text_and_as_a_picture(page: Page, played: Path) -> None:
    bring(page, played)
    text = saved(page, "Log as text").read_text()
    assert text.startswith("Hansa\n")
    assert re.search(r"^1\.  \w+: \d+ points$", text, re.M)
    assert len(text.splitlines()) > 60
    svg = saved(page, "Board as SVG").read_text()
    assert svg.startswith("<svg")
    assert "Danzig" in svg
    assert "var(--" not in svg, "colours are told, not named"
    assert "@font-face" in svg
    png = saved(page, "Board as PNG").read_bytes()
    assert png.startswith(PNG)
    assert int.from_bytes(png[16:20]) == 2400
    assert len(png) > 200_000, "the picture is not empty"


def test_a_reported_problem_is_a_record_that_opens_again(page: Page, played: Path, tmp_path: Path) -> None:
    bring(page, played)
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What happened").fill("the goods\n0 end\nare gone")
    text = saved(page, "Save as a file").read_text()
    assert "# said: the goods\n# said: 0 end\n# said: are gone\n" in text
    for told in (f"# hanse {hanse.__version__}", "page index-", "# browser: Mozilla", "# looked at: after"):
        assert told in text
    assert records.read(text).answers == records.read(text).answers != []
    file = tmp_path / "problem.rec"
    file.write_text(text)
    page.goto("/")
    bring(page, file)


def test_my_tables_tell_the_result_and_the_day(page: Page, played: Path) -> None:
    bring(page, played)
    page.goto("/")
    row = page.locator(".tables li").first
    expect(row).to_contain_text(re.compile(r"(won|share the victory)"))
    expect(row).to_contain_text(re.compile(r"Anna:\s\d+, Bea:\s\d+, Cai:\s\d+"))
    expect(row.locator("time")).to_have_text(re.compile(r"\d{4}"))
    # On a phone the names have the width, not what is left beside the result.
    page.set_viewport_size({"width": 360, "height": 740})
    names = row.locator("a").bounding_box()
    assert names is not None
    assert names["width"] > 220


def over(page: Page, tmp_path: Path, game: str, seats: int) -> None:
    """Look at the end of a game between bots."""
    table = hanse.open(game, seats=seats, seed=4)
    table.finish("greedy")
    file = tmp_path / f"{game}.rec"
    file.write_text(table.record())
    page.locator(".bring input").set_input_files(file)
    expect(page.locator("dialog .ledger")).to_be_visible()


def test_points_are_written_as_the_reader_writes_them(browser: Browser, address: str, tmp_path: Path) -> None:
    with visitor(browser, address, language="nl") as page:
        over(page, tmp_path, "merkator", 4)
        told = " ".join(page.locator("dialog .ledger .num, dialog ol .figures, .seats .points").all_inner_texts())
        assert re.search(r"\d,5", told), "this game is one of halves"
        assert not re.search(r"\d\.\d|-\d", told)


def test_the_points_of_five_fit_a_small_phone(browser: Browser, address: str, tmp_path: Path) -> None:
    with visitor(browser, address, phone=True, language="de") as page:
        page.set_viewport_size({"width": 360, "height": 740})
        over(page, tmp_path, "luebeck", 5)
        assert page.locator("dialog .scroll").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
        # The curve's figures are as large as they are written, not shrunk with it.
        grid = page.locator("dialog svg text").first
        assert grid.evaluate("e => e.getBoundingClientRect().height") > 12


def test_a_broken_record_is_one_sentence(browser: Browser, address: str, played: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.rec"
    broken.write_text(played.read_text().replace("\n0 ", "\n0 fly to ", 1))
    with visitor(browser, address, may_complain=True) as page:
        page.get_by_label("Open a record").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text(re.compile(r"broken.rec could not be opened: .*line \d+"))
        expect(page.locator(".game").first).to_be_visible()


def test_a_slip_opens_where_its_points_come_from(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.locator('[data-game="hansa_teutonica"]').get_by_role("button", name="Play").click()
        page.get_by_role("button", name="How the points stand").first.click()
        dialog = page.get_by_role("dialog", name="How the points stand")
        expect(dialog).to_contain_text("the track on the board shows only those scored so far")
        rows = dialog.locator(".group")
        expect(rows).to_have_count(2)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
