# The course of Block Out!: what to do, what was learned, and why another move is not it.

learn-block-out-place = Place the block on the tower; it has to stand until the count is over
learn-block-out-place-done = One, two, three: it stands!
learn-block-out-place-wrong = It fell. Aim for the middle, keep still, then let go.
learn-block-out-face = Put a flat face down: flat faces hold best
learn-block-out-face-done = Steady. A flat face down leaves a dome on top, for the next player.
learn-block-out-face-wrong = Choose one of the flat faces, aim for the middle, then let go.
learn-block-out-size = Large blocks low, small ones high: play your large card
learn-block-out-size-done = Right. Whoever builds on small blocks builds on sand.
learn-block-out-size-wrong = Keep the small block for higher up and choose the large card.
learn-block-out-balance = The tower leans to the right: place this block a little to the left
learn-block-out-balance-done = Balanced again.
learn-block-out-balance-wrong = Place it left of the middle, to pull the tower back.
learn-block-out-dome = Make it hard for the next player: leave the steepest dome on top
learn-block-out-dome-done = Now the next block has to balance on a dome.
learn-block-out-dome-wrong = Choose the flat face opposite the steepest dome: three rings.
learn-block-out-pass = The tower is shaky. Play the card that lets you skip building
learn-block-out-pass-done = Pass! Now the next player has to build.
learn-block-out-pass-wrong = A large block up there would fall. One of your cards lets you skip building.
