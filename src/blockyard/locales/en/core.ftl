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
clause-M7 = Too long

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
game-over = start a new game or look back at the moves: this one has ended
match-over = start a new game or look back at the moves: this one has ended
stale = take another look at the board: that was meant for move { $ply }, and the game is now at move { $now }
no-hands-here = send the move alone: this game does not use hand movements
pick-up-again = pick it up again: the server had stopped watching, and nothing has changed
nothing-to-pick-up = first choose what to place: there is nothing to pick up yet
not-your-turn = wait a moment: it is not your turn yet
not-in-the-game = you can keep watching: this player is no longer in the game
already-begun = resign or offer a draw: the game has begun and can no longer be cancelled
too-late-to-abandon = resign or offer a draw: somebody has already had two turns, so the game counts
not-too-long = play on: a game becomes a draw by itself only when it is very long
nothing-to-take-back = play a move first: there is none of yours to take back yet
nothing-revealed-goes-back = play on from here: something has been revealed since then and can’t be unseen
answer-first = accept or decline the offer on the table first
nothing-on-offer = make an offer yourself if you like: there is none to answer right now

our-ruling = our ruling:
