"""Tables of the report. Where a cell has a plot its number stands beside it: table and plot are one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from souvenir.lab.arena.standings import Interval, Standings
from souvenir.lab.report.plots import bar, percent, span, whisker
from souvenir.lab.report.tally import Setting, Share, Source, Used
from souvenir.words import Speaker

Cells = Sequence[str]


def table(caption: str, heads: Sequence[str], rows: Iterable[Cells]) -> str:
    """A table of HTML cells; the first of each row is its head."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    named = escape(caption)
    inside = f"<caption>{named}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{named}"><table>{inside}</table></div>'


def folded(title: str, inside: str) -> str:
    """Something to be opened."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def won(share: Share, even: float | None) -> str:
    """A share of victory in a cell."""
    return (
        f'<div class="both">{whisker(share.won, share.interval, even=even)}'
        f"<span>{percent(share.won)} <small>{span(share.interval)}</small></span></div>"
    )


def barred(value: float, text: str, *, kind: str = "bar") -> str:
    """A number in a cell, with its bar."""
    return f'<div class="both">{bar(value, kind=kind)}<span>{escape(text)}</span></div>'


def rule_cell(speaker: Speaker, rule: str) -> str:
    return f"<code>{escape(rule)}</code><small>{escape(speaker.rule(rule))}</small>"


# -------------------------------------------------------------------- who
def ladder_table(standings: Standings, even: float) -> str:
    """Bots, the strongest first."""
    low = min(bot.rating_interval.low for bot in standings.bots)
    high = max(bot.rating_interval.high for bot in standings.bots)

    def placed(rating: float) -> float:
        return (rating - low) / (high - low)

    rows = []
    for bot in standings.bots:
        reach = Interval(placed(bot.rating_interval.low), placed(bot.rating_interval.high))
        numbers = (
            f"{bot.rating:.1f} <small>{bot.rating_interval.low:.1f} to {bot.rating_interval.high:.1f}</small>"
        )
        rated = f'<div class="both">{whisker(placed(bot.rating), reach)}<span>{numbers}</span></div>'
        share = Share(bot.games, bot.won, bot.won_interval)
        rows.append(
            (
                escape(bot.bot),
                str(bot.games),
                rated,
                won(share, even),
                f"{bot.mean_score:.1f}",
                f"{bot.mean_place:.2f}",
            )
        )
    return table("Ladder", ("bot", "games", "rating", "won", "mean score", "mean place"), rows)


def pair_table(standings: Standings) -> str:
    """Each pair: whose place was better."""
    rows = [
        (
            f"{escape(pair.first)} against {escape(pair.second)}",
            *map(str, (pair.games, pair.wins, pair.ties, pair.losses)),
            won(Share(pair.games, pair.share, pair.interval), 0.5),
            escape(f"{pair.stronger} is stronger") if pair.stronger else "not decided",
        )
        for pair in standings.pairs
    ]
    heads = ("pair", "games", "better", "tied", "worse", "share of the first", "verdict")
    return table("Pairs: whose place was better", heads, rows)


def order_table(caption: str, names: Sequence[str], shares: Sequence[Share], even: float) -> str:
    """Shares of victory by a place at the table."""
    rows = [
        (escape(name), str(share.players), won(share, even))
        for name, share in zip(names, shares, strict=False)
    ]
    return table(caption, ("place", "games", "won"), rows)


# -------------------------------------------------------------------- what
def source_table(found: Sequence[Source], speaker: Speaker) -> str:
    """Where points come from."""
    most = max((max(source.points, source.winners, 0) for source in found), default=0) or 1
    rows = [
        (
            rule_cell(speaker, source.rule),
            barred(source.points / most, f"{source.points:.1f}"),
            barred(source.winners / most, f"{source.winners:.1f}", kind="bar second"),
        )
        for source in found
    ]
    return table("Points for each rule, in the mean of players", ("rule", "everybody", "winners"), rows)


def use_table(caption: str, rows: Sequence[tuple[str, Used]]) -> str:
    """What was used, by how many, how often, and what they won. Names are HTML."""
    cells = [
        (name, barred(used.by, percent(used.by)), f"{used.times:.1f}", won(used.share, used.expected))
        for name, used in rows
    ]
    return table(caption, ("what", "used by", "times a game", "its users won"), cells)


def setting_table(found: Sequence[Setting], even: float) -> str:
    """Options side by side."""
    rows = [
        (
            f"{escape(setting.option)} = {escape(setting.value)}",
            str(setting.games),
            f"{setting.choices:.0f}",
            f"{setting.score:.1f}",
            won(setting.first, even),
        )
        for setting in found
    ]
    heads = ("option", "games", "choices a game", "mean score", "those who begin won")
    return table("Options", heads, rows)
