## Around the text of the rules pages.

our-estimate = our estimate:
rules-title = { $title }: rules
rules-contents = On this page
rules-right = Allowed
rules-wrong = Not allowed
rules-loses = Allowed, but it loses
rules-play = Play it
rules-again = Show it again
rules-clause = Rule { $clause }
rules-print = Print summary
rules-every-game = Every game: resigning, time and draws
rules-page = Open as a page
rules-quiz-right = Right!
rules-quiz-wrong = Not quite: try again.
rules-quiz-read = Look it up
rules-quiz-score = Right at the first try: { $right } of { $all }
rules-quiz-again = Start again
