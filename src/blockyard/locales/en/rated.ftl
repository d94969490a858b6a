# Rated play, and help when many ask.

help-crowded = many people are asking the computer just now; ask again in a minute
help-slow = the computer could not answer; ask again
help-while-rated = finish your rated game first; until then the computer does not help you
rated-clock = choose one of the clocks for rated games

web-rated-account = Rated games are for players with an account.
web-rated-clock = A rated game has a clock. Who leaves or runs out of time loses.
web-rated-alone = Everybody thinks alone: no help from the computer or from others.
web-rated-short = If somebody gives up before move { $turns }, the winner gains no points.
web-rated-often = { $games } games a day count between the same two players.
web-rated-free = Wins by giving up, leaving or time bring { $points } points an hour at most.
web-rated-not-now = This game will not count: you have played each other often enough today.
web-clock-quick = 3 minutes, and 2 seconds for each move
web-rating-limited = Not all of it counted: points from games that were not won on the board, or from new players, are limited.
web-rating-short = The game was too short to bring points.
web-rating-frequent = The game did not count: you have played each other often enough today.
web-rating-about = { $rating }, give or take { $spread }
web-rating-provisional = provisional
web-rating-measured = measured
web-queue-bot = Many are playing against the computer. It is number { $place } in the queue, and its clock stands.
web-queue-help = Many are asking. You are number { $place } in the queue.
web-hurried-bot = Many are playing: the computer had less time to think than usual.
web-hurried-help = Many are asking: the computer had less time to think than usual.
