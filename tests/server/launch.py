"""``hanse serve`` with the games of the tests beside the shipped ones: launch.py PORT DB."""

import sys
from pathlib import Path

import hanse.games
from hanse.server import run

hanse.games.__path__.append(str(Path(__file__).parent / "games"))

if __name__ == "__main__":
    run(port=int(sys.argv[1]), db=sys.argv[2], open_browser=False, pause=0.0)
