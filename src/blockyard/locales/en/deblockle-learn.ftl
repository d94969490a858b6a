# The course of Deblockle: what to do, what was learned, and why another move is not it.

learn-deblockle-roll = Roll the block so that Stop comes up
learn-deblockle-roll-done = A block tips over its edge, and a new symbol comes up. Stop ends the turn.
learn-deblockle-roll-wrong = Look at the sides of the block: which one shows Stop? Roll the other way.
learn-deblockle-star = Roll onto the star with Star on top, and the block leaves the board
learn-deblockle-star-done = It’s out! Whoever gets all blocks off the board first wins.
learn-deblockle-star-wrong = Star faces you. Roll the block away from you, onto the star space.
learn-deblockle-hop = Reach the marked space: roll, then hop as the symbol on top shows
learn-deblockle-hop-done = First the roll, then the hop: X hops one space diagonally.
learn-deblockle-hop-wrong = Bring X up: from there, one diagonal hop leads to the marked space.
learn-deblockle-slide = Bring Slider up: it slides until something stops it
learn-deblockle-slide-done = Slider goes straight on, up to the next block or the edge.
learn-deblockle-slide-wrong = Roll so that Slider comes up, then slide towards the blue block.
learn-deblockle-hoops = Off the board in two turns: Hoops takes exactly three steps
learn-deblockle-hoops-done = Three steps, round a corner, and then out. That is how blocks leave.
learn-deblockle-hoops-wrong = Bring Hoops up and end beside the star, with Star facing you.
learn-deblockle-set-up = Set-up: place two of Blue’s blocks on the marked spaces, rotated any way you like
learn-deblockle-set-up-done = You set up your opponent’s blocks, so rotate their stars away from where they want to go.
learn-deblockle-set-up-wrong = Put a block on a marked space. The symbol that was thrown stays on top.
