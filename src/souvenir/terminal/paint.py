"""Phrases in words and colours. A colour only ever repeats what a letter or a word already says.

By the keys of its words a game tells which of them are colours: `vivid-colour-red` is a colour's
name and `vivid-sign-red` its letter on maps.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from souvenir.kernel.talk import Arg, Phrase, say
from souvenir.words import Speaker

HUES = {
    "red": "bold red",
    "orange": "bold dark_orange",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "purple": "bold magenta",
    "pink": "bold hot_pink",
    "white": "bold white",
    "black": "bold bright_black",
    "brown": "bold dark_goldenrod",
    "grey": "bright_black",
}
NAME, LETTER = "-colour-", "-sign-"


def hue_of(phrase: Phrase) -> str | None:
    """The colour a phrase stands for, if its key ends in one."""
    last = phrase.key.rpartition("-")[2]
    return last if last in HUES else None


def hues(arg: Arg) -> Iterator[Phrase]:
    """The phrases inside that stand for a colour."""
    if isinstance(arg, tuple):
        for item in arg:
            yield from hues(item)
    elif isinstance(arg, Phrase):
        if hue_of(arg):
            yield arg
        for inner in arg.args.values():
            yield from hues(inner)


class Painter:
    """One reader's words, with colours laid over them.

    `short` says colours by their letters; `ids` names rules by their ids, too.
    """

    def __init__(self, speaker: Speaker, *, short: bool = False, ids: bool = False) -> None:
        self.speaker, self._short, self.ids = speaker, short, ids

    def shortly(self) -> Painter:
        """The same words for a small screen."""
        return Painter(self.speaker, short=True, ids=self.ids)

    def plain(self, phrase: Phrase) -> str:
        return self.speaker.say(phrase)

    def tell(self, key: str, **args: Arg) -> Text:
        """A phrase of the terminal's own."""
        return self.words(say(f"terminal-{key}", **args))

    def words(self, phrase: Phrase) -> Text:
        """A sentence or a label; names of colours in it are coloured."""
        phrase = self._shortened(phrase) if self._short else phrase
        text = Text(self.speaker.say(phrase))
        for hue in hues(phrase):
            name = re.escape(self.speaker.say(hue))
            text.highlight_regex(rf"(?<!\w){name}(?!\w)", HUES[hue_of(hue) or ""])
        return text

    def sign(self, phrase: Phrase) -> Text:
        """A short sign on a map: letters for colours stand side by side."""
        text = Text(self.speaker.say(phrase))
        for hue in hues(phrase):
            text.highlight_regex(re.escape(self.speaker.say(hue)), HUES[hue_of(hue) or ""])
        return text

    def legend(self, phrases: Iterable[Phrase]) -> Text:
        """What the letters of colours on a map mean."""
        letters = {hue_of(hue) or "": hue for phrase in phrases for hue in hues(phrase)}
        parts = []
        for name in sorted(letters, key=list(HUES).index):
            letter, called = letters[name], Phrase(letters[name].key.replace(LETTER, NAME))
            if called != letter and self.speaker.has(called.key):
                sign = Text(self.speaker.say(letter), style=HUES[name])
                parts.append(sign + Text(f"\u00a0{self.speaker.say(called)}"))
        return Text("  ").join(parts)

    def _shortened(self, phrase: Phrase) -> Phrase:
        """The phrase with the letters of colours for their names."""
        letter = phrase.key.replace(NAME, LETTER)
        if hue_of(phrase) and letter != phrase.key and self.speaker.has(letter):
            return Phrase(letter, phrase.args)
        return Phrase(phrase.key, {name: self._short_arg(arg) for name, arg in phrase.args.items()})

    def _short_arg(self, arg: Any) -> Any:
        if isinstance(arg, tuple):
            return tuple(self._short_arg(item) for item in arg)
        return self._shortened(arg) if isinstance(arg, Phrase) else arg
