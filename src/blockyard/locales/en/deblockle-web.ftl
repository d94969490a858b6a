# The board of Deblockle on a screen.

deblockle-board = Board: arrow keys go from space to space, Enter chooses a block, its roll and where its hop ends, Escape goes back; in the set-up R rotates the block and Page Down takes the next one
deblockle-open = { $square } is open
deblockle-star = { $colour ->
    [gold] { $square } is Gold’s star space: Blue’s blocks leave the board here
   *[blue] { $square } is Blue’s star space: Gold’s blocks leave the board here
}
deblockle-start = { $square } is a start space of { $colour ->
    [gold] Gold
   *[blue] Blue
}
deblockle-block = { $colour ->
    [gold] Gold
   *[blue] Blue
} on { $square }: { $top } on top, { $north } to the north, { $east } to the east, { $south } to the south, { $west } to the west, { $bottom } underneath
deblockle-may = { $kind ->
    [place] the block can be put here
    [hop] the hop can end here
    [roll] the block can roll here
    [leave] the block can leave the board here
   *[choose] this block can be moved
}
deblockle-rolls = Rolling to { $square } brings up: { $top }; { $count ->
    [0] the turn ends there
    [one] the hop can end on one space
   *[other] the hop can end on { $count } spaces
}
deblockle-leaves = Its star is up: it leaves the board here
deblockle-lands = The hop ends on { $square }
deblockle-places = The block stands on { $square } with { $top } on top and { $north } to the north
deblockle-holding = In your hand: { $top } on top, { $north } to the north. Choose a start space.
deblockle-choose-roll = Roll it onto a marked space
deblockle-choose-roll-more = Each marked space shows the symbol that would come up.
deblockle-choose-hop = Now hop: { deblockle-symbol }, { deblockle-does }
deblockle-choose-hop-more = Choose a marked space, or go back.
deblockle-in-hand = The block in your hand
deblockle-faces = All sides of the block on { $square }
deblockle-dice-left = Blocks to be placed
deblockle-take = Take the block that shows: { $top }
deblockle-turn = Rotate
deblockle-back = Back
deblockle-does = { $symbol ->
    [S] comes up only to leave the board
    [P] no hop
    [C] one space up, down or sideways
    [X] one space diagonally
    [L] straight on until stopped
   *[H] three steps up, down or sideways
}
deblockle-off = { $off } of { $all } off the board
deblockle-die = { $who } throws: { $top }
deblockle-throwing = Throwing the dice…
deblockle-placed = { $who } puts a block on { $square }: { $top } on top, { $north } to the north
deblockle-hopped = { $who } rolls from { $from } to { $to } and hops to { $end }
deblockle-stopped = { $who } rolls from { $from } to { $to }
deblockle-left = { $who } rolls from { $from } to { $to }, star up: the block leaves the board
deblockle-legend = The symbol on top decides the hop
deblockle-exits = { $colour ->
    [gold] Gold exits here
   *[blue] Blue exits here
}
deblockle-put-on = Put it on { $square }
deblockle-look = Choose a block to see all its sides.
deblockle-short-die = die: { $top }
deblockle-short-placed = { $top } on { $square }
deblockle-short-rolls = rolls { $from } to { $to }
deblockle-short-hops = rolls { $from } to { $to }, hops to { $end }
deblockle-short-leaves = rolls { $from } to { $to } and exits
deblockle-fold = Drag to fold the block up

# Why the game is over.
ended-D1 = all blocks of one side are off the board
ended-D9 = neither side can move
ended-D12 = the position repeated, or no block left for too long

# The set-up in steps.
deblockle-step-dice = Dice thrown
deblockle-step-dice-more = top symbols are set
deblockle-step-yours = You place { $colour ->
    [gold] Gold’s
   *[blue] Blue’s
}
deblockle-step-theirs = { $who } places { $colour ->
    [gold] Gold’s
   *[blue] Blue’s
}
deblockle-step-placed = placed: { $placed } of { $all }
deblockle-step-play = Play
deblockle-step-play-more = Gold goes first
deblockle-edit-block = { $colour ->
    [gold] Gold block
   *[blue] Blue block
}
deblockle-edit-tip = Tip north
deblockle-edit-spin = Rotate right
