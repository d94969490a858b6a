# The server: tables, seats, and starting it.

no-such-table = check the link, or start a table of your own: there is no such table
not-signed-in = go to the home page and try again: you are not signed in yet
foreign-origin = open Blockyard itself: this came from another site
malformed = reload the page: this message could not be read
too-fast = try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}: that was too much at once
too-many-tables = close a table first: you can follow { $most } at a time
open-first = open this table first: it is not open here
not-your-seat = watch, or take an open seat: somebody else is playing here
table-waiting = wait until every seat is taken: the game hasn’t started yet
table-over = start another table: this one was closed
table-busy = try again: the table has just changed
out-of-time = your time is up
nobody-gone = please wait a little: nobody has been away long enough yet
rematch-later = ask again when the game has ended: it is still going on
rematch-there = follow the link to the new table: the rematch has already begun
no-such-film = look at the board instead: there is no recording of this move
disk-trouble = try again in a moment: we couldn’t save that, so nothing has changed
machine-slow = the computer hasn’t answered; we are asking again
server-trouble = please try again: something went wrong on our side, and we’ve made a note of it
