#!/usr/bin/env python3
"""A bot in a page of Python, for any game: it tries every answer in a copy of the game and takes what scores most.

    hanse arena hansa --bots "cmd:python3 examples/bots/points.py,random" --games 40

It gets what its seat may know, opens that as a position of its own, and looks no further than its own answer.
"""

import json
import random
import sys

import hanse


def lead(game: hanse.Play, seat: int) -> float:
    """How far the seat is ahead of its best rival."""
    scores = game.scores()
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def choose(game: hanse.Play, seat: int, dice: random.Random) -> str:
    def worth(option: str) -> tuple[float, float]:
        after = game.copy()
        after.answer(option)
        return lead(after, seat), dice.random()

    return max(game.options(), key=worth)


def main() -> None:
    dice = random.Random(1)  # the same game again gets the same answers
    table = json.loads(
        sys.stdin.readline()
    )  # {"hello": 1, "game": …, "variant": …, "options": {…}, "seats": …, "seat": …}
    switches = table["options"]
    for line in sys.stdin:
        asked = json.loads(line)
        game = hanse.open(
            table["game"], variant=table["variant"], seats=table["seats"], seed=1, position=asked["view"], **switches
        )
        sys.stdout.write(json.dumps({"do": choose(game, asked["seat"], dice)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
