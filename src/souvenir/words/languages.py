"""The languages of the house are found, not listed: each is a folder beside this file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
SHARED: Final = "shared.ftl"
"""What a folder must hold to be a language."""

ENGLISH: Final = "en"
"""What is spoken where a language lacks words, and to whoever prefers none of ours."""


def _found() -> tuple[str, ...]:
    codes = [path.parent.name for path in FOLDER.glob(f"*/{SHARED}")]
    return tuple(sorted(codes, key=lambda code: (code != ENGLISH, code)))


LANGUAGES: Final = _found()
"""Their codes, English first."""


def best_language(preferred: str) -> str:
    """The language of ours nearest to a preference such as `fr_FR.UTF-8` or `it-IT`; English if none is."""
    language = re.split(r"[-_.@]", preferred.strip().lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else ENGLISH
