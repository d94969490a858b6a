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
web-analysis-picture = Save a picture
web-analysis-comment = Comment on this move
web-analysis-from-here = Analyse from here
not-a-game-file = choose a file or text with a game in it, such as one downloaded here
web-analysis-place = { $place ->
    [one] next in the queue
   *[other] place in the queue: { $place }
}
not-a-position = check how the position is written: the starting position, for example, is { $example }
web-analysis-play = Play from here
web-analysis-against = Opponent
web-analysis-edit = Edit position
web-analysis-edit-how = Choose a tool, then squares on the board.
web-analysis-edit-ready = This position can be played.
web-analysis-edit-done = Use this position
web-analysis-edit-leave = Cancel
edit-erase = Remove
edit-turn = Change whose turn it is
edit-clear = Empty board
no-editor = write this position as text: this game has no position editor
no-such-tool = choose one of these tools, { $tools }: there is none called { $given }
no-such-square = choose a square of the board: it has none called { $given }
no-such-format = choose one of these kinds of file, { $kinds }: this game cannot be saved as { $given }
web-analysis-exact = Solved: every line searched to the end
web-analysis-exact-show = Show solved moves
web-analysis-exact-none = No move here is solved yet.
web-analysis-exact-part = Solved moves: { $count } of { $legal }
web-analysis-exact-value = { $value ->
    [1] wins
    [0] draws
   *[other] loses
}
web-analysis-exact-in = { $value ->
    [1] wins in { $turns }
   *[other] loses in { $turns }
}
web-analysis-name = Name of this line
web-analysis-undo = Undo
web-analysis-deleted = The line was deleted.
web-openings = Openings
web-openings-show = Show
web-openings-hide = Hide
web-openings-none = No games continued from here.
web-openings-games = computer: { $computer }, public: { $public }
web-openings-result = won { $won }%, drawn { $drawn }%, lost { $lost }%
web-openings-search = Public games with this position
web-analysis-threats = Threats
web-analysis-threats-of = If { $who } could move now:
