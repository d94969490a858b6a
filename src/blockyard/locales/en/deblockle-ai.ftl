# Why a turn of Deblockle is good or bad, and what is known about one block each.

reason-leaves-the-board = it takes a block off the board
reason-shuts-them-in = it leaves your opponent no turn, so you play again
reason-shuts-everybody-in = it leaves neither side a turn, which is a draw
reason-reaches-the-limit = it is the last turn before the limit, which is a draw
reason-lets-them-win = it lets your opponent take the last block off next
reason-blocks-their-roll = it stands where a block of theirs wants to roll
reason-frees-the-star = it frees the way to the star for another block
reason-makes-way = it makes way for another block of the same side
reason-one-turn-from-leaving = its block can leave with the next turn
reason-comes-nearer = its block needs fewer turns to leave
reason-goes-farther = its block needs more turns to leave than before
reason-keeps-them-far = placed like this, the block needs many turns to leave
