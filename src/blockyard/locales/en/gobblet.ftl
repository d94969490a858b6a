# Gobblet and Gobblet Gobblers.

title-gobblet = Gobblet
title-gobblers = Gobblet Gobblers
seat-gobblet = { $seat ->
    [0] White
   *[1] Black
}
seat-gobblers = { $seat ->
    [0] White
   *[1] Black
}

clause-G1 = Goal
clause-G2 = External stacks
clause-G3 = A turn
clause-G4 = Bringing in a gobblet
clause-G5 = Covering one of three in a line
clause-G6 = Gobbling
clause-G7 = Uncovering
clause-G8 = Touch-move
clause-G9 = Memory
clause-G10 = Draws
clause-G11 = All on the board
clause-G12 = Who starts
clause-G13 = Always a move

# A move that cannot be played.
G2-not-on-top = bring in one of these sizes ({ $shown }): none of your stacks has a size { $size } on top
G2-none-left = bring in one of these sizes ({ $shown }): no gobblet of size { $size } is left beside the board
G3-notation = choose a new gobblet and an empty square, or one of your gobblets and the square it goes to
G3-notation-strict = choose a new gobblet and an empty square, or lift one of your gobblets
G4-not-empty = choose an empty square: { $square } is taken, and from a stack you may only cover one of three that your opponent has in a line
G5-own = choose an empty square or one of your opponent’s three: the gobblet on { $square } is your own
G6-nothing-there = choose one of your gobblets that you can see: there is none on { $square }
G6-not-yours = choose one of your own gobblets: the one you see on { $square } is your opponent’s
G6-same-square = choose another square: a gobblet has to leave { $square }
G6-does-not-cover = choose a larger gobblet or another square: size { $size } does not cover the size { $top } on { $square }
G8-put-first = choose a square for the size { $size } gobblet you are holding
G8-lift-first = lift one of your gobblets first: at this table, a gobblet you touch must move
G8-say-where = choose the square it goes to as well
G8-nothing-there = touch one of your gobblets that you can see: there is none on { $square }
G8-not-yours = touch one of your own gobblets: the one you see on { $square } is your opponent’s
G11-all-entered = move one of your gobblets: all of them are on the board

# Options that do not go together.
memory-is-strict = leave touch-move on: at a memory table, lifting a gobblet would be a free peek
