"""What the server says about itself: lines for people, or JSON for machines; never a token."""

from __future__ import annotations

import datetime as dt
import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar

LOG = logging.getLogger("hanse.server")
VISITS = logging.getLogger("hanse.visits")

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request that is being answered."""

HIDDEN = "…"
_TOKEN = re.compile(r"(/(?:api/(?:play|tables|invites)|t|join)/)[^/?\s\"']+")
_PASSWORD = re.compile(r"(://[^:/@\s]*):[^@\s]*@")


def new_id() -> str:
    return secrets.token_hex(8)


def without_secrets(text: str) -> str:
    """The text without tokens of links and passwords of addresses."""
    return _PASSWORD.sub(rf"\1:{HIDDEN}@", _TOKEN.sub(rf"\1{HIDDEN}", text))


def one_line(error: BaseException) -> str:
    """What went wrong, without what it was tried with."""
    return without_secrets(" ".join(str(error).split())[:200]) or type(error).__name__


class Seldom:
    """Says something at most so often, however often it happens."""

    def __init__(self, say: Callable[..., None], pause: float = 60.0) -> None:
        self._say = say
        self._pause = pause
        self._next = 0.0

    def __call__(self, text: str, *values: object) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + self._pause
            self._say(text, *values)


without_store = Seldom(LOG.error, 5.0)
"""Every table asks the store; that it is away need not be told by each."""


class Lines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": without_secrets(record.getMessage()),
        }
        if request := getattr(record, "request", None) or request_id.get():
            said["request"] = request
        said.update(getattr(record, "more", {}))
        if record.exc_info:
            said["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def set_up(kind: str) -> None:
    """Where warnings go from now on; as JSON, visits are told too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if kind == "json":
        VISITS.setLevel(logging.INFO)
