# Blokus at the command line.

blokus-points = points
blokus-all-placed = all placed
blokus-stopped = stopped
blokus-blocked = blocked

# A position that no game can reach.
U1-measures = count the rows and the empty squares again: the board has { $side } rows of { $side } squares
U1-too-large = set the pieces at { $square } apart: { blokus-colour } has more than five connected squares there, and pieces of a colour never touch along a side
U1-piece-twice = take one of them off: { blokus-colour } has the piece { $piece } on the board twice
U4-not-on-point = put the first piece of { blokus-colour } on exactly one of the starting points { $points }
U5-apart = shift the { blokus-colour } piece on { $square } or fill in the gap: no chain of corners links it to the first one
U6-ahead = take some off or change the colour to play: { blokus-colour } has placed more pieces ({ $count }) than it has had turns ({ $most })
U6-behind = add some or change the colour to play: { blokus-colour } has placed fewer pieces ({ $count }) than it has had turns ({ $least }), and it can still place one
U6-not-begun = add the first piece of { blokus-colour }: its turn has come, and it has none on the board
U6-cannot-place = name a colour that can place a piece, or - if none can: { blokus-colour } is to play but can’t
U7-not-over = name the colour to play: { blokus-colour } can still place a piece, so the game is not over
U7-too-many-stopped = name fewer players that stopped: at a table for { $seats } at least two play on, and they are counted from 0
U8-single-last = add { blokus-colour } to the colours that ended on the single square: it can only have placed it last
U8-single-not-last = leave { blokus-colour } out of the colours that ended on the single square: it cannot have
U9-not-in-corner = put the first piece of { blokus-colour } in the corner { $square }, where it begins

# Pentobi's files.
U6-not-its-turn = correct the order of the moves, or set the colour to play with PL: it is not the turn of { blokus-colour } here
blksgf-game = the file holds a game of “{ $given }”; supported are: { $games }
blksgf-colour = { $name } stands for a colour that { $given } does not have; the colours are B and W in Duo, 1 to 4 in Classic
blksgf-two-moves = one node holds two moves; give each a node of its own
blksgf-to-play = PL names “{ $given }”, which is not a colour of this game; write B or W in Duo, 1 to 4 in Classic
blksgf-not-there = no piece lies on exactly { $given }, so AE cannot take it away; name all squares of a piece that is there
blksgf-stopped = a player had stopped before this game began, which .blksgf cannot say; choose another kind of file

nothing-to-train = { $given } has nothing to learn from self-play; choose blokus-duo, blokus-classic, gobblet, gobblers or deblockle
other-training = this file of games belongs to another training ({ $given }); run that command, or name another file
train-learned = Games: { $games }. The policy’s first choice was the move that the search chose in { $favourites }% (cross-entropy { $surprise })
train-judged = Games: { $games }. Value net trained (mean squared error { $error })
train-tuned = Games: { $games }. Weights tuned (cross-entropy { $surprise }; a coin toss is 0.693)
train-done = weights written to { $weights }; the games are in { $games }
typed-U1-notation = Type the squares of one piece with commas between them, like e10,e11,f11.
typed-U1-not-a-piece = Type the squares with commas between them, like e10,e11,f11.
