# Online play: names, accounts, tables.

help-busy = wait for an answer or cancel it: the computer is already working on { $most ->
    [one] one thing
   *[other] { $most } things
} for you
help-rated = ask again when the game is over: there are no hints in rated games
no-such-job = that has already finished
no-such-phrase = choose one of the phrases in the list
person-gone = Former player
