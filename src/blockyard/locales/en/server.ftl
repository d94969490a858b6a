# Online play: names, accounts, tables.

help-busy = the computer is already working on { $most ->
    [one] one thing
   *[other] { $most } things
} for you; wait for one to finish or cancel it
help-rated = no hints in rated games; ask again when the game is over
no-such-job = that has already finished
no-such-phrase = choose one of the phrases in the list
person-gone = Former player
