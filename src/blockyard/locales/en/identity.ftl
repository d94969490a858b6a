# Names, sessions, bots and reports.

rated-own-name = in a rated game everybody plays under their own name; leave out the names, or play a casual game
