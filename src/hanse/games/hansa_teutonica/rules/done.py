"""HT-7.9 Enough: the answer that stops what may be stopped."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import MUST_USE, Q_IMPROVE, Q_MOVE, Q_RELOCATE, Q_REMOVE
from hanse.games.hansa_teutonica.rules import markers, move, relocate
from hanse.games.hansa_teutonica.state import HtState


def why_not(s: HtState, top: Frame, a: int, b: int) -> int:
    """HT-7.9 additional pieces; R-40, R-68 the rest of three; R-71 a permanent marker; HT-11.6 not a used marker."""
    if top[0] == Q_RELOCATE:
        return relocate.why_not_done(s, top, a, b)
    if top[0] == Q_MOVE:
        return move.why_not_done(s, top, a, b)
    if top[0] == Q_REMOVE:
        return markers.why_not_done(s, top, a, b)
    return MUST_USE if top[0] == Q_IMPROVE and top[2] < 0 else OK


def do(s: HtState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    if top[0] == Q_RELOCATE:
        relocate.forget(s)
