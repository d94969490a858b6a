# Blokus at the command line.

blokus-points = points
blokus-all-placed = all placed
blokus-stopped = stopped
blokus-blocked = blocked

# Pentobi's files.
blksgf-game = choose a file with one of these games, { $games }: this one holds “{ $given }”
blksgf-colour = write B and W for the colours of Duo, 1 to 4 for those of Classic: { $given } has no colour { $name }
blksgf-two-moves = give each move a node of its own: this one holds two
blksgf-to-play = write B or W in Duo, 1 to 4 in Classic: PL names “{ $given }”, which is not a colour of this game
blksgf-not-there = name all squares of a piece that is there: no piece lies on exactly { $given }, so AE cannot take it away
blksgf-stopped = choose another kind of file: a player had stopped before this game began, which .blksgf cannot say

nothing-to-train = choose blokus-duo, blokus-classic, gobblet, gobblers or deblockle: { $given } has nothing to learn from self-play
other-training = run the command it was made with, or name another file: this file of games belongs to another training ({ $given })
train-learned = Games: { $games }. The policy’s first choice was the move that the search chose in { $favourites }% (cross-entropy { $cross_entropy })
train-judged = Games: { $games }. Value net trained (mean squared error { $error })
train-tuned = Games: { $games }. Weights tuned (cross-entropy { $cross_entropy }; a coin toss is 0.693)
train-done = weights written to { $weights }; the games are in { $games }
typed-U1-notation = Type the squares of one piece with commas between them, like e10,e11,f11.
typed-U1-not-a-piece = Type the squares with commas between them, like e10,e11,f11.
U6-not-its-turn = correct the order of the moves, or set the colour to play with PL: it is not the turn of { blokus-colour } here
