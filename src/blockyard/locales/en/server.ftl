# Online play: names, accounts, tables.

help-busy = the computer is thinking about { $most } things for you already; wait for one or cancel it
help-rated = in a rated game everybody thinks for themselves; ask for help after the end
no-such-job = that job has ended
no-such-phrase = choose one of the phrases in the list
person-gone = Somebody who left

# What players can say to each other.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Good move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-no-problem = No problem!
phrase-thinking = I am thinking.
phrase-one-moment = One moment, please.
phrase-back-now = I am back.
phrase-that-was-close = That was close!
phrase-again = Another game?
phrase-bye = Goodbye!
