"""Who takes part: a bot of the house by its name, or a class in a file of one's own, `mybot.py:MyBot`."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from souvenir.bots.bot import Bot, BotError, bot_names, make_bot
from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that can be made anywhere: one's own is the text of its file, which need not be there."""

    name: str
    source: str | None = None
    """The text of the file; None for a bot of the house."""

    @property
    def kind(self) -> str:
        """Its name in records, which hold small letters, digits and hyphens."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.replace(".py:", "-").lower()).strip("-") or "own"

    @property
    def digest(self) -> str | None:
        """What tells two versions of one's own file apart."""
        return None if self.source is None else sha256(self.source.encode()).hexdigest()

    def make(self, game: AnyGame) -> Bot[Any, Any]:
        """The bot, ready for this game; BotError says what is wrong with a file."""
        return make_bot(game, self.name) if self.source is None else _Guarded(self, self.source, game)


def entrant(game_key: str, text: str) -> Entrant:
    """A name, or `FILE.py:CLASS`, as someone typed it; BotError if there is no such bot."""
    path, _, name = text.rpartition(":")
    if text.endswith(".py"):
        raise BotError(f"{text}: expected {text}:CLASS, the name of the class that plays")
    if not path.endswith(".py"):
        if text.partition(":")[0] not in bot_names(game_key):
            expected = ", ".join(bot_names(game_key))
            raise BotError(f"expected one of {expected}, or FILE.py:CLASS, found {text}")
        return Entrant(text)
    try:
        source = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BotError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BotError(f"{path}: expected a text in UTF-8") from error
    own = Entrant(f"{Path(path).name}:{name}", source)
    _class_of(own, source)
    return own


def _class_of(own: Entrant, source: str) -> Any:
    """The class in this text. The text is run once; the module stands where dataclasses look for theirs."""
    file, _, name = own.name.partition(":")
    module_name = f"souvenir_own_{own.digest}"
    module = sys.modules.get(module_name)
    if module is None:
        module = ModuleType(module_name)
        sys.modules[module_name] = module
        try:
            exec(compile(source, file, "exec"), module.__dict__)
        except Exception as error:
            del sys.modules[module_name]
            raise BotError(_complaint(file, error)) from error
    made = getattr(module, name, None)
    if not isinstance(made, type):
        classes = [n for n, v in vars(module).items() if isinstance(v, type) and v.__module__ == module_name]
        there = f"expected one of {', '.join(classes)}" if classes else "it has no classes"
        raise BotError(f"{file}: no class {name}; {there}")
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"{file}: {name}: expected a method choose(view, seat, legal, rng)")
    return made


def _complaint(file: str, error: Exception) -> str:
    """The last line of this file that the error went through, and the error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    said = error.msg if isinstance(error, SyntaxError) else f"{type(error).__name__}: {error}"
    return f"{file}: {said}" if line is None else f"{file}: line {line}: {said}"


class _Guarded:
    """A bot of one's own; whatever goes wrong in it becomes a BotError that names its file and line."""

    def __init__(self, own: Entrant, source: str, game: AnyGame) -> None:
        self._own, self._file = own, own.name.partition(":")[0]
        try:
            self._bot: Bot[Any, Any] = _class_of(own, source)(game)
        except BotError:
            raise
        except Exception as error:
            raise BotError(_complaint(self._file, error)) from error

    def choose(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        try:
            chosen = self._bot.choose(view, seat, legal, rng)
        except Exception as error:
            raise BotError(_complaint(self._file, error)) from error
        for action in legal:
            if action is chosen or action == chosen:
                return action
        raise BotError(f"{self._own.name} chose {str(chosen)[:60]}, which is none of the legal actions")
