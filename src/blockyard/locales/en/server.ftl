# Online play: names, accounts, tables.

name-length = a name has { $shortest } to { $longest } letters; try a shorter or longer one
name-letters = a name is made of letters and digits, with one space, dot or dash between words; try again without other signs
name-mixed = letters of two alphabets in one name are easily mistaken for another name; keep to one alphabet
name-reserved = { $name } is kept for Blockyard itself; add something of your own
name-taken = somebody is called { $name } already, or something that looks like it; try another name
has-account = { $name } is your name here already; sign out first to make another account
wrong-password = that name and password do not fit together; try again, or use a recovery code
wrong-code = that name and recovery code do not fit together; check the code, each works once
transfer-gone = this link has been used or is too old; make a new one on the other device
no-such-person = nobody here has that name; check how it is written
blocked-here = somebody at this table would rather not play with you, or you with them; choose another table
bots-unmeasured = matches have not shown yet how strong the computer is at this level of this game; choose another level, or play a casual game
help-busy = the computer is thinking about { $most } things for you already; wait for one or cancel it
help-rated = in a rated game everybody thinks for themselves; ask for help after the end
review-later = a game can be reviewed when it is over; ask for a hint meanwhile
nothing-to-think-about = nobody has a decision to make here; choose another move
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
