"""scripts/compile: libraries beside the sources, up to date or gone; and who gets to see them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "compile"
PACKAGE = Path(__file__).parents[2] / "src" / "hanse" / "__init__.py"
MODEL = "def twice(a: int) -> int:\n    return 2 * a\n"
ASK = "import hanse.core.model as m; print(m.twice(21), m.__file__.rsplit('.', 1)[1])"

pytestmark = pytest.mark.skipif(
    not any(os.access(Path(folder) / "cc", os.X_OK) for folder in os.get_exec_path()), reason="no C compiler"
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project of one module, with our script and our package file, compiled."""
    root = tmp_path_factory.mktemp("project")
    core = root / "src" / "hanse" / "core"
    core.mkdir(parents=True)
    (root / "scripts").mkdir()
    (root / "scripts" / "compile").write_bytes(SCRIPT.read_bytes())
    (core.parent / "__init__.py").write_bytes(PACKAGE.read_bytes())
    (core / "__init__.py").touch()
    (root / "pyproject.toml").touch()  # a checkout: sources are worked on
    return root


@pytest.fixture(autouse=True)
def compiled(tree: Path) -> None:
    (tree / "src/hanse/core/model.py").write_text(MODEL)
    done = run(tree)
    assert done.returncode == 0, done.stdout
    assert "engine: compiled" in done.stdout


def run(tree: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "scripts" / "compile"), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def ask(tree: Path, **env: str) -> str:
    """What the module answers, and which kind of file it came from."""
    clean = {name: value for name, value in os.environ.items() if name != "HANSE_INTERPRETED"}
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, cwd=tree / "src", env=clean | env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def libraries(tree: Path) -> list[str]:
    return sorted(path.name.split(".")[0] for path in (tree / "src").rglob("*.so"))


def test_compiled_module_is_used_unless_the_sources_are_asked_for(tree: Path) -> None:
    assert ask(tree) == "42 so"
    assert ask(tree, HANSE_INTERPRETED="0") == "42 so"
    assert ask(tree, HANSE_INTERPRETED="1") == "42 py"


def test_second_run_compiles_nothing(tree: Path) -> None:
    assert "up to date" in run(tree).stdout


def test_edited_source_is_never_shadowed_by_its_old_library(tree: Path) -> None:
    source = tree / "src/hanse/core/model.py"
    source.write_text(MODEL.replace("2", "3"))
    later = source.stat().st_mtime + 5
    os.utime(source, (later, later))
    assert ask(tree) == "63 py"


def test_what_was_kept_of_an_earlier_compile_cannot_spoil_the_next(tree: Path) -> None:
    cache = tree / "build" / "mypyc" / "cache"
    spoilt = [path for path in cache.rglob("*") if path.is_file()]
    assert spoilt
    (tree / "src/hanse/core/model.py").write_text(MODEL.replace("2", "4"))
    shutil.rmtree(cache)
    cache.write_text("not a folder")
    assert "engine: compiled 1 modules" in run(tree).stdout
    assert ask(tree) == "84 so"


def test_failed_compile_leaves_the_sources_and_says_why(tree: Path) -> None:
    (tree / "src/hanse/core/model.py").write_text(MODEL + 'wrong: int = "word"\n')
    done = run(tree)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert "Incompatible types" in done.stdout
    assert libraries(tree) == []
    assert ask(tree) == "42 py"


def test_library_of_a_deleted_module_goes(tree: Path) -> None:
    extra = tree / "src/hanse/core/rng.py"
    extra.write_text(MODEL)
    run(tree)
    assert libraries(tree) == ["hanse_core__mypyc", "model", "rng"]
    extra.unlink()
    assert ask(tree) == "42 py"  # something compiled has lost its source: trust none of it
    run(tree)
    assert libraries(tree) == ["hanse_core__mypyc", "model"]


def test_clean_removes_all(tree: Path) -> None:
    run(tree, "--clean")
    assert libraries(tree) == []
