"""Deblockle: four cubes a side that tip and hop, and leave star up on the star across the board."""

from blockyard.games.deblockle.game import Deblockle

GAMES = (Deblockle(),)
