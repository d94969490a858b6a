"""Block Out!: cards say which wooden block comes next; a count of three says if it stays."""

from blockyard.games.blockout.game import BlockOut

GAMES = (BlockOut(),)
