# Profiles, and the search for finished games.

private-profile = look at another player’s page: this player keeps results and games private
no-opening = add a move, or leave the opening out: after these moves it is nobody’s turn
web-profile-won = Won
web-profile-drawn = Drawn
web-profile-lost = Lost
web-profile-streak = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-profile-best = Best: { $days }
web-profile-days = The last twelve weeks: days with a game or a puzzle
web-profile-weeks-ago = 12 weeks ago
web-profile-today = today
web-profile-history = Rating history
web-profile-best-rating = best: { $rating }
web-profile-table = As a table
web-profile-date = Date
web-profile-results = Results
web-profile-won-of = { $won } of { $games }
web-profile-accuracy = Accuracy
web-profile-accuracy-mean = The last reviewed games, on average: { $percent }%
web-profile-accuracy-of = { $game }, { $date }: { $percent }%
web-profile-learnt = Puzzles and courses
web-profile-puzzles = Puzzle rating
web-profile-tries = Puzzles tried
web-profile-in-a-row = Most in a row
web-profile-tasks = { $solved } of { $tasks }
web-profile-private = Private profile
web-profile-private-more = Nobody else sees your ratings, results and games. Public games stay public.
web-profile-closed = This player keeps results and games private.
web-search-public = Public games
web-search-found = Games
web-search-player = Player
web-search-opponent = Opponent
web-search-game = Game
web-search-go = Search
web-search-more = More filters
web-search-moves = First moves
web-search-shortest = Fewest moves
web-search-longest = Most moves
web-search-since = From
web-search-until = Until
web-search-result = Result
web-search-any = All
web-search-won = Won
web-search-drawn = Drawn
web-search-lost = Lost
web-search-people = With people
web-search-reviewed = Reviewed
web-search-none = No games found.
web-search-range = { $first }–{ $last } of { $total }
web-search-previous = Previous page
web-search-next = Next page
web-search-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-search-accuracy = { $percent }% accurate
web-search-download = Download all
