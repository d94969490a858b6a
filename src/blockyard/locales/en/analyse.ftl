# The analysis board.

web-analysis-page = Analyse
web-analysis-board = Analysis board
web-analysis-how = Play any moves you like, for every player. The computer shows the best lines as you go.
web-analysis-lines = Best lines
web-analysis-show = Show the best lines
web-analysis-stop = Stop
web-analysis-depth = searching: depth { $depth }
web-analysis-wins = { $who } wins
web-analysis-proven = proven
web-analysis-moves = Moves
web-analysis-no-moves = No moves yet: make one on the board.
web-analysis-start = Start
web-analysis-back = Back
web-analysis-forward = Forward
web-analysis-delete = Delete this move
web-analysis-text = Position as text
web-analysis-set-up = Set up this position
web-analysis-open = Open a game
web-analysis-paste = Paste a game here, or choose a file
web-analysis-open-it = Open
web-analysis-download = Download
web-analysis-link = Copy the link
web-analysis-comment = Comment on this move
web-analysis-from-here = Analyse from here
not-a-game-file = choose a file or text with a game in it, such as one downloaded here
web-analysis-place = { $place ->
    [one] next in the queue
   *[other] place in the queue: { $place }
}
not-a-position = check how the position is written: the starting position, for example, is { $example }
