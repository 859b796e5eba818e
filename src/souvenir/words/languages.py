"""The languages of the house."""

from __future__ import annotations

import re

from souvenir.kernel.talk import LANGUAGES

__all__ = ["LANGUAGES", "best_language"]


def best_language(preferred: str) -> str:
    """The language of ours nearest to a preference such as `fr_FR.UTF-8` or `it-IT`; English if none is."""
    language = re.split(r"[-_.@]", preferred.strip().lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else LANGUAGES[0]
