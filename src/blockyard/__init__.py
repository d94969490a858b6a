"""Blockyard: a place to play Deblockle, Gobblet, Block Out! and Blokus.

Rooms, from the bottom up: `core` (what a game, a match and a record are), `games` (the
rulebooks), `words` (the same game in four languages), `cli` (the command `blockyard`).
An arrow between them points down only; `lint-imports` holds us to it.
"""

__version__ = "0.1.0"
