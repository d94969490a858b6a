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
clause-B8 = When the stack falls
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
blockout-stack = The stack: { $height } of 9
blockout-no-stack = no stack yet
blockout-free = Free blocks:
blockout-none = none
blockout-hand = Your cards:
blockout-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blockout-left = has left
blockout-pile = Draw pile:
blockout-discards = Discards:
blockout-top = on top: { blockout-card }

# A move that cannot be played.
B2-being-dealt = the cards are still being dealt; wait until everybody has seven
B2-not-in-the-pile = no “{ blockout-card }” card is left to draw; draw another
B4-notation = a turn is written as card and block, like any>large-blue, or as pass or reverse; choose one of your cards
B4-not-in-hand = there is no “{ blockout-card }” card in your hand; choose one of the cards you hold
B5-being-drawn = no card in the hand can be played, so cards are drawn until one can; wait for it
B5-can-play = you hold a card that can be played, and nobody draws by choice; play a card
B6-no-block-named = a “{ blockout-card }” card comes with a block; name it as well, like any>large-blue
B6-does-not-match = a “{ blockout-card }” card does not allow the { blockout-block }; choose a block that matches the card
B6-on-the-stack = the { blockout-block } is on the stack already; choose one that is still free
B7-notation = a block is placed as put X Y TURN FACE, like put 0 -4.5 45 2; give millimetres, degrees and the face that looks down
B7-out-of-reach = the new block may touch only the top of the stack; aim at most { $reach } mm from the middle either way
B7-no-such-turn = a turn goes from 0 to 359.9 degrees; choose one of these
B7-no-such-face = a block has six faces, counted from 0 to 5; choose the one that looks down
B7-being-counted = hands off, the count is running; wait until it says stands, falls or late
B8-notation = the stack fell, so a block card starts a new one; write card and block, like any>large-blue
B8-cards-owed = the stack fell, and cards still to be drawn: { $owed }; wait for them
B8-block-card-first = a “{ blockout-card }” card does not start a stack; play a block card first
B8-first-block-stands = the first block of a stack cannot fall; say that it stands
B8-poses = a verdict gives a pose for each of { $blocks } blocks, and here are { $given }; give them all from the lowest to the new one
B9-takes-no-block = a “{ blockout-card }” card is played without a block; write the card alone
B11-choose-a-block = your last card is played; choose any free block to place, like >large-blue
