"""Scripts of the house as modules: they have no ending that an import would look for."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).parents[2] / "scripts"


def script(name: str) -> Any:
    """``scripts/NAME``, loaded and not run."""
    loader = SourceFileLoader(f"{name}_script", str(SCRIPTS / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
