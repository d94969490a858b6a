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
clause-G4 = Entering
clause-G5 = Entering over three in a line
clause-G6 = Gobbling
clause-G7 = Uncovering
clause-G8 = Touch-move
clause-G9 = Memory
clause-G10 = Draws
clause-G11 = All on the board
clause-G12 = Who starts
clause-G13 = Always a move

# A move that cannot be played.
G2-not-on-top = no stack of yours shows size { $size }; the tops you can enter: { $shown }
G2-none-left = none of your size { $size } is left beside the board; you can enter: { $shown }
G3-notation = a new gobblet is written as size and square, like 3b2; moving one as two squares, like a1b2
G3-notation-strict = a new gobblet is written as size and square, like 3b2; lifting one as its square, like a1, then the square to put it on
G4-not-empty = { $square } is taken, and a new gobblet goes on an empty square; only one of three in a line may be covered from a stack
G5-own = { $square } holds a gobblet of your own, and from a stack only an opponent's may be covered; choose an empty square or one of their three
G6-nothing-there = there is no gobblet on { $square }; choose one of your own that you can see
G6-not-yours = the gobblet you see on { $square } is your opponent's; choose one of your own
G6-same-square = a gobblet has to leave { $square }; choose another square
G6-does-not-cover = size { $size } does not cover the size { $top } on { $square }; choose a larger gobblet or another square
G8-put-first = you are holding a gobblet of size { $size }; name the square to put it on, like b2
G8-lift-first = at this table a gobblet is lifted first; name the square it stands on, like a1
G8-say-where = name the square it goes to as well, like a1b2
G8-nothing-there = there is no gobblet on { $square } to take hold of; touch one of your own that you can see
G8-not-yours = the gobblet you see on { $square } is your opponent's; touch one of your own
G11-all-entered = all your gobblets are on the board; move one of them, like a1b2

# Options that do not go together.
memory-is-strict = a memory table always plays touch=strict, because lifting would be a free look; leave touch out or choose strict
