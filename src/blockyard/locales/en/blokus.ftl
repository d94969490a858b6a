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
blokus-points = points
blokus-left = pieces left
blokus-all-placed = all placed
blokus-stopped = stopped
blokus-blocked = blocked

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

# A position that no game can reach.
U1-measures = the board has { $side } rows of { $side } squares; count the rows and the empty squares again
U1-too-large = { blokus-colour } has more than five squares in one lump at { $square }; pieces of a colour never touch along a side, so set them apart
U1-piece-twice = { blokus-colour } has the piece { $piece } on the board twice; take one of them off
U4-not-on-point = { blokus-colour } has to cover exactly one of the starting points { $points }; put its first piece there
U5-apart = no chain of corners links the { blokus-colour } piece on { $square } to the first one; shift it or fill in the chain
U6-ahead = { blokus-colour } has placed more pieces ({ $count }) than it has had turns ({ $most }); take some off or change the colour to play
U6-behind = { blokus-colour } has placed fewer pieces ({ $count }) than it has had turns ({ $least }), and it can still place one; add some or change the colour to play
U6-not-begun = { blokus-colour } has no piece on the board although its turn has come; add its first piece
U6-cannot-place = { blokus-colour } is to play but cannot place a piece any more; name a colour that can, or - if none can
U7-not-over = { blokus-colour } can still place a piece, so the game is not over; name the colour to play
U7-too-many-stopped = at a table for { $seats } at least two seats go on, and seats are counted from 0; name fewer that stopped
U8-single-last = { blokus-colour } can only have placed its single square last; add it to the colours that ended that way
U8-single-not-last = { blokus-colour } cannot have ended on the single square; leave it out of the colours that did
U9-not-in-corner = { blokus-colour } begins in the corner { $square }; put its first piece there

# Pentobi's files.
U6-not-its-turn = it is not the turn of { blokus-colour } here; correct the order of the moves, or set the colour to play with PL
blksgf-game = the file holds a game of “{ $given }”; known here are: { $games }
blksgf-colour = { $name } stands for a colour that { $given } does not have; the colours are B and W in Duo, 1 to 4 in Classic
blksgf-two-moves = two moves stand in one node; give each a node of its own
blksgf-to-play = PL names “{ $given }”, which is no colour of this game; write B or W in Duo, 1 to 4 in Classic
blksgf-not-there = no piece lies on exactly { $given }, so AE cannot take it away; name all squares of a piece that is there
blksgf-stopped = a seat had stopped before this game began, which .blksgf cannot say; choose another kind of file
