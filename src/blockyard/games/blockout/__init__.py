"""Block Out!: cards say which wooden block comes next; a count of three says whether it stays."""

from blockyard.games.blockout.five_cards import FiveCards
from blockyard.games.blockout.game import BlockOut

GAMES = (BlockOut(),)
RESEARCH_GAMES = (FiveCards(),)
