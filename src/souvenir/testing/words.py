"""Laws of what is said: keys and rule ids that exist, arguments that can be put into words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from souvenir.kernel.talk import Block, Event, Line, Offer, Phrase, Refusal, Who
from souvenir.testing.proof import must


@cache
def _is_key(key: str) -> bool:
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", key) is not None


class Speech:
    """What may be said at a table of so many seats in a game with these rules."""

    def __init__(self, seats: int, rules: frozenset[str] | None) -> None:
        self._seats, self._rules = seats, rules

    def argument(self, value: object) -> None:
        """A whole number, a text, a phrase, a player, or a list of these."""
        kind = type(value)
        if kind is int or kind is str:  # most are: ask the quick question first
            return
        if isinstance(value, Phrase):
            self.phrase(value)
        elif isinstance(value, Who):
            must(value.seat in range(self._seats), "{} is nobody here", value)
        elif isinstance(value, tuple):
            for part in value:
                self.argument(part)
        else:
            raise AssertionError(f"{value!r} cannot be put into words")

    def phrase(self, said: Phrase) -> None:
        must(_is_key(said.key), "{} is no message key", said.key)
        for name, value in said.args.items():
            must(_is_key(name), "{} is no argument name", name)
            self.argument(value)

    def rule(self, rule: str | None) -> None:
        must(rule is None or self._rules is None or rule in self._rules, "{} is no rule of the game", rule)

    def refusal(self, refusal: Refusal) -> None:
        self.rule(refusal.rule)
        for value in refusal.args.values():
            self.argument(value)

    def offer(self, offer: Offer) -> None:
        self.phrase(offer.label)
        self.rule(offer.rule)
        if offer.unused is not None:
            self.phrase(offer.unused)

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            must(type(line.points) is int, "{} has points that are no whole number", line)
            self.phrase(line.says)
            self.rule(line.rule)

    def blocks(self, blocks: Iterable[Block]) -> None:
        ids = [block.id for block in blocks]
        must(len(set(ids)) == len(ids), "two blocks of one outline share an id: {}", ids)
        for block in blocks:
            self.phrase(block.title)
            for item in block.items:
                self.phrase(item.says)
                if item.sign is not None:
                    self.phrase(item.sign)
                for sentence in item.about:
                    self.phrase(sentence)

    def event(self, event: Event) -> None:
        self.phrase(event.says)
        self.rule(event.rule)
        if event.audience is None:
            must(event.public is None, "{} is for everybody and has others besides", event)
            return
        must(event.audience <= set(range(self._seats)), "{} is told to nobody here", event)
        if event.public is not None:
            must(event.public.audience is None, "{}: what all others are told is for some", event)
            self.event(event.public)
