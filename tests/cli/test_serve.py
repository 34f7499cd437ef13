"""``hanse serve``: it says where, answers, and stops when told to; what it cannot have is one line."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

from hanse.server.serve import LIMITS
from tests.cli.conftest import Hanse, command, environment


def test_it_serves_until_interrupted(tmp_path: Path) -> None:
    args = ("serve", "--port", 0, "--no-browser", "--db", f"sqlite:///{tmp_path}/hanse.db")
    running = subprocess.Popen(
        command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )  # fmt: skip
    try:
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}api/games", timeout=20) as answer:
            assert "hansa" in {game["id"] for game in json.load(answer)["games"]}
    finally:
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=20)
    assert "Traceback" not in err
    assert running.returncode in (0, 130)


def test_every_limit_is_an_option_that_help_and_the_hosts_paper_name(hanse_: Hanse) -> None:
    told = hanse_("serve", "--help").out
    paper = (Path(__file__).parents[2] / "docs" / "host.md").read_text()
    for name in LIMITS:
        assert f"  --{name} " in told
        assert f"`--{name}`" in paper


def test_a_port_that_is_taken_is_one_line(hanse_: Hanse, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = hanse_("serve", "--port", port, "--no-browser", "--db", f"sqlite:///{tmp_path}/hanse.db")
    assert done.code == 2
    assert f"port {port}" in done.line()


def test_a_folder_that_cannot_be_written_is_one_line(hanse_: Hanse) -> None:
    done = hanse_("serve", "--port", 0, "--no-browser", "--db", "sqlite:////proc/nowhere/hanse.db")
    assert done.code == 2
    assert "/proc/nowhere" in done.line()
