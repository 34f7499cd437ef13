"""``hanse referee``: one match, one JSON object per line in, one per line out. It never ends on bad input."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import BinaryIO, NoReturn, cast

from hanse.bots.advice import LEVEL, advise, chances, report, turning_points
from hanse.bots.searcher import Searcher
from hanse.bots.seat import MS, check, sit
from hanse.cli.given import replayed, seed
from hanse.core import record, registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Value
from hanse.core.match import Match, Refused, Stale, Unknown
from hanse.core.model import ALL, CHANCE, OVER, WATCHER, State
from hanse.core.reading import BadInput, Json, View
from hanse.core.seeds import SEEDS
from hanse.core.situation import Situation
from hanse.texts import GameTexts, language

NEW = ("game", "variant", "seats", "options", "seed", "chance", "lang")


class Referee:
    """Holds one match and answers one message at a time."""

    def __init__(self) -> None:
        self.match: Match[State] | None = None
        self.texts: GameTexts | None = None
        self.lang = "en"

    def answer(self, line: bytes) -> View:
        """The answer to one line, whatever is in it."""
        try:
            return self._answer(_object(line))
        except Refused as refused:
            text = self._said(refused)
            return {"ok": False, "no": "refused", "rule": refused.rule, "why": refused.slug, "text": text}
        except Unknown as unknown:
            return {"ok": False, "no": "unknown", "text": f"not an action of this game: {str(unknown)[:200]}"}
        except Stale:
            return {"ok": False, "no": "stale", "text": self._stale()}
        except BadInput as bad:
            return {"ok": False, "no": " ".join(str(bad).split())}
        except RecursionError:
            return {"ok": False, "no": "nested too deeply"}
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end somebody's match
            return {"ok": False, "no": f"a fault in the program: {type(error).__name__}: {error}"}

    def _said(self, refused: Refused) -> str:
        if self.texts is None or self.match is None:
            return refused.slug
        asks = Situation(self.match)
        return self.texts.refusal(refused.slug, asks.question, asks.frame)

    def _answer(self, message: dict[str, object]) -> View:
        known = {
            "new": self._new, "do": self._do, "why": self._why, "view": self._view, "load": self._load,
            "record": self._record, "replay": self._replay, "bot": self._bot, "undo": self._undo,
            "hint": self._hint, "chances": self._chances, "report": self._report,
        }  # fmt: skip
        asked = [key for key in known if key in message]
        if len(asked) != 1:
            raise BadInput(f"a message has exactly one of the keys {', '.join(known)}")
        return known[asked[0]](message)

    def _new(self, message: dict[str, object]) -> View:
        given = message["new"]
        if not isinstance(given, dict):
            raise BadInput('new: must be an object, as in {"new": {"game": "hansa", "seats": 3}}')
        for key in given:
            if key not in NEW:
                raise BadInput(f"new: no key {key!r}; there is {', '.join(NEW)}")
        if "game" not in given:
            raise BadInput(f"new: game is missing; there is {', '.join(registry.ids())}")
        variant = given.get("variant")
        seats = given.get("seats")
        switches = given.get("options", {})
        if not isinstance(switches, dict):
            raise BadInput("new: options must be an object, name to value")
        sown = _whole("new: seed", given["seed"], 0, SEEDS - 1) if given.get("seed") is not None else seed(None)
        bundle = registry.load(
            _text("new: game", given["game"]),
            None if variant is None else _text("new: variant", variant),
            None if seats is None else _whole("new: seats", seats, 0, 99),
            cast("dict[str, Value]", switches),
            corrections_folder(None),
        )
        lang = language(_text("new: lang", given.get("lang", "en")))
        self._keep(Match(bundle, sown, manual=_manual("new: ", given)), lang)
        return {"ok": True, "now": now(self._held())}

    def _do(self, message: dict[str, object]) -> View:
        return self._submit(self._held(), message, message["do"])

    def _why(self, message: dict[str, object]) -> View:
        return self._submit(self._held().fork(), message, message["why"])

    def _submit(self, match: Match[State], message: dict[str, object], action: object) -> View:
        text = _text("do", action)
        seat = _seat(message["seat"]) if "seat" in message else match.asked
        ply = _whole("ply", message["ply"], 0, SEEDS) if "ply" in message else None
        if match.asked == OVER:
            raise Stale
        before = match.ply
        match.submit(seat, text, ply)
        return {"ok": True, "events": [*Situation(match).events(before, ALL)], "now": now(match)}

    def _view(self, message: dict[str, object]) -> View:
        return {"ok": True, "view": Situation(self._held()).view(self._eyes("view", message["view"]))}

    def _eyes(self, where: str, whose: object) -> int:
        seats = self._held().bundle.setup.seats
        names = {"all": ALL, "watch": WATCHER}
        if isinstance(whose, str) and whose in names:
            return names[whose]
        if isinstance(whose, int) and not isinstance(whose, bool) and 0 <= whose < seats:
            return whose
        there = f"0 to {seats - 1}"
        raise BadInput(f'{where}: no seat {json.dumps(whose)[:60]}; there is {there}, "all" and "watch"')

    def _load(self, message: dict[str, object]) -> View:
        held = self._held()
        position = message["load"]
        if not isinstance(position, dict):
            raise BadInput('load: must be a view, as {"view": "all"} gives it')
        match = Match(held.bundle, held.seed, position, held.manual)
        answer: View = {"ok": True, "now": now(match)}
        self.match = match
        return answer

    def _record(self, _: dict[str, object]) -> View:
        return {"ok": True, "record": record.write(self._held().record())}

    def _replay(self, message: dict[str, object]) -> View:
        played = record.read(_text("replay", message["replay"]))
        to = _whole("to", message["to"], 0, SEEDS) if message.get("to") is not None else None
        match = replayed(played, to)
        match.manual = _manual("", message)
        self._keep(match, self.lang)
        return {"ok": True, "now": now(match)}

    def _bot(self, message: dict[str, object]) -> View:
        match = self._held()
        name = _text("bot", message["bot"])
        ms = _whole("ms", message["ms"], 1, 3_600_000) if "ms" in message else MS
        if match.asked < 0:
            raise BadInput("bot: the game is over" if match.asked == OVER else "bot: chance is asked, not a seat")
        check(name, match.bundle)
        warnings: list[Json] = []
        bot = sit(name, match.asked, warnings.append, ms)
        try:
            text = bot.answer(match)
        finally:
            bot.close()
        return {"ok": True, "do": text, "warnings": warnings} if warnings else {"ok": True, "do": text}

    def _hint(self, message: dict[str, object]) -> View:
        match = self._held()
        effort = _effort("hint", message["hint"])
        if match.asked < 0:
            raise BadInput("hint: the game is over" if match.asked == OVER else "hint: chance is asked, not a seat")
        view = Situation(match).view(match.asked)
        ranked = advise(match.bundle, view, match.asked, match.ply, Searcher(LEVEL, effort))
        return {"ok": True, "seat": match.asked, "hint": [cast("View", asdict(one)) for one in ranked]}

    def _chances(self, message: dict[str, object]) -> View:
        match = self._held()
        eyes = self._eyes("chances", message["chances"])
        found = chances(match.bundle, Situation(match).view(eyes), eyes, match.ply)
        return {"ok": True, "chances": None if found is None else cast("View", asdict(found))}

    def _report(self, message: dict[str, object]) -> View:
        match = self._held()
        seat = message["report"]
        whose = None if seat is True else _whole("report", seat, 0, match.bundle.setup.seats - 1)
        found = report(match, whose)
        turned: list[Json] = [one.ply for one in turning_points(found, whose)]
        return {"ok": True, "report": [cast("View", asdict(one)) for one in found], "turning": turned}

    def _undo(self, message: dict[str, object]) -> View:
        match = self._held()
        match.undo(_whole("undo", message["undo"], 0, match.ply))
        return {"ok": True, "now": now(match)}

    def _held(self) -> Match[State]:
        if self.match is None:
            raise BadInput('no match yet; begin with {"new": {"game": …}} or {"replay": …}')
        return self.match

    def _keep(self, match: Match[State], lang: str) -> None:
        self.texts = GameTexts.of(match.bundle, lang)
        self.match, self.lang = match, lang

    def _stale(self) -> str:
        match = self._held()
        if match.asked == OVER:
            return "the game is over"
        return f"asked is {'chance' if match.asked == CHANCE else f'seat {match.asked}'}, at ply {match.ply}"


def now(match: Match[State]) -> View:
    """Where a match stands: who is asked what, with every possible answer. A referee sees everything."""
    stands = Situation(match)
    return {**stands.asking(ALL), **stands.counting(ALL)}


def _object(line: bytes) -> dict[str, object]:
    try:
        message = json.loads(line)
    except ValueError as error:
        raise BadInput(f"not JSON: {error}") from None
    if not isinstance(message, dict):
        raise BadInput("a message is one JSON object on one line")
    return message


def _text(where: str, value: object) -> str:
    return value if isinstance(value, str) else _wrong(where, "a text", value)


def _whole(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        return _wrong(where, "a whole number", value)
    if not low <= value <= high:
        raise BadInput(f"{where}: must be from {low} to {high}, not {value if abs(value) < SEEDS else 'that'}")
    return value


def _effort(where: str, value: object) -> float:
    """``true`` is all of it."""
    if value is True:
        return 1.0
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return _wrong(where, "true, or a share of the thought from 0 to 1", value)
    return float(value)


def _seat(value: object) -> int:
    return CHANCE if value == "chance" else _whole("seat", value, -9, 99)


def _manual(where: str, given: dict[str, object]) -> bool:
    chance = given.get("chance", "auto")
    if chance not in ("auto", "manual"):
        raise BadInput(f"{where}chance: not {json.dumps(chance)[:60]}; possible: auto, manual")
    return chance == "manual"


def _wrong(where: str, kind: str, value: object) -> NoReturn:
    raise BadInput(f"{where}: must be {kind}, not {json.dumps(value)[:60]}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line after line until the input ends."""
    referee = Referee()
    for line in source:
        answer = json.dumps(referee.answer(line), ensure_ascii=False, separators=(",", ":"))
        # Half a surrogate pair can come in through an escape; the same escape takes it out.
        sink.write(answer.encode(errors="backslashreplace") + b"\n")
        sink.flush()


def main() -> None:
    serve(sys.stdin.buffer, sys.stdout.buffer)
