"""The position behind a view, and a guess at what it hides (LU-R28)."""

from __future__ import annotations

from hanse.core.frames import read_stack
from hanse.core.game import Game
from hanse.core.reading import Reader, View
from hanse.core.rng import Rng
from hanse.games.luebeck.board import LETTERS, Board
from hanse.games.luebeck.checks import check
from hanse.games.luebeck.ids import PART_NAMES, PARTS
from hanse.games.luebeck.state import LuebeckState, empty


def load(board: Board, game: Game[LuebeckState], shown: View) -> LuebeckState:
    """A state that looks like ``shown``, with hidden cards still in the heap; DataError if there is none."""
    doc = Reader(shown, "view")
    n = board.seats
    doc.number("seats", n, n)
    s = empty(board)
    s.stack = read_stack(game, doc, n)
    s.left = doc.number("deck", 0, board.total)
    s.deck_pass = doc.number("pass", 1, board.deck_passes + 1)
    s.last = 1 if doc.flag("last") else 0
    s.round = doc.number("round", 0)
    s.start = -1 if doc.get("start") is None else doc.number("start", 0, n - 1)
    s.field = doc.number("field", 0, board.cogs)
    _read_pile(doc.reader("pile"), s)
    _read_packets(doc, s)
    _read_cogs(doc.reader("cogs"), s)
    hidden = False
    for seat, player in enumerate(doc.readers("players", "", n)):
        hidden = _read_player(player, s, seat) or hidden
    _read_heap(doc, s)
    doc.close()
    check(doc, s, hidden)
    return s


def _read_pile(rows: Reader, s: LuebeckState) -> None:
    for word in rows.table:
        s.pile[_kind(rows, s.board, word)] = rows.number(word, 1, s.board.total)


def _read_packets(doc: Reader, s: LuebeckState) -> None:
    given = doc.get("packets")
    if not isinstance(given, list) or len(given) != s.board.packets:
        raise doc.fail("packets", f"must be a list of {s.board.packets} packets")
    for i, cards in enumerate(given):
        row = Reader({"cards": cards}, f"view: packets[{i}]")
        s.packets[i] = tuple(row.words("cards", s.board.cards))


def _read_cogs(cogs: Reader, s: LuebeckState) -> None:
    n = s.board.seats
    letters = LETTERS[: s.board.cogs]
    for letter in cogs.table:
        if letter not in letters:
            raise cogs.fail(letter, f"no such cog; there is {', '.join(letters)}")
        cog = letters.index(letter)
        row = cogs.reader(letter)
        s.city[cog] = row.word("city", s.board.city_ids)
        for seat in row.numbers("figures", None, 0, n - 1):
            s.aboard[n * cog + seat] += 1
        row.close()


def _read_player(row: Reader, s: LuebeckState, seat: int) -> bool:
    """One player; True if some of the hand is hidden. Then the state's hand is what is known of it."""
    board = s.board
    at = board.kinds * seat
    s.size[seat] = row.number("hand", 0, board.total)
    for kind in row.words("known", board.cards):
        s.known[at + kind] += 1
    if board.choices.memory and any(s.known[at : at + board.kinds]):  # LU-R28
        raise row.fail("known", "must be empty: at this table nobody is reminded (option memory)")
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
