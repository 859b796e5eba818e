"""Souvenir: four board games about memory, as an engine and a site."""

from souvenir import engine

__version__ = "1.0.0"

engine.choose()
