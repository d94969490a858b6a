# The board of Gobblet and Gobblers on a screen.

gobblet-board = Board: arrow keys go from square to square, Enter takes and puts down, Escape lets go
gobblet-size = { $size ->
    [1] small
    [2] medium
    [3] large
   *[4] largest
}
gobblet-one = { $colour ->
    [w] White
   *[b] Black
}, { gobblet-size }
gobblet-shows = { $top } on { $square }
gobblet-shows-over = { $top } on { $square }, covering { $under }
gobblet-empty = { $square } is empty
gobblet-from-stack = Take a gobblet from beside the board: { gobblet-size }
gobblet-in-hand-now = { $where ->
    [both] Put it on an empty square or over a smaller gobblet
    [over] Put it over a smaller gobblet
    [empty] Put it on an empty square
   *[none] It doesn’t fit anywhere now: put it back
}
gobblet-in-hand-now-more = In your hand: { gobblet-size }. To put it back, choose it again.
gobblet-fits = It fits on { $square }
gobblet-covers = On { $square } it covers: { $top }
gobblet-entered = { $who } puts a size { $size } gobblet on { $to }
gobblet-moved = { $who } moves from { $from } to { $to }
gobblet-lifted = { $who } lifts the gobblet on { $from }
gobblet-put = { $who } puts it on { $to }
gobblet-may = { $kind ->
    [take] you can take this gobblet
    [cover] your gobblet can cover it
   *[put] your gobblet can go here
}
gobblet-short-new = new, { gobblet-size }: { $to }
gobblet-short-move = { $from } to { $to }
gobblet-short-put = puts it on { $to }

# Why the game is over.
ended-G1 = a line is complete
ended-G7 = a lifted gobblet uncovered a complete line
ended-G8 = there is no space for the lifted gobblet
ended-G10 = the same position came up three times
