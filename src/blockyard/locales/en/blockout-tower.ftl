# Block Out!: the tower and the hand.

# A release that no hand can make.
B7-not-a-pose = the place, turn or speed of the block is not made of numbers; pick the block up again
B7-off-the-table = the block is not over the table; bring it over the stack
B7-too-fast = the block is moving faster than { $most } mm a second; hold it still and let go
B7-inside-a-block = the block is where another block or the table is; lift it a little
B7-not-from-above = the new block may touch only the top of the stack; bring it in from above
B7-too-high = the block is more than { $most } mm above the stack; lower it before you let go
B7-no-such-hand = these movements are not those of a hand; pick the block up again

# The engine has not come to a verdict; nothing has changed.
tower-engine-failed = the stack could not be judged this time, and nothing has changed; place the block again
tower-engine-slow = judging the stack took too long, and nothing has changed; place the block again

# The stack in a terminal.
blockout-front = front
blockout-right = right side
blockout-spot = { blockout-block }, aimed { $across }, { $along }, turned { $turn }°
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
blockout-falls = the stack falls
blockout-late = it stood through the count and falls later; nobody draws
