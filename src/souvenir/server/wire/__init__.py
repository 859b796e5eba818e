"""The way in: HTTP routes, one WebSocket a table, the built page, and the description of it all.

A line here reads a request and hands it on; what it then does is in `commands`.
"""
