# The first page of the web client.

web-title = Blockyard: four block games
web-name = Blockyard
web-language = Language

web-headline = Four block games, one good table
web-lead = Swallow, tip, stack, or squeeze through a corner. Gobblet, Deblockle, Block Out! and Blokus, played the way their rulebooks say.

web-games = The games

card-blockout = Block Out!
    .about = Play a card, add a block, count to three. Whatever you set down flat leaves a rounded top for the next player.
    .players = 2 to 6 players
    .age = Ages 6 and up
    .time = 20 minutes and more

card-blokus = Blokus Duo
    .about = Each new piece touches one of yours at a corner, never along a side. Whoever finds room for more squares wins.
    .players = 2 players
    .age = Ages 7 and up
    .time = 10 to 15 minutes

card-deblockle = Deblockle
    .about = Roll a block over its edge, then hop as the symbol on top tells you. Be the first to roll all of yours off the board.
    .players = 2 players
    .age = Ages 8 and up
    .time = About 20 minutes

card-gobblet = Gobblet
    .about = Get four in a row. Larger gobblets swallow smaller ones, so remember who is hiding under whom.
    .players = 2 players
    .age = Ages 7 and up
    .time = 10 to 20 minutes

web-about = What Blockyard is
web-about-rules = The rulebook is the judge
    .text = When a move is not allowed, you read which rule stands in the way and what you can do instead. Where a rulebook is silent, we say how we decided, and why.
web-about-everyone = A seat for everyone
    .text = Everything speaks English, Hebrew, French and Arabic. Pieces carry a mark as well as a colour, so nobody has to tell two colours apart.
web-about-free = Free, and yours
    .text = Blockyard is free software under the MIT licence. Read it, change it, run it for your friends, or add a fifth game.

web-footer = The games belong to their authors and publishers, with whom Blockyard is not connected.

web-skip = Skip to the page
web-pages = Pages
web-home = To the games
web-close = Close
web-no-page = There is no such page here. Perhaps the link was cut short.
web-refused = That did not work ({ $reason }). Load the page again and try once more.
web-no-connection = the server does not answer; check your connection and try again
web-not-found = this is not here, or no longer; check the link
web-theme-auto = Theme: as the device
web-theme-light = Theme: light
web-theme-dark = Theme: dark

web-play-now = Play now
web-play-computer = Play the computer
web-play-friend = A friend
web-play-screen = One screen
web-lobby = Lobby
web-leaders = Leaderboards
web-account = Account
web-rules = Rules

web-with = Who will you play with?
web-with-computer = The computer
web-with-friend = A friend, by link
web-with-screen = Together at one screen
web-with-anyone = Anyone, in the lobby
web-level = Level { $level }
web-players = Players
web-i-begin = I begin
web-rated = Rated game
web-set-table = Set the table
web-clock = Clock
web-clock-none = No clock
web-clock-move = A minute for each move
web-clock-fast = 5 minutes, and 3 seconds for each move
web-clock-calm = 15 minutes, and 10 seconds for each move
web-clock-days = Two days for each move

web-setting-the-table = Setting the table …
web-waiting = The game begins when everybody sits.
web-invited = You are invited. Take a chair.
web-open-chair = waiting for somebody
web-sit = Sit here
web-leave = Leave the table
web-invite = Invite a friend
web-qr = QR code of the link to this table
web-copy-link = Copy the link
web-copied = Copied
web-share = Share

web-computer = Computer, level { $level }
web-away = away
web-your-turn = It is your turn.
web-your-turn-title = Your turn: { $title }
web-to-play = { $who } is to play.
web-luck = Luck decides …
web-on-its-way = On its way …
web-reconnecting = The connection is gone. Trying to get it back; your game is kept.
web-skipped = { $who } cannot move and is skipped.
web-taken-back = Taken back.
web-says = { $who } says: { $text }
web-thinking = The computer is thinking …
web-show-rule = Show rule { $clause }

web-controls = What you can do
web-moves = Moves
web-no-moves = Nobody has moved yet.
web-hint = Hint
web-take-back = Take back
web-flip = Turn the board round
web-sound-on = Switch the sound on
web-sound-off = Switch the sound off
web-call-me = Call me when it is my turn
web-phrases = Say something
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-sure = Really resign?
web-claim = They have left: claim the game
web-agree = Agree
web-decline = Decline
web-offers-draw = { $who } offers a draw.
web-offers-take-back = { $who } would like to take a move back.
web-rematch = Play again
web-to-rematch = To the next game

web-you-win = You win!
web-you-lose = You lose
web-drawn = A draw
web-no-result = No result
web-game-over = The game is over
web-look-at-board = Look at the board
web-replay = Replay

web-curtain = { $who } is next. Hand over the screen; nothing is shown until then.
web-curtain-open = I am { $who }

web-pair = Play somebody now
web-my-games = Your games
web-open-tables = Open tables
web-no-open-tables = No table is waiting. Set one, and somebody may come.
web-watch = Watch
web-look = Go there
web-sit-down = Sit down

web-place = Place
web-player = Player
web-rating = Rating
web-ratings = Ratings
web-games-played = Games
web-games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
web-no-leaders = Nobody has a rating here yet. Rated games bring one.
web-no-ratings = No rated games yet.
web-no-games = No games for everybody to see.

web-step = Step
web-step-first = To the start
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-start-of-game = The start of the game
web-record = Take the record home

web-guest = You play as the guest { $name }. An account keeps your games and ratings, on every device.
web-sign-up = Make an account
web-sign-in = Sign in
web-recover = Forgotten?
web-sign-out = Sign out
web-person-name = Name
web-password = Password
web-password-new = New password, eight letters or more
web-code = Recovery code
web-codes = Your recovery codes
web-codes-keep = Write them down. Each brings you back once if you forget the password, and they are not shown again.
web-this-device = This device
web-solid-on = Draw boards in space
web-solid-off = Draw boards flat
web-other-device = Another device
web-transfer = Make a link for another device
web-transfer-use = Open this on the other device soon; it works once.
web-arrive = Continue here
web-arrive-what = This link makes this device yours too, with your name, games and ratings.
web-arrive-do = That is me
web-profile = Profile
web-since = Here since { $date }
web-block = Do not play with them again
web-blocked = You will not meet again.
web-export = Take my data home
web-forget = Delete my account
web-forget-sure = Really delete? Running games are lost
