"""A push service of our own on the loopback, and the browser behind it that opens what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hanse.server.push import coded, decoded, point

AUTH = b"sixteen bytes ok"


@dataclass
class PushService:
    """``told`` is what the browser could read; ``status`` is what the service answers."""

    address: str = ""
    status: int = 201
    told: list[dict[str, Any]] = field(default_factory=list)
    heads: list[dict[str, str]] = field(default_factory=list)
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    @property
    def keys(self) -> dict[str, str]:
        """What a browser gives the page when it subscribes."""
        return {"p256dh": coded(point(self.key.public_key())), "auth": coded(AUTH)}

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        assert first.startswith("POST ")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(head["content-length"]))
        self.heads.append(head)
        self.told.append(json.loads(self.opened(body)))
        writer.write(f"HTTP/1.1 {self.status} X\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def opened(self, body: bytes) -> bytes:
        """RFC 8188 with the keys of RFC 8291, from the browser's side."""
        salt, size = body[:16], body[20]
        theirs = body[21 : 21 + size]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        seed = HKDF(hashes.SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        plain = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert plain.endswith(b"\2")
        return plain[:-1]


def signed_by(head: dict[str, str], server: str) -> dict[str, Any]:
    """The claims of a request, if this server's key has signed them."""
    scheme, _, rest = head["authorization"].partition(" ")
    said, key = (part.partition("=")[2] for part in rest.split(", "))
    assert (scheme, key) == ("vapid", server)
    text, _, signature = said.rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(server))
    public.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(text.partition(".")[2]))
    return claims


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.hear, "127.0.0.1", 0)
    async with server:
        service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/wp/abc"
        yield service
