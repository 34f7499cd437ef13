"""What cannot be is refused in one line, and the game is as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hanse

Does = Callable[[hanse.Play], object]


@pytest.fixture
def play() -> hanse.Play:
    return hanse.open("hansa", seats=3, seed=1)


@pytest.mark.parametrize(
    ("game", "chosen", "words"),
    [
        ("chess", {}, "no game 'chess'; there is hansa, "),
        ("../hansa", {}, "no game '../hansa'"),
        ("hansa", {"variant": "long"}, "hansa: no variant 'long'; there is base"),
        ("hansa", {"seats": 5}, "hansa base: not for 5 seats; possible: 2, 3, 4"),
        ("hansa", {"extra_cards": True}, "hansa base: no option 'extra_cards'; there is board, start, extra_card"),
        ("hansa", {"extra_card": "maybe"}, "hansa: option extra_card: not 'maybe'; possible: false, true"),
        ("hansa", {"seats": 3, "start": "3"}, "option start: not '3'; possible: random, 0, 1, 2"),
        ("hansa", {"seed": -1}, "seed -1: must be from 0 to 340282366920938463463374607431768211455"),
        ("hansa", {"data": "/nowhere"}, "/nowhere: no such folder of corrections"),
        ("hansa", {"position": {"seats": 3}}, "view: "),
    ],
)
def test_what_cannot_be_opened(game: str, chosen: dict[str, Any], words: str) -> None:
    with pytest.raises(hanse.BadInput) as error:
        hanse.open(game, **chosen)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("does", "kind", "words"),
    [
        (lambda play: play.answer("dance riga"), hanse.Unknown, "'dance riga' is not an action of hansa"),
        (lambda play: play.answer(""), hanse.Unknown, "'' is not an action of hansa"),
        (lambda play: play.answer("place riga @1"), hanse.Unknown, "'place riga @1' is not an action of hansa"),
        (lambda play: play.why_not("dance"), hanse.Unknown, "'dance' is not an action of hansa"),
        (lambda play: play.label("dance"), hanse.Unknown, "'dance' is not an action of hansa"),
        (lambda play: play.answer("place copenhagen"), hanse.Refused, "HA-3.2 not-at-start"),
        (lambda play: play.answer("end"), hanse.Refused, "HA-3.1 not-now"),
        (lambda play: play.answer("place riga", seat=1), hanse.Stale, "question 16: seat 0 is asked place"),
        (lambda play: play.answer("place riga", ply=15), hanse.Stale, "question 16: seat 0 is asked place"),
        (lambda play: play.bot("deep-blue"), hanse.BadInput, "no bot 'deep-blue'; there is random, greedy"),
        (lambda play: play.at(0).bot(), hanse.BadInput, "nothing for a bot to answer: chance is asked begin"),
        (lambda play: play.finish("greedy", "greedy"), hanse.BadInput, "2 bots for 3 seats"),
        (lambda play: play.finish("deep-blue"), hanse.BadInput, "no bot 'deep-blue'"),
        (lambda play: play.finish("cmd:/no/such"), hanse.BadInput, "no program '/no/such'"),
        (lambda play: play.undo(to=16), hanse.BadInput, "no answer 16 to take back; there are 16"),
        (lambda play: play.undo(to=-1), hanse.BadInput, "no answer -1 to take back"),
        (lambda play: play.at(17), hanse.BadInput, "no ply 17; there is 0 to 16"),
        (lambda play: play.view(3), hanse.BadInput, "no seat 3; there is 0 to 2, ALL and WATCHER"),
        (lambda play: play.board(hanse.CHANCE), hanse.BadInput, "no seat -1"),
        (lambda play: play.prompt("fr"), hanse.BadInput, "no language 'fr'; there is en, de, nl"),
        (lambda play: hanse.rules("chess"), hanse.BadInput, "no game 'chess'"),
        (lambda play: hanse.rules("hansa", "fr"), hanse.BadInput, "no language 'fr'"),
    ],
)
def test_what_cannot_be_done(play: hanse.Play, does: Does, kind: type[Exception], words: str) -> None:
    before = play.record()
    with pytest.raises(kind) as error:
        does(play)
    assert words in str(error.value)
    assert "\n" not in str(error.value)
    assert play.record() == before


def test_a_refusal_has_its_rule(play: hanse.Play) -> None:
    with pytest.raises(hanse.Refused) as error:
        play.answer("place copenhagen")
    assert (error.value.rule, error.value.slug) == ("HA-3.2", "not-at-start")


def test_a_finished_game_takes_no_answer(play: hanse.Play) -> None:
    play.finish("random")
    with pytest.raises(hanse.Stale, match="the game is over"):
        play.answer("end")
    with pytest.raises(hanse.BadInput, match="nothing for a bot to answer: the game is over"):
        play.bot()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hanse: 1", "hanse: 2", "line 1: record format '2'; this program reads 1"),
        ("game: hansa", "game: chess", "no game 'chess'"),
        ("version: 2", "version: 9", "record of hansa version 9; this is version 2"),
        ("data: ", "data: 0", "record was played with other data"),
        ("seats: 3", "seats: 7", "hansa base: not for 7 seats"),
        ("seats: 3", "seats: three", "line 7: seats must be a whole number, not 'three'"),
        ("0 place riga", "1 place riga", "line 26: 'place riga' by 1, but seat 0 is asked"),
        ("0 place riga", "0 place copenhagen", "line 26: 'place copenhagen' is not allowed (HA-3.2 not-at-start)"),
        ("0 place riga", "0 dance riga", "line 26: 'dance riga' is not an action"),
        ("0 place riga", "0", "line 26: '0' is not an answer"),
        ("0 place riga\n", "0 place riga", "line 26: the file breaks off here"),
    ],
)
def test_broken_records(play: hanse.Play, old: str, new: str, words: str) -> None:
    play.answer("place riga")
    text = play.record()
    assert old in text
    with pytest.raises(hanse.BadInput) as error:
        hanse.read(text.replace(old, new, 1))
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_corrections_make_another_game(tmp_path: Path, play: hanse.Play) -> None:
    (tmp_path / "hansa").mkdir()
    (tmp_path / "hansa" / "thirteen.toml").write_text("schema = 1\n", encoding="utf-8")
    with pytest.raises(hanse.DataError, match="thirteen"):
        hanse.read(play.record(), data=tmp_path)
