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
blockout-order = Order of play
blockout-you = you
blockout-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blockout-left = has left
blockout-pile = Draw pile:
blockout-discards = Discards:
blockout-top = on top: { blockout-card }
blockout-held = to be placed: { blockout-block }
blockout-dealing = the cards are being dealt
blockout-drawing = no card to play, so cards are drawn
blockout-owed = the stack fell; cards still to draw: { $owed }
blockout-start = the stack fell; a block card starts a new one
blockout-last = the last card is played; any free block, placed so that it stands, wins
blockout-advanced = advanced rule

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

# A position that no game can reach.
B2-seats = there are { $given } hands, and { $fewest } to { $most } can play; separate the hands with /
B2-too-few-left = players left in the game: { $left }, so it is over; leave at least two hands
B2-no-such-card = there is no card called “{ $given }”; cards are called small-red, red, small, any, pass, reverse and so on
B2-too-many = there are { $given } “{ blockout-card }” cards, and the deck has { $most }; take some away
B2-deal = cards are dealt one by one from the first seat on until all have { $hand }; check the hands and the rest of the table
B4-not-in-the-game = { seat-block-out } is not in the game; give the turn to somebody who is
B5-turn-passed = { seat-block-out } can neither play nor draw, so the turn passes; give it to the next player
B6-no-such-block = there is no block called “{ $given }”; blocks are called small-red, medium-wood, large-blue and so on
B6-block-twice = the { blockout-block } is there twice; leave one
B6-held-without-card = the { blockout-block } is being placed, but the card on top of the discards does not allow it; check the discards
B8-no-fall = after a fall there is no stack, and cards are owed only while some can be drawn; check the stack and the cards
B10-not-won = { seat-block-out } has not won: there are cards in the hand, or a block is missing; check both
B10-nine-stand = nine blocks are standing, so the game has been won; take one off or say that it is over
B10-no-cards = { seat-block-out } has no cards left, so the game has been won; give a card or say that it is over
B11-no-last-card = { seat-block-out } places a last block only by the advanced rule and without cards; check the rule and the hand
