"""The odds of positions, fitted to games that were kept, and held against games they were not fitted to."""

from souvenir.lab.odds.check import Check, check
from souvenir.lab.odds.fit import fit
from souvenir.lab.odds.read import Seen, digest_of, look

__all__ = ["Check", "Seen", "check", "digest_of", "fit", "look"]
