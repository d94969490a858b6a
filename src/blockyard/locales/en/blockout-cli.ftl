# Block Out! at the command line.

# The table.
blockout-order = Order of play
blockout-you = you
blockout-held = to be placed: { blockout-block }
blockout-dealing = the cards are being dealt
blockout-drawing = no card to play, so cards are drawn
blockout-owed = the stack fell; cards still to draw: { $owed }
blockout-start = the stack fell; a block card starts a new one
blockout-last = the last card is played; any free block, placed so that it stands, wins
blockout-advanced = advanced rule

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

# The stack in a terminal.
blockout-how-to-put = put X Y TURN FACE: mm to the right, mm to the back, degrees, face down
blockout-faces = face 0 leaves ○ on top, the gentle dome; 2 ○○; 4 ○○○; faces 1, 3, 5 are domes
blockout-keys = arrows: move · , and . : turn · Tab: face · Enter: let go · Esc: numbers
blockout-face = { $face ->
    [1] gentle dome ○ up
    [3] middle dome ○○ up
    [5] steep dome ○○○ up
   *[other] flat face up
}

# What happened, in words.
blockout-played = “{ blockout-card }”: { blockout-block }
blockout-falls-after = the stack falls after { $seconds } s, the { blockout-block } first
blockout-late-after = it stood through the count and falls after { $seconds } s, the { blockout-block } first; nobody draws
blockout-let-go = (let go { $off } mm from the spot)
