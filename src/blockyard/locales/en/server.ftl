# Online play: names, accounts, tables.

help-busy = the computer is thinking about { $most } things for you already; wait for one or cancel it
help-rated = in a rated game everybody thinks for themselves; ask for help after the end
help-crowded = many people are asking the computer just now; ask again in a minute
help-slow = the computer could not answer; ask again
no-such-job = that job has ended
no-such-phrase = choose one of the phrases in the list
person-gone = Somebody who left
