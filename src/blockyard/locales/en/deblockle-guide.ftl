# What a player of Deblockle is asked to do.

deblockle-prompt-arrange = { $colour ->
    [0] Place one of Gold’s blocks on a marked space
   *[1] Place one of Blue’s blocks on a marked space
}
deblockle-prompt-arrange-more = Any way round will do, as long as the symbol that was thrown stays on top. Make it hard for your opponent.
deblockle-prompt-turn = Choose one of your blocks and roll it onto the next space
deblockle-prompt-turn-more = Then hop as the symbol on top shows.
