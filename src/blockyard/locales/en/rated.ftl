# Rated play, and help when many ask.

help-crowded = ask again in a minute: many people are asking the computer right now
help-slow = ask again: the computer couldn’t answer
help-while-rated = finish your rated game first: until then, the computer won’t help you
rated-clock = choose one of the clocks for rated games

web-rated-not-now = This game won’t count: you have played each other often enough today.
web-clock-quick = 3 minutes + 2 seconds per move
web-rating-limited = Not all of it counted: points from other players, and from games that were not won on the board, are limited.
web-rating-short = The game was too short to earn points.
web-rating-frequent = The game didn’t count: you have played each other often enough today.
web-rating-about = { $rating }, give or take { $spread }
web-rating-provisional = provisional
web-rating-measured = measured
web-queue-bot = Many people are playing the computer. It is number { $place } in the queue, and its clock is stopped.
web-queue-help = Many people are asking. You are number { $place } in the queue.
web-hurried-bot = Many people are playing: the computer had less time to think than usual.
web-hurried-help = Many people are asking: the computer had less time to think than usual.
