# Deblockle at the command line.

deblockle-side = { $colour ->
    [gold] Gold
   *[blue] Blue
}, leaving on { $goal } · left the board: { $off }
deblockle-dice = dice:

# A position that no game can reach.
D1-nobody-left = neither side has a block left, but the game ends with the first side to finish; put a block back
D1-winner-moved-last = { $colour ->
    [gold] Gold
   *[blue] Blue
} took the last block off, so the turn would be the other side’s; change whose turn it is
D3-count = during the set-up { $colour ->
    [gold] Gold
   *[blue] Blue
} has { $blocks } in all, on the board, among the dice or not yet rolled, but { $given } are written; write { $blocks }
D3-order = the set-up goes in order: Gold’s dice, Blue’s dice, then one side’s blocks and then the other’s; check what has been rolled and placed
D3-whose-turn = at this point of the set-up { $turn ->
    [gold] Gold places a block
    [blue] Blue places a block
   *[chance] chance decides
}; write turn={ $turn }
D6-two-blocks = two blocks are written on { $square }; keep one of them there
D6-cannot-show-star = the block on { $square } shows the star, which only a block that has not moved can do; put it on a start space ({ $start }) or turn another symbol up
D8-on-star = a block stands on the star space { $square }, where no turn ends; put it on another space
D10-too-many = { $colour ->
    [gold] Gold
   *[blue] Blue
} began with { $most } and has more on the board; take some off
D11-touching = { $gold } and { $blue } are side by side, which this table forbids at the end of every turn; put one of the two blocks elsewhere
D12-too-quiet = { $quiet } turns without a block leaving are written, and there can be { $most } at most here; write a smaller number

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
