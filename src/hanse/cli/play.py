"""``hanse play``: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rich.text import Text

from hanse.bots import USUAL
from hanse.bots.seat import MS, Sitter, check, shown, sit
from hanse.cli import given, unfinished
from hanse.cli.advice import chances_line, show_hint
from hanse.cli.prompt import Keyboard, find, show_options
from hanse.cli.replay import asked, points, unknown, verdict
from hanse.cli.result import end_table
from hanse.cli.rules import look_up, show_entry
from hanse.cli.screen import screen
from hanse.core import record as records
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.match import Match, Unknown
from hanse.core.model import CHANCE, OVER, WATCHER, State
from hanse.core.reading import BadInput
from hanse.core.situation import Situation
from hanse.texts import GameTexts, Texts, language
from hanse.texts.picture import picture

YOU = "you"

STYLES = {"grey": "bright_black", "purple": "magenta", "black": "bold", "white": "bold bright_white"}
"""Seats' colours that a terminal calls otherwise."""


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def play(
    game: str,
    variant: str | None,
    chosen: list[str] | None,
    seats: str | None,
    seed: int | None,
    lang: str | None,
    record: str | None,
) -> None:
    """Set up the table, play to the end or until somebody leaves."""
    spoken = language(lang)
    names = seating(game, variant, seats)
    for name in names:
        if name != YOU:
            check(name)
    bundle = given.bundle(game, variant, len(names), chosen)
    for name in names:
        if name != YOU:
            check(name, bundle)
    if record is not None:
        _writable(record)
    _run(Session(Match(bundle, given.seed(seed)), names, spoken), record)


def onward(file: str, to: int | None, seats: str | None, lang: str | None, record: str | None) -> None:
    """Try it: another way on from a position of a record, you in the seat that was asked there."""
    spoken = language(lang)
    match = given.recorded(file, to)
    match.manual = False
    match.roll()
    if match.asked == OVER:
        raise BadInput(f"{file}: the game is over there, so there is nothing to try; go back further with --to")
    count = match.bundle.setup.seats
    names = given.words("--seats", seats) if seats is not None else [USUAL] * count
    if seats is None:
        names[match.asked] = YOU
    if len(names) != count:
        raise BadInput(f"--seats {seats}: {len(names)} for {count} seats")
    for name in names:
        if name != YOU:
            check(name, match.bundle)
    if record is not None:
        _writable(record)
    session = Session(match, names, spoken)
    session.told = match.ply
    _run(session, record)


def resume(game: str | None, lang: str | None, record: str | None) -> None:
    """Go on with the newest game that was left, or with one of several."""
    spoken = language(lang)
    found = unfinished.find(game)
    if not found:
        raise BadInput(f"--resume: no game was left unfinished in {unfinished.folder()}")
    one = found[0] if len(found) == 1 else choose(found, spoken)
    bundle = one.record.bundle(corrections_folder(None))
    for name in one.names:
        if name != YOU:
            check(name, bundle)
    if record is not None:
        _writable(record)
    _run(Session(one.match(bundle), one.names, spoken, one.file), record)


def choose(found: list[unfinished.Unfinished], lang: str) -> unfinished.Unfinished:
    """The one that is wanted of several; the newest if nothing else is said."""
    console = screen()
    texts = Texts(lang)
    console.print(Text(texts.say("cli-several-left"), "bold"))
    for number, one in enumerate(found, 1):
        title = Texts(lang, one.record.game).say("title")
        when = one.left.strftime("%Y-%m-%d %H:%M")
        said = texts.say("cli-left-one", game=title, seats=", ".join(one.names), ply=len(one.record.answers), when=when)
        console.print(Text.assemble((f"{number:>3}  ", "bold cyan"), said))
    keyboard = Keyboard()
    while True:
        try:
            typed = keyboard.read("> ", ()).strip() or "1"
        except EOFError:
            typed = "1"
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1]
        console.print(Text(texts.say("cli-which-left", last=len(found)), "yellow"))


def _run(session: Session, record: str | None) -> None:
    try:
        session.run()
    finally:
        session.close()
        if record is not None:
            session.save(record)


def seating(game: str, variant: str | None, seats: str | None) -> list[str]:
    """Who sits where: as told, or you against two bots, or as many as the variant takes."""
    if seats is not None:
        return given.words("--seats", seats)
    found = registry.holding(game, variant, corrections_folder(None))
    kind = found.variant(variant) if variant is not None else found.variants[0]
    if kind is None:
        return [YOU]  # refused with what is possible where the game is loaded
    return [YOU] + [USUAL] * ((3 if 3 in kind.seats else kind.seats[-1]) - 1)


def _writable(path: str) -> None:
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise BadInput(f"--record {path}: cannot be written: {error.strerror}") from None


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match[State], names: list[str], lang: str, file: Path | None = None) -> None:
        """``file`` is where the game was kept when it was left."""
        self.console = screen()
        self.keyboard = Keyboard()
        self.lang = lang
        self.match = match
        bundle = match.bundle
        self.file = file
        self.names = names
        self.bots: dict[int, Sitter] = {
            seat: sit(name, seat, self.warn, MS) for seat, name in enumerate(names) if name != YOU
        }
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]
        self.texts = GameTexts.of(bundle, lang)
        colours = cast("list[str]", bundle.sheet.get("seats", []))
        self.styles = [STYLES.get(colour, colour) for colour in colours] or [""] * len(names)
        # One person at the keyboard sees with their seat's eyes; several share what everybody may know.
        self.eyes = self.people[0] if len(self.people) == 1 else WATCHER
        self.told = 0  # plies whose events have been shown
        self.last: int | None = None  # the person asked last

    def run(self) -> None:
        self.welcome()
        try:
            while self.match.asked != OVER:
                self.tell(self.told)
                seat = self.match.asked
                if seat in self.bots:
                    self.match.submit(seat, self.bots[seat].answer(self.match))
                else:
                    self.ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        if self.file is not None:
            self.file.unlink(missing_ok=True)
        self.tell(self.told)
        self.board(self.now, self.eyes)
        if (result := self.now.result) is not None:
            end_table(self.console, result, self.texts)

    def keep(self) -> None:
        """Write the game down after each answer of a person: whatever ends this program, it can go on."""
        self.file = self.file or unfinished.fresh(self.match.bundle.rulebook.game)
        try:
            unfinished.keep(self.file, self.match.record(), self.names)
        except OSError as error:
            self.warn(f"{self.file}: {error.strerror}")
            self.file = None

    def leave(self) -> None:
        if self.file is None:
            self.say("cli-left", ply=self.match.ply)
            return
        self.console.print(Text(self.texts.say("cli-kept", file=str(self.file))), soft_wrap=True)

    @property
    def now(self) -> Situation[State]:
        """How it stands."""
        return Situation(self.match)

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()

    def warn(self, text: str) -> None:
        self.console.print(Text(text, "yellow"))

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(self.coloured(self.texts.say(key, **args), style))

    def coloured(self, text: str, style: str = "") -> Text:
        """A sentence in which the players' names have their colours."""
        out = Text(text, style)
        for seat, name in enumerate(self.texts.players):
            out.highlight_words([name], self.styles[seat])
        return out

    def welcome(self) -> None:
        setup = self.match.bundle.setup
        game, variant = self.texts.say("title"), self.texts.variant(setup.variant)
        title = game if variant == game else f"{game}, {variant}"
        self.console.print(Text(title, "bold"), Text(self.texts.say("cli-seed", seed=str(self.match.seed)), "dim"))
        whose = [self.texts.say("cli-you") if name == YOU else shown(name) for name in self.names]
        seats = ", ".join(f"{self.texts.player(seat)} ({who})" for seat, who in enumerate(whose))
        self.console.print(self.coloured(seats))
        if self.people:
            self.say("cli-begin", "dim")
            # What chance laid out is on the board; the log has it for whoever asks.
            while self.told < self.match.ply and self.match.answers[self.told].seat == CHANCE:
                self.told += 1

    def tell(self, since: int) -> None:
        """The log from a ply on."""
        for event in self.now.events(since, self.eyes):
            sentence = self.texts.event(event)
            if sentence:
                self.console.print(Text.assemble(("· ", "dim"), self.coloured(sentence)))
        self.told = self.match.ply

    def board(self, now: Situation[State], eyes: int) -> None:
        self.console.print()
        self.console.print(self.coloured(picture(now, eyes, self.texts)), soft_wrap=True)
        self.console.print()

    def ask(self, seat: int) -> None:
        """Put the question to the person on ``seat`` until it is answered, or until undo changes it."""
        match, now = self.match, self.now
        self.curtain(now, seat)
        options = now.options(seat) or []
        self.board(now, seat)
        self.console.print(self.coloured(asked(now, self.texts), "bold"))
        show_options(self.console, options, self.texts)
        while match.ply == now.ply and match.asked == seat:
            typed = " ".join(self.keyboard.read("> ", options).split())
            if not self.command(typed, seat, options):
                self.answer(typed, seat, options)
            if match.ply != now.ply:
                self.keep()

    def curtain(self, now: Situation[State], seat: int) -> None:
        """Between two people at one keyboard: when something is hidden, nobody sees the other's view."""
        if len(self.people) > 1 and self.last not in (None, seat):
            self.say("cli-pass-to", "bold", name=self.texts.player(seat))
            if now.view(seat) != now.view(WATCHER):
                self.keyboard.read(self.texts.say("cli-press-enter"), ())
        self.last = seat

    def answer(self, typed: str, seat: int, options: list[str]) -> None:
        if not typed:
            if len(options) == 1:
                self.match.submit(seat, options[0])
            else:
                self.say("cli-type", "dim")
            return
        found = find(typed, options)
        hinted = typed.partition(" @")[0] in options and "@" in typed
        if hinted or len(found) == 1:
            try:
                self.match.submit(seat, typed if hinted else found[0])
            except Unknown:
                self.warn(unknown(self.match, typed))
        elif found:
            self.say("cli-several", "yellow")
            for option in found:
                self.console.print(Text.assemble(f"  {option}", (f"   {self.texts.option(option)}", "dim")))
        else:
            self.why(typed)

    def why(self, typed: str) -> None:
        """Whether an action is possible, and the rule that says so."""
        try:
            found = verdict(self.match, typed, self.texts, self.lang)
        except BadInput as bad:
            self.warn(str(bad))
            return
        if found["legal"]:
            self.say("cli-legal", "green")
            return
        self.console.print(Text.assemble((str(found["text"]), "red"), f"  ({found['rule']} {found['title']})"))

    def command(self, typed: str, seat: int, options: list[str]) -> bool:
        """Do what a line asks for that is no answer; False if it is one."""
        word, _, rest = typed.partition(" ")
        if typed in options:
            return False
        if typed.startswith("?") and typed != "?":
            action = typed[1:].strip()
            found = find(action, options)
            self.why(found[0] if len(found) == 1 else action)
        elif word in ("?", "help"):
            self.say("cli-help")
            if self.texts.has("picture-signs"):
                self.say("picture-signs", "dim")
        elif word in ("undo", "restart"):
            self.undo(seat, word == "restart")
        elif word == "board":
            self.board(self.now, seat)
            show_options(self.console, options, self.texts)
        elif word == "log":
            self.tell(0)
        elif word == "score":
            self.console.print(self.coloured(points(self.now, seat, self.texts)))
        elif word == "hint":
            self.hint(seat)
        elif word == "chances":
            self.console.print(self.coloured(chances_line(self.now, seat, self.texts)))
        elif word == "rule":
            self.rule(rest)
        elif word == "save":
            self.save(rest)
        elif word == "quit":
            raise Leave
        else:
            return False
        return True

    def undo(self, seat: int, whole: bool) -> None:
        floor = self.match.floor(seat)
        if self.match.ply <= floor.ply:
            self.say(f"cli-undo-{floor.why}", "yellow")
            return
        self.match.undo(floor.ply if whole else self.match.ply - 1)
        self.told = self.match.ply
        self.say("cli-undone", "dim")

    def hint(self, seat: int) -> None:
        show_hint(self.console, self.now, seat, self.texts)

    def rule(self, id: str) -> None:
        try:
            found = look_up(self.match.bundle.rulebook.game, id or None, self.texts)
        except BadInput as bad:
            self.warn(str(bad))
            return
        for entry in found:
            show_entry(self.console, entry, self.texts, full=bool(id))

    def save(self, path: str) -> None:
        if not path:
            self.warn("save FILE")
            return
        try:
            Path(path).write_text(records.write(self.match.record(), records.named({}, self.names)), encoding="utf-8")
        except OSError as error:
            self.warn(f"{path}: {error.strerror}")
            return
        self.say("cli-saved", "dim", file=path)
