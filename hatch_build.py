"""Put the built page into a wheel, and the compiled engine too if that is wanted: HANSE_WHEEL=compiled (scripts/wheel).

The page is built first, unless it lies there already or nobody will look at it. Libraries are those that
scripts/compile lays beside the sources; the wheel then belongs to one Python and one platform.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KIND = "HANSE_WHEEL"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `scripts/page`, which does nothing if the page is up to date, and `scripts/compile` if asked to."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the machine has none that will do; mypyc, if the engine is to be compiled."""
        if not self._needed():
            return []
        node = [] if runpy.run_path(self._script("page"))["node"]() is not None else self._pinned("node.txt")
        wanted = ("mypy==", "setuptools==") if self._compiled() else ()
        return [*node, *(pin for pin in self._pinned("play.txt") if pin.startswith(wanted))] if wanted else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel; an editable install uses what `scripts/setup` built, an sdist carries sources."""
        if version == "editable" or not self._needed():
            return
        subprocess.run([sys.executable, self._script("page")], check=True)
        if self._compiled():
            subprocess.run([sys.executable, self._script("compile")], check=True)
            src = Path(self.root) / "src"
            made: list[Path] = runpy.run_path(self._script("compile"))["libraries"](src)
            if not made:
                raise RuntimeError(f"{KIND}=compiled: scripts/compile made nothing; is there a C compiler?")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in made:
                build_data["force_include"][str(path)] = path.relative_to(src).as_posix()

    def _needed(self) -> bool:
        return self.target_name == "wheel" and (Path(self.root) / "web").is_dir()

    def _compiled(self) -> bool:
        return os.environ.get(KIND, "pure") == "compiled"

    def _pinned(self, name: str) -> list[str]:
        return (Path(self.root) / "requirements" / name).read_text().splitlines()

    def _script(self, name: str) -> str:
        return str(Path(self.root) / "scripts" / name)
