# The courses of Gobblet and Gobblers: what to do, what was learned, and why another move is not it.

learn-gobblet-place = Take a gobblet from one of your stacks and put it on any square
learn-gobblet-place-done = That’s how a gobblet comes onto the board: always the top one of a stack.
learn-gobblet-place-wrong = Take the top gobblet of a stack and put it on the board.
learn-gobblet-four = Four in a line win: fill the gap in yours
learn-gobblet-four-done = Four in a line! Across, down or diagonally: any line of four wins.
learn-gobblet-four-wrong = Your line runs from corner to corner, and one square is missing.
learn-gobblet-gobble = A larger gobblet covers a smaller one: gobble Black’s and make four
learn-gobblet-gobble-done = Gobbled! The small one is still in there, underneath.
learn-gobblet-gobble-wrong = Black stands in your second row. Which of your gobblets on the board is larger?
learn-gobblet-stop = Black has three in a line. Stop it before the fourth!
learn-gobblet-stop-done = Stopped. Against three in a line, even a new gobblet may cover one of them.
learn-gobblet-stop-wrong = Black could still make four. Cover one of the three, or take the last square.
learn-gobblet-underneath = Safely make four in the top row
learn-gobblet-underneath-done = Well seen! Under the gobblet you left alone, Black’s line was waiting.
learn-gobblet-underneath-wrong = Not that one: lifting it uncovers Black’s line, and Black wins.
learn-gobblet-same-line = You may lift the lid if you close the same line again: win now
learn-gobblet-same-line-done = You uncovered the line and closed it in one move. That is allowed.
learn-gobblet-same-line-wrong = Look for one move that makes your four and covers Black’s row.

learn-gobblers-over = Put a larger gobbler straight on top of Black’s small one
learn-gobblers-over-done = No stacks here: any gobbler of yours may come in at any time.
learn-gobblers-over-wrong = Cover the small black one in the middle with a larger gobbler.
learn-gobblers-three = Three in a line win: finish yours
learn-gobblers-three-done = Three in a line!
learn-gobblers-three-wrong = Your line runs diagonally; the last corner is missing.
learn-gobblers-move = Gobblers on the board can move: finish the top row
learn-gobblers-move-done = One move: it gobbled Black’s and made three.
learn-gobblers-move-wrong = Only a large gobbler covers Black’s in the top row. You have one on the board.
learn-gobblers-underneath = Make three in the top row, and mind what you lift
learn-gobblers-underneath-done = Well seen! The large one had to stay where it was.
learn-gobblers-underneath-wrong = Not that one: there is a black gobbler under it, and Black would have three.
learn-gobblers-twice = Threaten two lines at once: only one can be stopped
learn-gobblers-twice-done = Two threats at once. Whatever Black does, you win next.
learn-gobblers-twice-wrong = Black can stop that one. Find the square that works for two lines.
