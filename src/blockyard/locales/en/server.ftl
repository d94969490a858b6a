# Online play: names, accounts, tables.

name-length = a name has { $shortest } to { $longest } letters; try a shorter or longer one
name-letters = a name is made of letters and digits, with one space, dot or dash between words; try again without other signs
name-mixed = letters of two alphabets in one name are easily mistaken for another name; keep to one alphabet
name-reserved = { $name } is kept for Blockyard itself; add something of your own
name-taken = somebody is called { $name } already, or something that looks like it; try another name

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
