"""Pictures of every screen, for looking at; see `python -m tools.pictures --help`."""
