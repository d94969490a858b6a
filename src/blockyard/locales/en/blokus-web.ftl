# The board of Blokus on a screen.

blokus-board = Board: arrow keys move the piece, R rotates it, F flips it, Page Down takes the next one, Enter places it, Escape lets go
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
blokus-fits = { $corners ->
    [0] It fits here
    [one] It fits here and touches one of your corners
   *[other] It fits here and touches { $corners } of your corners
}
blokus-fits-more = Place it, or point somewhere else: it snaps to the nearest spot where it fits. Dots mark your open corners.
blokus-carry = Take it to a shaded square
blokus-not-this-way = It doesn’t fit anywhere this way round: rotate or flip it
blokus-nowhere = This piece doesn’t fit anywhere now: pick another one
blokus-theirs = { $colour }: { blokus-pieces }
blokus-placed = { $who } places piece { $piece } on { $squares }
blokus-stopped-at = blocked, { $points ->
    [one] one point
   *[other] { $points } points
}
blokus-short = { $piece }, { $where ->
    [upper-left] upper left
    [upper] top
    [upper-right] upper right
    [left] left
    [right] right
    [lower-left] lower left
    [lower] bottom
    [lower-right] lower right
   *[centre] centre
}

# Why the game is over.
ended-U2 = nobody can place another piece
