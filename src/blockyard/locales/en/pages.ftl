# The pages around the tables: the first one, lobby, accounts, replays.

web-games = The games
web-about = About Blockyard
web-about-rules = The rulebook is the judge
    .text = When a move isn’t allowed, we tell you what you can do instead and which rule stops it. Where a rulebook is silent, we say what we decided, and why.
web-about-everyone = A seat for everyone
    .text = Everything comes in English, Hebrew, French and Arabic. Every piece has a mark as well as a colour, so nobody has to tell two colours apart.
web-about-free = Free, and yours
    .text = Blockyard is free software under the MIT licence. Read it, change it, run it for your friends, or add a game of your own.
web-footer = All games belong to their authors and publishers. Blockyard is not affiliated with them.
web-no-script = Blockyard needs JavaScript. Turn it on in your browser and reload the page.
web-with = Who are you playing with?
web-with-computer = The computer
web-with-friend = A friend, with a link
web-with-screen = Together on one screen
web-with-anyone = Anyone in the lobby
web-level = Level { $level }
web-players = Players
web-i-begin = I go first
web-they-begin = The other player goes first
web-first-is-me = That’s me
web-rated = Rated game
web-options = Rule options
web-set-table = Start the game
web-clock-none = No clock
web-clock-move = 1 minute per move
web-clock-fast = 5 minutes + 3 seconds per move
web-clock-calm = 15 minutes + 10 seconds per move
web-clock-days = 2 days per move
web-waiting = The game starts when everyone is seated.
web-invited = You’re invited! Take a seat.
web-sit = Sit here
web-leave = Leave the table
web-invite = Invite a friend
web-qr = QR code of the link to this table
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-my-games = Your games
web-open-tables = Open tables
web-no-open-tables = No tables are open right now. Start one, and someone may join you.
web-watch = Watch
web-look = Open
web-place = Rank
web-player = Player
web-rating = Rating
web-ratings = Ratings
web-games-played = Games
web-games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
web-no-leaders = No ratings yet. Play a rated game to get one.
web-no-ratings = No rated games yet.
web-no-games = No public games.
web-step = Step
web-step-first = To the start
web-step-back = One step back
web-step-on = One step forward
web-step-last = To the end
web-start-of-game = The start of the game
web-record = Download this game
web-analyse = What would the computer play?
web-review-value = This position is worth { $value } to { $who } (+1 is a win, −1 a loss).
web-review-drop = This move took { $who } from { $before } to { $after } (+1 is a win, −1 a loss).
web-review-proven = { $of ->
    [before] The value before it is proven.
   *[here] This value is proven.
}
web-review-mark = { $mark ->
    [inaccuracy] Not quite right.
    [mistake] A mistake.
   *[blunder] A serious mistake.
}
web-review-better = { $count ->
    [0] { $move } was better.
   *[other] { $move } was better: { $reasons }.
}
web-review-odds = With this player’s aim, that happens about { $percent }% of the time.
review-later = ask for a hint meanwhile: a game can be reviewed once it is over
nothing-to-think-about = choose another move: there is nothing to decide here
web-review-waits = The computer is checking every move. This takes a moment.
web-review-stop = Stop
web-review-stopped = No review yet.
web-review-again = Review the game
web-review-graph = How the game went: arrow keys go from move to move, Page Down goes to the next weak one
web-review-weak = Weak moves
web-review-none = The computer found none.
web-review-before = Show the better move
web-review-accuracy = Accuracy
web-percent = { $percent }%
web-review-retry = Find a better move
web-review-retry-task = { $who }: find a better move.
web-review-retry-good = Well found: this move gives nothing away.
web-review-retry-weak = { $move } is worth less. Try another move.
web-review-retry-end = Back to the review
web-guest = You’re playing as { $name }, a guest. With an account, your games and ratings go with you to every device.
web-sign-up = Create an account
web-sign-in = Sign in
web-recover = Forgot your password?
web-sign-out = Sign out
web-person-name = Name
web-password = Password
web-password-new = New password (at least 8 characters)
web-code = Recovery code
web-codes = Your recovery codes
web-codes-keep = Write these down. Each code lets you back in once if you forget your password. You won’t see them again.
web-this-device = This device
web-other-device = Another device
web-transfer = Create a link for another device
web-transfer-use = Open this on your other device soon; it works only once.
web-arrive = Continue here
web-arrive-what = This link signs you in on this device too, with your name, games and ratings.
web-arrive-do = That’s me
web-profile = Profile
web-since = Member since { $date }
web-block = Block this player
web-blocked = Blocked. You won’t be paired again.
blocked-here = choose another table: you and someone at this one would rather not play together
web-export = Download my data
web-forget = Delete my account
web-forget-sure = Delete your account? You will forfeit any games in progress.
web-description = Play Gobblet, Deblockle, Block Out! and Blokus in your browser: with friends, on one screen or against the computer. Free, in four languages.
