"""``hanse replay`` and ``hanse explain``: a record looked at from inside."""

from __future__ import annotations

import difflib

from hanse.cli.given import eyes, recorded, show_json
from hanse.cli.result import end_table, who
from hanse.core.match import Match, Refused, Unknown
from hanse.core.model import State
from hanse.core.reading import BadInput, View
from hanse.core.situation import Situation
from hanse.texts import GameTexts, language
from hanse.texts.picture import picture


def replay(file: str, to: int | None, seat: int | None, chances: bool, json: bool, lang: str | None) -> None:
    """Show the position before answer ``to``, or the last one; ``chances``: and what everybody may expect."""
    match = recorded(file, to)
    whose = eyes(seat, match.bundle.setup.seats)
    now = Situation(match)
    if json:
        show_json(now.view(whose))
        return
    from rich.text import Text

    from hanse.cli.screen import screen

    texts = GameTexts.of(match.bundle, language(lang))
    console = screen()
    setup = match.bundle.setup
    head = f"{texts.say('title')}, {texts.variant(setup.variant)}"
    console.print(Text.assemble((head, "bold"), f"  {texts.say('cli-ply', ply=match.ply)}"))
    console.print(Text(picture(now, whose, texts)), soft_wrap=True)
    if now.result is not None:
        end_table(console, now.result, texts)
        return
    console.print(Text(asked(now, texts)))
    console.print(Text(points(now, whose, texts)))
    if chances:
        from hanse.cli.advice import chances_line

        console.print(Text(chances_line(now, whose, texts)))


def asked(now: Situation[State], texts: GameTexts) -> str:
    """Who is asked, and what."""
    if now.question is None:
        return texts.say("cli-over")
    if now.seat is None:
        return texts.say("cli-chance-asked", question=now.question)
    return f"{who(texts, now.seat)}: {texts.ask(now.question, now.frame)}"


def points(now: Situation[State], eyes: int, texts: GameTexts) -> str:
    """Everybody's points, as ``eyes`` can count them."""
    scores = "  ".join(f"{texts.player(seat)}: {score}" for seat, score in enumerate(now.scores(eyes)))
    return texts.say("cli-scores", scores=scores)


def explain(file: str, ply: int, action: str, json: bool, lang: str | None) -> None:
    """Say whether ``action`` answers question ``ply`` of a record, and if not, by which rule."""
    match = recorded(file, ply)
    spoken = language(lang)
    texts = GameTexts.of(match.bundle, spoken)
    text = " ".join(action.split())
    found = verdict(match, text, texts, spoken)
    if json:
        show_json(found)
        return
    from rich.padding import Padding
    from rich.text import Text

    from hanse.cli.screen import screen

    console = screen()
    console.print(Text.assemble((texts.say("cli-ply", ply=ply), "dim"), "  ", asked(Situation(match), texts)))
    if found["legal"]:
        console.print(
            Text.assemble((text, "bold"), ": ", (texts.say("cli-legal"), "green"), f" ({texts.option(text)})")
        )
        return
    console.print(Text.assemble((text, "bold"), ": ", (str(found["text"]), "red")))
    console.print(Text.assemble((str(found["rule"]), "bold cyan"), "  ", (str(found["title"]), "bold")))
    console.print(Padding(Text(str(found["says"])), (0, 0, 0, 4)))


def verdict(match: Match[State], text: str, texts: GameTexts, lang: str) -> View:
    """Legal or not, with the rule; BadInput if ``text`` is not an action at all."""
    try:
        match.check(text)
    except Unknown:
        raise BadInput(unknown(match, text)) from None
    except Refused as refused:
        now = Situation(match)
        rule = match.bundle.rulebook.rules(lang).get(refused.rule)
        return {
            "legal": False,
            "rule": refused.rule,
            "why": refused.slug,
            "text": texts.refusal(refused.slug, now.question, now.frame),
            "title": rule.title if rule is not None else "",
            "says": rule.says if rule is not None else "",
        }
    return {"legal": True, "rule": None, "why": None, "text": texts.option(text)}


def unknown(match: Match[State], text: str) -> str:
    """What to say about a text that is not an action, with what it may have meant."""
    near = difflib.get_close_matches(text, list(match.game.code), 3, 0.6)
    verbs = ", ".join(verb.name for verb in match.game.verbs)
    return f"{text[:80]!r} is not an action; " + (
        f"near it: {', '.join(near)}" if near else f"actions begin with {verbs}"
    )
