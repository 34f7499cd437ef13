"""Functions as commands: what one takes is said once, by the annotations of its parameters.

``Annotated[int, Option(metavar="N", least=1, help="How many.")] = 3``. A command is made of its function when it is
called for; a list of commands needs their names and docstrings only, and ``hanse --help`` waits for nothing more.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import click


class Argument:
    """A parameter by its place. The type says the rest: ``| None`` may be missing, a list takes all that follow."""

    def __init__(self, metavar: str, help: str) -> None:
        self.metavar, self.help = metavar, help


class Option:
    """A parameter by its name, which is the parameter's own with dashes unless another is given.

    ``first`` is called before anything else is looked at, if the option is there at all.
    """

    def __init__(
        self,
        name: str = "",
        *,
        help: str,
        metavar: str | None = None,
        least: float | None = None,
        most: float | None = None,
        hidden: bool = False,
        first: Callable[[], None] | None = None,
    ) -> None:
        self.name, self.help, self.metavar, self.hidden, self.first = name, help, metavar, hidden, first
        self.least, self.most = least, most


class Group(click.Group):
    """Commands under one name. The function holds the options of all of them, and its docstring is the help."""

    def __init__(self, function: Callable[..., None], name: str) -> None:
        super().__init__(
            name, callback=_caller(function), params=_parameters(function), help=inspect.getdoc(function),
            no_args_is_help=False,  # one line says what is missing
        )  # fmt: skip
        self._functions: dict[str, Callable[..., None]] = {}

    def add(self, function: Callable[..., None]) -> Callable[..., None]:
        """A command, named like its function."""
        self._functions[function.__name__] = function
        return function

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self._functions, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        function = self._functions.get(cmd_name)
        if function is None:
            return super().get_command(ctx, cmd_name)
        return click.Command(
            cmd_name, callback=_caller(function), params=_parameters(function), help=inspect.getdoc(function)
        )

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, inspect.getdoc(function) or "") for name, function in self._functions.items()]
        rows += [(name, command.help or "") for name, command in self.commands.items()]
        with formatter.section("Commands"):
            formatter.write_dl([(name, said.partition("\n\n")[0]) for name, said in rows])


def _caller(function: Callable[..., None]) -> Callable[..., None]:
    def call(**given: Any) -> None:
        # What may be repeated comes as a tuple, also if it was not given at all.
        function(**{name: (list(it) or None) if isinstance(it, tuple) else it for name, it in given.items()})

    return call


def _parameters(function: Callable[..., None]) -> list[click.Parameter]:
    hints = get_type_hints(function, include_extras=True)
    return [_parameter(it.name, hints[it.name], it.default) for it in inspect.signature(function).parameters.values()]


def _parameter(name: str, hint: Any, default: Any) -> click.Parameter:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{name}: says neither Argument nor Option")
    kind, said = get_args(hint)
    if get_origin(kind) is UnionType:
        [kind] = [part for part in get_args(kind) if part is not NoneType]
    many = get_origin(kind) is list
    if many:
        [kind] = get_args(kind)
    required = default is inspect.Parameter.empty
    if isinstance(said, Argument):
        metavar = said.metavar if required else f"[{said.metavar}]"
        return click.Argument(
            [name], required=required, help=said.help, metavar=metavar, type=_type(kind), nargs=-1 if many else 1
        )
    names = [said.name or f"--{name.replace('_', '-')}", name]
    if kind is bool:
        return click.Option(
            names, is_flag=True, default=default, help=said.help, hidden=said.hidden, is_eager=said.first is not None,
            callback=_first(said.first) if said.first else None,
        )  # fmt: skip
    has: dict[str, Any] = {"required": True} if required else {"default": default}
    return click.Option(
        names, help=said.help, metavar=said.metavar, hidden=said.hidden, multiple=many,
        type=_type(kind, said.least, said.most), show_default=not required and default not in (None, ""), **has,
    )  # fmt: skip


def _first(do: Callable[[], None]) -> Callable[[click.Context, click.Parameter, bool], bool]:
    def asked(ctx: click.Context, param: click.Parameter, given: bool) -> bool:
        if given:
            do()
        return given

    return asked


def _type(kind: type, least: float | None = None, most: float | None = None) -> click.ParamType[Any] | type:
    if issubclass(kind, Path):
        return click.Path(path_type=Path)
    if least is None and most is None:
        return kind
    if kind is not int:
        return click.FloatRange(least, most)
    return click.IntRange(None if least is None else int(least), None if most is None else int(most))
