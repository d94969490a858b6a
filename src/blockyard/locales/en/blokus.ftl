# Blokus Duo and Blokus Classic.

title-blokus-duo = Blokus Duo
title-blokus-classic = Blokus Classic
seat-blokus-duo = { $seat ->
    [0] Orange
   *[1] Purple
}
seat-blokus-classic = { $seats ->
    [2] { $seat ->
        [0] Blue and Red
       *[1] Yellow and Green
    }
   *[4] { $seat ->
        [0] Blue
        [1] Yellow
        [2] Red
       *[3] Green
    }
}
blokus-colour = { $colour ->
    [o] Orange
    [p] Purple
    [b] Blue
    [y] Yellow
    [r] Red
   *[g] Green
}

clause-U1 = Pieces
clause-U2 = Goal
clause-U3 = Who starts
clause-U4 = First piece
clause-U5 = Corners and sides
clause-U6 = Blocked
clause-U7 = End
clause-U8 = Score
clause-U9 = Corners of the board
clause-U10 = Players and colours

# A move that cannot be played.
U1-notation = choose a piece and the squares it will cover
U1-square-twice = name each square of the piece once: { $square } is named twice
U1-not-a-piece = choose one to five squares joined side to side: these don’t make any of the 21 pieces
U4-start = place your first piece over a free starting point: { $points }
U5-outside = keep the whole piece on the board: { $square } lies outside it
U5-already-placed = choose one of the pieces you have left: your piece { $piece } is already on the board
U5-overlap = choose empty squares: { $square } is already covered
U5-own-side = shift, rotate or flip the piece so that it meets your others at corners only: on { $square } it would touch one along a side
U5-no-corner = place the piece so that it touches another of the same colour at a corner
U9-corner = place the first piece of this colour over its corner of the board, { $square }
