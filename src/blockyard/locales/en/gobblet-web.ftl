# The board of Gobblet and Gobblers on a screen.

gobblet-board = Board: arrow keys go from square to square, Enter takes and puts down, Escape lets go
gobblet-one = { $colour ->
    [w] White
   *[b] Black
}, size { $size }
gobblet-shows = { $top } on { $square }
gobblet-shows-over = { $top } on { $square }, covering { $under }
gobblet-empty = { $square } is empty
gobblet-from-stack = Take size { $size } from beside the board
gobblet-in-hand-now = You hold size { $size }. Choose where to put it.
gobblet-fits = Size { $size } fits on { $square }.
gobblet-covers = Size { $size } would cover: { $top } on { $square }.
gobblet-entered = { $who } enters size { $size } on { $to }
gobblet-moved = { $who } goes from { $from } to { $to }
gobblet-lifted = { $who } lifts the gobblet on { $from }
gobblet-put = { $who } puts it on { $to }
