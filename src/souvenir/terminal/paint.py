"""Phrases in words and colours. A colour only ever repeats what a letter or a word already says."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
"""The styles of phrases whose key ends in a colour, such as `vivid-colour-red`."""


def hue_of(phrase: Phrase) -> str | None:
    """The colour a phrase stands for, if its key ends in one."""
    last = phrase.key.rsplit("-", 1)[-1]
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
    """One reader's words, with colours laid over them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def plain(self, phrase: Phrase) -> str:
        return self.speaker.say(phrase)

    def tell(self, key: str, **args: Arg) -> Text:
        """A phrase of the terminal's own."""
        return self.words(say(f"terminal-{key}", **args))

    def words(self, phrase: Phrase) -> Text:
        """A sentence or a label; names of colours in it are coloured."""
        text = Text(self.speaker.say(phrase))
        for hue in hues(phrase):
            name = re.escape(self.speaker.say(hue))
            text.highlight_regex(rf"(?i)(?<!\w){name}(?!\w)", HUES[hue_of(hue) or ""])
        return text

    def sign(self, phrase: Phrase) -> Text:
        """A short sign on a map: letters for colours stand side by side."""
        text = Text(self.speaker.say(phrase))
        for hue in hues(phrase):
            text.highlight_regex(re.escape(self.speaker.say(hue)), HUES[hue_of(hue) or ""])
        return text

    def legend(self, phrases: Iterator[Phrase]) -> Text:
        """What the letters of colours on a map mean."""
        letters = {hue_of(hue) or "": hue for phrase in phrases for hue in hues(phrase)}
        parts = []
        for name in sorted(letters, key=list(HUES).index):
            letter = Text(self.speaker.say(letters[name]), style=HUES[name])
            parts.append(letter + Text(f" {self.speaker.say(say(f'terminal-colour-{name}'))}", style="dim"))
        return Text("  ").join(parts)
