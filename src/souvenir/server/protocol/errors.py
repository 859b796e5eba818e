"""What a client is told when something cannot be done. Nothing changed, and nothing secret is said."""

from __future__ import annotations

import logging
import secrets

from starlette.responses import Response

from souvenir.kernel.talk import Refusal
from souvenir.server.protocol import messages as m
from souvenir.table.journal import Damaged, JournalError, Newer

log = logging.getLogger("souvenir")
DAMAGED = m.Error(t="error", code="damaged", detail="damaged on disk; tell whoever runs the server")
TOO_MUCH, GONE, RESTART, FAULT = 1008, 4404, 1012, 1011
"""Why the server closes a WebSocket."""
UNWRITABLE = m.Error(t="error", code="storage", detail="nothing could be written; try again")
NEWER = m.Error(t="error", code="newer", detail="has rows of a newer version; a server of that one opens it")


def answer(error: m.Error, status: int) -> Response:
    """A refusal over HTTP."""
    body = error.model_dump_json(exclude_none=True)
    return Response(body, status_code=status, media_type="application/json")


def unusable(error: JournalError) -> m.Error:
    """What is wrong with the journal, or with one table of it."""
    return DAMAGED if isinstance(error, Damaged) else NEWER if isinstance(error, Newer) else UNWRITABLE


class Denied(Exception):
    """A request that is refused: a code for programs, the path to the bad field, the rule if it is one."""

    def __init__(
        self,
        code: str,
        *,
        path: str = "",
        detail: str = "",
        refusal: Refusal | None = None,
        status: int = 409,
    ) -> None:
        super().__init__(code)
        self.code, self.path, self.detail, self.refusal, self.status = code, path, detail, refusal, status

    def answer(self, id: str | None = None) -> m.Error:
        """The refusal as clients are told it."""
        detail, refusal = self.detail, self.refusal
        return m.Error(t="error", code=self.code, path=self.path, detail=detail, refusal=refusal, id=id)


def fault(error: Exception, id: str | None = None) -> m.Error:
    """An unexpected fault: its story goes to the log, its number to the client."""
    number = secrets.token_hex(6)
    log.error("fault", extra={"fault": number}, exc_info=error)
    return m.Error(t="error", code="fault", fault=number, id=id)
