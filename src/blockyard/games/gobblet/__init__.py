"""Gobblet: nested cups that swallow smaller ones, four in a line; and little Gobblers."""

from blockyard.games.gobblet.game import Gobblers, Gobblet

GAMES = (Gobblet(), Gobblers())
