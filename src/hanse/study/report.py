"""The report of an arena: one HTML file that needs nothing else, with plots and a table for each."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hanse.core import registry
from hanse.core.reading import View
from hanse.study.chances import Share
from hanse.study.figures import Block, BotFigures, Figures
from hanse.study.plots import Interval, bars, histogram, intervals
from hanse.texts import GameTexts

STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --soft: #6d6457; --paper: #fbf7ee; --line: #d9cfbc; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d4; --soft: #a99f8d; --paper: #1d1a16; --line: #453d31; } }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { margin-bottom: 0; font-size: 1.7rem; } h2 { margin: 2.2rem 0 .4rem; font-size: 1.15rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); }
svg { display: block; width: 100%; height: auto; margin: .6rem 0; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .small { fill: var(--soft); font-size: 12px; }
.grid { fill: none; stroke: var(--line); } .fair { fill: none; stroke: var(--soft); stroke-dasharray: 4 4; }
.line { fill: none; stroke-width: 3; }
.c0 { fill: #2f6f9f; stroke: #2f6f9f; } .c1 { fill: #b8452f; stroke: #b8452f; } .c2 { fill: #5c8a3a; stroke: #5c8a3a; }
.c3 { fill: #b58a1b; stroke: #b58a1b; } .c4 { fill: #7d5aa6; stroke: #7d5aa6; } .c5 { fill: #5a7a78; stroke: #5a7a78; }
rect { stroke: none !important; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .93rem; } td, th { padding: .2rem .9rem .2rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr { border-bottom: 1px solid var(--line); }
code { font-size: .9em; }
"""


def percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def interval(share: Share) -> str:
    return f"{share.low * 100:.0f}–{share.high * 100:.0f} %"


def report(about: View, found: Figures, blocks: Sequence[Block], texts: GameTexts) -> str:
    """The file's text."""
    title = f"{texts.say('title')}: {found.games} games"
    sections = [
        _strength(found),
        _lineups(found),
        _scores(found, blocks),
        _categories(found, texts),
        _table_facts(found, blocks, texts),
    ]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head><body><main>",
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{escape(_conditions(about))}</p>',
            *sections,
            "</main></body></html>\n",
        ]
    )


def _conditions(about: View) -> str:
    options = about["options"]
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) if isinstance(options, dict) else ""
    facts = [
        f"variant {about['variant']}",
        f"{about['seats']} seats",
        *([chosen] if chosen else []),
        f"seed {about['seed']}",
        f"data {about['data']}",
        f"hanse {about['hanse']}",
        f"rules version {registry.entry(str(about['game'])).version}",
    ]
    return " · ".join(facts)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _strength(found: Figures) -> str:
    said = "<h2>Strength</h2>"
    if len(found.bots) > 1:
        rows = [_rated(bot) for bot in found.bots]
        low, high = min(row.low for row in rows), max(row.high for row in rows)
        said += "<p>OpenSkill ratings (Plackett-Luce) with their 95 % intervals; a newcomer has 25.</p>"
        said += intervals("ratings", rows, low, high, None)
    rows = [_shared(bot.bot, bot.share) for bot in found.bots]
    said += f"<p>Share of wins per seat; the dashed line is a fair share, {percent(found.fair)}.</p>"
    said += intervals("shares of wins", rows, 0, 1, found.fair, "%")
    head = ("bot", "rating", "share", "95 %", "seats", "places", "mean score", "CPU ms an answer")
    return said + _table(head, [_row(bot) for bot in found.bots])


def _rated(bot: BotFigures) -> Interval:
    rating = bot.rating
    return Interval(bot.bot, rating.mean, rating.low, rating.high, f"{rating.mean:.1f}")


def _shared(label: str, share: Share) -> Interval:
    return Interval(label, share.share, share.low, share.high, percent(share.share))


def _row(bot: BotFigures) -> list[str]:
    places = " ".join(str(count) for count in bot.places)
    figures = (f"{bot.rating.mean:.1f}", percent(bot.share.share), interval(bot.share), str(bot.share.games), places)
    return [bot.bot, *figures, f"{bot.scores.mean:.1f}", f"{bot.cpu_ms:.2f}"]


def _lineups(found: Figures) -> str:
    if len(found.lineups) < 2:
        return ""
    rows = [
        [" + ".join(lineup.bots), bot, percent(share.share), interval(share)]
        for lineup in found.lineups
        for bot, share in lineup.shares.items()
    ]
    return "<h2>Who sat together</h2>" + _table(("line-up", "bot", "share of wins per seat", "95 %"), rows)


def _scores(found: Figures, blocks: Sequence[Block]) -> str:
    own: dict[str, list[float]] = {bot.bot: [] for bot in found.bots}
    for block in blocks:
        for game in block:
            for bot, score in zip(game.bots, game.scores, strict=True):
                own[bot].append(score)
    spread = found.winners
    said = f"<p>Winners had {spread.mean:.1f} points on average, from {spread.least:g} to {spread.most:g}.</p>"
    return "<h2>Scores</h2>" + said + histogram("scores", list(own.items()))


def _categories(found: Figures, texts: GameTexts) -> str:
    names = list(found.bots[0].categories)
    drawn = [
        (texts.part(name) if i == 0 else "", bot.categories[name], f"{bot.categories[name]:.1f}")
        for name in names
        for i, bot in enumerate(found.bots)
    ]
    key = ", ".join(bot.bot for bot in found.bots)
    said = f"<p>Mean points by category; in each the bots stand in this order: {escape(key)}.</p>"
    table = _table(
        ("category", *(bot.bot for bot in found.bots)),
        [[texts.part(name), *(f"{bot.categories[name]:.2f}" for bot in found.bots)] for name in names],
    )
    kinds = [i for _ in names for i in range(len(found.bots))]
    return "<h2>Categories</h2>" + said + bars("points by category", drawn, kinds) + table


def _table_facts(found: Figures, blocks: Sequence[Block], texts: GameTexts) -> str:
    seats = [(f"seat {seat}", share, percent(share)) for seat, share in enumerate(found.seats)]
    ends = [(reason, float(count), str(count)) for reason, count in found.ends.items()]
    lengths = [float(sum(game.answers)) for block in blocks for game in block]
    words = [[reason, texts.end(reason), str(count)] for reason, count in found.ends.items()]
    return "".join(
        [
            "<h2>Seats</h2><p>Share of wins by seat, whoever sat there.</p>",
            bars("wins by seat", seats, [0] * len(seats)),
            "<h2>Length</h2><p>Answers in a game.</p>",
            histogram("length", [("answers", lengths)]),
            "<h2>Ends</h2>",
            bars("ends", ends, [0] * len(ends)),
            _table(("end", "in words", "games"), words),
        ]
    )
