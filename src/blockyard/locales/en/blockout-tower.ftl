# Block Out!: the tower and the hand.

# A release that no hand can make.
B7-not-a-pose = pick the block up again: its place, rotation or speed is not made of numbers
B7-off-the-table = bring the block over the tower: it is not over the table
B7-too-fast = hold the block still and let go: it is moving faster than { $most } mm a second
B7-inside-a-block = lift the block a little: it is where another block or the table is
B7-not-from-above = bring the block in from above: it may touch only the top of the tower
B7-too-high = lower the block before you let go: it is more than { $most } mm above the tower
B7-no-such-hand = pick the block up again: these movements are not those of a hand

# The engine has not come to a verdict; nothing has changed.
tower-engine-failed = the tower could not be judged this time, and nothing has changed; place the block again
tower-engine-slow = judging the tower took too long, and nothing has changed; place the block again

# The stack in a terminal.
blockout-front = front
blockout-right = right side
blockout-spot = { blockout-block }, aimed { $across }, { $along }, rotated { $turn }°
blockout-across = { $side ->
    [left] { $mm } mm left
   *[right] { $mm } mm right
}
blockout-along = { $side ->
    [front] { $mm } mm to the front
   *[back] { $mm } mm to the back
}

# What happened, in words.
blockout-drawn = a card drawn
blockout-drawn-card = drawn: { blockout-card }
blockout-stands = it stands, { $height } of 9
blockout-falls = the tower falls
blockout-late = it stood through the count and fell afterwards; nobody draws
