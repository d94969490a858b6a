# Deblockle at the command line.

deblockle-side = { $colour ->
    [gold] Gold
   *[blue] Blue
}, leaving on { $goal } · left the board: { $off }
deblockle-dice = dice:

# A position that no game can reach.
D1-nobody-left = put a block back: neither side has one left, but the game ends with the first side to finish
D1-winner-moved-last = change whose turn it is: { $colour ->
    [gold] Gold
   *[blue] Blue
} took the last block off, so it would be the other side’s
D3-count = write { $blocks }: during the set-up, that is how many blocks { $colour ->
    [gold] Gold
   *[blue] Blue
} has on the board, among the dice and not yet thrown, but { $given } are written
D3-order = check what has been thrown and placed: the set-up goes in order, first Gold’s dice, then Blue’s dice, then one side’s blocks and then the other’s
D3-whose-turn = write turn={ $turn }: at this point of the set-up { $turn ->
    [gold] Gold places a block
    [blue] Blue places a block
   *[chance] chance decides
}
D6-two-blocks = keep one block on { $square }: two are written there
D6-cannot-show-star = put the block on { $square } on a start space ({ $start }) or bring another symbol up: only a block that has not moved can show the star
D8-on-star = put the block on { $square } on another space: it is a star space, where no turn ends
D10-too-many = take some blocks off: { $colour ->
    [gold] Gold
   *[blue] Blue
} began with { $most } and has more on the board
D11-touching = put one of the blocks on { $gold } and { $blue } elsewhere: they are side by side, which this table forbids at the end of every turn
D12-too-quiet = write a smaller number: turns without a block leaving are given as { $quiet }, and there can be { $most } at most here

not-solved = { $game } is not solved; deblockle is, with one block each
solve-what = say either --from with a position or --totals
solve-over = this game is over; give a position where it is somebody’s turn
solve-one-on-one = only positions in play with one block each are solved; take the other blocks off
solve-building = Working out every position of one block each; this is done once and kept.
solve-won = { $side } to play wins; turns to the end: { $turns }
solve-lost = { $side } to play loses; turns to the end: { $turns }
solve-drawn = { $side } to play; nobody can force a win, so it is a draw
solve-best = Best: { $moves }
solve-positions = Positions: { $positions }
solve-wins = Won by the side to play: { $wins }
solve-losses = Lost by the side to play: { $losses }
solve-draws = Drawn: { $draws }
solve-longest = Turns of the longest win: { $turns }
solve-such-as = For example: { $position }
typed-D2-leaves-at-once = Leave out the third space.
typed-D3-die-notation = Type die= and one of the symbols S, P, C, X, L, H for each block.
typed-D3-notation = Type the symbol on top, the one to the north, @ and a space, like XL@c5.
typed-D5-notation = Type the space the block leaves, the one it rolls to and the one where its hop ends, like c3c4d4; without a hop, like c3c4.
typed-D7-must-hop = Add that space at the end of the move.
typed-D7-stop = Leave out the third space.
