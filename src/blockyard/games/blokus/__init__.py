"""Blokus: pieces that meet at corners only. Duo is for two, Classic for two, three or four."""

from blockyard.games.blokus.game import Classic, Duo

GAMES = (Duo(), Classic())
