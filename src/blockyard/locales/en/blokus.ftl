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
clause-U10 = Seats and colours

# A move that cannot be played.
U1-notation = name the squares of one piece with commas between them, like e10,e11,f11
U1-square-twice = { $square } is named twice; name each square of the piece once
U1-not-a-piece = these squares make none of the 21 pieces; name one to five squares that hang together by their sides
U4-start = your first piece has to cover a starting point; place it over one that is open: { $points }
U5-outside = { $square } lies outside the board; keep the whole piece on it
U5-already-placed = your piece { $piece } lies on the board and stays there; choose one of those you have left
U5-overlap = { $square } is covered already; choose empty squares
U5-own-side = on { $square } the piece would touch a side of another of the same colour; shift, turn or flip it so that they meet at corners only
U5-no-corner = the piece touches no corner of another of the same colour; place it so that it meets at least one
U9-corner = the first piece of a colour covers its corner of the board; place it over { $square }
