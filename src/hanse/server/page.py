"""The built page: files sent compressed, hashed names kept for good; the page itself at its own addresses."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from hanse.server.addresses import TEXT, Asking, Response

NOT_BUILT = "The page is not built: run scripts/setup. Until then `hanse play` plays in the terminal."

ROUTES = re.compile(r"(?:(?:new|join|rules)/[^/]+|t/[^/]+(?:/[0-9]+)?)?")
"""Addresses of the page itself, as ``web/src/route.svelte.ts`` reads them."""

TYPES = {
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
}
PACKED = (".woff2", ".png", ".jpg", ".webp", ".gz")


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    type: str
    tag: str
    lasting: bool


class Page:
    """The files under one folder, read when first asked for. Only names found in the folder are ever opened."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self._prefix = prefix
        self._folder = folder
        self._index = folder / "index.html"
        self._seen = 0.0
        self._paths: dict[str, Path] = {}
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at an address; the page itself for addresses of its own; None if there is none."""
        self._look()
        name = path.strip("/")
        if name not in self._paths:
            if ROUTES.fullmatch(name) is None or "index.html" not in self._paths:
                return None
            name = "index.html"
        if name not in self._files:
            self._files[name] = self._read(name)
        return self._files[name]

    def answer(self, asking: Asking) -> Response[bytes]:
        found = self.find(asking.path)
        if found is None:
            built = self.find("/") is not None
            why = f"there is no {asking.path[:200]} here" if built else NOT_BUILT
            return Response(why.encode() + b"\n", 404 if built else 503, TEXT)
        headers = {
            "ETag": found.tag,
            "Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if asking.headers.get("if-none-match") == found.tag:
            return Response(b"", 304, headers=headers)
        if found.packed is not None and "gzip" in asking.headers.get("accept-encoding", ""):
            return Response(found.packed, 200, found.type, {**headers, "Content-Encoding": "gzip"})
        return Response(found.body, 200, found.type, headers)

    def _look(self) -> None:
        """See what is there, again when the page has been built anew."""
        built = self._index.stat().st_mtime if self._index.is_file() else -1.0
        if built != self._seen:
            self._seen = built
            self._files.clear()
            self._paths = {p.relative_to(self._folder).as_posix(): p for p in self._folder.rglob("*") if p.is_file()}

    def _read(self, name: str) -> File:
        path = self._paths[name]
        body = path.read_bytes()
        if name == "index.html":
            # It is built to lie anywhere; what it loads must be found from all of its addresses.
            body = body.replace(b'="./', f'="{self._prefix}/'.encode())
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = None if path.suffix in PACKED or len(body) < 500 else gzip.compress(body, 9, mtime=0)
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        return File(body, packed, kind, tag, name.startswith("assets/"))
