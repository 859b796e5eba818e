"""`python -m souvenir` is the command `souvenir`."""

from souvenir.cli import main

main()
