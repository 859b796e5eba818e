"""Souvenir: four board games about memory, as an engine and a site."""

__version__ = "0.1.0"
