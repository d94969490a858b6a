# Block Out!

title-block-out = Block Out!
seat-block-out = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
   *[5] Player 6
}

clause-B1 = Goal
clause-B2 = Set-up
clause-B3 = Who starts
clause-B4 = A turn
clause-B5 = Drawing cards
clause-B6 = Block cards
clause-B7 = Placing a block
clause-B8 = When the tower falls
clause-B9 = Action cards
clause-B10 = Winning
clause-B11 = Advanced rule
clause-B12 = Hidden hands

# Cards and blocks.
blockout-card = { $card ->
    [small-red] small red
    [small-wood] small wood
    [small-blue] small blue
    [medium-red] medium red
    [medium-wood] medium wood
    [medium-blue] medium blue
    [large-red] large red
    [large-wood] large wood
    [large-blue] large blue
    [red] any red
    [wood] any wood
    [blue] any blue
    [small] any small
    [medium] any medium
    [large] any large
    [any] any block
    [pass] pass
   *[reverse] reverse
}
blockout-block = { $block ->
    [small-red] small red block
    [small-wood] small wood block
    [small-blue] small blue block
    [medium-red] medium red block
    [medium-wood] medium wood block
    [medium-blue] medium blue block
    [large-red] large red block
    [large-wood] large wood block
   *[large-blue] large blue block
}

# The count of three, while the stack is judged.
blockout-count-1 = one-one-thousand
blockout-count-2 = two-one-thousand
blockout-count-3 = three-one-thousand

# The table.
blockout-stack = The tower: { $height } of 9
blockout-no-stack = no tower yet
blockout-free = Free blocks:
blockout-none = none
blockout-hand = Your cards:
blockout-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blockout-left = has left
blockout-pile = Draw pile:
blockout-discards = Discard pile:
blockout-top = on top: { blockout-card }

# A move that cannot be played.
B2-being-dealt = wait until everybody has seven cards: they are still being dealt
B2-not-in-the-pile = draw another card: no “{ blockout-card }” card is left
B4-notation = choose one of your cards, and for a block card the block you want to place
B4-not-in-hand = choose one of the cards you hold: there is no “{ blockout-card }” card in your hand
B5-being-drawn = wait while cards are drawn for you: none in your hand can be played
B5-can-play = play one of your cards: drawing is only for those who can’t
B6-no-block-named = choose a block as well: a “{ blockout-card }” card is played with one
B6-does-not-match = choose a block that matches the card: “{ blockout-card }” does not allow the { blockout-block }
B6-on-the-stack = choose a block that is still free: the { blockout-block } is already on the tower
B7-notation = choose where the block goes, how it is rotated, and which face is down
B7-out-of-reach = aim at most { $reach } mm from the middle either way: the new block may touch only the top of the tower
B7-no-such-turn = rotate the block by 0 to 359.9 degrees
B7-no-such-face = choose which of the six faces goes down, from 0 to 5
B7-being-counted = hands off, and wait until the count is over
B8-notation = choose a block card and a block to start a new tower: the old one fell
B8-cards-owed = wait until your cards are drawn ({ $owed } to go): the tower fell
B8-block-card-first = play a block card first: “{ blockout-card }” does not start a tower
B8-first-block-stands = let the first block stand: it cannot fall
B8-poses = give the poses of all blocks, from the lowest to the new one: blocks { $blocks }, poses { $given }
B9-takes-no-block = play the card alone: “{ blockout-card }” takes no block
B11-choose-a-block = choose any free block to place: your last card is played
