"""What follows from the edition and the host's choices, made once."""

from __future__ import annotations

from collections.abc import Mapping

from souvenir.kernel.edition import origins_of
from souvenir.kernel.talk import Seat
from souvenir_pairs.edition import PairsEdition
from souvenir_pairs.model import COLUMNS, Turn


class Tables:
    """The cards of one table."""

    def __init__(self, edition: PairsEdition, options: Mapping[str, str]) -> None:
        self.edition = edition
        self.origins = origins_of(edition)
        """Where each picture comes from, in words."""
        self.first: Seat | None = None if options["start"] == "chance" else int(options["start"])
        self.pairs = int(options["pairs"])
        self.columns = COLUMNS[self.pairs]
        self.pictures = edition.pictures[: self.pairs]
        self.number = {picture: number for number, picture in enumerate(self.pictures)}
        self.turns = tuple(Turn(card) for card in range(2 * self.pairs))
