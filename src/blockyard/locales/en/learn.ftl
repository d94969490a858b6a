# Courses: the pages where a game is learned task by task.

web-courses = Courses
web-courses-how = A few short tasks on the real board, then a full game. Each course takes about two minutes.
web-course-progress = Tasks: { $done } of { $all }
web-course-begin = Start the course
web-course-resume = Continue
web-course-again = Start again
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
learn-game = A full game
learn-game-more = Now play a full game against { $name }, who will go easy on you.
learn-game-start = Start the game
no-such-task = choose a task of this course: there is none called “{ $given }”
