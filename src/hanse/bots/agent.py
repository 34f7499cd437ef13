"""The bot ``agent:FILE``: a net that somebody trained on the environments, and that plays by what its seat sees.

A file is one line of JSON and then the weights, small floats one after the other: for each layer a row for every input
(in the last layer for every output), then its bias. The line says which features and answers they were learned with.

Never for a name from a stranger: a file would be opened for him.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from struct import calcsize, pack, unpack
from typing import NamedTuple

from hanse.bots.net import Layer, Net, drawn
from hanse.core.entry import Bundle
from hanse.core.game import Game, S
from hanse.core.reading import BadInput, Reader
from hanse.core.rng import Rng

AGENT = "agent:"
"""What the name of such a bot begins with; the rest is its file."""

MAGIC = "hanse-agent"
WIDEST = 4096
"""Of any layer between the first and the last."""


class Agent(NamedTuple):
    """What is in a file."""

    game: str
    features: str
    """The fingerprint of the layout it sees by."""
    answers: str
    """The fingerprint of the answers it chooses among."""
    layers: list[int]
    heat: float
    """How freely it draws among what it wants: near 0 always the best."""
    made: str
    """The command that made it."""
    net: Net


def answers_of(game: Game[S]) -> str:
    """Tells lists of answers apart: what was learned with one is of no use with another."""
    return hashlib.sha256("\n".join(game.text).encode()).hexdigest()[:12]


def written(bundle: Bundle[S], layers: list[int], heat: float, made: str, weights: list[float]) -> bytes:
    """A file for an agent of this game."""
    head = {
        MAGIC: 1,
        "game": bundle.rulebook.game,
        "features": bundle.features.fingerprint(),
        "answers": answers_of(bundle.game),
        "layers": layers,
        "heat": heat,
        "made": made,
    }
    return json.dumps(head, ensure_ascii=False).encode() + b"\n" + pack(f"<{len(weights)}e", *weights)


def read(path: Path) -> Agent:
    """BadInput unless it is an agent's file, whole."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInput(f"agent {str(path)!r}: cannot be read: {error.strerror}") from None
    line, _, body = content.partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or MAGIC not in head:
        raise BadInput(f"agent {str(path)!r}: not an agent's file; examples/agents makes them")
    r = Reader(head, f"agent {str(path)!r}")
    r.number(MAGIC, 1, 1)
    layers = r.numbers("layers", None, 1, 1 << 20)
    if len(layers) < 2 or any(size > WIDEST for size in layers[1:-1]):
        raise r.fail("layers", f"must be two or more, at most {WIDEST} wide inside")
    heat = r.real("heat")
    if heat <= 0.0:
        raise r.fail("heat", "must be more than 0")
    count = sum((a + 1) * b for a, b in pairwise(layers))
    if len(body) != calcsize(f"<{count}e"):
        raise BadInput(f"agent {str(path)!r}: {len(body)} bytes of weights where {calcsize(f'<{count}e')} belong")
    return Agent(
        r.text("game"), r.text("features"), r.text("answers"), layers, heat, r.text("made"),
        net_of(layers, unpack(f"<{count}e", body)),
    )  # fmt: skip


def net_of(layers: list[int], weights: tuple[float, ...]) -> Net:
    """Weights in the order of the file."""
    made: list[Layer] = []
    at = 0
    for i, (inward, outward) in enumerate(pairwise(layers)):
        rows, wide = (outward, inward) if i == len(layers) - 2 else (inward, outward)
        table = [list(weights[at + k * wide : at + (k + 1) * wide]) for k in range(rows)]
        at += rows * wide
        made.append(Layer(table, list(weights[at : at + outward])))
        at += outward
    return Net(made[:-1], made[-1])


@lru_cache(maxsize=8)
def _kept(path: Path, _stamp: tuple[int, int]) -> Agent:
    return read(path)


def agent(name: str) -> AgentBot:
    """The bot of such a name; BadInput if there is no such file or it is none."""
    path = Path(name.removeprefix(AGENT))
    if not path.is_file():
        raise BadInput(f"bot {name!r}: there is no file {str(path)!r}; as in {AGENT}runs/my.agent")
    stat = path.stat()
    return AgentBot(path, _kept(path, (stat.st_mtime_ns, stat.st_size)))


class AgentBot:
    """Draws by what its net wants."""

    def __init__(self, path: Path, agent: Agent) -> None:
        self._path = path
        self._agent = agent
        self._for: object = None  # the game it has been seen to fit

    def fits(self, bundle: Bundle[S]) -> None:
        """BadInput unless it was trained for this game, with features and answers as they are today."""
        agent, game = self._agent, bundle.rulebook.game
        where = f"agent {str(self._path)!r}"
        if agent.game != game:
            raise BadInput(f"{where}: trained for {agent.game}, so it cannot play {game}; possible: {agent.game}")
        here = bundle.features.fingerprint()
        if agent.features != here or agent.layers[0] != bundle.features.size:
            raise BadInput(
                f"{where}: trained with features {agent.features}; possible for {game}: {here}"
                f" (hanse features {game}), so train it anew"
            )
        if agent.answers != answers_of(bundle.game) or agent.layers[-1] != len(bundle.game.text):
            raise BadInput(
                f"{where}: trained with answers {agent.answers}; possible for {game}: {answers_of(bundle.game)},"
                " so train it anew"
            )

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if self._for is not bundle:
            self.fits(bundle)
            self._for = bundle
        codes = bundle.game.legal(state)
        if len(codes) == 1:
            return codes[0]
        wants = self._agent.net.wants(bundle.features.numbers(state, seat), codes)
        return codes[drawn(wants, self._agent.heat, rng)]
