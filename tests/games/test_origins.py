"""Whoever asks what a component is, is also told where it comes from: the rulebook, a review, or us."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes
from souvenir.words import LANGUAGES, Speaker, insist

COMPONENTS = {
    "vivid": ("tile:", "supply:"),
    "dejavu": ("tile:", "hand:", "public:", "grid"),
    "memoria": ("picture:",),
    "mistral": ("place:", "rendezvous:", "hand:0:", "shaker", "prices"),
}
"""The beginnings of ids of what is printed, as it lies on a table that has just been laid."""
NOT_PRINTED = (":missing", ":chance", "place:street", "place:station", "place:prison", ":covers", ":worth")


@pytest.mark.parametrize("game", COMPONENTS)
def test_what_is_printed_says_where_it_comes_from(game: str) -> None:
    played = boxes()[game].game(seats=3)
    luck, rng = SimLuck(Random(f"origins/{game}")), Random(1)
    s = played.setup(3, luck, None)
    for _ in range(40):  # past the building of maps and the choosing of hands
        acting = played.to_act(s)
        played.apply(s, acting[0], rng.choice(played.legal(s, acting[0])), luck, None)
    items = [item for block in played.outline(played.view(s, 0)) for item in block.items if item.id]
    for start in COMPONENTS[game]:
        found = [i for i in items if str(i.id).startswith(start) and not str(i.id).endswith(NOT_PRINTED)]
        found = [i for i in found if i.about]
        assert found, f"no {start} on the table"
        silent = [i.id for i in found if not any(a.key.startswith("origin-") for a in i.about)]
        assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_purple_and_vincent(language: str) -> None:
    """A part that comes from elsewhere is told apart from the rest."""
    speaker = Speaker(language, report=insist)
    origins = {p.component: p for p in boxes()["vivid"].edition().provenances}
    assert len({speaker.say(phrase) for phrase in origins["fragments"].told()}) == 2
    mistral = {p.component: p for p in boxes()["mistral"].edition().provenances}
    assert [phrase.key for phrase in mistral["characters[5]"].told()] == ["origin-stated", "origin-in-ours"]
