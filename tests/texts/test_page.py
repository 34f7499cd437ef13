"""Commands and page say the same: the page's Fluent gives the same sentences for the same keys and arguments."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.frames import tell_frame
from hanse.core.match import Match
from hanse.core.model import ALL, OVER, State
from hanse.core.playout import random_code
from hanse.core.rng import Rng
from hanse.texts import LANGUAGES, GameTexts
from hanse.texts.files import game_file, shared_file

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


class Overheard(GameTexts):
    """Texts that remember what they said."""

    heard: dict[str, dict[str, object]]

    def say(self, key: str, /, **args: str | int | float) -> str:
        text = super().say(key, **args)
        if "heard" in self.__dict__ and self.has(key):
            said: dict[str, object] = {"language": self.language, "key": key, "args": args, "text": text}
            self.heard[json.dumps(said, sort_keys=True)] = said
        return text


def told(bundle: Bundle[State], language: str) -> list[dict[str, object]]:
    """Everything that is said in a random game."""
    texts = Overheard.of(bundle, language, [f"P{n}" for n in range(bundle.setup.seats)])
    assert isinstance(texts, Overheard)
    texts.heard = {}
    match = Match(bundle, 6)
    rng = Rng(2)
    options: set[str] = set()
    while match.asked != OVER and match.ply < 600:
        options.update(match.options())
        texts.ask(match.question, tell_frame(match.game, match.state.stack[-1]))
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    for option in options:
        texts.option(option)
    for events in match.events:
        for event in events:
            texts.event(bundle.schema.tell(event, ALL))
            texts.event(bundle.schema.tell(event, 0))
    for part in bundle.parts(match.state)[0]:
        texts.part(part)
    for refusal in bundle.rulebook.refusals:
        texts.refusal(refusal.slug)
    for count in (1, 2):
        texts.say("cli-won", names="P1", count=count)
    return list(texts.heard.values())


@pytest.mark.skipif(
    not (shutil.which("node") and (ROOT / "node_modules" / "@fluent").is_dir()),
    reason="the page's packages are not here",
)
@pytest.mark.parametrize("game", registry.ids())
def test_the_page_says_what_commands_say(game: str) -> None:
    bundle = registry.load(game)
    said = [row for language in LANGUAGES for row in told(bundle, language)]
    files = {language: [shared_file(language), game_file(game, language)] for language in LANGUAGES}
    done = subprocess.run(
        ["node", str(HERE / "same.mjs")],
        input=json.dumps({"files": files, "said": said}), capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    found = json.loads(done.stdout)
    assert found["compared"] == len(said) > 100
    assert found["other"] == []
