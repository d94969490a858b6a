"""Gobblet: nested cups that swallow smaller ones, four in a line; and Gobblers, its little sister."""

from blockyard.games.gobblet.table import Gobblers, Gobblet

GAMES = (Gobblet(), Gobblers())
