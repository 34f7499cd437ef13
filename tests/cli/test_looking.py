"""Commands that only look: games, replay, explain, rules, perft, bench."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import hanse
from hanse.cli.version import compiled
from hanse.core import record, registry
from hanse.core.book import read_book
from hanse.core.entry import Change
from hanse.core.examples import sentences
from hanse.core.languages import LANGUAGES
from hanse.core.match import Match, resume
from hanse.core.model import ALL, State
from hanse.core.pins import perft
from hanse.core.rulebook import read_digest
from hanse.texts import Texts
from tests.cli.conftest import Hanse, process


def test_games_lists_what_can_be_played(hanse_: Hanse) -> None:
    found = {game["id"]: game for game in hanse_("games", "--json").json()}
    assert set(found) == set(registry.ids())
    hansa = found["hansa"]
    assert set(hansa) == {"id", "title", "version", "minutes", "weight", "variants"}
    base = hansa["variants"][0]
    assert set(base) == {"id", "title", "titles", "seats", "options"}
    assert (base["id"], base["seats"]) == ("base", [2, 3, 4])
    card = {switch["name"]: switch for switch in base["options"]}["extra_card"]
    assert set(card) == {"name", "type", "default", "choices", "says", "rule", "card"}
    assert (card["type"], card["default"], card["choices"]) == ("bool", False, [False, True])
    assert card["says"].endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_in_words_and_in_every_language(hanse_: Hanse, lang: str) -> None:
    done = hanse_("games", "--lang", lang)
    assert done.code == 0
    assert "--option extra_card=false|true" in done.out


def test_replay_shows_the_last_position_or_an_earlier_one(hanse_: Hanse, rec: Path) -> None:
    done = hanse_("replay", rec)
    assert done.code == 0
    assert "wins." in done.out or "Shared victory" in done.out
    early = hanse_("replay", rec, "--to", 20).out
    assert "before answer 20" in early
    assert "Points if it ended now" in early


def test_replay_as_json_is_the_view(hanse_: Hanse, rec: Path, recorded: str) -> None:
    played = record.read(recorded)
    match = resume(played.bundle(), played.seed, played.answers[:30])
    assert hanse_("replay", rec, "--to", 30, "--json").json() == match.bundle.view(match.state, ALL)
    assert hanse_("replay", rec, "--to", 30, "--json", "--seat", 1).json() == match.bundle.view(match.state, 1)


def test_replay_reads_standard_input(recorded: str) -> None:
    assert process("replay", "-", "--to", 5, "--json", typed=recorded.encode()).json()["seats"] == 3


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--to", 100_000], "no ply 100000; there is 0 to"),
        (["--to", -1], "no ply -1; there is 0 to"),
        (["--seat", 3], "--seat 3: no such seat; there is 0 to 2"),
        (["--seat", -1], "--seat -1: no such seat"),
    ],
)
def test_a_place_that_is_not_there_is_said(hanse_: Hanse, rec: Path, args: list[object], said: str) -> None:
    done = hanse_("replay", rec, *args)
    assert done.code == 2
    assert said in done.line()


@pytest.mark.parametrize("to", [[], ["--to", 5]])
def test_a_broken_record_is_named_by_line_even_behind_the_place_asked_for(
    hanse_: Hanse, rec: Path, recorded: str, to: list[object]
) -> None:
    lines = recorded.splitlines(keepends=True)
    rec.write_text("".join([*lines[:60], "0 sail to the moon\n", *lines[61:]]))
    done = hanse_("replay", rec, *to)
    assert done.code == 2
    assert f"{rec}: line 61: " in done.line()


def test_a_truncated_record_is_refused(hanse_: Hanse, rec: Path, recorded: str) -> None:
    rec.write_text(recorded[: len(recorded) // 2 + 1].rstrip("\n"))
    assert "breaks off here" in hanse_("replay", rec).line()
    rec.write_bytes(b"\xff\xfe")
    assert "not UTF-8 text" in hanse_("replay", rec).line()
    rec.write_text("")
    assert hanse_("replay", rec).code == 2


def test_a_record_of_another_version_or_other_data_is_refused(hanse_: Hanse, rec: Path, recorded: str) -> None:
    version = registry.entry("hansa").version
    rec.write_text(recorded.replace(f"version: {version}", "version: 99"))
    assert f"record of hansa version 99; this is version {version}" in hanse_("replay", rec).line()
    rec.write_text(recorded.replace("data: ", "data: f"))
    assert "record was played with other data" in hanse_("replay", rec).line()


def test_a_record_of_older_rules_is_read_as_far_as_it_stands(
    hanse_: Hanse, rec: Path, recorded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = registry.entry("hansa")
    change = Change(found.version + 1, {}, lambda setup: True)
    newer = replace(found, version=change.version, changes=(*found.changes, change))
    monkeypatch.setattr(registry, "entry", lambda id, corrections=None: newer)
    rows = recorded.split("\n")
    rows[-2] = rows[-2].split()[0] + " leave"
    rec.write_text("\n".join(rows))
    shown = hanse_("replay", rec)
    assert shown.code == 0
    assert f"played by version {found.version} of the rules of hansa; today's read it up to ply" in shown.err
    with pytest.warns(UserWarning, match="today's read it up to ply"):
        play = hanse.read(rec.read_text())
    assert play.ply > 0


def place(recorded: str) -> tuple[int, Match[State]]:
    """The first ply of a record at which a seat is asked, and the match there."""
    played = record.read(recorded)
    ply = next(i for i, line in enumerate(played.answers) if line.seat >= 0)
    return ply, resume(played.bundle(), played.seed, played.answers[:ply])


def test_explain_says_what_is_legal(hanse_: Hanse, rec: Path, recorded: str) -> None:
    ply, match = place(recorded)
    done = hanse_("explain", rec, ply, match.options()[0])
    assert done.code == 0
    assert f"{match.options()[0]}: possible" in done.out
    assert hanse_("explain", rec, ply, match.options()[0], "--json").json()["legal"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explain_cites_the_rule_that_forbids(hanse_: Hanse, rec: Path, recorded: str, lang: str) -> None:
    ply, _ = place(recorded)
    found = hanse_("explain", rec, ply, "end", "--json", "--lang", lang).json()
    rule = read_digest("hansa", lang)[found["rule"]]
    assert found["legal"] is False
    assert (found["title"], found["says"]) == (rule.title, rule.says)
    shown = hanse_("explain", rec, ply, "end", "--lang", lang)
    assert shown.code == 0
    assert found["rule"] in shown.out
    assert rule.title in shown.out


def test_explain_refuses_what_is_not_an_action(hanse_: Hanse, rec: Path) -> None:
    assert "'plcae danzig' is not an action; near it: place danzig" in hanse_("explain", rec, 20, "plcae danzig").line()
    assert "actions begin with begin, remove" in hanse_("explain", rec, 20, "xyzzy").line()
    assert "no ply 9999" in hanse_("explain", rec, 9999, "end").line()
    assert "Invalid value for 'PLY'" in hanse_("explain", rec, "soon", "end").line()


def test_explain_works_at_the_end_of_the_game(hanse_: Hanse, rec: Path, recorded: str) -> None:
    last = len(record.read(recorded).answers)
    assert hanse_("explain", rec, last, "end", "--json").json()["legal"] is False
    assert "The game is over." in hanse_("explain", rec, last, "end").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_the_digest(hanse_: Hanse, lang: str) -> None:
    digest = read_digest("hansa", lang)
    found = hanse_("rules", "hansa", "--lang", lang, "--json").json()
    assert [rule["id"] for rule in found] == list(digest)
    assert found[0] == {"id": "HA-1.1", "title": digest["HA-1.1"].title, "says": digest["HA-1.1"].says}
    shown = hanse_("rules", "hansa", "--lang", lang).out
    intro, chapters = read_book("hansa", lang)
    assert intro is not None
    order = [intro.aim[:30], intro.advice[:30], chapters[0].title, "HA-4.1", chapters[-1].title, "HA-1.1"]
    assert sorted(order, key=shown.index) == order


def test_one_rule_or_a_chapter(hanse_: Hanse) -> None:
    assert [rule["id"] for rule in hanse_("rules", "hansa", "ha-7.2", "--json").json()] == ["HA-7.2"]
    chapter = [rule["id"] for rule in hanse_("rules", "hansa", "HA-7", "--json").json()]
    assert len(chapter) > 3
    assert all(id.startswith("HA-7") for id in chapter)


@pytest.mark.parametrize(
    ("game", "id"), [("hansa", "HA-S01"), ("hansa_teutonica", "S-102"), ("luebeck", "lu-s25"), ("merkator", "ME-S1")]
)
def test_scenarios_are_found_by_their_id(hanse_: Hanse, game: str, id: str) -> None:
    (found,) = hanse_("rules", game, id, "--json").json()
    assert (found["id"], found["title"], found["says"]) == (id.upper(), "Scenario", sentences(game)[id.upper()])
    assert set(found["rules"]) <= set(read_digest(game, "en"))
    shown = hanse_("rules", game, id, "--lang", "de").out
    assert f"{id.upper()}  Szenario" in shown


def test_the_beginning_of_an_id_finds_rules_and_scenarios(hanse_: Hanse) -> None:
    assert [one["id"] for one in hanse_("rules", "luebeck", "LU-S", "--json").json()] == list(sentences("luebeck"))
    tens = [one["id"] for one in hanse_("rules", "luebeck", "lu-s1", "--json").json()]
    assert tens == [f"LU-S1{n}" for n in range(10)]
    everything = [one["id"] for one in hanse_("rules", "luebeck", "LU", "--json").json()]
    assert everything == [*read_digest("luebeck", "en"), *sentences("luebeck")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_tells_what_it_refuses_and_which_scenarios_show_it(hanse_: Hanse, lang: str) -> None:
    (found,) = hanse_("rules", "luebeck", "LU-8.2", "--json", "--lang", lang).json()
    texts = Texts(lang, "luebeck")
    assert found["refuses"] == [texts.say(f"no-{slug}") for slug in read_digest("luebeck", "en")["LU-8.2"].refuses]
    assert "LU-S25" in found["scenarios"]
    assert "LU-8.2" in hanse_("rules", "luebeck", "LU-S25", "--json").json()[0]["rules"]
    shown = " ".join(hanse_("rules", "luebeck", "LU-8.2", "--lang", lang).out.split())
    assert texts.say("no-wrong-way") in shown
    assert "LU-S25, " in shown
    (silent,) = hanse_("rules", "luebeck", "LU-1.1", "--json").json()
    assert silent["refuses"] == []


def test_what_is_asked_instead_is_no_part_of_a_rule(hanse_: Hanse) -> None:
    (found,) = hanse_("rules", "luebeck", "LU-R26", "--json").json()
    assert found["refuses"] == ["Figures come back only after the round."]


def test_the_matrix_leads_from_rules_to_code_and_tests(hanse_: Hanse) -> None:
    rows = hanse_("rules", "hansa", "--matrix", "--json").json()
    assert [row["id"] for row in rows] == list(read_digest("hansa", "en"))
    for row in rows:
        assert row["excuse"] or (row["code"] and row["tests"]), row["id"]
    shown = hanse_("rules", "hansa", "--matrix").out.splitlines()
    assert shown[0] == "rule\tcode\ttests\ttitle"
    assert len(shown) == len(rows) + 2
    assert "rules/buy.py:" in next(line for line in shown if line.startswith("HA-7.2\t"))
    assert len(hanse_("rules", "hansa", "HA-7.2", "--matrix", "--json").json()) == 1


def test_perft_counts_sequences(hanse_: Hanse) -> None:
    bundle = registry.load("hansa", "base", 2)
    counts = [perft(bundle, 4, depth) for depth in (1, 2, 3)]
    found = hanse_("perft", "hansa", "--seats", 2, "--depth", 3, "--seed", 4, "--json").json()
    assert found == {"game": "hansa", "variant": "base", "seats": 2, "seed": 4, "counts": counts}
    assert counts[0] == len(Match(bundle, 4).options())
    shown = hanse_("perft", "hansa", "--seats", 2, "--depth", 2, "--seed", 4).out
    assert shown == f"depth 1: {counts[0]}\ndepth 2: {counts[1]}\n"


def test_bench_measures_the_engine_at_hand_and_the_interpreted_one(hanse_: Hanse) -> None:
    found = hanse_("bench", "hansa", "--seats", 2, "--seconds", 0.1, "--json").json()
    assert set(found) == {"machine", "policy", "rows"}
    assert found["policy"].startswith("random: ")
    assert [row["mode"] for row in found["rows"]] == (["compiled"] if compiled() else []) + ["interpreted"]
    for row in found["rows"]:
        assert set(row) == {
            "game", "variant", "seats", "mode", "decisions_per_s", "judged_per_s", "clone_us", "value_us",
            "features_us", "options_mean", "length_mean",
        }  # fmt: skip
        assert (row["game"], row["variant"], row["seats"]) == ("hansa", "base", 2)
        assert row["decisions_per_s"] > 1000
        assert row["judged_per_s"] > 100
        for figure in ("clone_us", "value_us", "features_us"):
            assert 0 < row[figure] < 1000
        assert row["options_mean"] > 1
        assert row["length_mean"] > 50


def test_bench_measures_one_variant(hanse_: Hanse) -> None:
    found = hanse_(
        "bench", "hansa_teutonica", "--variant", "britannia", "--seats", 4, "--seconds", 0.1, "--json"
    ).json()
    assert {(row["variant"], row["seats"]) for row in found["rows"]} == {("britannia", 4)}
    wrong = hanse_("bench", "hansa_teutonica", "--variant", "west", "--seconds", 0.1)
    assert wrong.code == 2
    assert "'west'" in wrong.err


def test_bench_as_a_table_names_its_policy(hanse_: Hanse) -> None:
    done = hanse_("bench", "hansa", "--seats", 2, "--seconds", 0.1)
    assert done.code == 0
    assert "policy: random" in done.out
    assert "interpreted" in done.out


@pytest.fixture(scope="module")
def short(recorded: str) -> str:
    """The first sixty answers of a game."""
    head, _, answers = recorded.partition("\n\n")
    return head + "\n\n" + "\n".join(answers.splitlines()[:60]) + "\n"


def test_a_report_tells_where_a_game_turned(hanse_: Hanse, tmp_path: Path, short: str) -> None:
    file = tmp_path / "short.rec"
    file.write_text(short, encoding="utf-8")
    found = hanse_("report", file, "--json").json()
    assert found["decisions"]
    assert {one["seat"] for one in found["decisions"]} == {0, 1, 2}
    by_ply = {one["ply"]: one for one in found["decisions"]}
    assert found["turning"]
    for ply in found["turning"]:
        assert by_ply[ply]["better"]["line"][0] == by_ply[ply]["better"]["do"] != by_ply[ply]["did"]
    out = hanse_("report", file, "--seat", 1).out
    assert " cost " in out
    assert "better: " in out
    assert f"hanse play --from {file} --to " in out
    assert hanse_("report", file, "--seat", 7).line().startswith("hanse: --seat 7: no such seat")


def test_replay_tells_the_chances(hanse_: Hanse, tmp_path: Path, short: str) -> None:
    file = tmp_path / "short.rec"
    file.write_text(short, encoding="utf-8")
    assert "Chances: Yellow: " in hanse_("replay", file, "--chances").out
    assert "Chances" not in hanse_("replay", file).out
