# Blokus at the command line.

blokus-points = points
blokus-left = pieces left
blokus-all-placed = all placed
blokus-stopped = stopped
blokus-blocked = blocked

# A position that no game can reach.
U1-measures = the board has { $side } rows of { $side } squares; count the rows and the empty squares again
U1-too-large = { blokus-colour } has more than five squares in one lump at { $square }; pieces of a colour never touch along a side, so set them apart
U1-piece-twice = { blokus-colour } has the piece { $piece } on the board twice; take one of them off
U4-not-on-point = { blokus-colour } has to cover exactly one of the starting points { $points }; put its first piece there
U5-apart = no chain of corners links the { blokus-colour } piece on { $square } to the first one; shift it or fill in the chain
U6-ahead = { blokus-colour } has placed more pieces ({ $count }) than it has had turns ({ $most }); take some off or change the colour to play
U6-behind = { blokus-colour } has placed fewer pieces ({ $count }) than it has had turns ({ $least }), and it can still place one; add some or change the colour to play
U6-not-begun = { blokus-colour } has no piece on the board although its turn has come; add its first piece
U6-cannot-place = { blokus-colour } is to play but cannot place a piece any more; name a colour that can, or - if none can
U7-not-over = { blokus-colour } can still place a piece, so the game is not over; name the colour to play
U7-too-many-stopped = at a table for { $seats } at least two seats go on, and seats are counted from 0; name fewer that stopped
U8-single-last = { blokus-colour } can only have placed its single square last; add it to the colours that ended that way
U8-single-not-last = { blokus-colour } cannot have ended on the single square; leave it out of the colours that did
U9-not-in-corner = { blokus-colour } begins in the corner { $square }; put its first piece there

# Pentobi's files.
U6-not-its-turn = it is not the turn of { blokus-colour } here; correct the order of the moves, or set the colour to play with PL
blksgf-game = the file holds a game of “{ $given }”; known here are: { $games }
blksgf-colour = { $name } stands for a colour that { $given } does not have; the colours are B and W in Duo, 1 to 4 in Classic
blksgf-two-moves = two moves stand in one node; give each a node of its own
blksgf-to-play = PL names “{ $given }”, which is no colour of this game; write B or W in Duo, 1 to 4 in Classic
blksgf-not-there = no piece lies on exactly { $given }, so AE cannot take it away; name all squares of a piece that is there
blksgf-stopped = a seat had stopped before this game began, which .blksgf cannot say; choose another kind of file

nothing-to-train = { $given } has nothing to learn from own play; choose blokus-duo, blokus-classic, gobblet, gobblers or deblockle
other-training = this file of games belongs to another training ({ $given }); run that command, or name another file
train-learned = { $games } games: the favourite move was the one that the search chose in { $favourites } % (surprise { $surprise })
train-judged = { $games } games: what positions are worth was learned (mean squared error { $error })
train-tuned = { $games } games: what things are worth was learned again (surprise { $surprise }; a toss-up is 0.693)
train-done = weights written to { $weights }; the games are in { $games }
