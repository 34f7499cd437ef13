"""The PostgreSQL of the tests goes with them, whatever ends them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.process import ROOT

RUN = """
from tests.server.postgres import running
with running() as server:
    print(server._data.parent, flush=True)
    input()
"""


def test_a_run_that_is_killed_leaves_no_server_behind() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", RUN], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        folder = Path(run.stdout.readline().strip())
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        run.send_signal(signal.SIGKILL)
    late = time.monotonic() + 30
    while folder.exists() and time.monotonic() < late:
        time.sleep(0.01)
    assert not folder.exists()
    assert not alive(server)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "postgres" in Path(f"/proc/{pid}/cmdline").read_text()
