"""Programs of the host's own at tables: they play, and nothing they do stops a game or takes anything with it."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hanse.core.reading import BadInput
from hanse.server import Settings
from hanse.server.outside import read
from tests.bots.test_agent import saved
from tests.server.house import House, serving
from tests.server.test_bots import finish, told

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:
        assert asked["game"] == "purse" and asked["seat"] == 1
        print('{"hello": "you"}', flush=True)
        continue
    assert asked["seat"] == 1 and asked["view"]["players"][0]["hand"] is None
    print(json.dumps({"do": asked["options"][0]}), flush=True)
"""

ILL = {
    "ends": ("import sys\n", "ended without an answer"),
    "ends in the middle": ("import sys\nsys.stdin.readline()\nsys.stdin.readline()\n", "ended without an answer"),
    "sleeps": ("import time\ntime.sleep(600)\n", "did not answer within"),
    "talks nonsense": ("import sys\nfor line in sys.stdin:\n    print('well', flush=True)\n", "not a JSON line"),
    "answers nothing": ("import sys\nfor line in sys.stdin:\n    print('{}', flush=True)\n", "no text under 'do'"),
    "flies": ('import sys\nfor line in sys.stdin:\n    print(\'{"do": "fly"}\', flush=True)\n', "not an action"),
    "cheats": ('import sys\nfor line in sys.stdin:\n    print(\'{"do": "drop c1"}\', flush=True)\n', "not allowed"),
    "floods a line": ("import sys\nwhile True:\n    sys.stdout.write('x' * 65536)\n", "wrote a line of more than"),
    "floods lines": ("while True:\n    print('x' * 99)\n", "not a JSON line"),
    "floods hellos": ("while True:\n    print('{\"hello\": 1}')\n", "did not answer within"),
    "complains": ("import sys\nwhile True:\n    sys.stderr.write('x' * 65536)\n", "did not answer within"),
}


def with_bot(settings: Settings, tmp_path: Path, code: str, patience: float = 5.0) -> Settings:
    script = tmp_path / "bot.py"
    script.write_text(code)
    return replace(settings, outside=(f"mine={sys.executable} {script}",), patience=patience)


async def test_a_bot_of_the_host_is_offered_and_plays(settings: Settings, tmp_path: Path) -> None:
    async with serving(with_bot(settings, tmp_path, FIRST)) as house:
        assert (await house.http.get("/api/games")).json()["bots"][-1] == "mine"
        made = await house.table("bot random", "bot mine")
        end = await finish(house, made)
        assert end["over"]
        assert end["players"][1]["bot"] == "mine"
        assert "answers from now on" not in await told(house, made)


@pytest.mark.parametrize("what", ILL)
async def test_whatever_it_does_the_game_goes_on(
    settings: Settings, tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    code, says = ILL[what]
    async with serving(with_bot(settings, tmp_path, code, 1.5)) as house:
        made = await house.table("bot random", "bot mine")
        assert (await finish(house, made))["over"]
        remarks = [line for line in (await told(house, made)).splitlines() if line.startswith("# seat 1: mine")]
    assert len(remarks) == 1
    assert says in remarks[0]
    assert remarks[0].endswith("; easy answers from now on")
    lines = [one.getMessage() for one in caplog.records if "seat 1: mine" in one.getMessage()]
    assert len(lines) == 1


async def test_a_bot_that_is_no_longer_offered_is_replaced(settings: Settings, tmp_path: Path) -> None:
    async with serving(with_bot(settings, tmp_path, FIRST)) as house:
        made = await house.table("me Anna", "bot mine")
    async with serving(settings) as house:
        async with house.visit(made["token"]) as anna:
            while not anna.last["over"]:
                if anna.last["asked"] == 0:
                    await anna.do("end" if "end" in anna.last["options"] else anna.last["options"][0])
                else:
                    await anna.get()
        assert "mine is no bot of this server any more; easy answers from now on" in await told(house, made)


async def test_a_visitor_names_no_command(settings: Settings, tmp_path: Path) -> None:
    async with serving(with_bot(settings, tmp_path, FIRST)) as house:
        made = await house.table("me Anna", "here Bert")
        for bot in ("cmd:touch /tmp/x", "deep", "mine=true"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = await house.http.post("/api/tables", json={"game": "purse", "seats": seats})
            assert answer.status_code == 400
            assert answer.json()["no"].startswith("no bot ")
            assert answer.json()["no"].endswith(", mine")
            answer = await house.http.post(f"/api/tables/{made['token']}/seats/0", json={"bot": bot})
            assert answer.status_code == 400


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("mine",), "must be NAME=COMMAND"),
        (("Mine=true",), "must be NAME=COMMAND"),
        (("easy=true",), "there is a bot of that name"),
        (("mine=true", "mine=true"), "there is a bot of that name"),
        (("mine=",), "a command must follow"),
        (("mine=no-such-program-here",), "no program"),
        (("mine='",), "No closing quotation"),
        (("mine=agent:none.agent",), "there is no file 'none.agent'"),
    ],
)
def test_what_is_no_bot_is_told_at_the_start(given: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        read(given)


async def test_an_agent_of_the_host_is_offered_and_plays_its_own_game_alone(settings: Settings, tmp_path: Path) -> None:
    saved(tmp_path / "purse.agent", "purse")
    offered = replace(settings, outside=(f"pupil=agent:{tmp_path / 'purse.agent'}",))
    async with serving(offered) as house:
        assert (await house.http.get("/api/games")).json()["bots"][-1] == "pupil"
        made = await house.table("bot random", "bot pupil")
        end = await finish(house, made)
        assert end["over"]
        assert end["players"][1]["bot"] == "pupil"
        assert "random answers" not in await told(house, made)
        for bot in ("agent:purse.agent", "agent:/etc/passwd", "pupil=purse.agent"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = await house.http.post("/api/tables", json={"game": "purse", "seats": seats})
            assert answer.status_code == 400
            assert answer.json()["no"].startswith("no bot ")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "pupil"}]
        answer = await house.http.post("/api/tables", json={"game": "hansa", "seats": seats})
        assert answer.status_code == 400
        assert "trained for purse, so it cannot play hansa; possible: purse" in answer.json()["no"]


# Bots that come by a link.

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")
GUESTS = {
    "python": (sys.executable, str(EXAMPLES / "guest.py")),
    "node": (NODE, "--experimental-websocket", "--no-warnings", str(EXAMPLES / "guest.mjs")),
}


@pytest.mark.parametrize("language", GUESTS)
async def test_a_bot_comes_with_a_link_and_plays_to_the_end(house: House, language: str) -> None:
    made = await house.table("me Guest", "bot random")
    link = f"http://127.0.0.1:{house.port}/t/{made['token']}"
    process = await asyncio.create_subprocess_exec(*GUESTS[language], link, stdout=subprocess.PIPE)
    async with asyncio.timeout(60):
        out, _ = await process.communicate()
    assert process.returncode == 0
    end = (await house.http.get(f"/api/tables/{made['watch']}")).json()
    assert json.loads(out) == end["result"]["scores"]


@pytest.mark.parametrize("language", GUESTS)
async def test_such_a_bot_says_when_it_is_not_wanted(house: House, language: str) -> None:
    link = f"http://127.0.0.1:{house.port}/t/nobody"
    process = await asyncio.create_subprocess_exec(*GUESTS[language], link, stderr=subprocess.PIPE)
    async with asyncio.timeout(60):
        _, err = await process.communicate()
    assert process.returncode == 1
    assert b"the table is closed to us: 4404" in err
