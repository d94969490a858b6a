# Names, accounts and how they are proved.

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
