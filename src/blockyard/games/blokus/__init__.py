"""Blokus: pieces that meet at corners only. Duo is for two, Classic for two, three or four."""

from blockyard.games.blokus.game import Classic, Duo
from blockyard.games.blokus.small import FIVE, FOUR

GAMES = (Duo(), Classic())
RESEARCH_GAMES = (FOUR, FIVE)
