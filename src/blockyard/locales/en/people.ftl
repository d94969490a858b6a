# Names, accounts and how they are proved.

name-length = try a shorter or longer name: names are { $shortest } to { $longest } characters long
name-letters = leave out other symbols: a name has letters and digits, with a single space, dot or dash between words
name-mixed = please use one alphabet: a name that mixes two can look like somebody else’s
name-reserved = add something of your own: the name { $name } is reserved
name-taken = try another name: somebody is already called { $name }, or something that looks like it
has-account = sign out first to create another account: you are signed in as { $name }
wrong-password = try again, or use a recovery code: that name and password don’t match
wrong-code = check the code (each works only once): it doesn’t match that name
transfer-gone = create a new link on your other device: this one has been used or has expired
no-such-person = check how the name is written: nobody here has it
