# Why a Blokus move is good or bad, and learning from own play.

reason-ends-on-the-single-square = places the single square last of all, for the largest bonus
reason-places-everything = places the last piece, for a bonus
reason-shuts-them-out = leaves an opponent without a place for any piece
reason-takes-the-corner-they-need = takes the corner they need
reason-slips-past-them = slips past them, to squares they cannot use
reason-opens-new-corners = opens new corners to go on from
reason-large-piece-first = places a large piece while there is room for it
reason-heads-for-the-middle = heads for the middle of the board
reason-keeps-the-single-square = keeps the single square for the end
reason-small-piece-early = spends a small piece early, while large ones still fit
reason-closes-own-corners = closes more of its own corners than it opens
