# The account page: devices, the password and bots.

web-sessions = Signed in on
web-session-here = This device
web-session-unknown = Unknown device or program
web-session-used = last used { $date }
web-session-end = Sign out there
web-sessions-end = Sign out everywhere else
web-password-change = Change password
web-password-old = Current password
web-password-changed = Your password has been changed. All other devices have been signed out.
web-bots = Bots
web-bots-what = Programs that play under their own name. You are responsible for yours.
web-bot-name = Bot name
web-bot-new = Add a bot
web-bot-delete = Delete
web-token-new = New token
web-token-keep = This token is shown only once. Keep it as safe as a password:
web-token-end = Revoke this token
web-token = Token from { $date }
web-bot-of = A bot. { $owner } is responsible for it.
web-bot-delete-sure = Delete this bot? Its games are kept, but its name is removed.
