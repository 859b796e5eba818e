"""Answers to `?`: what can be done here, why something cannot, and whose rule it is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from souvenir.kernel.registry import Box
from souvenir.kernel.talk import Item, Refusal, Seat
from souvenir.table import Packet
from souvenir.table.play import AnyTable
from souvenir.terminal.match import matching, words_of
from souvenir.terminal.paint import Painter
from souvenir.words import name_provenance

MOST = 6
"""Refusals told at once; more would bury the answer."""
THINGS = 3
"""Things explained at once."""


def whose(box: Box, rule: str, painter: Painter) -> Text:
    """Whose word a rule is, as a remark; with its id for those who asked for ids."""
    voices = next((r.voices for r in box.rules if r.id == rule), ())
    said = [rule] if painter.ids else []
    said += [painter.plain(name_provenance(voice)) for voice in voices]
    return Text(f"[{' · '.join(said)}]" if said else "", style="dim")


def rule_text(box: Box, rule: str, painter: Painter) -> RenderableType:
    """A rule in words, each sentence with whose it is."""
    id = f"{rule} · " if painter.ids else ""
    said = [
        Text(f"{text} ") + Text(f"[{id}{painter.plain(name_provenance(voice))}]", style="dim")
        for voice, text in painter.speaker.voices(rule)
    ]
    return Padding(Text("\n").join(said), (0, 0, 0, 2))


def why_not(table: AnyTable, box: Box, packet: Packet, seat: Seat, said: str, painter: Painter) -> list[Text]:
    """Why what these words mean cannot be chosen; nothing if no refused move has to do with them."""
    refused = table.why(seat, ())
    offers = [table.game.offer(table.state, seat, action) for action, _ in refused]
    near = set(matching(said, [painter.plain(offer.label) for offer in offers]))
    touched = _components(packet, said, painter)
    near |= {n for n, offer in enumerate(offers) if touched & set(offer.touches)}
    reasons: dict[str, tuple[Text, Refusal]] = {}
    for number in sorted(near):
        refusal = refused[number][1]
        reasons.setdefault(painter.speaker.refusal(refusal), (painter.words(offers[number].label), refusal))
    return [
        label + Text(": ") + Text(reason) + Text(" ") + whose(box, refusal.rule, painter)
        for reason, (label, refusal) in list(reasons.items())[:MOST]
    ]


def _components(packet: Packet, said: str, painter: Painter) -> set[str]:
    """The ids of the things on the table that these words name."""
    return {item.id or "" for item in _named(packet, said, painter)}


def _named(packet: Packet, said: str, painter: Painter) -> list[Item]:
    items = [item for block in packet.outline or () for item in block.items if item.id]
    return [items[n] for n in matching(said, [painter.plain(item.says) for item in items])]


def what_is(packet: Packet, said: str, painter: Painter) -> list[Text]:
    """What the things are that these words name, what they are worth, when they can be used."""
    told: dict[str, Text] = {}
    for item in _named(packet, said, painter):
        about = " ".join(painter.plain(phrase) for phrase in item.about)
        if about:
            told.setdefault(about, painter.words(item.says) + Text(" — ", style="dim") + Text(about))
    return list(told.values())[:THINGS]


def may_do(packet: Packet, said: str, painter: Painter) -> list[Text]:
    """What these words mean and what is allowed."""
    labels = [painter.words(shown.offer.label) for shown in packet.offers]
    return [labels[n] for n in matching(said, [label.plain for label in labels])]


def find_rules(box: Box, said: str, painter: Painter) -> list[str]:
    """The ids of the rules whose id or words hold these words."""
    ids = [rule.id for rule in box.rules]
    if said in ids:
        return [said]
    return [ids[n] for n in matching(said, [f"{id} {painter.speaker.rule(id)}" for id in ids])]


def rule_topics(box: Box) -> list[str]:
    """What rules are about, by the second part of their ids."""
    return sorted({rule.id.split(".")[1] for rule in box.rules})


def rules_of_choice(packet: Packet) -> Sequence[str]:
    """The rules that allow what can be chosen now."""
    return list(dict.fromkeys(shown.offer.rule for shown in packet.offers))


def listed(rules: Sequence[str], box: Box, painter: Painter) -> RenderableType:
    return Group(*(rule_text(box, rule, painter) for rule in rules))


def is_about_nothing(said: str) -> bool:
    """Were there no words at all?"""
    return not words_of(said)
