"""Put the built page into a wheel: build it first, unless it lies there already or nobody will look at it."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `scripts/page`, which does nothing if the page is up to date."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the machine has none that will do."""
        if not self._needed() or runpy.run_path(self._script())["node"]() is not None:
            return []
        return (Path(self.root) / "requirements" / "node.txt").read_text().split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel; an editable install uses what `scripts/setup` built, an sdist carries sources."""
        if version != "editable" and self._needed():
            subprocess.run([sys.executable, self._script()], check=True)

    def _needed(self) -> bool:
        return self.target_name == "wheel" and (Path(self.root) / "web").is_dir()

    def _script(self) -> str:
        return str(Path(self.root) / "scripts" / "page")
