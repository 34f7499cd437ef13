"""What was measured, as docs/speed.md and its picture."""

from __future__ import annotations

from html import escape
from typing import Any

from tests.speed.measure import CATAN, CHESS, FALL, FOUR, LIVE, Found

NAMES = {
    "hansa": "Hansa",
    "hansa_teutonica": "Hansa Teutonica",
    "luebeck": "Lübeck",
    "merkator": "Merkator",
}
NONE = "not installed"


def name(game: str) -> str:
    return NAMES.get(game, game)


def table(head: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def goals(found: Found) -> list[tuple[str, float, float, bool]]:
    """(what, measured, asked, whether less is better); what could not be measured is left out."""
    out: list[tuple[str, float, float, bool]] = []
    ours: dict[str, Any] = {row["game"]: row for row in found["peers"]["ours"]}
    for game, row in ours.items():
        if "to_chess" in row:
            asked = 2.0 if game == "hansa_teutonica" else 1.7
            out.append((f"{name(game)}, random play to {CHESS}", row["to_chess"], asked, False))
    if "to_catan" in ours["hansa_teutonica"]:
        out.append((f"Hansa Teutonica, random play to {CATAN}", ours["hansa_teutonica"]["to_catan"], 12.0, False))
    for game, row in ours.items():
        if "copy_to_chess" in row:
            out.append((f"{name(game)}, clone to {CHESS}'s", row["copy_to_chess"], 3.0, True))
    doors = {row["game"]: row for row in found["doors"]["ours"]}
    out.append(("Hansa, vector environment, steps/s", doors["hansa"]["vector"], 150_000, False))
    out.append(("Hansa Teutonica, vector environment, steps/s", doors["hansa_teutonica"]["vector"], 80_000, False))
    if "to_four" in doors["hansa"]:
        out.append((f"Hansa, PettingZoo steps to {FOUR}'s", doors["hansa"]["to_four"], 3.0, False))
    out.append((f"{LIVE:,} live states of Hansa Teutonica, MB", found["living_mb"], 60, True))
    for game, judged in (("hansa", 250_000), ("hansa_teutonica", 120_000), ("merkator", 120_000)):
        # Of several variants the first, which is the game as it is known.
        row = next(row for row in found["engine"] if row["game"] == game and row["mode"] == "compiled")
        out.append((f"{name(game)}, judged positions/s", row["judged_per_s"], judged, False))
    return out


def met(measured: float, asked: float, less: bool) -> bool:
    return measured <= asked if less else measured >= asked


def page(found: Found) -> str:
    """The whole document."""
    lines = [
        "# Speed",
        "",
        "How fast the engine is, beside others that are driven from Python by the same loop in the same run. One core, CPU time, the best of some rounds.",
        "",
        f"`scripts/bench games` wrote this page and its picture: {found['machine']}; {found['system']}; {found['versions']}.",
        "A machine that others share scatters by a third from run to run; ratios, whose sides are measured in turns, by less.",
        f"`scripts/bench games --check` measures again and fails where a ratio has fallen below {FALL:.0%} of the one committed here (`tests/speed/measured.json`).",
        "",
        "## What was to be reached",
        "",
        *table(
            ("", "measured", "asked", ""),
            [
                [what, f"{measured:,}", f"{'≤' if less else '≥'} {asked:,}", "yes" if met(measured, asked, less) else "**no**"]
                for what, measured, asked, less in goals(found)
            ],
        ),
        "",
        "## Beside others",
        "",
        "![random play, answers per second](pictures/speed.svg)",
        "",
        "Every option is as likely as another: a list of options, one of them by `random()`, and the answer, all from Python (`tests/speed/loop.py`). Chance answers by itself and is not counted.",
        "",
        *table(
            ("ours", "answers/s", f"to {CHESS}", f"to {CATAN}", "clone µs", f"to {CHESS}'s"),
            [
                [
                    name(row["game"]), f"{row['rate']:,}", str(row.get("to_chess", NONE)), str(row.get("to_catan", NONE)),
                    f"{row['copy_us']:.2f}", str(row.get("copy_to_chess", NONE)),
                ]
                for row in found["peers"]["ours"]
            ],
        ),
        "",
        *table(
            ("theirs", "version", "answers/s", "clone µs"),
            [
                [peer, row["version"], f"{row['rate']:,}", f"{row['copy_us']:.2f}"] if row["version"] else [peer, NONE, "–", "–"]
                for peer, row in found["peers"]["theirs"].items()
            ],
        ),
        "",
        "## Environments",
        "",
        "Steps per second with observations and masks. The vector environment holds 64 games; the time to choose is not counted there. PettingZoo's steps are those of its own `performance_benchmark`: observe, choose from the mask, step.",
        "",
        *table(
            ("ours", "vector, 64 games", f"to {CHESS}", "PettingZoo", f"to {FOUR}"),
            [
                [
                    name(row["game"]), f"{row['vector']:,}", str(row.get("vector_to_chess", NONE)), f"{row['aec']:,}",
                    str(row.get("to_four", NONE)),
                ]
                for row in found["doors"]["ours"]
            ],
        ),
        "",
        *table(
            ("theirs", "steps/s"),
            [[peer, f"{steps:,}" if steps else NONE] for peer, steps in found["doors"]["theirs"].items()],
        ),
        "",
        "## The engine by itself",
        "",
        "`hanse bench`: random play inside the compiled engine (one of the possible verbs, then one of its options), positions that search makes and judges in a second, and the microseconds of a clone, of `value` for one seat and of all features, from the middle of a game.",
        "",
        *table(
            ("game", "variant", "seats", "engine", "decisions/s", "judged/s", "clone µs", "value µs", "features µs", "options", "length"),
            [
                [
                    name(row["game"]), row["variant"], str(row["seats"]), row["mode"], f"{row['decisions_per_s']:,}",
                    f"{row['judged_per_s']:,}", f"{row['clone_us']:.2f}", f"{row['value_us']:.2f}",
                    f"{row['features_us']:.2f}", f"{row['options_mean']:.1f}", f"{row['length_mean']:,.0f}",
                ]
                for row in found["engine"]
            ],
        ),
        "",
        "The server has figures of its own: [server](server.md), [beyond one club](scale.md). The page's are in [page](page.md).",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


WIDE, BAR, GAP, LEFT = 720, 20, 8, 190


def picture(found: Found) -> str:
    """Answers per second by the same loop, a bar for each."""
    bars = [(name(row["game"]), row["rate"], True) for row in found["peers"]["ours"]]
    bars += [(peer, row["rate"], False) for peer, row in found["peers"]["theirs"].items() if row["rate"]]
    bars.sort(key=lambda bar: -bar[1])
    most = max(rate for _, rate, _ in bars)
    high = len(bars) * (BAR + GAP) + GAP
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img" font-family="sans-serif" font-size="13">',
        "<title>Random play driven from Python, answers per second of one core</title>",
        "<style>text{fill:#333}.ours{fill:#8a3b12}.theirs{fill:#9aa5b1}</style>",
        "<style>@media (prefers-color-scheme:dark){text{fill:#ddd}.ours{fill:#e0894f}.theirs{fill:#66727f}}</style>",
    ]
    room = WIDE - LEFT - 80
    for i, (label, rate, mine) in enumerate(bars):
        y = GAP + i * (BAR + GAP)
        wide = max(1.0, room * rate / most)
        middle = y + BAR / 2 + 4.5
        out.append(f'<text x="{LEFT - 8}" y="{middle}" text-anchor="end">{escape(label)}</text>')
        out.append(
            f'<rect class="{"ours" if mine else "theirs"}" x="{LEFT}" y="{y}" width="{wide:.1f}" height="{BAR}" rx="2"/>'
        )
        out.append(f'<text x="{LEFT + wide + 6:.1f}" y="{middle}">{rate:,}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
