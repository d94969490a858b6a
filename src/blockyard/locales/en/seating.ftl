# Setting a table and sitting down at it.

no-such-game = there is no game called { $given }; choose one of: { $games }
no-such-option = this game has no option { $option }; it has: { $options }
no-such-value = option { $option } cannot be { $given }; choose one of: { $values }
no-such-seats = this game is not for { $given ->
    [one] one player
   *[other] { $given } players
}; choose { $seats }
start-disagrees = the start was set with { $name } { $start }, but { $given } was asked for; change one of them so that they agree
no-such-level = there is no level { $given }; choose { $first } to { $last }
bots-unmeasured = the computer’s strength at this level is not measured yet, so the game can’t be rated; choose another level, or play a casual game
table-full = every seat is taken; you can watch, or start a table of your own
chair-taken = seat { $seat } is taken; choose another one
already-seated = you already have a seat at this table
not-seated = you have no seat at this table
guests-play-casual = you need an account for rated games; create one, or play a casual game
rated-one-seat-each = in a rated game everyone has just one seat; to share a screen, choose a casual game
chair-for-you = you need a seat at your own table; keep one for yourself
no-such-chair = a seat cannot be { $given }; choose me, open, or bot:1 to bot:9
record-later = part of this game is still hidden; you can download it when it is over
no-such-page = there is nothing here; go back to the home page
client-not-built = the web client is not built; run make in the folder of Blockyard, or play with blockyard play
