# Puzzles: their page, their themes, and what each theme asks for.

web-puzzles = Puzzles
web-puzzle-of-the-day = Puzzle of the day
puzzle-theme-win-1 = Win at once
puzzle-theme-win-2 = Win in 2
puzzle-theme-win-3 = Win in 3
puzzle-theme-escape = Escape
puzzle-theme-only-move = Only move
puzzle-theme-winning-placement = Winning piece
puzzle-theme-last-squares = Last squares
puzzle-theme-shut-out = Shut out
puzzle-theme-block = Take the corner
puzzle-theme-slip-past = Slip past
puzzle-theme-open-corners = Open corners
puzzle-theme-best-placement = Best placement
puzzle-theme-all = All themes
puzzle-goal-win-1 = Win with this move.
puzzle-goal-win-2 = Win in two turns.
puzzle-goal-win-3 = Win in three turns.
puzzle-goal-escape = Your opponent is about to win: find the only way out.
puzzle-goal-only-move = Every move but one loses: find it.
puzzle-goal-winning-placement = Only one placement wins: find it.
puzzle-goal-last-squares = Get the most out of the last squares.
puzzle-goal-shut-out = Leave another colour nowhere to place.
puzzle-goal-block = Take the corner that your opponent needs.
puzzle-goal-slip-past = Slip past your opponent.
puzzle-goal-open-corners = Open up new corners.
puzzle-goal-best-placement = Find the best placement.
puzzle-to-move = { $side } to move. { $goal }
puzzle-wrong = Not quite. Try another move.
puzzle-right = Right so far. Go on!
puzzle-solved = Correct!
puzzle-shown = This is the solution.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-hint = Hint
puzzle-show = Show the solution
puzzle-analyse = Analyse
puzzle-rating = Your puzzle rating
puzzle-rated-once = Your rating changes once, at the first try. A hint halves the change.
puzzle-already-rated = Solved before: your rating stays as it is.
puzzle-hardness = Rating of the puzzle: { $rating }
puzzle-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-days-none = Solve one a day to build a tower.
puzzle-streak = Solved in a row: { $streak }
puzzle-streak-best = Best so far: { $best }
no-such-puzzle = choose another puzzle: there is none called “{ $given }”
no-such-theme = choose one of these themes, { $themes }: there is none called “{ $given }”
no-puzzles = choose another game: there are no puzzles of { $game } yet
