# The table of Block Out! on a screen.

blockout-plan = The top of the tower from above: arrow keys move the block by a millimetre, with Shift by five, comma and full stop rotate it, F takes the next face, Enter starts and stops the bar, Escape stops without letting go
blockout-which-face = Which face is down
blockout-face-down = { $face ->
    [0] flat face down, gentle dome ○ up
    [2] flat face down, medium dome ○○ up
    [4] flat face down, steep dome ○○○ up
    [1] gentle dome ○ down, flat face up
    [3] medium dome ○○ down, flat face up
   *[5] steep dome ○○○ down, flat face up
}
blockout-turned = Rotation: { $turn }°
blockout-bar = { $phase ->
    [off] Start the bar
    [x] Stop: left or right
   *[y] Stop: front or back, and let go
}
blockout-fair = Place without the bar
blockout-stop-x = The bar runs from side to side. Stop it over the spot.
blockout-stop-y = Now it runs to the front and back. Stop it, and the hand lets go.
blockout-choose-block = “{ blockout-card }”: choose a block.
blockout-choose-again = “{ blockout-card }”: choose the card once more to play it.
blockout-again = See it again
blockout-plays = { $who } plays “{ blockout-card }” and takes the { blockout-block }
blockout-plays-action = { $who } plays “{ blockout-card }”
blockout-takes = { $who } takes the { blockout-block }
blockout-lets-go = { $who } lets go of the block; the count begins
blockout-look = arrow keys go round the table, plus and minus come nearer and go back
