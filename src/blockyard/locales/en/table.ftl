# The table: whose turn it is, its tools, and the end of a game.

web-you = You
web-turn-yours = Your turn
web-turn = To move
web-opponents = Other players
web-rest = What { $who } has left
web-against = vs { $who }
web-more = More
web-say = Say
web-move-by = { $who }:
web-notation = Show notation
web-keys = Keyboard shortcuts
web-claim-soon = { $who }: connection lost. You can claim the win in { $time }.
web-gone = { $who } has left.
web-series = you and { $who }
web-wants-rematch = { $who } wants a rematch.
web-rematch-first = { $who } would go first, as { $colour }.
web-rematch-first-you = You would go first, as { $colour }.
web-awaits-rematch = Waiting for { $who } to accept…
web-not-now = Not now
web-declined-rematch = { $who } can’t play again right now.
web-invite-again = Invite { $who } again
web-invited-again = { $who } has left the table. Your invitation is waiting here.
web-agree-draw = Agree to a draw
web-agree-draw-sure = Does everyone agree?
web-declined-draw = { $who } would rather play on.
web-declined-take-back = { $who } declined: the move stands.
web-you-win-by = You win by { $points }
web-you-lose-by = You lose by { $points }
web-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
web-turning = Decisive moves
web-ahead = you ahead ↑
web-turning-point = { $number } · { $who }: { $mark ->
    [inaccuracy] not quite right
    [mistake] a mistake
   *[blunder] a serious mistake
}
web-harder = Harder: level { $level }
web-easier = Easier: level { $level }
web-new-game = New game
web-back-to-now = Back to the game
web-at-move = The position after move { $number }
web-legend = Symbols
web-key-arrows = move around the board
web-key-enter = choose or place
web-key-escape = let go
web-key-rotate = rotate the piece
web-key-rotate-back = rotate it the other way
web-key-flip = flip the piece
web-key-next = take the next piece
web-key-previous = take the previous piece
web-key-tab = go to the next part of the table
web-key-help = show this list
