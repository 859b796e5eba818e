"""How a broken law is told: which law, in which game, where in the run, and what was found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


class ContractBroken(AssertionError):
    """A game broke a law of the contract."""

    def __init__(self, law: str, where: str, found: str) -> None:
        super().__init__(f"{law} [{where}]: {found}")
        self.law, self.where, self.found = law, where, found


@dataclass(slots=True)
class Where:
    """A place in a run, precise enough to come back to it."""

    game: str
    seats: int | None
    """None: not at one table."""
    run: str
    step: int = 0

    def __str__(self) -> str:
        if self.seats is None:
            return f"{self.game}, {self.run}"
        return f"{self.game}, {self.seats} seats, {self.run}, step {self.step}"

    @contextmanager
    def proving(self, law: str) -> Iterator[None]:
        """Whatever goes wrong inside breaks this law, here."""
        try:
            yield
        except ContractBroken:
            raise
        except AssertionError as error:
            raise ContractBroken(law, str(self), str(error) or "an assertion failed") from error
        except Exception as error:
            raise ContractBroken(law, str(self), f"{type(error).__name__}: {error}") from error


def must(holds: object, found: str, *details: object) -> None:
    """Fail unless this holds; the details are put into `found` only then."""
    if not holds:
        raise AssertionError(found.format(*map(_short, details)))


def _short(detail: object) -> str:
    text = str(detail)
    return text if len(text) <= 400 else f"{text[:397]}..."
