"""Board games of the Hanseatic merchants: rules, bots, server and page."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"

# `scripts/compile` lays shared libraries beside the sources, and Python prefers those. Two reasons not to:
# HANSE_INTERPRETED=1 asks for the sources, or a source was edited since it was compiled.


def _outdated(root: str) -> bool:
    """Whether some compiled module is older than its source; one is enough, since they call each other's insides."""
    for folder, _, names in os.walk(root):
        for name in names:
            if name.endswith((".so", ".pyd")):
                source = os.path.join(folder, name.split(".", 1)[0] + ".py")
                if not os.path.exists(source) or os.path.getmtime(source) > os.path.getmtime(
                    os.path.join(folder, name)
                ):
                    return True
    return False


def _sources(folder: str) -> FileFinder:
    """A path hook for this package's own folders that sees the .py files only."""
    if os.path.join(os.path.realpath(folder), "").startswith(os.path.join(os.path.realpath(__path__[0]), "")):
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
    raise ImportError(f"{folder} is not a folder of hanse")


if os.environ.get("HANSE_INTERPRETED", "0") not in ("", "0") or _outdated(__path__[0]):
    sys.path_hooks.insert(0, _sources)
    for _folder in [path for path in sys.path_importer_cache if path.startswith(__path__[0])]:
        del sys.path_importer_cache[_folder]
