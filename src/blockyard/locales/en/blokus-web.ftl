# The board of Blokus on a screen.

blokus-board = Board: arrow keys carry the piece, R rotates it, F flips it, Page Down takes the next one, Enter places it, Escape lets go
blokus-covered = { $square } is covered by { $colour }
blokus-empty = { $square } is empty
blokus-start = { $square } is a starting point
blokus-pieces = { $count ->
    [0] no piece left
    [one] one piece left
   *[other] { $count } pieces left
}
blokus-piece = Piece { $piece }, { $count ->
    [one] one square
   *[other] { $count } squares
}
blokus-turn = Rotate
blokus-flip = Flip
blokus-place = Place
blokus-fits = Piece { $piece } fits here, from { $square }.
blokus-placed = { $who } places piece { $piece } on { $squares }
blokus-stopped-at = blocked, { $points ->
    [one] one point
   *[other] { $points } points
}
