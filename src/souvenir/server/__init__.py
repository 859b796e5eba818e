"""People at different devices: HTTP for the lobby, a WebSocket for each table."""
