# Positions that no game can reach.

U1-measures = count the rows and the empty squares again: the board has { $side } rows of { $side } squares
U1-too-large = set the pieces at { $square } apart: { blokus-colour } has more than five connected squares there, and pieces of a colour never touch along a side
U1-piece-twice = take one of them off: { blokus-colour } has the piece { $piece } on the board twice
U4-not-on-point = put the first piece of { blokus-colour } on exactly one of the starting points { $points }
U5-apart = shift the { blokus-colour } piece on { $square } or fill in the gap: no chain of corners links it to the first one
U6-ahead = take some off or change the colour to play: { blokus-colour } has placed more pieces ({ $count }) than it has had turns ({ $most })
U6-behind = add some or change the colour to play: { blokus-colour } has placed fewer pieces ({ $count }) than it has had turns ({ $least }), and it can still place one
U6-not-begun = add the first piece of { blokus-colour }: its turn has come, and it has none on the board
U6-cannot-place = name a colour that can place a piece, or - if none can: { blokus-colour } is to play but can’t
U7-not-over = name the colour to play: { blokus-colour } can still place a piece, so the game is not over
U7-too-many-stopped = name fewer players that stopped: at a table for { $seats } at least two play on, and they are counted from 0
U8-single-last = add { blokus-colour } to the colours that ended on the single square: it can only have placed it last
U8-single-not-last = leave { blokus-colour } out of the colours that ended on the single square: it cannot have
U9-not-in-corner = put the first piece of { blokus-colour } in the corner { $square }, where it begins
