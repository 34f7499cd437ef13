"""The referee's line protocol: every message, and that nothing anybody sends ends it."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hanse.cli.referee import Referee, serve
from tests.cli.conftest import process

Ask = Callable[[object], dict[str, Any]]
NEW = {"game": "hansa", "variant": "base", "seats": 3, "options": {}, "seed": 7, "chance": "auto"}


@pytest.fixture
def ask() -> Ask:
    """A referee with a match of Hansa for three."""
    fresh = bare()
    assert fresh({"new": NEW})["ok"]
    return fresh


def bare() -> Ask:
    referee = Referee()

    def send(message: object) -> dict[str, Any]:
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        answer = json.loads(json.dumps(referee.answer(line)))
        assert isinstance(answer, dict)
        return answer

    return send


def now(ask: Ask) -> dict[str, Any]:
    """Where the match stands: undoing nothing changes nothing."""
    ply = len(moves(ask({"record": True})["record"]))
    found = ask({"undo": ply})["now"]
    assert isinstance(found, dict)
    return found


def moves(text: str) -> list[str]:
    return [line for line in text.partition("\n\n")[2].splitlines() if not line.startswith("#")]


def test_a_new_match_says_where_it_stands(ask: Ask) -> None:
    at = ask({"new": NEW})
    assert at["ok"] is True
    documented = {"ply", "asked", "question", "options", "over", "scores"}
    assert set(at["now"]) == documented | {"frame", "floor", "parts"}
    assert at["now"]["question"] == "place"
    assert at["now"]["over"] is False
    assert len(at["now"]["scores"]) == 3
    assert at["now"]["options"] == ask({"new": NEW})["now"]["options"]


def test_a_new_match_needs_only_a_game() -> None:
    assert bare()({"new": {"game": "hansa"}})["ok"] is True


def test_an_answer_gives_events_and_the_next_question(ask: Ask) -> None:
    before = now(ask)
    said = ask({"do": before["options"][0]})
    assert said["ok"] is True
    assert said["events"][0]["kind"] == "placed"
    assert said["now"]["ply"] > before["ply"]
    assert said["now"]["asked"] != before["asked"]


def test_the_seat_and_the_ply_may_be_said_and_must_then_be_right(ask: Ask) -> None:
    at = now(ask)
    action = at["options"][0]
    wrong = ask({"do": action, "seat": (at["asked"] + 1) % 3, "ply": at["ply"]})
    assert (wrong["ok"], wrong["no"]) == (False, "stale")
    late = ask({"do": action, "seat": at["asked"], "ply": at["ply"] - 1})
    assert (late["ok"], late["no"]) == (False, "stale")
    assert now(ask) == at
    assert ask({"do": action, "seat": at["asked"], "ply": at["ply"]})["ok"] is True


def test_a_refused_action_names_the_rule_and_changes_nothing(ask: Ask) -> None:
    at, record = now(ask), ask({"record": True})
    said = ask({"do": "end"})
    assert set(said) == {"ok", "no", "rule", "why", "text"}
    assert (said["ok"], said["no"]) == (False, "refused")
    assert said["rule"].startswith("HA-")
    assert said["text"] not in ("", said["why"])
    assert (now(ask), ask({"record": True})) == (at, record)


def test_what_is_not_an_action_is_unknown(ask: Ask) -> None:
    at = now(ask)
    for text in ("", "fly", "place atlantis", "place  danzig", "PLACE danzig", "move danzig @3", "\ud800"):
        said = ask({"do": text})
        assert (said["ok"], said["no"]) == (False, "unknown"), text
    assert now(ask) == at


def test_why_is_the_answer_without_the_deed(ask: Ask) -> None:
    at = now(ask)
    for action in (at["options"][0], "end", "fly"):
        asked = ask({"why": action})
        assert now(ask) == at
        assert ask({"do": action}) == asked
        ask({"undo": at["ply"]})


def test_refusals_are_said_in_the_language_of_the_match(ask: Ask) -> None:
    english = ask({"do": "end"})["text"]
    ask({"new": {**NEW, "lang": "nl"}})
    assert ask({"do": "end"})["text"] != english


def test_views_of_seats_of_everybody_and_of_nobody(ask: Ask) -> None:
    for whose in (0, 1, 2, "all", "watch"):
        assert ask({"view": whose})["view"]["seats"] == 3
    strangers: tuple[object, ...] = (3, -1, "me", None, True, 1.0, [], {})
    for stranger in strangers:
        said = ask({"view": stranger})
        assert said["ok"] is False
        assert "there is 0 to 2" in said["no"]


def test_a_position_edited_by_hand_is_played_on_from(ask: Ask) -> None:
    for _ in range(6):
        ask({"do": now(ask)["options"][0]})
    position = ask({"view": "all"})["view"]
    position["players"][0]["talers"] += 2
    said = ask({"load": position})
    assert said["ok"] is True
    assert said["now"]["ply"] == 0
    assert ask({"view": "all"})["view"] == position
    assert ask({"do": said["now"]["options"][0]})["ok"] is True
    # The record of such a game holds the position, and replays.
    again = bare()
    assert again({"replay": ask({"record": True})["record"]})["now"] == now(ask)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda p: p["warehouses"]["danzig"].append("orange-1"),
        lambda p: p["players"][0].update(supply=40),
        lambda p: p.update(ship="atlantis"),
        lambda p: p.pop("players"),
        lambda p: p.update(stack=[]),
        lambda p: p.update(stack=[["turn", 0], 5]),
        lambda p: p.update(players="everybody"),
        lambda p: p.update(warehouses=None),
        lambda p: p["players"][1].update(talers=-4),
        lambda p: p["players"][1].update(talers="many"),
        lambda p: p.update(unseen={"orange-1": 1}),
        lambda p: p.update(moon=1),
    ],
)
def test_an_impossible_position_is_refused_and_the_match_stays(
    ask: Ask, spoil: Callable[[dict[str, Any]], object]
) -> None:
    at = now(ask)
    position = ask({"view": "all"})["view"]
    spoil(position)
    said = ask({"load": position})
    assert said["ok"] is False
    assert "a fault" not in said["no"]
    assert now(ask) == at


def test_manual_chance_asks_the_caller(ask: Ask) -> None:
    at = ask({"new": {**NEW, "chance": "manual"}})["now"]
    assert at["asked"] == "chance"
    assert at["question"] == "begin"
    assert len(at["weights"]) == len(at["options"]) == 3
    assert ask({"do": at["options"][0], "seat": 0})["no"] == "stale"
    said = ask({"do": "begin 2", "seat": "chance"})
    assert said["ok"] is True
    assert said["now"]["ply"] == 1
    assert ask({"bot": "random"})["ok"] is False
    while now(ask)["asked"] == "chance":
        ask({"do": now(ask)["options"][-1]})
    assert now(ask)["asked"] == 2


def test_the_same_chance_by_hand_gives_the_same_match(ask: Ask) -> None:
    for _ in range(12):
        ask({"do": now(ask)["options"][-1]})
    record = ask({"record": True})["record"]
    other = bare()
    other({"new": {**NEW, "chance": "manual"}})
    for line in moves(record):
        who, _, action = line.partition(" ")
        assert other({"do": action, "seat": "chance" if who == "*" else int(who)})["ok"] is True
    assert other({"record": True})["record"] == record


def test_a_whole_game_by_bot_and_its_result(ask: Ask) -> None:
    at = now(ask)
    while not at["over"]:
        said = ask({"bot": ("greedy", "random")[at["ply"] % 2], "ms": 500})
        assert said["do"] in at["options"]
        at = ask({"do": said["do"]})["now"]
    assert (at["asked"], at["question"], at["options"]) == (None, None, [])
    result = at["result"]
    assert set(result) == {"scores", "winners", "places", "tiebreak", "reason", "parts"}
    assert [sum(parts.values()) for parts in result["parts"]] == result["scores"] == at["scores"]
    assert max(result["scores"]) == result["scores"][result["winners"][0]]
    for message in ({"do": "end"}, {"why": "end"}):
        assert ask(message)["no"] == "stale"
    assert "over" in ask({"bot": "greedy"})["no"]


def test_a_bot_only_advises(ask: Ask) -> None:
    at = now(ask)
    ask({"bot": "greedy"})
    assert now(ask) == at
    for message in ({"bot": "nobody"}, {"bot": 5}, {"bot": "greedy", "ms": 0}, {"bot": "greedy", "ms": "long"}):
        assert ask(message)["ok"] is False
    assert "there is random, greedy" in ask({"bot": "nobody"})["no"]


def test_an_outside_bot_that_fails_is_reported_and_another_advises(ask: Ask, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("raise SystemExit")
    said = ask({"bot": f"cmd:{sys.executable} {bot}", "ms": 3000})
    assert said["ok"] is True
    assert said["do"] in now(ask)["options"]
    assert len(said["warnings"]) == 1


def test_undo_goes_back_to_a_ply_and_the_same_chance_follows(ask: Ask) -> None:
    start = now(ask)
    seen = [start]
    for _ in range(8):
        seen.append(ask({"do": seen[-1]["options"][0]})["now"])
    record = ask({"record": True})["record"]
    assert ask({"undo": start["ply"]})["now"] == start
    for at in seen[:-1]:
        ask({"do": at["options"][0]})
    assert ask({"record": True})["record"] == record
    for wrong in (-1, seen[-1]["ply"] + 1, "start", None, 1.5, True):
        assert ask({"undo": wrong})["ok"] is False
    assert ask({"record": True})["record"] == record


def test_a_record_is_replayed_up_to_a_ply(recorded: str) -> None:
    ask = bare()
    whole = ask({"replay": recorded})
    assert whole["now"]["over"] is True
    part = ask({"replay": recorded, "to": 40})
    assert part["now"]["ply"] == 40
    assert moves(ask({"record": True})["record"]) == moves(recorded)[:40]
    assert ask({"replay": recorded, "to": 0})["now"]["ply"] == 0
    assert "there is 0 to" in ask({"replay": recorded, "to": 100_000})["no"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda t: t[:-1], "breaks off here"),
        (lambda t: "", "line 1: the file breaks off here"),
        (lambda t: t.replace("hanse: 1", "hanse: 99"), "line 1: record format '99'"),
        (lambda t: t.replace("game: hansa", "game: chess"), "no game 'chess'"),
        (lambda t: t.replace("version: 2", "version: 77"), "record of hansa version 77; this is version 2"),
        (lambda t: t.replace("data: ", "data: 0"), "other data"),
        (lambda t: t.replace("seats: 3", "seats: 9"), "not for 9 seats"),
        (lambda t: t.replace("seed: 21", "seed: x"), "seed must be a whole number"),
        (lambda t: t + "0 end\n", "but the game is over"),
        (lambda t: t.replace("\n0 place", "\n0 plaice", 1), "is not an action"),
        (lambda t: t.replace("\n0 place", "\n7 place", 1), "no seat '7'"),
    ],
)
def test_a_broken_record_is_refused_and_the_match_stays(
    ask: Ask, recorded: str, change: Callable[[str], str], said: str
) -> None:
    at = now(ask)
    answer = ask({"replay": change(recorded)})
    assert answer["ok"] is False
    assert said in answer["no"]
    assert "\n" not in answer["no"]
    assert now(ask) == at


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (b"", "not JSON"),
        (b"hello", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[" * 100_000, ""),
        (b'{"do": ' + b"9" * 5000 + b"}", ""),
        (b"[]", "one JSON object"),
        (b"null", "one JSON object"),
        ({}, "exactly one of the keys new, do, why, view, load, record, replay, bot, undo"),
        ({"sail": 1}, "exactly one of the keys"),
        ({"do": "end", "undo": 1}, "exactly one of the keys"),
        ({"do": 5}, "do: must be a text, not 5"),
        ({"do": ["end"]}, "must be a text"),
        ({"do": "end", "seat": "north"}, "seat: must be a whole number"),
        ({"do": "end", "ply": "last"}, "ply: must be a whole number"),
        ({"new": 5}, "new: must be an object"),
        ({"new": {}}, "new: game is missing; there is hansa"),
        ({"new": {"game": "chess"}}, "no game 'chess'; there is"),
        ({"new": {"game": ["hansa"]}}, "new: game: must be a text"),
        ({"new": {**NEW, "variant": "fast"}}, "no variant 'fast'; there is base"),
        ({"new": {**NEW, "variant": 1}}, "new: variant: must be a text"),
        ({"new": {**NEW, "seats": 9}}, "not for 9 seats; possible: 2, 3, 4"),
        ({"new": {**NEW, "seats": "three"}}, "new: seats: must be a whole number"),
        ({"new": {**NEW, "seats": True}}, "new: seats: must be a whole number"),
        ({"new": {**NEW, "options": []}}, "new: options must be an object"),
        ({"new": {**NEW, "options": {"colour": 1}}}, "no option 'colour'; there is"),
        ({"new": {**NEW, "options": {"extra_card": [1]}}}, "possible: false, true"),
        ({"new": {**NEW, "seed": -1}}, "new: seed: must be from 0"),
        ({"new": {**NEW, "seed": 1.5}}, "new: seed: must be a whole number"),
        ({"new": {**NEW, "chance": "dice"}}, "possible: auto, manual"),
        ({"new": {**NEW, "lang": "fr"}}, "no language 'fr'"),
        ({"new": {**NEW, "moon": 1}}, "new: no key 'moon'"),
        ({"load": 5}, "load: must be a view"),
        ({"load": {}}, ""),
        ({"replay": 5}, "replay: must be a text"),
    ],
)
def test_nonsense_is_answered_and_the_match_goes_on(ask: Ask, message: object, said: str) -> None:
    at = now(ask)
    answer = ask(message)
    assert answer["ok"] is False
    assert said in answer["no"]
    assert "a fault" not in answer["no"]
    assert now(ask) == at


def test_without_a_match_everything_else_says_so() -> None:
    ask = bare()
    sent: list[object] = [{"do": "end"}, {"why": "end"}, {"view": 0}, {"load": {}}, {"record": True}, {"bot": "greedy"}]
    for message in [*sent, {"undo": 0}]:
        assert ask(message)["no"].startswith("no match yet")


def test_random_bytes_get_one_line_each() -> None:
    rng = random.Random(5)
    lines = [bytes(rng.choice(b'{}[]":,\\undo5 \xc3\xff') for _ in range(rng.randrange(60))) for _ in range(300)]
    sink = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert len(answers) == 300
    assert not any(answer["ok"] for answer in answers)


def test_the_command_speaks_line_by_line() -> None:
    sent = b'{"new": {"game": "hansa", "seed": 7, "seats": 2}}\nnonsense\n{"do": "\\ud800"}\n{"record": true}\n'
    done = process("referee", typed=sent)
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert (done.code, done.err) == (0, "")
    assert answers[3]["record"].startswith("hanse: 1\ngame: hansa\n")


def test_hint_chances_and_report(ask: Ask) -> None:
    said = ask({"hint": 0.1})
    seat = said["seat"]
    assert said["hint"][0]["do"] == said["hint"][0]["line"][0]
    assert sum(said["hint"][0]["expect"]) == pytest.approx(1.0)
    assert ask({"do": said["hint"][0]["do"]})["ok"]
    for eyes in (0, "watch", "all"):
        assert len(ask({"chances": eyes})["chances"]["expect"]) == 3
    verdicts = ask({"report": seat})
    assert [one["seat"] for one in verdicts["report"]] == [seat]
    assert verdicts["turning"] == []  # it did as it was told
    assert len(ask({"report": True})["report"]) == 1


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ({"hint": "now"}, "hint: must be true, or a share of the thought"),
        ({"hint": 0}, "effort must be more than 0"),
        ({"hint": 2}, "effort must be more than 0 and at most 1"),
        ({"chances": 9}, "chances: no seat 9"),
        ({"report": 9}, "report: must be from 0 to 2"),
        ({"report": "all"}, "report: must be a whole number"),
    ],
)
def test_what_is_no_hint_is_told(ask: Ask, message: object, says: str) -> None:
    assert ask(message)["no"].startswith(says)
