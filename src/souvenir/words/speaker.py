"""The speaker turns phrases into sentences for one reader."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NoReturn

from babel.lists import format_list

from souvenir.kernel.registry import VOICES
from souvenir.kernel.talk import Arg, Line, Phrase, Refusal, Seat, Who, say
from souvenir.words.catalogue import bundle, home, locale_of
from souvenir.words.keys import EDITION_NAME, rule_key
from souvenir.words.languages import ENGLISH, LANGUAGES

Report = Callable[[str], None]
"""What is told when words are missing."""

_log = logging.getLogger(__name__)


class WordsError(LookupError):
    """Words that are missing, or that lack something to be filled with."""


def insist(problem: str) -> NoReturn:
    """For tests: missing words are an error. People's games go on with the key instead."""
    raise WordsError(problem)


class Speaker:
    """One language, the names of those at the table by seat, who of them is spoken to and who is a bot."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        reader: Seat | None = None,
        bots: Collection[Seat] = (),
        report: Report = _log.warning,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language}: expected one of {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self.reader = reader
        self.bots = frozenset(bots)
        self._report = report
        self._known: dict[tuple[str, str | None], str] = {}
        """Names and the like, which are always the same: said again and again inside other phrases."""

    def has(self, key: str) -> bool:
        """Is there a message with this key?"""
        return bundle(self.language, home(key)).has_message(key)

    def say(self, phrase: Phrase | Who) -> str:
        """A phrase in words; a player by name, the reader as `You`."""
        if isinstance(phrase, Who):
            own = phrase.seat == self.reader
            return self._render("seat-you", {}, prefer="alone") if own else self.name(phrase.seat)
        if phrase.key == EDITION_NAME:
            return self._called(phrase.args)
        if "_" in phrase.key and not phrase.args:  # a rule: whose word it is belongs to it
            return self._voiced(phrase.key)
        return self._render(phrase.key, phrase.args)

    def rule(self, rule: str) -> str:
        """What a rule says, in a sentence or two; what is not the rulebook's word says so."""
        return self._voiced(rule_key(rule))

    def voices(self, rule: str) -> list[tuple[str, str]]:
        """Whose words a rule has, and what each says: the value is the rulebook's, attributes are ours."""
        return self._voices(rule_key(rule))

    def _voiced(self, key: str) -> str:
        said = self._voices(key) or [("rulebook", self._render(key, {}))]
        return " ".join(
            text if whose == "rulebook" else self.say(say(f"rule-{whose}", text=text)) for whose, text in said
        )

    def _voices(self, key: str) -> list[tuple[str, str]]:
        words = bundle(self.language, home(key))
        if not words.has_message(key):
            return []
        message = words.get_message(key)
        parts = {"rulebook": message.value, **message.attributes}
        return [(voice, self._render(key, {}, prefer=voice)) for voice in VOICES if parts.get(voice)]

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, for the one who tried it."""
        return self._render(rule_key(refusal.rule), refusal.args, prefer="why")

    def line(self, line: Line) -> str:
        """A line of a score sheet: what was scored, and the points."""
        return self.say(say("score-line", what=line.says, points=line.points))

    def name(self, seat: Seat) -> str:
        """What somebody is called, the reader too."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say(say("seat-unnamed", number=seat + 1))

    def _called(self, texts: Mapping[str, Arg]) -> str:
        """The name of a component that its edition gives by language."""
        nearest = (texts[code] for code in (self.language, ENGLISH, *texts) if code in texts)
        return str(next(nearest))

    def _render(self, key: str, args: Mapping[str, Arg], *, prefer: str | None = None) -> str:
        """The message, or its attribute `prefer` if it has that."""
        if not args and (known := self._known.get((key, prefer))):
            return known
        words = bundle(self.language, home(key))
        pattern = None
        if words.has_message(key):
            message = words.get_message(key)
            pattern = message.attributes.get(prefer or "") or message.value
        if pattern is None:
            self._report(f"{self.language}: no words for {key}")
            return key
        text, errors = words.format_pattern(pattern, self._filled(args))
        for error in errors:
            self._report(f"{self.language}: {key}: {error}")
        if not args and not errors:
            self._known[key, prefer] = str(text)
        return str(text)

    def _filled(self, args: Mapping[str, Arg]) -> dict[str, int | str]:
        """What fills a message; of somebody also if it is the reader or a bot, and how the name starts."""
        filled = {name: self._value(arg) for name, arg in args.items()}
        for name, arg in args.items():
            if isinstance(arg, Who):
                filled[f"{name}-is"] = "you" if arg.seat == self.reader else "other"
                filled[f"{name}-plays"] = "bot" if arg.seat in self.bots else "person"
                filled[f"{name}-starts"] = "vowel" if _vowel(self.name(arg.seat)) else "consonant"
            elif isinstance(arg, Phrase):  # somebody without a seat, such as an automa
                filled[f"{name}-is"] = "other"
                filled[f"{name}-starts"] = "vowel" if _vowel(str(filled[name])) else "consonant"
        return filled

    def _value(self, arg: Arg) -> int | str:
        if isinstance(arg, tuple):
            return format_list([str(self._value(item)) for item in arg], locale=locale_of(self.language))
        if isinstance(arg, Who) and arg.seat == self.reader:
            return self.say(say("seat-you"))
        return self.say(arg) if isinstance(arg, Phrase | Who) else arg


def _vowel(name: str) -> bool:
    """Is `de` cut short before this name: d’Ada, d’Élise?"""
    return unicodedata.normalize("NFD", name)[:1].lower() in tuple("aeiou")
