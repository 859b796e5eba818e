"""What is said over the wire, either way: every message and every error, as types.

Nothing here does anything; `docs/protocol.md` explains it to those who write a client.
"""
