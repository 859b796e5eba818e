"""Texts go to a socket past the library of WebSockets: byte for byte as it would have sent them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from souvenir.server.guard.door import head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_would(length: int) -> None:
    text = b"a" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
