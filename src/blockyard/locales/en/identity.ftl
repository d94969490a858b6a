# Names, sessions, bots and reports.

rated-own-name = in a rated game everybody plays under their own name; leave out the names, or play a casual game
wrong-old-password = that is not your password now; type it again, or use a recovery code
password-common = many people use that password, so it is guessed first; choose another one, such as a few words in a row
password-name = a password must not contain your name; choose another one, such as a few words in a row
session-ended = you were signed out here; sign in again to go on
no-such-session = that device is signed out already; load the list again
banned = the operator has closed this account until { $date }
token-scope = this token does not allow that ({ $scope }); make one that does, on the account page
bots-need-account = bots belong to an account; make one first
no-such-bot = you have no such bot; load the page again
too-many-bots = delete one of your bots first: an account can have { $most } at most
too-many-tokens = delete one of its tokens first: a bot can have { $most } at most
bots-not-here = no bots are expected at this table; choose one that allows them
report-self = that is you; choose somebody else
report-known = you have told the operator about this already; thank you
muted = the operator has switched off your phrases for now; you can play on
report-many = you have told the operator about many people today; try again tomorrow
report-why-name = an offensive name
report-why-engine = help from an engine
report-why-leaving = leaving games
report-why-phrases = too many phrases
report-why-collusion = agreed results
report-why-other = something else
