"""Who may come in at all: identities, where they come from, which pages, how patient we are.

Nothing here knows a game.
"""
