# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] White, beside the board:
   *[b] Black, beside the board:
}
gobblet-in-hand = lifted from { $origin }:

# A position that no game can reach.
G1-already-over = there was a line before this gobblet was lifted, so the game had ended; remove the line
G2-too-many = there are more than { $most } gobblets of size { $size } in { $colour ->
    [w] White
   *[b] Black
}; take some off
G2-out-of-order = { $colour ->
    [w] White
   *[b] Black
} has more gobblets of size { $size } on the board than of size { $larger }, which come first from a stack; add a larger one or remove a smaller one
G6-stack-order = in the stack on { $square } a gobblet stands over one of its own size or larger; write stacks from the bottom up
G8-cannot-be-held = the gobblet in the hand cannot come from { $square }; it has to be the mover's and larger than what stands there
G12-white-first = White enters the first gobblet and Black the second; check the gobblets and whose turn it is
