"""For whoever writes a game: the laws every game keeps, and playthroughs to read and compare."""

from souvenir.testing.contract import check_game
from souvenir.testing.coverage import Coverage
from souvenir.testing.proof import ContractBroken

__all__ = ["ContractBroken", "Coverage", "check_game"]
