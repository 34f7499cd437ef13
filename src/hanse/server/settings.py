"""What a server is told when it starts, with limits that a table of friends never meets."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from hanse.core.reading import BadInput

MESSAGE = 4096
"""Bytes of one message over the socket."""

BODY = 64 * 1024
"""Bytes of one request."""

RECORD = 1024 * 1024
"""Bytes of a record that somebody brings."""

PAGE = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """One server's settings; the defaults are those of ``hanse serve``."""

    db: str
    """``sqlite:///FILE`` or ``postgresql://…``; see ``database``."""
    corrections: Path | None = None
    """The owner's folder of corrected data files."""
    page: Path = PAGE
    """The built page."""
    pause: float = 0.6
    """Seconds between two answers when a bot gives the second, so that people can follow."""
    patience: float = 30.0
    """Seconds a bot may think about one answer before random answers for it."""
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    """How many bots think at once."""
    worker: tuple[str, ...] = (sys.executable, "-m", "hanse.server.worker")
    """The command that starts a process in which bots think."""
    outside: tuple[str, ...] = ()
    """Bots of the host's own, ``NAME=COMMAND`` or ``NAME=agent:FILE`` each; see ``outside.py``."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    connections: int = 10_000
    """Open connections in all; fewer where the system gives fewer file handles."""
    requests: int = 50
    """Connections of one address that are no sockets, before those that keep us waiting are closed for new ones."""
    sockets: int = 200
    """Open sockets of one address."""
    whole: float = 10.0
    """Seconds in which a request must have come whole."""
    tables: int = 120
    """New tables of one address in an hour."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For is believed."""
    host_names: tuple[str, ...] = ()
    """Names under which the server is asked for, besides this machine's and any address."""
    prefix: str = ""
    """The path under which everything is found."""
    scrapers: tuple[str, ...] = ()
    """Who may read the figures, besides this machine."""
    notify: tuple[str, ...] = ()
    """Addresses that are told when somebody who is away is asked."""
    away: float = 60.0
    """Seconds after which who is asked and not there is told so."""
    inside: bool = False
    """Whether players may be told at addresses in the server's own network, and without TLS."""
    pace: float = 50.0
    """Messages a second from one socket; what comes faster waits."""

    @property
    def contact(self) -> str:
        """Who sends, as push services want to know it."""
        name = next((name for name in self.host_names if "*" not in name), None)
        return f"https://{name}{self.prefix}/" if name else "mailto:host@localhost"


def data_folder() -> Path:
    """Where this system keeps what programs store for a user."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "hanse"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hanse"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / "hanse"


def database(given: str | None) -> str:
    """The address of the store: what was given, checked, or a SQLite file in the user's data folder."""
    if given is None:
        return _file(data_folder() / "hanse.db")
    scheme, separator, rest = given.partition("://")
    if separator and scheme in ("postgresql", "postgres"):
        return given
    if not separator or scheme not in ("sqlite", "sqlite+aiosqlite"):
        known = "sqlite:///FILE, postgresql://USER@HOST/NAME"
        shown = f"{scheme}://…" if separator else given  # there may be a password in it
        raise BadInput(f"--db {shown!r}: not a store this program knows; possible: {known}")
    name = rest.partition("?")[0].removeprefix("/")
    if not rest.startswith("/") or not name or name.startswith(":"):
        raise BadInput(f"--db {given!r}: names no file; possible: sqlite:///FILE, or sqlite:////FILE from the root")
    return _file(Path(name))


def _file(path: Path) -> str:
    """The address of a SQLite file whose folder is there and can be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Nobody else's business: what people write and the key that signs pushes are in it.
        os.close(os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadInput(f"{path}: cannot be written ({why}); give another file with --db sqlite:///FILE") from None
    return f"sqlite:///{path}"
