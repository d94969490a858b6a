"""Gobblet: nested cups that swallow smaller ones, four in a line; and little Gobblers."""

from blockyard.games.gobblet.table import Gobblers, Gobblet

GAMES = (Gobblet(), Gobblers())
