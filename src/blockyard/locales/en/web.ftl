# The web client: every page and the tables.

web-title = Blockyard: six block games
web-name = Blockyard
web-language = Language
web-skip = Skip to main content
web-pages = Pages
web-home = All games
web-close = Close
web-no-page = This page doesn’t exist. The link may have been cut off.
web-refused = That didn’t work. Reload the page and try again.
web-no-connection = check your connection and try again: the server can’t be reached
web-not-found = check the link: we couldn’t find that
web-theme-auto = Theme: match device
web-theme-light = Theme: light
web-theme-dark = Theme: dark
web-puzzles = Puzzles
web-learn-page = Learn
web-lobby = Lobby
web-leaders = Leaderboards
web-account = Account
web-rules = Rules
web-clock = Clock
web-setting-the-table = Opening a table…
web-open-chair = waiting for a player
character = { $level ->
    [1] Bibo
    [2] Lumi
    [3] Tam
    [4] Koda
    [5] Milo
    [6] Dara
    [7] Zeno
    [8] Nova
   *[9] Atlas
}
web-computer = Computer, level { $level }
web-away = away
web-your-turn = Your turn!
web-your-turn-title = Your turn: { $title }
web-to-play = { $who } to move.
web-luck = Leaving it to chance…
web-on-its-way = Sending…
web-reconnecting = Connection lost. Reconnecting… Your game is safe.
web-skipped = { $who } can’t move and misses a turn.
web-taken-back = Move taken back.
web-says = { $who } says: { $text }
web-thinking = The computer is thinking…
web-show-rule = Rule { $clause }
web-controls = What you can do
web-moves = Moves
web-no-moves = Nobody has moved yet.
web-hint = Hint
web-take-back = Take back
web-flip = Turn the board around
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-call-me = Notify me when it’s my turn
web-solid-on = 3D board
web-solid-off = Flat board
web-phrases = Say something
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-sure = Really resign?
web-claim = Claim the win
web-agree = Agree
web-decline = Decline
web-offers-draw = { $who } offers a draw.
web-offers-take-back = { $who } would like to take back a move.
web-rematch = Rematch
web-to-rematch = Go to the next game
web-you-win = You win!
web-you-lose = You lose
web-drawn = A draw
web-no-result = No result
web-game-over = The game is over
web-look-at-board = View the board
web-replay = Replay
web-review = Review
web-curtain = Pass the screen to { $who }. The board stays hidden until they are ready.
web-curtain-open = I am { $who }
web-unknown = Reload the page to read this.
web-hint-told = { $count ->
    [0] Hint: { $move }.
   *[other] Hint: { $move } – { $reasons }.
}
web-asked = { $who }: { $text }
