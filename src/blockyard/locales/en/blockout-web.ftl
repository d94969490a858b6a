# The table of Block Out! on a screen.

blockout-choose-block = “{ blockout-card }”: choose a block.
blockout-choose-again = “{ blockout-card }”: choose it again to play it.
blockout-take-block = Take the { blockout-block }.
blockout-plays = { $who } plays “{ blockout-card }” and takes the { blockout-block }
blockout-plays-action = { $who } plays “{ blockout-card }”
blockout-takes = { $who } takes the { blockout-block }
blockout-lets-go = { $who } lets go of the block, and the count begins
blockout-counting = Counting to three: the tower has to stand…
blockout-being-drawn = Drawing cards…
blockout-look = arrow keys go round the table, plus and minus zoom in and out

# Why the game is over.
ended-B10 = { $last ->
    [block] the ninth block stands
   *[card] the last card has been played
}
ended-B11 = the last block stands
