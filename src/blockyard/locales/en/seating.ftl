# Setting a table and sitting down at it.

no-such-game = choose one of these games, { $games }: there is none called { $given }
no-such-option = choose one of these options, { $options }: this game has none called { $option }
no-such-value = choose one of these values, { $values }: { $option } cannot be { $given }
no-such-seats = choose another number of players ({ $seats }): this game is not for { $given ->
    [one] one player
   *[other] { $given } players
}
start-disagrees = change one of them so that they agree: the start was set with { $name } { $start }, but { $given } was asked for
no-such-level = choose a level from { $first } to { $last }: there is no level { $given }
bots-unmeasured = choose another level, or play a casual game: the computer’s strength at this level is not measured yet, so the game can’t be rated
table-full = watch, or start a table of your own: every seat is taken
chair-taken = choose another seat: seat { $seat } is taken
already-seated = stay where you are: you already have a seat at this table
not-seated = watch, or take a free seat: you have no seat at this table
guests-play-casual = create an account, or play a casual game: rated games need an account
rated-one-seat-each = choose a casual game to share a screen: in a rated game everyone has just one seat
chair-for-you = keep a seat for yourself: you need one at your own table
no-such-chair = choose me, open, or bot:1 to bot:9: a seat cannot be { $given }
record-later = download the game when it is over: part of it is still hidden
no-such-page = go back to the home page: there is nothing here
client-not-built = run make in Blockyard’s folder, or play in the terminal with blockyard play: the web client has not been built

web-rated-account = Rated games are for players with an account.
web-rated-clock = A rated game has a clock. If you leave or run out of time, you lose.
web-rated-alone = Everyone thinks for themselves: no help from the computer or from others.
web-rated-short = If somebody resigns before move { $turns }, the winner gains no points.
web-rated-often = Games that count each day between the same two players: at most { $games }.
web-rated-hour = Points you can gain in an hour: at most { $points }. Only wins on the board against the computer can earn you more.
start-casual = choose a casual, private game: one that starts from a chosen position is never rated or public
