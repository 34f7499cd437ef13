"""What must not change by accident: numbers of actions, features, and how many sequences of actions there are."""

from __future__ import annotations

import hashlib

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import OVER
from hanse.core.walk import walk


def space(bundle: Bundle[S]) -> str:
    """The numbering that learners rely on: count and digest of all ``code text`` pairs, then what they come from.

    Each verb has its first code and its domains, each domain its room and words; a code is the first code plus the
    operands as digits, the last domain being the lowest. So a difference can be read without the thousands of pairs.
    """
    game = bundle.game
    listing = "".join(f"{code} {text}\n" for code, text in enumerate(game.text) if text)
    rows = [f"{len(game.code)} actions {hashlib.sha256(listing.encode()).hexdigest()[:16]}"]
    rows += [" ".join([str(game.base[verb.number]), verb.name, *verb.domains]) for verb in game.verbs]
    domains = [game.domains[name] for verb in game.verbs for name in verb.domains]
    rows += dict.fromkeys(f"{domain.name} {domain.room}: {' '.join(domain.words)}" for domain in domains)
    return "".join(f"{row}\n" for row in rows)


def layout(bundle: Bundle[S]) -> str:
    """The numbers that learners are given: count and fingerprint, then each block with its place, shape and range."""
    features = bundle.features
    rows = [f"{features.size} numbers {features.fingerprint()}"]
    rows += [f"{b.at} {b.name} {'x'.join(map(str, b.shape))} {b.least}..{b.most}" for b in features.blocks]
    return "".join(f"{row}\n" for row in rows)


def perft(bundle: Bundle[S], seed: int, depth: int, after: int = 0) -> int:
    """How many sequences of ``depth`` answers of seats there are; chance is fixed by the seed.

    They are counted from the position that a random game of this seed has ``after`` as many answers of seats; if it is
    over by then, there are none.
    """
    match = Match(bundle, seed)
    for count, _ in enumerate(walk(match, seed)):
        if count == after:
            return _perft(match, depth)
    return 0


def _perft(match: Match[S], depth: int) -> int:
    if depth == 0 or match.asked == OVER:
        return 1
    codes = match.game.legal(match.state)
    if depth == 1:
        return len(codes)
    ply, seat, total = match.ply, match.asked, 0
    state = match.state
    for code in codes:
        match.state = match.game.clone(state)
        match.submit(seat, match.game.text[code])
        total += _perft(match, depth - 1)
        del match.answers[ply:], match.events[ply:]
    match.state = state
    return total
