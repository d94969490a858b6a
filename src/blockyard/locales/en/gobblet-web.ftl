# The board of Gobblet and Gobblers on a screen.

gobblet-board = Board: arrow keys go from square to square, Enter takes and puts down, Escape lets go
gobblet-one = { $colour ->
    [w] White
   *[b] Black
}, size { $size }
gobblet-shows = { $top } on { $square }
gobblet-shows-over = { $top } on { $square }, covering { $under }
gobblet-empty = { $square } is empty
gobblet-from-stack = Take a size { $size } gobblet from beside the board
gobblet-in-hand-now = You’re holding a size { $size } gobblet. Choose where to put it.
gobblet-fits = A size { $size } gobblet fits on { $square }.
gobblet-covers = A size { $size } gobblet would cover { $top } on { $square }.
gobblet-entered = { $who } puts a size { $size } gobblet on { $to }
gobblet-moved = { $who } moves from { $from } to { $to }
gobblet-lifted = { $who } lifts the gobblet on { $from }
gobblet-put = { $who } puts it on { $to }
