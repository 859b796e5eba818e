"""People at different devices: HTTP for the lobby, a WebSocket for each table.

`wire` lets them in, `guard` asks who they are, `commands` does what they ask, `rooms` holds the tables,
`protocol` is what is said; `run` is the process. Each imports only those after it (`docs/architecture.md`).
"""
