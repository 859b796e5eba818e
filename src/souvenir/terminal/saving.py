"""Saving from the terminal: where to, and what is said about it."""

from __future__ import annotations

import shlex
from pathlib import Path

from souvenir.table.record import SUFFIX
from souvenir.terminal.session import Session


def save(session: Session, name: str) -> bool:
    """Write the record under this name, or the one agreed on, and say so."""
    path = Path(name).expanduser() if name else session.saved or session.record_path or _usual(session)
    if not path.suffix:
        path = path.with_name(path.name + SUFFIX)
    try:
        written = session.save(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "?"
        session.tell("save-failed", file=str(path), reason=reason)
        return False
    session.tell("saved", file=str(written))
    if not session.table.over:
        session.tell("saved-open")
    return True


def tell_verify(session: Session) -> None:
    """How anyone can check the game that was just saved."""
    if session.saved:
        session.tell("verify", command=f"souvenir record verify {shlex.quote(str(session.saved))}")


def maybe_save(session: Session) -> None:
    """Save where the host asked for, or ask whether and where to."""
    if session.record_path:
        save(session, "")
        return
    answer = session.screen.ask(session.painter.tell("ask-save", file=str(_usual(session))).plain)
    if answer and not is_no(session, answer):
        save(session, "" if is_yes(session, answer) else answer)


def is_yes(session: Session, answer: str) -> bool:
    return _among(session, answer, "words-yes")


def is_no(session: Session, answer: str) -> bool:
    return _among(session, answer, "words-no")


def _among(session: Session, answer: str, key: str) -> bool:
    return answer.casefold() in session.painter.tell(key).plain.split(", ")


def _usual(session: Session) -> Path:
    return Path(f"{session.box.key}{SUFFIX}")
