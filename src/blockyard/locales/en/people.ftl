# Names, accounts and how they are proved.

name-length = names are { $shortest } to { $longest } characters long; try a shorter or longer one
name-letters = a name has letters and digits, with a single space, dot or dash between words; leave out other symbols
name-mixed = mixing two alphabets makes a name look like somebody else’s; please use one alphabet
name-reserved = the name { $name } is reserved; add something of your own to it
name-taken = somebody is already called { $name }, or something that looks like it; try another name
has-account = you are already signed in as { $name }; sign out first to create another account
wrong-password = that name and password don’t match; try again, or use a recovery code
wrong-code = that name and recovery code don’t match; check the code (each works only once)
transfer-gone = this link has already been used or has expired; create a new one on your other device
no-such-person = nobody here has that name; check how it is written
