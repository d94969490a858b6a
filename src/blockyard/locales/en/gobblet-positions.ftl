# Positions that no game can reach.

G1-already-over = remove the line: there was one before this gobblet was lifted, so the game had ended
G2-too-many = take some { $colour ->
    [w] White
   *[b] Black
} gobblets of size { $size } off: there are more of them than there can be ({ $most })
G2-out-of-order = add a larger gobblet or remove a smaller one: { $colour ->
    [w] White
   *[b] Black
} has more of size { $size } on the board than of size { $larger }, which come first from a stack
G6-stack-order = write stacks from the bottom up: on { $square } a gobblet stands over one of its own size or larger
G8-cannot-be-held = hold a gobblet of the player to move that is larger than what stands on { $square }: this one cannot come from there
G12-white-first = check the gobblets and whose turn it is: White brings in the first gobblet and Black the second
