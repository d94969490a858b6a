# Courses at the command line.

usage-learn = Learn a game in a few short tasks.
learn-heading = Task { $number } of { $all }
learn-prompt = Your move (or show, skip, quit):
learn-example = Type this, for example: { $move }
learn-finished = That was the whole course. Now play a game: { $command }
learn-command-show = show
learn-command-skip = skip
learn-command-quit = quit
no-course = choose another game: there is no course for { $game } yet
