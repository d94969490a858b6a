# The account page: devices, the password and bots.

web-sessions = Signed in on
web-session-here = This device
web-session-unknown = A program or another device
web-session-used = last used { $date }
web-session-end = Sign out there
web-sessions-end = Sign out everywhere else
web-password-change = Change the password
web-password-old = Current password
web-password-changed = The password is changed. All other devices are signed out.
web-bots = Bots
web-bots-what = Programs that play under a name of their own. You answer for them.
web-bot-name = Name of the bot
web-bot-new = Add a bot
web-bot-delete = Delete
web-token-new = New token
web-token-keep = This token is shown only once. Keep it like a password:
web-token-end = End this token
web-token = Token from { $date }
web-bot-of = A bot. { $owner } answers for it.
web-bot-delete-sure = Really delete? Its games stay, its name goes.
