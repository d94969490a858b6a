# Positions that no game can reach.

D1-nobody-left = put a block back: neither side has one left, but the game ends with the first side to finish
D1-winner-moved-last = change whose turn it is: { $colour ->
    [gold] Gold
   *[blue] Blue
} took the last block off, so it would be the other side’s
D3-count = write { $blocks }: during the set-up, that is how many blocks { $colour ->
    [gold] Gold
   *[blue] Blue
} has on the board, among the dice and not yet thrown, but { $given } are written
D3-order = check what has been thrown and placed: the set-up goes in order, first Gold’s dice, then Blue’s dice, then one side’s blocks and then the other’s
D3-whose-turn = write turn={ $turn }: at this point of the set-up { $turn ->
    [gold] Gold places a block
    [blue] Blue places a block
   *[chance] chance decides
}
D6-two-blocks = keep one block on { $square }: two are written there
D6-cannot-show-star = put the block on { $square } on a start space ({ $start }) or bring another symbol up: only a block that has not moved can show the star
D8-on-star = put the block on { $square } on another space: it is a star space, where no turn ends
D10-too-many = take some blocks off: { $colour ->
    [gold] Gold
   *[blue] Blue
} began with { $most } and has more on the board
D11-touching = put one of the blocks on { $gold } and { $blue } elsewhere: they are side by side, which this table forbids at the end of every turn
D12-too-quiet = write a smaller number: turns without a block leaving are given as { $quiet }, and there can be { $most } at most here
