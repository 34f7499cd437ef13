"""The worker of the server with the games of the tests beside the shipped ones."""

from pathlib import Path

import hanse.games
from hanse.server.worker import main

hanse.games.__path__.append(str(Path(__file__).parent / "games"))

if __name__ == "__main__":
    main()
