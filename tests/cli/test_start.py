"""How the command starts, fails and is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hanse
from hanse.cli.version import compiled
from tests.cli.conftest import Hanse, command, environment, process


def test_the_version_says_whether_the_engine_is_compiled(hanse_: Hanse) -> None:
    mode = "compiled" if compiled() else "interpreted"
    assert hanse_("--version").out == f"hanse {hanse.__version__} (engine {mode})\n"
    assert process("--version", HANSE_INTERPRETED="1").out == f"hanse {hanse.__version__} (engine interpreted)\n"


@pytest.mark.parametrize("args", [["--version"], ["perft", "hansa", "--seats", "2", "--depth", "1"]])
def test_what_takes_long_to_load_is_not_loaded_by_commands_that_do_not_need_it(args: list[str]) -> None:
    code = f"import sys; from hanse.cli import run; run({args})\n"
    code += "print([m for m in ('uvicorn', 'sqlalchemy', 'fluent.runtime', 'rich.table') if m in sys.modules])"
    done = subprocess.run(
        [command()[0], "-c", code], env=environment(), capture_output=True, text=True, check=True
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_command_help_is_shown(hanse_: Hanse) -> None:
    done = hanse_()
    assert done.code == 0
    for name in (
        "serve",
        "play",
        "games",
        "simulate",
        "replay",
        "explain",
        "rules",
        "bench",
        "perft",
        "referee",
        "backup",
        "restore",
        "copy",
        "migrate",
        "data",
    ):
        assert f"\n  {name} " in done.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["sail"], "No such command 'sail'; there is serve, play, games,"),
        (["games", "--jsn"], "No such option: --jsn; there is --json, --lang"),
        (["play"], "GAME: which one? There is hansa"),
        (["play", "chess"], "no game 'chess'; there is hansa"),
        (["play", "hansa", "--variant", "fast"], "hansa: no variant 'fast'; there is base"),
        (["play", "hansa", "--option", "colour=red"], "no option 'colour'; there is board, start, extra_card"),
        (["play", "hansa", "--option", "extra_card"], "--option 'extra_card': must be NAME=VALUE"),
        (["play", "hansa", "--option", "extra_card=maybe"], "not 'maybe'; possible: false, true"),
        (["play", "hansa", "--option", "start=0", "--option", "start=1"], "--option start: given twice"),
        (["play", "hansa", "--seats", "you"], "not for 1 seats; possible: 2, 3, 4"),
        (["play", "hansa", "--seats", "you,nobody"], "no bot 'nobody'; there is random, greedy"),
        (["play", "hansa", "--seats", "you,,greedy"], "a name is missing between the commas"),
        (["play", "hansa", "--seed", "-1"], "--seed -1: must be from 0 to"),
        (["play", "hansa", "--lang", "fr"], "no language 'fr'; there is en, de, nl"),
        (["play", "hansa", "--record", "/no/such/folder/x.rec"], "--record /no/such/folder/x.rec: cannot be written"),
        (["simulate", "hansa"], "Missing option '--bots'"),
        (["simulate", "hansa", "--bots", "random"], "not for 1 seats; possible: 2, 3, 4"),
        (["simulate", "hansa", "--bots", "random,nobody"], "no bot 'nobody'"),
        (["simulate", "hansa", "--bots", "random,cmd:no-such-program"], "no program 'no-such-program'"),
        (["simulate", "hansa", "--bots", "random,random", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "hansa", "--bots", "random,random", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "hansa", "--bots", "random,random", "--workers", "0"], "Invalid value for '--workers'"),
        (["simulate", "hansa", "--bots", "random,random", "--records", "/proc/x"], "--records /proc/x: cannot be made"),
        (["replay", "/no/such/file.rec"], "/no/such/file.rec: cannot be read: No such file"),
        (["rules", "hansa", "HA-99"], "no rule 'HA-99'; there is HA-1.1 to"),
        (["rules", "chess"], "no game 'chess'"),
        (["bench", "chess"], "no game 'chess'"),
        (["bench", "hansa", "--seats", "9"], "hansa is not for 9; possible: 2, 3, 4"),
        (["perft", "hansa", "--seats", "9", "--depth", "1"], "not for 9 seats"),
        (["perft", "hansa", "--seats", "2", "--depth", "0"], "Invalid value for '--depth'"),
        (["data", "check", "/no/such/folder"], "/no/such/folder: no such folder of corrections"),
        (["--data", "/no/such/folder", "games"], "/no/such/folder: no such folder of corrections"),
        (["games", "--data", "/no/such/folder"], "/no/such/folder: no such folder of corrections"),
        (["games", "--data=/no/such/folder"], "/no/such/folder: no such folder of corrections"),
        (["serve", "--port", "70000"], "Invalid value for '--port'"),
        (["serve", "--db", "mysql://x"], "not a store this program knows"),
    ],
)
def test_wrong_input_is_one_line_that_says_what_is_possible(hanse_: Hanse, args: list[str], said: str) -> None:
    done = hanse_(*args)
    assert done.code == 2
    assert said in done.line()


def test_a_folder_in_the_environment_must_exist_too(hanse_: Hanse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANSE_DATA", "/no/such/folder")
    assert "no such folder" in hanse_("simulate", "hansa", "--bots", "random,random", "--games", 1).line()


def test_a_fault_of_ours_is_one_line_without_a_traceback(hanse_: Hanse, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("hanse.cli.perft.show", broken)
    done = hanse_("perft", "hansa", "--seats", 2, "--depth", 1)
    assert done.code == 1
    assert "a fault in the program: ZeroDivisionError: on purpose (HANSE_DEBUG=1 shows where)" in done.line()
    monkeypatch.setenv("HANSE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        hanse_("perft", "hansa", "--seats", 2, "--depth", 1)


@pytest.mark.parametrize("args", [["rules", "hansa"], ["games", "--json"], ["data", "check"]])
def test_a_pipe_closed_early_is_not_an_error(args: list[str]) -> None:
    running = subprocess.Popen(
        command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(PYTHONUNBUFFERED="1")
    )  # fmt: skip
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    said = running.stderr.read()
    running.stderr.close()
    assert (running.wait(), said) == (0, b"")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Where the tests were started in the background SIGINT is ignored, and children would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(folder: Path, workers: int, ready: Callable[[int], bool]) -> tuple[int, bytes, bytes]:
    """What a long simulation says when Ctrl-C reaches its whole group of processes as soon as it is ``ready``."""
    games = ["--bots", "greedy,greedy", "--games", 100_000, "--workers", workers, "--records", folder]
    running = subprocess.Popen(
        command("simulate", "hansa", *games),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONFAULTHANDLER="1"),
        start_new_session=True,
    )
    try:
        while not ready(running.pid):
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGABRT)  # now they say where every thread of theirs stands
        pytest.fail(f"does not end: {running.communicate()[1].decode()}")
    finally:
        running.kill()
    return running.returncode, out, err


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("workers", [1, 2])
def test_control_c_ends_a_simulation_quietly(tmp_path: Path, workers: int) -> None:
    assert interrupted(tmp_path, workers, lambda _: any(tmp_path.iterdir())) == (130, b"", b"")


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for children in /proc")
@pytest.mark.parametrize("pause", [0, 0.05, 0.1])
def test_control_c_while_the_workers_start_is_quiet_too(tmp_path: Path, pause: float) -> None:
    def workers_are_there(pid: int) -> bool:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        if len(children) < 3:  # two workers, and the tracker of what they share
            return False
        time.sleep(pause)
        return True

    assert interrupted(tmp_path, 2, workers_are_there) == (130, b"", b"")


@pytest.mark.usefixtures("interruptible")
def test_control_c_ends_the_referee_quietly() -> None:
    running = subprocess.Popen(
        command("referee"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )  # fmt: skip
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(b'{"new": {"game": "hansa"}}\n')
    running.stdin.flush()
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=20)
    assert (running.returncode, err) == (130, b"")
