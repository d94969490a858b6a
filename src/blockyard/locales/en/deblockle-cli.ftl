# Deblockle at the command line.

deblockle-side = { $colour ->
    [gold] Gold
   *[blue] Blue
}, leaving on { $goal } · left the board: { $off }
deblockle-dice = dice:

not-solved = choose deblockle with one block each: { $game } is not solved
solve-what = give either --from with a position or --totals
solve-over = give a position where it is somebody’s turn: this game is over
solve-one-on-one = take the other blocks off: only positions in play with one block each are solved
solve-building = Working out every position with one block each. This is done only once.
solve-won = { $side } to move wins; turns to the end: { $turns }
solve-lost = { $side } to move loses; turns to the end: { $turns }
solve-drawn = { $side } to move; nobody can force a win, so it is a draw
solve-best = Best: { $moves }
solve-positions = Positions that no rule excludes (not all of them arise in a game): { $positions }
solve-wins = Won by the side to move: { $wins }
solve-losses = Lost by the side to move: { $losses }
solve-draws = Drawn: { $draws }
solve-longest = Turns of the longest win: { $turns }
solve-such-as = For example: { $position }
typed-D2-leaves-at-once = Leave out the third space.
typed-D3-die-notation = Type die= and one of the symbols S, P, C, X, L, H for each block.
typed-D3-notation = Type the symbol on top, the one to the north, @ and a space, like XL@c5.
typed-D5-notation = Type the space the block leaves, the one it rolls to and the one where its hop ends, like c3c4d4; without a hop, like c3c4.
typed-D7-must-hop = Add that space at the end of the move.
typed-D7-stop = Leave out the third space.
