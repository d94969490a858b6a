# Why a turn of Deblockle is good or bad, and what is known about one block each.

reason-leaves-the-board = it takes a block off the board
reason-shuts-them-in = it leaves them without a turn, so you go on
reason-shuts-everybody-in = it leaves neither side a turn, which is a draw
reason-reaches-the-limit = it is the last turn before the limit, which is a draw
reason-lets-them-win = they can take their last block off next
reason-blocks-their-roll = it stands where a block of theirs wants to roll
reason-frees-the-star = it frees the way to the star for another block
reason-makes-way = it makes way for another block of its own
reason-one-turn-from-leaving = its block can leave with the next turn
reason-comes-nearer = its block needs fewer turns to leave
reason-goes-farther = its block needs more turns to leave than before
reason-keeps-them-far = lying like this, the block needs many turns to leave

not-solved = { $game } is not solved; deblockle is, with one block each
solve-what = say either --from with a position or --totals
solve-over = this game is over; give a position in which somebody is to play
solve-one-on-one = only positions in play with one block each are solved; take the other blocks off
solve-building = Working out every position of one block each; this is done once and kept.
solve-won = { $side } is to play and wins; turns to the end: { $turns }
solve-lost = { $side } is to play and loses; turns to the end: { $turns }
solve-drawn = { $side } is to play; nobody can force a win, it is a draw
solve-best = Best: { $moves }
solve-positions = Positions: { $positions }
solve-wins = Won by the side to play: { $wins }
solve-losses = Lost by the side to play: { $losses }
solve-draws = Drawn: { $draws }
solve-longest = Turns of the longest win: { $turns }
solve-such-as = For example: { $position }
