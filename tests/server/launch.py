"""``hanse serve`` with the games of the tests beside the shipped ones: launch.py DB PACE."""

import sys
from pathlib import Path

import hanse.games
from hanse.server import run
from hanse.server.store import leases

leases.TERM = 1.5  # nobody wants to wait for long until the bots of a dead node go on
hanse.games.__path__.append(str(Path(__file__).parent / "games"))

if __name__ == "__main__":
    run(port=0, db=sys.argv[1], open_browser=False, pause=0.0, pace=float(sys.argv[2]))
