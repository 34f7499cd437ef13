#!/usr/bin/env python3
"""A bot that comes to an online table with a seat's link, as people do, and answers by what it is told there.

    python3 examples/bots/guest.py http://127.0.0.1:8200/t/TOKEN

Of what is possible it takes the first answer that nobody has given yet, so it sees much of a game. It needs
`websockets`, which comes with hanse.
"""

import asyncio
import json
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

FOR_GOOD = 4000
"""Close codes from here on mean that trying again will not help."""


def socket_of(link: str) -> str:
    """http://HOST/PREFIX/t/TOKEN is the page; the same table's socket is ws://HOST/PREFIX/api/play/TOKEN."""
    parts = urlsplit(link)
    prefix, _, token = parts.path.rstrip("/").rpartition("/t/")
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{prefix}/api/play/{token}"


async def play(link: str) -> dict[str, object]:
    """Answer until the game is over, whatever happens to the line; how it ended."""
    given: set[str] = set()
    while True:
        try:
            async with connect(socket_of(link)) as socket:
                async for line in socket:
                    heard = json.loads(line)
                    if heard["type"] != "now":
                        continue  # what others say, and refusals: a `now` follows a stale answer
                    given.update(one["text"] for one in heard["log"] if one["text"])
                    if heard["over"]:
                        return dict(heard["result"])
                    options = heard.get("options")  # only the seat asked is told any
                    if options:
                        fresh = next((one for one in options if one not in given), options[0])
                        await socket.send(json.dumps({"do": fresh, "seat": heard["asked"], "ply": heard["ply"]}))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code >= FOR_GOOD:
                raise SystemExit(f"the table is closed to us: {code}") from None
        except OSError:
            pass  # the server starts again
        await asyncio.sleep(1)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(play(sys.argv[1]))["scores"]) + "\n")
