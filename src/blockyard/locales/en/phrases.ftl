# What players can say to each other.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Good move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-no-problem = No problem!
phrase-thinking = I’m thinking.
phrase-one-moment = One moment, please.
phrase-back-now = I’m back.
phrase-that-was-close = That was close!
phrase-again = Another game?
phrase-bye = Goodbye!
