"""Every rule that can refuse does, and the contract holds in positions that random play seldom reaches."""

from __future__ import annotations

from dataclasses import replace

from souvenir.games.mistral.game import Mistral
from souvenir.testing import check_game
from tests.games.mistral.positions import GAME, RARE


def test_every_rule_that_can_refuse_does() -> None:
    """The limit on turns is lowered, so that what follows a position is looked at and not a whole game."""
    short = Mistral(replace(GAME.tables.edition, most_turns=30), {"oldest": "0"})
    coverage = check_game(short, seats=3, games=1, positions=[(3, build()) for build in RARE])
    assert coverage.unheard == frozenset()
