"""A real PostgreSQL in a folder of its own, on a free port of the loopback."""

from __future__ import annotations

import contextlib
import os
import pwd
import shlex
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

SPEED = "-c shared_buffers=16MB -c max_connections=60 -c unix_socket_directories="
"""Small, for a machine that runs other tests beside it. It syncs like any other: that is what is tested."""


def programs() -> Path | None:
    """The folder of the server's programs; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return None if there is None else Path(there).resolve().parent


class Postgres:
    def __init__(self, bin: Path, folder: Path) -> None:
        self._bin = bin
        self._data = folder / "data"
        self._as = as_nobody()
        if self._as:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        self._names = count()
        self._run("initdb", "--auth=trust", "--username=hanse", "--encoding=UTF8", "--no-locale", "--no-sync")

    def start(self) -> None:
        log = self._data / "log"
        self._run("pg_ctl", "start", "--wait", f"--log={log}", f"--options=-h 127.0.0.1 -p {self.port} {SPEED}")

    def stop(self, mode: str = "fast") -> None:
        """``immediate`` is as a power cut would."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", f"{self.port}", "-U", "hanse", name, data=False)
        return f"postgresql://hanse@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str, data: bool = True) -> None:
        where = [f"--pgdata={self._data}"] if data else []
        # Not through a pipe: the server that pg_ctl leaves behind would hold its end of it open.
        with tempfile.TemporaryFile("w+") as said:
            command = [*self._as, str(self._bin / program), *where, *args]
            ended = subprocess.run(command, stdout=said, stderr=said, stdin=subprocess.DEVNULL, cwd="/", check=False)
            said.seek(0)
            assert ended.returncode == 0, f"{program}: {said.read()}"


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    bin = programs()
    assert bin is not None, "no PostgreSQL here: scripts/setup --test installs it, or sudo apt-get install postgresql"
    # Short and readable by whoever runs it; pytest's own folders are for one user alone.
    folder = Path(tempfile.mkdtemp(prefix="hanse-pg-"))
    with cleared_up(bin, folder):
        server = Postgres(bin, folder)
        server.start()
        yield server


@contextlib.contextmanager
def cleared_up(bin: Path, folder: Path) -> Iterator[None]:
    """When this ends, or this process is killed, the server in ``folder`` stops and its folder goes.

    A shell does it, in a session of its own: whatever kills us, the pipe that it reads from comes to its end.
    """
    wait = f"read nothing; {shlex.join([*as_nobody(), str(bin / 'pg_ctl'), 'stop', '-s', '-m', 'immediate'])}"
    script = f"{wait} -D {folder}/data; rm -rf {folder}"
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        ["sh", "-c", script], stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, cwd="/", start_new_session=True
    ):
        yield  # and then its pipe is closed and its end waited for


def as_nobody() -> list[str]:
    """It refuses to run as root."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
