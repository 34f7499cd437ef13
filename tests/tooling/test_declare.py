"""scripts/declare: what it spells out follows from what is declared, and says so when it no longer does."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from hanse.core.words import Domain, Events, field, seats
from tests.tooling.script import script

STATE = '''
class TinyState:
    board: Board
    coins: list[int]
    turn: int

    def clone(self) -> TinyState:
        """Old."""
        return self

    def after(self) -> None: ...
'''


class Card(TypedDict):
    """What is printed on it."""

    id: str
    cost: int | float
    """In coins."""
    at: tuple[int, int]
    side: Literal["front", "back"] | None
    of: NotRequired[list[str | None]]


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    why: str
    id: int = 0


class Told(msgspec.Struct, tag_field="type", tag="told"):
    cards: dict[str, list[Card]]
    why: str | None = None
    cut: int | msgspec.UnsetType = msgspec.UNSET


@pytest.fixture(scope="module")
def declare() -> Any:
    return script("declare")


def test_a_clone_copies_every_field_and_lists_by_their_items(declare: Any) -> None:
    text = declare.filled(STATE)
    assert [line.strip() for line in text.split("\n") if "self." in line] == [
        "c.board = self.board",
        "c.coins = self.coins[:]",
        "c.turn = self.turn",
    ]
    assert "Old" not in text
    assert "def after" in text
    assert declare.filled(text) == text


def test_a_document_becomes_an_interface_with_what_is_said_of_it(declare: Any) -> None:
    assert declare.interface(Card).split("\n") == [
        "/** What is printed on it. */",
        "export interface Card {",
        "  id: string;",
        "  /** In coins. */",
        "  cost: number;",
        "  at: [number, number];",
        "  side: 'front' | 'back' | null;",
        "  of?: (string | null)[];",
        "}",
    ]


def test_what_comes_in_may_be_left_out_by_default_and_what_goes_out_only_if_unset(declare: Any) -> None:
    assert "  why: string;\n  id?: number;" in declare.interface(Ask)
    told = declare.interface(Told)
    assert "  type: 'told';\n  cards: Record<string, Card[]>;\n  why: string | null;\n  cut?: number;" in told
    assert declare.gathered([Told]) == [Told, Card]


def test_an_operand_is_a_seat_a_word_or_a_number_and_none_only_where_it_may_be(declare: Any) -> None:
    domains = {"seat": seats(3), "city": Domain("city", ("riga", "reval"))}
    events = Events()
    events.add("bought", "seat", "city", "price", "payee:seat?")
    given = [field(operand, domains) for operand in events.all[0].operands]
    assert [declare.operand(one) for one in given] == ["SeatWord", "string", "number", "SeatWord | null"]
    assert declare.operand(field("city", domains, secret=True)) == "string | null"


def test_a_type_that_json_cannot_have_is_refused(declare: Any) -> None:
    with pytest.raises(TypeError, match="cannot be told to the page"):
        declare.spelled(set[int])


def test_what_is_stale_is_named_and_written_anew(
    declare: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "src/hanse/games/tiny/state.py"
    state.parent.mkdir(parents=True)
    state.write_text(STATE)
    assert declare.main(["--check"], tmp_path) == 1
    said = capsys.readouterr().out
    assert "src/hanse/games/tiny/state.py" in said
    assert "web/src/made/wire.ts" in said
    assert state.read_text() == STATE
    assert declare.main([], tmp_path) == 0
    assert declare.main(["--check"], tmp_path) == 0
    wire = tmp_path / "web/src/made/wire.ts"
    assert wire.read_text().startswith(
        "// Made by scripts/declare from src/hanse/server/messages.py, forms.py and documents.py."
    )
    wire.write_text(wire.read_text().replace("export", "", 1))
    assert declare.main(["--check"], tmp_path) == 1
