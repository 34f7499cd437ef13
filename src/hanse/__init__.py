"""Board games of the Hanseatic merchants: rules, bots, server and page.

The names below are the front door: ``open`` a game or ``read`` a record, and play. docs/library.md tells the rest. What
is in the packages behind it is the house's own and may change from one version to the next.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

TYPE_CHECKING = False  # as in typing, which a command that starts fast does without
if TYPE_CHECKING:
    from hanse.library import (
        ALL,
        CHANCE,
        OVER,
        WATCHER,
        Advice,
        Answer,
        BadInput,
        Chances,
        DataError,
        Entry,
        Json,
        Outcome,
        Play,
        Points,
        RecordError,
        Refused,
        Rule,
        Stale,
        Switch,
        Told,
        Unknown,
        Value,
        Variant,
        Verdict,
        View,
        WhyNot,
        all_bots,
        all_games,
        example,
        open,  # noqa: A004 - as in gzip
        read,
        rules,
        scenarios,
        turning_points,
    )

__version__ = "0.2.0"

__all__ = [
    "ALL", "CHANCE", "OVER", "WATCHER", "Advice", "Answer", "BadInput", "Chances", "DataError", "Entry", "Json",
    "Outcome", "Play", "Points", "RecordError", "Refused", "Rule", "Stale", "Switch", "Told", "Unknown", "Value",
    "Variant", "Verdict", "View", "WhyNot", "__version__", "all_bots", "all_games", "example", "open", "read", "rules",
    "scenarios", "turning_points",
]  # fmt: skip


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """The front door is opened when somebody comes: commands and workers begin without it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("hanse.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


# `scripts/compile` lays shared libraries beside the sources, and Python prefers those. Two reasons not to:
# HANSE_INTERPRETED=1 asks for the sources, or a source was edited since it was compiled. The latter is asked only where
# sources are worked on: installers write files in any order, and nobody edits what they have installed.


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


def _worked_on(root: str) -> bool:
    """Whether this is a checkout and no installed wheel."""
    return os.path.isfile(os.path.join(root, os.pardir, os.pardir, "pyproject.toml"))


if os.environ.get("HANSE_INTERPRETED", "0") not in ("", "0") or (_worked_on(__path__[0]) and _outdated(__path__[0])):
    sys.path_hooks.insert(0, _sources)
    for _folder in [path for path in sys.path_importer_cache if path.startswith(__path__[0])]:
        del sys.path_importer_cache[_folder]
