# Block Out!: the tower and the hand.

# A release that no hand can make.
B7-not-a-pose = pick the block up again: its place, rotation or speed could not be read
B7-off-the-table = bring the block over the tower: it is not over the table
B7-too-fast = hold the block still and let go: it is moving faster than { $most } mm a second
B7-inside-a-block = lift the block a little: it is where another block or the table is
B7-not-from-above = bring the block in from above: it may touch only the top of the tower
B7-too-high = lower the block before you let go: it is more than { $most } mm above the tower
B7-no-such-hand = pick the block up again: these movements could not be read

# A movement that no person makes: the block counts with the fair hand, and the player reads why.
B7-hand-not-seen = pick the block up before you place it: we didn’t see you hold it, so a careful hand placed it for you
B7-hand-out-of-time = check your connection before the next block: the movement did not fit the time it took, so a careful hand placed the block for you
B7-hand-too-quick = take your time: no hand is that quick, so a careful one placed the block for you
B7-hand-too-still = carry the block to its place: it stayed in one place, so a careful hand placed it for you
B7-hand-too-even = move the block freely: no hand is that smooth, so a careful one placed it for you
B7-hand-too-exact = stop the bar by eye: no hand is that exact, so a careful one placed the block for you
B7-hand-repeated = make a new movement for every block: this one was an exact repeat, so a careful hand placed it for you
B7-hand-stated = state a hand of { $least } to { $most } mm: nobody has a steadier one

# The engine has not come to a verdict; nothing has changed.
tower-engine-failed = place the block again: the tower could not be judged this time, and nothing has changed
tower-engine-slow = place the block again: judging the tower took too long, and nothing has changed

# The stack in a terminal.
blockout-front = front
blockout-right = right side
blockout-centred = in the middle
blockout-across = { $side ->
    [left] { $mm } mm left
   *[right] { $mm } mm right
}
blockout-along = { $side ->
    [front] { $mm } mm to the front
   *[back] { $mm } mm to the back
}
blockout-rotated = rotated { $turn }°
blockout-face = { $face ->
    [1] gentle dome ○ up
    [3] medium dome ○○ up
    [5] steep dome ○○○ up
   *[other] flat face up
}

# What happened, in words.
blockout-drawn = a card drawn
blockout-drawn-card = drawn: { blockout-card }
blockout-stands = it stands, { $height } of 9
blockout-falls = the tower falls
blockout-late = it stood through the count and fell afterwards; nobody draws
