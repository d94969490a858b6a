# The first page: the six games, and the computer’s nine characters.

web-headline = Six block games, one good table
card-gobblet = Gobblet
    .about = Get four in a row. Larger gobblets swallow smaller ones, so remember who is hiding under whom.
    .players = 2
    .age = Ages 7 and up
    .time = 10–20 min
card-gobblers = Gobblers
    .about = Three in a row on a small board, with gobblets that swallow each other. Gobblet’s little sister, and quick to learn.
    .players = 2
    .age = Ages 5 and up
    .time = 5 min
card-deblockle = Deblockle
    .about = Roll a block over an edge, then hop as the symbol on top tells you. Be the first to get all your blocks off the board: star up, on the far star.
    .players = 2
    .age = Ages 8 and up
    .time = 20 min
card-blokus-duo = Blokus Duo
    .about = Each new piece touches one of yours at a corner, never along a side. Whoever finds room for more squares wins.
    .players = 2
    .age = Ages 7 and up
    .time = 10–15 min
card-blokus-classic = Blokus Classic
    .about = Four colours grow from the four corners of a large board, always corner to corner. It gets crowded in the middle.
    .players = 2–4
    .age = Ages 7 and up
    .time = 20–30 min
card-block-out = Block Out!
    .about = Play a card, add a block, count to three. Whatever you set down flat leaves a rounded top for the next player.
    .players = 2–6
    .age = Ages 6 and up
    .time = 20+ min
character-about = { $level ->
    [1] Met the blocks this morning and likes them all.
    [2] Plays first, wonders later.
    [3] Never hurries, never looks far ahead.
    [4] Takes the centre and won’t give it back.
    [5] Stands like a wall and waits for you to slip.
    [6] Threatens on two sides and smiles from a third.
    [7] Counts everything twice, corners three times.
    [8] Has seen your next move, and the one after.
   *[9] Carries the whole board in one hand.
}
web-character = { character }, computer, level { $level }
web-character-rated = { character }, computer, level { $level }, rating { $rating }
web-play = Play
web-play-game = Play { $title }
web-friend = Friend
web-anyone = Anyone
web-good-match = good match
web-choose-opponent = Choose your opponent
web-quick-set-up = Quick set-up
web-one-screen = Two on one screen
web-more-choices = More choices
web-online = { $count ->
    [one] one player online
   *[other] { $count } players online
}
web-games-on = { $count ->
    [one] one game in progress
   *[other] { $count } games in progress
}
web-live = Live
web-played-on = Played on { $date }
web-sample = Sample game
web-watch-game = Watch this game: { $players }
web-shown-game = { $title }: { $players }
web-your-game = Your game
web-your-invitation = Your invitation
web-invitation-open = Waiting for your friend
web-go-on = Continue { $title }
web-against-players = against { $players }
web-learn = Learn
web-learn-game = { $title } in two minutes
web-learn-how = A few short tasks on the real board
web-meet = Meet people
web-meet-how = Open tables, and games to watch
web-share-screen = Side by side
web-share-screen-how = Take turns on this device
