"""The commands and what they take. What they do is in the module of that name, loaded when it is called."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import click

from hanse.cli.commands import Argument, Group, Option
from hanse.core.languages import LANGUAGES

Game = Annotated[str, Argument("GAME", help="A game's id; `hanse games` lists them.")]
VariantOption = Annotated[str | None, Option("--variant", metavar="V", help="A variant of the game.")]
Chosen = Annotated[list[str] | None, Option("--option", metavar="K=V", help="An option; may be repeated.")]
Seed = Annotated[int | None, Option(metavar="S", help="Repeats the same chance; drawn if not given.")]
Json = Annotated[bool, Option("--json", help="One JSON document on standard output, and nothing else.")]
Lang = Annotated[
    str | None,
    Option("--lang", metavar="L", help=f"{', '.join(LANGUAGES)}; otherwise HANSE_LANG or LANG."),
]
File = Annotated[str, Argument("FILE", help="A record; - reads standard input.")]


def _version() -> None:
    from hanse.cli.version import line

    click.echo(line())
    raise click.exceptions.Exit


def _everywhere(
    corrections: Annotated[
        str | None,
        Option(
            "--data",
            metavar="DIR",
            help="A folder of corrected data files and boards of one's own; HANSE_DATA says the same.",
        ),
    ] = None,
    version: Annotated[
        bool,
        Option("--version", first=_version, help="The version, and whether it is compiled."),
    ] = False,
) -> None:
    """Board games of the Hanseatic merchants: play, serve, simulate, look up rules."""
    if corrections is not None:
        from hanse.core.data import named_folder

        # Through the environment it reaches worker processes too.
        os.environ["HANSE_DATA"] = str(Path(corrections).absolute())
        named_folder(corrections)


def _data() -> None:
    """Game data: what is shipped, and corrections by owners."""


app = Group(_everywhere, "hanse")
data = Group(_data, "data")
app.add_command(data)


@app.add
def serve(
    host: Annotated[str, Option(metavar="H", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, Option(metavar="P", least=0, most=65535, help="0 takes a free one.")] = 8200,
    db: Annotated[str | None, Option(metavar="URL", help="Where tables are kept; SQLite if not given.")] = None,
    no_browser: Annotated[bool, Option("--no-browser", help="Do not open a browser.")] = False,
    host_name: Annotated[
        list[str] | None,
        Option(metavar="NAME", help="A name it is reached by, *.NAME or *; this machine's and addresses always."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Option(metavar="NET", help="A proxy in front, by address or network: its X-Forwarded-For is believed."),
    ] = None,
    prefix: Annotated[str, Option(metavar="/PATH", help="Serve everything under this path.")] = "",
    scrape: Annotated[
        list[str] | None, Option(metavar="NET", help="Who may read /metrics besides this machine.")
    ] = None,
    notify: Annotated[
        list[str] | None,
        Option(metavar="URL", help="Told whose turn it is when he is away: a webhook, or what apprise knows."),
    ] = None,
    away: Annotated[float, Option(metavar="SECONDS", help="Until somebody who is asked counts as away.")] = 60,
    inside: Annotated[
        bool, Option("--inside", help="Players may be told at addresses in this server's own network too.")
    ] = False,
    log: Annotated[str, Option(metavar="text|json", help="How it logs; json tells visits too.")] = "text",
    connections: Annotated[int, Option(metavar="N", help="Open connections in all.")] = 10_000,
    requests: Annotated[
        int, Option(metavar="N", help="Open requests of one address before those that wait are closed.")
    ] = 50,
    sockets: Annotated[int, Option(metavar="N", help="Open sockets of one address.")] = 200,
    tables: Annotated[int, Option(metavar="N", help="New tables of one address in an hour.")] = 120,
    pace: Annotated[float, Option(metavar="N", help="Messages a second from one socket; faster ones wait.")] = 50,
    whole: Annotated[float, Option(metavar="SECONDS", help="In which a request must have come whole.")] = 10,
    workers: Annotated[int | None, Option(metavar="N", help="Bots that think at once; cores less one.")] = None,
    patience: Annotated[float, Option(metavar="SECONDS", help="For one answer of a bot; then random's.")] = 30,
    bot: Annotated[
        list[str] | None,
        Option(metavar="NAME=COMMAND", help="A program of yours, or agent:FILE, that people may play against."),
    ] = None,
) -> None:
    """Serve the page: tables for people and bots."""
    from hanse.core.data import corrections_folder
    from hanse.core.reading import BadInput
    from hanse.server import run

    if log not in ("text", "json"):
        raise BadInput(f"--log {log!r}: must be text or json")
    more: dict[str, Any] = {} if workers is None else {"workers": workers}
    run(
        host, port, db, corrections_folder(None), not no_browser, log=log,
        host_names=tuple(host_name or ()), proxies=tuple(proxy or ()), scrapers=tuple(scrape or ()),
        prefix=prefix.rstrip("/"), notify=tuple(notify or ()), away=away, inside=inside,
        connections=connections, requests=requests, sockets=sockets, tables=tables,
        pace=pace, whole=whole, patience=patience, outside=tuple(bot or ()), **more,
    )  # fmt: skip


@app.add
def play(
    game: Annotated[str | None, Argument("GAME", help="A game's id; not needed with --resume.")] = None,
    variant: VariantOption = None,
    chosen: Chosen = None,
    seats: Annotated[str | None, Option(metavar="you,BOT,…", help="Who sits where, in seating order.")] = None,
    seed: Seed = None,
    lang: Lang = None,
    record: Annotated[str | None, Option(metavar="FILE", help="Write the record there when you leave.")] = None,
    resume: Annotated[bool, Option("--resume", help="Go on with a game that you left.")] = False,
    source: Annotated[
        str | None, Option("--from", metavar="FILE", help="Try it: go on from a position of a record.")
    ] = None,
    to: Annotated[int | None, Option(metavar="PLY", help="With --from: before which answer.")] = None,
) -> None:
    """Play in the terminal."""
    from hanse.cli.play import onward
    from hanse.cli.play import play as start
    from hanse.cli.play import resume as go_on
    from hanse.core import registry
    from hanse.core.reading import BadInput

    if resume:
        for name, given in {"--variant": variant, "--option": chosen, "--seats": seats, "--seed": seed}.items():
            if given is not None:
                raise BadInput(f"{name}: a game that goes on has it already; leave it out with --resume")
        go_on(game, lang, record)
        return
    if source is not None:
        for name, given in {"GAME": game, "--variant": variant, "--option": chosen, "--seed": seed}.items():
            if given is not None:
                raise BadInput(f"{name}: the record has it already; leave it out with --from")
        onward(source, to, seats, lang, record)
        return
    if to is not None:
        raise BadInput("--to: needs --from FILE")
    if game is None:
        raise BadInput(f"GAME: which one? There is {', '.join(registry.ids())}")
    start(game, variant, chosen, seats, seed, lang, record)


@app.add
def games(json: Json = False, lang: Lang = None) -> None:
    """The games, their variants, options and numbers of seats."""
    from hanse.cli.games import show

    show(json, lang)


@app.add
def simulate(
    game: Game,
    bots: Annotated[str, Option(metavar="A,B,…", help="One bot per seat: names, agent:FILE or cmd: and a command.")],
    variant: VariantOption = None,
    chosen: Chosen = None,
    games: Annotated[int, Option(metavar="N", least=1, help="How many games.")] = 100,
    seed: Seed = None,
    workers: Annotated[int, Option(metavar="W", least=1, most=256, help="Processes that play at once.")] = 1,
    records: Annotated[Path | None, Option(metavar="DIR", help="Write a record of every game there.")] = None,
    fixed_seats: Annotated[bool, Option("--fixed-seats", help="Bots keep their seats.")] = False,
    ms: Annotated[int, Option(metavar="MS", least=1, help="Time an outside bot has for one answer.")] = 5000,
    json: Json = False,
) -> None:
    """Play games without people and count."""
    from hanse.cli.simulate import simulate as start

    start(game, variant, chosen, bots, games, seed, workers, records, fixed_seats, ms, json)


@app.add
def arena(
    game: Game,
    bots: Annotated[str, Option(metavar="A,B,…", help="Who meets; as many as seats sit together, else all mix.")],
    seats: Annotated[int | None, Option(metavar="N", help="Seats at a table.")] = None,
    variant: VariantOption = None,
    chosen: Chosen = None,
    games: Annotated[int, Option(metavar="N", least=1, help="How many games; whole rounds of seats.")] = 200,
    early: Annotated[bool, Option("--early", help="Stop once the first bot is surely better or worse.")] = False,
    seed: Seed = None,
    workers: Annotated[int | None, Option(metavar="W", least=1, most=256, help="Processes; one per core.")] = None,
    engine: Annotated[str, Option(metavar="processes|ray", help="Ray plays on a whole cluster.")] = "processes",
    to: Annotated[Path | None, Option(metavar="DIR", help="Keep games and report there, or go on there.")] = None,
    ms: Annotated[int, Option(metavar="MS", least=1, help="Time an outside bot has for one answer.")] = 5000,
    json: Json = False,
) -> None:
    """Let bots meet with balanced seats and shared dice; ratings and intervals."""
    from hanse.cli.arena import Means, Terms
    from hanse.cli.arena import arena as start

    means = Means(games, early, workers or os.cpu_count() or 1, engine, to)
    start(Terms(game, variant, chosen, bots, seats, seed, ms), means, json)


@app.add
def train(
    game: Game,
    variant: VariantOption = None,
    seats: Annotated[int | None, Option(metavar="N", help="Seats at a table; the most if not given.")] = None,
    games: Annotated[int, Option(metavar="N", least=5, help="Games to learn from, in each round.")] = 400,
    rounds: Annotated[int, Option(metavar="N", least=1, help="The next one plays by what the last has learned.")] = 1,
    units: Annotated[int, Option(metavar="N", least=0, most=256, help="Of a small net; none: weights alone.")] = 0,
    duels: Annotated[int, Option(metavar="N", least=1, help="Games in each arena that decides.")] = 120,
    level: Annotated[str, Option(metavar="medium|hard", help="Whose play decides.")] = "medium",
    seed: Annotated[int, Option(metavar="S", help="Of all the games.")] = 1,
    workers: Annotated[int | None, Option(metavar="W", least=1, most=256, help="Processes; one per core.")] = None,
    engine: Annotated[str, Option(metavar="processes|ray", help="Ray plays on a whole cluster.")] = "processes",
    to: Annotated[Path | None, Option(metavar="DIR", help="Keep everything there, or go on there.")] = None,
    json: Json = False,
) -> None:
    """Learn from games what a position is worth, and let play decide whether that is better."""
    from hanse.bots import LEVELS
    from hanse.cli.train import Means, Terms
    from hanse.cli.train import train as start
    from hanse.core.reading import BadInput

    if level not in LEVELS:
        raise BadInput(f"--level {level!r}: must be one of {', '.join(LEVELS)}")
    means = Means(workers or os.cpu_count() or 1, engine, to)
    start(Terms(game, variant, seats, games, rounds, units, duels, level, seed), means, json)


@app.add
def replay(
    file: File,
    to: Annotated[int | None, Option(metavar="PLY", help="Stop before this answer.")] = None,
    seat: Annotated[int | None, Option(metavar="S", help="As this seat sees it; otherwise everything.")] = None,
    chances: Annotated[bool, Option("--chances", help="Also what everybody may expect there.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The position in a record, which is checked on the way."""
    from hanse.cli.replay import replay as start

    start(file, to, seat, chances, json, lang)


@app.add
def explain(
    file: File,
    ply: Annotated[int, Argument("PLY", help="The question: the number of answers before it.")],
    action: Annotated[str, Argument("ACTION", help='In notation, as in "move danzig".')],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Whether an action was possible at a point of a record, and the rule that says so."""
    from hanse.cli.replay import explain as start

    start(file, ply, action, json, lang)


@app.add
def report(
    file: File,
    seat: Annotated[int | None, Option(metavar="S", help="Only this seat's answers.")] = None,
    count: Annotated[int, Option(metavar="N", least=1, help="How many turning points.")] = 5,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Where the game in a record turned: the answers that cost most, better ones, chances all along."""
    from hanse.cli.advice import show_report

    show_report(file, seat, count, json, lang)


@app.add
def rules(
    game: Game,
    id: Annotated[str | None, Argument("ID", help="One rule or scenario, or the beginning of its id.")] = None,
    matrix: Annotated[bool, Option("--matrix", help="Where each rule is in code and tests.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The digest of the rules, in our own words."""
    from hanse.cli.rules import show

    show(game, id, matrix, json, lang)


@app.add
def bench(
    game: Annotated[list[str] | None, Argument("GAME…", help="Which games; all if not given.")] = None,
    variant: VariantOption = None,
    seats: Annotated[int | None, Option(metavar="N", help="With so many seats; otherwise the most.")] = None,
    seconds: Annotated[float, Option(metavar="S", least=0.05, most=600, help="CPU time per row.")] = 2.0,
    here: Annotated[bool, Option("--here", hidden=True, help="Only the engine this process has.")] = False,
    json: Json = False,
) -> None:
    """How fast the engine is: decisions per second of random play, compiled and interpreted."""
    from hanse.cli.bench import bench as start

    start(game or [], variant, seats, seconds, here, json)


@app.add
def perft(
    game: Game,
    seats: Annotated[int, Option(metavar="N", help="The number of seats.")],
    depth: Annotated[int, Option(metavar="D", least=1, most=99, help="How many answers of seats.")],
    variant: VariantOption = None,
    chosen: Chosen = None,
    seed: Annotated[int, Option(metavar="S", help="Fixes what chance answers.")] = 0,
    json: Json = False,
) -> None:
    """Count the sequences of actions from the start, with chance fixed by the seed."""
    from hanse.cli.perft import show

    show(game, variant, chosen, seats, depth, seed, json)


@app.add
def export(
    files: Annotated[list[str], Argument("RECORDS…", help="Records, or folders of them.")],
    parquet: Annotated[Path, Option(metavar="DIR", help="A new folder for the tables.")],
) -> None:
    """Records as tables of decisions and games, for polars, DuckDB, pandas."""
    from hanse.cli.export import export as run

    run(files, parquet)


@app.add
def features(game: Game, json: Json = False) -> None:
    """The numbers that learners are given of a position: names, shapes, ranges, meanings."""
    from hanse.cli.features import show

    show(game, json)


@app.add
def referee() -> None:
    """One match by JSON lines on standard input and output, for programs in any language."""
    from hanse.cli.referee import main

    main()


@app.add
def new(
    game: Annotated[str, Argument("GAME", help="Its id: small letters, digits, _ between words.")],
    title: Annotated[str | None, Option(metavar="T", help="What people see; made of the id if not given.")] = None,
) -> None:
    """Begin a game of your own: a folder in this checkout, whole and playable."""
    from hanse.cli.new import new as start

    start(game, title)


Db = Annotated[str | None, Option(metavar="URL", help="The store; the one of `hanse serve` if not given.")]


@app.add
def backup(
    file: Annotated[Path, Argument("FILE", help="Where to; a file that is there is not touched.")],
    db: Db = None,
) -> None:
    """Write the store to a file, also while a server uses it."""
    from hanse.cli.keeping import backup as start

    start(file, db)


@app.add
def restore(
    file: Annotated[Path, Argument("FILE", help="What `hanse backup` wrote.")],
    db: Db = None,
) -> None:
    """Fill an empty store from a backup."""
    from hanse.cli.keeping import restore as start

    start(file, db)


@app.add
def copy(
    source: Annotated[str, Argument("SOURCE", help="A store: sqlite:///FILE or postgresql://…")],
    target: Annotated[str, Argument("TARGET", help="An empty store, of either kind.")],
) -> None:
    """Fill an empty store from another one."""
    from hanse.cli.keeping import copy as start

    start(source, target)


@app.add
def migrate(
    db: Db = None,
    dry_run: Annotated[bool, Option("--dry-run", help="Only say what would change.")] = False,
    json: Json = False,
) -> None:
    """Bring a store up to date, and say which unfinished games a change of rules touches."""
    from hanse.cli.keeping import migrate as start

    start(db, dry_run, json)


@data.add
def check(
    folder: Annotated[str | None, Argument("DIR", help="A folder of corrections.")] = None,
    json: Json = False,
) -> None:
    """Check game data, as shipped or with a folder of corrections in its place."""
    from hanse.cli.datacheck import check as start

    start(folder, json)


@data.add
def preview(
    file: Annotated[Path, Argument("FILE", help="A board that you are drawing.")],
    to: Annotated[Path | None, Option(metavar="OUT.svg", help="Where to; beside the file if not given.")] = None,
    json: Json = False,
) -> None:
    """Draw a board file as SVG, and say what is wrong with it."""
    from hanse.cli.preview import preview as start

    raise click.exceptions.Exit(start(file, to, json))
