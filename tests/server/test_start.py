"""``hanse.server.run``: whatever cannot be used is one line; a good start says where it is."""

from __future__ import annotations

import contextlib
import socket
from pathlib import Path

import pytest

from hanse.core.reading import BadInput
from hanse.server import run
from hanse.server.serve import address, has_browser, listen
from hanse.server.settings import data_folder, database
from tests.server.process import running


def wrong(**given: object) -> str:
    with pytest.raises(BadInput) as error:
        run(open_browser=False, **given)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hanse.db'}"


def test_an_occupied_port(db: str) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        says = f"port {port} on 127.0.0.1 is taken; choose another with --port, 0 for any free one"
        assert wrong(port=port, db=db) == says


def test_ports_and_hosts_that_are_none(db: str) -> None:
    assert wrong(port=70000, db=db) == "--port 70000: must be from 0 (any free one) to 65535"
    assert wrong(host="no host", port=0, db=db).startswith("--host 'no host': no such address")


def test_stores_that_are_none(tmp_path: Path) -> None:
    known = "not a store this program knows; possible: sqlite:///FILE, postgresql://USER@HOST/NAME"
    assert wrong(db="mysql://anna:secret@x/y") == f"--db 'mysql://…': {known}"
    assert wrong(db="hanse.db") == f"--db 'hanse.db': {known}"
    nobody = wrong(port=0, db="postgresql://anna:secret@127.0.0.1:9/hanse")
    assert nobody.startswith("postgresql://127.0.0.1:9/hanse: cannot be used as a store (")
    assert "secret" not in nobody
    assert wrong(db="sqlite://").startswith("--db 'sqlite://': names no file")
    assert wrong(db="sqlite:///:memory:").startswith("--db 'sqlite:///:memory:': names no file")
    (tmp_path / "file").write_text("")
    assert wrong(db=f"sqlite:///{tmp_path / 'file' / 'hanse.db'}").startswith(
        f"{tmp_path / 'file' / 'hanse.db'}: cannot be"
    )
    (tmp_path / "letter").write_text("Dear Anna, " * 100)
    assert "cannot be used as a store" in wrong(port=0, db=f"sqlite:///{tmp_path / 'letter'}")


def test_a_data_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.platform", "linux")
    says = wrong()
    assert says.startswith(str(tmp_path / "home" / "hanse" / "hanse.db"))
    assert says.endswith("; give another file with --db sqlite:///FILE")


def test_the_data_folder_of_each_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "hanse"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "hanse"
    assert database(None) == f"sqlite:///{tmp_path / 'data' / 'hanse' / 'hanse.db'}"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "hanse"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "hanse"


def test_no_browser_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()


def test_the_address_is_one_to_type_into_a_browser() -> None:
    with contextlib.closing(listen("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert address(listening, "0.0.0.0") == f"http://127.0.0.1:{port}/"
        assert address(listening, "::") == f"http://[::1]:{port}/"
        assert address(listening, "localhost") == f"http://localhost:{port}/"


async def test_a_second_start_on_the_same_store(tmp_path: Path) -> None:
    async with running(tmp_path / "hanse.db") as first:
        made = await first.house.table("me Anna", "here Bea")
    async with running(tmp_path / "hanse.db") as second:
        assert (await second.house.http.get(f"/api/tables/{made['token']}")).json()["ply"] == 4
