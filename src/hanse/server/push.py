"""Web push: a notice sealed for one browser (RFC 8291) and signed as this server's (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hanse.core.reading import BadInput
from hanse.server import reach

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the one record; a push service takes no more."""

TOLD_WITHIN = 24 * 3600
"""Seconds that a push service keeps a notice for a browser that sleeps."""

SIGNED_FOR = 12 * 3600

GONE = (404, 410)
"""What a push service says of a subscription that is no more."""


def new_key() -> str:
    """A key for a server that has none; the store keeps it."""
    made = ec.generate_private_key(CURVE)
    plain = serialization.NoEncryption()
    return made.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain).decode()


class Signer:
    """Signs requests, so that a push service knows who sends, and a browser takes them from nobody else."""

    def __init__(self, key: str, contact: str) -> None:
        found = serialization.load_pem_private_key(key.encode(), None)
        assert isinstance(found, ec.EllipticCurvePrivateKey)
        self._key = found
        self._contact = contact
        self.public = coded(point(found.public_key()))

    def header(self, address: str) -> str:
        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": self._contact}
        head = coded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        said = f"{head}.{coded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def send(address: str, keys: Mapping[str, str], notice: bytes, signer: Signer, inside: bool) -> bool:
    """False: that browser listens no more. OSError: it did not arrive. Takes its time: for threads."""
    headers = {
        "Authorization": signer.header(address), "Content-Encoding": "aes128gcm", "TTL": str(TOLD_WITHIN),
        "Content-Type": "application/octet-stream", "Urgency": "high",
    }  # fmt: skip
    status = reach.post(address, sealed(notice, keys), headers, inside)
    if status in GONE:
        return False
    if not 200 <= status < 300:
        raise OSError(f"the push service answered {status}")
    return True


def sealed(notice: bytes, keys: Mapping[str, str]) -> bytes:
    """Readable for the browser alone that has the other half of these keys."""
    theirs, auth = checked(keys)
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    ours = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    seed = _derived(shared, auth, b"WebPush: info\0" + point(theirs) + ours, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, notice + b"\2", None)


def checked(keys: Mapping[str, str]) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The browser's keys; BadInput if they are none."""
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys["p256dh"]))
        auth = decoded(keys["auth"])
    except (KeyError, ValueError, binascii.Error, UnsupportedAlgorithm):
        raise BadInput("keys: must be p256dh and auth as the browser gave them") from None
    if len(auth) != 16 or len(keys) != 2:
        raise BadInput("keys: must be p256dh and auth alone, and auth must have 16 bytes")
    return theirs, auth


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
