# The lobby: opponents, open tables, games to watch, invitations; and the name of a guest.

web-looking = { $count ->
    [one] one player looking for a game
   *[other] { $count } players looking for a game
}
web-find = Find an opponent
web-find-how = Choose a game. Who goes first is drawn at random.
web-waiting-here = { $count ->
    [one] one waiting
   *[other] { $count } waiting
}
web-nobody-waiting = no one waiting
web-looking-now = looking…
web-finding = Finding an opponent: { $title }
web-meanwhile = Play { character }
web-place-kept = Play { character } while you wait. You keep your place, and the game is saved.
web-stop-finding = Cancel
web-found = Your game is starting: { $title }
web-found-who = { $players } is at the table.
web-found-kept = This game is saved: you’ll find it under “Your games”.
web-found-go = Go to the table
web-knock = { $who } wants to play { $title }
web-knock-time = You have { $count ->
    [one] one second
   *[other] { $count } seconds
} to accept.
web-knock-accept = Play
web-knock-decline = Not now
web-knock-asked = We found { $who }
web-knock-asked-how = Waiting for them to accept. The game starts as soon as they do.
web-knock-declined = That player can’t play right now; we’re still looking.
web-knock-missed = Look again? The time to accept ran out, so your search has ended: { $title }
web-knock-again = Look again
web-live-games = Live games
web-good-games = Games worth watching
web-no-live-games = No public games right now. Here are some good ones from earlier.
web-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-with-others = { $who } + { $count }
web-join = Join
web-join-game = Join: { $title }, { $players }
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-create-table = Create a table
web-invite-how = One link, one game: whoever opens it plays with you.
web-invite-make = Create the link
web-invite-other = Another link
web-invite-waits = We’ll let you know as soon as someone sits down.
web-scan = Scan with a phone, or send the link.
web-address = Address
web-which-game = Game
web-name-ask = What should others call you?
web-name-why = Players at your table see this name. We ask only once.
web-name-some = How about
web-name-take = Continue
web-name-later = Continue as { $name }
web-name-change = Change name
account-named = create another account to play under another name: your account is called { $name }
name-suggestions = Otter, Maple, Comet, Pebble, Clover, Biscuit, Domino, Pepper, Sparrow, Cocoa, Willow, Ginger, Marble, Panda, Acorn, Ripple
