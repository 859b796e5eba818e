"""Words: from phrases to sentences, in the reader's language."""

from souvenir.words.catalogue import catalogue_path, catalogue_text
from souvenir.words.keys import (
    about_game,
    bot_name,
    name_chapter,
    name_face,
    name_figure,
    name_game,
    name_option,
    name_provenance,
    name_value,
    rule_key,
)
from souvenir.words.languages import ENGLISH, LANGUAGES, best_language
from souvenir.words.speaker import Speaker, WordsError, insist

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Speaker",
    "WordsError",
    "about_game",
    "best_language",
    "bot_name",
    "catalogue_path",
    "catalogue_text",
    "insist",
    "name_chapter",
    "name_face",
    "name_figure",
    "name_game",
    "name_option",
    "name_provenance",
    "name_value",
    "rule_key",
]
