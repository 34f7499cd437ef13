"""HT-4.1 Turns, their end, and the markers placed then."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    ACTIONS,
    BY_MARKERS,
    BY_PRESTIGE,
    E_DREW,
    E_ENDED,
    E_HUNG,
    E_TURN,
    E_WAITS,
    HAS_MARKER,
    NEUTRAL,
    NO_FREE_OFFICE,
    NO_MARKERS_HERE,
    NONE_LEFT,
    NOT_EMPTY,
    NOT_ON_PLATE,
    NOT_TABERNA,
    OWN,
    Q_CLOSE,
    Q_DRAW,
    Q_GOLD,
    Q_HANG,
    Q_TURN,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.desk import value
from hanse.games.hansa_teutonica.rules.offices import has_free
from hanse.games.hansa_teutonica.state import HtState


def open_turn(s: HtState, seat: int, log: Log) -> None:
    """HT-4.2, R-5: the actions value at the start of the turn; permissions are fresh (BR-2.5)."""
    s.turn = seat
    s.actions = value(s, seat, ACTIONS)
    s.bonus = 0
    s.spent = 0
    s.roam = 0
    s.stack.append((Q_TURN, seat))
    if log is not None:
        log.append((E_TURN, seat, s.actions))


def settle(s: HtState, top: Frame, log: Log) -> bool:
    """HT-4.3, HT-12.1, R-48, R-49: the end is looked at when an action is complete. R-46: plates stay as they are."""
    if s.ended == 0:
        return False
    s.stack.pop()
    s.actions = 0
    s.bonus = 0
    if log is not None:
        log.append((E_ENDED, reason(s)))
    return True


def reason(s: HtState) -> int:
    """The first end condition met, in the order of the rules (HT-12.2 to HT-12.4)."""
    return 0 if s.ended & BY_PRESTIGE else 1 if s.ended & BY_MARKERS else 2


def why_not_end(s: HtState, top: Frame, _a: int, _b: int) -> int:
    """HT-4.4, R-3: fewer actions than allowed, or none."""
    return OK


def do_end(s: HtState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """HT-4.5: the plate is emptied, then the turn passes."""
    s.stack.pop()
    s.actions = 0
    s.bonus = 0
    s.stack.append((Q_CLOSE, top[1]))


def settle_close(s: HtState, top: Frame, log: Log) -> bool:
    """HT-10.1, INV-5, R-41, R-43: markers are turned over when a route is there for them, then placed; then HT-4.1."""
    seat = top[1]
    bare = 0
    for marker in range(6):
        bare += s.bare[6 * seat + marker]
    if (bare or s.plate[seat]) and find_route(s):
        if s.plate[seat]:
            s.stack.append((Q_DRAW, CHANCE, seat))
        else:
            s.stack.append((Q_HANG, seat))
        return True
    if log is not None and (bare or s.plate[seat]):
        log.append((E_WAITS, seat, bare + s.plate[seat]))
    s.stack.pop()
    open_turn(s, (seat + 1) % s.board.seats, log)
    return True


def why_not_draw(s: HtState, top: Frame, marker: int, _: int) -> int:
    """HT-2.3: any marker nobody has seen."""
    return OK if s.unseen[marker] else NONE_LEFT


def do_draw(s: HtState, top: Frame, marker: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.unseen[marker] -= 1
    s.plate[top[2]] -= 1
    s.bare[6 * top[2] + marker] += 1
    if log is not None:
        log.append((E_DREW, top[2], marker))


def site(s: HtState, route: int) -> int:
    """HT-10.4, BR-1.6, EA-8, R-73: no marker, no piece, a free office, and a route that takes regular markers."""
    if not s.board.markable[route]:
        return NO_MARKERS_HERE
    if s.marker[route]:
        return HAS_MARKER
    if s.here[route]:
        return NOT_EMPTY
    return OK if has_free(s, route) else NO_FREE_OFFICE


def spare(s: HtState, route: int) -> bool:
    """TP-11: a route where a neutral trader stands, the other conditions remaining."""
    if not s.here[route] & OWN[NEUTRAL]:
        return False
    return s.board.markable[route] == 1 and s.marker[route] == 0 and has_free(s, route)


def find_route(s: HtState) -> bool:
    """Whether a marker can be placed at all."""
    return _ordinary(s) or _spared(s)


def _ordinary(s: HtState) -> bool:
    return any(s.here[r] == 0 and site(s, r) == OK for r in range(s.board.routes))


def _spared(s: HtState) -> bool:
    return any(spare(s, r) for r in range(s.board.routes))


def why_not_hang(s: HtState, top: Frame, route: int, marker: int) -> int:
    """HT-10.4, R-41, R-42: a marker of the plate on a route of choice; at the start HT-2.2, R-1, BR-1.2, EA-1."""
    if top[0] == Q_GOLD:
        if route != top[2]:
            return NOT_TABERNA
        left = s.board.common.gold.count(marker)
        for r in s.board.tabernas:
            if s.marker[r] == marker + 1:
                left -= 1
        return OK if left > 0 else NONE_LEFT
    if s.bare[6 * top[1] + marker] == 0:
        return NOT_ON_PLATE
    reason = site(s, route)
    if reason == NOT_EMPTY and spare(s, route) and not _ordinary(s):
        return OK
    return reason


def options_hang(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if top[0] == Q_GOLD:
        for marker in range(6):
            if why_not_hang(s, top, top[2], marker) == OK:
                out.append(base + 6 * top[2] + marker)
        return
    ordinary = _ordinary(s)
    for r in range(s.board.routes):
        if (s.here[r] == 0 and site(s, r) == OK) if ordinary else spare(s, r):
            for marker in range(6):
                if s.bare[6 * top[1] + marker]:
                    out.append(base + 6 * r + marker)


def do_hang(s: HtState, top: Frame, route: int, marker: int, log: Log) -> None:
    """R-44: there it stays. TP-10: a neutral trader comes with it, unless one stands there already (TP-11)."""
    s.stack.pop()
    s.marker[route] = marker + 1
    if log is not None:
        log.append((E_HUNG, s.turn, route, marker))
    if top[0] == Q_GOLD:
        if log is not None and s.stack[-1][0] == Q_TURN:
            log.append((E_TURN, s.turn, s.actions))
        return
    s.bare[6 * top[1] + marker] -= 1
    if s.board.neutral and s.here[route] == 0:
        neutral.stand(s, route)


def settle_gold(s: HtState, top: Frame, log: Log) -> bool:
    """The last of the gold markers leaves no choice."""
    out: list[int] = []
    options_hang(s, top, 0, out)
    if len(out) > 1:
        return False
    do_hang(s, top, top[2], out[0] % 6, log)
    return True
