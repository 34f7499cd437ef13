#!/usr/bin/env python3
"""A bot for Hansa that knows three things about it; docs/write-a-bot.md tells how it came about.

hanse arena hansa --bots "cmd:python3 examples/bots/seller.py,random,random" --games 60
"""

import json
import sys

LIKES = ("sell", "buy", "build", "fill", "move", "place")
"""What it does rather than something else, best first; whatever is not here comes last."""


def worth(option: str, view: dict, seat: int) -> tuple[int, int]:
    verb, *words = option.split()
    rank = -LIKES.index(verb) if verb in LIKES else -len(LIKES)
    tiles = view["players"][seat]["open"]
    colours = [tile.split("-")[0] for tile in tiles]
    if verb == "buy":  # a tile whose colour it has already can be sold with it
        return rank, colours.count(words[1].split("-")[0])
    if verb == "move":  # where it has a booth it can sell
        return rank, view["players"][seat]["booths"].get(words[0], 0)
    if verb == "build" and len(tiles) < 3:  # booths cost tiles: only when there are some to spare
        return -len(LIKES) - 1, 0
    return rank, 0


for line in sys.stdin:
    asked = json.loads(line)
    if "hello" not in asked:
        best = max(asked["options"], key=lambda option: worth(option, asked["view"], asked["seat"]))
        sys.stdout.write(json.dumps({"do": best}) + "\n")
        sys.stdout.flush()
