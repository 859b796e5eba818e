"""Tests run on the plain rules even where compiled ones lie ready, unless SOUVENIR_ENGINE says otherwise."""

import os

os.environ.setdefault("SOUVENIR_ENGINE", "plain")
