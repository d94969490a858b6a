# The first page of the web client.

web-title = Blockyard: four block games
web-name = Blockyard
web-language = Language

web-headline = Four block games, one good table
web-lead = Swallow, tip, stack, or squeeze through a corner. Gobblet, Deblockle, Block Out! and Blokus, played the way their rulebooks say.

web-terminal = For now, play in the terminal
web-terminal-how = The tables in the browser are still being built. Where you downloaded Blockyard, type:
web-copy = Copy
web-copied = Copied

web-games = The games

card-blockout = Block Out!
    .about = Play a card, add a block, count to three. Whatever you set down flat leaves a rounded top for the next player.
    .players = 2 to 6 players
    .age = Ages 6 and up
    .time = 20 minutes and more

card-blokus = Blokus Duo
    .about = Each new piece touches one of yours at a corner, never along a side. Whoever finds room for more squares wins.
    .players = 2 players
    .age = Ages 7 and up
    .time = 10 to 15 minutes

card-deblockle = Deblockle
    .about = Roll a block over its edge, then hop as the symbol on top tells you. Be the first to roll all of yours off the board.
    .players = 2 players
    .age = Ages 8 and up
    .time = About 20 minutes

card-gobblet = Gobblet
    .about = Get four in a row. Larger gobblets swallow smaller ones, so remember who is hiding under whom.
    .players = 2 players
    .age = Ages 7 and up
    .time = 10 to 20 minutes

web-about = What Blockyard is
web-about-rules = The rulebook is the judge
    .text = When a move is not allowed, you read which rule stands in the way and what you can do instead. Where a rulebook is silent, we say how we decided, and why.
web-about-everyone = A seat for everyone
    .text = Everything speaks English, Hebrew, French and Arabic. Pieces carry a mark as well as a colour, so nobody has to tell two colours apart.
web-about-free = Free, and yours
    .text = Blockyard is free software under the MIT licence. Read it, change it, run it for your friends, or add a fifth game.

web-footer = The games belong to their authors and publishers, with whom Blockyard is not connected.
