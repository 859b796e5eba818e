"""Souvenir: four board games about memory, as an engine and a site."""

from souvenir import engine

__version__ = "0.1.0"

engine.choose()
