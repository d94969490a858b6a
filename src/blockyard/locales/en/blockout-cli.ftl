# Block Out! at the command line.

# The table.
blockout-order = Order of play
blockout-you = you
blockout-held = to be placed: { blockout-block }
blockout-dealing = the cards are being dealt
blockout-drawing = no card to play, so cards are drawn
blockout-owed = the tower fell; cards still to draw: { $owed }
blockout-start = the tower fell; a block card starts a new one
blockout-last = last card played: place any free block so that it stands, and the game is won
blockout-advanced = advanced rule

# A position that no game can reach.
B2-seats = separate the hands with /: there are { $given }, and { $fewest } to { $most } can play
B2-too-few-left = leave at least two hands: with fewer ({ $left }) the game is over
B2-no-such-card = choose a card such as small-red, red, small, any, pass or reverse: there is none called “{ $given }”
B2-too-many = take some “{ blockout-card }” cards away: there are { $given }, and the deck has { $most }
B2-deal = check the hands and the rest of the table: cards are dealt one by one from the first player on until all have { $hand }
B4-not-in-the-game = give the turn to somebody who is in the game: { seat-block-out } is not
B5-turn-passed = give the turn to the next player: { seat-block-out } can neither play nor draw
B6-no-such-block = choose a block such as small-red, medium-wood or large-blue: there is none called “{ $given }”
B6-block-twice = leave one { blockout-block }: it is there twice
B6-held-without-card = check the discards: the { blockout-block } is being placed, but the card on top does not allow it
B8-no-fall = check the tower and the cards: after a fall there is no tower, and cards are owed only while some can be drawn
B10-not-won = check the hand and the tower: { seat-block-out } has not won while there are cards in the hand or a block is missing
B10-nine-stand = take a block off or say that the game is over: nine blocks stand, so it has been won
B10-no-cards = give { seat-block-out } a card or say that the game is over: without cards it has been won
B11-no-last-card = check the rule and the hand: { seat-block-out } places a last block only by the advanced rule and without cards

# The stack in a terminal.
blockout-how-to-put = put X Y ROTATION FACE: mm to the right, mm to the back, degrees, face down
blockout-faces = face 0 leaves ○ on top, the gentle dome; 2 ○○; 4 ○○○; faces 1, 3, 5 are domes
blockout-keys = arrows: move · , and . : rotate · Tab: face · Enter: let go · Esc: numbers
blockout-face = { $face ->
    [1] gentle dome ○ up
    [3] medium dome ○○ up
    [5] steep dome ○○○ up
   *[other] flat face up
}

# What happened, in words.
blockout-played = “{ blockout-card }”: { blockout-block }
blockout-falls-after = the tower falls after { $seconds } s, the { blockout-block } first
blockout-late-after = it stood through the count and fell after { $seconds } s, the { blockout-block } first; nobody draws
blockout-let-go = (let go { $off } mm from the spot)
typed-B4-notation = Type card and block, like any>large-blue, or pass or reverse.
typed-B6-no-block-named = Type both, like any>large-blue.
typed-B7-notation = Type put X Y ROTATION FACE, like put 0 -4.5 45 2, in millimetres and degrees.
typed-B8-notation = Type card and block, like any>large-blue.
typed-B9-takes-no-block = Type the card alone, like pass.
typed-B11-choose-a-block = Type > and the block, like >large-blue.
