"""What `scripts/wheel` makes, installed into an empty environment: the page is there, a game is played, it serves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

import hanse
from hanse.core import registry

ROOT = Path(__file__).parents[1]
HERE = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}


def installed(wheel: Path, folder: Path) -> Path:
    """The `hanse` of a fresh environment that has this wheel and what it needs, in the versions we pin."""
    uv = str(Path(sys.executable).parent / "uv")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)], check=True)
    pins = str(ROOT / "requirements" / "play.txt")
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--python", str(folder / "bin/python"), "-c", pins, str(wheel)], check=True
    )
    return folder / "bin" / "hanse"


def says(command: Path, *args: str, folder: Path, **more: str) -> str:
    done = subprocess.run(
        [str(command), *args], cwd=folder, env={**HERE, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_wheel_plays_in_an_empty_environment(kind: str, tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, str(ROOT / "scripts/wheel"), kind, "--to", str(tmp_path)], capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if kind == "compiled" and "made nothing" in build.stderr:
        pytest.skip("no C compiler here")
    assert build.returncode == 0, build.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") == (kind == "pure")
    inside = ZipFile(wheel).namelist()
    assert any(name.endswith((".so", ".pyd")) for name in inside) == (kind == "compiled")
    assert not [name for name in inside if "/tests/" in name or "/ui/" in name or "node_modules" in name]

    command = installed(wheel, tmp_path / "venv")
    engine = "compiled" if kind == "compiled" else "interpreted"
    assert says(command, "--version", folder=tmp_path) == f"hanse {hanse.__version__} (engine {engine})\n"
    # A source newer than its library does not matter where nobody works on sources.
    for source in (tmp_path / "venv").glob("lib/*/site-packages/hanse/core/*.py"):
        os.utime(source, (4e9, 4e9))
    assert f"engine {engine}" in says(command, "--version", folder=tmp_path)
    assert "engine interpreted" in says(command, "--version", folder=tmp_path, HANSE_INTERPRETED="1")

    assert "simulate" in says(command, folder=tmp_path)  # alone it tells what it can do
    bots = ("--bots", "greedy,random,random", "--games", "1", "--seed", "1")
    for game in registry.ids():
        assert json.loads(says(command, "simulate", game, *bots, "--json", folder=tmp_path))["games"] == 1
    serves(command, tmp_path)


def serves(command: Path, folder: Path) -> None:
    """`hanse serve` needs nothing else: the page it was built with is there, and the games."""
    args = [str(command), "serve", "--no-browser", "--port", "0", "--db", f"sqlite:///{folder}/hanse.db"]
    env = {**HERE, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(args, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            where = server.stdout.readline().split()[1].rstrip("/")
            with urllib.request.urlopen(where) as page:
                assert b"/assets/" in page.read()
            with urllib.request.urlopen(f"{where}/api/games") as listed:
                assert len(json.load(listed)["games"]) == len(registry.ids())
        finally:
            server.terminate()
