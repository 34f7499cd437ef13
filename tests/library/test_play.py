"""A game played through the front door."""

from __future__ import annotations

import sys

import pytest

import hanse


@pytest.fixture
def play() -> hanse.Play:
    """Hansa for three; seat 0 is asked to place, and chance has answered sixteen times."""
    return hanse.open("hansa", seats=3, seed=1)


def test_the_same_seed_is_the_same_game(play: hanse.Play) -> None:
    assert hanse.open("hansa", seats=3, seed=1).record() == play.record()
    assert hanse.open("hansa", seats=3, seed=2).record() != play.record()


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {hanse.open("hansa").seed for _ in range(8)}
    assert len(seeds) > 1
    assert all(0 <= seed < 1_000_000 for seed in seeds)


def test_options_are_what_no_rule_forbids(play: hanse.Play) -> None:
    allowed = [f"place {city}" for city in ("riga", "copenhagen") if play.why_not(f"place {city}") is None]
    assert allowed == ["place riga"]
    assert "place riga" in play.options()
    assert "place copenhagen" not in play.options()


def test_an_answer_may_be_spaced_anyhow(play: hanse.Play) -> None:
    play.answer("  place   riga ")
    assert play.answers[-1] == hanse.Answer(0, "place riga")


def test_a_refusal_speaks_the_language_asked_for(play: hanse.Play) -> None:
    said = {language: play.why_not("place copenhagen", language) for language in ("en", "de", "nl")}
    assert all(no is not None and no.rule == "HA-3.2" for no in said.values())
    assert len({no.text for no in said.values() if no is not None}) == 3
    assert len({no.says for no in said.values() if no is not None}) == 3


def test_events_are_those_of_the_last_answer_and_what_chance_added(play: hanse.Play) -> None:
    assert [event["kind"] for event in play.events()][:2] == ["began", "removed"]
    while play.question == "place":
        play.answer(play.options()[0])
    play.answer("move danzig")
    play.answer("buy danzig yellow-1")
    play.answer("end")
    play.answer("fill")
    assert [event["kind"] for event in play.events()] == ["filled", "refilled"]
    assert play.events(play.ply) == []
    assert len(play.log()) == len(play.events(0))


def test_secrets_are_told_to_whom_they_belong() -> None:
    play = hanse.open("luebeck", seats=3, seed=1)
    dealt = [[event for event in play.events(0, eyes) if event["kind"] == "dealt"] for eyes in (0, 1, hanse.WATCHER)]
    assert [{event["card"] is None for event in of if event["seat"] == "0"} for of in dealt] == [
        {False},
        {True},
        {True},
    ]
    assert play.board(0) != play.board(1) != play.board(hanse.WATCHER)


def test_undo_takes_chance_back_with_the_answer_before_it(play: hanse.Play) -> None:
    while play.question == "place":
        play.answer(play.options()[0])
    for action in ("move danzig", "buy danzig yellow-1", "end"):
        play.answer(action)
    before = play.record()
    play.answer("fill")
    after = play.record()
    play.undo()
    assert play.record() == before
    play.answer("fill")
    assert play.record() == after
    play.undo(to=16)
    assert (play.ply, play.asked) == (16, 0)


def test_a_copy_goes_its_own_way(play: hanse.Play) -> None:
    other = play.copy()
    other.answer("place riga")
    assert (play.ply, other.ply) == (16, 17)


def test_an_old_position_goes_on_as_it_did_or_otherwise(play: hanse.Play) -> None:
    start = play.at(0)
    assert (start.asked, start.question, start.prompt()) == (hanse.CHANCE, "begin", "")
    start.answer("begin 1")
    assert start.asked == 1
    same = play.at(0)
    same.finish("random")
    assert same.answers[:16] == play.answers


def test_a_bot_says_the_same_again_and_knows_only_its_view(play: hanse.Play) -> None:
    said = play.bot()
    assert said == play.bot("greedy")
    assert said in play.options()
    assert play.ply == 16


def test_the_end_has_an_outcome_and_points(play: hanse.Play) -> None:
    assert play.copy().outcome is None
    play.finish("random", "greedy", "random")
    assert play.outcome is not None
    best = max(play.scores())
    assert all(play.scores()[seat] == best for seat in play.outcome.winners)
    assert play.over
    assert play.asked == hanse.OVER
    assert play.options() == []
    assert repr(play).endswith("the game is over>")
    no = play.why_not("end")
    assert no is not None
    assert no.slug == "not-now"


def test_a_record_read_again_is_the_same_game_and_goes_on(play: hanse.Play) -> None:
    play.answer("place riga")
    again = hanse.read(play.record())
    assert again.record() == play.record()
    assert again.answers == play.answers
    for one in (play, again):
        one.finish("random")
    assert again.record() == play.record()


def test_a_record_that_breaks_off_before_chance_goes_on_as_it_would_have(play: hanse.Play) -> None:
    lines = play.record().splitlines(keepends=True)
    assert hanse.read("".join(lines[:-4])).record() == play.record()


def test_replay_shows_the_game_before_every_answer(play: hanse.Play) -> None:
    play.answer("place riga")
    seen = [(before.ply, before.asked, answer.seat) for before, answer in play.replay()]
    assert [ply for ply, _, _ in seen] == [*range(17)]
    assert all(asked == seat for _, asked, seat in seen)


def test_a_position_is_a_game_to_go_on_with(play: hanse.Play) -> None:
    play.answer("place riga")
    there = hanse.open("hansa", seats=3, seed=5, position=play.view())
    assert there.view() == play.view()
    assert hanse.read(there.record()).view() == play.view()


def test_a_program_may_hold_a_seat_and_is_replaced_if_it_fails(play: hanse.Play) -> None:
    with pytest.warns(RuntimeWarning, match="seat 1: cmd:.* plays on for it") as heard:
        play.finish("random", f"cmd:{sys.executable} -c pass", "random")
    assert play.over
    assert heard[0].filename == __file__


@pytest.mark.parametrize("game", [entry.id for entry in hanse.all_games()])
def test_what_a_position_hides_is_drawn_and_what_it_shows_stays(game: str) -> None:
    play = hanse.open(game, seed=5)
    for _ in range(40):
        if play.over:
            break
        mine, whole = play.view(play.asked), play.view()
        assert hanse.open(game, seed=7, position=mine).view(play.asked) == mine
        assert hanse.open(game, seed=7, position=whole).view() == whole
        play.answer(play.bot("greedy"))


def test_hint_chances_and_report(play: hanse.Play) -> None:
    ranked = play.hint(effort=0.1)
    assert ranked[0].do in play.options()
    assert ranked == play.hint(effort=0.1)
    play.answer(ranked[0].do)
    found = play.chances(effort=0.2)
    assert found is not None
    assert sum(found.expect) == pytest.approx(1.0)
    heard: list[int] = []
    verdicts = play.report(0, lambda done, of: heard.append(of - done))
    assert [one.did for one in verdicts] == [ranked[0].do]
    assert heard == [0]
    assert hanse.turning_points(verdicts) == []
    with pytest.raises(hanse.BadInput, match="no seat 5"):
        play.report(5)
    with pytest.raises(hanse.BadInput, match="no seat 5"):
        play.chances(5)
    with pytest.raises(hanse.BadInput, match="effort"):
        play.hint(effort=0)


def test_a_report_can_be_stopped(play: hanse.Play) -> None:
    for _ in range(6):
        play.answer(play.bot("random"))

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play.report(step=stop)
