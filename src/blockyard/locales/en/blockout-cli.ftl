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

# The stack in a terminal.
blockout-how-to-put = put X Y ROTATION FACE: mm to the right, mm to the back, degrees, face down
blockout-faces = face 0 leaves ○ on top, the gentle dome; 2 ○○; 4 ○○○; faces 1, 3, 5 are domes
blockout-keys = arrows: move · , and . : rotate · Tab: face · Enter: let go · Esc: type numbers
blockout-lens = from above: · holds  ░ may rock
blockout-zone = { $zone ->
    [holds] aimed here, it holds
    [rocks] aimed here, it may rock
   *[falls] aimed here, it falls
}
blockout-joints = how it leans under each block
blockout-joint-state = { $state ->
    [steady] steady
    [leaning] leaning
   *[falling] about to fall
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
blockout-spot = { blockout-block }, aimed { $spot }, rotated { $turn }°
