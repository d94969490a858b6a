# The match, records, options: what is the same for every game.

list-comma = { ", " }
sentence = { $text }.
chance = chance

clause-M1 = Resigned
clause-M2 = Out of time
clause-M3 = Left the game
clause-M4 = Draw agreed
clause-M5 = Abandoned
clause-M6 = Cancelled

event-M1 = { $who } resigns.
event-M2 = { $who } is out of time.
event-M3 = { $who } has left.

result-won = { $count ->
    [one] { $who } wins. { $title } ({ $clause }).
   *[other] { $who } win together. { $title } ({ $clause }).
}
result-draw = A draw. { $title } ({ $clause }).
result-none = No result. { $title } ({ $clause }).

# Refusals of the match.
game-over = this game has ended; start a new one or look back at the moves
match-over = this game has ended; start a new one or look back at the moves
stale = that was meant for move { $ply }, but the game is now at move { $now }; take another look at the board
no-hands-here = this game does not use hand movements; send the move alone
not-your-turn = it is not your turn yet; your move can wait
not-in-the-game = this player is no longer in the game; you can keep watching
already-begun = the game has begun, so it can no longer be cancelled; resign or offer a draw
too-late-to-abandon = somebody has already had two turns, so the game counts; resign or offer a draw
nothing-to-take-back = there is no move of yours to take back yet
nothing-revealed-goes-back = something has been revealed since then and can’t be unseen; play on from here
answer-first = there is an offer on the table; agree or decline first
nothing-on-offer = there is no offer to answer right now; you can make one yourself

our-ruling = our ruling:
