"""What each seat may know: the view, the position behind a view, and a guess at what it hides (LU-R28).

Hands are hidden. Cards taken from the open display are known to all and listed under ``known``. To a seat, the deck and
what it does not know of other hands are one heap: a view says how many cards lie in the deck, never which.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanse.core.frames import read_stack, show_stack
from hanse.core.game import Question
from hanse.core.model import ALL, OVER
from hanse.core.reading import Json, Reader, View
from hanse.core.rng import Rng
from hanse.games.luebeck.board import LETTERS, Board
from hanse.games.luebeck.checks import check
from hanse.games.luebeck.ids import PART_NAMES, PARTS
from hanse.games.luebeck.state import LuebeckState

Questions = Sequence[Question[LuebeckState]]


def view(questions: Questions, s: LuebeckState, eyes: int) -> View:
    """The position for the eyes of a seat, WATCHER or ALL. A finished game is open."""
    board = s.board
    is_open = eyes == ALL or s.stack[-1][1] == OVER
    cogs: dict[str, Json] = {}
    for cog in range(board.cogs):
        if s.city[cog] >= 0:
            figures: list[Json] = []
            for seat in range(board.seats):
                figures.extend([seat] * s.aboard[board.seats * cog + seat])
            cogs[LETTERS[cog]] = {"city": board.city_ids[s.city[cog]], "figures": figures}
    return {
        "seats": board.seats,
        "round": s.round,
        "last": s.last == 1,
        "start": s.start if s.start >= 0 else None,
        "deck": s.left,
        "pass": s.deck_pass,
        "pile": {board.cards[kind]: n for kind, n in enumerate(s.pile) if n},
        "packets": [[board.cards[kind] for kind in cards] for cards in s.packets],
        "field": s.field,
        "cogs": cogs,
        "players": [_player(s, seat, is_open or eyes == seat) for seat in range(board.seats)],
        "stack": show_stack(questions, s.stack, eyes),
    }


def _player(s: LuebeckState, seat: int, is_open: bool) -> Json:
    board = s.board
    at = board.kinds * seat
    ports = len(board.ports)
    table: list[Json] = []
    for port in range(ports):
        table.extend([board.cards[board.first_double + port]] * s.table[ports * seat + port])
    return {
        "hand": s.size[seat],
        "cards": _cards(board, s.hand, at) if is_open else None,
        "known": _cards(board, s.known, at),
        "table": table,
        "reserve": s.reserve[seat],
        "passed": s.passed[seat] == 1,
        "gain": {name: s.gain[PARTS * seat + part] for part, name in enumerate(PART_NAMES)},
    }


def _cards(board: Board, counts: list[int], at: int) -> list[Json]:
    out: list[Json] = []
    for kind in range(board.kinds):
        out.extend([board.cards[kind]] * counts[at + kind])
    return out


def load(board: Board, questions: Questions, shown: View) -> LuebeckState:
    """A state that looks like ``shown``, with hidden cards still in the heap; DataError if there is none."""
    doc = Reader(shown, "view")
    doc.number("seats", board.seats, board.seats)
    n = board.seats
    pile = [0] * board.kinds
    rows = doc.reader("pile")
    for word in rows.table:
        pile[_kind(rows, board, word)] = rows.number(word, 1, board.total)
    packets: list[tuple[int, ...]] = [()] * board.packets
    given = doc.get("packets")
    if not isinstance(given, list) or len(given) != board.packets:
        raise doc.fail("packets", f"must be a list of {board.packets} packets")
    for i, cards in enumerate(given):
        row = Reader({"cards": cards}, f"view: packets[{i}]")
        packets[i] = tuple(row.words("cards", board.cards))
    city = [-1] * board.cog_room
    aboard = [0] * (board.cog_room * n)
    cogs = doc.reader("cogs")
    for letter in cogs.table:
        if letter not in LETTERS[: board.cogs]:
            raise cogs.fail(letter, f"no such cog; there is {', '.join(LETTERS[: board.cogs])}")
        cog = LETTERS.index(letter)
        row = cogs.reader(letter)
        city[cog] = row.word("city", board.city_ids)
        for seat in row.numbers("figures", None, 0, n - 1):
            aboard[n * cog + seat] += 1
        row.close()
    s = LuebeckState(
        board, read_stack(questions, doc, n), [0] * board.kinds, pile, packets, [0] * (board.kinds * n), [0] * n,
        [0] * (board.kinds * n), [0] * (len(board.ports) * n), city, aboard, [0] * n, [0] * n, [0] * (PARTS * n),
        doc.number("deck", 0, board.total), doc.number("pass", 1, board.deck_passes + 1), 1 if doc.flag("last") else 0,
        doc.number("round", 0), -1 if doc.get("start") is None else doc.number("start", 0, n - 1),
        doc.number("field", 0, board.cogs),
    )  # fmt: skip
    hidden = False
    for seat, player in enumerate(doc.readers("players", "", n)):
        hidden = _read_player(player, s, seat) or hidden
    _read_heap(doc, s)
    doc.close()
    check(doc, s, hidden)
    return s


def _read_player(row: Reader, s: LuebeckState, seat: int) -> bool:
    """One player; True if some of the hand is hidden. Then the state's hand is what is known of it."""
    board = s.board
    at = board.kinds * seat
    s.size[seat] = row.number("hand", 0, board.total)
    for kind in row.words("known", board.cards):
        s.known[at + kind] += 1
    hidden = row.get("cards") is None
    if hidden:
        s.hand[at : at + board.kinds] = s.known[at : at + board.kinds]
    else:
        for kind in row.words("cards", board.cards):
            s.hand[at + kind] += 1
    held = sum(s.hand[at : at + board.kinds])
    if held > s.size[seat] or (held < s.size[seat] and not hidden):
        raise row.fail("hand", f"{s.size[seat]} cards, but {held} are named")
    for kind in range(board.kinds):
        if s.known[at + kind] > s.hand[at + kind]:
            raise row.fail("known", f"{board.cards[kind]!r} is known, but not in the hand")
    for kind in row.words("table", board.cards):
        if not board.first_double <= kind < board.first_double + len(board.ports):
            raise row.fail("table", f"{board.cards[kind]!r} is no doubling card")
        s.table[len(board.ports) * seat + kind - board.first_double] += 1
    s.reserve[seat] = row.number("reserve", 0, board.figures)
    s.passed[seat] = 1 if row.flag("passed") else 0
    gain = row.reader("gain")
    for part, name in enumerate(PART_NAMES):
        s.gain[PARTS * seat + part] = gain.number(name, -100_000, 100_000 if part < PARTS // 2 else 0)
    gain.close()
    row.close()
    return hidden


def _read_heap(doc: Reader, s: LuebeckState) -> None:
    """What is nowhere to be seen is in the deck or in a hidden hand."""
    board = s.board
    for kind in range(board.kinds):
        seen = s.pile[kind] + sum(cards.count(kind) for cards in s.packets)
        seen += sum(s.hand[kind :: board.kinds])
        port = kind - board.first_double
        if 0 <= port < len(board.ports):
            seen += sum(s.table[port :: len(board.ports)])
        if seen > board.count[kind]:
            raise doc.fail("", f"{seen} cards {board.cards[kind]!r}; there are {board.count[kind]}")
        s.deck[kind] = board.count[kind] - seen
    unknown = sum(s.size) - sum(s.hand)
    if sum(s.deck) != s.left + unknown:
        raise doc.fail("deck", f"{s.left} cards and {unknown} in hidden hands, but {sum(s.deck)} are nowhere else")


def _kind(row: Reader, board: Board, word: str) -> int:
    if word not in board.cards:
        raise row.fail(word, "there is no such card")
    return board.cards.index(word)


def fill(s: LuebeckState, rng: Rng) -> None:
    """Deal the heap evenly to the hands that are short of their size; known cards are there already."""
    board = s.board
    for seat in range(board.seats):
        at = board.kinds * seat
        for _ in range(s.size[seat] - sum(s.hand[at : at + board.kinds])):
            kind = rng.pick(s.deck)
            s.deck[kind] -= 1
            s.hand[at + kind] += 1
