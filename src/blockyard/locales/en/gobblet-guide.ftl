# What a player of Gobblet is asked to do.

gobblet-prompt-first = { $line ->
    [3] Put any of your gobblets on a square
   *[4] Take a gobblet from one of your stacks and put it on a square
}
gobblet-prompt-first-more = { $line ->
    [3] Three of yours in a line win.
   *[4] Four of yours in a line win.
}
gobblet-prompt-enter = { $line ->
    [3] Put one of your gobblets on the board
   *[4] Put a gobblet from one of your stacks on an empty square
}
gobblet-prompt-enter-more = { $line ->
    [3] A larger gobblet can go over a smaller one, no matter whose.
   *[4] Once it is on the board it can move, and cover anything smaller.
}
gobblet-prompt-turn = Bring in a new gobblet, or move one of yours
gobblet-prompt-turn-more = { $line ->
    [3] A larger one covers a smaller one. Three of yours in a line win.
   *[4] A larger one covers a smaller one. Four of yours in a line win.
}
gobblet-prompt-move = Move one of your gobblets
gobblet-prompt-move-more = It may go to any square that is empty or shows something smaller.
gobblet-prompt-held = Put down the gobblet you touched
gobblet-prompt-held-more = At this table a gobblet that you touch must be played.
