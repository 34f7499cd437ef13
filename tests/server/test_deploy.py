"""The files under deploy/: they parse, and what they start is started, without Docker or systemd."""

from __future__ import annotations

import configparser
import contextlib
import importlib
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.postgres import Postgres
from tests.server.process import ROOT

DEPLOY = ROOT / "deploy"


@contextlib.contextmanager
def started(arguments: list[str]) -> Iterator[str]:
    """``hanse`` with these arguments, on a free port; where it is."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "hanse", *arguments, "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        try:
            assert said.startswith("hanse: http://"), said
            yield said.split()[1].rstrip("/")
        finally:
            server.terminate()
            assert server.wait(20) in (0, -signal.SIGTERM)


def get(where: str, host: str = "127.0.0.1") -> str:
    with urllib.request.urlopen(urllib.request.Request(where, headers={"Host": host})) as answer:
        return str(answer.read().decode())


def test_the_systemd_unit(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "hanse.service")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/hanse/.venv/bin/hanse"
    assert arguments.pop() == "$HANSE_OPTIONS"
    with started([*arguments, "--host-name", "games.example.org", "--db", f"sqlite:///{tmp_path / 'x.db'}"]) as where:
        assert get(f"{where}/readyz", "games.example.org") == "ok\n"


def compose() -> Any:
    text = (DEPLOY / "compose.yaml").read_text()
    set_to = {"HANSE_PASSWORD": "secret", "HANSE_NAME": "games.example.org"}
    text = re.sub(r"\$\{(\w+):[?-][^}]*\}", lambda found: set_to[found[1]], text)
    return importlib.import_module("yaml").safe_load(text)


def entrypoint() -> list[str]:
    found = re.search(r"^ENTRYPOINT (.+)$", (DEPLOY / "Dockerfile").read_text(), re.M)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def test_the_dockerfile() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert entrypoint()[0] == "/opt/hanse/.venv/bin/hanse"
    assert (ROOT / "scripts" / "setup").exists()
    stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?$", text, re.M)
    assert [name for _, name in stages] == ["build", ""]
    assert len({image for image, _ in stages}) == 1  # the virtual environment moves from one to the other
    known = {
        "FROM",
        "RUN",
        "WORKDIR",
        "COPY",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "STOPSIGNAL",
        "ENTRYPOINT",
    }
    words = [line.split()[0] for line in text.splitlines() if line and not line.startswith(("#", " "))]
    assert set(words) <= known


def test_two_nodes_as_compose_starts_them(postgres: Postgres) -> None:
    services = compose()["services"]
    assert set(services) == {"db", "one", "two", "front"}
    assert services["one"] == services["two"]
    arguments = [*entrypoint()[1:], *services["one"]["command"]]
    at = arguments.index("--db") + 1
    assert arguments[at] == "postgresql://hanse:secret@db/hanse"
    arguments[at] = postgres.database()
    with started(arguments) as one, started(arguments) as two:
        for where in (one, two):
            assert get(f"{where}/readyz", "games.example.org") == "ok\n"
        seats = json.dumps({"game": "hansa", "seats": [{"kind": "me"}, {"kind": "here"}]}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{one}/api/tables", seats)) as answer:
            made = json.load(answer)
        assert json.loads(get(f"{two}/api/tables/{made['token']}"))["table"] == made["table"]


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    nginx, openssl = program("nginx"), program("openssl")
    request = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=games.example.org"]
    files = {"fullchain": tmp_path / "cert.pem", "privkey": tmp_path / "key.pem"}
    subprocess.run([*request, "-out", files["fullchain"], "-keyout", files["privkey"]], check=True, capture_output=True)
    for name, path in files.items():
        text = text.replace(f"/etc/letsencrypt/live/games.example.org/{name}.pem", str(path))
    asked = subprocess.run([*nginx_with(nginx, tmp_path, text), "-t"], capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stderr


def test_caddy_takes_its_file() -> None:
    path = DEPLOY / "Caddyfile"
    text = "\n".join(line.partition("#")[0] for line in path.read_text().splitlines())
    assert text.count("{") == text.count("}") == 2
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(path)]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stderr


@pytest.mark.parametrize("front", ["caddy", "nginx", "compose"])
def test_what_stands_in_front_lets_pages_and_sockets_through(front: str, tmp_path: Path) -> None:
    """The files as they are, but for names and ports: certificates are for names that lead here."""
    options = ["serve", "--proxy", "127.0.0.1", "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    with started(options) as behind, in_front(front, behind.rpartition("/")[2], tmp_path) as where:
        assert get(f"{where}/readyz") == "ok\n"
        if front != "compose":  # there the nodes themselves tell the network inside alone
            with pytest.raises(urllib.error.HTTPError, match="404"):
                get(f"{where}/metrics")
        seats = json.dumps({"game": "hansa", "seats": [{"kind": "me"}, {"kind": "here"}]}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{where}/api/tables", seats)) as answer:
            made = json.load(answer)
        with connect(f"ws{where.removeprefix('http')}/api/play/{made['token']}") as line:
            assert json.loads(line.recv(10))["type"] == "now"


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} here to ask; scripts/setup --test installs it")
    return found


def nginx_with(nginx: str, folder: Path, text: str) -> list[str | Path]:
    (folder / "hanse.conf").write_text(text)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ include {folder}/hanse.conf; }}"
    (folder / "nginx.conf").write_text(whole)
    return [nginx, "-c", folder / "nginx.conf"]


@contextlib.contextmanager
def in_front(kind: str, behind: str, folder: Path) -> Iterator[str]:
    """A proxy of this kind before the server at ``behind``; where it is."""
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as free:
        here = f"127.0.0.1:{free.getsockname()[1]}"
    command: list[str | Path]
    if kind == "caddy":
        text = (DEPLOY / "Caddyfile").read_text()
        text = text.replace("games.example.org {", f"http://{here} {{", 1).replace("127.0.0.1:8200", behind)
        (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"]
    elif kind == "nginx":
        text = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8200", behind)
        plain, secure = text.split("server {\n    listen 80;")[0], text[text.rindex("server {") :]
        secure = re.sub(r"listen 443 ssl http2;", f"listen {here};", secure)
        secure = re.sub(r" *(listen \[::\]|ssl_).*\n", "", secure)
        command = nginx_with(program("nginx"), folder, plain + secure)
    else:
        name, *words = shlex.split(compose()["services"]["front"]["command"])
        put = {"games.example.org": f":{here.rpartition(':')[2]}", "one:8200": behind, "two:8200": behind}
        command = [program(name), *(put.get(word, word) for word in words)]
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as proxy:
        try:
            while proxy.poll() is None and not listens(here):
                pass
            assert proxy.poll() is None, f"{kind} did not start"
            yield f"http://{here}"
        finally:
            proxy.terminate()


def listens(where: str) -> bool:
    host, _, port = where.partition(":")
    with contextlib.suppress(OSError), socket.create_connection((host, int(port)), timeout=1):
        return True
    time.sleep(0.02)
    return False
