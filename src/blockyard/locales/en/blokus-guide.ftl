# What a player of Blokus is asked to do.

blokus-prompt-point = Pick a piece and cover a starting point with it
blokus-prompt-point-more = Large pieces are hard to place later: use them early.
blokus-prompt-corner = { $several ->
    [yes] { blokus-colour }: pick a piece and cover the marked corner of the board
   *[no] Pick a piece and cover your corner of the board with it
}
blokus-prompt-corner-more = Large pieces are hard to place later: use them early.
blokus-prompt-turn = { $several ->
    [yes] { blokus-colour }: pick a piece that can touch a corner of this colour
   *[no] Pick a piece; it must touch one of yours at a corner
}
blokus-prompt-turn-more = Never along a side of the same colour. You may touch other colours however you like.
