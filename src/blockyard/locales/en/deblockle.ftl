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
D2-leaves-at-once = end the turn on { $to }: a block rolled star up onto it leaves the board at once
D3-die-notation = wait for the dice: they are thrown before the blocks are placed
D3-notation = choose a block, rotate it as you like, and put it on one of its start spaces
D3-not-rolled = choose a block that the dice show ({ $left }): none with { $top } on top is left to place
D3-dice-in-order = place { $top } next: in the quick set-up the dice are placed one after another
D3-no-such-turn = rotate the block so that one of these faces north ({ $norths }): { $north } cannot while { $top } is on top
D3-space-taken = choose a free start space ({ $free }): there is already a block on { $square }
D3-not-a-start = choose a start space of these blocks ({ $free }): { $square } is not one
D5-notation = choose one of your blocks, the space it rolls to, and the space where its hop ends
D6-nothing-there = roll one of your own blocks: there is none on { $square }
D6-not-yours = roll one of your own blocks: the one on { $square } is your opponent’s
D6-off-board = roll another way: from { $origin } to { $to } would go over the edge of the board
D6-diagonal = roll to one of these spaces ({ $beside }): { $to } is diagonal from { $origin }, and blocks roll straight over an edge
D6-not-beside = roll to a space right beside { $origin } ({ $beside })
D6-taken = roll into an open space: there is a block on { $to }
D6-home-star = roll another way: no block rolls onto its own home star, { $to }
D6-not-star-up = roll it over other spaces first: only a block that comes star up rolls onto { $to }, and this one would show { $top ->
    [P] the stop
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
}
D6-star-up = roll another way: on { $to } the star would come up, and it may come up on { $goal } only
D7-must-hop = choose where the hop ends ({ $ends }): { $top ->
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
} came up on { $to }, so the block hops on
D7-no-hop = choose another roll: { $top ->
    [C] the cross
    [X] the X
    [L] the slider
   *[H] the hoops
} would come up on { $to } with nowhere to hop, and every roll needs its hop
D7-stop = end the turn on { $to }: the stop came up there
D7-off-board = end the hop on a space from a1 to g7: { $square } is not on the board
D7-taken = end the hop on an open space: there is a block on { $square }
D7-cross = choose a space right beside { $to }: the cross hops one space up, down or sideways, which does not reach { $end }
D7-x = choose a space that touches a corner of { $to }: the X hops one space diagonally, which does not reach { $end }
D7-slider = choose a direction and follow it: the slider leaves { $to } in a straight line, up, down or sideways, and { $end } does not lie that way
D7-slider-blocked = end before the block on { $square } or slide another way: it stops the slide from { $to } to { $end }
D7-slides-on = slide on until a block or the edge: nothing stops the slider on { $end }, because { $next } is open
D7-hoops = choose an end one or three steps away: the hoops on { $to } hop exactly three spaces up, down or sideways, which cannot end on { $end }
D7-hoops-blocked = end the hop somewhere else: the other blocks leave no path of three steps from { $to } to { $end }
D8-ends-on-star = end the hop before or beyond { $square }: it is a star space, and no turn may end there
D8-slides-past-star = slide on until a block or the edge: at this table the slider does not stop on { $end } before the star space { $next }
D11-side-by-side = end where only corners touch: on { $end } the block would stand side by side with your opponent’s on { $other }

# Start spaces that do not fit.
D10-start-count = choose one space for each block: { $colour ->
    [gold] Gold
   *[blue] Blue
} begins with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, and you have chosen { $given ->
    [one] one space
   *[other] { $given } spaces
}
D10-start-twice = choose different spaces: { $square } is there twice
D10-start-star = choose another space: { $square } is a star space, where no block stands
D10-start-row = choose a space in { $colour ->
    [gold] rows 1 to 3, where Gold starts
   *[blue] rows 5 to 7, where Blue starts
}: { $square } is not one of them
