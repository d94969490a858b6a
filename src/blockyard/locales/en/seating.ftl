# Setting a table and sitting down at it.

no-such-game = there is no game called { $given }; choose one of: { $games }
no-such-option = this game has no option { $option }; it has: { $options }
no-such-value = option { $option } cannot be { $given }; choose one of: { $values }
no-such-seats = this game cannot be played by { $given }; choose { $seats }
start-disagrees = the start was set with { $name } { $start }, but { $given } was asked for; change one of them so that they agree
no-such-level = there is no level { $given }; choose { $first } to { $last }
bots-unmeasured = matches have not shown yet how strong the computer is at this level of this game; choose another level, or play a casual game
table-full = every seat is taken; you can watch, or set a table of your own
chair-taken = seat { $seat } is taken; choose another one
already-seated = you have a seat at this table
not-seated = you have no seat at this table
guests-play-casual = rated games are for players with an account; make one, or play a casual game
rated-clock = choose one of the clocks for rated games
rated-one-seat-each = in a rated game everybody has one seat; choose a casual game to share a screen
chair-for-you = there is no seat for you at this table; keep one
no-such-chair = a seat cannot be { $given }; choose me, open, or bot:1 to bot:9
record-later = something is still hidden in this game; its record can be had when it has ended
no-such-page = there is nothing here; go back to the first page
client-not-built = the web client is not built; run make in the folder of Blockyard, or play with blockyard play
