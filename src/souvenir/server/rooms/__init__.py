"""Where tables live while people are at them: the hub has the rooms, a room its connections.

Also what a room is sent, the bots that think for it, and how often anyone may ask for something.
"""
