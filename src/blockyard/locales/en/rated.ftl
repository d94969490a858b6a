# Rated play, and help when many ask.

help-crowded = many people are asking the computer right now; ask again in a minute
help-slow = the computer couldn’t answer; ask again
help-while-rated = finish your rated game first; until then the computer won’t help you
rated-clock = choose one of the clocks for rated games

web-rated-account = Rated games are for players with an account.
web-rated-clock = A rated game has a clock. If you leave or run out of time, you lose.
web-rated-alone = Everyone thinks for themselves: no help from the computer or from others.
web-rated-short = If somebody resigns before move { $turns }, the winner gains no points.
web-rated-often = Games a day that count between the same two players: { $games } at most.
web-rated-free = Points an hour from wins by resignation, leaving or time: { $points } at most.
web-rated-not-now = This game won’t count: you have played each other often enough today.
web-clock-quick = 3 minutes + 2 seconds per move
web-rating-limited = Not all of it counted: points from games that were not won on the board, or from new players, are limited.
web-rating-short = The game was too short to earn points.
web-rating-frequent = The game didn’t count: you have played each other often enough today.
web-rating-about = { $rating }, give or take { $spread }
web-rating-provisional = provisional
web-rating-measured = measured
web-queue-bot = Many people are playing the computer. It is number { $place } in the queue, and its clock is stopped.
web-queue-help = Many people are asking. You are number { $place } in the queue.
web-hurried-bot = Many people are playing: the computer had less time to think than usual.
web-hurried-help = Many people are asking: the computer had less time to think than usual.
