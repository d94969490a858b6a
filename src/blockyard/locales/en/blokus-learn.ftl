# The courses of Blokus: what to do, what was learned, and why another move is not it.

learn-blokus-duo-start = Choose a piece and cover a starting point with it
learn-blokus-duo-start-done = Everybody’s first piece covers a starting point.
learn-blokus-duo-start-wrong = Place the piece so that it covers one of the two marked squares.
learn-blokus-duo-corner = Cover the marked square: your pieces touch at corners, never along sides
learn-blokus-duo-corner-done = Corner to corner! That is how your colour grows.
learn-blokus-duo-corner-wrong = That is allowed, but the marked square is still free. Cover it.
learn-blokus-duo-turn = Rotate and flip a piece until it covers all four marked squares
learn-blokus-duo-turn-done = Every piece may be rotated and flipped as you like.
learn-blokus-duo-turn-wrong = Look for a piece of that shape: an L of four squares.
learn-blokus-duo-slip = Purple is in your way: slip past and cover the marked square
learn-blokus-duo-slip-done = You may touch Purple any way you like. Only your own sides must not meet.
learn-blokus-duo-slip-wrong = Start from one of your corners and reach for the marked square.
learn-blokus-duo-large = Large pieces first: place one with five squares
learn-blokus-duo-large-done = Good. Small pieces fit in almost anywhere later; large ones do not.
learn-blokus-duo-large-wrong = That one is small. Keep it for later and choose a piece with five squares.
learn-blokus-duo-last = Two pieces left: place the single square last, for a bonus
learn-blokus-duo-last-done = All pieces placed, the single square last: that makes 20 points.
learn-blokus-duo-last-wrong = Place the other piece first. Placing the single square last is worth more.

learn-blokus-classic-start = Blue starts in a corner of the board: cover it
learn-blokus-classic-start-done = Each colour starts in a corner of its own.
learn-blokus-classic-start-wrong = Place the piece so that it covers the marked corner.
learn-blokus-classic-centre = Head for the middle: cover the marked square, touching at a corner
learn-blokus-classic-centre-done = The middle is where the room is. Get there early.
learn-blokus-classic-centre-wrong = That is allowed, but the marked square is still free. Reach for it.
learn-blokus-classic-slip = Slip past Yellow: cover the marked square
learn-blokus-classic-slip-done = You may touch other colours along a side, but never your own.
learn-blokus-classic-slip-wrong = Start from your corner nearest to Yellow and reach for the marked square.
learn-blokus-classic-colours = With two players you have two colours: place Blue, then Red
learn-blokus-classic-colours-done = Blue and Red are both yours, and they alternate.
learn-blokus-classic-colours-wrong = Each colour begins in its own corner.
learn-blokus-classic-large = Large pieces first: place one with five squares
learn-blokus-classic-large-done = Good. Small pieces fit in almost anywhere later; large ones do not.
learn-blokus-classic-large-wrong = That one is small. Keep it for later and choose a piece with five squares.
