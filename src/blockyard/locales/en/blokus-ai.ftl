# Why a Blokus move is good or bad, and training by self-play.

reason-ends-on-the-single-square = it places the single square last of all, for the largest bonus
reason-places-everything = it places the last piece, for a bonus
reason-shuts-them-out = it leaves an opponent no room for any piece
reason-takes-the-corner-they-need = it takes the corner they need
reason-slips-past-them = it slips past them, to squares they cannot use
reason-opens-new-corners = it opens new corners to go on from
reason-large-piece-first = it places a large piece while there is room for it
reason-heads-for-the-middle = it heads for the middle of the board
reason-keeps-the-single-square = it keeps the single square for the end
reason-small-piece-early = it spends a small piece early, while large ones still fit
reason-closes-own-corners = it closes more of its own corners than it opens
