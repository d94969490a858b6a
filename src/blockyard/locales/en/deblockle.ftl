# Deblockle.

title-deblockle = Deblockle
seat-deblockle = { $seat ->
    [0] Gold
   *[1] Blue
}
deblockle-symbol = { $symbol ->
    [S] star
    [P] stop
    [C] cross
    [X] X
    [L] slider
   *[H] hoops
}

clause-D1 = Goal
clause-D2 = Leaving the board
clause-D3 = Set-up
clause-D4 = Who starts
clause-D5 = A turn
clause-D6 = Roll
clause-D7 = Hop
clause-D8 = Star spaces
clause-D9 = Deblockle’d
clause-D10 = Fewer blocks
clause-D11 = No side-by-side
clause-D12 = Draws

# A move that cannot be played.
D2-leaves-at-once = a block rolled star up onto { $to } leaves the board at once; leave out the third space
D3-die-notation = the dice are rolled first, one block a move: die= and a symbol of S, P, C, X, L, H
D3-notation = a block is placed by its top symbol, its north symbol and a space, like XL@c5
D3-not-rolled = no block with { $top } on top is left to place; the dice show: { $left }
D3-dice-in-order = in the quick set-up the dice are placed one after another; place { $top } next
D3-no-such-turn = { $north } cannot face north while { $top } is on top; north can be one of: { $norths }
D3-space-taken = a block stands on { $square } already; free start spaces: { $free }
D3-not-a-start = { $square } is not a start space of these blocks; choose one of: { $free }
D5-notation = a turn is written as the space a block leaves, the space it rolls to and the space its hop ends on, like c3c4d4; without the third if it does not hop, like c3c4
D6-nothing-there = there is no block on { $square }; roll one of your own
D6-not-yours = the block on { $square } is your opponent’s; roll one of your own
D6-off-board = from { $origin } a roll to { $to } would go over the edge of the board; roll another way
D6-diagonal = { $to } lies diagonally from { $origin }, and a block rolls over an edge; roll to one of: { $beside }
D6-not-beside = a block rolls to a space right beside { $origin }; roll to one of: { $beside }
D6-taken = there is a block on { $to }, and a block rolls into an open space; roll another way
D6-home-star = no block rolls onto its own home star { $to }; roll another way
D6-not-star-up = only a block that comes star up rolls onto { $to }, and this one would show { $top ->
    [P] the stop
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
}; turn it on other spaces first
D6-star-up = on { $to } the star would come up, which it may do on { $goal } only; roll another way
D7-must-hop = { $top ->
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
} came up on { $to }, so the block hops on; add the space where it ends, one of: { $ends }
D7-no-hop = { $top ->
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
} would come up on { $to } with nowhere to hop, and a roll without its hop is no turn; choose another roll
D7-stop = the stop came up on { $to } and the turn ends there; leave out the third space
D7-off-board = { $square } is not on the board; end the hop on a space from a1 to g7
D7-taken = there is a block on { $square }, and a hop goes onto open spaces; choose another end
D7-cross = the cross on { $to } hops one space up, down or sideways, which does not reach { $end }; choose a space right beside { $to }
D7-x = the X on { $to } hops one space diagonally, which does not reach { $end }; choose a space that touches a corner of { $to }
D7-slider = the slider leaves { $to } in a straight line, up, down or sideways, and { $end } does not lie that way; choose a direction and follow it
D7-slider-blocked = the block on { $square } stops the slide from { $to } before { $end }; end before it or slide another way
D7-slides-on = nothing stops the slider on { $end }, for { $next } is open; slide on until a block or the edge
D7-hoops = the hoops on { $to } hop exactly three spaces up, down or sideways, which cannot end on { $end }; choose an end one or three steps away
D7-hoops-blocked = the blocks around leave no three steps from { $to } to { $end }; choose another end
D8-ends-on-star = { $square } is a star space, and no turn ends there; end the hop before or beyond it
D8-slides-past-star = at this table the slider does not stop on { $end } before the star space { $next }; slide on until a block or the edge
D11-side-by-side = on { $end } the block would stand side by side with your opponent’s on { $other }; end where only corners touch

# Start spaces that do not fit.
D10-start-count = { $option } names { $given }, and { $colour ->
    [gold] Gold
   *[blue] Blue
} begins with { $blocks }; name one space for each block
D10-start-twice = { $option } names { $square } twice; name different spaces
D10-start-star = { $option } names { $square }, a star space, where no block stands; choose another space
D10-start-row = { $option } names { $square }, and { $colour ->
    [gold] Gold starts in rows 1 to 3
   *[blue] Blue starts in rows 5 to 7
}; choose a space there
