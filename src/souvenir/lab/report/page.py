"""The page of a report: one file that needs nothing else, readable by eye, by ear and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import mean, median

from souvenir.lab.report import tables, tally
from souvenir.lab.report.gather import ACTION, RULE, Told
from souvenir.lab.report.plots import histogram, percent, span
from souvenir.lab.report.tables import folded, table
from souvenir.words import Speaker, name_game

STYLE = Path(__file__).with_name("style.css")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
MOST_NOTABLE = 24

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: a report</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p class="lead">{lead}</p>
<nav aria-label="Tables">{links}</nav>
</header>
<main>
{sections}
</main>
<footer>
<p>A dot is what was found, the line through it an interval that holds the truth in 95 of 100 cases: Wilson's
for shares, openskill's for ratings. The dashed line is an even share. Green is surely more than that, red
surely less, grey is neither. In lists of things the intervals are wider, so that 95 of 100 such lists hold no
false alarm. A shared victory counts as its share.</p>
</footer>
</body>
</html>
"""


def page_of(key: str, games: Sequence[Told]) -> str:
    """The report on these games."""
    sizes = tally.by_size(games)
    speaker = Speaker("en")
    names = sorted({name for game in games for name in game.players})
    return PAGE.format(
        title=escape(speaker.say(name_game(key))),
        style=STYLE.read_text(encoding="utf-8"),
        lead=f"{_count(len(games), 'game')} of {escape(key)}, played by {escape(', '.join(names))}.",
        links="".join(f'<a href="#of-{size}">{_table_of(size)}</a>' for size in sizes)
        if len(sizes) > 1
        else "",
        sections="\n".join(_size(size, some, speaker) for size, some in sizes.items()),
    )


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _table_of(size: int) -> str:
    return "Alone" if size == 1 else f"Tables of {size}"


def _card(title: str, *inside: str) -> str:
    return f'<section class="card"><h3>{escape(title)}</h3>\n{"".join(inside)}</section>\n'


def _size(size: int, games: Sequence[Told], speaker: Speaker) -> str:
    """All about the games of so many players."""
    even = 1 / size
    parts = [f'<h2 id="of-{size}">{_table_of(size)}</h2>', _figures(games)]
    if len({name for game in games for name in game.players}) > 1:
        parts.append(_who(games, even))
    if size > 1:
        parts.append(_beginning(games, even))
    parts += [_scores(games), _length(games), _points(games, speaker), _uses(games, speaker)]
    if found := tally.settings(games):
        parts.append(_card("What the host chose", tables.setting_table(found, even)))
    return "\n".join(parts)


def _figures(games: Sequence[Told]) -> str:
    """The few numbers that everybody asks for."""
    ties = mean(sum(rank == 0 for rank in game.ranks) > 1 for game in games)
    told = {
        "games": f"{len(games):,}",
        "choices in a game, median": f"{median(game.choices for game in games):.0f}",
        "score, mean": f"{mean(score for game in games for score in game.scores):.1f}",
        "winning score, mean": f"{mean(max(game.scores) for game in games):.1f}",
        "shared victories": percent(ties),
    }
    rows = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in told.items())
    return f'<dl class="figures">{rows}</dl>'


def _who(games: Sequence[Told], even: float) -> str:
    standings = tally.ladder(games)
    return _card("Who is stronger", tables.ladder_table(standings, even), tables.pair_table(standings))


def _beginning(games: Sequence[Told], even: float) -> str:
    """Is it good to begin?"""
    order, seats = tally.by_order(games), tally.by_seat(games)
    parts: list[str] = []
    if order:
        first = order[0]
        sure = "more" if first.interval.low > even else "less" if first.interval.high < even else None
        said = f"that is surely {sure}" if sure else "no advantage is seen"
        parts.append(
            f"<p>Those who begin win {percent(first.won)} ({span(first.interval)}); "
            f"an even share is {percent(even)}: {said}.</p>"
        )
        parts.append(tables.order_table("By order of play", ORDINALS, order, even))
    names = [f"seat {number + 1}" for number in range(len(seats))]
    parts.append(folded("By seat", tables.order_table("By seat", names, seats, even)))
    return _card("Is it good to begin?", *parts)


def _scores(games: Sequence[Told]) -> str:
    """Each player's scores on one scale."""
    scores = tally.scores_by_name(games)
    least, most = min(map(min, scores.values())), max(map(max, scores.values()))
    figures = "".join(_distribution(name, found, least, most) for name, found in scores.items())
    return _card("Scores", f'<div class="histograms">{figures}</div>')


def _length(games: Sequence[Told]) -> str:
    choices = [game.choices for game in games]
    figure = _distribution("choices in a game", choices, min(choices), max(choices))
    return _card("Length", "<p>Decisions with more than one legal action, all players together.</p>", figure)


def _distribution(name: str, values: Sequence[int], least: int, most: int) -> str:
    """A histogram with the table behind it."""
    counted = tally.bins(values, least, most)
    middle = mean(values)
    said = f"mean {middle:.1f}, from {min(values)} to {max(values)}, {_count(len(values), 'value')}"
    marks = [f"{least + (most - least) * part / 4:.0f}" for part in range(5)]
    step = (most - least) / len(counted)
    rows = [
        (f"{least + at * step:.1f} to {least + (at + 1) * step:.1f}", str(count))
        for at, count in enumerate(counted)
        if count
    ]
    plot = histogram(counted, marks, (middle - least) / max(1, most - least), f"{name}: {said}")
    behind = folded("as a table", table(name, ("from, to", "how many"), rows))
    return f"<figure><figcaption><b>{escape(name)}</b> {said}</figcaption>{plot}{behind}</figure>"


def _points(games: Sequence[Told], speaker: Speaker) -> str:
    return _card("Where points come from", tables.source_table(tally.sources(games), speaker))


def _uses(games: Sequence[Told], speaker: Speaker) -> str:
    """What is used, and what it wins: first what stands out, then everything."""
    groups = tally.uses(games)
    actions, rules = groups.pop(ACTION, []), groups.pop(RULE, [])
    parts = [
        '<p class="note">Here the dashed line is what the same bots win on the whole: a strong bot wins with '
        "whatever it uses.</p>"
    ]
    if found := tally.notable(groups):
        most = len(found) if len(found) <= MOST_NOTABLE else MOST_NOTABLE // 2
        shown = found if len(found) <= MOST_NOTABLE else found[:most] + found[-most:]
        rows = [(f"{escape(used.name)}<small>{escape(group)}</small>", used) for group, used in shown]
        parts.append(tables.use_table("What stands out", rows))
    else:
        parts.append(
            "<p>Nothing stands out: no thing's users surely won more or less than they do on the whole.</p>"
        )
    by_rule = [(tables.rule_cell(speaker, used.name), used) for used in rules]
    parts.append(folded("Every rule that was followed", tables.use_table("By rule", by_rule)))
    parts.append(folded("Every kind of action", tables.use_table("By kind", _plain(actions))))
    for group, used in groups.items():
        title = f"{group} ({len(used)})"
        parts.append(folded(title, tables.use_table(group, _plain(used))))
    return _card("What is used, and what it wins", *parts)


def _plain(rows: Sequence[tally.Used]) -> list[tuple[str, tally.Used]]:
    return [(escape(used.name), used) for used in rows]
