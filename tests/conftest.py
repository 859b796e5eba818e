"""Tests run on the plain rules even where compiled ones lie ready, unless SOUVENIR_ENGINE says otherwise.

A shell that starts something in the background lets it ignore Ctrl-C, and so would all that it starts:
tests interrupt programs, so they heed it however they were started.
"""

import os
import signal

os.environ.setdefault("SOUVENIR_ENGINE", "plain")
signal.signal(signal.SIGINT, signal.default_int_handler)
