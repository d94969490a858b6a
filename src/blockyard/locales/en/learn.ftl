# Courses: the pages where a game is learned task by task.

web-courses = Courses
web-courses-how = A few small tasks on the real board, then a whole game. Two minutes for each.
web-course-progress = Tasks: { $done } of { $all }
web-course-begin = Start the course
web-course-resume = Continue
web-course-again = Play it again
learn-watch = Watch
learn-your-turn = Your turn
learn-try = Try it
learn-replay = Replay
learn-next = Next
learn-skip = Skip
learn-leave = Save and exit
learn-hand = Watch the hand, then try it yourself
learn-task = Task { $number }
learn-task-done = Task { $number }, done
learn-game = The whole game
learn-game-more = Now play a whole game with { $name }, who takes it easy.
learn-game-start = Start the game
no-such-task = choose a task of this course: there is none called “{ $given }”
