"""The vocabulary every game is written in: protocol, luck, log, editions, words, registry."""
