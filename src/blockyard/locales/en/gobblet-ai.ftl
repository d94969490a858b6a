# Why a move in Gobblet is good or bad.

reason-uncovers-a-line = it uncovers a whole line of theirs and loses
reason-fits-nowhere = once lifted, the gobblet fits nowhere, and that loses
reason-leaves-a-fourth = it lets your opponent complete a line next turn
reason-leaves-a-third = it lets your opponent complete a line of three next turn
reason-blocks-a-fourth = it blocks the fourth square of their line
reason-blocks-a-third = it blocks the third square of their line
reason-covers-their-three = it covers one of their three in a line
reason-covers-their-two = it covers one of their two in a line
reason-makes-three = it makes three in a line
reason-makes-two = it makes two in a line
reason-makes-three-twice = it makes three in two lines at once
reason-makes-two-twice = it makes two in several lines at once
reason-shows-their-gobblet = it uncovers one of their gobblets
reason-gobbles = it gobbles one of theirs
reason-takes-the-middle = it holds the middle, where most lines meet
