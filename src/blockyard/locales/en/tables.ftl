# The server: tables, seats, and starting it.

no-such-table = there is no such table; check the link, or start a table of your own
not-signed-in = you are not signed in yet; go to the home page and try again
foreign-origin = this came from a page of another site; open Blockyard itself
malformed = this message could not be read; reload the page
too-fast = that was too much at once; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
too-many-tables = you can follow { $most } tables at a time; close one first
open-first = this table is not open here; open it first
not-your-seat = somebody else is playing here; you can watch, or take an open seat
table-waiting = the game hasn’t started yet; it will when every seat is taken
table-over = this table was closed; start another one
table-busy = the table has just changed; try again
out-of-time = your time is up
nobody-gone = nobody has been away long enough yet; please wait a little
rematch-later = the game is still going on; ask again when it has ended
rematch-there = you are playing again already; follow the link to the new table
no-such-film = there is no film of this move; look at the board instead
disk-trouble = we couldn’t save that, so nothing has changed; try again in a moment
machine-slow = the computer hasn’t answered; we are asking again
server-trouble = something went wrong on our side, and we’ve made a note of it; please try again
