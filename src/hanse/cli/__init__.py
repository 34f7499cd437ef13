"""The command ``hanse``. Here: how it starts fast, and how it fails: one line, exit code 2, no traceback.

Not the front door; see ``hanse``.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as in typing, which `--version` does without
if TYPE_CHECKING:
    import click

WRONG = 2
"""Exit code: what was typed, or a file that was named, cannot be used."""

BROKEN = 1
"""Exit code: the input was right, and it did not work all the same."""

INTERRUPTED = 130


class Trouble(Exception):
    """Something went wrong that the person at the keyboard did not cause; the message is one line."""


def main(args: list[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: list[str]) -> int:
    """Run one command; its exit code."""
    if args == ["--version"]:  # asked for by scripts, and not worth loading the rest
        from hanse.cli.version import line

        sys.stdout.write(line() + "\n")
        return 0
    try:
        code = _run(_data_first(args) or ["--help"])  # alone it tells what it can do
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit) as leave:
        # rich makes an exit of a closed pipe.
        if not isinstance(leave, BrokenPipeError) and not isinstance(leave.__context__, BrokenPipeError):
            raise
        # Whoever reads has seen enough. What is still in the buffer must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(args: list[str]) -> int:
    import click

    from hanse.cli.app import app
    from hanse.core.reading import BadInput

    try:
        with app.make_context("hanse", args) as context:
            app.invoke(context)
    except BadInput as bad:
        return _say(str(bad), WRONG)
    except Trouble as trouble:
        return _say(str(trouble), BROKEN)
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except BrokenPipeError:
        raise
    except click.ClickException as error:
        return _usage(error)
    except Exception as error:
        if os.environ.get("HANSE_DEBUG", "0") not in ("", "0"):
            raise
        return _say(f"a fault in the program: {type(error).__name__}: {error} (HANSE_DEBUG=1 shows where)", BROKEN)
    return 0


def _usage(error: click.ClickException) -> int:
    """The parser's complaint in one line, with what is possible. What it is about is told by what the error carries."""
    import click

    said = " ".join(error.format_message().split()).rstrip(".")
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is None:
        return _say(said, WRONG)
    command = context.command
    if isinstance(error, click.NoSuchOption):
        there = ", ".join(name for param in command.params for name in param.opts if name.startswith("-"))
        return _say(f"No such option: {error.option_name}; there is {there}", WRONG)
    if isinstance(command, click.Group) and not isinstance(error, click.BadParameter):  # it got no command of its own
        return _say(f"{said}; there is {', '.join(command.list_commands(context))}", WRONG)
    return _say(f"{said}; {context.command_path} --help says what is possible", WRONG)


def _say(line: str, code: int) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"hanse: {' '.join(line.split())}\n")
    return code


def _data_first(args: list[str]) -> list[str]:
    """``--data DIR`` may stand anywhere: brought to the front, where it is an option of all commands."""
    for i, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--data" and i + 1 < len(args):
            return [arg, args[i + 1], *args[:i], *args[i + 2 :]]
        if arg.startswith("--data="):
            return [arg, *args[:i], *args[i + 1 :]]
    return args
